// Sea of Clouds in Russian. Names of players and cards are never declined, and sentences stand in the present tense.
import { counter, type Names, type Seat } from '@quarterdeck/kernel';
import type { Face } from '../src/data/cards.ts';
import type { Seen } from '../src/types.ts';
import { defeatedIn, faceNamed, nameList, nameOf, spaceOf } from './story.ts';
import type { Words } from './types.ts';
import { backs, CARDS, cards, classes, DOUBLOONS, OF_BACK, rule, worth } from './words-ru.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} № ${number}`;
const naming = { cards, faceDown };

function faceList(faces: readonly Seen[]): string {
  return and.format(faces.flatMap((face) => (face === null ? [] : [`«${cards[face]}»`])));
}

function defeatedBy(seat: Seat, seats: readonly Seat[], names: Names): string {
  return seats.length === 0 ? '' : ` Побеждает ${names(seat)}, в проигрыше ${nameList(seats, names, and)}.`;
}

function rival(view: Parameters<typeof defeatedIn>[0], names: Names): string {
  const seat = defeatedIn(view);
  return seat === null ? 'побеждённый капитан' : names(seat);
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Жребий решает, кто начинает.',
  'next-back': () => 'Открывается рубашка следующей карты колоды.',
  look: () => 'Капитан смотрит добычу.',
  'fill-spaces': () => 'Пополняются ячейки добычи.',
  round: () => 'Раунд продолжается.',
  'divide-loot'({ view }) {
    const frame = view.stack.at(-1);
    const space = frame?.kind === 'divide-loot' ? frame.space : 0;
    const last =
      space === 2 ? (view.top === null ? ' Оставите — получите дублон.' : ' Оставите — возьмёте верхнюю карту колоды.') : '';
    return `Стопка ${space + 1}: забрать или оставить?${last}`;
  },
  'take-top-card': () => 'Берётся верхняя карта колоды.',
  'lay-loot': () => 'Какую карту вы выкладываете?',
  beer: () => 'Пиво: какого из своих пиратов вы теряете?',
  'leaking-cask': () => 'Бочка течёт: пропадает карта рома.',
  boarding: () => 'На абордаж!',
  'crew-effects': () => 'Победа: кто из ваших пиратов действует?',
  lookout: () => 'Дозорный: какую карту вы берёте вслепую?',
  'monsieur-plume': () => 'Месье Плюм: какой из своих предметов вы сбрасываете?',
  'steal-rum': () => 'Крадут карту рома.',
  'exchange-rum': ({ view, names }) => `Обмен (${rival(view, names)}): какую карту рома вы отдаёте?`,
  'exchange-object': ({ view, names }) => `Обмен (${rival(view, names)}): какой предмет на какой?`,
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  back: ({ back }) => backs[back],
  face: ({ face }) => cards[face],
  take(_move, { view }) {
    const frame = view.stack.at(-1);
    const share = frame?.kind === 'divide-loot' ? view.spaces[frame.space] : undefined;
    const parts = [
      ...(share === undefined || share.cards.length === 0
        ? []
        : [share.cards.map((card) => nameOf(view, card, naming)).join(', ')]),
      ...(share === undefined || share.doubloons === 0 ? [] : [count(share.doubloons, DOUBLOONS)]),
    ];
    return parts.length === 0 ? 'Забрать' : `Забрать: ${parts.join(' + ')}`;
  },
  leave: () => 'Оставить',
  lay: ({ card }, { view }) => `Выложить: ${nameOf(view, card, naming)}`,
  discard: ({ card }, { view }) => `Сбросить: ${nameOf(view, card, naming)}`,
  spill: ({ card }, { view }) => nameOf(view, card, naming),
  act: ({ card }, { view }) => nameOf(view, card, naming),
  aim: ({ card, at }, { view, names }) => `${nameOf(view, card, naming)} → ${names(at)}`,
  finish: () => 'На этом закончить',
  scout: ({ card }, { view }) => `Стопка ${spaceOf(view, card)}: ${nameOf(view, card, naming)}`,
  steal: ({ card }, { view }) => nameOf(view, card, naming),
  give: ({ card }, { view }) => `Отдать: ${nameOf(view, card, naming)}`,
  receive: ({ card }, { view }) => nameOf(view, card, naming),
  exchange: ({ give, take }, { view }) => `${nameOf(view, give, naming)} → ${nameOf(view, take, naming)}`,
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)}: попугай и шляпа у него.`,
  'turn-began': ({ seat, island }, names) => `Остров ${island}: ходит ${names(seat)}.`,
  dealt: ({ space, back }) => `В стопку ${space + 1} ложится карта ${OF_BACK[back]}.`,
  'doubloon-dealt': ({ space }) => `В стопку ${space + 1} ложится дублон.`,
  looked({ seat, space, cards: seen, faces }, names) {
    const where = space === null ? `${names(seat)} смотрит карту` : `${names(seat)} смотрит стопку ${space + 1}`;
    return faces.every((face) => face === null) ? `${where}: ${count(seen.length, CARDS)}.` : `${where}: ${faceList(faces)}.`;
  },
  left: ({ seat, space }, names) => `${names(seat)} оставляет стопку ${space + 1}.`,
  took({ seat, space, cards: taken, doubloons }, names) {
    const coins = doubloons === 0 ? [] : [count(doubloons, DOUBLOONS)];
    const what = taken.length === 0 ? coins : [count(taken.length, CARDS), ...coins];
    return `${names(seat)} забирает стопку ${space + 1}: ${and.format(what)}.`;
  },
  'took-top-card': ({ seat, back }, names) => `${names(seat)} берёт верхнюю карту колоды, карту ${OF_BACK[back]}.`,
  'took-doubloon': ({ seat }, names) => `Колода пуста: ${names(seat)} берёт дублон.`,
  laid({ seat, back, face, faceUp }, names) {
    const what = face === null ? (back === 'rum' ? 'ром' : 'тайну') : `карту «${cards[face]}»`;
    return `${names(seat)} выкладывает ${what}${faceUp ? '' : ' лицом вниз'}.`;
  },
  'chest-filled': ({ doubloons }) => `В сундуке ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} получает ${count(doubloons, DOUBLOONS)}.`,
  paid: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} платит ${count(doubloons, DOUBLOONS)}.`,
  spilled: ({ seat, face }, names) => `Бочка течёт: ${names(seat)} теряет ${bottle(face)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} сбрасывает карту «${cards[face]}».`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: терять нечего, ${names(seat)} остаётся при своём.`,
  boarded({ strengths, defeated }, names) {
    const crews = strengths.map((strength, seat) => `${names(seat)} ${strength}`).join(', ');
    const victories = defeated.map((seats, seat) => defeatedBy(seat, seats, names)).join('');
    return `На абордаж! Сила: ${crews}.${victories === '' ? ' Победителей нет.' : victories}`;
  },
  'chest-passed': ({ from, to, doubloons }, names) =>
    `Сундук теряет ${names(from)}, забирает ${names(to)}${doubloons === 0 ? '' : ' и берёт из него дублон'}.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} крадёт у игрока ${names(from)} ${count(doubloons, DOUBLOONS)}.`,
  'stole-rum': ({ seat, from, face, by }, names) =>
    `${cards[by]}: ${names(seat)} крадёт у игрока ${names(from)} ${bottle(face)}.`,
  'exchanged-rum': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} отдаёт игроку ${names(against)} ${bottle(gaveFace)} и получает ${tookFace === null ? 'другую' : bottle(tookFace)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} отдаёт игроку ${names(against)} карту «${cards[gaveFace]}» и получает карту «${cards[tookFace]}».`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} забирает попугая у игрока ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Дозорный: ${names(seat)} берёт карту ${OF_BACK[back]} из стопки ${space + 1}.`,
  'crews-discarded': () => 'Все пираты сходят на берег.',
  sailed: ({ island }) => `Корабль летит дальше, остров ${island}.`,
  revealed({ seat, rum, secrets }, names) {
    const shown: readonly Face[] = [...rum, ...secrets];
    return shown.length === 0 ? `${names(seat)}: открывать нечего.` : `${names(seat)} открывает карты: ${faceList(shown)}.`;
  },
  ended: () => 'Игра окончена.',
};

function bottle(face: Seen): string {
  return face === null ? 'карту рома' : `карту «${cards[face]}»`;
}

const refusals: Words['refusals'] = {
  'not-in-hand': () => 'Этой карты среди взятых нет.',
  'not-in-crew': () => 'Этого пирата нет в вашей команде.',
  'not-an-object': () => 'Это должен быть предмет, лежащий лицом вверх.',
  'not-your-rum': () => 'Это должна быть ваша карта рома.',
  'not-on-a-share': () => 'Дозорный берёт карту, которая лежит в стопке добычи.',
  'not-defeated': () => 'Красть и меняться можно только с побеждённым капитаном.',
  'nothing-to-act-on': () => 'Действовать не на что.',
  'has-acted': () => 'Этот пират уже действовал.',
  'must-act-first': () => 'Сначала действуют пираты, чей эффект обязателен.',
  'must-not-decline': () => 'За этим столом отказаться от эффекта нельзя.',
};

const options: Words['options'] = {
  parrotWinsFights: {
    title: 'Попугай решает бои',
    help: 'При равной силе побеждает капитан с попугаем, без него не побеждает никто.',
    values: null,
  },
  parrotWinsRum: {
    title: 'Попугай решает спор о роме',
    help: 'При равном числе карт первоклассного рома больше всех считается у капитана с попугаем, без него ни у кого.',
    values: null,
  },
  refill: {
    title: 'Пополнение ячейки',
    help: 'Когда ячейка забранной стопки получает новую карту: до того, как сработает взятая карта сокровищ, или после.',
    values: { 'at-once': 'Сразу', 'after-laying': 'После выкладывания карт' },
  },
  mayDecline: {
    title: 'Отказ от эффектов',
    help: 'От обмена, попугая и дозорного можно отказаться.',
    values: null,
  },
  components: {
    title: 'Карты и числа из коробки',
    help: 'Список карт: владелец коробки может его исправить.',
    values: null,
  },
};

const lines: Words['lines'] = {
  doubloons: ({ count: number }) => count(Number(number), DOUBLOONS),
  chest: ({ count: number }) => `Сундук: ${count(Number(number), DOUBLOONS)}`,
  rum: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  relic: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  object: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  secret: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
};

export const ru: Words = {
  title: 'Море Облаков',
  pitch:
    'Смотрите добычу и забирайте её или оставляйте расти и смотрите дальше; а потом идите на абордаж с той командой, что набрали.',
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  backs,
  cards,
  classes,
  rule,
  faceDown,
  worth,
};
