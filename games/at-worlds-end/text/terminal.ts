// What only the terminal's table says.

export interface TerminalWords {
  readonly armada: string;
  readonly gate: string;
  readonly company: string;
  /** The headings of the chart: income, good, owner, guards, flagships. */
  readonly columns: readonly [income: string, good: string, owner: string, guards: string, flagships: string];
  readonly shipLegend: string;
  turnOf(name: string, turn: number): string;
  market(ships: number): string;
  gold(gold: number): string;
  fame(points: number): string;
  favour(markers: number): string;
  squadron(ships: number): string;
  readonly ownSquadron: string;
  guardsAt(sea: string): string;
  readonly ruined: string;
  readonly none: string;
  readonly onSale: string;
  auction(ship: string, price: number): string;
  bid(name: string, gold: number): string;
  readonly noBid: string;
  stillIn(names: string): string;
  storm(ships: string): string;
  battle(what: string, round: number): string;
  readonly causes: Readonly<Record<'monster' | 'convoy' | 'armada', string>>;
  commanded(name: string): string;
  readonly fired: string;
  readonly damaged: string;
  readonly carded: string;
  readonly withdrawn: string;
  readonly captured: string;
  salvo(shooter: string, target: string): string;
  dice(dice: string, hits: number): string;
  readonly played: string;
  hand(cards: number): string;
  readonly ownHand: string;
}
