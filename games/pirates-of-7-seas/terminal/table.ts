// The table as text: the ruler of seven characters, the port with its prices, the tray, and every player's ships and goods.
import { at, fit, type Names, type Paint, type Seat, TABLE_WIDTH, type Terminal, textWidth, wrapped } from '@quarterdeck/kernel';
import { CHARACTERS, GOODS } from '../src/data/cards.ts';
import { fleetOf, freeShipsOf, reserveOf } from '../src/fleet.ts';
import { portPrice } from '../src/market.ts';
import type { Die, PiratesOf7Seas, View } from '../src/types.ts';
import { cardName } from '../text/say.ts';
import type { TerminalWords, Words } from '../text/words.ts';

interface Scene {
  readonly view: View;
  readonly title: string;
  readonly game: Words;
  readonly words: TerminalWords;
  readonly names: Names;
  readonly paint: Paint;
  /** Whose turn or choice it is. */
  readonly asked: readonly Seat[];
}

export const terminal: Terminal<PiratesOf7Seas> = ({
  shown,
  speaker: {
    names,
    words: { title: name, own },
  },
  paint,
}) => {
  const asked = shown.waiting.flatMap((actor) => (actor === 'chance' ? [] : [actor]));
  const scene: Scene = { view: shown.view, title: name, game: own, words: own.terminal, names, paint, asked };
  return [
    title(scene),
    ruler(scene),
    ...harbour(scene),
    ...tray(scene),
    '',
    ...scene.view.players.flatMap((_, seat) => player(scene, seat)),
    ...hand(scene),
  ].join('\n');
};

function title({ view, title: name, words, paint }: Scene): string {
  const left = view.roundsLeft === null ? words.deck(view.undrawn) : words.roundsLeft(view.roundsLeft);
  const head = fit(` ${[name, words.round(view.round), left].join(' · ')}`, TABLE_WIDTH - 1).trimEnd();
  return `${paint('bold', head)} ${paint('dim', '─'.repeat(TABLE_WIDTH - 1 - textWidth(head)))}`;
}

/** The characters in their order, those that have been called in brackets. */
function ruler({ view, game, paint }: Scene): string {
  const shown = CHARACTERS.map((character, i) => {
    const name = fit(game.characters[character], 9).trim();
    return i === view.called - 1 ? paint('yellow', `[${name}]`) : i < view.called ? paint('dim', name) : name;
  });
  return ` ${shown.join(' ')}`;
}

function harbour({ view, game, words, paint }: Scene): string[] {
  const prices = GOODS.map((good) => `${game.loot[good]} ${portPrice(view, good)}`).join('  ');
  const last = view.pile.at(-1);
  const laid = last === undefined ? [] : [paint('dim', ` ${words.lastCard}: ${cardName(view, last, game)}`)];
  return [` ${paint('cyan', game.ports[view.port])}: ${prices}`, ...laid];
}

const COLUMNS = 54;
const ROWS = 14;

/** The dice where they lie; red ones in brackets, others with the number of their player. */
function tray({ view, words, paint }: Scene): string[] {
  if (view.tray.length === 0) return [];
  const cells = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  for (const die of view.tray) draw(cells, die);
  const rows = cells.map((row) => ` │${row.join('')}│`);
  const edge = '─'.repeat(COLUMNS);
  return [` ┌${edge}┐`, ...rows.map((row) => paint('blue', row)), ` └${edge}┘`, paint('dim', ` ${words.trayLegend}`)];
}

function draw(cells: string[][], { x, y, face, owner, hit }: Readonly<Die>): void {
  const row = at(cells, Math.min(ROWS - 1, Math.floor((y * ROWS) / 2700)));
  const column = Math.min(COLUMNS - 3, Math.floor((x * (COLUMNS - 2)) / 2700));
  const sign = hit ? ' × ' : owner === 'red' ? `[${face}]` : `${'abcd'.charAt(owner)}${face} `;
  [...sign].forEach((letter, i) => {
    row[column + i] = letter;
  });
}

function player(scene: Scene, seat: Seat): string[] {
  const { view, words, names, paint, asked } = scene;
  const one = at(view.players, seat);
  const isAsked = asked.includes(seat);
  const name = `${isAsked ? '▸' : ' '}${'abcd'.charAt(seat)} ${names(seat)}${view.firstPlayer === seat ? ' ★' : ''}`;
  const facts = [
    paint('yellow', words.chests(one.chests)),
    words.yinYang(one.yinYang),
    paint('red', words.marks(one.marks)),
    paint('bold', words.points(at(view.points, seat))),
  ];
  const ships = words.ships(fleetOf(one), Math.max(0, freeShipsOf(one)), one.guards, reserveOf(one));
  const pieces = [ships, ...holds(scene, seat), ...tokens(scene, seat), ...roles(scene, seat)];
  const lines = wrapped(pieces, TABLE_WIDTH - 6, ' · ');
  return [`${isAsked ? paint('bold', name) : name}  ${facts.join(' · ')}`, ...lines.map((line) => `     ${line}`)];
}

function holds({ view, game, words }: Scene, seat: Seat): string[] {
  const { goods, talismans, hand: cards } = at(view.players, seat);
  const carried = GOODS.flatMap((good) => (goods[good] === 0 ? [] : [`${goods[good]} ${game.loot[good]}`]));
  return [...carried, ...(talismans === 0 ? [] : [`${talismans} ${game.loot.talisman}`]), words.cards(cards.length)];
}

function tokens({ view, game, words }: Scene, seat: Seat): string[] {
  const { doubleHold, unsinkable, corsairOf } = at(view.players, seat);
  return [
    ...(doubleHold === 0 ? [] : [`${words.doubleHold} ×${doubleHold}`]),
    ...(unsinkable === 0 ? [] : [`${words.unsinkable} ×${unsinkable}`]),
    ...corsairOf.map((nation) => `⚑ ${game.nations[nation]}`),
  ];
}

/** The character of this round, or that one is chosen; and those that lie open. */
function roles({ view, game, words }: Scene, seat: Seat): string[] {
  const frame = view.stack.at(-1);
  const chosen = (frame?.kind === 'choose-character' ? frame.chosen[seat] : view.chosen[seat]) ?? null;
  const open = at(view.players, seat).played.map((character) => game.characters[character]);
  const now = chosen === null ? [] : [chosen === 'hidden' ? words.chosen : `▸ ${game.characters[chosen]}`];
  return [...now, ...(open.length === 0 ? [] : [`(${open.join(', ')})`])];
}

/** What the viewer holds. */
function hand({ view, game, words, paint }: Scene): string[] {
  if (typeof view.viewer !== 'number') return [];
  const cards = at(view.players, view.viewer).hand.flatMap((card) => card ?? []);
  const shown = cards.map((card) => cardName(view, card, game));
  const lines = wrapped(shown.length === 0 ? [words.noCards] : shown, TABLE_WIDTH - 4, ' · ');
  return ['', ` ${paint('bold', words.hand)}`, ...lines.map((line) => `   ${line}`)];
}
