// Which choices lie at the helm: those that no piece of the table stands for.
import { isIdle } from '@quarterdeck/pirates-of-7-seas';
import type { Look, Table } from '../context.ts';
import { ICONS } from '../icons.ts';
import type { Aim, Thing } from '../touch/aims.ts';

export interface HelmChoice {
  readonly thing: Thing;
  readonly aim: Aim;
  readonly label: string;
  /** It costs a black mark. */
  readonly isGrave: boolean;
}

const FIRST_WORDS: readonly string[] = [
  'spare',
  'save',
  'name',
  'lose',
  'load',
  'discard',
  'take-gift',
  'bargain',
  'double-hold',
  'unsinkable',
  'sell-rest',
  'end-turn',
];

function isAtHelm(thing: Thing): boolean {
  return thing === 'send 0' || FIRST_WORDS.includes(firstWord(thing));
}

function firstWord(thing: Thing): string {
  return thing.split(' ', 1)[0] ?? '';
}

export function choicesAt(table: Table): readonly HelmChoice[] {
  const order = (thing: Thing) => FIRST_WORDS.indexOf(firstWord(thing));
  return [...table.aims]
    .filter(([thing, aim]) => isAtHelm(thing) && aim.kind !== 'mark')
    .sort(([one], [other]) => order(one) - order(other))
    .map(([thing, aim]) => ({
      thing,
      aim,
      label: labelOf(table, aim),
      isGrave: aim.kind === 'move' && isIdle(table.view, aim.move),
    }));
}

function labelOf({ speaker, view }: Table, aim: Aim): string {
  if (aim.kind === 'move' || aim.kind === 'pick') return aim.label;
  return aim.kind === 'forbidden' ? speaker.move(aim.forbidden.move, view) : '';
}

/** A ritual is explained when it is looked at. */
export function ritualLook({ text }: Table, thing: Thing): Look | null {
  if (thing === 'double-hold') return { kind: 'note', title: text.doubleHold, text: text.doubleHoldRule };
  if (thing === 'unsinkable') return { kind: 'note', title: text.unsinkable, text: text.unsinkableRule };
  return thing.startsWith('bargain ') ? { kind: 'note', title: text.bargain, text: text.bargainRule } : null;
}

export function iconOf(thing: Thing): string | null {
  switch (thing) {
    case 'take-gift':
      return ICONS.gift;
    case 'double-hold':
      return ICONS['double-hold'];
    case 'unsinkable':
      return ICONS.unsinkable;
    case 'name fruit':
    case 'lose fruit':
      return ICONS.fruit;
    case 'name coffee':
    case 'lose coffee':
      return ICONS.coffee;
    case 'name rum':
    case 'lose rum':
      return ICONS.rum;
    default:
      return thing.startsWith('bargain') ? ICONS.bargain : null;
  }
}
