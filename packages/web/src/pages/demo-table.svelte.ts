// A table in the page, for looking at a board: the kernel itself, no server, no shell.
import { type DeadMansDraw, deadMansDraw, type Options } from '@quarterdeck/dead-mans-draw';
import {
  act,
  actChance,
  isChanceDue,
  legalMoves,
  type Match,
  type MoveOf,
  openMatch,
  pick,
  quickRng,
  type Seat,
  type Shown,
  show,
  showEvents,
  waiting,
} from '@quarterdeck/kernel';
import type { News } from '../lib/board.ts';

export interface DemoSetting {
  readonly seats: number;
  readonly seed: string;
  readonly options: Partial<Options>;
  /** Entries that are played before one looks. */
  readonly ahead: number;
  /** Everybody is played from here; otherwise seat 0 is, and the others play by themselves. */
  readonly isHotSeat: boolean;
}

export interface DemoTable {
  readonly shown: Shown<DeadMansDraw>;
  readonly news: readonly News<DeadMansDraw>[];
  /** Whether it is one of the others who is waited for. */
  readonly isOthersTurn: boolean;
  play(move: MoveOf<DeadMansDraw>): void;
  /** Somebody who is waited for plays by a simple habit. */
  step(): void;
}

export function demoTable(setting: DemoSetting): DemoTable {
  const rng = quickRng(setting.ahead + setting.seats);
  let match = $state.raw(opened(setting));
  let news = $state.raw<News<DeadMansDraw>[]>([]);
  const asked = $derived(waiting(deadMansDraw, match.state));
  const viewer = $derived<Seat>(
    setting.isHotSeat && typeof asked[0] === 'number' ? asked[0] : setting.isHotSeat ? match.state.turn.seat : 0,
  );

  function go(seat: Seat, move: MoveOf<DeadMansDraw>): void {
    const fresh: News<DeadMansDraw>[] = [];
    let now: Match<DeadMansDraw> = match;
    const follow = (step: ReturnType<typeof actChance<DeadMansDraw>>): void => {
      now = step.match;
      fresh.push({ number: now.log.length, events: showEvents(deadMansDraw, step.events, seat) });
    };
    follow(act(now, seat, move));
    while (isChanceDue(now)) follow(actChance(now));
    match = now;
    news = fresh;
  }

  function step(): void {
    const [actor] = waiting(deadMansDraw, match.state);
    if (typeof actor === 'number') go(actor, habit(match, actor, rng));
  }

  return {
    get shown() {
      return show(deadMansDraw, match.state, viewer);
    },
    get news() {
      return news;
    },
    get isOthersTurn() {
      return asked.length > 0 && !asked.includes(viewer);
    },
    play: (move) => go(viewer, move),
    step,
  };
}

function opened({ seats, options, seed, ahead }: DemoSetting): Match<DeadMansDraw> {
  const rng = quickRng(ahead);
  let match = openMatch(deadMansDraw, { seats, options, seed });
  for (;;) {
    const [actor] = waiting(deadMansDraw, match.state);
    if (actor === 'chance') match = actChance(match).match;
    else if (actor === undefined || match.log.length >= ahead) return match;
    else match = act(match, actor, habit(match, actor, rng)).match;
  }
}

/** Draws up to three cards, then collects; anything else at random. */
function habit(match: Match<DeadMansDraw>, seat: Seat, rng: ReturnType<typeof quickRng>): MoveOf<DeadMansDraw> {
  const moves = legalMoves(deadMansDraw, match.state, seat);
  const wish = match.state.area.length >= 3 ? 'collect' : 'draw';
  return moves.find(({ type }) => type === wish) ?? pick(moves, rng);
}
