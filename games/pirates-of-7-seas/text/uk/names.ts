// Персонажі, картки та прокляття українською.
import { counter } from '@quarterdeck/kernel';
import type { Names } from '../phrases.ts';

const count = counter('uk');

export const characters: Names['characters'] = {
  shipwright: 'Корабел',
  governor: 'Губернатор',
  captain: 'Капітан',
  aborigine: 'Абориген',
  shaman: 'Шаман',
  merchant: 'Торговець',
  cartographer: 'Картограф',
};

/** Whose gift it is. */
export const ofCharacters: Names['characters'] = {
  shipwright: 'Корабела',
  governor: 'Губернатора',
  captain: 'Капітана',
  aborigine: 'Аборигена',
  shaman: 'Шамана',
  merchant: 'Торговця',
  cartographer: 'Картографа',
};

export const actions: Names['actions'] = {
  shipwright: 'Купити кораблі із запасу, по скрині за корабель.',
  governor: 'Стати корсаром: прапор, увесь запас кораблів задарма й чорна мітка.',
  captain: 'Викласти караван і пограбувати його разом з усіма охочими.',
  aborigine: 'Викласти порт: відтепер діють його ціни.',
  shaman: 'Наслати прокляття на всіх.',
  merchant: 'Продати товари за цінами порту.',
  cartographer: 'Узяти картку пригоди.',
};

export const gifts: Names['gifts'] = {
  shipwright: 'Корабель із запасу задарма.',
  governor: 'Дія без чорної мітки; другий дарунок знімає одну з колишніх.',
  captain: 'Два жетони інь-ян.',
  aborigine: 'Картка здобичі.',
  shaman: 'Три ваші кораблі захищені від прокляття.',
  merchant: 'Скриня.',
  cartographer: 'Ще одна картка пригоди.',
};

export const loot: Names['loot'] = { fruit: 'Фрукти', coffee: 'Кава', rum: 'Ром', talisman: 'Талісман' };
/** What is sold: «продає Каву». */
export const soldGoods: Names['loot'] = { ...loot, coffee: 'Каву' };
export const nations: Names['nations'] = { england: 'Англія', spain: 'Іспанія', france: 'Франція', holland: 'Голландія' };
export const ofNations: Names['nations'] = { england: 'Англії', spain: 'Іспанії', france: 'Франції', holland: 'Голландії' };

export const ports: Names['ports'] = {
  'pirate-bay': 'Піратська бухта',
  'orchard-haven': 'Садова гавань',
  'sugar-key': 'Цукровий риф',
  'mocha-roads': 'Рейд Мокко',
  'bean-point': 'Кавовий мис',
  'cask-harbour': 'Бондарна гавань',
  'still-cove': 'Винокурна бухта',
};

export const curses: Names['curses'] = {
  kraken: 'Кракен',
  iceberg: 'Айсберг',
  sirens: 'Сирени',
  whirlpool: 'Вир',
  mutiny: 'Бунт',
  idol: 'Ідол',
  wages: 'Платня',
  tavern: 'Таверна',
};

export const curseRules: Names['curseRules'] = {
  kraken: 'Кидають усі флоти. За кожну 1 власник втрачає картку фруктів, а без неї корабель.',
  iceberg: 'Кидають усі флоти. За кожну 2 власник втрачає картку кави, а без неї корабель.',
  sirens: 'Кидають усі флоти. За кожну 3 власник втрачає картку рому, а без неї корабель.',
  whirlpool:
    'Кидають усі флоти й червоний кубик. Скільки на ньому випало, стільки найближчих до нього кораблів зачеплено: за кожен власник втрачає талісман, а без нього сам корабель.',
  mutiny: 'Кидають усі флоти. За кожну 4 власник втрачає картку товару, за який порт платить найбільше, а без неї корабель.',
  idol: 'Кожен втрачає картку товару, який назве той, хто наслав прокляття, а без неї корабель.',
  wages: 'Кожен платить по дві скрині за кожен корабель на варті.',
  tavern: 'Кидають по кубику на гравця; кому який дістанеться, вирішує той, хто наслав прокляття.',
};

export const winnings: Names['winnings'] = {
  mark: 'чорна мітка',
  'lose-good': 'втрачає товар',
  'lose-chest': 'втрачає скриню',
  'gain-chest': 'скриня',
  'gain-good': 'товар',
  'gain-yin-yang': '3 інь-ян',
};

const SHIPS = { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' };

export const caravan: Names['caravan'] = (nation, ships) => `Караван ${ofNations[nation]}, ${count(ships, SHIPS)}`;
