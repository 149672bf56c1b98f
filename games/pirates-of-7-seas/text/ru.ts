// Пираты 7 морей по-русски.
import { counter } from '@quarterdeck/kernel';
import { piratesOf7SeasCover } from '../cover.ts';
import { isCaravan, isCurse, isPort, nationOf } from '../src/data/cards.ts';
import { proceeds } from '../src/market.ts';
import { bargainWorth, cardName, dieAt, eachSeat, goodsList, openOf, winningOf } from './story.ts';
import type { Words } from './types.ts';
import { actions, characters, curseRules, curses, gifts, loot, nations, ofNations, ports, winnings } from './words-ru.ts';

const count = counter('ru');
const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const CHESTS = { one: 'сундук', few: 'сундука', many: 'сундуков', other: 'сундука' };
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const MARKS = { one: 'чёрная метка', few: 'чёрные метки', many: 'чёрных меток', other: 'чёрной метки' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };

const adventure: Words['adventure'] = (card, ships) => {
  if (isCaravan(card)) return `Караван ${ofNations[nationOf(card)]}: ${count(ships, SHIPS)}`;
  if (isPort(card)) return ports[card];
  return isCurse(card) ? curses[card] : card;
};
const named = { adventure };

const prompts: Words['prompts'] = {
  'first-player': () => 'Жребий решает, кто начинает.',
  'deal-adventures': () => 'Раздаются карты приключений.',
  round: () => 'Раунд продолжается.',
  'choose-character': () => 'Тайно выберите персонажа.',
  shipwright: () => 'Корабел: сколько кораблей купить?',
  governor: () => 'Губернатор: корсаром какой страны стать?',
  captain: () => 'Капитан: какой караван грабить?',
  aborigine: () => 'Абориген: в какой порт плыть?',
  shaman: () => 'Шаман: какое проклятие наслать?',
  merchant: () => 'Торговец: что продать?',
  cartographer: () => 'Картограф: взять карту приключения?',
  'draw-adventure': () => 'Из колоды берётся карта приключения.',
  'throw-dice': () => 'Кубики брошены.',
  'send-ships'({ view }) {
    const frame = openOf(view, 'send-ships');
    return frame === null ? 'Ограбление' : `${cardName(view, frame.caravan, named)}. Сколько своих кораблей отправить?`;
  },
  raid: () => 'Ограбление продолжается.',
  'nearest-pair': () => 'Две пары одинаково близки: какая сражается первой?',
  'unsinkable-ships': () => 'Сколько непотопляемых кораблей вернуть? За остальные вы получите инь-ян.',
  'draw-loot': () => 'Открывается добыча.',
  'load-goods': () => 'Какие из новых товаров погрузить?',
  curse: () => 'Проклятие действует.',
  'name-good': () => 'Идол: какой товар теряют все?',
  'nearest-to-red': () => 'Одинаково близко к водовороту: какой корабль затянет?',
  'discard-excess'({ view }) {
    const frame = openOf(view, 'discard-excess');
    return `Кораблям всего не увезти, нужно сбросить: ${count(frame?.excess ?? 0, CARDS)}.`;
  },
  'tavern-dice': () => 'В таверне бросают кубики.',
  winnings: () => 'Таверна: кому какой кубик?',
  'pay-winnings': () => 'Раздаются выигрыши.',
  'lose-good': () => 'Таверна: какой товар вы теряете?',
  'draw-good': () => 'Открывается товар.',
  'final-sale': () => 'Последняя продажа: заключить выгодную сделку, прежде чем всё будет продано?',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  deal: ({ card }, { view }) => cardName(view, card, named),
  choose: ({ character }) => characters[character],
  buy: ({ ships }) => `Купить ${count(ships, SHIPS)}`,
  'take-gift': (_move, { view }) => {
    const frame = view.stack.at(-1);
    if (frame?.kind === 'shipwright') return 'Принять подарок: корабль';
    return frame?.kind === 'merchant' ? 'Принять подарок: сундук' : 'Принять подарок: карта';
  },
  bargain: ({ goods }, { view }) =>
    `Выгодная сделка: ${goods.map((good) => loot[good]).join(' + ')}, ${count(bargainWorth(view, goods), CHESTS)}`,
  'double-hold': () => 'Ритуал: двойной трюм',
  unsinkable: () => 'Ритуал: непотопляемый корабль',
  'end-turn'(_move, { view }) {
    const frame = view.stack.at(-1);
    return frame !== undefined && 'acted' in frame && !frame.acted ? 'Закончить ход с чёрной меткой' : 'Закончить ход';
  },
  'become-corsair': ({ nation }) => `Корсар ${ofNations[nation]}`,
  'play-caravan': ({ card }, { view }) => cardName(view, card, named),
  'play-port': ({ card }) => ports[card],
  cast: ({ curse, gifts: used }) => (used === 0 ? curses[curse] : `${curses[curse]}, под защитой ${count(3 * used, SHIPS)}`),
  sell: ({ good, count: number }, { view }) =>
    `Продать: ${number} × ${loot[good]}, ${count(proceeds(view, good, number), CHESTS)}`,
  draw: () => 'Взять карту',
  card: ({ card }, { view }) => cardName(view, card, named),
  throw: ({ dice }) => count(dice.length, DICE),
  send: ({ ships }) => (ships === 0 ? 'Остаться в стороне с чёрной меткой' : `Отправить ${count(ships, SHIPS)}`),
  pair: ({ red, pirate }, { view, names }) => {
    const { owner, face } = dieAt(view, pirate);
    return `Красный ${dieAt(view, red).face} против ${face} (${owner === 'red' ? 'караван' : names(owner)})`;
  },
  save: ({ ships }) => (ships === 0 ? 'Пусть тонут все' : `Вернуть ${count(ships, SHIPS)}`),
  loot: ({ kind }) => loot[kind],
  load: (move) => (move.fruit + move.coffee + move.rum === 0 ? 'Ничего не грузить' : `Погрузить: ${goodsList(move, { loot })}`),
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
  'mark-lifted': ({ seat }, names) => `${names(seat)}: чёрной меткой меньше.`,
  bought: ({ seat, ships }, names) => `${names(seat)} покупает ${count(ships, SHIPS)}.`,
  gift: ({ seat, character, amount }, names) =>
    `Подарок (${characters[character]}), ${names(seat)}: ${giftWords(character, amount)}.`,
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
      ...(ships > 0 ? [`${names(seat)} теряет ${count(ships, SHIPS)} и получает ${ships} инь-ян.`] : []),
      ...(saved > 0 ? [`${names(seat)} возвращает ${count(saved, SHIPS)}: непотопляемы.`] : []),
    ].join(' '),
  looted: ({ seat, kind }, names) => `${names(seat)}: ${loot[kind]}.`,
  'loot-reshuffled': () => 'Сброшенная добыча перетасована.',
  loaded: ({ seat, goods, thrownAway }, names) =>
    [
      ...(goodsList(goods, { loot }) === '' ? [] : [`${names(seat)} грузит: ${goodsList(goods, { loot })}.`]),
      ...(goodsList(thrownAway, { loot }) === '' ? [] : [`${names(seat)} выбрасывает: ${goodsList(thrownAway, { loot })}.`]),
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
  won: ({ seat, face }, names) => `${names(seat)} получает ${face}.`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} теряет: ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} продаёт: ${number} × ${loot[good]}, ${count(chests, CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Выгодная сделка, ${names(seat)}: ${goods.map((good) => loot[good]).join(' и ')}, ${count(chests, CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) =>
    `${names(seat)} проводит ритуал «${ritual === 'double-hold' ? 'Двойной трюм' : 'Непотопляемый корабль'}» (×${tokens}).`,
  guards: ({ seat, sent }, names) =>
    sent > 0
      ? `${names(seat)} отправляет на охрану ${count(sent, SHIPS)}.`
      : `${names(seat)}: с острова возвращается ${count(-sent, SHIPS)}.`,
  drew: ({ seat, card, ships }, names) =>
    card === null ? `${names(seat)} берёт карту приключения.` : `${names(seat)} берёт: ${adventure(card, ships)}.`,
  'end-drawn': ({ seat }, names) =>
    `${seat === null ? 'Приключения подходят к концу' : `${names(seat)} вытягивает завершение приключений`}: после этого раунда ещё три.`,
  'took-back': ({ seat }, names) => `${names(seat)} возвращает всех персонажей в руку.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)}, осталось в руке: ${count(cards.length, CARDS)}.`,
  ended: () => 'Игра окончена.',
};

const MARK_REASONS: Readonly<Record<Parameters<Words['events']['marked']>[0]['why'], string>> = {
  'no-action': ' за бездействие',
  governor: ' от братства',
  'stayed-away': ' за то, что остался в стороне',
  corsair: ' корсару этой страны',
  tavern: ' в таверне',
};

function giftWords(character: keyof Words['gifts'], amount: number): string {
  if (character === 'shipwright') return count(amount, SHIPS);
  if (character === 'merchant') return count(amount, CHESTS);
  return character === 'captain' ? `${amount} инь-ян` : count(amount, CARDS);
}

const refusals: Words['refusals'] = {
  'lies-open': () => 'Этот персонаж лежит перед вами, пока вы не вернёте всех.',
  'no-reserve': () => 'В запасе мало кораблей.',
  'too-few-chests': () => 'Не хватает сундуков.',
  'has-acted': () => 'В этот ход действие уже сделано.',
  'act-first': () => 'Подарок получает тот, кто выполнил действие.',
  'flag-taken': () => 'Этот флаг занят.',
  'not-in-hand': () => 'У вас в руке нет такой карты.',
  'no-protection': () => 'Столько защиты от этого проклятия у вас нет.',
  'too-many-ships': ({ limit }) => `Против этого каравана отправляют не больше ${limit}.`,
  'no-free-ship': () => 'Свободных кораблей больше нет.',
  'not-that-many': () => 'Столько у вас нет.',
  'already-sold': () => 'Этот товар вы в этот ход уже продавали.',
  'no-yin-yang': ({ cost }) => `Ритуал стоит ${cost} инь-ян.`,
  'two-kinds': () => 'Для сделки нужны два разных товара.',
  'deck-empty': () => 'Карт приключений больше нет.',
  'no-room': () => 'Столько на корабли не поместится.',
  'not-nearest': () => 'Они лежат не ближе всех.',
  'too-few-discarded': ({ excess }) => `Сбросить нужно ровно ${excess}, не больше и не меньше.`,
};

const options: Words['options'] = {
  unsinkable: {
    title: 'Непотопляемые корабли',
    help: 'Возвращаются сами, или владелец может утопить их ради инь-ян.',
    values: { automatic: 'Возвращаются сами', owner: 'Решает владелец' },
  },
  pirateBayRum: {
    title: 'Ром в Пиратской бухте',
    help: 'Сундуков за карту рома при продаже трёх и больше в первом порту.',
    values: null,
  },
  openPile: { title: 'Открытый сброс', help: 'Можно смотреть все выложенные карты, иначе только последнюю.', values: null },
  stallRounds: {
    title: 'Предел игры',
    help: 'Если к этому раунду завершение приключений не вытянуто, оно наступает.',
    values: null,
  },
  components: { title: 'Числа коробки', help: 'Для владельца коробки, который хочет их исправить.', values: null },
};

const lines: Words['lines'] = {
  chests: () => 'Сундуки',
  talismans: () => 'Талисманы',
  'yin-yang': ({ count: number }) => `Инь-ян: ${number}, очко за каждые три`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `В руке: ${count(Number(number), CARDS)}`,
};

export const ru: Words = {
  ...piratesOf7SeasCover.words.ru,
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
};
