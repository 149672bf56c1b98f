// A thing in the hand, from when it is taken up until it is laid down or goes back.
import { lift } from './ghost.ts';
import { type Goal, goalAt, markGoals } from './goals.ts';
import { scrollAlong } from './swipe.ts';

export interface Carried<Place> {
  readonly things: readonly HTMLElement[];
  readonly start: PointerEvent;
  /** Where it may be laid now. */
  goals(): readonly Goal<Place>[];
  /** Resolves when the table has answered, to false when it does not. */
  lay(place: Place): Promise<boolean>;
}

export interface Carry {
  follow(event: PointerEvent): void;
  /** Lays it down where it is, if it may be laid there. */
  letGo(): void;
  putBack(): void;
}

/** A finger would hide what is lower, in pixels. */
const FINGER = 52;

export function carry<Place>({ things, start, goals, lay }: Carried<Place>): Carry {
  const ghost = lift(things, { x: start.clientX, y: start.clientY });
  const height = Math.max(...things.map(({ offsetHeight }) => offsetHeight));
  const rise = start.pointerType === 'mouse' ? 0 : Math.max(0, FINGER - height);
  let latest = start;
  const leaveOff = scrollAlong(start.clientY, () => latest.clientY, aim);

  function aim(): Goal<Place> | null {
    const all = goals();
    const here = goalAt(all, { x: latest.clientX, y: latest.clientY });
    markGoals(all, here);
    return here;
  }
  function end(): Goal<Place> | null {
    leaveOff();
    const here = aim();
    markGoals([], null);
    return here;
  }
  return {
    follow(event) {
      latest = event;
      ghost.follow(event.clientX - start.clientX, event.clientY - start.clientY - rise);
      aim();
    },
    letGo() {
      const here = end();
      if (here === null) return ghost.back();
      ghost.rest();
      void lay(here.place).then((isAnswered) => (isAnswered ? ghost.end() : ghost.back()));
    },
    putBack() {
      end();
      ghost.back();
    },
  };
}
