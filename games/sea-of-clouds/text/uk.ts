// Sea of Clouds in Ukrainian. Names of players are never declined, and sentences about them stand in the present tense.
import { counter, type Names, type Seat } from '@quarterdeck/kernel';
import type { Card, Seen, View } from '../src/types.ts';
import { cover } from './cover.ts';
import {
  askerIn,
  countNamed,
  deedOf,
  defeatedNow,
  faceNamed,
  figure,
  lastResort,
  nameOf,
  nameOrBack,
  namesOf,
  partnerIn,
  placeOf,
  seenNames,
  shareInQuestion,
  sorted,
  tally,
  targetsOf,
  times,
} from './story.ts';
import type { Words } from './types.ts';
import {
  A_CARD,
  A_CARD_TAKEN,
  backs,
  CARDS,
  captains,
  cards,
  classes,
  counted,
  DEEDS,
  DOUBLOONS,
  players,
  rule,
  worth,
} from './words-uk.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} № ${number}`;
const share: Words['share'] = (space) => `Стос ${space + 1}`;
const island: Words['island'] = (number) => `Острів ${number}`;

function nameIn(view: View, card: Card): string {
  return nameOf(view, card, { cards, faceDown });
}

function quoted(faces: readonly Seen[]): string {
  return and.format(tally(seenNames(faces, cards).map((name) => `«${name}»`)));
}

function bottle(face: Seen): string {
  return face === null ? 'картку рому' : `картку «${cards[face]}»`;
}

