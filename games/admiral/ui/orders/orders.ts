// Which orders are given by words: what the chosen ship or fort may do, what no piece of the chart stands for, and which ships answer
// a question.
import type { Piece, View } from '@quarterdeck/admiral';
import type { Table } from '../context.ts';
import { ICONS } from '../icons.ts';
import type { Aim, Thing } from '../touch/aims.ts';

export interface Order {
  readonly thing: Thing;
  readonly aim: Aim;
  readonly label: string;
  readonly icon: string | null;
  /** It cannot be taken back, and costs something. */
  readonly isGrave: boolean;
}

/** In the order in which they are offered. */
const ALWAYS: readonly Thing[] = ['give-fire', 'away', 'stand', 'make-port', 'run-on', 'set-order', 'drift-all', 'end-turn'];
const GRAVE: readonly string[] = ['declare-fireship', 'explode'];

export function ordersIn(table: Table): readonly Order[] {
  const orders = [...table.aims].flatMap(([thing, aim]) => (isOrder(thing) ? [orderOf(table, thing, aim)] : []));
  return orders.toSorted((one, other) => ALWAYS.indexOf(one.thing) - ALWAYS.indexOf(other.thing));
}

/** The way on: what is ordered without choosing a ship. */
export function onwardIn(table: Table): readonly Order[] {
  return ordersIn(table).filter(({ thing }) => !thing.startsWith('order '));
}

export interface Answer {
  readonly thing: Thing;
  readonly piece: Piece;
}

/** Ships that take part, or take cargo. */
export function answersIn({ aims }: Pick<Table, 'aims'>): readonly Answer[] {
  return [...aims].flatMap(([thing, aim]) =>
    aim.kind === 'move' && (aim.move.type === 'join' || aim.move.type === 'stow') ? [{ thing, piece: aim.move.ship }] : [],
  );
}

const FIGHTS: readonly View['stack'][number]['kind'][] = [
  'salvo',
  'gun-die',
  'boarding-party',
  'defenders',
  'boarding-die',
  'share-durability',
];

/** A fight is on: all that is asked now is asked by it. */
export function isFightAsked({ stack }: Pick<View, 'stack'>): boolean {
  const frame = stack.at(-1);
  return frame !== undefined && FIGHTS.includes(frame.kind);
}

function isOrder(thing: Thing): boolean {
  return thing.startsWith('order ') || ALWAYS.includes(thing);
}

function orderOf(table: Table, thing: Thing, aim: Aim): Order {
  const verb = verbOf(thing);
  const label = thing === 'drift-all' ? table.text.driftAll : labelOf(table, aim);
  return { thing, aim, label, icon: VERB_ICONS[verb] ?? null, isGrave: GRAVE.includes(verb) };
}

function verbOf(thing: Thing): string {
  const [first = '', second = ''] = thing.split(' ');
  return first === 'order' ? second : first;
}

function labelOf({ speaker, view }: Pick<Table, 'speaker' | 'view'>, aim: Aim): string {
  if (aim.kind === 'move') return aim.label;
  if (aim.kind === 'pick') return aim.order;
  return aim.kind === 'forbidden' ? speaker.move(aim.forbidden.move, view) : '';
}

const VERB_ICONS: Readonly<Record<string, string>> = {
  sail: ICONS.sail,
  drift: ICONS.drift,
  'drift-all': ICONS.drift,
  engage: ICONS.gun,
  'give-fire': ICONS.gun,
  board: ICONS.sabres,
  away: ICONS.sabres,
  assault: ICONS.storm,
  stand: ICONS.storm,
  'declare-fireship': ICONS.fire,
  explode: ICONS.blast,
  'begin-repair': ICONS.repair,
  'end-repair': ICONS.repair,
  'begin-fort-repair': ICONS.repair,
  'end-fort-repair': ICONS.repair,
  load: ICONS.pearls,
  unload: ICONS.port,
  dig: ICONS.spade,
  'hand-over': ICONS.hand,
  'make-port': ICONS.port,
  'run-on': ICONS.drift,
  'set-order': ICONS.mine,
  'end-turn': ICONS.end,
};
