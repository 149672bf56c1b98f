// Figures and lists as all three languages write them.

/** A figure with its sign: +2, −1. */
export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

/** A figure with a true minus. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function times(name: string, count: number): string {
  return count === 1 ? name : `${name} × ${count}`;
}

/** Equal names once, with how often: "Rum × 2". */
export function tally(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) => times(name, length));
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** «игрока Роман», «игроков Роман и Олег»: names are not declined, the word before them is, by how many they are. */
export function afterNoun(list: Intl.ListFormat): (names: readonly string[], one: string, many: string) => string {
  return (names, one, many) => `${names.length === 1 ? one : many} ${list.format(names)}`;
}
