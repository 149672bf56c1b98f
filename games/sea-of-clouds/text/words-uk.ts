// The cards in Ukrainian: their names, and what each says.
import { counter } from '@quarterdeck/kernel';
import type {
  ImmediateCard,
  LootCard,
  PermanentCard,
  PirateCard,
  PirateDeed,
  RumWorth,
  SecretCard,
} from '../src/data/components.ts';
import { capital, figure, signed } from './story.ts';
import type { Words } from './types.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
export const DOUBLOONS = { one: 'дублон', few: 'дублони', many: 'дублонів', other: 'дублона' };
export const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };

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

export function points(number: number): string {
  return `${number < 0 ? '−' : ''}${count(Math.abs(number), POINTS)}`;
}

export function rule(card: LootCard): string {
  if (card.back === 'rum') return rumRule(card.worth);
  if (card.back === 'relic') return ladder(card.ladder);
  if (card.back === 'pirate') return pirateRule(card);
  if (card.class === 'permanent') return permanentRule(card);
  return card.class === 'immediate' ? `Одразу: ${atOnce(card)}.` : secretRule(card);
}

function ladder(steps: readonly number[]): string {
  return `Очки за одну, дві, три картки й так далі: ${steps.map(figure).join(', ')}.`;
}

function rumRule(worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return worth.points === 0 ? 'Очок не дає.' : `${points(worth.points)}.`;
    case 'ladder':
      return ladder(worth.points);
    case 'majority':
      return `По ${points(worth.most)} за картку, якщо їх у вас найбільше, інакше по ${figure(worth.others)}.`;
  }
}

export function worth({ strength, points: value }: PermanentCard): string {
  const parts = [...(strength === 0 ? [] : [`сила ${signed(strength)}`]), ...(value === 0 ? [] : [points(value)])];
  return parts.join(', ');
}

function permanentRule(card: PermanentCard): string {
  const adds = worth(card) === '' ? [] : [`${capital(worth(card))}.`];
  if (card.doubloons === 0) return adds[0] ?? 'Нічого не дає.';
  const chest = `Усередині ${count(card.doubloons, DOUBLOONS)}. Хто переміг власника, забирає скриню й бере з неї один дублон; решту отримає той, у кого вона наприкінці гри.`;
  return [chest, ...adds].join(' ');
}

function atOnce({ does, doubloons }: ImmediateCard): string {
  switch (does) {
    case 'gain':
      return `отримайте ${count(doubloons, DOUBLOONS)}`;
    case 'pay':
      return `сплатіть до банку ${count(doubloons, DOUBLOONS)} або скільки маєте`;
    case 'discard-pirate':
      return 'скиньте одного зі своїх піратів';
    case 'discard-rum':
      return 'скиньте випадкову картку свого рому';
    case 'add-to-shares':
      return 'на кожен із трьох стосів лягає картка з колоди, на повний — дублон';
  }
}

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

function secretRule({ points: value, counts, of }: SecretCard): string {
  if (counts === 'itself') return `${points(value)}.`;
  if (counts === 'parrot') return `${points(value)}, якщо наприкінці гри папуга у вас.`;
  const each = of === 1 ? COUNTED[counts].each : `кожні ${count(of, COUNTED[counts])}`;
  return `${points(value)} за ${each}${counts === 'doubloon' ? ', рахуючи й ті, що в скрині' : ' у вас'}.`;
}

/** What a secret counted, for the score sheet. */
export function counted(counts: SecretCard['counts'], number: number): string {
  if (counts === 'itself') return '';
  if (counts === 'parrot') return number === 0 ? 'папуги немає' : 'папуга є';
  return count(number, COUNTED[counts]);
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
      return `вкрадіть у переможеного капітана ${count(doubloons, DOUBLOONS)}`;
    case 'steal-rum':
      return 'вкрадіть у переможеного капітана випадкову картку рому';
    case 'exchange-rum':
      return 'віддайте переможеному капітанові будь-яку свою картку рому й візьміть у нього випадкову';
    case 'exchange-object':
      return 'обміняйтеся з переможеним капітаном відкритими предметами; обидва обираєте ви';
    case 'take-parrot':
      return 'заберіть папугу, хоч би в кого він був';
    case 'look-out':
      return 'візьміть наосліп одну картку з будь-якого стосу';
    case 'discard-object':
      return 'назвіть переможеного капітана, і він скине відкритий предмет на свій вибір';
  }
}

/** «в гравця Роман», «у гравців Роман і Олег»: names are not declined, the word before them is. */
export function players(list: readonly string[], one: string, many: string): string {
  return `${list.length === 1 ? one : many} ${and.format(list)}`;
}

/** What a pirate can do now, for his button. */
export const DEEDS: Readonly<Record<PirateDeed, (whom: readonly string[]) => string>> = {
  gain: () => 'отримати дублони',
  'steal-doubloons': (whom) => `вкрасти дублони в ${players(whom, 'гравця', 'гравців')}`,
  'steal-rum': (whom) => `вкрасти ром у ${players(whom, 'гравця', 'гравців')}`,
  'exchange-rum': (whom) => `обмінятися ромом із ${players(whom, 'гравцем', 'гравцями')}`,
  'exchange-object': (whom) => `обмінятися предметами з ${players(whom, 'гравцем', 'гравцями')}`,
  'take-parrot': () => 'забрати папугу',
  'look-out': () => 'взяти картку',
  'discard-object': (whom) => `позбавити предмета ${players(whom, 'гравця', 'гравців')}`,
};
