// Пираты 7 морей по-русски.
import { counter } from '@quarterdeck/kernel';
import { isCaravan, isCurse, isPort, nationOf } from '../src/data/cards.ts';
import { proceeds } from '../src/market.ts';
import { cover } from './cover.ts';
import {
  bargainWorth,
  canProtect,
  cardName,
  dieAt,
  eachSeat,
  goodsList,
  isEndNext,
  isOwnFlag,
  openOf,
  winningOf,
} from './story.ts';
import type { Words } from './types.ts';
import {
  actions,
  characters,
  curseRules,
  curses,
  gifts,
  loot,
  nations,
  ofCharacters,
  ofNations,
  ports,
  winnings,
} from './words-ru.ts';

const count = counter('ru');
const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const CHESTS = { one: 'сундук', few: 'сундука', many: 'сундуков', other: 'сундука' };
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const MARKS = { one: 'чёрная метка', few: 'чёрные метки', many: 'чёрных меток', other: 'чёрной метки' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };
const YIN_YANG = { one: 'жетон инь-ян', few: 'жетона инь-ян', many: 'жетонов инь-ян', other: 'жетона инь-ян' };
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };

const adventure: Words['adventure'] = (card, ships) => {
  if (isCaravan(card)) return `Караван ${ofNations[nationOf(card)]}, ${count(ships, SHIPS)}`;
  if (isPort(card)) return ports[card];
  return isCurse(card) ? curses[card] : card;
};
const named = { adventure };

