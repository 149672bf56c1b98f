// What cards say in Russian.
import { counter } from '@quarterdeck/kernel';
import type { CardPhrases } from '../phrases.ts';
import { DOUBLOONS, POINTS } from './names.ts';

const count = counter('ru');

const COUNTED = {
  rum: { each: 'каждую карту рома', one: 'карта рома', few: 'карты рома', many: 'карт рома', other: 'карты рома' },
  relic: { each: 'каждую реликвию', one: 'реликвия', few: 'реликвии', many: 'реликвий', other: 'реликвии' },
  object: {
    each: 'каждый открытый предмет',
    one: 'открытый предмет',
    few: 'открытых предмета',
    many: 'открытых предметов',
    other: 'открытого предмета',
  },
  doubloon: { each: 'каждый дублон', ...DOUBLOONS },
};

export const sayings: CardPhrases = {
  doubloons: (number) => count(number, DOUBLOONS),
  points: (number) => count(number, POINTS),
  ladder: (steps) => `Очки за одну, две, три карты и так далее: ${steps}.`,
  worthless: 'Ничего не стоит.',
  worthEach: (points) => `${points}.`,
  majority: (most, others) => `По ${most} за карту, если их у вас больше всех, иначе по ${others}.`,
  strength: (signed) => `сила ${signed}`,
  doesNothing: 'Ничего не даёт.',
  chest: (doubloons) =>
    `Внутри ${doubloons}. Кто победил владельца, забирает сундук и берёт из него один дублон; всё остальное получит тот, у кого он в конце игры.`,
  atOnce: (deed) => `Сразу: ${deed}.`,
  immediate: {
    gain: (doubloons) => `получите ${doubloons}`,
    pay: (doubloons) => `заплатите в банк ${doubloons} или сколько есть`,
    'discard-pirate': () => 'сбросьте одного из своих пиратов',
    'discard-rum': () => 'сбросьте случайную карту из своего рома',
    'add-to-shares': () => 'в каждую из трёх стопок ложится карта из колоды, в полную — дублон',
  },
  ifParrot: (points) => `${points}, если в конце игры попугай у вас.`,
  forEach: (points, each) => `${points} за ${each} у вас.`,
  forEachDoubloon: (points, each) => `${points} за ${each}, считая и те, что в сундуке.`,
  each: { rum: COUNTED.rum.each, relic: COUNTED.relic.each, object: COUNTED.object.each, doubloon: COUNTED.doubloon.each },
  everySo: (counted) => `каждые ${counted}`,
  counted: {
    rum: (number) => count(number, COUNTED.rum),
    relic: (number) => count(number, COUNTED.relic),
    object: (number) => count(number, COUNTED.object),
    doubloon: (number) => count(number, DOUBLOONS),
  },
  withParrot: 'попугай есть',
  withoutParrot: 'попугая нет',
  pirate: (strength, often, deed) => `Сила ${strength}. ${often}: ${deed}.`,
  once: 'Один раз за абордаж',
  eachVictory: 'За каждую победу',
  theDefeated: 'побеждённый капитан',
  aDefeated: 'побеждённый капитан',
  deeds: {
    gain: (doubloons) => `получите ${doubloons}`,
    'steal-doubloons': (doubloons) => `украдите у побеждённого капитана ${doubloons}`,
    'steal-rum': () => 'украдите у побеждённого капитана случайную карту рома',
    'exchange-rum': () => 'отдайте побеждённому капитану любую свою карту рома и возьмите у него случайную',
    'exchange-object': () => 'обменяйтесь с побеждённым капитаном открытыми предметами; оба выбираете вы',
    'take-parrot': () => 'заберите попугая, у кого бы он ни был',
    'look-out': () => 'возьмите вслепую одну карту из любой стопки',
    'discard-object': () => 'назовите побеждённого капитана, и он сбросит открытый предмет на свой выбор',
  },
};
