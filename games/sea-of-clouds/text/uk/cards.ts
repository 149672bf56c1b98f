// What cards say in Ukrainian.
import { counter } from '@quarterdeck/kernel';
import type { CardPhrases } from '../phrases.ts';
import { DOUBLOONS, POINTS } from './names.ts';

const count = counter('uk');

const COUNTED = {
  rum: { each: 'кожну картку рому', one: 'картка рому', few: 'картки рому', many: 'карток рому', other: 'картки рому' },
  relic: { each: 'кожну реліквію', one: 'реліквія', few: 'реліквії', many: 'реліквій', other: 'реліквії' },
  object: {
    each: 'кожен відкритий предмет',
    one: 'відкритий предмет',
    few: 'відкриті предмети',
    many: 'відкритих предметів',
    other: 'відкритого предмета',
  },
  doubloon: { each: 'кожен дублон', ...DOUBLOONS },
};

export const sayings: CardPhrases = {
  doubloons: (number) => count(number, DOUBLOONS),
  points: (number) => count(number, POINTS),
  ladder: (steps) => `Очки за одну, дві, три картки й так далі: ${steps}.`,
  worthless: 'Очок не дає.',
  worthEach: (points) => `${points}.`,
  majority: (most, others) => `По ${most} за картку, якщо їх у вас найбільше, інакше по ${others}.`,
  strength: (signed) => `сила ${signed}`,
  doesNothing: 'Нічого не дає.',
  chest: (doubloons) =>
    `Усередині ${doubloons}. Хто переміг власника, забирає скриню й бере з неї один дублон; решту отримає той, у кого вона наприкінці гри.`,
  atOnce: (deed) => `Одразу: ${deed}.`,
  immediate: {
    gain: (doubloons) => `отримайте ${doubloons}`,
    pay: (doubloons) => `сплатіть до банку ${doubloons} або скільки маєте`,
    'discard-pirate': () => 'скиньте одного зі своїх піратів',
    'discard-rum': () => 'скиньте випадкову картку свого рому',
    'add-to-shares': () => 'на кожен із трьох стосів лягає картка з колоди, на повний — дублон',
  },
  ifParrot: (points) => `${points}, якщо наприкінці гри папуга у вас.`,
  forEach: (points, each) => `${points} за ${each} у вас.`,
  forEachDoubloon: (points, each) => `${points} за ${each}, рахуючи й ті, що в скрині.`,
  each: { rum: COUNTED.rum.each, relic: COUNTED.relic.each, object: COUNTED.object.each, doubloon: COUNTED.doubloon.each },
  everySo: (counted) => `кожні ${counted}`,
  counted: {
    rum: (number) => count(number, COUNTED.rum),
    relic: (number) => count(number, COUNTED.relic),
    object: (number) => count(number, COUNTED.object),
    doubloon: (number) => count(number, DOUBLOONS),
  },
  withParrot: 'папуга є',
  withoutParrot: 'папуги немає',
  pirate: (strength, often, deed) => `Сила ${strength}. ${often}: ${deed}.`,
  once: 'Один раз за абордаж',
  eachVictory: 'За кожну перемогу',
  theDefeated: 'переможений капітан',
  aDefeated: 'переможений капітан',
  deeds: {
    gain: (doubloons) => `отримайте ${doubloons}`,
    'steal-doubloons': (doubloons) => `вкрадіть у переможеного капітана ${doubloons}`,
    'steal-rum': () => 'вкрадіть у переможеного капітана випадкову картку рому',
    'exchange-rum': () => 'віддайте переможеному капітанові будь-яку свою картку рому й візьміть у нього випадкову',
    'exchange-object': () => 'обміняйтеся з переможеним капітаном відкритими предметами; обидва обираєте ви',
    'take-parrot': () => 'заберіть папугу, хоч би в кого він був',
    'look-out': () => 'візьміть наосліп одну картку з будь-якого стосу',
    'discard-object': () => 'назвіть переможеного капітана, і він скине відкритий предмет на свій вибір',
  },
};
