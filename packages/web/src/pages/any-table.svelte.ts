// A table of any game in the page, for looking at its board: the kernel itself, no server, no shell.
import { type Bot, parseBot } from '@quarterdeck/bots';
import {
  type AnyOffer,
  act,
  actChance,
  type GameTypes,
  isChanceDue,
  type Match,
  type MoveOf,
  openMatch,
  parseOptions,
  quickRng,
  type Rng,
  type Seat,
  type Shown,
  show,
  showEvents,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import type { News } from '../lib/board.ts';

export interface TableSetting {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Entries that are played before one looks, and then on to the first decision of this kind. */
  readonly ahead: number;
  readonly until: string | null;
  /** Everybody is played from here; otherwise seat 0 is, and the others play by themselves. */
  readonly isHotSeat: boolean;
  readonly isWatching: boolean;
  /** Who plays ahead and for the others: `random` comes to the same position as long as the rules are the same. */
  readonly bot: string;
}

export interface AnyTable {
  readonly shown: Shown<GameTypes>;
  readonly news: readonly News<GameTypes>[];
  /** Whether it is one of the others who is waited for. */
  readonly isOthersTurn: boolean;
  play(move: MoveOf<GameTypes>): void;
  /** Somebody who is waited for plays. */
  step(): void;
}

export function anyTable(offer: AnyOffer, setting: TableSetting): AnyTable {
  const rng = quickRng(setting.ahead + setting.seats);
  const bot = parseBot(setting.bot);
  let match = $state.raw(opened(offer, setting, bot));
  let news = $state.raw<News<GameTypes>[]>([]);
  const asked = $derived(waiting(offer.game, match.state));
  let last: Seat = 0;
  const viewer = $derived.by((): Viewer => {
    if (setting.isWatching) return 'spectator';
    if (!setting.isHotSeat) return 0;
    const [actor] = asked;
    last = typeof actor === 'number' ? actor : last;
    return last;
  });

  function go(seat: Seat, move: MoveOf<GameTypes>): void {
    const heard = viewer;
    const fresh: News<GameTypes>[] = [];
    let now: Match<GameTypes> = match;
    const follow = (step: ReturnType<typeof actChance<GameTypes>>): void => {
      now = step.match;
      fresh.push({ number: now.log.length, events: showEvents(offer.game, step.events, heard) });
    };
    follow(act(now, seat, move));
    while (isChanceDue(now)) follow(actChance(now));
    match = now;
    news = fresh;
  }

  return {
    get shown() {
      return show(offer.game, match.state, viewer);
    },
    get news() {
      return news;
    },
    get isOthersTurn() {
      return asked.length > 0 && (typeof viewer !== 'number' || !asked.includes(viewer));
    },
    play(move) {
      if (typeof viewer === 'number') go(viewer, move);
    },
    step() {
      const [actor] = asked;
      if (typeof actor === 'number') go(actor, choice(offer, match, actor, bot, rng));
    },
  };
}

function opened(offer: AnyOffer, { seats, options, seed, ahead, until }: TableSetting, bot: Bot): Match<GameTypes> {
  const rng = quickRng(ahead);
  let match = openMatch(offer.game, { seats, options: parseOptions(offer.game, options), seed });
  for (;;) {
    const [actor] = waiting(offer.game, match.state);
    if (actor === 'chance') match = actChance(match).match;
    else if (actor === undefined || (match.log.length >= ahead && isThere(offer, match, until))) return match;
    else match = act(match, actor, choice(offer, match, actor, bot, rng)).match;
  }
}

function isThere({ game }: AnyOffer, { state }: Match<GameTypes>, until: string | null): boolean {
  return until === null || show(game, state, 'spectator').decision === until;
}

function choice(offer: AnyOffer, { state }: Match<GameTypes>, seat: Seat, bot: Bot, rng: Rng): MoveOf<GameTypes> {
  return bot.choose(offer, show(offer.game, state, seat), rng);
}