const prompts: Words['prompts'] = {
  'first-player': () => 'Кто начинает, решает жребий.',
  'deal-adventures': () => 'Раздают карты приключений.',
  round: () => 'Раунд продолжается.',
  'choose-character': () => 'Тайно выберите персонажа.',
  shipwright: () => 'Корабел: сколько кораблей купить?',
  governor: () => 'Губернатор: корсаром какой страны стать?',
  captain: () => 'Капитан: какой караван грабить?',
  aborigine: () => 'Абориген: в какой порт плыть?',
  shaman: () => 'Шаман: какое проклятие наслать?',
  merchant: () => 'Торговец: что продать?',
  cartographer: ({ view }) =>
    `Картограф: взять карту приключения?${isEndNext(view) ? ' Сверху лежит «Завершение приключений».' : ''}`,
  'draw-adventure': () => 'Из колоды берут карту приключения.',
  'throw-dice': () => 'Бросают кубики.',
  'send-ships'({ view }) {
    const frame = openOf(view, 'send-ships');
    if (frame === null) return 'Ограбление';
    const flag = isOwnFlag(view, frame.caravan) ? ' Вы корсар этой страны: чёрная метка в любом случае.' : '';
    return `${cardName(view, frame.caravan, named)}. Сколько своих кораблей отправить?${flag}`;
  },
  raid: () => 'Ограбление продолжается.',
  'nearest-pair': () => 'Несколько пар одинаково близки: какая сразится первой?',
  'unsinkable-ships': () => 'Сколько непотопляемых кораблей вернуть? За каждый из остальных дают жетон инь-ян.',
  'draw-loot': () => 'Открывают добычу.',
  'load-goods': () => 'Какие из новых товаров взять на борт?',
  curse: () => 'Проклятие действует.',
  'name-good': () => 'Идол: какой товар потеряют все?',
  'nearest-to-red': () => 'Несколько кораблей одинаково близки к водовороту: какой затянет?',
  'discard-excess'({ view }) {
    const frame = openOf(view, 'discard-excess');
    return `Корабли не увезут всего, лишнее нужно сбросить: ${count(frame?.excess ?? 0, CARDS)}.`;
  },
  'tavern-dice': () => 'В таверне бросают кубики.',
  winnings: () => 'Таверна: кому какой кубик?',
  'pay-winnings': () => 'Раздают выигрыши.',
  'lose-good': () => 'Таверна: какой товар вы теряете?',
  'draw-good': () => 'Открывают товар.',
  'final-sale': () => 'Последняя продажа: сначала выгодная сделка?',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  deal: ({ card }, { view }) => cardName(view, card, named),
  choose: ({ character }) => characters[character],
  buy: ({ ships }) => `Купить ${count(ships, SHIPS)}`,
  'take-gift': (_move, { view }) => {
    const frame = view.stack.at(-1);
    if (frame?.kind === 'shipwright') return 'Подарок: корабль';
    return frame?.kind === 'merchant' ? 'Подарок: сундук' : 'Подарок: карта';
  },
  bargain: ({ goods }, { view }) =>
    `Выгодная сделка: ${goods.map((good) => loot[good]).join(' + ')} за ${count(bargainWorth(view, goods), CHESTS)}`,
  'double-hold': () => 'Ритуал: двойной трюм',
  unsinkable: () => 'Ритуал: непотопляемый корабль',
  'end-turn'(_move, { view }) {
    const frame = view.stack.at(-1);
    return frame !== undefined && 'acted' in frame && !frame.acted ? 'Закончить ход (чёрная метка)' : 'Закончить ход';
  },
  'become-corsair': ({ nation }) => `Корсар ${ofNations[nation]}`,
  'play-caravan': ({ card }, { view }) => cardName(view, card, named),
  'play-port': ({ card }) => ports[card],
  cast({ curse, gifts: used }, { view }) {
    if (used > 0) return `${curses[curse]}, под защитой ${count(3 * used, SHIPS)}`;
    return canProtect(view, curse) ? `${curses[curse]}, без защиты` : curses[curse];
  },
  sell: ({ good, count: number }, { view }) =>
    `Продать ${number} × ${loot[good]} за ${count(proceeds(view, good, number), CHESTS)}`,
  draw: () => 'Взять карту',
  card: ({ card }, { view }) => cardName(view, card, named),
  throw: ({ dice }) => count(dice.length, DICE),
  send: ({ ships }) => (ships === 0 ? 'Остаться в стороне (чёрная метка)' : `Отправить ${count(ships, SHIPS)}`),
  pair: ({ red, pirate }, { view, names }) => {
    const { owner, face } = dieAt(view, pirate);
    return `Красный ${dieAt(view, red).face} против ${face} (${owner === 'red' ? 'караван' : names(owner)})`;
  },
  save: ({ ships }) => (ships === 0 ? 'Пусть тонут все' : `Вернуть ${count(ships, SHIPS)}`),
  loot: ({ kind }) => loot[kind],
  load: (move) => (move.fruit + move.coffee + move.rum === 0 ? 'Ничего не брать' : `Взять на борт: ${goodsList(move, { loot })}`),
  name: ({ good }) => loot[good],
  die: ({ die }, { view, names }) => {
    const { owner, face } = dieAt(view, die);
    return owner === 'red' ? `Красный ${face}` : `${face}, ${names(owner)}`;
  },
  discard: (move) => `Сбросить: ${goodsList(move, { loot })}`,
  roll: ({ faces }) => faces.join(', '),
  give: ({ faces }, { view, names }) => eachSeat(faces, (face, seat) => `${names(seat)}: ${winningOf(view, face, { winnings })}`),
  lose: ({ good }) => loot[good],
  'sell-rest': () => 'Продать всё',
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)}.`,
  dealt: () => '',
  'round-began': ({ round, firstPlayer, roundsLeft }, names) =>
    `Раунд ${round}, первый игрок: ${names(firstPlayer)}${roundsLeft === null ? '' : `; осталось сыграть ${count(roundsLeft + 1, ROUNDS)}`}.`,
  chose: ({ seat }, names) => `${names(seat)}: выбор сделан.`,
  called: ({ character, seats }, names) =>
    seats.length === 0 ? `${characters[character]}: никто.` : `${characters[character]}: ${seats.map(names).join(', ')}.`,
  marked: ({ seat, why }, names) => `${names(seat)}: чёрная метка${MARK_REASONS[why]}.`,
  'mark-lifted': ({ seat }, names) => `${names(seat)} избавляется от чёрной метки.`,
  bought: ({ seat, ships }, names) => `${names(seat)} покупает ${count(ships, SHIPS)}.`,
  gift: ({ seat, character, amount }, names) =>
    `${names(seat)} получает подарок ${ofCharacters[character]}: ${giftWords(character, amount)}.`,
  'became-corsair': ({ seat, nation, ships }, names) =>
    `${names(seat)} теперь корсар ${ofNations[nation]}${ships === 0 ? '' : ` и получает ${count(ships, SHIPS)}`}.`,
  'caravan-played': ({ seat, card, ships, limit }, names) =>
    `${names(seat)} зовёт на ограбление. ${adventure(card, ships)}; каждый может отправить не больше ${limit}.`,
  sent: ({ seat, ships }, names) =>
    ships === 0 ? `${names(seat)} остаётся в стороне.` : `${names(seat)} отправляет ${count(ships, SHIPS)}.`,
  'nobody-sailed': () => 'Никто не вышел в море: караван уходит.',
  thrown: ({ dice }) => `Брошено: ${count(dice.length, DICE)}.`,
  fought({ owner, faces: [red, pirate], distance }, names) {
    const end = red > pirate ? 'тонет пират' : red < pirate ? 'тонет корабль каравана' : 'тонут оба';
    return `Красный ${red} против ${pirate} (${names(owner)}), ${(distance / 10).toFixed(1).replace('.', ',')} мм: ${end}.`;
  },
  'raid-over': ({ won }) => (won ? 'Караван потоплен.' : 'Караван уходит.'),
  sunk: ({ seat, ships, saved }, names) =>
    [
      ...(ships > 0 ? [`${names(seat)} теряет ${count(ships, SHIPS)} и получает ${count(ships, YIN_YANG)}.`] : []),
      ...(saved > 0 ? [`Непотопляемость: ${names(seat)} возвращает ${count(saved, SHIPS)}.`] : []),
    ].join(' '),
  looted: ({ seat, kind }, names) => `${names(seat)} берёт добычу: ${loot[kind]}.`,
  'loot-reshuffled': () => 'Сброшенная добыча перетасована.',
  loaded: ({ seat, goods, thrownAway }, names) =>
    [
      ...(goodsList(goods, { loot }) === '' ? [] : [`${names(seat)} берёт на борт: ${goodsList(goods, { loot })}.`]),
      ...(goodsList(thrownAway, { loot }) === '' ? [] : [`${names(seat)} бросает за борт: ${goodsList(thrownAway, { loot })}.`]),
    ].join(' '),
  'port-changed': ({ seat, port }, names) => `${names(seat)} меняет порт: ${ports[port]}.`,
  cursed: ({ seat, curse, spared }, names) =>
    `${names(seat)} насылает проклятие «${curses[curse]}»${spared === 0 ? '' : `, под защитой ${count(spared, SHIPS)}`}.`,
  'good-named': ({ seat, good }, names) => `${names(seat)} называет: ${loot[good]}.`,
  'drawn-in': ({ dice }) => `Водоворот затягивает ${count(dice.length, SHIPS)}.`,
  struck: ({ seat, kind, lost, ships }, names) =>
    `${names(seat)} теряет: ${[...(lost > 0 ? [`${lost} × ${loot[kind]}`] : []), ...(ships > 0 ? [count(ships, SHIPS)] : [])].join(', ')}.`,
  'paid-wages': ({ seat, chests }, names) => `${names(seat)} платит охране ${count(chests, CHESTS)}.`,
  discarded: ({ seat, goods }, names) => `${names(seat)} сбрасывает: ${goodsList(goods, { loot })}.`,
  rolled: ({ faces }) => `Кубики таверны: ${faces.join(', ')}.`,
  'winnings-given': ({ seat }, names) => `${names(seat)} раздаёт кубики.`,
  won: ({ seat, face }, names) => `${names(seat)} получает кубик «${face}».`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} теряет: ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} продаёт ${number} × ${loot[good]} за ${count(chests, CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Выгодная сделка: ${names(seat)} продаёт ${goods.map((good) => loot[good]).join(' и ')} за ${count(chests, CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) =>
    `${names(seat)} проводит ритуал «${ritual === 'double-hold' ? 'Двойной трюм' : 'Непотопляемый корабль'}» (×${tokens}).`,
  guards: ({ seat, sent }, names) =>
    sent > 0
      ? `${names(seat)} отправляет к острову ${count(sent, SHIPS)}.`
      : `${names(seat)} забирает с острова ${count(-sent, SHIPS)}.`,
  drew: ({ seat, card, ships }, names) =>
    card === null ? `${names(seat)} берёт карту приключения.` : `${names(seat)} берёт: ${adventure(card, ships)}.`,
  'end-drawn': ({ seat }, names) =>
    `${seat === null ? 'Приключения подходят к концу' : `${names(seat)} вытягивает карту «Завершение приключений»`}: после этого раунда ещё три.`,
  'took-back': ({ seat }, names) => `${names(seat)} берёт всех персонажей обратно в руку.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)}: карт в руке осталось ${cards.length}.`,
  ended: () => 'Игра окончена.',
};

const MARK_REASONS: Readonly<Record<Parameters<Words['events']['marked']>[0]['why'], string>> = {
  'no-action': ' за бездействие',
  governor: ' от братства',
  'stayed-away': ' за неучастие',
  corsair: ' корсару этой страны',
  tavern: ' в таверне',
};

function giftWords(character: keyof Words['gifts'], amount: number): string {
  if (character === 'shipwright') return count(amount, SHIPS);
  if (character === 'merchant') return count(amount, CHESTS);
  return character === 'captain' ? count(amount, YIN_YANG) : count(amount, CARDS);
}

const refusals: Words['refusals'] = {
  'lies-open': () => 'Этот персонаж сыгран раньше и лежит перед вами, пока вы не возьмёте обратно всех.',
  'no-reserve': () => 'Корабли берут из запаса, а там их не хватает.',
  'too-few-chests': () => 'Корабль стоит сундук, а у вас их меньше.',
  'has-acted': () => 'Действие выполняют один раз за ход, и вы его уже выполнили.',
  'act-first': () => 'Подарок дают после действия.',
  'flag-taken': () => 'У каждой страны один флаг, и этот уже занят.',
  'not-in-hand': () => 'У вас в руке нет такой карты.',
  'no-protection': () => 'Столько кораблей ваш подарок от этого проклятия не защитит.',
  'too-many-ships': ({ limit }) => `В это ограбление можно отправить не больше ${limit}.`,
  'no-free-ship': () => 'Отправлять можно только свободные корабли, а больше их у вас нет.',
  'not-that-many': () => 'Столько у вас нет.',
  'already-sold': () => 'Товар одного вида продают один раз за ход, этот вы уже продали.',
  'no-yin-yang': ({ cost }) => `Ритуал стоит ${count(Number(cost), YIN_YANG)}, а у вас меньше.`,
  'two-kinds': () => 'Для сделки нужны два разных товара, и оба должны быть у вас на борту.',
  'deck-empty': () => 'Карт приключений больше нет.',
  'no-room': () => 'Товарам нужно место, а столько на ваши корабли не поместится.',
  'not-nearest': () => 'Другие лежат ближе.',
  'too-few-discarded': ({ excess }) => `Сбросить нужно ровно столько, сколько лишних: ${count(Number(excess), CARDS)}.`,
};

const options: Words['options'] = {
  unsinkable: {
    title: 'Непотопляемые корабли',
    help: 'Возвращаются сами, или владелец может дать им утонуть ради жетонов инь-ян.',
    values: { automatic: 'Возвращаются сами', owner: 'Решает владелец' },
  },
  pirateBayRum: {
    title: 'Ром в Пиратской бухте',
    help: 'Сколько сундуков приносит карта рома в первом порту, если продать три или больше.',
    values: null,
  },
  openPile: { title: 'Открытый сброс', help: 'Видны все выложенные карты, а не только последняя.', values: null },
  stallRounds: {
    title: 'Самая долгая игра',
    help: 'Если к этому раунду никто не вытянул «Завершение приключений», оно наступает само.',
    values: null,
  },
  components: {
    title: 'Карты и числа из коробки',
    help: 'Список карт: владелец коробки может его поправить.',
    values: null,
  },
};

const lines: Words['lines'] = {
  chests: () => 'Сундуки',
  talismans: () => 'Талисманы',
  'yin-yang': ({ count: number }) => `Инь-ян: ${number}, очко за каждые три`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `В руке: ${count(Number(number), CARDS)}`,
};

export const ru: Words = {
  ...cover.ru,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  characters,
  actions,
  gifts,
  loot,
  nations,
  ports,
  curses,
  curseRules,
  winnings,
  adventure,
  own: null,
};
