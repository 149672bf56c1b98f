// Whether a scenario can be played: everything is in the box and lies on the board, every port can be left, everything that
// counts can be reached.
import { at } from '@quarterdeck/kernel';
import { berthsOf, zoneOf } from '../book.ts';
import { cellsOf, chartSea, GROUND, type Sea, spread } from '../sailing/sea.ts';
import { isFarFromForts } from '../turn/burial.ts';
import { type Cell, cellAt, cellName, cellNamed, columnOf, ROWS } from './cells.ts';
import { checkAim, parcelsOf } from './check-aim.ts';
import { BOX, COMPONENTS, type Components, TILES } from './components.ts';
import { demand } from './reading.ts';
import type { Harbour, Scenario, Side } from './scenario.ts';
import { SHIP_KINDS } from './ships.ts';

/** The scenario itself, once it is found to be sound with these figures; otherwise throws a sentence that says what is wrong. */
export function checkScenario(scenario: Scenario, components: Components = COMPONENTS): Scenario {
  checkSides(scenario, components);
  checkBox(scenario);
  checkIslands(scenario, components);
  checkHarbours(scenario, components);
  const sea = chartSea(scenario, components);
  checkReefs(scenario, sea);
  scenario.sides.forEach((side, seat) => {
    checkBerths(scenario, sea, side, seat);
    checkMines(scenario, sea, side, seat);
    checkHome(scenario, side, seat);
  });
  checkAim(scenario);
  checkWays(scenario, sea);
  scenario.sides.forEach((side, seat) => {
    checkCrowding(scenario, sea, side, seat);
  });
  return scenario;
}

function checkSides({ sides }: Scenario, { ships }: Components): void {
  demand(sides.length >= 1 && sides.length <= 6, () => `chart.sides must be 1 to 6, not ${sides.length}`);
  const teams = new Set(sides.map(({ team }) => team));
  demand(sides.length === 1 || teams.size > 1, () => 'chart.sides are all of one team, and nobody is left to play against');
  sides.forEach(({ fleet }, seat) => {
    demand(fleet.length > 0, () => `chart.sides[${seat}].fleet is empty`);
    for (const { kind, cargo } of fleet) {
      const { hold } = ships[kind];
      demand(cargo <= hold, () => `chart.sides[${seat}]: a ship of kind '${kind}' takes ${hold} of cargo, not ${cargo}`);
    }
  });
}

/** II: nothing is set up that the box does not have. */
function checkBox(scenario: Scenario): void {
  const { sides, islands, reefs, reefsEach, harbours } = scenario;
  const within = (what: string, count: number, most: number) =>
    demand(count <= most, () => `chart has ${count} ${what}, and the box has ${most}`);
  for (const kind of SHIP_KINDS)
    within(
      `ships of kind '${kind}'`,
      sides.flatMap(({ fleet }) => fleet.filter((vessel) => vessel.kind === kind)).length,
      BOX.ofKind,
    );
  for (const tile of TILES)
    within(`islands of kind '${tile}'`, islands.filter((island) => island.tile === tile).length, BOX.islands[tile]);
  within("reefs, the players' own counted", reefs.length + reefsEach * sides.length, BOX.reefs);
  const cards = harbours.filter(({ card, kind }) => card || kind === 'royal').length;
  within('forts', harbours.length - cards, BOX.forts);
  within('royal ports', cards, BOX.cards);
  within(
    'mines',
    sides.reduce((sum, { mines }) => sum + mines, 0),
    BOX.mines,
  );
  within('parcels of cargo', parcelsOf(scenario), BOX.parcels);
}

function checkIslands({ islands, columns }: Scenario, { tiles }: Components): void {
  const covered = new Map<string, number>();
  islands.forEach((island, i) => {
    for (const { column, row } of cellsOf(island, tiles[island.tile])) {
      demand(column < columns && row < ROWS, () => `chart.islands[${i}] at ${island.at} does not fit on the board`);
      const name = cellName(cellAt(column, row));
      demand(!covered.has(name), () => `chart.islands[${i}] and [${covered.get(name)}] both cover ${name}`);
      covered.set(name, i);
    }
  });
}

