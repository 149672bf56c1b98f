// Персонажи, карты и проклятия по-русски.
import type { Words } from './types.ts';

export const characters: Words['characters'] = {
  shipwright: 'Корабел',
  governor: 'Губернатор',
  captain: 'Капитан',
  aborigine: 'Абориген',
  shaman: 'Шаман',
  merchant: 'Торговец',
  cartographer: 'Картограф',
};

export const actions: Words['actions'] = {
  shipwright: 'Купить корабли из запаса, по сундуку за каждый.',
  governor: 'Стать корсаром: весь запас даром, флаг и чёрная метка.',
  captain: 'Выложить караван и грабить его вместе с теми, кто пожелает.',
  aborigine: 'Выложить порт: теперь действуют его цены.',
  shaman: 'Наслать проклятие на всех.',
  merchant: 'Продать товары по ценам порта.',
  cartographer: 'Взять карту приключения.',
};

export const gifts: Words['gifts'] = {
  shipwright: 'Корабль из запаса даром.',
  governor: 'Без чёрной метки; первый игрок избавляется и от старой.',
  captain: 'Два жетона инь-ян.',
  aborigine: 'Карта добычи.',
  shaman: 'Три корабля защищены от проклятия.',
  merchant: 'Сундук.',
  cartographer: 'Ещё одна карта приключения.',
};

export const loot: Words['loot'] = { fruit: 'Фрукты', coffee: 'Кофе', rum: 'Ром', talisman: 'Талисман' };
export const nations: Words['nations'] = { england: 'Англия', spain: 'Испания', france: 'Франция', holland: 'Голландия' };
export const ofNations: Words['nations'] = { england: 'Англии', spain: 'Испании', france: 'Франции', holland: 'Голландии' };

export const ports: Words['ports'] = {
  'pirate-bay': 'Пиратская бухта',
  'orchard-haven': 'Садовая гавань',
  'sugar-key': 'Сахарный риф',
  'mocha-roads': 'Рейд Мокко',
  'bean-point': 'Кофейный мыс',
  'cask-harbour': 'Бочковая гавань',
  'still-cove': 'Винокурная бухта',
};

export const curses: Words['curses'] = {
  kraken: 'Кракен',
  iceberg: 'Айсберг',
  sirens: 'Сирены',
  whirlpool: 'Водоворот',
  mutiny: 'Бунт',
  idol: 'Идол',
  wages: 'Жалование',
  tavern: 'Таверна',
};

export const curseRules: Words['curseRules'] = {
  kraken: 'Бросают все флоты: каждая 1 стоит фруктов или корабля.',
  iceberg: 'Бросают все флоты: каждая 2 стоит кофе или корабля.',
  sirens: 'Бросают все флоты: каждая 3 стоит рома или корабля.',
  whirlpool: 'Бросают все флоты и красный кубик: сколько на нём, столько ближайших к нему кораблей тонут или стоят талисмана.',
  mutiny: 'Бросают все флоты: каждая 4 стоит самого ценного в порту товара или корабля.',
  idol: 'Каждый теряет один товар, который назовёт шаман, или корабль.',
  wages: 'Каждый платит по два сундука за корабль-охранник.',
  tavern: 'Кубик на каждого игрока; шаман решает, кому какой.',
};

export const winnings: Words['winnings'] = {
  mark: 'чёрная метка',
  'lose-good': 'теряет товар',
  'lose-chest': 'теряет сундук',
  'gain-chest': 'сундук',
  'gain-good': 'товар',
  'gain-yin-yang': '3 инь-ян',
};
