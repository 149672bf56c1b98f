// A game at the terminal while it goes on: the play, what each seat has been told, and what everybody sees of it.
import {
  type AnyOffer,
  type GameTypes,
  type Match,
  type Paint,
  quickRng,
  type Rng,
  type Seat,
  sha256Words,
  type Viewer,
} from '@quarterdeck/kernel';
import { heardBy, newPlay, type Play } from '@quarterdeck/table';
import type { World } from '../command.ts';
import { coloured, plain } from '../paint.ts';
import type { AnyShown, AnySpeaker } from '../say.ts';
import { TERMINAL_WORDS, type TerminalWords } from '../text/index.ts';
import type { Lines } from './lines.ts';
import type { Player } from './players.ts';
import { newsOf, questionOf, tableOf } from './screen.ts';

export interface Setting {
  readonly match: Match<GameTypes>;
  readonly offer: AnyOffer;
  readonly speaker: AnySpeaker;
  readonly players: readonly Player[];
}

export interface Session {
  play: Play<GameTypes>;
  /** How many entries each seat has been told of. */
  readonly told: number[];
  /** A line to be said after the news, once. */
  notice: string | null;
  /** Who sat at the keyboard last. */
  sitting: Seat | null;
  readonly saved: Set<string>;
  readonly offer: AnyOffer;
  readonly speaker: AnySpeaker;
  readonly players: readonly Player[];
  readonly words: TerminalWords;
  readonly rng: Rng;
  readonly paint: Paint;
  readonly world: World;
  readonly lines: Lines;
}

export function sitDown({ match, offer, speaker, players }: Setting, world: World, lines: Lines): Session {
  const words = TERMINAL_WORDS[speaker.language];
  const [word = 0] = sha256Words(`bots of ${match.seed}`);
  return {
    play: newPlay(match),
    told: players.map(() => 0),
    notice: null,
    sitting: null,
    saved: new Set(),
    offer,
    speaker,
    players,
    words,
    rng: quickRng(word),
    paint: world.hasColours ? coloured : plain,
    world,
    lines,
  };
}

export function say(session: Session, ...lines: readonly string[]): void {
  session.world.out(lines.map((line) => `${line}\n`).join(''));
}

export const CLEAR = '\x1b[2J\x1b[H';
/** Also what could be scrolled back to. */
export const WIPE = '\x1b[3J\x1b[2J\x1b[H';

export function showTable(session: Session, seat: Seat, shown: AnyShown): void {
  const { offer, speaker, paint, world, words } = session;
  const table = tableOf(offer, speaker, shown, paint);
  const question = questionOf(speaker, shown, paint);
  const room = world.isTerminal ? Math.max(3, world.rows() - table.length - question.length - 3) : Number.POSITIVE_INFINITY;
  const news = newsOf(newsFor(session, seat), room, words.moreLines);
  if (world.isTerminal) world.out(CLEAR);
  say(session, ...table, '', ...news, ...(news.length === 0 ? [] : ['']), ...question);
}

/** What the seat has not been told yet. */
export function newsFor(session: Session, seat: Seat): string[] {
  const since = session.told[seat] ?? 0;
  const notice = session.notice === null ? [] : [session.notice];
  session.notice = null;
  session.told[seat] = session.play.events.length;
  return [...logFor(session, seat, since), ...notice];
}

export function logFor({ play, speaker }: Session, viewer: Viewer, since: number): string[] {
  return speaker.events(heardBy(play, viewer, since).flatMap(({ events }) => events));
}
