// The cards in Ukrainian: their names, and what each says.
import { counter } from '@quarterdeck/kernel';
import type { ImmediateCard, LootCard, PermanentCard, PirateCard, RumWorth, SecretCard } from '../src/data/components.ts';
import { figure, signed } from './story.ts';
import type { Words } from './types.ts';

const count = counter('uk');
export const DOUBLOONS = { one: 'дублон', few: 'дублони', many: 'дублонів', other: 'дублона' };
export const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };

export const backs: Words['backs'] = { rum: 'Ром', relic: 'Реліквія', object: 'Предмет', pirate: 'Пірат' };
/** «картка рому» */
export const OF_BACK: Words['backs'] = { rum: 'рому', relic: 'реліквії', object: 'предмета', pirate: 'пірата' };

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
  purse: 'Гаманець',
  'leaking-cask': 'Діра в бочці',
  'port-toll': 'Портовий збір',
  'rum-guide': 'Довідник рому',
  'relic-catalogue': 'Каталог реліквій',
  inventory: 'Опис майна',
  ledger: 'Рахункова книга',
  'black-spot': 'Чорна мітка',
  'parrot-deed': 'Грамота на папугу',
  'sealed-letter': 'Запечатаний лист',
  'rachel-cruz': 'Рейчел Круз',
  'monsieur-plume': 'Месьє Плюм',
  steward: 'Стюард',
  cook: 'Кок',
  boatswain: 'Боцман',
  'first-mate': 'Старпом',
  gunner: 'Канонір',
  lookout: 'Дозорець',
  smuggler: 'Контрабандист',
  cooper: 'Бондар',
};

export function points(number: number): string {
  return count(Math.abs(number), POINTS).replace(/^/, number < 0 ? '−' : '');
}

export function rule(card: LootCard): string {
  if (card.back === 'rum') return rumRule(card.worth);
  if (card.back === 'relic') return `Очки за 1, 2, 3... однакові: ${card.ladder.map(figure).join(', ')}.`;
  if (card.back === 'pirate') return pirateRule(card);
  if (card.class === 'permanent') return permanentRule(card);
  return card.class === 'immediate' ? immediateRule(card) : secretRule(card);
}

function rumRule(worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return `${points(worth.points)}.`;
    case 'ladder':
      return `Очки за 1, 2, 3... такі картки: ${worth.points.map(figure).join(', ')}.`;
    case 'majority':
      return `По ${figure(worth.most)} за картку тому, у кого їх найбільше, іншим по ${figure(worth.others)}.`;
  }
}

export function worth({ strength, points: value }: PermanentCard): string {
  const parts = [...(strength === 0 ? [] : [`сила ${signed(strength)}`]), ...(value === 0 ? [] : [points(value)])];
  return parts.join(', ');
}

function permanentRule(card: PermanentCard): string {
  if (card.doubloons === 0) return `${worth(card)}.`.replace(/^с/, 'С');
  return `У ній ${count(card.doubloons, DOUBLOONS)}. Хто перемагає власника, забирає скриню і бере з неї один дублон; у кого вона в кінці, тому й те, що в ній.`;
}

function immediateRule({ does, doubloons }: ImmediateCard): string {
  switch (does) {
    case 'gain':
      return `Одразу: отримайте ${count(doubloons, DOUBLOONS)}.`;
    case 'pay':
      return `Одразу: заплатіть ${count(doubloons, DOUBLOONS)} або скільки є.`;
    case 'discard-pirate':
      return 'Одразу: один із ваших піратів, на ваш вибір, полишає гру.';
    case 'discard-rum':
      return 'Одразу: одна ваша картка рому, випадкова, полишає гру.';
    case 'add-to-shares':
      return 'Одразу: у кожен із трьох стосів кладуть по картці, у повний — дублон.';
  }
}

const COUNTED: Readonly<Record<SecretCard['counts'], string>> = {
  itself: '',
  rum: 'картку рому',
  relic: 'реліквію',
  object: 'відкритий предмет',
  doubloon: 'дублон',
  parrot: '',
};

function secretRule({ points: value, counts, of }: SecretCard): string {
  if (counts === 'itself') return `${points(value)} наприкінці гри.`;
  if (counts === 'parrot') return `${points(value)}, якщо наприкінці гри папуга у вас.`;
  return of === 1
    ? `${points(value)} за кожну вашу картку цього роду наприкінці гри: ${COUNTED[counts]}.`
    : `${points(value)} за кожні ${of}, що є у вас наприкінці гри, рахуючи ${COUNTED[counts]} за один.`;
}

function pirateRule(card: PirateCard): string {
  const often = card.once ? 'Один раз за абордаж' : 'За кожну перемогу';
  return `Сила ${figure(card.strength)}. ${often}: ${deed(card)}.`;
}

function deed({ does, doubloons }: PirateCard): string {
  switch (does) {
    case 'gain':
      return `отримайте ${count(doubloons, DOUBLOONS)}`;
    case 'steal-doubloons':
      return `вкрадіть ${count(doubloons, DOUBLOONS)} у переможеного капітана`;
    case 'steal-rum':
      return 'вкрадіть у переможеного капітана випадкову картку рому';
    case 'exchange-rum':
      return 'можна обміняти свою картку рому, на ваш вибір, на випадкову картку рому переможеного капітана';
    case 'exchange-object':
      return 'можна обмінятися з переможеним капітаном відкритими предметами, обидва обираєте ви';
    case 'take-parrot':
      return 'можна забрати папугу';
    case 'look-out':
      return 'можна наосліп узяти одну картку з будь-якого стосу';
    case 'discard-object':
      return 'переможений капітан, якого ви назвете, скидає відкритий предмет на свій вибір';
  }
}
