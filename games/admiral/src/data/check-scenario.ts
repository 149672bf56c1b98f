// Whether a scenario can be played: everything lies on the board, every port can be left, everything that counts can be reached.
import { at } from '@quarterdeck/kernel';
import { berthsOf, zoneOf } from '../book.ts';
import { cellsOf, chartSea, GROUND, type Sea, spread } from '../sea.ts';
import { type Cell, cellAt, cellName, cellNamed, columnOf, ROWS, rowOf } from './cells.ts';
import { BOX, COMPONENTS } from './components.ts';
import type { Harbour, Scenario, Side } from './scenario.ts';
import { SHIP_KINDS } from './ships.ts';

/** The scenario itself, once it is found to be sound; otherwise throws a sentence that says what is wrong. */
export function checkScenario(scenario: Scenario): Scenario {
  checkSides(scenario);
  checkIslands(scenario);
  checkHarbours(scenario);
  const sea = chartSea(scenario, COMPONENTS);
  checkReefs(scenario, sea);
  scenario.sides.forEach((side, seat) => {
    checkBerths(scenario, sea, side, seat);
    checkMines(scenario, sea, side, seat);
    checkHome(scenario, side, seat);
  });
  checkAim(scenario);
  checkWays(scenario, sea);
  return scenario;
}

function demand(isSound: boolean, complaint: () => string): void {
  if (!isSound) throw new Error(complaint());
}

function checkSides({ sides }: Scenario): void {
  demand(sides.length >= 1 && sides.length <= 6, () => `chart.sides must be 1 to 6, not ${sides.length}`);
  for (const kind of SHIP_KINDS) {
    const ships = sides.flatMap(({ fleet }) => fleet.filter((vessel) => vessel.kind === kind)).length;
    demand(ships <= BOX.ofKind, () => `chart.sides have ${ships} ships of kind '${kind}', and the box has ${BOX.ofKind}`);
  }
  sides.forEach(({ fleet }, seat) => {
    demand(fleet.length > 0, () => `chart.sides[${seat}].fleet is empty`);
    for (const { kind, cargo } of fleet) {
      const { hold } = COMPONENTS.ships[kind];
      demand(cargo <= hold, () => `chart.sides[${seat}]: a ship of kind '${kind}' takes ${hold} of cargo, not ${cargo}`);
    }
  });
}

function checkIslands({ islands, columns }: Scenario): void {
  const covered = new Map<string, number>();
  islands.forEach((island, i) => {
    for (const { column, row } of cellsOf(island, COMPONENTS.tiles[island.tile])) {
      demand(column < columns && row < ROWS, () => `chart.islands[${i}] at ${island.at} does not fit on the board`);
      const name = cellName(cellAt(column, row));
      demand(!covered.has(name), () => `chart.islands[${i}] and [${covered.get(name)}] both cover ${name}`);
      covered.set(name, i);
    }
  });
}

function checkHarbours({ harbours, sides, columns, islands, royal }: Scenario): void {
  demand(harbours.length >= 1 && harbours.length <= 8, () => `chart.harbours must be 1 to 8, not ${harbours.length}`);
  const land = islands.flatMap((island) => cellsOf(island, COMPONENTS.tiles[island.tile]));
  harbours.forEach((harbour, i) => {
    const cell = cellNamed(harbour.at);
    const where = `chart.harbours[${i}] at ${harbour.at}`;
    demand(columnOf(cell) < columns, () => `${where} does not lie on the board`);
    demand(!land.some(({ column, row }) => cellAt(column, row) === cell), () => `${where} lies on an island`);
    demand(harbours.findIndex((other) => other.at === harbour.at) === i, () => `${where} lies there twice`);
    demand(harbour.of === null || harbour.of < sides.length, () => `${where} belongs to a side that there is none of`);
    demand(harbour.kind !== 'royal' || royal.kind !== 'none', () => `${where} is royal, but chart.royal is 'none'`);
  });
}

function checkReefs({ reefs, cargo }: Scenario, sea: Sea): void {
  reefs.forEach((name, i) => {
    const cell = cellNamed(name);
    demand(sea.ground[cell] === GROUND.sea, () => `chart.reefs[${i}] at ${name} does not lie in the open sea`);
    demand(sea.ports[cell] === 0, () => `chart.reefs[${i}] at ${name} lies in a port (V 3.6)`);
    demand(!cargo.cells.includes(name), () => `chart.reefs[${i}] at ${name} lies on cargo`);
    demand(reefs.indexOf(name) === i, () => `chart.reefs[${i}] at ${name} lies there twice`);
  });
}

