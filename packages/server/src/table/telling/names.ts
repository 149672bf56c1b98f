// Two people at one table whose names would be taken for the same one are told apart by a number.
import { glance } from '@quarterdeck/protocol';

/** The names as everybody reads them; the first who has a name keeps it as it is. Empty ones belong to nobody any more. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => freeName(name, taken));
}

/** The name, with a number where it is taken; from now on it is. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  let seen = glance(free);
  for (let number = 2; name !== '' && taken.has(seen); number++) {
    free = `${name} (${number})`;
    seen = glance(free);
  }
  taken.add(seen);
  return free;
}
