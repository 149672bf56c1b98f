// The crowd that moves: so many tables of four, so many moves a second in all, each due at its own moment whether the last one
// has arrived or not. A move that could not be sent when it was due, because the one before was still on its way, counts from
// the moment it was due.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { quickRng, type Rng } from '@quarterdeck/kernel';
import * as z from 'zod';
import { arrive, ask, each, type Member, moveOf, sitDown, watch } from './crowd.ts';
import { type Spread, spreadOf } from './figures.ts';

export interface MovesPlan {
  readonly url: string;
  readonly tables: number;
  readonly rate: number;
  readonly warmUp: number;
  readonly seconds: number;
}

export interface MovesMeasured {
  readonly moves: number;
  /** Moves a second, as achieved. */
  readonly rate: number;
  /** Milliseconds from sending to the arrival at the last of four. */
  readonly delay: Spread;
  /** Moves that were due while the one before was still on its way. */
  readonly late: number;
  readonly games: number;
  /** How long the crowd itself kept its messages waiting, in milliseconds. */
  readonly crowdLag: number;
}

interface Table {
  readonly members: readonly Member[];
  /** The move that is on its way: since when, against which log, and how many have heard of it. */
  flying: { readonly since: number; readonly at: number; heard: number } | null;
  /** When a move was due that could not be sent yet. */
  owed: number | null;
  /** Between two games nothing is due. */
  isResting: boolean;
}

interface Run {
  readonly rng: Rng;
  readonly delays: number[];
  isMeasuring: boolean;
  late: number;
  games: number;
}

const PEOPLE = 4;
const AT_ONCE = 16;
const next = z.object({ table: z.string() });

export async function gather({ url, tables }: MovesPlan, run: Run): Promise<Table[]> {
  const gathered: Table[] = [];
  await each(Array.from({ length: tables }), AT_ONCE, async () => {
    const members: Member[] = [];
    while (members.length < PEOPLE) members.push(await arrive(url));
    await sitDown(url, members, { game: 'dead-mans-draw', options: { traits: true } });
    const table: Table = { members, flying: null, owed: null, isResting: false };
    for (const member of members) member.onStep = (from) => land(table, from, run);
    gathered.push(table);
  });
  return gathered;
}

/** A move has arrived at one more; at the last, the table is ready for the next. */
function land(table: Table, from: number, run: Run): void {
  const { flying } = table;
  if (flying === null || flying.at !== from) return;
  flying.heard += 1;
  if (flying.heard < PEOPLE) return;
  if (run.isMeasuring) run.delays.push(performance.now() - flying.since);
  table.flying = null;
  if (table.members.some(({ isOver }) => isOver)) void playAgain(table, run);
  else if (table.owed !== null) send(table, table.owed, run);
}

function send(table: Table, since: number, run: Run): void {
  table.owed = null;
  const move = moveOf(table.members, run.rng);
  if (move !== null) table.flying = { since, at: move.at, heard: 0 };
}

function fire(table: Table, run: Run): void {
  const now = performance.now();
  if (table.isResting) return;
  if (table.flying === null) send(table, now, run);
  else if (table.owed === null) {
    table.owed = now;
    if (run.isMeasuring) run.late += 1;
  }
}

async function playAgain(table: Table, run: Run): Promise<void> {
  table.isResting = true;
  for (const member of table.members) {
    const { table: before } = member;
    const { table: id } = next.parse(await ask(member, { type: 'rematch', table: before }));
    await ask(member, { type: 'unwatch', table: before });
    await watch(member, id);
  }
  run.games += 1;
  table.owed = null;
  table.isResting = false;
}

/** Fires the tables in turn, at the wanted rate, for so long. */
async function drive(tables: readonly Table[], rate: number, seconds: number, run: Run): Promise<void> {
  const start = performance.now();
  for (let fired = 0; fired < rate * seconds; ) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - start) / 1000) * rate));
    for (; fired < due; fired++) {
      const table = tables[fired % tables.length];
      if (table !== undefined) fire(table, run);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

export async function measureMoves(plan: MovesPlan, onPhase: (phase: 'start' | 'end') => Promise<void>): Promise<MovesMeasured> {
  const run: Run = { rng: quickRng(1), delays: [], isMeasuring: false, late: 0, games: 0 };
  const tables = await gather(plan, run);
  await drive(tables, plan.rate, plan.warmUp, run);
  await onPhase('start');
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  run.isMeasuring = true;
  const started = performance.now();
  await drive(tables, plan.rate, plan.seconds, run);
  const seconds = (performance.now() - started) / 1000;
  run.isMeasuring = false;
  await onPhase('end');
  return {
    moves: run.delays.length,
    rate: run.delays.length / seconds,
    delay: spreadOf(run.delays),
    late: run.late,
    games: run.games,
    crowdLag: lag.percentile(99) / 1e6,
  };
}
