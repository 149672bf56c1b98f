// What every language fills in. Which sentence is said is decided once, in say.ts; a language decides nothing.
import type { Unchosen } from '@quarterdeck/kernel';
import type { Card } from '../src/data/cards.ts';
import type { DeadMansDraw } from '../src/types.ts';
import type { Words } from './words.ts';

type ChosenPrompts = 'turn' | 'map';
type ChosenMoves = NamedMoves | 'draw' | 'collect' | 'hook' | 'shoot' | 'misfire' | 'place' | 'steal' | 'plunder';
/** Moves that are called by what they choose, and by nothing else. */
type NamedMoves = 'deal-trait' | 'victim' | 'card' | 'show' | 'foresee' | 'repeat' | 'bonus' | 'loot';
type ChosenEvents =
  | 'trait-dealt'
  | 'traits-revealed'
  | 'drawn'
  | 'entered'
  | 'banked'
  | 'shot'
  | 'carried-off'
  | 'busted'
  | 'lost'
  | 'collected'
  | 'bonus-card';

export interface Phrases extends Unchosen<DeadMansDraw, ChosenPrompts, ChosenMoves, ChosenEvents> {
  readonly ways: Ways;
  readonly own: Words;
}

/** What is said in several ways: say.ts chooses. */
export interface Ways extends PromptWays, MoveWays, EventWays {}

interface PromptWays {
  readonly firstDraw: string;
  readonly drawAgain: string;
  drawKnownOrStop(card: Card): string;
  readonly drawOrCollect: string;
  readonly drawOrStop: string;
  readonly mapOfPile: string;
  readonly mapOfShown: string;
}

interface MoveWays {
  readonly draw: string;
  drawKnown(card: Card): string;
  readonly endTurn: string;
  collect(cards: number): string;
  /** So many cards of a bank. */
  cards(count: number): string;
  /** Said beside a card that would bust. */
  readonly busts: string;
}

interface EventWays {
  traitDealt(name: string, trait: string): string;
  traitsRevealed(traits: readonly string[]): string;
  readonly noTrait: string;
  drawn(name: string, card: Card): string;
  drawnForKraken(name: string, card: Card): string;
  hooked(name: string, card: Card): string;
  takenByMap(name: string, card: Card): string;
  banked(card: Card, name: string): string;
  shot(name: string, target: string, what: string): string;
  /** One card goes to a place, or several do: part of a sentence. */
  goes(cards: readonly Card[], into: string): string;
  go(cards: readonly Card[], into: string): string;
  readonly into: Places;
  readonly outOf: Places;
  carriedOff(card: Card, name: string): string;
  carriedOffByOwner(card: Card, name: string): string;
  busted(card: Card, against: Card): string;
  collectedNothing(name: string): string;
  collected(name: string, cards: readonly Card[]): string;
  bonusCard(name: string, outOf: string, card: Card): string;
}

interface Places {
  readonly deck: string;
  readonly discard: string;
  bank(name: string): string;
}
