// A table of any game in the page, for looking at its board: the kernel itself, no server, no shell.

import type { News } from '@quarterdeck/board';
import { type Bot, parseBot } from '@quarterdeck/bots';
import {
  type AnyOffer,
  type GameTypes,
  type MoveOf,
  parseOptions,
  quickRng,
  type Rng,
  type Seat,
  type Shown,
  type Viewer,
  verifyRecord,
} from '@quarterdeck/kernel';
import {
  beatsBetween,
  cutTo,
  openPlay,
  type Play,
  playChance,
  playMove,
  promisedLuck,
  retold,
  shownTo,
  waitingSeats,
} from '@quarterdeck/table';

export interface TableSetting {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** A game as it was played, which is looked at after the entries ahead; null where it is played here. */
  readonly record: string | null;
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
  let play = $state.raw(opened(offer, setting, bot));
  let news = $state.raw<readonly News<GameTypes>[]>([]);
  const asked = $derived(waitingSeats(play));
  let last: Seat = 0;
  const viewer = $derived.by((): Viewer => {
    if (setting.isWatching) return 'spectator';
    if (!setting.isHotSeat) return 0;
    last = asked[0] ?? last;
    return last;
  });

  function go(seat: Seat, move: MoveOf<GameTypes>): void {
    const before = play;
    play = playMove(play, seat, move, promisedLuck);
    news = beatsBetween(before, play, viewer);
  }

  return {
    get shown() {
      return shownTo(play, viewer);
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
      const [seat] = asked;
      if (seat !== undefined) go(seat, choice(offer, play, seat, bot, rng));
    },
  };
}

function opened(offer: AnyOffer, setting: TableSetting, bot: Bot): Play<GameTypes> {
  return setting.record === null ? playedAhead(offer, setting, bot) : kept(offer, setting.record, setting.ahead);
}

/** After so many entries, and then on by its own seed until somebody is asked. */
function kept({ game }: AnyOffer, record: string, entries: number): Play<GameTypes> {
  const { match } = verifyRecord(record, () => game);
  return playChance(cutTo(retold(match), Math.min(entries, match.log.length)), promisedLuck);
}

function playedAhead(offer: AnyOffer, { seats, options, seed, ahead, until }: TableSetting, bot: Bot): Play<GameTypes> {
  const rng = quickRng(ahead);
  let play = playChance(openPlay(offer.game, { seats, options: parseOptions(offer.game, options), seed }), promisedLuck);
  for (let [seat] = waitingSeats(play); seat !== undefined; [seat] = waitingSeats(play)) {
    if (play.match.log.length >= ahead && isThere(play, until)) break;
    play = playMove(play, seat, choice(offer, play, seat, bot, rng), promisedLuck);
  }
  return play;
}

function isThere(play: Play<GameTypes>, until: string | null): boolean {
  return until === null || shownTo(play, 'spectator').decision === until;
}

function choice(offer: AnyOffer, play: Play<GameTypes>, seat: Seat, bot: Bot, rng: Rng): MoveOf<GameTypes> {
  return bot.choose(offer, shownTo(play, seat), rng);
}
