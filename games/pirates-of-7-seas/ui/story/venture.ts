// A raid or a curse, and the dice in the tray. What is over stays there until the next round is called: one wants to look at it.
import type { Seat } from '@quarterdeck/kernel';
import {
  type Caravan,
  type Curse,
  type Die,
  type Event,
  type Good,
  isWon,
  type OpenFrame,
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

/** What the tray is about, and what lies in it. */
export interface TrayScene {
  readonly venture: Venture | null;
  /** The round in which it began. */
  readonly since: number;
  readonly tray: readonly Readonly<Die>[];
  readonly fights: readonly Fight[];
}

/** What lies in the tray, or has lain there and was seen; never what came later than this view. */
export function trayOf(view: View, before: TrayScene | null, event: Event | null): TrayScene {
  const now = ventureIn(view);
  const old = before !== null && isKept(view, before, now) ? before : null;
  const tray = view.tray.length === 0 && now?.kind !== 'raid' ? (old?.tray ?? []) : view.tray;
  return {
    venture: ventureTold(now, old?.venture ?? null, event),
    since: now === null ? (old?.since ?? view.round) : view.round,
    tray,
    fights: fightsTold(tray, old?.fights ?? [], event),
  };
}

/** Its card lies on the table, nothing else has come since, and the next round is not called yet. */
function isKept({ round, called, pile }: View, { venture, since }: TrayScene, now: Venture | null): boolean {
  const card = cardOf(venture);
  const isFresh = since === round || (since === round - 1 && called === 0);
  return card !== null && isFresh && pile.includes(card) && (now === null || cardOf(now) === card);
}

function cardOf(venture: Venture | null): Caravan | Curse | null {
  return venture === null ? null : venture.kind === 'raid' ? venture.caravan : venture.curse;
}

/** The view forgets a good that was named, dice that were given, and a raid as soon as it is over. */
function ventureTold(now: Venture | null, old: Venture | null, event: Event | null): Venture | null {
  const venture = now ?? old;
  if (venture?.kind === 'raid') return event?.type === 'nobody-sailed' ? { ...venture, won: false } : venture;
  if (venture === null || old?.kind !== 'curse') return venture;
  return {
    ...venture,
    named: event?.type === 'good-named' ? event.good : old.named,
    faces: venture.faces ?? old.faces,
    given: venture.given ?? old.given,
  };
}

/** No view has a fight once it is over, but the dice show whether it has been. */
function fightsTold(tray: TrayScene['tray'], fights: readonly Fight[], event: Event | null): readonly Fight[] {
  const isFought = ({ red, pirate }: Fight) => tray[red]?.hit === true || tray[pirate]?.hit === true;
  const told = event?.type === 'fought' ? [{ red: event.red, pirate: event.pirate, distance: event.distance }] : [];
  return [...fights, ...told].filter(isFought);
}

function ventureIn(view: View): Venture | null {
  for (const frame of view.stack) {
    if (frame.kind === 'send-ships') return raidOf(frame, null);
    if (frame.kind === 'raid') return raidOf(frame, isFighting(frame) ? null : isWon(view));
    if (frame.kind === 'curse') return { ...curseOf(frame), ...tavernIn(view.stack) };
  }
  return null;
}

function raidOf({ captain, caravan, sent }: Omit<RaidVenture, 'kind' | 'won'>, won: boolean | null): RaidVenture {
  return { kind: 'raid', captain, caravan, sent, won };
}

function isFighting({ step }: Extract<OpenFrame, { kind: 'raid' }>): boolean {
  return step === 'throw' || step === 'fight';
}

function curseOf({ caster, curse, spared }: Extract<OpenFrame, { kind: 'curse' }>): CurseVenture {
  return { kind: 'curse', caster, curse, spared, named: null, faces: null, given: null };
}

function tavernIn(stack: View['stack']): Pick<CurseVenture, 'faces' | 'given'> {
  for (const frame of stack) {
    if (frame.kind === 'winnings') return { faces: frame.faces, given: null };
    if (frame.kind === 'pay-winnings') return { faces: frame.faces.toSorted((a, b) => a - b), given: frame.faces };
  }
  return { faces: null, given: null };
}
