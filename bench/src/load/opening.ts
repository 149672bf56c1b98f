// Opening tables of a thousand entries: first they are played, then the server is started anew, so that nothing is in memory.
import { performance } from 'node:perf_hooks';
import { at, quickRng } from '@quarterdeck/kernel';
import { arrive, connect, each, type Member, moveOf, sitDown, watch } from './crowd.ts';
import { type Spread, spreadOf } from './figures.ts';

export interface LongTable {
  readonly id: string;
  readonly entries: number;
  /** The cookie of somebody who sits there. */
  readonly cookie: string;
}

export interface OpeningMeasured {
  readonly tables: number;
  readonly entries: number;
  /** Milliseconds from asking to the whole table: read from the disk and played again, and once more from memory. */
  readonly cold: Spread;
  readonly warm: Spread;
}

const PEOPLE = 8;
const AT_ONCE = 4;

export async function playLong(url: string, tables: number, entries: number): Promise<LongTable[]> {
  const played: LongTable[] = [];
  await each(Array.from({ length: tables }), AT_ONCE, async () => {
    const members: Member[] = [];
    while (members.length < PEOPLE) members.push(await arrive(url));
    const id = await sitDown(url, members, { game: 'long-draw', options: { traits: true } });
    const reached = await playTo(members, entries);
    played.push({ id, entries: reached, cookie: at(members, 0).cookie });
  });
  return played;
}

async function playTo(members: readonly Member[], entries: number): Promise<number> {
  const rng = quickRng(members.length);
  for (;;) {
    const move = moveOf(members, rng);
    if (move === null) await new Promise((resolve) => setTimeout(resolve, 1));
    else if (move.at >= entries) return move.at;
    await move?.done;
  }
}

export async function measureOpening(url: string, tables: readonly LongTable[]): Promise<OpeningMeasured> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (const { id, cookie } of tables) {
    const member = await connect(url, cookie);
    for (const times of [cold, warm]) {
      const asked = performance.now();
      await watch(member, id);
      times.push(performance.now() - asked);
    }
  }
  return {
    tables: tables.length,
    entries: Math.min(...tables.map((table) => table.entries)),
    cold: spreadOf(cold),
    warm: spreadOf(warm),
  };
}
