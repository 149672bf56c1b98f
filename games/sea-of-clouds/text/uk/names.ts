// The names of things in Ukrainian.
import type { Words } from '../words.ts';

export const DOUBLOONS = { one: 'дублон', few: 'дублони', many: 'дублонів', other: 'дублона' };
export const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
export const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };

export const captains: Words['captains'] = ['Мадам Чінг', 'Герцог де Плессі', 'Леді Дамбалла', 'Ель Капітан'];
export const backs: Words['backs'] = { rum: 'Ром', relic: 'Реліквія', object: 'Предмет', pirate: 'Пірат' };
/** «лягає картка рому» */
export const A_CARD: Words['backs'] = { rum: 'картка рому', relic: 'реліквія', object: 'предмет', pirate: 'пірат' };
/** «бере картку рому» */
export const A_CARD_TAKEN: Words['backs'] = { rum: 'картку рому', relic: 'реліквію', object: 'предмет', pirate: 'пірата' };
export const classes: Words['classes'] = { permanent: 'постійний', immediate: 'негайний', secret: 'таємниця' };

export const cards: Words['cards'] = {
  'collectors-rum': 'Колекційний ром',
  'premium-rum': 'Першокласний ром',
  rotgut: 'Сивуха',
  rum: 'Ром',
  'golden-rum': 'Золотий ром',
  'aged-rum': 'Витриманий ром',
  'sirens-song': 'Пісня сирени',
  'behemoth-tooth': 'Зуб бегемота',
  'kraken-eye': 'Око кракена',
  'leviathan-horn': 'Ріг левіафана',
  chest: 'Скриня',
  'rusty-sword': 'Іржавий меч',
  sabre: 'Шабля',
  cannon: 'Гармата',
  shell: 'Перлова мушля',
  goblet: 'Золотий келих',
  'cursed-doll': 'Проклята лялька',
  'treasure-map': 'Мапа скарбів',
  beer: 'Пиво',
  purse: 'Капшук',
  'leaking-cask': 'Діряве барило',
  'port-toll': 'Портовий збір',
  'rum-guide': 'Ромовий довідник',
  'relic-catalogue': 'Каталог реліквій',
  inventory: 'Опис майна',
  ledger: 'Облікова книга',
  'black-spot': 'Чорна мітка',
  'parrot-deed': 'Грамота на папугу',
  'sealed-letter': 'Запечатаний лист',
  'rachel-cruz': 'Рейчел Круз',
  'monsieur-plume': 'Месьє Плюм',
  steward: 'Стюард',
  cook: 'Кок',
  boatswain: 'Боцман',
  'first-mate': 'Старпом',
  gunner: 'Гармаш',
  lookout: 'Дозорець',
  smuggler: 'Контрабандист',
  cooper: 'Бондар',
};
