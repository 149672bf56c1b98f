// Whether secrets are secret: what a viewer may not know must come out differently when it is swapped, and what it
// knows must not. The swap test alone cannot tell: a view that shows a card by mistake keeps showing it.
import { type Secret, same, type Viewer } from '@quarterdeck/kernel';
import { demand } from './broken.ts';

/** How often each secret was swapped for each viewer, and how often it came out differently. */
export type Ledger = Map<string, { tries: number; changes: number }>;

/** A secret that never changes in so many swaps is none. */
const ENOUGH = 60;

export function noteSwap(ledger: Ledger, secrets: readonly Secret[], swapped: readonly Secret[], viewer: Viewer): void {
  const after = new Map(swapped.map(({ name, value }) => [name, value]));
  for (const { name, value, knownTo } of secrets) {
    const isSame = same(after.get(name), value);
    if (typeof viewer === 'number' && knownTo.includes(viewer)) {
      demand('nothing is forgotten', isSame, () => `the state made for ${viewer} has another ${name}, which it knows`);
    } else if (value !== null && !same(value, [])) {
      note(ledger, `${name} from ${viewer}`, !isSame);
    }
  }
}

function note(ledger: Ledger, key: string, changed: boolean): void {
  const row = ledger.get(key) ?? { tries: 0, changes: 0 };
  row.tries += 1;
  if (changed) row.changes += 1;
  ledger.set(key, row);
}

export function demandSecrecy(ledger: Ledger): void {
  for (const [key, { tries, changes }] of ledger) {
    demand(
      'nothing leaks',
      tries < ENOUGH || changes > 0,
      () => `hidden: the ${key}; but it came out the same in all of ${tries} swaps`,
    );
  }
}
