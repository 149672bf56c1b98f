// Sea of Clouds in Ukrainian. Names of players and cards are never declined, and sentences stand in the present tense.
import { counter, type Names, type Seat } from '@quarterdeck/kernel';
import type { Face } from '../src/data/cards.ts';
import type { Seen } from '../src/types.ts';
import { defeatedIn, faceNamed, nameList, nameOf, spaceOf } from './story.ts';
import type { Words } from './types.ts';
import { backs, CARDS, cards, classes, DOUBLOONS, OF_BACK, rule, worth } from './words-uk.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} № ${number}`;
const naming = { cards, faceDown };

function faceList(faces: readonly Seen[]): string {
  return and.format(faces.flatMap((face) => (face === null ? [] : [`«${cards[face]}»`])));
}

function defeatedBy(seat: Seat, seats: readonly Seat[], names: Names): string {
  return seats.length === 0 ? '' : ` Перемагає ${names(seat)}, у програші ${nameList(seats, names, and)}.`;
}

function rival(view: Parameters<typeof defeatedIn>[0], names: Names): string {
  const seat = defeatedIn(view);
  return seat === null ? 'переможений капітан' : names(seat);
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Жереб вирішує, хто починає.',
  'next-back': () => 'Відкривається сорочка наступної картки колоди.',
  look: () => 'Капітан дивиться здобич.',
  'fill-spaces': () => 'Поповнюються комірки здобичі.',
  round: () => 'Раунд триває.',
  'divide-loot'({ view }) {
    const frame = view.stack.at(-1);
    const space = frame?.kind === 'divide-loot' ? frame.space : 0;
    const last =
      space === 2 ? (view.top === null ? ' Лишите — отримаєте дублон.' : ' Лишите — візьмете верхню картку колоди.') : '';
    return `Стос ${space + 1}: забрати чи лишити?${last}`;
  },
  'take-top-card': () => 'Береться верхня картка колоди.',
  'lay-loot': () => 'Яку картку ви викладаєте?',
  beer: () => 'Пиво: кого зі своїх піратів ви втрачаєте?',
  'leaking-cask': () => 'Бочка тече: зникає картка рому.',
  boarding: () => 'На абордаж!',
  'crew-effects': () => 'Перемога: хто з ваших піратів діє?',
  lookout: () => 'Дозорець: яку картку ви берете наосліп?',
  'monsieur-plume': () => 'Месьє Плюм: який зі своїх предметів ви скидаєте?',
  'steal-rum': () => 'Крадуть картку рому.',
  'exchange-rum': ({ view, names }) => `Обмін (${rival(view, names)}): яку картку рому ви віддаєте?`,
  'exchange-object': ({ view, names }) => `Обмін (${rival(view, names)}): який предмет на який?`,
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
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
    return parts.length === 0 ? 'Забрати' : `Забрати: ${parts.join(' + ')}`;
  },
  leave: () => 'Лишити',
  lay: ({ card }, { view }) => `Викласти: ${nameOf(view, card, naming)}`,
  discard: ({ card }, { view }) => `Скинути: ${nameOf(view, card, naming)}`,
  spill: ({ card }, { view }) => nameOf(view, card, naming),
  act: ({ card }, { view }) => nameOf(view, card, naming),
  aim: ({ card, at }, { view, names }) => `${nameOf(view, card, naming)} → ${names(at)}`,
  finish: () => 'На цьому закінчити',
  scout: ({ card }, { view }) => `Стос ${spaceOf(view, card)}: ${nameOf(view, card, naming)}`,
  steal: ({ card }, { view }) => nameOf(view, card, naming),
  give: ({ card }, { view }) => `Віддати: ${nameOf(view, card, naming)}`,
  receive: ({ card }, { view }) => nameOf(view, card, naming),
  exchange: ({ give, take }, { view }) => `${nameOf(view, give, naming)} → ${nameOf(view, take, naming)}`,
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Починає ${names(seat)}: папуга й капелюх у нього.`,
  'turn-began': ({ seat, island }, names) => `Острів ${island}: ходить ${names(seat)}.`,
  dealt: ({ space, back }) => `У стос ${space + 1} лягає картка ${OF_BACK[back]}.`,
  'doubloon-dealt': ({ space }) => `У стос ${space + 1} лягає дублон.`,
  looked({ seat, space, cards: seen, faces }, names) {
    const where = space === null ? `${names(seat)} дивиться картку` : `${names(seat)} дивиться стос ${space + 1}`;
    return faces.every((face) => face === null) ? `${where}: ${count(seen.length, CARDS)}.` : `${where}: ${faceList(faces)}.`;
  },
  left: ({ seat, space }, names) => `${names(seat)} лишає стос ${space + 1}.`,
  took({ seat, space, cards: taken, doubloons }, names) {
    const coins = doubloons === 0 ? [] : [count(doubloons, DOUBLOONS)];
    const what = taken.length === 0 ? coins : [count(taken.length, CARDS), ...coins];
    return `${names(seat)} забирає стос ${space + 1}: ${and.format(what)}.`;
  },
  'took-top-card': ({ seat, back }, names) => `${names(seat)} бере верхню картку колоди, картку ${OF_BACK[back]}.`,
  'took-doubloon': ({ seat }, names) => `Колода порожня: ${names(seat)} бере дублон.`,
  laid({ seat, back, face, faceUp }, names) {
    const what = face === null ? (back === 'rum' ? 'ром' : 'таємницю') : `картку «${cards[face]}»`;
    return `${names(seat)} викладає ${what}${faceUp ? '' : ' лицем донизу'}.`;
  },
  'chest-filled': ({ doubloons }) => `У скрині ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} отримує ${count(doubloons, DOUBLOONS)}.`,
  paid: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} платить ${count(doubloons, DOUBLOONS)}.`,
  spilled: ({ seat, face }, names) => `Бочка тече: ${names(seat)} втрачає ${bottle(face)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} скидає картку «${cards[face]}».`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: втрачати нічого, ${names(seat)} лишається при своєму.`,
  boarded({ strengths, defeated }, names) {
    const crews = strengths.map((strength, seat) => `${names(seat)} ${strength}`).join(', ');
    const victories = defeated.map((seats, seat) => defeatedBy(seat, seats, names)).join('');
    return `На абордаж! Сила: ${crews}.${victories === '' ? ' Переможців немає.' : victories}`;
  },
  'chest-passed': ({ from, to, doubloons }, names) =>
    `Скриню втрачає ${names(from)}, забирає ${names(to)}${doubloons === 0 ? '' : ' і бере з неї дублон'}.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} краде в гравця ${names(from)} ${count(doubloons, DOUBLOONS)}.`,
  'stole-rum': ({ seat, from, face, by }, names) => `${cards[by]}: ${names(seat)} краде в гравця ${names(from)} ${bottle(face)}.`,
  'exchanged-rum': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} віддає гравцеві ${names(against)} ${bottle(gaveFace)} і отримує ${tookFace === null ? 'іншу' : bottle(tookFace)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} віддає гравцеві ${names(against)} картку «${cards[gaveFace]}» і отримує картку «${cards[tookFace]}».`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} забирає папугу в гравця ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Дозорець: ${names(seat)} бере картку ${OF_BACK[back]} зі стосу ${space + 1}.`,
  'crews-discarded': () => 'Усі пірати сходять на берег.',
  sailed: ({ island }) => `Корабель летить далі, острів ${island}.`,
  revealed({ seat, rum, secrets }, names) {
    const shown: readonly Face[] = [...rum, ...secrets];
    return shown.length === 0 ? `${names(seat)}: відкривати нічого.` : `${names(seat)} відкриває картки: ${faceList(shown)}.`;
  },
  ended: () => 'Гру закінчено.',
};

function bottle(face: Seen): string {
  return face === null ? 'картку рому' : `картку «${cards[face]}»`;
}

const refusals: Words['refusals'] = {
  'not-in-hand': () => 'Цієї картки серед узятих немає.',
  'not-in-crew': () => 'Цього пірата немає у вашій команді.',
  'not-an-object': () => 'Це має бути предмет, що лежить лицем догори.',
  'not-your-rum': () => 'Це має бути ваша картка рому.',
  'not-on-a-share': () => 'Дозорець бере картку, що лежить у стосі здобичі.',
  'not-defeated': () => 'Красти й мінятися можна лише з переможеним капітаном.',
  'nothing-to-act-on': () => 'Діяти немає на що.',
  'has-acted': () => 'Цей пірат уже діяв.',
  'must-act-first': () => "Спершу діють пірати, чий ефект обов'язковий.",
  'must-not-decline': () => 'За цим столом відмовитися від ефекту не можна.',
};

const options: Words['options'] = {
  parrotWinsFights: {
    title: 'Папуга вирішує бої',
    help: 'За рівної сили перемагає капітан із папугою, без нього не перемагає ніхто.',
    values: null,
  },
  parrotWinsRum: {
    title: 'Папуга вирішує суперечку про ром',
    help: 'За рівної кількості першокласного рому найбільше вважається у капітана з папугою, без нього ні в кого.',
    values: null,
  },
  refill: {
    title: 'Поповнення комірки',
    help: 'Коли комірка забраного стосу отримує нову картку: до того, як спрацює взята мапа скарбів, чи після.',
    values: { 'at-once': 'Одразу', 'after-laying': 'Після викладання карток' },
  },
  mayDecline: {
    title: 'Відмова від ефектів',
    help: 'Від обміну, папуги й дозорця можна відмовитися.',
    values: null,
  },
  components: {
    title: 'Картки й числа з коробки',
    help: 'Список карток: власник коробки може його виправити.',
    values: null,
  },
};

const lines: Words['lines'] = {
  doubloons: ({ count: number }) => count(Number(number), DOUBLOONS),
  chest: ({ count: number }) => `Скриня: ${count(Number(number), DOUBLOONS)}`,
  rum: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  relic: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  object: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
  secret: ({ card, count: number }) => `${cards[faceNamed(card)]} × ${number}`,
};

export const uk: Words = {
  title: 'Море Хмар',
  pitch:
    'Дивіться здобич і забирайте її або лишайте рости й дивіться далі; а тоді йдіть на абордаж із тією командою, яку зібрали.',
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