/** As many berths as ships: two in a port cell, one at sea (4.5); in the port of a race, each player has one of his own. */
function checkBerths(scenario: Scenario, sea: Sea, { fleet, berths }: Side, seat: number): void {
  const where: Side['berths'] = berths.where === 'free-port' ? { where: 'port', of: at(scenario.harbours, 0).at } : berths;
  const cells = berthsOf(scenario, sea, where, seat);
  const room = cells.reduce((sum, cell) => sum + (sea.ports[cell] === 0 ? 1 : 2), 0);
  demand(room >= fleet.length, () => `chart.sides[${seat}] has ${fleet.length} ships and berths for ${room}`);
  demand(
    cells.length <= MOST_CELLS,
    () => `chart.sides[${seat}].berths must be ${MOST_CELLS} cells or fewer, not ${cells.length}`,
  );
}

/** A question has no more answers than this. */
const MOST_CELLS = 200;

/** Who must bring cargo home, or is out without a fort, has one. */
function checkHome({ harbours, aim, fortlessTurns, sides }: Scenario, { team }: Side, seat: number): void {
  const forts = harbours.filter(({ kind }) => kind === 'fort');
  const hasOwn = forts.some(({ of }) => of === seat);
  const hasTeam = forts.some(({ of }) => of !== null && at(sides, of).team === team);
  demand(fortlessTurns === null || hasOwn, () => `chart.sides[${seat}] has no fort, and chart.fortlessTurns asks for one`);
  demand(aim.kind !== 'gather' || hasTeam, () => `chart.sides[${seat}] has no fort to bring cargo to`);
}

function checkMines(scenario: Scenario, sea: Sea, { mines }: Side, seat: number): void {
  const { harbours, sides } = scenario;
  const hasFort = harbours.some(({ of, kind }) => of === seat && kind === 'fort');
  demand(mines === 0 || hasFort, () => `chart.sides[${seat}] has mines and no fort to lay them by (10.4)`);
  const all = sides.reduce((sum, side) => sum + side.mines, 0);
  demand(all <= BOX.mines, () => `chart.sides have ${all} mines, and the box has ${BOX.mines}`);
  const zone = zoneOf(scenario, sea, seat).length;
  demand(
    mines === 0 || zone <= MOST_CELLS,
    () => `chart.sides[${seat}] may lay mines in ${zone} cells; ${MOST_CELLS} are the most`,
  );
}

function parcelsOf({ cargo, sides, harbours }: Scenario): number {
  const aboard = sides.flatMap(({ fleet }) => fleet).reduce((sum, vessel) => sum + vessel.cargo, 0);
  const stored = harbours.reduce((sum, harbour) => sum + harbour.stored, 0);
  return cargo.cells.length - cargo.spare + cargo.more + (cargo.wreck.length > 0 ? 1 : 0) + aboard + stored;
}

function checkAim(scenario: Scenario): void {
  const { aim, harbours, cargo, legs } = scenario;
  const parcels = parcelsOf(scenario);
  demand(cargo.spare <= cargo.cells.length, () => 'chart.cargo.spare is more than there are cells');
  demand(parcels <= BOX.parcels, () => `chart.cargo comes to ${parcels}, and the box has ${BOX.parcels}`);
  if (aim.kind === 'gather' || aim.kind === 'convoy')
    demand(aim.parcels >= 1 && aim.parcels <= parcels, () => `chart.aim.parcels must be 1 to ${parcels}, not ${aim.parcels}`);
  if (aim.kind === 'race') checkRace(scenario);
  if (aim.kind === 'convoy')
    demand(
      harbours.some((harbour) => harbour.at === aim.goal && harbour.kind === 'royal'),
      () => `chart.aim.goal ${aim.goal} is no royal port`,
    );
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

/** Sides are swapped in pairs: the first with the second, the third with the fourth. */
function checkLegs({ sides }: Scenario): void {
  const isPaired = sides.every(({ team }, seat) => sides[seat ^ 1] !== undefined && sides[seat ^ 1]?.team !== team);
  demand(isPaired, () => 'chart.legs is 2, and sides that lie next to each other must be of different teams');
}

/** Every port can be left, and all cargo can be reached, from every port (V 3.6). */
function checkWays(scenario: Scenario, sea: Sea): void {
  const reefs = new Set(scenario.reefs.map(cellNamed));
  const ports = scenario.harbours.map((harbour, place) => portCells(sea, place, harbour));
  const found = spread(sea.steps, at(at(ports, 0), 0), (cell) => !reefs.has(cell));
  ports.forEach((cells, place) => {
    const isOpen = cells.some((cell) => found.has(cell));
    demand(isOpen, () => `the port of ${at(scenario.harbours, place).at} cannot be left, or not to the other ports`);
  });
  for (const name of [...scenario.cargo.cells, ...scenario.cargo.wreck])
    demand(found.has(cellNamed(name)), () => `the cargo in ${name} cannot be reached`);
}

function portCells(sea: Sea, place: number, { at: name }: Harbour): Cell[] {
  const cells = [...sea.ports.keys()].filter((cell) => (((sea.ports[cell] ?? 0) >> place) & 1) === 1);
  demand(cells.length > 0, () => `the harbour at ${name} has no port: there is land all round`);
  return cells;
}
