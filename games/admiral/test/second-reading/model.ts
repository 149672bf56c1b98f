// A second reading of moving, drifting and firing, in another style: maps are drawn by hand, cells are names, and every question is
// answered by walking from name to name. It shares nothing with the rules but the letters of the board.

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWX';
const COMPASS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};
const ROSE = Object.keys(COMPASS);

/** Land, forts and ways that are closed, as somebody drew them. */
export interface Drawing {
  /** Rows from the north; `#` land, `~` shallows, `F` a fort. */
  readonly rows: readonly string[];
  /** Pairs of cells between which land closes the way. */
  readonly closed: readonly string[];
}

export interface Vessel {
  readonly name: string;
  readonly kind: string;
  readonly seat: number;
  readonly cell: string;
  readonly cargo: number;
}

export interface Waters {
  readonly drawing: Drawing;
  readonly reefs: readonly string[];
  readonly vessels: readonly Vessel[];
}

/** Calm, fresh, storm, range: straight and diagonal; light cargo. */
const CARDS: Readonly<Record<string, { calm: string; fresh: string; storm: string; range: string; light: number }>> = {
  brig: { calm: '10', fresh: '54', storm: '21', range: '32', light: 0 },
  frigate: { calm: '00', fresh: '65', storm: '21', range: '43', light: 0 },
  galleon: { calm: '00', fresh: '54', storm: '32', range: '43', light: 1 },
  line: { calm: '00', fresh: '43', storm: '32', range: '54', light: 1 },
  fort: { calm: '00', fresh: '00', storm: '00', range: '54', light: 0 },
};

function figure(kind: string, which: 'calm' | 'fresh' | 'storm' | 'range', course: string): number {
  return Number((CARDS[kind]?.[which] ?? '00').charAt(course.length - 1));
}

export function next(cell: string, course: string): string | null {
  const [east, south] = COMPASS[course] ?? [0, 0];
  const column = COLUMNS.charAt(COLUMNS.indexOf(cell.charAt(0)) + east);
  const row = Number(cell.slice(1)) + south;
  return column === '' || COLUMNS.indexOf(cell.charAt(0)) + east < 0 || row < 1 || row > 14 ? null : `${column}${row}`;
}

function ground({ rows }: Drawing, cell: string): string {
  return rows[Number(cell.slice(1)) - 1]?.charAt(COLUMNS.indexOf(cell.charAt(0))) ?? '';
}

function isShut(drawing: Drawing, a: string, b: string): boolean {
  if (drawing.closed.includes(`${a}|${b}`) || drawing.closed.includes(`${b}|${a}`)) return true;
  const flanks = [`${a.charAt(0)}${b.slice(1)}`, `${b.charAt(0)}${a.slice(1)}`];
  const isDiagonal = a.charAt(0) !== b.charAt(0) && a.slice(1) !== b.slice(1);
  return isDiagonal && flanks.every((cell) => ground(drawing, cell) === '#');
}

function isHarbour(drawing: Drawing, cell: string): boolean {
  return ROSE.some((course) => {
    const beside = next(cell, course);
    return beside !== null && ground(drawing, beside) === 'F';
  });
}

type Way = 'open' | 'reef' | 'closed';

function wayInto({ drawing, reefs, vessels }: Waters, from: string, to: string | null): Way {
  if (to === null || isShut(drawing, from, to) || '#F'.includes(ground(drawing, to))) return 'closed';
  if (reefs.includes(to)) return 'reef';
  const there = vessels.filter(({ cell }) => cell === to).length;
  return there < (isHarbour(drawing, to) ? 2 : 1) ? 'open' : 'closed';
}

/** How many eighths of the rose lie between two courses. */
function apart(a: string, b: string): number {
  const steps = (ROSE.indexOf(a) - ROSE.indexOf(b) + 8) % 8;
  return Math.min(steps, 8 - steps);
}

/** All cells that a vessel may sail to, sorted. */
export function sailing(waters: Waters, vessel: Vessel, strength: string, wind: string): string[] {
  const { light } = CARDS[vessel.kind] ?? { light: 0 };
  return ROSE.flatMap((course) => {
    const most =
      strength === 'calm' ? figure(vessel.kind, 'calm', course) : figure(vessel.kind, 'fresh', course) - apart(course, wind);
    const cells: string[] = [];
    let from = vessel.cell;
    for (let left = most - (vessel.cargo > light ? 1 : 0); left > 0; left--) {
      const to = next(from, course);
      if (to === null || wayInto(waters, from, to) !== 'open') break;
      cells.push(to);
      from = to;
    }
    return cells;
  }).sort();
}

export function isInLee({ drawing }: Waters, cell: string, wind: string): boolean {
  const windward = next(cell, ROSE[(ROSE.indexOf(wind) + 4) % 8] ?? '');
  return (
    isHarbour(drawing, cell) || (windward !== null && (ground(drawing, windward) === '#' || isShut(drawing, cell, windward)))
  );
}

/** Where a storm leaves a vessel, and with how much damage, if its owner never makes port on the way. */
export function drifting(waters: Waters, vessel: Vessel, wind: string): string {
  let cell = vessel.cell;
  for (let left = figure(vessel.kind, 'storm', wind); left > 0; left--) {
    const to = next(cell, wind);
    const way = wayInto(waters, cell, to);
    if (way === 'reef') return `${cell} ${left}`;
    if (way === 'closed' || to === null) return `${cell} 0`;
    cell = to;
  }
  return `${cell} 0`;
}

/** Whether a gun of this kind in one cell can hit what is in another. */
export function bearsOn({ drawing, vessels }: Waters, kind: string, from: string, target: string): boolean {
  if (from === target) return true;
  return ROSE.some((course) => {
    let cell = from;
    for (let left = figure(kind, 'range', course); left > 0; left--) {
      const to = next(cell, course);
      if (to === null || isShut(drawing, cell, to) || ground(drawing, to) === '#') return false;
      if (to === target) return true;
      const isHidden = vessels.some((other) => other.cell === to) && (kind !== 'fort' || isHarbour(drawing, to));
      if (isHidden || ground(drawing, to) === 'F') return false;
      cell = to;
    }
    return false;
  });
}

/** Whether one lies alongside the other: beside it, and nothing but water between. */
export function isBeside({ drawing }: Waters, a: string, b: string): boolean {
  return ['N', 'E', 'S', 'W'].some((course) => next(a, course) === b) && !isShut(drawing, a, b);
}
