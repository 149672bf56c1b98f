// The game's own words: the names of its things, and what only its board or its terminal says.
import type { Back, ByBack, ByFace } from '../src/data/cards.ts';
import type { LootCard, PermanentCard } from '../src/data/components.ts';

export interface Words {
  /** The captains by seat; they differ in name alone. */
  readonly captains: readonly string[];
  /** The kinds of loot: Rum, Relic, Object, Pirate. */
  readonly backs: ByBack<string>;
  /** Cards by name. */
  readonly cards: ByFace<string>;
  /** Classes of objects. */
  readonly classes: Readonly<Record<'permanent' | 'immediate' | 'secret', string>>;
  /** What a card does or is worth, by its row of the card list: it stays true if an owner of the box corrects a figure. */
  rule(card: LootCard): string;
  /** A card whose face is not seen, with its number: "rum no. 17". */
  faceDown(back: Back, number: number): string;
  /** What a permanent object adds, as short as possible: "+1 strength, 3 points". */
  worth(card: PermanentCard): string;
  /** "Share 1" for the space on the left. */
  share(space: number): string;
  /** "Island 5". */
  island(number: number): string;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}

/** What the board says besides. */
export interface BoardWords {
  readonly board: string;
  readonly shares: string;
  readonly hand: string;
  readonly others: string;
  readonly yours: string;
  readonly crew: string;
  readonly relics: string;
  readonly rum: string;
  readonly objects: string;
  readonly secrets: string;
  readonly strength: string;
  readonly take: string;
  readonly leave: string;
  readonly finish: string;
  /** What happened need not be shown on. */
  readonly skip: string;
  readonly against: string;
  readonly forWhich: string;
  readonly hat: string;
  readonly bank: string;
  readonly onTurn: string;
  readonly hasParrot: string;
  readonly winner: string;
  readonly onlyYou: string;
  readonly faceDown: string;
  readonly empty: string;
  readonly boarding: string;
  readonly noVictory: string;
  readonly draw: string;
  readonly scoreSoFar: string;
  readonly picked: string;
  readonly parrot: string;
  /** With the option by which equal strength is a victory for who has it. */
  readonly parrotWinsFights: string;
  handOf(name: string): string;
  captain(name: string): string;
  open(name: string): string;
  looks(name: string): string;
  deck(count: number): string;
  topCard(back: string): string;
  doubloons(count: number): string;
  chest(count: number): string;
  points(count: number): string;
  cards(count: number): string;
  strengthIs(strength: number): string;
  /** Who else has seen a card. */
  seenBy(names: readonly string[]): string;
  track(island: number, islands: number): string;
  readonly lastRound: string;
  /** Until the next boarding, more than one. */
  roundsLeft(rounds: number): string;
  /** A ladder that is climbed to its top. */
  ladder(relic: string, count: number, worth: string): string;
  /** «Behemoth Tooth: 2, worth 2, with one more 6» */
  ladderWithNext(relic: string, count: number, worth: string, next: string): string;
  defeats(victor: string, loser: string): string;
  noneDefeats(one: string, other: string): string;
  choose(label: string): string;
}

/** What only the table of the terminal says. */
export interface TerminalWords {
  island(island: number, of: number): string;
  boardingAfter(island: number): string;
  deck(cards: number): string;
  readonly deckEmpty: string;
  readonly next: string;
  readonly nothing: string;
  readonly parrot: string;
  readonly hat: string;
  readonly zones: Readonly<Record<'crew' | 'rum' | 'relics' | 'objects' | 'secrets', string>>;
  readonly legend: readonly string[];
}