/** A pirate with what he does: «Гармаш: вкрасти ром у гравця Роман». */
function deed(view: View, card: Card, against: readonly Seat[], names: Names): string {
  return `${nameIn(view, card)}: ${DEEDS[deedOf(view, card)](namesOf(against, names))}`;
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Жереб вирішує, хто починає.',
  'next-back': () => 'Відкривається сорочка наступної картки.',
  look: () => 'Капітан оглядає здобич.',
  'fill-spaces': () => 'Комірки здобичі поповнюються.',
  round: () => 'Раунд триває.',
  'divide-loot'({ view }) {
    const instead = { share: 'оглянути наступний', card: 'взяти картку з колоди', doubloon: 'взяти дублон' };
    return `${share(shareInQuestion(view).space)}: забрати чи лишити й ${instead[lastResort(view)]}?`;
  },
  'take-top-card': () => 'Береться верхня картка колоди.',
  'lay-loot': () => 'Яку картку викласти наступною?',
  beer: ({ view }) => `${cards[askerIn(view)]}: з ким зі своїх піратів ви прощаєтеся?`,
  'leaking-cask': () => 'Барило тече: зникає картка рому.',
  boarding: () => 'На абордаж!',
  'crew-effects': ({ view, names }) =>
    `Перемога над ${players(namesOf(defeatedNow(view), names), 'гравцем', 'гравцями')}: хто з ваших піратів діє?`,
  lookout: () => 'Дозорець: яку картку взяти?',
  'monsieur-plume': ({ view }) => `${cards[askerIn(view)]}: який зі своїх предметів скинути?`,
  'steal-rum': () => 'Крадуть картку рому.',
  'exchange-rum': ({ view, names }) => `Яку картку рому віддати гравцеві ${names(partnerIn(view))}?`,
  'exchange-object': ({ view, names }) => `Який предмет віддати гравцеві ${names(partnerIn(view))} і за який?`,
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
  back: ({ back }) => backs[back],
  face: ({ face }) => cards[face],
  take(_move, { view }) {
    const { share: taken } = shareInQuestion(view);
    const coins = taken.doubloons === 0 ? [] : [count(taken.doubloons, DOUBLOONS)];
    return `Забрати: ${[...tally(taken.cards.map((card) => nameIn(view, card))), ...coins].join(', ')}`;
  },
  leave: () => 'Лишити',
  lay: ({ card }, { view }) => `Викласти: ${nameIn(view, card)}`,
  discard: ({ card }, { view }) => `Скинути: ${nameIn(view, card)}`,
  spill: ({ card }, { view }) => nameIn(view, card),
  act: ({ card }, { view, names }) => deed(view, card, targetsOf(view, card), names),
  aim: ({ card, at }, { view, names }) => deed(view, card, [at], names),
  finish: () => 'На цьому закінчити',
  scout({ card }, { view }) {
    const { space, place } = placeOf(view, card);
    return `${share(space)}, картка ${place}: ${nameOrBack(view, card, { cards, backs })}`;
  },
  steal: ({ card }, { view }) => nameIn(view, card),
  give: ({ card }, { view }) => `Віддати: ${nameIn(view, card)}`,
  receive: ({ card }, { view }) => nameIn(view, card),
  exchange: ({ give, take }, { view }) => `Віддати: ${nameIn(view, give)}, взяти: ${nameIn(view, take)}`,
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Починає ${names(seat)} та отримує папугу й капелюх.`,
  'turn-began': ({ seat, island: number }, names) => `${island(number)}: ходить ${names(seat)}.`,
  dealt: ({ space, back }) => `На стос ${space + 1} лягає ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `На стос ${space + 1} лягає дублон.`,
  /** Others hear what is done with the share, and the card from the deck is named when it is laid. */
  looked({ seat, space, faces }, names) {
    const seen = quoted(faces);
    return space === null || seen === '' ? '' : `${names(seat)} оглядає стос ${space + 1}: ${seen}.`;
  },
  left: ({ seat, space }, names) => `${names(seat)} лишає стос ${space + 1}.`,
  took({ seat, space, cards: taken, doubloons }, names) {
    const loot = taken.length === 0 ? [] : [count(taken.length, CARDS)];
    const coins = doubloons === 0 ? [] : [count(doubloons, DOUBLOONS)];
    return `${names(seat)} забирає стос ${space + 1}: ${and.format([...loot, ...coins])}.`;
  },
  'took-top-card': ({ seat, back }, names) => `${names(seat)} бере з колоди ${A_CARD_TAKEN[back]}.`,
  'took-doubloon': ({ seat }, names) => `Колода порожня: ${names(seat)} бере дублон.`,
  laid({ seat, back, face, faceUp }, names) {
    const hidden = back === 'rum' ? 'картку рому' : 'таємницю';
    return `${names(seat)} викладає ${face === null ? hidden : `картку «${cards[face]}»`}${faceUp ? '' : ' долілиць'}.`;
  },
  'chest-filled': ({ doubloons }) => `У скрині ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} отримує ${count(doubloons, DOUBLOONS)}.`,
  paid: ({ seat, doubloons, by }, names) =>
    doubloons === 0
      ? `${cards[by]}: гравець ${names(seat)} не має дублонів.`
      : `${cards[by]}: ${names(seat)} платить ${count(doubloons, DOUBLOONS)}.`,
  spilled: ({ seat, face }, names) => `Барило тече: ${names(seat)} втрачає ${bottle(face)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} скидає картку «${cards[face]}».`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: ${names(seat)} нічого не втрачає.`,
  boarded({ strengths, defeated }, names) {
    const crews = strengths.map((strength, seat) => `${names(seat)} ${figure(strength)}`).join(', ');
    const victories = defeated.flatMap((seats, seat) =>
      seats.length === 0 ? [] : [`${names(seat)} перемагає ${players(namesOf(seats, names), 'гравця', 'гравців')}.`],
    );
    return `На абордаж! Сила: ${crews}. ${victories.length === 0 ? 'Переможців немає.' : victories.join(' ')}`;
  },
  'chest-passed': ({ from, to, doubloons }, names) =>
    `${names(to)} забирає скриню в гравця ${names(from)}${doubloons === 0 ? '' : ' та бере з неї дублон'}.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} краде в гравця ${names(from)} ${count(doubloons, DOUBLOONS)}.`,
  'stole-rum': ({ seat, from, face, by }, names) => `${cards[by]}: ${names(seat)} краде в гравця ${names(from)} ${bottle(face)}.`,
  'exchanged-rum': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} віддає гравцеві ${names(against)} ${bottle(gaveFace)} та отримує ${tookFace === null ? 'іншу' : bottle(tookFace)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} віддає гравцеві ${names(against)} картку «${cards[gaveFace]}» та отримує картку «${cards[tookFace]}».`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} забирає папугу в гравця ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Дозорець: ${names(seat)} бере зі стосу ${space + 1} ${A_CARD_TAKEN[back]}.`,
  'crews-discarded': () => 'Усі пірати сходять на берег.',
  sailed: ({ island: number }) => `Корабель летить до острова ${number}.`,
  revealed({ seat, rum, secrets }, names) {
    const shown = quoted(sorted([...rum, ...secrets]));
    return shown === '' ? `${names(seat)}: відкривати нічого.` : `${names(seat)} відкриває картки: ${shown}.`;
  },
  ended: () => 'Гру закінчено.',
};

const refusals: Words['refusals'] = {
  'not-in-hand': () => 'Цієї картки немає серед узятих.',
  'not-in-crew': () => 'Цього пірата немає у вашій команді.',
  'not-an-object': () => 'Потрібен предмет, що лежить горілиць.',
  'not-your-rum': () => 'Потрібна картка вашого власного рому.',
  'not-on-a-share': () => 'Дозорець бере картку, що лежить у стосі здобичі.',
  'not-defeated': () => 'Пірати діють лише проти капітанів, яких ви перемогли.',
  'nothing-to-act-on': () => 'Цьому піратові тут нема чого робити.',
  'has-acted': () => 'Цей пірат уже діяв.',
  'must-act-first': () => 'Спершу діють інші: відмовитися можна лише від обміну, папуги й дозорця.',
  'must-not-decline': () => 'За цим столом відмовлятися від ефектів не можна.',
};

const options: Words['options'] = {
  parrotWinsFights: {
    title: 'Папуга вирішує бої',
    help: 'За рівної сили перемагає капітан із папугою. Без цієї опції не перемагає ніхто.',
    values: null,
  },
  parrotWinsRum: {
    title: 'Папуга вирішує суперечку про ром',
    help: 'Якщо першокласного рому порівну, вважається, що в капітана з папугою його більше. Без цієї опції — ні в кого.',
    values: null,
  },
  refill: {
    title: 'Поповнення спорожнілої комірки',
    help: 'Коли на місце забраного стосу лягає нова картка: це важливо, якщо у здобичі була мапа скарбів.',
    values: { 'at-once': 'До викладання здобичі', 'after-laying': 'Після викладання здобичі' },
  },
  mayDecline: {
    title: 'Від ефектів можна відмовитися',
    help: 'Обмін, папугу й дозорця можна не використовувати.',
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
  chest: ({ count: number }) => `${cards.chest}: ${count(Number(number), DOUBLOONS)}`,
  rum: ({ card, count: number }) => times(cards[faceNamed(card)], Number(number)),
  relic: ({ card, count: number }) => times(cards[faceNamed(card)], Number(number)),
  object: ({ card, count: number }) => times(cards[faceNamed(card)], Number(number)),
  secret({ card, count: number, counts, counted: amount }) {
    const name = times(cards[faceNamed(card)], Number(number));
    const what = counted(countNamed(counts), Number(amount));
    return what === '' ? name : `${name}: ${what}`;
  },
};

export const uk: Words = {
  ...cover.uk,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  captains,
  backs,
  cards,
  classes,
  rule,
  faceDown,
  worth,
  share,
  island,
  own: null,
};
