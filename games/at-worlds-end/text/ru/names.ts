// Моря, карты, герои и события по-русски.
import { counter } from '@quarterdeck/kernel';
import { type AnyShip, isCompanyShip } from '../../src/data/cards.ts';
import type { Words } from '../words.ts';
import { ships } from './ships.ts';

const count = counter('ru');
const TRICKS = { one: 'манёвр', few: 'манёвра', many: 'манёвров', other: 'манёвра' };

export const company = 'Компания';
export const parts: Words['parts'] = { 'west-indies': 'Вест-Индия', 'east-indies': 'Ост-Индия', oceans: 'Океаны' };

export const seas: Words['seas'] = {
  bahamas: 'Багамы',
  cuba: 'Куба',
  jamaica: 'Ямайка',
  hispaniola: 'Эспаньола',
  'lesser-antilles': 'Малые Антилы',
  singapore: 'Сингапур',
  sumatra: 'Суматра',
  moluccas: 'Молукки',
  borneo: 'Борнео',
  philippines: 'Филиппины',
  'north-atlantic': 'Северная Атлантика',
  'central-atlantic': 'Центральная Атлантика',
  'south-atlantic': 'Южная Атлантика',
  'cape-of-good-hope': 'Мыс Доброй Надежды',
  'indian-ocean': 'Индийский океан',
};

/** What is taken or lost. */
export const theSeas: Words['seas'] = {
  bahamas: 'Багамы',
  cuba: 'Кубу',
  jamaica: 'Ямайку',
  hispaniola: 'Эспаньолу',
  'lesser-antilles': 'Малые Антилы',
  singapore: 'Сингапур',
  sumatra: 'Суматру',
  moluccas: 'Молукки',
  borneo: 'Борнео',
  philippines: 'Филиппины',
  'north-atlantic': 'Северную Атлантику',
  'central-atlantic': 'Центральную Атлантику',
  'south-atlantic': 'Южную Атлантику',
  'cape-of-good-hope': 'мыс Доброй Надежды',
  'indian-ocean': 'Индийский океан',
};

/** Where one sails. */
export const toSeas: Words['seas'] = {
  bahamas: 'к Багамам',
  cuba: 'к Кубе',
  jamaica: 'к Ямайке',
  hispaniola: 'к Эспаньоле',
  'lesser-antilles': 'к Малым Антилам',
  singapore: 'к Сингапуру',
  sumatra: 'к Суматре',
  moluccas: 'к Молуккам',
  borneo: 'к Борнео',
  philippines: 'к Филиппинам',
  'north-atlantic': 'в Северную Атлантику',
  'central-atlantic': 'в Центральную Атлантику',
  'south-atlantic': 'в Южную Атлантику',
  'cape-of-good-hope': 'к мысу Доброй Надежды',
  'indian-ocean': 'в Индийский океан',
};

/** Where something happens. */
export const atSeas: Words['seas'] = {
  bahamas: 'у Багам',
  cuba: 'у Кубы',
  jamaica: 'у Ямайки',
  hispaniola: 'у Эспаньолы',
  'lesser-antilles': 'у Малых Антил',
  singapore: 'у Сингапура',
  sumatra: 'у Суматры',
  moluccas: 'у Молукк',
  borneo: 'у Борнео',
  philippines: 'у Филиппин',
  'north-atlantic': 'в Северной Атлантике',
  'central-atlantic': 'в Центральной Атлантике',
  'south-atlantic': 'в Южной Атлантике',
  'cape-of-good-hope': 'у мыса Доброй Надежды',
  'indian-ocean': 'в Индийском океане',
};

export const goods: Words['goods'] = { rum: 'Ром', spices: 'Пряности', sugar: 'Сахар', pearls: 'Жемчуг' };
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
  broadside: 'Полный залп',
  'chain-shot': 'Книппели',
  'steady-aim': 'Твёрдая рука',
  'raking-fire': 'Продольный огонь',
  boarding: 'Абордаж',
  'fire-ship': 'Брандер',
  'hard-turn': 'Крутой поворот',
  'smoke-screen': 'Дымовая завеса',
  'damage-control': 'Заделать пробоину',
  'brave-crew': 'Отважный экипаж',
  'close-ranks': 'Сомкнуть строй',
  'return-fire': 'Ответный огонь',
};

