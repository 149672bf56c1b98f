// Whether a scenario can be won: what its aim asks for is there.
import { cellAt, cellName, cellNamed, columnOf, ROWS, rowOf } from './cells.ts';
import { demand } from './reading.ts';
import type { Scenario } from './scenario.ts';

/** All cargo that there is: in the sea, in the ground, aboard, and in harbours. */
export function parcelsOf({ cargo, sides, harbours }: Scenario): number {
  const aboard = sides.flatMap(({ fleet }) => fleet).reduce((sum, vessel) => sum + vessel.cargo, 0);
  const stored = harbours.reduce((sum, harbour) => sum + harbour.stored, 0);
  return cargo.cells.length - cargo.spare + cargo.more + (cargo.wreck.length > 0 ? 1 : 0) + aboard + stored;
}

export function checkAim(scenario: Scenario): void {
  const { aim, harbours, cargo, legs, sides } = scenario;
  const parcels = parcelsOf(scenario);
  demand(cargo.spare <= cargo.cells.length, () => 'chart.cargo.spare is more than there are cells');
  demand(cargo.what !== 'none' || parcels === 0, () => `chart.cargo.what is 'none', and there are ${parcels} parcels`);
  if (aim.kind === 'gather' || aim.kind === 'convoy')
    demand(aim.parcels >= 1 && aim.parcels <= parcels, () => `chart.aim.parcels must be 1 to ${parcels}, not ${aim.parcels}`);
  if (aim.kind === 'race') checkRace(scenario);
  else demand(!sides.some(({ berths }) => berths.where === 'free-port'), () => "chart.sides.berths 'free-port' are for a race");
  if (aim.kind === 'convoy') checkConvoy(scenario, aim.goal);
  if (aim.kind === 'mail')
    demand(harbours.filter(({ kind }) => kind === 'royal').length > 1, () => "chart.aim 'mail' needs two royal ports");
  demand(legs === 1 || aim.kind === 'convoy', () => 'chart.legs is 2 only for a convoy');
  if (legs === 2) checkLegs(scenario);
}

/** The brig chooses the port, and the opposite corner's is its goal. */
function checkRace({ sides, harbours, columns }: Scenario): void {
  demand(
    sides.every(({ berths, fleet }) => berths.where === 'free-port' && fleet.filter(({ kind }) => kind === 'brig').length === 1),
    () => "chart.aim 'race' needs one brig in each fleet, and berths in free ports",
  );
  demand(harbours.length >= sides.length, () => `chart.aim 'race' needs a port for each of ${sides.length} players`);
  const cells = harbours.map((harbour) => cellNamed(harbour.at));
  for (const cell of cells) {
    const opposite = cellAt(columns - 1 - columnOf(cell), ROWS - 1 - rowOf(cell));
    demand(cells.includes(opposite), () => `chart.aim 'race': there is no fort opposite to ${cellName(cell)}`);
  }
}

/** One team has the royal ports, and brings its cargo to one of them; the others take it. */
function checkConvoy({ harbours, royal, sides }: Scenario, goal: string): void {
  const crown = harbours.filter(({ kind }) => kind === 'royal');
  demand(
    crown.some((harbour) => harbour.at === goal),
    () => `chart.aim.goal ${goal} is no royal port`,
  );
  demand(royal.kind === 'crown', () => `chart.aim 'convoy' needs chart.royal 'crown', not '${royal.kind}'`);
  const teams = new Set(crown.map(({ of }) => (of === null ? null : sides[of]?.team)));
  demand(teams.size === 1 && !teams.has(null), () => "chart.aim 'convoy' needs royal ports that are all of one team");
}

/** Sides are swapped in pairs: the first with the second, the third with the fourth. */
function checkLegs({ sides }: Scenario): void {
  const isPaired = sides.every(({ team }, seat) => sides[seat ^ 1] !== undefined && sides[seat ^ 1]?.team !== team);
  demand(isPaired, () => 'chart.legs is 2, and sides that lie next to each other must be of different teams');
}
