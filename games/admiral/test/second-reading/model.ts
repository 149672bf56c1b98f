// A second reading of moving, drifting and firing, from the rulebook and in another style: the sea is a picture in which every cell,
// side and corner is a sign of its own, and a ship feels its way over it step by step. It knows nothing of the game under test.

/** What could be read otherwise; the tests plant each misreading and demand that it shows. */
export interface Reading {
  readonly cornersClose: boolean;
  readonly sidesClose: boolean;
  readonly landOnBothFlanksCloses: boolean;
  readonly cellsPerSector: number;
  readonly burdenCounts: boolean;
  readonly shipsInAPortCell: number;
  readonly reefHurtsForEachCell: boolean;
  readonly closedCornerShelters: boolean;
  readonly rimShelters: boolean;
  readonly farthestDownwindFirst: boolean;
  readonly reefsStopShot: boolean;
  readonly fortsStopShot: boolean;
  readonly fortsFireOverShipsAtSea: boolean;
  readonly shipsInOneCellHide: boolean;
  readonly boardsDiagonally: boolean;
}

export const AS_WE_READ_IT: Reading = {
  cornersClose: true,
  sidesClose: true,
  landOnBothFlanksCloses: true,
  cellsPerSector: 1,
  burdenCounts: true,
  shipsInAPortCell: 2,
  reefHurtsForEachCell: true,
  closedCornerShelters: true,
  rimShelters: false,
  farthestDownwindFirst: true,
  reefsStopShot: false,
  fortsStopShot: true,
  fortsFireOverShipsAtSea: true,
  shipsInOneCellHide: false,
  boardsDiagonally: false,
};

/** Islands with cells at odd places, sides and corners between them: # land, ~ shallows. */
const TILES: Readonly<Record<string, readonly string[]>> = {
  '4x2': ['         ', ' ~ ~ # # ', '    #    ', ' # # ~ ~ ', '         '],
  '3x3': ['       ', ' ~ # # ', '  #    ', ' # ~ ~ ', '    ## ', ' # # ~ ', '       '],
};

/** Straight and diagonal figures of calm, fresh wind, storm and guns; parcels that do not slow. */
const CARDS: Readonly<Record<string, { calm: string; fresh: string; storm: string; guns: string; light: number }>> = {
  brig: { calm: '1/0', fresh: '5/4', storm: '2/1', guns: '3/2', light: 0 },
  frigate: { calm: '0/0', fresh: '6/5', storm: '2/1', guns: '4/3', light: 0 },
  galleon: { calm: '0/0', fresh: '5/4', storm: '3/2', guns: '4/3', light: 1 },
  line: { calm: '0/0', fresh: '4/3', storm: '3/2', guns: '5/4', light: 1 },
};
const FORT_GUNS = '5/4';

const ROSE = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Point = (typeof ROSE)[number];

export interface Vessel {
  readonly name: string;
  readonly kind: string;
  readonly owner: number;
  readonly parcels: number;
  /** Its cell, as the book names it. */
  readonly at: string;
}

export interface Harbour {
  readonly at: string;
  readonly isRoyal: boolean;
}

export interface Map {
  readonly columns: number;
  readonly islands: readonly { readonly tile: string; readonly at: string; readonly turns: number }[];
  readonly reefs: readonly string[];
  readonly harbours: readonly Harbour[];
  /** Owners who may not come into royal ports, and how many ships of one owner a royal port takes. */
  readonly barred: readonly number[];
  readonly royalBerths: number;
  /** No fighting in royal waters. */
  readonly royalPeace: boolean;
  /** The least number of cells in fresh wind, except into the goal of the owner. */
  readonly leastCells: number;
  readonly goals: readonly (string | null)[];
}

