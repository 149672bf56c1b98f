// Моря, картки, герої та події українською.
import { counter } from '@quarterdeck/kernel';
import { type AnyShip, isCompanyShip } from '../../src/data/cards.ts';
import type { Words } from '../words.ts';
import { ships } from './ships.ts';

const count = counter('uk');
const TRICKS = { one: 'маневр', few: 'маневри', many: 'маневрів', other: 'маневру' };

export const company = 'Компанія';
export const parts: Words['parts'] = { 'west-indies': 'Вест-Індія', 'east-indies': 'Ост-Індія', oceans: 'Океани' };

export const seas: Words['seas'] = {
  bahamas: 'Багами',
  cuba: 'Куба',
  jamaica: 'Ямайка',
  hispaniola: 'Еспаньйола',
  'lesser-antilles': 'Малі Антили',
  singapore: 'Сінгапур',
  sumatra: 'Суматра',
  moluccas: 'Молукки',
  borneo: 'Борнео',
  philippines: 'Філіппіни',
  'north-atlantic': 'Північна Атлантика',
  'central-atlantic': 'Центральна Атлантика',
  'south-atlantic': 'Південна Атлантика',
  'cape-of-good-hope': 'Мис Доброї Надії',
  'indian-ocean': 'Індійський океан',
};

/** What is taken or lost. */
export const theSeas: Words['seas'] = {
  bahamas: 'Багами',
  cuba: 'Кубу',
  jamaica: 'Ямайку',
  hispaniola: 'Еспаньйолу',
  'lesser-antilles': 'Малі Антили',
  singapore: 'Сінгапур',
  sumatra: 'Суматру',
  moluccas: 'Молукки',
  borneo: 'Борнео',
  philippines: 'Філіппіни',
  'north-atlantic': 'Північну Атлантику',
  'central-atlantic': 'Центральну Атлантику',
  'south-atlantic': 'Південну Атлантику',
  'cape-of-good-hope': 'мис Доброї Надії',
  'indian-ocean': 'Індійський океан',
};

/** Where one sails. */
export const toSeas: Words['seas'] = {
  bahamas: 'до Багамів',
  cuba: 'до Куби',
  jamaica: 'до Ямайки',
  hispaniola: 'до Еспаньйоли',
  'lesser-antilles': 'до Малих Антил',
  singapore: 'до Сінгапуру',
  sumatra: 'до Суматри',
  moluccas: 'до Молукк',
  borneo: 'до Борнео',
  philippines: 'до Філіппін',
  'north-atlantic': 'до Північної Атлантики',
  'central-atlantic': 'до Центральної Атлантики',
  'south-atlantic': 'до Південної Атлантики',
  'cape-of-good-hope': 'до мису Доброї Надії',
  'indian-ocean': 'до Індійського океану',
};

/** Where something happens. */
export const atSeas: Words['seas'] = {
  bahamas: 'біля Багамів',
  cuba: 'біля Куби',
  jamaica: 'біля Ямайки',
  hispaniola: 'біля Еспаньйоли',
  'lesser-antilles': 'біля Малих Антил',
  singapore: 'біля Сінгапуру',
  sumatra: 'біля Суматри',
  moluccas: 'біля Молукк',
  borneo: 'біля Борнео',
  philippines: 'біля Філіппін',
  'north-atlantic': 'у Північній Атлантиці',
  'central-atlantic': 'у Центральній Атлантиці',
  'south-atlantic': 'у Південній Атлантиці',
  'cape-of-good-hope': 'біля мису Доброї Надії',
  'indian-ocean': 'в Індійському океані',
};

export const goods: Words['goods'] = { rum: 'Ром', spices: 'Прянощі', sugar: 'Цукор', pearls: 'Перли' };
export const classes: Words['classes'] = { sloop: 'шлюп', brig: 'бриг', frigate: 'фрегат' };

/** A ship within a sentence: a name in quotation marks, or what kind of ship of the Company it is. */
export function theShip(ship: AnyShip): string {
  const name = ships[ship];
  return isCompanyShip(ship) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : `«${name}»`;
}

/** A ship at the beginning of a sentence, or alone. */
export function shipNamed(ship: AnyShip): string {
  return isCompanyShip(ship) ? ships[ship] : `«${ships[ship]}»`;
}

export const manoeuvres: Words['manoeuvres'] = {
  broadside: 'Повний залп',
  'chain-shot': 'Книпелі',
  'steady-aim': 'Тверда рука',
  'raking-fire': 'Поздовжній вогонь',
  boarding: 'Абордаж',
  'fire-ship': 'Брандер',
  'hard-turn': 'Крутий поворот',
  'smoke-screen': 'Димова завіса',
  'damage-control': 'Залатати пробоїну',
  'brave-crew': 'Відважний екіпаж',
  'close-ranks': 'Зімкнути стрій',
  'return-fire': 'Вогонь у відповідь',
};

