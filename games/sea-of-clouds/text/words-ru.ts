// The cards in Russian: their names, and what each says.
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

const count = counter('ru');
const and = new Intl.ListFormat('ru');
export const DOUBLOONS = { one: 'дублон', few: 'дублона', many: 'дублонов', other: 'дублона' };
export const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };

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

export function points(number: number): string {
  return `${number < 0 ? '−' : ''}${count(Math.abs(number), POINTS)}`;
}

export function rule(card: LootCard): string {
  if (card.back === 'rum') return rumRule(card.worth);
  if (card.back === 'relic') return ladder(card.ladder);
  if (card.back === 'pirate') return pirateRule(card);
  if (card.class === 'permanent') return permanentRule(card);
  return card.class === 'immediate' ? `Сразу: ${atOnce(card)}.` : secretRule(card);
}

function ladder(steps: readonly number[]): string {
  return `Очки за одну, две, три карты и так далее: ${steps.map(figure).join(', ')}.`;
}

function rumRule(worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return worth.points === 0 ? 'Ничего не стоит.' : `${points(worth.points)}.`;
    case 'ladder':
      return ladder(worth.points);
    case 'majority':
      return `По ${points(worth.most)} за карту, если их у вас больше всех, иначе по ${figure(worth.others)}.`;
  }
}

export function worth({ strength, points: value }: PermanentCard): string {
  const parts = [...(strength === 0 ? [] : [`сила ${signed(strength)}`]), ...(value === 0 ? [] : [points(value)])];
  return parts.join(', ');
}

function permanentRule(card: PermanentCard): string {
  const adds = worth(card) === '' ? [] : [`${capital(worth(card))}.`];
  if (card.doubloons === 0) return adds[0] ?? 'Ничего не даёт.';
  const chest = `Внутри ${count(card.doubloons, DOUBLOONS)}. Кто победил владельца, забирает сундук и берёт из него один дублон; всё остальное получит тот, у кого он в конце игры.`;
  return [chest, ...adds].join(' ');
}

function atOnce({ does, doubloons }: ImmediateCard): string {
  switch (does) {
    case 'gain':
      return `получите ${count(doubloons, DOUBLOONS)}`;
    case 'pay':
      return `заплатите в банк ${count(doubloons, DOUBLOONS)} или сколько есть`;
    case 'discard-pirate':
      return 'сбросьте одного из своих пиратов';
    case 'discard-rum':
      return 'сбросьте случайную карту из своего рома';
    case 'add-to-shares':
      return 'в каждую из трёх стопок ложится карта из колоды, в полную — дублон';
  }
}

const COUNTED = {
  rum: { each: 'каждую карту рома', one: 'карта рома', few: 'карты рома', many: 'карт рома', other: 'карты рома' },
  relic: { each: 'каждую реликвию', one: 'реликвия', few: 'реликвии', many: 'реликвий', other: 'реликвии' },
  object: {
    each: 'каждый открытый предмет',
    one: 'открытый предмет',
    few: 'открытых предмета',
    many: 'открытых предметов',
    other: 'открытого предмета',
  },
  doubloon: { each: 'каждый дублон', ...DOUBLOONS },
};

function secretRule({ points: value, counts, of }: SecretCard): string {
  if (counts === 'itself') return `${points(value)}.`;
  if (counts === 'parrot') return `${points(value)}, если в конце игры попугай у вас.`;
  const each = of === 1 ? COUNTED[counts].each : `каждые ${count(of, COUNTED[counts])}`;
  return `${points(value)} за ${each}${counts === 'doubloon' ? ', считая и те, что в сундуке' : ' у вас'}.`;
}

/** What a secret counted, for the score sheet. */
export function counted(counts: SecretCard['counts'], number: number): string {
  if (counts === 'itself') return '';
  if (counts === 'parrot') return number === 0 ? 'попугая нет' : 'попугай есть';
  return count(number, COUNTED[counts]);
}

function pirateRule(card: PirateCard): string {
  const often = card.once ? 'Один раз за абордаж' : 'За каждую победу';
  return `Сила ${figure(card.strength)}. ${often}: ${deed(card)}.`;
}

function deed({ does, doubloons }: PirateCard): string {
  switch (does) {
    case 'gain':
      return `получите ${count(doubloons, DOUBLOONS)}`;
    case 'steal-doubloons':
      return `украдите у побеждённого капитана ${count(doubloons, DOUBLOONS)}`;
    case 'steal-rum':
      return 'украдите у побеждённого капитана случайную карту рома';
    case 'exchange-rum':
      return 'отдайте побеждённому капитану любую свою карту рома и возьмите у него случайную';
    case 'exchange-object':
      return 'обменяйтесь с побеждённым капитаном открытыми предметами; оба выбираете вы';
    case 'take-parrot':
      return 'заберите попугая, у кого бы он ни был';
    case 'look-out':
      return 'возьмите вслепую одну карту из любой стопки';
    case 'discard-object':
      return 'назовите побеждённого капитана, и он сбросит открытый предмет на свой выбор';
  }
}

/** «у игрока Роман», «у игроков Роман и Олег»: names are not declined, the word before them is. */
export function players(list: readonly string[], one: string, many: string): string {
  return `${list.length === 1 ? one : many} ${and.format(list)}`;
}

/** What a pirate can do now, for his button. */
export const DEEDS: Readonly<Record<PirateDeed, (whom: readonly string[]) => string>> = {
  gain: () => 'получить дублоны',
  'steal-doubloons': (whom) => `украсть дублоны у ${players(whom, 'игрока', 'игроков')}`,
  'steal-rum': (whom) => `украсть ром у ${players(whom, 'игрока', 'игроков')}`,
  'exchange-rum': (whom) => `обменяться ромом с ${players(whom, 'игроком', 'игроками')}`,
  'exchange-object': (whom) => `обменяться предметами с ${players(whom, 'игроком', 'игроками')}`,
  'take-parrot': () => 'забрать попугая',
  'look-out': () => 'взять карту',
  'discard-object': (whom) => `лишить предмета ${players(whom, 'игрока', 'игроков')}`,
};
