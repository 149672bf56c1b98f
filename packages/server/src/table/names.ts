// Two people at one table whose names would be taken for the same one are told apart by a number.
import { sameLooking } from '@quarterdeck/protocol';

/** The names as everybody reads them; the first who has a name keeps it as it is. Empty ones belong to nobody any more. */
export function toldApart(names: readonly string[]): string[] {
  const told: string[] = [];
  for (const name of names) told.push(freeName(name, told));
  return told;
}

function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string) => wanted !== '' && taken.some((other) => sameLooking(other, wanted));
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