export const manoeuvreRules: Words['manoeuvreRules'] = {
  broadside: 'Корабель, що стріляє, кидає на один кубик більше.',
  'chain-shot': 'Захист цілі в цьому залпі та в перевірці на 1 менший.',
  'steady-aim': 'Перекиньте один кубик, що не влучив.',
  'raking-fire': 'Якщо цей залп влучив, ціль не має перевірки живучості.',
  boarding:
    'Киньте кубик: якщо випало не менше від Захисту цілі, корабель захоплено. Корабель пірата лишиться вам, якщо ви переможете. Не діє на корабель-привид і чудовисько.',
  'fire-ship': 'Ваш шлюп і ціль тонуть обоє, без перевірки. Не діє на корабель-привид і чудовисько.',
  'hard-turn': 'Захист вашого корабля в цьому залпі та в перевірці на 1 більший.',
  'smoke-screen': 'Нападник кидає на один кубик менше; залп одним кубиком іде повз ціль.',
  'damage-control': 'Киньте кубик: на 4–6 одне влучання не рахується.',
  'brave-crew': 'Непошкоджений корабель проходить перевірку живучості, навіть без позначки й під поздовжнім вогнем.',
  'close-ranks': 'Ціллю стає інший корабель вашої лінії.',
  'return-fire': 'Ваш корабель одразу відповідає нападникові одним кубиком; його постріл у цьому раунді лишається за ним.',
};

export const stances: Words['stances'] = { attack: 'Атака', defence: 'Оборона' };
export const windows: Words['windows'] = {
  'before-roll': 'до кидка',
  instead: 'замість залпу',
  'after-roll': 'після кидка',
  'after-hit': 'після влучання',
  'after-salvo': 'після залпу',
};

export const heroes: Words['heroes'] = {
  diplomat: 'Дипломат',
  swordsmith: 'Зброяр',
  trickster: 'Пройдисвіт',
  corsair: 'Корсар',
};

export const skills: Words['skills'] = {
  diplomat: ['Данина', 'Підкуп'],
  swordsmith: ['Корабел', 'Бухта контрабандистів'],
  trickster: ['Щасливий компас', 'Мішок хитрощів'],
  corsair: ['Трофеї', 'Безсмертна команда'],
};

export const skillRules: Words['skillRules'] = (gold) => ({
  diplomat: [
    `У фазі управління: ${gold.tributeOfFew} золота з одним або двома морями, ${gold.tributeOfMany} із трьома й більше.`,
    `За ${gold.bribe} золота, перед битвою за море Компанії: її флот як за складності на одиницю нижчої.`,
  ],
  swordsmith: [
    `Кожен корабель у порту коштує для вас на ${gold.shipwright} золота менше.`,
    `За ${gold.smugglersCove} золота: зайти на ринок у морі без порту.`,
  ],
  trickster: [
    'Перекинути обидва кубики події; другий кидок остаточний.',
    `За ${gold.bagOfTricks} золота, на початку своєї битви за море: узяти ще ${count(gold.tricks, TRICKS)}.`,
  ],
  corsair: [
    `Вигравши битву за море, яку почали ви: ${gold.plunder} золота за кожен потоплений або захоплений корабель, не більше ніж ${gold.plunderAtMost}.`,
    `За ${gold.undyingCrew} золота, у битві за море, яку почали ви: непошкоджений корабель не тоне, а лишається пошкодженим.`,
  ],
});

export const eventNames: Words['eventNames'] = {
  monster: 'Морське чудовисько',
  convoy: 'Конвой',
  calm: 'Штиль',
  quiet: 'На морях спокійно',
  auction: 'Аукціон',
  profit: 'Додатковий прибуток',
  favour: 'Прихильність Каліпсо',
  storm: 'Шторм',
  company: 'Напад Компанії',
  armada: 'Наближення армади',
};

export const eventRules: Words['eventRules'] = {
  monster: 'Воно нападає на вашу ескадру і стріляє першим. Перемога відсуває армаду на поділку, поразка наближає.',
  convoy: 'Можна напасти на фрегат конвою: 1000 золота за перемогу.',
  calm: 'Цього ходу флагман не рухається.',
  quiet: 'Нічого не стається.',
  auction: 'Усі торгуються за верхній корабель стосу.',
  profit: 'Цього ходу кожне ваше море приносить на 100 золота більше.',
  favour: 'Жетон прихильності, а якщо їх п’ять, 100 золота.',
  storm: 'Кубик за кожен шлюп ескадри: непарне число його топить.',
  company: 'Наступний гравець повертає Компанії одне з ваших морів без варти.',
  armada: 'Армада наближається на поділку.',
};
