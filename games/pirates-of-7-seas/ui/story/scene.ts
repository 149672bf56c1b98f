// What lies on the table, as the board shows it. While events are told it runs behind the view (`story.ts`), and at the end
// the view has the last word. What is over stays in the tray until the next round is called: one wants to look at it.
import type { Seat } from '@quarterdeck/kernel';
import {
  type ByGood,
  type Caravan,
  CHARACTERS,
  type Character,
  type Curse,
  countGoods,
  type Die,
  type Good,
  type Pair,
  type View,
} from '@quarterdeck/pirates-of-7-seas';

/** A raid or a curse: what the tray is about. */
export type Venture = RaidVenture | CurseVenture;

export interface RaidVenture {
  readonly kind: 'raid';
  readonly captain: Seat;
  readonly caravan: Caravan;
  /** Ships of those who were asked so far, from the captain clockwise. */
  readonly sent: readonly number[];
  /** Whether the caravan is sunk; null while that is open. */
  readonly won: boolean | null;
}

export interface CurseVenture {
  readonly kind: 'curse';
  readonly caster: Seat;
  readonly curse: Curse;
  /** Ships of the caster that stay out of it. */
  readonly spared: number;
  /** The good that the Idol takes. */
  readonly named: Good | null;
  /** The Tavern's dice, and who has got which. */
  readonly faces: readonly number[] | null;
  readonly given: readonly number[] | null;
}

/** A fight as it was: places of the dice in the tray, and how far they lay apart. */
export interface Fight {
  readonly red: number;
  readonly pirate: number;
  readonly distance: number;
}

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

export interface Scene extends Pick<View, Told> {
  /** Characters that lie open before each: those of earlier rounds, then the one that was called in this round. */
  readonly open: readonly (readonly Character[])[];
  /** Whose character of this round lies face down. */
  readonly faceDown: readonly boolean[];
  /** Whose character of this round was called, and which. */
  readonly acting: readonly (Character | null)[];
  readonly venture: Venture | null;
  /** The round in which it began. */
  readonly since: number;
  readonly tray: readonly Readonly<Die>[];
  readonly fights: readonly Fight[];
  /** Dice that lie equally near, of which somebody has to choose: a red one and a pirate each. */
  readonly tied: readonly Pair[];
  readonly spoils: Spoils | null;
  /** Who is spoken of now. */
  readonly active: Seat | null;
}

/** The table as the view has it; what is over, and how it came, only the scene before knows. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const { fixed, round, firstPlayer, called, roundsLeft, players, undrawn, aboveEnd, port, pile, loot } = view;
  return {
    ...{ fixed, round, firstPlayer, called, roundsLeft, players, undrawn, aboveEnd, port, pile, loot },
    open: players.map(({ played }, seat) => [...played, ...openOf(view, seat)]),
    faceDown: players.map((_, seat) => isFaceDown(view, seat)),
    acting: players.map((_, seat) => openOf(view, seat)[0] ?? null),
    ...ventureAfter(view, before),
    tied: tiedIn(view),
    spoils: spoilsIn(view),
    active: activeIn(view),
  };
}

/** The character of this round, once it was called. */
function openOf({ chosen, called }: View, seat: Seat): readonly Character[] {
  const choice = chosen[seat] ?? null;
  return choice === null || choice === 'hidden' || CHARACTERS.indexOf(choice) >= called ? [] : [choice];
}

function isFaceDown(view: View, seat: Seat): boolean {
  const frame = view.stack.at(-1);
  const choice = (frame?.kind === 'choose-character' ? frame.chosen[seat] : view.chosen[seat]) ?? null;
  return choice !== null && openOf(view, seat).length === 0;
}

/** What lies in the tray, or has lain there and was seen; never what came later than this view. */
function ventureAfter(view: View, before: Scene | null): Pick<Scene, 'venture' | 'since' | 'tray' | 'fights'> {
  const now = ventureIn(view);
  const old = before !== null && isKept(view, before, now) ? before : null;
  const tray = view.tray.length === 0 && now?.kind !== 'raid' ? (old?.tray ?? []) : view.tray;
  const isFought = (place: number) => tray[place]?.hit === true;
  return {
    venture: now ?? old?.venture ?? null,
    since: now === null ? (old?.since ?? view.round) : view.round,
    tray,
    fights: (old?.fights ?? []).filter(({ red, pirate }) => isFought(red) || isFought(pirate)),
  };
}

/** Its card lies on the table, nothing else has come since, and the next round is not called yet. */
function isKept({ round, called, pile }: View, { venture, since }: Scene, now: Venture | null): boolean {
  const card = cardOf(venture);
  const isFresh = since === round || (since === round - 1 && called === 0);
  return card !== null && isFresh && pile.includes(card) && (now === null || cardOf(now) === card);
}

function cardOf(venture: Venture | null): Caravan | Curse | null {
  return venture === null ? null : venture.kind === 'raid' ? venture.caravan : venture.curse;
}

function ventureIn({ stack, tray }: View): Venture | null {
  for (const frame of stack) {
    if (frame.kind === 'send-ships') return raidOf(frame, null);
    if (frame.kind === 'raid') return raidOf(frame, isFighting(frame.step) ? null : isSunk(tray));
    if (frame.kind === 'curse') return { ...curseOf(frame.caster, frame.curse, frame.spared), ...tavernIn(stack) };
  }
  return null;
}

function raidOf({ captain, caravan, sent }: Omit<RaidVenture, 'kind' | 'won'>, won: boolean | null): RaidVenture {
  return { kind: 'raid', captain, caravan, sent, won };
}

function isFighting(step: string): boolean {
  return step === 'throw' || step === 'fight';
}

function isSunk(tray: readonly Die[]): boolean {
  return tray.every(({ owner, hit }) => owner !== 'red' || hit);
}

export function curseOf(caster: Seat, curse: Curse, spared: number): CurseVenture {
  return { kind: 'curse', caster, curse, spared, named: null, faces: null, given: null };
}

function tavernIn(stack: View['stack']): Pick<CurseVenture, 'faces' | 'given'> {
  for (const frame of stack) {
    if (frame.kind === 'winnings') return { faces: frame.faces, given: null };
    if (frame.kind === 'pay-winnings') return { faces: frame.faces.toSorted((a, b) => a - b), given: frame.faces };
  }
  return { faces: null, given: null };
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

function activeIn({ stack, fixed }: View): Seat | null {
  const frame = stack.at(-1);
  if (frame === undefined) return null;
  if ('seat' in frame) return frame.seat;
  if ('caster' in frame) return frame.caster;
  if (frame.kind === 'send-ships') return (frame.captain + frame.sent.length) % fixed.seats;
  return 'captain' in frame ? frame.captain : null;
}
