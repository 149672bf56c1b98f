// The game's own words: the names of its things, and what only its board or its terminal says.

export interface Words {
  card(card: number): string;
}
