// The game's own words: the names of its things, and what only its board or its terminal says.
import type { Card } from '../src/data/cards.ts';
import type { BySuit } from '../src/data/suits.ts';
import type { Trait } from '../src/data/traits.ts';
import type { Variant } from '../src/data/variants.ts';

export interface Words {
  readonly suits: BySuit<{ readonly name: string; readonly ability: string }>;
  readonly traits: Readonly<Record<Trait, { readonly name: string; readonly text: string }>>;
  readonly variants: Readonly<Record<Variant, { readonly name: string; readonly text: string }>>;
  /** What a mermaid does in the deck in which she has an ability (D5.2). */
  readonly mermaidAbility: string;
  /** What Casanova does there (D5.4). */
  readonly casanovaInMermaidDeck: string;
  /** A card by name: Kraken 5. */
  card(card: Card): string;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}

/** What only the board says. */
export interface BoardWords {
  readonly board: string;
  readonly piles: string;
  readonly collect: string;
  readonly yourBank: string;
  readonly others: string;
  readonly traitChoice: string;
  readonly mapChoice: string;
  readonly pileChoice: string;
  readonly discardOpen: string;
  readonly close: string;
  readonly oddsSwitch: string;
  readonly emptyRow: string;
  readonly safe: string;
  readonly anchorLine: string;
  readonly busts: string;
  readonly bust: string;
  readonly onTurn: string;
  readonly winner: string;
  readonly variant: string;
  drawPile(count: number): string;
  next(cards: readonly string[]): string;
  playArea(count: number): string;
  discardPile(count: number): string;
  bank(name: string): string;
  points(count: number): string;
  cards(count: number): string;
  /** «Kraken: 7, 5, 2» with the highest first. */
  stack(suit: string, values: readonly number[]): string;
  debt(count: number): string;
  odds(busting: number, of: number): string;
  percent(part: number): string;
  lootChoice(name: string): string;
  choose(label: string): string;
  trait(name: string): string;
  victim(owner: string): string;
  open(name: string): string;
}

/** What only the table as text says. */
export interface TerminalWords {
  readonly drawPile: string;
  readonly discardPile: string;
  readonly emptyArea: string;
  readonly none: string;
  readonly yourOffer: string;
  readonly lastCards: string;
  risk(busting: number, pile: number, percent: string): string;
  next(card: string): string;
  readonly itBusts: string;
  debt(cards: number): string;
  readonly legend: readonly string[];
}
