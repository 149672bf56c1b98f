// The cards in Russian: their names, and what each says.
import { counter } from '@quarterdeck/kernel';
import type { ImmediateCard, LootCard, PermanentCard, PirateCard, RumWorth, SecretCard } from '../src/data/components.ts';
import { figure, signed } from './story.ts';
import type { Words } from './types.ts';

const count = counter('ru');
export const DOUBLOONS = { one: 'дублон', few: 'дублона', many: 'дублонов', other: 'дублона' };
export const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };

export const backs: Words['backs'] = { rum: 'Ром', relic: 'Реликвия', object: 'Предмет', pirate: 'Пират' };
/** «карта рома» */
export const OF_BACK: Words['backs'] = { rum: 'рома', relic: 'реликвии', object: 'предмета', pirate: 'пирата' };

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
  return count(Math.abs(number), POINTS).replace(/^/, number < 0 ? '−' : '');
}

export function rule(card: LootCard): string {
  if (card.back === 'rum') return rumRule(card.worth);
  if (card.back === 'relic') return `Очки за 1, 2, 3... одинаковые: ${card.ladder.map(figure).join(', ')}.`;
  if (card.back === 'pirate') return pirateRule(card);
  if (card.class === 'permanent') return permanentRule(card);
  return card.class === 'immediate' ? immediateRule(card) : secretRule(card);
}

function rumRule(worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return `${points(worth.points)}.`;
    case 'ladder':
      return `Очки за 1, 2, 3... таких карты: ${worth.points.map(figure).join(', ')}.`;
    case 'majority':
      return `По ${figure(worth.most)} за карту тому, у кого их больше всех, остальным по ${figure(worth.others)}.`;
  }
}

export function worth({ strength, points: value }: PermanentCard): string {
  const parts = [...(strength === 0 ? [] : [`сила ${signed(strength)}`]), ...(value === 0 ? [] : [points(value)])];
  return parts.join(', ');
}

function permanentRule(card: PermanentCard): string {
  if (card.doubloons === 0) return `${worth(card)}.`.replace(/^с/, 'С');
  return `В нём ${count(card.doubloons, DOUBLOONS)}. Кто побеждает владельца, забирает сундук и берёт из него один дублон; у кого он в конце, тому и его содержимое.`;
}

function immediateRule({ does, doubloons }: ImmediateCard): string {
  switch (does) {
    case 'gain':
      return `Сразу: получите ${count(doubloons, DOUBLOONS)}.`;
    case 'pay':
      return `Сразу: заплатите ${count(doubloons, DOUBLOONS)} или сколько есть.`;
    case 'discard-pirate':
      return 'Сразу: один из ваших пиратов, на ваш выбор, покидает игру.';
    case 'discard-rum':
      return 'Сразу: одна ваша карта рома, случайная, покидает игру.';
    case 'add-to-shares':
      return 'Сразу: в каждую из трёх стопок кладётся по карте, в полную — дублон.';
  }
}

const COUNTED: Readonly<Record<SecretCard['counts'], string>> = {
  itself: '',
  rum: 'карту рома',
  relic: 'реликвию',
  object: 'открытый предмет',
  doubloon: 'дублон',
  parrot: '',
};

function secretRule({ points: value, counts, of }: SecretCard): string {
  if (counts === 'itself') return `${points(value)} в конце игры.`;
  if (counts === 'parrot') return `${points(value)}, если в конце игры попугай у вас.`;
  return of === 1
    ? `${points(value)} за каждую вашу карту этого рода в конце игры: ${COUNTED[counts]}.`
    : `${points(value)} за каждые ${of}, что есть у вас в конце игры, считая ${COUNTED[counts]} за один.`;
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
      return `украдите ${count(doubloons, DOUBLOONS)} у побеждённого капитана`;
    case 'steal-rum':
      return 'украдите у побеждённого капитана случайную карту рома';
    case 'exchange-rum':
      return 'можно обменять свою карту рома, на ваш выбор, на случайную карту рома побеждённого капитана';
    case 'exchange-object':
      return 'можно обменяться с побеждённым капитаном открытыми предметами, оба выбираете вы';
    case 'take-parrot':
      return 'можно забрать попугая';
    case 'look-out':
      return 'можно вслепую взять одну карту из любой стопки';
    case 'discard-object':
      return 'побеждённый капитан, которого вы назовёте, сбрасывает открытый предмет на свой выбор';
  }
}
