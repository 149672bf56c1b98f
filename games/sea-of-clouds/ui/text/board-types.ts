// What the board says besides the game's own words.

export interface BoardText {
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
  /** `winsFights`: the option by which equal strength is a victory for who has it. */
  parrot(winsFights: boolean): string;
  share(number: number): string;
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
  /** With cards that one does not see. */
  unseen(count: number): string;
  track(island: number, islands: number): string;
  island(number: number): string;
  boardingAfter(number: number): string;
  roundsLeft(rounds: number): string;
  /** «Behemoth Tooth: 2, worth 2, the next makes it 6» */
  ladder(relic: string, count: number, worth: string, next: string | null): string;
  defeats(victor: string, loser: string): string;
  noneDefeats(one: string, other: string): string;
  choose(label: string): string;
}