export interface Sea extends Map {
  readonly picture: readonly (readonly string[])[];
  readonly vessels: readonly Vessel[];
  readonly reading: Reading;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function spotOf(name: string): Spot {
  return { x: 2 * (name.charCodeAt(0) - 65) + 1, y: 2 * (Number(name.slice(1)) - 1) + 1 };
}

function nameOf({ x, y }: Spot): string {
  return `${String.fromCharCode(65 + (x - 1) / 2)}${(y - 1) / 2 + 1}`;
}

function turnClockwise(picture: readonly string[]): string[] {
  const [first = ''] = picture;
  return [...first].map((_, column) =>
    picture
      .map((row) => row.charAt(column))
      .reverse()
      .join(''),
  );
}

export function paint(map: Map, vessels: readonly Vessel[], reading: Reading): Sea {
  const picture: string[][] = Array.from({ length: 29 }, (_, y) =>
    Array.from({ length: 49 }, (_cell, x) => (x > 2 * map.columns ? '!' : x % 2 === 1 && y % 2 === 1 ? '.' : ' ')),
  );
  const put = (x: number, y: number, sign: string) => picture[y]?.splice(x, 1, sign);
  for (const { tile, at, turns } of map.islands) {
    let shape = TILES[tile] ?? [];
    for (let turn = 0; turn < turns; turn++) shape = turnClockwise(shape);
    const { x, y } = spotOf(at);
    shape.forEach((row, down) => {
      [...row].forEach((sign, right) => {
        if (sign !== ' ') put(x - 1 + right, y - 1 + down, sign);
      });
    });
  }
  const look = (x: number, y: number) => picture[y]?.[x] ?? '!';
  for (let y = 2; reading.landOnBothFlanksCloses && y < 28; y += 2) {
    for (let x = 2; x < 48; x += 2) {
      const falls = look(x - 1, y - 1) === '#' && look(x + 1, y + 1) === '#';
      const rises = look(x - 1, y + 1) === '#' && look(x + 1, y - 1) === '#';
      if (falls || rises) put(x, y, '#');
    }
  }
  for (const reef of map.reefs) put(spotOf(reef).x, spotOf(reef).y, '^');
  for (const { at } of map.harbours) put(spotOf(at).x, spotOf(at).y, 'F');
  return { ...map, picture, vessels, reading };
}

function heading(point: Point): Spot {
  return {
    x: Number(point.includes('E')) - Number(point.includes('W')),
    y: Number(point.includes('S')) - Number(point.includes('N')),
  };
}

function figure(pair: string, point: Point): number {
  const [straight, diagonal] = pair.split('/');
  return Number(point.length === 1 ? straight : diagonal);
}

/** What lies on a course: the sign of the next cell, where the crossing to it is not land; `#` where it is. */
function signAhead({ picture, reading }: Sea, { x, y }: Spot, point: Point): string {
  const { x: right, y: down } = heading(point);
  const crossing = picture[y + down]?.[x + right] ?? '!';
  const next = picture[y + 2 * down]?.[x + 2 * right] ?? '!';
  const closes = point.length === 1 ? reading.sidesClose : reading.cornersClose;
  return next !== '!' && crossing === '#' && closes ? '#' : next;
}

function ahead({ x, y }: Spot, point: Point): Spot {
  return { x: x + 2 * heading(point).x, y: y + 2 * heading(point).y };
}

/** The harbours that a cell touches. */
function portsOf({ harbours, picture }: Sea, spot: Spot): Harbour[] {
  if (picture[spot.y]?.[spot.x] === '#') return [];
  return harbours.filter(({ at }) => {
    const fort = spotOf(at);
    return Math.max(Math.abs(fort.x - spot.x), Math.abs(fort.y - spot.y)) === 2;
  });
}

function inCell({ vessels }: Sea, spot: Spot): readonly Vessel[] {
  return vessels.filter(({ at }) => at === nameOf(spot));
}

/** What a ship meets that goes on by one cell. */
function meets(sea: Sea, owner: number, from: Spot, point: Point): 'way' | 'reef' | 'stop' {
  const sign = signAhead(sea, from, point);
  if (sign === '^') return 'reef';
  if (sign !== '.' && sign !== '~') return 'stop';
  const spot = ahead(from, point);
  const ports = portsOf(sea, spot);
  const room = ports.length > 0 ? sea.reading.shipsInAPortCell : 1;
  if (inCell(sea, spot).length >= room) return 'stop';
  return sea.barred.includes(owner) && ports.some(({ isRoyal }) => isRoyal) ? 'stop' : 'way';
}

function sectorsBetween(a: Point, b: Point): number {
  const apart = (ROSE.indexOf(a) - ROSE.indexOf(b) + 8) % 8;
  return Math.min(apart, 8 - apart);
}

/** Every cell where a ship may end its move in calm or fresh wind. */
export function destinations(sea: Sea, ship: Vessel, wind: Point, isFresh: boolean): string[] {
  const card = CARDS[ship.kind];
  if (card === undefined) return [];
  const slow = sea.reading.burdenCounts && ship.parcels > card.light ? 1 : 0;
  return ROSE.flatMap((point) => {
    const lost = isFresh ? sea.reading.cellsPerSector * sectorsBetween(point, wind) : 0;
    const reach = figure(isFresh ? card.fresh : card.calm, point) - lost - slow;
    return stopsOn(sea, ship, point, reach, isFresh ? sea.leastCells : 0);
  });
}

function stopsOn(sea: Sea, ship: Vessel, point: Point, reach: number, least: number): string[] {
  const stops: string[] = [];
  let spot = spotOf(ship.at);
  for (let cells = 1; cells <= reach && meets(sea, ship.owner, spot, point) === 'way'; cells++) {
    spot = ahead(spot, point);
    if ((cells >= least || isGoal(sea, ship, spot)) && hasBerth(sea, ship, spot)) stops.push(nameOf(spot));
  }
  return stops;
}

function isGoal(sea: Sea, { owner }: Vessel, spot: Spot): boolean {
  return portsOf(sea, spot).some(({ at }) => at === sea.goals[owner]);
}

function hasBerth(sea: Sea, ship: Vessel, spot: Spot): boolean {
  return portsOf(sea, spot).every((port) => {
    if (!port.isRoyal) return true;
    const mates = sea.vessels.filter(({ owner, name }) => owner === ship.owner && name !== ship.name);
    return mates.filter((mate) => portsOf(sea, spotOf(mate.at)).includes(port)).length < sea.royalBerths;
  });
}

/** Whether a ship need not drift before this storm. */
export function isInShelter(sea: Sea, ship: Vessel, wind: Point): boolean {
  const spot = spotOf(ship.at);
  if (portsOf(sea, spot).length > 0) return true;
  const windward = ROSE[(ROSE.indexOf(wind) + 4) % 8] ?? wind;
  const { x, y } = ahead(spot, windward);
  const land = sea.picture[y]?.[x] ?? '!';
  if (land === '!') return sea.reading.rimShelters;
  if (land === '#') return true;
  return (windward.length === 1 || sea.reading.closedCornerShelters) && signAhead(sea, spot, windward) === '#';
}

/** Cells from the edge or corner where the wind comes from, counted along columns and rows alike. */
export function cellsDownwind(ship: Vessel, wind: Point): number {
  const { x, y } = spotOf(ship.at);
  return (heading(wind).x * x + heading(wind).y * y) / 2;
}

/** Which of these ships, all still to be moved, the storm may move now; `last` is how far downwind the one before lay. */
export function nextInStorm(sea: Sea, ships: readonly Vessel[], wind: Point, last: number | null): string[] {
  const sign = sea.reading.farthestDownwindFirst ? 1 : -1;
  const far = (ship: Vessel) => sign * cellsDownwind(ship, wind);
  const bound = ships.filter((ship) => !isInShelter(sea, ship, wind)).map(far);
  const first = Math.max(...bound);
  return ships
    .filter((ship) =>
      isInShelter(sea, ship, wind) ? far(ship) >= first && (last === null || far(ship) <= sign * last) : far(ship) === first,
    )
    .map(({ name }) => name);
}

/** Where a ship is driven, and what a reef costs it; `makesPort` answers wherever a port is come to with a way still open. */
export function drift(sea: Sea, ship: Vessel, wind: Point, makesPort: () => boolean): { at: string; damage: number } {
  let spot = spotOf(ship.at);
  let left = figure(CARDS[ship.kind]?.storm ?? '0/0', wind);
  while (left > 0) {
    const met = meets(sea, ship.owner, spot, wind);
    if (met === 'reef') return { at: nameOf(spot), damage: sea.reading.reefHurtsForEachCell ? left : 1 };
    if (met === 'stop') break;
    spot = ahead(spot, wind);
    left -= 1;
    const isOpen = left > 0 && meets(sea, ship.owner, spot, wind) !== 'stop';
    if (isOpen && portsOf(sea, spot).length > 0 && makesPort()) break;
  }
  return { at: nameOf(spot), damage: 0 };
}

/** No fighting here, nor into these waters or out of them. */
export function isInPeace(sea: Sea, cell: string): boolean {
  return sea.royalPeace && portsOf(sea, spotOf(cell)).some(({ isRoyal }) => isRoyal);
}

/** Whether a ship, or a fort where `gun` is null, can hit what lies in a cell. */
export function bears(sea: Sea, gun: Vessel | null, from: string, to: string): boolean {
  const [near, target] = [spotOf(from), spotOf(to)];
  if (isInPeace(sea, from) || isInPeace(sea, to)) return false;
  if (from === to) return !sea.reading.shipsInOneCellHide;
  return ROSE.some((point) => isInLine(sea, gun, near, target, point));
}

function isInLine(sea: Sea, gun: Vessel | null, from: Spot, target: Spot, point: Point): boolean {
  const range = figure(gun === null ? FORT_GUNS : (CARDS[gun.kind]?.guns ?? '0/0'), point);
  let spot = from;
  for (let cells = 1; cells <= range; cells++) {
    const sign = signAhead(sea, spot, point);
    if (sign === '#' || sign === '!') return false;
    spot = ahead(spot, point);
    if (nameOf(spot) === nameOf(target)) return true;
    if (stopsShot(sea, gun, spot, sign)) return false;
  }
  return false;
}

function stopsShot(sea: Sea, gun: Vessel | null, spot: Spot, sign: string): boolean {
  if (sign === '^') return sea.reading.reefsStopShot;
  if (sign === 'F') return sea.reading.fortsStopShot;
  const passes = gun === null && sea.reading.fortsFireOverShipsAtSea && portsOf(sea, spot).length === 0;
  return inCell(sea, spot).length > 0 && !passes;
}

/** Whether a ship lies so that it can board another: side by side, and no land between (8.2). */
export function isAlongside(sea: Sea, from: string, to: string): boolean {
  return ROSE.some((point) => {
    const isBeside = point.length === 1 || sea.reading.boardsDiagonally;
    return isBeside && nameOf(ahead(spotOf(from), point)) === to && signAhead(sea, spotOf(from), point) !== '#';
  });
}
