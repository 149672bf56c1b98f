// The game's own words: the names of its things, and what only its board says.

export interface Words {
  card(card: number): string;
  readonly board: {
    readonly table: string;
    readonly stakes: string;
    readonly barred: string;
    readonly picked: string;
    choose(what: string): string;
    coins(coins: number): string;
    readonly cove: string;
  };
}
