// What a run has measured, for people and for programs. A bar is met or not met; it never fails the run.
import { loadavg } from 'node:os';
import { boundOf } from './figures.ts';
import type { MovesMeasured, MovesPlan } from './moves.ts';
import type { OpeningMeasured } from './opening.ts';
import type { Used } from './processes.ts';

export interface MovesReport extends MovesMeasured {
  readonly plan: Omit<MovesPlan, 'url'>;
  /** Cores that the server kept busy. */
  readonly serverCores: number;
  /** Milliseconds of the server's CPU time for a move, with all that was done besides. */
  readonly cpuPerMove: number;
  /** Upper bounds of the server's own histograms, in milliseconds. */
  readonly commitP99: number;
  readonly commandP99: number;
  /** Processes that wanted a core in the last minute, ours among them. */
  readonly load: number;
  readonly met: boolean;
}

/** p99 of a move from send to the last of four, and the opening of a long table, in milliseconds. */
export const BARS = { move: 25, opening: 300 } as const;

/** Milliseconds of CPU time that the server used between two readings, all of its threads together. */
function cpuBetween(before: Used, after: Used): number {
  return (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000;
}

export function movesReport(plan: Omit<MovesPlan, 'url'>, measured: MovesMeasured, before: Used, after: Used): MovesReport {
  const cpu = cpuBetween(before, after);
  return {
    ...measured,
    plan,
    serverCores: cpu / 1000 / plan.seconds,
    cpuPerMove: cpu / measured.moves,
    commitP99: boundOf(before.metrics, after.metrics, 'commit', 0.99),
    commandP99: boundOf(before.metrics, after.metrics, 'command', 0.99),
    load: loadNow(),
    met: measured.delay.p99 <= BARS.move && measured.rate >= plan.rate * 0.97,
  };
}

export function printedMoves(report: MovesReport): string {
  const { plan, delay, rate, moves, late, games, crowdLag, serverCores, commitP99, commandP99, cpuPerMove, load, met } = report;
  return `${plan.tables} tables, ${plan.tables * 4} sockets, ${plan.rate} moves/s wanted, for ${plan.seconds} s after ${plan.warmUp} s of warm-up
  achieved              ${rate.toFixed(0)} moves/s (${moves} moves, ${games} games ended and begun anew)
  send to last of four  p50 ${ms(delay.p50)}  p95 ${ms(delay.p95)}  p99 ${ms(delay.p99)}  max ${ms(delay.max)}
  due but not yet free  ${late} moves
  in the server         commit p99 <= ${commitP99} ms, whole request p99 <= ${commandP99} ms, ${serverCores.toFixed(2)} cores busy, ${cpuPerMove.toFixed(2)} ms of CPU a move
  in the crowd          its own delays p99 ${ms(crowdLag)}
  load average          ${load.toFixed(1)}
  p99 <= ${BARS.move} ms          ${met ? 'met' : 'not met'}
`;
}

export interface OpeningReport extends OpeningMeasured {
  /** Milliseconds of the server's CPU time for a table: a socket, the cold opening and the warm one. */
  readonly cpuPerTable: number;
  readonly load: number;
  readonly met: boolean;
}

export function openingReport(measured: OpeningMeasured, before: Used, after: Used): OpeningReport {
  const cpuPerTable = cpuBetween(before, after) / measured.tables;
  return { ...measured, cpuPerTable, load: loadNow(), met: measured.cold.max <= BARS.opening };
}

function loadNow(): number {
  return loadavg()[0] ?? Number.NaN;
}

export function printedOpening({ tables, entries, cold, warm, cpuPerTable, load, met }: OpeningReport): string {
  return `opening a table of ${entries} entries (${tables} tables, 8 seats)
  from the disk         p50 ${ms(cold.p50)}  max ${ms(cold.max)}
  from memory           p50 ${ms(warm.p50)}  max ${ms(warm.max)}
  in the server         ${ms(cpuPerTable)} of CPU a table, for both
  load average          ${load.toFixed(1)}
  <= ${BARS.opening} ms             ${met ? 'met' : 'not met'}
`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
