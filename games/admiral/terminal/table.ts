// The table as text: the sea with everything that lies on it, then every player's ships and forts.
import {
  at,
  fit,
  type GameText,
  type Names,
  type Paint,
  type Seat,
  TABLE_WIDTH,
  type Terminal,
  textWidth,
  wrapped,
} from '@quarterdeck/kernel';
import { bookOf } from '../src/book.ts';
import { type Cell, cellAt, cellName, columnName, DIRECTIONS, ROWS } from '../src/data/cells.ts';
import { kindOf, numberOf, SHIP_KINDS } from '../src/data/ships.ts';
import { storedBy } from '../src/ending/scoring.ts';
import { minesLeft } from '../src/sailing/mines.ts';
import { GROUND } from '../src/sailing/sea.ts';
import { isRuin, remaining, teamOf } from '../src/table.ts';
import type { Admiral, View } from '../src/types.ts';
import type { TerminalWords, Words } from '../text/words.ts';

interface Scene {
  readonly view: View;
  readonly words: TerminalWords;
  readonly own: Words;
  readonly title: string;
  readonly names: Names;
  readonly paint: Paint;
  readonly asked: readonly Seat[];
}

export const terminal: Terminal<Admiral> = ({ shown, speaker: { names, words }, paint }) => {
  const asked = shown.waiting.flatMap((actor) => (actor === 'chance' ? [] : [actor]));
  const { own } = words;
  const scene: Scene = { view: shown.view, words: own.terminal, own, title: titleOf(words, shown.view), names, paint, asked };
  return [
    title(scene),
    ...sea(scene),
    paint('dim', ` ${scene.words.legend}`),
    ...scene.view.players.flatMap((_, seat) => player(scene, seat)),
    ...neutral(scene),
  ].join('\n');
};

function titleOf({ title: game, own, options }: GameText<Admiral>, { fixed }: View): string {
  const scenario = fixed.chart === null ? own.scenarios[fixed.options.scenario] : options.chart.title;
  return `${game} · ${scenario}`;
}

function title({ view, words, own, title: game, paint }: Scene): string {
  const { wind, fixed, round, leg } = view;
  const weather =
    wind === null
      ? []
      : [wind.strength === 'calm' ? own.winds.calm : `${own.winds[wind.strength]} → ${at(DIRECTIONS, wind.towards)}`];
  const legs = bookOf(fixed).scenario.legs > 1 ? [`${words.leg} ${leg}`] : [];
  const parts = [game, ...legs, `${words.round} ${round}`, ...weather];
  const head = fit(` ${parts.join(' · ')}`, TABLE_WIDTH - 1).trimEnd();
  return `${paint('bold', head)} ${paint('dim', '─'.repeat(TABLE_WIDTH - 1 - textWidth(head)))}`;
}

function sea(scene: Scene): string[] {
  const { columns } = bookOf(scene.view.fixed).sea;
  const numbers = Array.from({ length: columns }, (_, column) => column);
  const head = `    ${numbers.map((column) => `${columnName(column)}  `).join('')}`.trimEnd();
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  return [
    scene.paint('dim', head),
    ...rows.map((row) => `${String(row + 1).padStart(3)} ${numbers.map((column) => sign(scene, cellAt(column, row))).join(' ')}`),
  ];
}

/** Two letters for each cell: ships first, then what lies there, then the ground. */
function sign({ view, paint }: Scene, cell: Cell): string {
  const ships = view.ships.flatMap((ship, id) => (ship.at === cell && ship.owner !== null ? [{ id, seat: ship.owner }] : []));
  const [first, second] = ships;
  if (first !== undefined && second !== undefined) return paint('bold', `${letter(first.seat)}${letter(second.seat)}`);
  if (first !== undefined) return paint('bold', `${letter(first.seat)}${'bfgl'.charAt(SHIP_KINDS.indexOf(kindOf(first.id)))}`);
  return thing(view, cell) ?? ground(view, cell, paint);
}

function thing(view: View, cell: Cell): string | null {
  if (view.reefs.includes(cell)) return '^ ';
  if (view.sites.some((site) => site.at === cell)) return '* ';
  return view.mines.some((mines) => mines.some((mine) => mine.at === cell)) ? 'x ' : null;
}

function ground(view: View, cell: Cell, paint: Paint): string {
  const { sea: waters } = bookOf(view.fixed);
  if (waters.ground[cell] === GROUND.harbour) {
    const owner = view.forts.find((fort) => fort.at === cell)?.owner ?? null;
    return paint('yellow', owner === null ? '[]' : `[${letter(owner).toUpperCase()}`);
  }
  if (waters.ground[cell] === GROUND.land) return paint('green', '##');
  return paint('blue', waters.ground[cell] === GROUND.shallow ? '~ ' : waters.ports[cell] === 0 ? '. ' : ': ');
}

function letter(seat: Seat): string {
  return 'abcdef'.charAt(seat);
}

function player(scene: Scene, seat: Seat): string[] {
  const { view, words, names, paint, asked } = scene;
  const one = at(view.players, seat);
  const isAsked = asked.includes(seat);
  const name = `${isAsked ? '▸' : ' '}${letter(seat)} ${names(seat)}`;
  const facts = [
    ...(new Set(bookOf(view.fixed).teams).size < view.players.length ? [`${words.team} ${teamOf(view, seat) + 1}`] : []),
    ...(one.out === null ? [] : [paint('red', words.out)]),
    `${words.stored} ${storedBy(view, seat)}`,
    ...(one.points > 0 ? [`${words.points} ${one.points}`] : []),
    ...(minesLeft(view, seat) > 0 ? [`${words.mines} ${minesLeft(view, seat)}`] : []),
  ];
  const lines = wrapped([...forts(scene, seat), ...fleet(scene, seat)], TABLE_WIDTH - 6, ' · ');
  return [
    `${isAsked ? paint('bold', name) : name}  ${facts.join(' · ')}`,
    ...lines.filter((line) => line !== '').map((line) => `     ${line}`),
  ];
}

function forts({ view, words }: Scene, seat: Seat | null): string[] {
  const book = bookOf(view.fixed);
  return view.forts.flatMap((fort, place) => {
    if (fort.owner !== seat) return [];
    const what = at(book.isRoyal, place) ? words.royalPort : isRuin(book, fort) ? words.ruin : words.fort;
    const left = at(book.isRoyal, place) ? '' : ` ${book.fort.durability - fort.damage}/${book.fort.durability}`;
    return [`${what} ${cellName(fort.at)}${left}${fort.stored > 0 ? ` (${fort.stored})` : ''}`];
  });
}

function fleet({ view, words, own }: Scene, seat: Seat): string[] {
  return view.ships.flatMap((ship, id) => {
    if (ship.owner !== seat || ship.at === null) return [];
    const notes = [
      ...(ship.hold.length > 0 ? [`${words.aboard} ${ship.hold.length}`] : []),
      ...(ship.duty === 'free' ? [] : [own.duties[ship.duty]]),
      ...(ship.locked ? [words.locked] : ship.moved ? [words.moved] : []),
    ];
    const name = `${own.ships[kindOf(id)]} ${numberOf(id)} ${cellName(ship.at)} ${remaining(view, id)}`;
    return [notes.length === 0 ? name : `${name} (${notes.join(', ')})`];
  });
}

/** Forts and ports that are nobody's. */
function neutral(scene: Scene): string[] {
  const lines = forts(scene, null);
  return lines.length === 0 ? [] : [` ${scene.words.nobody}: ${lines.join(' · ')}`];
}
