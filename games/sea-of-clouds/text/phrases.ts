// What every language fills in. Which sentence is said is decided once, in say.ts and cards.ts; a language decides nothing.
import type { Unchosen } from '@quarterdeck/kernel';
import type { ImmediateDeed, PirateDeed } from '../src/data/components.ts';
import type { SeaOfClouds } from '../src/types.ts';
import type { Words } from './words.ts';

type Prompts = 'divide-loot' | 'beer' | 'crew-effects' | 'monsieur-plume' | 'exchange-rum' | 'exchange-object';
type Moves =
  | 'back'
  | 'face'
  | 'take'
  | 'lay'
  | 'discard'
  | 'spill'
  | 'act'
  | 'aim'
  | 'scout'
  | 'steal'
  | 'give'
  | 'receive'
  | 'exchange';
type Events =
  | 'looked'
  | 'took'
  | 'laid'
  | 'paid'
  | 'spilled'
  | 'boarded'
  | 'chest-passed'
  | 'stole-rum'
  | 'exchanged-rum'
  | 'revealed';

export interface Phrases extends Omit<Unchosen<SeaOfClouds, Prompts, Moves, Events>, 'lines'> {
  /** What is said in several ways, or of a card that may be unseen: say.ts chooses. */
  readonly ways: Ways;
  /** What cards say, by what they do: cards.ts chooses. */
  readonly cards: CardPhrases;
  readonly own: Omit<Words, 'rule' | 'worth'>;
}

/** Items are listed as the language lists them; names are those of captains. */
export interface Ways {
  askShare(share: string, instead: string): string;
  /** What is left for who leaves a share. */
  readonly instead: Readonly<Record<'share' | 'card' | 'doubloon', string>>;
  losePirate(by: string): string;
  discardObject(by: string): string;
  victoryOver(names: readonly string[]): string;
  giveRumTo(name: string): string;
  giveObjectTo(name: string): string;

  take(items: readonly string[]): string;
  lay(card: string): string;
  discard(card: string): string;
  scout(share: string, place: number, card: string): string;
  give(card: string): string;
  exchange(give: string, take: string): string;
  /** What a pirate can do now, for his button. */
  readonly acts: Readonly<Record<PirateDeed, (names: readonly string[]) => string>>;

  /** A card by its name, among others. */
  named(card: string): string;
  /** A card by its name, as what somebody takes, lays or loses. */
  theCard(card: string): string;
  /** A card that is not seen, as what somebody takes, lays or loses. */
  readonly unseen: Readonly<Record<'rum' | 'secret', string>>;
  cardCount(cards: number): string;
  looked(name: string, space: number, items: readonly string[]): string;
  took(name: string, space: number, items: readonly string[]): string;
  laid(name: string, card: string): string;
  laidFaceDown(name: string, card: string): string;
  paid(by: string, name: string, doubloons: string): string;
  hasNothingToPay(by: string, name: string): string;
  spilled(name: string, card: string): string;
  boarded(crews: string, victories: string): string;
  defeats(name: string, losers: readonly string[]): string;
  readonly nobodyWins: string;
  chestPassed(to: string, from: string): string;
  chestPassedWithDoubloon(to: string, from: string): string;
  stoleRum(by: string, name: string, from: string, card: string): string;
  exchangedRum(name: string, against: string, gave: string, took: string): string;
  exchangedUnseenRum(name: string, against: string): string;
  revealed(name: string, items: readonly string[]): string;
  revealedNothing(name: string): string;
}

/** What a secret counts that can be counted. */
export type Countable = 'rum' | 'relic' | 'object' | 'doubloon';

export interface CardPhrases {
  doubloons(count: number): string;
  /** Zero or more. */
  points(count: number): string;
  ladder(steps: string): string;
  readonly worthless: string;
  worthEach(points: string): string;
  majority(most: string, others: string): string;
  strength(signed: string): string;
  readonly doesNothing: string;
  chest(doubloons: string): string;
  atOnce(deed: string): string;
  readonly immediate: Readonly<Record<ImmediateDeed, (doubloons: string) => string>>;
  ifParrot(points: string): string;
  forEach(points: string, each: string): string;
  forEachDoubloon(points: string, each: string): string;
  /** "for each rum card" */
  readonly each: Readonly<Record<Countable, string>>;
  /** "for each 3 rum cards" */
  everySo(counted: string): string;
  readonly counted: Readonly<Record<Countable, (count: number) => string>>;
  readonly withParrot: string;
  readonly withoutParrot: string;
  pirate(strength: string, often: string, deed: string): string;
  readonly once: string;
  readonly eachVictory: string;
  /** Whom a pirate strikes: the one who is defeated, or one whom the victor chooses. */
  readonly theDefeated: string;
  readonly aDefeated: string;
  readonly deeds: Readonly<Record<PirateDeed, (doubloons: string, defeated: string) => string>>;
}