export const manoeuvreRules: Words['manoeuvreRules'] = {
  broadside: 'Стреляющий корабль бросает на один кубик больше.',
  'chain-shot': 'Защита цели в этом залпе и в проверке на 1 меньше.',
  'steady-aim': 'Перебросьте один кубик, который не попал.',
  'raking-fire': 'Если этот залп попал, проверки живучести у цели нет.',
  boarding:
    'Бросьте кубик: если выпало не меньше Защиты цели, корабль захвачен. Корабль пирата останется у вас, если вы победите. Не действует на корабль-призрак и чудовище.',
  'fire-ship': 'Ваш шлюп и цель тонут оба, без проверки. Не действует на корабль-призрак и чудовище.',
  'hard-turn': 'Защита вашего корабля в этом залпе и в проверке на 1 больше.',
  'smoke-screen': 'Нападающий бросает на один кубик меньше; залп одним кубиком уходит мимо.',
  'damage-control': 'Бросьте кубик: при 4–6 одно попадание не считается.',
  'brave-crew': 'Неповреждённый корабль проходит проверку живучести, даже без отметки и под продольным огнём.',
  'close-ranks': 'Целью становится другой корабль вашей линии.',
  'return-fire': 'Ваш корабль тут же отвечает нападающему одним кубиком; его выстрел в этом раунде остаётся за ним.',
};

export const stances: Words['stances'] = { attack: 'Атака', defence: 'Оборона' };
export const windows: Words['windows'] = {
  'before-roll': 'до броска',
  instead: 'вместо залпа',
  'after-roll': 'после броска',
  'after-hit': 'после попадания',
  'after-salvo': 'после залпа',
};

export const heroes: Words['heroes'] = {
  diplomat: 'Дипломат',
  swordsmith: 'Оружейник',
  trickster: 'Пройдоха',
  corsair: 'Корсар',
};

export const skills: Words['skills'] = {
  diplomat: ['Дань', 'Подкуп'],
  swordsmith: ['Корабел', 'Бухта контрабандистов'],
  trickster: ['Счастливый компас', 'Мешок уловок'],
  corsair: ['Трофеи', 'Бессмертная команда'],
};

export const skillRules: Words['skillRules'] = (gold) => ({
  diplomat: [
    `В фазу управления: ${gold.tributeOfFew} золота с одним или двумя морями, ${gold.tributeOfMany} с тремя и больше.`,
    `За ${gold.bribe} золота, перед сражением за море Компании: её флот как при сложности на единицу ниже.`,
  ],
  swordsmith: [
    `Каждый корабль в порту стоит для вас на ${gold.shipwright} золота меньше.`,
    `За ${gold.smugglersCove} золота: зайти на рынок в море без порта.`,
  ],
  trickster: [
    'Перебросить оба кубика события; второй бросок окончательный.',
    `За ${gold.bagOfTricks} золота, в начале своего сражения за море: взять ещё ${count(gold.tricks, TRICKS)}.`,
  ],
  corsair: [
    `Выиграв сражение за море, которое начали вы: ${gold.plunder} золота за каждый потопленный или захваченный корабль, не больше ${gold.plunderAtMost}.`,
    `За ${gold.undyingCrew} золота, в сражении за море, которое начали вы: неповреждённый корабль не тонет, а остаётся повреждённым.`,
  ],
});

export const eventNames: Words['eventNames'] = {
  monster: 'Морское чудовище',
  convoy: 'Конвой',
  calm: 'Штиль',
  quiet: 'На морях спокойно',
  auction: 'Аукцион',
  profit: 'Дополнительная прибыль',
  favour: 'Благосклонность Калипсо',
  storm: 'Шторм',
  company: 'Нападение Компании',
  armada: 'Приближение армады',
};

export const eventRules: Words['eventRules'] = {
  monster: 'Оно нападает на вашу эскадру и стреляет первым. Победа отодвигает армаду на деление, поражение приближает.',
  convoy: 'Можно напасть на фрегат конвоя: 1000 золота за победу.',
  calm: 'В этот ход флагман не двигается.',
  quiet: 'Ничего не происходит.',
  auction: 'Все торгуются за верхний корабль стопки.',
  profit: 'В этот ход каждое ваше море приносит на 100 золота больше.',
  favour: 'Жетон благосклонности, а если их пять, 100 золота.',
  storm: 'Кубик за каждый шлюп эскадры: нечётное число его топит.',
  company: 'Следующий игрок возвращает Компании одно из ваших морей без охраны.',
  armada: 'Армада приближается на деление.',
};
