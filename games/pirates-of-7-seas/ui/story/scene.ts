// What lies on the table, as the board shows it: the view of the moment that is told, and what only the story knows.
import { at, type Seat } from '@quarterdeck/kernel';
import {
  type ByGood,
  type Character,
  countGoods,
  type Event,
  isCalled,
  nextToSend,
  type Pair,
  type PlayerView,
  type View,
} from '@quarterdeck/pirates-of-7-seas';
import { type TrayScene, trayOf } from './venture.ts';

/** Goods that were drawn and are not loaded yet. */
export interface Spoils {
  readonly seat: Seat;
  readonly goods: Readonly<ByGood<number>>;
}

type Told =
  | 'fixed'
  | 'round'
  | 'firstPlayer'
  | 'called'
  | 'roundsLeft'
  | 'players'
  | 'undrawn'
  | 'aboveEnd'
  | 'port'
  | 'pile'
  | 'loot';

export interface Scene extends Pick<View, Told>, TrayScene {
  /** Characters that lie open before each: those of earlier rounds, then the one that was called in this round. */
  readonly open: readonly (readonly Character[])[];
  /** Whose character of this round lies face down. */
  readonly faceDown: readonly boolean[];
  /** Whose character of this round was called, and which. */
  readonly acting: readonly (Character | null)[];
  /** Dice that lie equally near, of which somebody has to choose: a red one and a pirate each. */
  readonly tied: readonly Pair[];
  readonly spoils: Spoils | null;
  /** Who is spoken of now. */
  readonly active: Seat | null;
}

/** The table as the view has it. What is over, and how it came about, the scene before knows; what has just happened, the event. */
export function sceneOf(view: View, before: Scene | null = null, event: Event | null = null): Scene {
  const { fixed, round, firstPlayer, called, roundsLeft, players, undrawn, aboveEnd, port, pile, loot } = view;
  return {
    ...{ fixed, round, firstPlayer, called, roundsLeft, undrawn, aboveEnd, port, pile, loot },
    players: event === null || before === null ? players : players.map((player, seat) => handTold(player, seat, before, event)),
    open: players.map(({ played }, seat) => [...played, ...openOf(view, seat)]),
    faceDown: players.map((_, seat) => isFaceDown(view, seat)),
    acting: players.map((_, seat) => openOf(view, seat)[0] ?? null),
    ...trayOf(view, before, event),
    tied: tiedIn(view),
    spoils: spoilsIn(view),
    active: event === null ? activeIn(view) : spokenOf(event, before),
  };
}

/** At the end all hands lie open at once, and are shown one after the other. */
function handTold(player: PlayerView, seat: Seat, before: Scene, event: Event): PlayerView {
  const { hand } = at(before.players, seat);
  const isShown = event.type === 'hand-shown' && event.seat === seat;
  const isHidden = hand.length > 0 && hand.length === player.hand.length && hand.every((card) => card === null);
  return isHidden && !isShown ? { ...player, hand } : player;
}

/** The character of this round, once it was called. */
function openOf(view: View, seat: Seat): readonly Character[] {
  const choice = view.chosen[seat] ?? null;
  return choice === null || choice === 'hidden' || !isCalled(view, choice) ? [] : [choice];
}

function isFaceDown(view: View, seat: Seat): boolean {
  const frame = view.stack.at(-1);
  const choice = (frame?.kind === 'choose-character' ? frame.chosen[seat] : view.chosen[seat]) ?? null;
  return choice !== null && openOf(view, seat).length === 0;
}

/** Of the whirlpool there is one red die, and it lies first. */
function tiedIn({ stack }: View): readonly Pair[] {
  const frame = stack.at(-1);
  if (frame?.kind === 'nearest-to-red') return frame.tied.map((pirate) => ({ red: 0, pirate }));
  return frame?.kind === 'nearest-pair' ? frame.pairs : [];
}

function spoilsIn({ stack }: View): Spoils | null {
  for (const frame of stack) {
    const isOpen = frame.kind === 'draw-loot' || frame.kind === 'load-goods';
    if (isOpen && countGoods(frame.goods) > 0) return { seat: frame.seat, goods: frame.goods };
  }
  return null;
}

/** Who is asked. */
function activeIn(view: View): Seat | null {
  const frame = view.stack.at(-1);
  if (frame === undefined) return null;
  if ('seat' in frame) return frame.seat;
  if ('caster' in frame) return frame.caster;
  if (frame.kind === 'send-ships') return nextToSend(view, frame);
  return 'captain' in frame ? frame.captain : null;
}

/** Of whom an event speaks; where it names nobody, it is still about the one before. */
function spokenOf(event: Event, before: Scene | null): Seat | null {
  if ('seat' in event) return event.seat;
  if (event.type === 'called') return event.seats[0] ?? null;
  if (event.type === 'round-began') return event.firstPlayer;
  return event.type === 'ended' ? null : (before?.active ?? null);
}
