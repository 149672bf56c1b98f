// What the board says besides the game's own words.

export interface BoardText {
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
