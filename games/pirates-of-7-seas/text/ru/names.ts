// Персонажи, карты и проклятия по-русски.
import { counter } from '@quarterdeck/kernel';
import type { Names } from '../phrases.ts';

const count = counter('ru');

export const characters: Names['characters'] = {
  shipwright: 'Корабел',
  governor: 'Губернатор',
  captain: 'Капитан',
  aborigine: 'Абориген',
  shaman: 'Шаман',
  merchant: 'Торговец',
  cartographer: 'Картограф',
};

/** Whose gift it is. */
export const ofCharacters: Names['characters'] = {
  shipwright: 'Корабела',
  governor: 'Губернатора',
  captain: 'Капитана',
  aborigine: 'Аборигена',
  shaman: 'Шамана',
  merchant: 'Торговца',
  cartographer: 'Картографа',
};

export const actions: Names['actions'] = {
  shipwright: 'Купить корабли из запаса, по сундуку за корабль.',
  governor: 'Стать корсаром: флаг, весь запас кораблей даром и чёрная метка.',
  captain: 'Выложить караван и ограбить его вместе со всеми желающими.',
  aborigine: 'Выложить порт: теперь действуют его цены.',
  shaman: 'Наслать проклятие на всех.',
  merchant: 'Продать товары по ценам порта.',
  cartographer: 'Взять карту приключения.',
};

export const gifts: Names['gifts'] = {
  shipwright: 'Корабль из запаса даром.',
  governor: 'Действие без чёрной метки; второй подарок снимает одну из прежних.',
  captain: 'Два жетона инь-ян.',
  aborigine: 'Карта добычи.',
  shaman: 'Три ваших корабля защищены от проклятия.',
  merchant: 'Сундук.',
  cartographer: 'Ещё одна карта приключения.',
};

export const loot: Names['loot'] = { fruit: 'Фрукты', coffee: 'Кофе', rum: 'Ром', talisman: 'Талисман' };
export const nations: Names['nations'] = { england: 'Англия', spain: 'Испания', france: 'Франция', holland: 'Голландия' };
export const ofNations: Names['nations'] = { england: 'Англии', spain: 'Испании', france: 'Франции', holland: 'Голландии' };

export const ports: Names['ports'] = {
  'pirate-bay': 'Пиратская бухта',
  'orchard-haven': 'Садовая гавань',
  'sugar-key': 'Сахарный риф',
  'mocha-roads': 'Рейд Мокко',
  'bean-point': 'Кофейный мыс',
  'cask-harbour': 'Бочарная гавань',
  'still-cove': 'Винокурная бухта',
};

export const curses: Names['curses'] = {
  kraken: 'Кракен',
  iceberg: 'Айсберг',
  sirens: 'Сирены',
  whirlpool: 'Водоворот',
  mutiny: 'Бунт',
  idol: 'Идол',
  wages: 'Жалование',
  tavern: 'Таверна',
};

export const curseRules: Names['curseRules'] = {
  kraken: 'Бросают все флоты. За каждую 1 владелец теряет карту фруктов, а без неё корабль.',
  iceberg: 'Бросают все флоты. За каждую 2 владелец теряет карту кофе, а без неё корабль.',
  sirens: 'Бросают все флоты. За каждую 3 владелец теряет карту рома, а без неё корабль.',
  whirlpool:
    'Бросают все флоты и красный кубик. Сколько на нём выпало, столько ближайших к нему кораблей задеты: за каждый владелец теряет талисман, а без него сам корабль.',
  mutiny: 'Бросают все флоты. За каждую 4 владелец теряет карту товара, за который порт платит больше всего, а без неё корабль.',
  idol: 'Каждый теряет карту товара, который назовёт тот, кто наслал проклятие, а без неё корабль.',
  wages: 'Каждый платит по два сундука за каждый корабль на охране.',
  tavern: 'Бросают по кубику на игрока; кому какой достанется, решает тот, кто наслал проклятие.',
};

export const winnings: Names['winnings'] = {
  mark: 'чёрная метка',
  'lose-good': 'теряет товар',
  'lose-chest': 'теряет сундук',
  'gain-chest': 'сундук',
  'gain-good': 'товар',
  'gain-yin-yang': '3 инь-ян',
};

const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };

export const caravan: Names['caravan'] = (nation, ships) => `Караван ${ofNations[nation]}, ${count(ships, SHIPS)}`;
