// Sea of Clouds in Russian. Names of players are never declined, and sentences about them stand in the present tense.
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
} from './words-ru.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} № ${number}`;
const share: Words['share'] = (space) => `Стопка ${space + 1}`;
const island: Words['island'] = (number) => `Остров ${number}`;

function nameIn(view: View, card: Card): string {
  return nameOf(view, card, { cards, faceDown });
}

function quoted(faces: readonly Seen[]): string {
  return and.format(tally(seenNames(faces, cards).map((name) => `«${name}»`)));
}

function bottle(face: Seen): string {
  return face === null ? 'карту рома' : `карту «${cards[face]}»`;
}

/** A pirate with what he does: «Канонир: украсть ром у игрока Роман». */
function deed(view: View, card: Card, against: readonly Seat[], names: Names): string {
  return `${nameIn(view, card)}: ${DEEDS[deedOf(view, card)](namesOf(against, names))}`;
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Жребий решает, кто начинает.',
  'next-back': () => 'Открывается рубашка следующей карты.',
  look: () => 'Капитан смотрит добычу.',
  'fill-spaces': () => 'Ячейки добычи пополняются.',
  round: () => 'Раунд продолжается.',
  'divide-loot'({ view }) {
    const instead = { share: 'посмотреть следующую', card: 'взять карту из колоды', doubloon: 'взять дублон' };
    return `${share(shareInQuestion(view).space)}: забрать или оставить и ${instead[lastResort(view)]}?`;
  },
  'take-top-card': () => 'Берётся верхняя карта колоды.',
  'lay-loot': () => 'Какую карту выложить следующей?',
  beer: ({ view }) => `${cards[askerIn(view)]}: с кем из своих пиратов вы прощаетесь?`,
  'leaking-cask': () => 'Бочка течёт: пропадает карта рома.',
  boarding: () => 'На абордаж!',
  'crew-effects': ({ view, names }) =>
    `Победа над ${players(namesOf(defeatedNow(view), names), 'игроком', 'игроками')}: кто из ваших пиратов действует?`,
  lookout: () => 'Дозорный: какую карту взять?',
  'monsieur-plume': ({ view }) => `${cards[askerIn(view)]}: какой из своих предметов сбросить?`,
  'steal-rum': () => 'Крадут карту рома.',
  'exchange-rum': ({ view, names }) => `Какую карту рома отдать игроку ${names(partnerIn(view))}?`,
  'exchange-object': ({ view, names }) => `Какой предмет отдать игроку ${names(partnerIn(view))} и за какой?`,
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  back: ({ back }) => backs[back],
  face: ({ face }) => cards[face],
  take(_move, { view }) {
    const { share: taken } = shareInQuestion(view);
    const coins = taken.doubloons === 0 ? [] : [count(taken.doubloons, DOUBLOONS)];
    return `Забрать: ${[...tally(taken.cards.map((card) => nameIn(view, card))), ...coins].join(', ')}`;
  },
  leave: () => 'Оставить',
  lay: ({ card }, { view }) => `Выложить: ${nameIn(view, card)}`,
  discard: ({ card }, { view }) => `Сбросить: ${nameIn(view, card)}`,
  spill: ({ card }, { view }) => nameIn(view, card),
  act: ({ card }, { view, names }) => deed(view, card, targetsOf(view, card), names),
  aim: ({ card, at }, { view, names }) => deed(view, card, [at], names),
  finish: () => 'На этом закончить',
  scout({ card }, { view }) {
    const { space, place } = placeOf(view, card);
    return `${share(space)}, карта ${place}: ${nameOrBack(view, card, { cards, backs })}`;
  },
  steal: ({ card }, { view }) => nameIn(view, card),
  give: ({ card }, { view }) => `Отдать: ${nameIn(view, card)}`,
  receive: ({ card }, { view }) => nameIn(view, card),
  exchange: ({ give, take }, { view }) => `Отдать: ${nameIn(view, give)}, взять: ${nameIn(view, take)}`,
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)} и получает попугая и шляпу.`,
  'turn-began': ({ seat, island: number }, names) => `${island(number)}: ходит ${names(seat)}.`,
  dealt: ({ space, back }) => `В стопку ${space + 1} ложится ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `В стопку ${space + 1} ложится дублон.`,
  /** Others hear what is done with the share, and the card from the deck is named when it is laid. */
  looked({ seat, space, faces }, names) {
    const seen = quoted(faces);
    return space === null || seen === '' ? '' : `${names(seat)} смотрит стопку ${space + 1}: ${seen}.`;
  },
  left: ({ seat, space }, names) => `${names(seat)} оставляет стопку ${space + 1}.`,
  took({ seat, space, cards: taken, doubloons }, names) {
    const loot = taken.length === 0 ? [] : [count(taken.length, CARDS)];
    const coins = doubloons === 0 ? [] : [count(doubloons, DOUBLOONS)];
    return `${names(seat)} забирает стопку ${space + 1}: ${and.format([...loot, ...coins])}.`;
  },
  'took-top-card': ({ seat, back }, names) => `${names(seat)} берёт из колоды ${A_CARD_TAKEN[back]}.`,
  'took-doubloon': ({ seat }, names) => `Колода пуста: ${names(seat)} берёт дублон.`,
  laid({ seat, back, face, faceUp }, names) {
    const hidden = back === 'rum' ? 'карту рома' : 'тайну';
    return `${names(seat)} выкладывает ${face === null ? hidden : `карту «${cards[face]}»`}${faceUp ? '' : ' лицом вниз'}.`;
  },
  'chest-filled': ({ doubloons }) => `В сундуке ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} получает ${count(doubloons, DOUBLOONS)}.`,
  paid: ({ seat, doubloons, by }, names) =>
    doubloons === 0
      ? `${cards[by]}: у игрока ${names(seat)} нет дублонов.`
      : `${cards[by]}: ${names(seat)} платит ${count(doubloons, DOUBLOONS)}.`,
  spilled: ({ seat, face }, names) => `Бочка течёт: ${names(seat)} теряет ${bottle(face)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} сбрасывает карту «${cards[face]}».`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: ${names(seat)} ничего не теряет.`,
  boarded({ strengths, defeated }, names) {
    const crews = strengths.map((strength, seat) => `${names(seat)} ${figure(strength)}`).join(', ');
    const victories = defeated.flatMap((seats, seat) =>
      seats.length === 0 ? [] : [`${names(seat)} побеждает ${players(namesOf(seats, names), 'игрока', 'игроков')}.`],
    );
    return `На абордаж! Сила: ${crews}. ${victories.length === 0 ? 'Победителей нет.' : victories.join(' ')}`;
  },
  'chest-passed': ({ from, to, doubloons }, names) =>
    `${names(to)} забирает сундук у игрока ${names(from)}${doubloons === 0 ? '' : ' и берёт из него дублон'}.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} крадёт у игрока ${names(from)} ${count(doubloons, DOUBLOONS)}.`,
  'stole-rum': ({ seat, from, face, by }, names) =>
    `${cards[by]}: ${names(seat)} крадёт у игрока ${names(from)} ${bottle(face)}.`,
  'exchanged-rum': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} отдаёт игроку ${names(against)} ${bottle(gaveFace)} и получает ${tookFace === null ? 'другую' : bottle(tookFace)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} отдаёт игроку ${names(against)} карту «${cards[gaveFace]}» и получает карту «${cards[tookFace]}».`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} забирает попугая у игрока ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Дозорный: ${names(seat)} берёт из стопки ${space + 1} ${A_CARD_TAKEN[back]}.`,
  'crews-discarded': () => 'Все пираты сходят на берег.',
  sailed: ({ island: number }) => `Корабль летит к острову ${number}.`,
  revealed({ seat, rum, secrets }, names) {
    const shown = quoted(sorted([...rum, ...secrets]));
    return shown === '' ? `${names(seat)}: открывать нечего.` : `${names(seat)} открывает карты: ${shown}.`;
  },
  ended: () => 'Игра окончена.',
};

const refusals: Words['refusals'] = {
  'not-in-hand': () => 'Этой карты нет среди взятых.',
  'not-in-crew': () => 'Этого пирата нет в вашей команде.',
  'not-an-object': () => 'Нужен предмет, который лежит лицом вверх.',
  'not-your-rum': () => 'Нужна карта вашего собственного рома.',
  'not-on-a-share': () => 'Дозорный берёт карту, которая лежит в стопке добычи.',
  'not-defeated': () => 'Пираты действуют только против капитанов, которых вы победили.',
  'nothing-to-act-on': () => 'Этому пирату здесь делать нечего.',
  'has-acted': () => 'Этот пират уже действовал.',
  'must-act-first': () => 'Сначала действуют остальные: отказаться можно только от обмена, попугая и дозорного.',
  'must-not-decline': () => 'За этим столом отказываться от эффектов нельзя.',
};

const options: Words['options'] = {
  parrotWinsFights: {
    title: 'Попугай решает бои',
    help: 'При равной силе побеждает капитан с попугаем. Без этой опции не побеждает никто.',
    values: null,
  },
  parrotWinsRum: {
    title: 'Попугай решает спор о роме',
    help: 'Если первоклассного рома поровну, считается, что у капитана с попугаем его больше. Без этой опции — ни у кого.',
    values: null,
  },
  refill: {
    title: 'Пополнение опустевшей ячейки',
    help: 'Когда на место забранной стопки ложится новая карта: это важно, если в добыче была карта сокровищ.',
    values: { 'at-once': 'До выкладывания добычи', 'after-laying': 'После выкладывания добычи' },
  },
  mayDecline: {
    title: 'От эффектов можно отказаться',
    help: 'Обмен, попугая и дозорного можно не использовать.',
    values: null,
  },
  components: {
    title: 'Карты и числа из коробки',
    help: 'Список карт: владелец коробки может его поправить.',
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

export const ru: Words = {
  ...cover.ru,
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
