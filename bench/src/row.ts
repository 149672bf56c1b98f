// One row of the bench: `node bench/src/row.ts a` plays rounds of it and prints what each gave, which is what a profiler
// wants; started by the bench it plays a round whenever it is asked to.
import { ROWS } from './rows.ts';

const ALONE = 20; // rounds, when nobody asks

const [id] = process.argv.slice(2);
const row = ROWS.find((known) => known.id === id);
if (row === undefined) throw new Error(`no row '${id}': there are ${ROWS.map((known) => known.id).join(', ')}`);
const play = await row.prepare();

if (process.send === undefined) for (let round = 0; round < ALONE; round++) console.log(Math.round(rate()));
else process.on('message', () => process.send?.(rate()));

/** Units per second of CPU time, which counts the engine's collector and compiler threads as well. */
function rate(): number {
  const before = process.cpuUsage();
  const units = play();
  const { user, system } = process.cpuUsage(before);
  return (units / (user + system)) * 1e6;
}
