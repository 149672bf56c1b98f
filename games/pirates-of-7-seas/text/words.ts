// The game's own words: the names of its things, and what only its board or its terminal says.
import type { Adventure, ByLoot, Character, Curse, Nation, Port } from '../src/data/cards.ts';
import type { Winning } from '../src/data/components.ts';

export interface Words {
  readonly characters: Readonly<Record<Character, string>>;
  /** What a character's action is, and its gift. */
  readonly actions: Readonly<Record<Character, string>>;
  readonly gifts: Readonly<Record<Character, string>>;
  /** Loot by kind: Fruit, Coffee, Rum, Talisman. */
  readonly loot: ByLoot<string>;
  readonly nations: Readonly<Record<Nation, string>>;
  readonly ports: Readonly<Record<Port, string>>;
  readonly curses: Readonly<Record<Curse, string>>;
  /** What a curse does. */
  readonly curseRules: Readonly<Record<Curse, string>>;
  /** What a die of the Tavern brings. */
  readonly winnings: Readonly<Record<Winning, string>>;
  /** An adventure card by name; a caravan by its nation and number of ships. */
  adventure(card: Adventure, ships: number): string;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}

/** What the board says besides. */
export interface BoardWords {
  readonly board: string;
  readonly ruler: string;
  readonly tray: string;
  readonly harbour: string;
  readonly helm: string;
  readonly track: string;
  readonly others: string;
  readonly yours: string;
  readonly fleet: string;
  readonly hand: string;
  readonly emptyTray: string;
  readonly onTurn: string;
  readonly winner: string;
  readonly picked: string;
  readonly again: string;
  readonly scoreSoFar: string;
  readonly priceRule: string;
  readonly lootRule: string;
  readonly bargain: string;
  readonly bargainRule: string;
  readonly doubleHold: string;
  readonly doubleHoldRule: string;
  readonly unsinkable: string;
  /** The same where there is little room. */
  readonly shortUnsinkable: string;
  readonly unsinkableRule: string;
  readonly talismanRule: string;
  readonly markRule: string;
  readonly yinYangRule: string;
  readonly chestRule: string;
  readonly hiddenCard: string;
  readonly notChosen: string;
  readonly hasChosen: string;
  readonly sunk: string;
  readonly struck: string;
  readonly caravanSunk: string;
  readonly caravanAway: string;
  readonly stranded: string;
  readonly kept: string;
  readonly thrownAway: string;
  readonly gift: string;
  readonly doubleGift: string;
  readonly lastRound: string;
  /** What the token is good for: with two players there is no second gift. */
  firstPlayer(seats: number): string;
  side(name: string): string;
  open(name: string): string;
  round(number: number): string;
  roundsLeft(rounds: number): string;
  chests(count: number): string;
  yinYang(count: number): string;
  marks(count: number): string;
  talismans(count: number): string;
  cards(count: number): string;
  points(count: number): string;
  ships(count: number): string;
  freeShips(count: number): string;
  loadedShips(count: number): string;
  guards(count: number): string;
  reserve(count: number): string;
  room(count: number): string;
  shipFree(): string;
  shipLoaded(goods: string): string;
  shipGuard(): string;
  shipReserve(): string;
  shipOf(name: string, face: number): string;
  redShipOf(face: number): string;
  yourChoice(character: string): string;
  openBefore(names: readonly string[]): string;
  playedBy(names: readonly string[]): string;
  next(): string;
  adventures(count: number): string;
  endCard(above: number): string;
  pile(count: number): string;
  lootDeck(count: number): string;
  lootLeft(fruit: number, coffee: number, rum: number, talismans: number): string;
  price(good: string, chests: number): string;
  caravan(ships: number, limit: number): string;
  limit(ships: number): string;
  /** The same where there is little room. */
  shortLimit(ships: number): string;
  sends(name: string, ships: number): string;
  toBeAsked(name: string): string;
  spared(ships: number): string;
  spoils(name: string): string;
  dieFor(name: string): string;
  gets(name: string, what: string): string;
  flagFree(nation: string): string;
  flagOf(nation: string, name: string): string;
  millimetres(tenths: number): string;
  choose(label: string): string;
  doubleHolds(count: number): string;
  unsinkables(count: number): string;
}

/** What only the terminal says. */
export interface TerminalWords {
  round(round: number): string;
  roundsLeft(rounds: number): string;
  deck(cards: number): string;
  readonly lastCard: string;
  readonly trayLegend: string;
  chests(count: number): string;
  ships(fleet: number, free: number, guards: number, reserve: number): string;
  yinYang(count: number): string;
  marks(count: number): string;
  points(count: number): string;
  cards(count: number): string;
  readonly doubleHold: string;
  readonly unsinkable: string;
  readonly chosen: string;
  readonly hand: string;
  readonly noCards: string;
}
