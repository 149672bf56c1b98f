// Персонажі, картки та прокляття українською.
import type { Words } from './types.ts';

export const characters: Words['characters'] = {
  shipwright: 'Корабел',
  governor: 'Губернатор',
  captain: 'Капітан',
  aborigine: 'Абориген',
  shaman: 'Шаман',
  merchant: 'Торговець',
  cartographer: 'Картограф',
};

export const actions: Words['actions'] = {
  shipwright: 'Купити кораблі із запасу, по скрині за кожен.',
  governor: 'Стати корсаром: увесь запас задарма, прапор і чорна мітка.',
  captain: 'Викласти караван і грабувати його разом з усіма охочими.',
  aborigine: 'Викласти порт: відтепер діють його ціни.',
  shaman: 'Наслати прокляття на всіх.',
  merchant: 'Продати товари за цінами порту.',
  cartographer: 'Узяти картку пригоди.',
};

export const gifts: Words['gifts'] = {
  shipwright: 'Корабель із запасу задарма.',
  governor: 'Без чорної мітки; перший гравець позбувається і старої.',
  captain: 'Два жетони інь-ян.',
  aborigine: 'Картка здобичі.',
  shaman: 'Три кораблі захищені від прокляття.',
  merchant: 'Скриня.',
  cartographer: 'Ще одна картка пригоди.',
};

export const loot: Words['loot'] = { fruit: 'Фрукти', coffee: 'Кава', rum: 'Ром', talisman: 'Талісман' };
export const nations: Words['nations'] = { england: 'Англія', spain: 'Іспанія', france: 'Франція', holland: 'Голландія' };
export const ofNations: Words['nations'] = { england: 'Англії', spain: 'Іспанії', france: 'Франції', holland: 'Голландії' };

export const ports: Words['ports'] = {
  'pirate-bay': 'Піратська бухта',
  'orchard-haven': 'Садова гавань',
  'sugar-key': 'Цукровий риф',
  'mocha-roads': 'Рейд Мокко',
  'bean-point': 'Кавовий мис',
  'cask-harbour': 'Бочкова гавань',
  'still-cove': 'Винокурна бухта',
};

export const curses: Words['curses'] = {
  kraken: 'Кракен',
  iceberg: 'Айсберг',
  sirens: 'Сирени',
  whirlpool: 'Вир',
  mutiny: 'Бунт',
  idol: 'Ідол',
  wages: 'Платня',
  tavern: 'Таверна',
};

export const curseRules: Words['curseRules'] = {
  kraken: 'Кидають усі флоти: кожна 1 коштує фруктів або корабля.',
  iceberg: 'Кидають усі флоти: кожна 2 коштує кави або корабля.',
  sirens: 'Кидають усі флоти: кожна 3 коштує рому або корабля.',
  whirlpool:
    'Кидають усі флоти й червоний кубик: скільки на ньому, стільки найближчих до нього кораблів тонуть або коштують талісмана.',
  mutiny: 'Кидають усі флоти: кожна 4 коштує найдорожчого в порту товару або корабля.',
  idol: 'Кожен втрачає один товар, який назве шаман, або корабель.',
  wages: 'Кожен платить по дві скрині за корабель-вартового.',
  tavern: 'Кубик на кожного гравця; шаман вирішує, кому який.',
};

export const winnings: Words['winnings'] = {
  mark: 'чорна мітка',
  'lose-good': 'втрачає товар',
  'lose-chest': 'втрачає скриню',
  'gain-chest': 'скриня',
  'gain-good': 'товар',
  'gain-yin-yang': '3 інь-ян',
};