function checkHarbours({ harbours, sides, columns, islands, royal }: Scenario, { tiles }: Components): void {
  demand(harbours.length > 0, () => 'chart.harbours is empty');
  const land = islands.flatMap((island) => cellsOf(island, tiles[island.tile]));
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

/** As many berths as ships: two in a port cell, one at sea (4.5). */
function checkBerths(scenario: Scenario, sea: Sea, side: Side, seat: number): void {
  const { length: ships } = side.fleet;
  const cells = berthCells(scenario, sea, side, seat);
  const room = side.berths.where === 'free-port' ? roomOfPorts(scenario, sea) : roomIn(sea, cells);
  demand(room >= ships, () => `chart.sides[${seat}] has ${ships} ships and berths for ${room}`);
  demand(
    cells.length <= MOST_CELLS,
    () => `chart.sides[${seat}].berths must be ${MOST_CELLS} cells or fewer, not ${cells.length}`,
  );
}

/** Whatever reefs and ships the others put there first: a berth for every ship. In a race a port is its player's own. */
function checkCrowding(scenario: Scenario, sea: Sea, side: Side, seat: number): void {
  if (side.berths.where === 'free-port') return;
  const { length: ships } = side.fleet;
  const cells = berthCells(scenario, sea, side, seat);
  const taken = takenByReefs(scenario, sea, cells) + takenByOthers(scenario, sea, cells, seat);
  const left = Math.max(0, roomIn(sea, cells) - taken);
  demand(
    left >= ships,
    () => `chart.sides[${seat}] has ${ships} ships, and the reefs and ships of others may leave berths for ${left}`,
  );
}

function berthCells(scenario: Scenario, sea: Sea, { berths }: Side, seat: number): Cell[] {
  return berthsOf(scenario, sea, berths, seat);
}

function roomIn({ ports }: Sea, cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + (ports[cell] === 0 ? 1 : 2), 0);
}

/** In the port of a race each player has one of his own, and it may be any. */
function roomOfPorts(scenario: Scenario, sea: Sea): number {
  const ports = scenario.harbours.map((harbour) => berthsOf(scenario, sea, { where: 'port', of: harbour.at }, 0));
  return Math.min(...ports.map((cells) => roomIn(sea, cells)));
}

/** Players lay reefs before ships find their berths, and nowhere but at sea (V 3.6). */
function takenByReefs({ reefsEach, sides }: Scenario, { ports }: Sea, cells: readonly Cell[]): number {
  return Math.min(reefsEach * sides.length, cells.filter((cell) => ports[cell] === 0).length);
}

function takenByOthers(scenario: Scenario, sea: Sea, cells: readonly Cell[], seat: number): number {
  const own = new Set(cells);
  return scenario.sides.reduce((sum, other, i) => {
    if (i === seat) return sum;
    const shared = berthCells(scenario, sea, other, i).filter((cell) => own.has(cell));
    return sum + Math.min(other.fleet.length, roomIn(sea, shared));
  }, 0);
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
  if (mines === 0) return;
  const hasFort = scenario.harbours.some(({ of, kind }) => of === seat && kind === 'fort');
  demand(hasFort, () => `chart.sides[${seat}] has mines and no fort to lay them by (10.4)`);
  const zone = zoneOf(scenario, sea, seat).length;
  demand(zone > 0, () => `chart.sides[${seat}] has mines, and all waters near its forts are royal`);
  demand(zone <= MOST_CELLS, () => `chart.sides[${seat}] may lay mines in ${zone} cells; ${MOST_CELLS} are the most`);
}

/** Every port can be left, and all cargo can be reached, from every port (V 3.6); so can all places where it may be buried (S1). */
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
  if (scenario.cargo.more > 0) checkBurials(scenario, sea, found);
}

function portCells(sea: Sea, place: number, { at: name }: Harbour): Cell[] {
  const cells = [...sea.ports.keys()].filter((cell) => (((sea.ports[cell] ?? 0) >> place) & 1) === 1);
  demand(cells.length > 0, () => `the harbour at ${name} has no port: there is land all round`);
  return cells;
}

function checkBurials({ cargo, harbours }: Scenario, sea: Sea, found: ReadonlySet<Cell>): void {
  const forts = harbours.map((harbour) => cellNamed(harbour.at));
  const laid = new Set(cargo.cells.map(cellNamed));
  const places = [...sea.ground.keys()].filter(
    (cell) => sea.ground[cell] === GROUND.shallow && isFarFromForts(forts, cell) && !laid.has(cell),
  );
  demand(
    places.length >= cargo.more,
    () => `chart.cargo.more is ${cargo.more}, and there are ${places.length} places to bury it`,
  );
  for (const cell of places) demand(found.has(cell), () => `cargo may be buried in ${cellName(cell)}, which cannot be reached`);
}
