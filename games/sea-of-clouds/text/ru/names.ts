// The names of things in Russian.
import type { Words } from '../words.ts';

export const DOUBLOONS = { one: 'дублон', few: 'дублона', many: 'дублонов', other: 'дублона' };
export const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
export const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };

export const captains: Words['captains'] = ['Мадам Чинг', 'Герцог де Плесси', 'Леди Дамбалла', 'Эль Капитан'];
export const backs: Words['backs'] = { rum: 'Ром', relic: 'Реликвия', object: 'Предмет', pirate: 'Пират' };
/** «ложится карта рома» */
export const A_CARD: Words['backs'] = { rum: 'карта рома', relic: 'реликвия', object: 'предмет', pirate: 'пират' };
/** «берёт карту рома» */
export const A_CARD_TAKEN: Words['backs'] = { rum: 'карту рома', relic: 'реликвию', object: 'предмет', pirate: 'пирата' };
export const classes: Words['classes'] = { permanent: 'постоянный', immediate: 'немедленный', secret: 'тайна' };

export const cards: Words['cards'] = {
  'collectors-rum': 'Коллекционный ром',
  'premium-rum': 'Первоклассный ром',
  rotgut: 'Сивуха',
  rum: 'Ром',
  'golden-rum': 'Золотой ром',
  'aged-rum': 'Выдержанный ром',
  'sirens-song': 'Песнь сирены',
  'behemoth-tooth': 'Зуб бегемота',
  'kraken-eye': 'Око кракена',
  'leviathan-horn': 'Рог левиафана',
  chest: 'Сундук',
  'rusty-sword': 'Ржавый меч',
  sabre: 'Сабля',
  cannon: 'Пушка',
  shell: 'Жемчужная раковина',
  goblet: 'Золотой кубок',
  'cursed-doll': 'Проклятая кукла',
  'treasure-map': 'Карта сокровищ',
  beer: 'Пиво',
  purse: 'Кошель',
  'leaking-cask': 'Течь в бочке',
  'port-toll': 'Портовый сбор',
  'rum-guide': 'Гид по рому',
  'relic-catalogue': 'Каталог реликвий',
  inventory: 'Опись имущества',
  ledger: 'Счётная книга',
  'black-spot': 'Чёрная метка',
  'parrot-deed': 'Грамота на попугая',
  'sealed-letter': 'Запечатанное письмо',
  'rachel-cruz': 'Рэйчел Круз',
  'monsieur-plume': 'Месье Плюм',
  steward: 'Стюард',
  cook: 'Кок',
  boatswain: 'Боцман',
  'first-mate': 'Старпом',
  gunner: 'Канонир',
  lookout: 'Дозорный',
  smuggler: 'Контрабандист',
  cooper: 'Бондарь',
};
