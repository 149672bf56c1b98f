// Пираты 7 морей по-русски.
import { counter } from '@quarterdeck/kernel';
import type { MarkReason } from '../../src/types.ts';
import type { Phrases } from '../phrases.ts';
import { curses, loot, ofCharacters, ofNations, ports } from './names.ts';

const count = counter('ru');
const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const CHESTS = { one: 'сундук', few: 'сундука', many: 'сундуков', other: 'сундука' };
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const MARKS = { one: 'чёрная метка', few: 'чёрные метки', many: 'чёрных меток', other: 'чёрной метки' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };
const YIN_YANG = { one: 'жетон инь-ян', few: 'жетона инь-ян', many: 'жетонов инь-ян', other: 'жетона инь-ян' };
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };

export const prompts: Phrases['prompts'] = {
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
  'draw-adventure': () => 'Из колоды берут карту приключения.',
  'throw-dice': () => 'Бросают кубики.',
  raid: () => 'Ограбление продолжается.',
  'nearest-pair': () => 'Несколько пар одинаково близки: какая сразится первой?',
  'unsinkable-ships': () => 'Сколько непотопляемых кораблей вернуть? За каждый из остальных дают жетон инь-ян.',
  'draw-loot': () => 'Открывают добычу.',
  'load-goods': () => 'Какие из новых товаров взять на борт?',
  curse: () => 'Проклятие действует.',
  'name-good': () => 'Идол: какой товар потеряют все?',
  'nearest-to-red': () => 'Несколько кораблей одинаково близки к водовороту: какой затянет?',
  'tavern-dice': () => 'В таверне бросают кубики.',
  winnings: () => 'Таверна: кому какой кубик?',
  'pay-winnings': () => 'Раздают выигрыши.',
  'lose-good': () => 'Таверна: какой товар вы теряете?',
  'draw-good': () => 'Открывают товар.',
  'final-sale': () => 'Последняя продажа: сначала выгодная сделка?',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  buy: ({ ships }) => `Купить ${count(ships, SHIPS)}`,
  'double-hold': () => 'Ритуал: двойной трюм',
  unsinkable: () => 'Ритуал: непотопляемый корабль',
  'become-corsair': ({ nation }) => `Корсар ${ofNations[nation]}`,
  draw: () => 'Взять карту',
  throw: ({ dice }) => count(dice.length, DICE),
  'sell-rest': () => 'Продать всё',
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)}.`,
  dealt: () => '',
  chose: ({ seat }, names) => `${names(seat)}: выбор сделан.`,
  marked: ({ seat, why }, names) => `${names(seat)}: чёрная метка${MARK_REASONS[why]}.`,
  'mark-lifted': ({ seat }, names) => `${names(seat)} избавляется от чёрной метки.`,
  bought: ({ seat, ships }, names) => `${names(seat)} покупает ${count(ships, SHIPS)}.`,
  'nobody-sailed': () => 'Никто не вышел в море: караван уходит.',
  thrown: ({ dice }) => `Брошено: ${count(dice.length, DICE)}.`,
  looted: ({ seat, kind }, names) => `${names(seat)} берёт добычу: ${loot[kind]}.`,
  'loot-reshuffled': () => 'Сброшенная добыча перетасована.',
  'port-changed': ({ seat, port }, names) => `${names(seat)} меняет порт: ${ports[port]}.`,
  'good-named': ({ seat, good }, names) => `${names(seat)} называет: ${loot[good]}.`,
  'drawn-in': ({ dice }) => `Водоворот затягивает ${count(dice.length, SHIPS)}.`,
  'paid-wages': ({ seat, chests }, names) => `${names(seat)} платит охране ${count(chests, CHESTS)}.`,
  rolled: ({ faces }) => `Кубики таверны: ${faces.join(', ')}.`,
  'winnings-given': ({ seat }, names) => `${names(seat)} раздаёт кубики.`,
  won: ({ seat, face }, names) => `${names(seat)} получает кубик «${face}».`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} теряет: ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} продаёт ${number} × ${loot[good]} за ${count(chests, CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Выгодная сделка: ${names(seat)} продаёт ${goods.map((good) => loot[good]).join(' и ')} за ${count(chests, CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) => `${names(seat)} проводит ритуал «${RITUALS[ritual]}» (×${tokens}).`,
  'took-back': ({ seat }, names) => `${names(seat)} берёт всех персонажей обратно в руку.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)}: карт в руке осталось ${cards.length}.`,
  ended: () => 'Игра окончена.',
};

const MARK_REASONS: Readonly<Record<MarkReason, string>> = {
  'no-action': ' за бездействие',
  governor: ' от братства',
  'stayed-away': ' за неучастие',
  corsair: ' корсару этой страны',
  tavern: ' в таверне',
};

const RITUALS = { 'double-hold': 'Двойной трюм', unsinkable: 'Непотопляемый корабль' };

export const ways: Phrases['ways'] = {
  ships: (ships) => count(ships, SHIPS),
  chests: (chests) => count(chests, CHESTS),
  cards: (cards) => count(cards, CARDS),
  yinYang: (tokens) => count(tokens, YIN_YANG),

  drawAdventure: 'Картограф: взять карту приключения?',
  drawAtTheEnd: 'Картограф: взять карту приключения? Сверху лежит «Завершение приключений».',
  raid: 'Ограбление',
  sendAgainst: (caravan) => `${caravan}. Сколько своих кораблей отправить?`,
  sendAgainstAsCorsair: (caravan) =>
    `${caravan}. Сколько своих кораблей отправить? Вы корсар этой страны: чёрная метка в любом случае.`,
  discardExcess: (cards) => `Корабли не увезут всего, лишнее нужно сбросить: ${count(cards, CARDS)}.`,

  giftShip: 'Подарок: корабль',
  giftChest: 'Подарок: сундук',
  giftCard: 'Подарок: карта',
  bargain: (goods, chests) => `Выгодная сделка: ${goods} за ${count(chests, CHESTS)}`,
  endTurn: 'Закончить ход',
  endTurnIdly: 'Закончить ход (чёрная метка)',
  castProtecting: (curse, ships) => `${curse}, под защитой ${count(ships, SHIPS)}`,
  castUnprotected: (curse) => `${curse}, без защиты`,
  sell: (goods, chests) => `Продать ${goods} за ${count(chests, CHESTS)}`,
  stayAway: 'Остаться в стороне (чёрная метка)',
  send: (ships) => `Отправить ${count(ships, SHIPS)}`,
  caravan: 'караван',
  pair: (red, pirate, whose) => `Красный ${red} против ${pirate} (${whose})`,
  letAllSink: 'Пусть тонут все',
  save: (ships) => `Вернуть ${count(ships, SHIPS)}`,
  loadNothing: 'Ничего не брать',
  load: (goods) => `Взять на борт: ${goods}`,
  redDie: (face) => `Красный ${face}`,
  dieOf: (name, face) => `${face}, ${name}`,
  discard: (goods) => `Сбросить: ${goods}`,

  roundBegan: (round, first) => `Раунд ${round}, первый игрок: ${first}.`,
  lastRoundBegan: (round, first, left) => `Раунд ${round}, первый игрок: ${first}; осталось сыграть ${count(left, ROUNDS)}.`,
  nobody: 'никто',
  gift: (name, character, what) => `${name} получает подарок ${ofCharacters[character]}: ${what}.`,
  becameCorsair: (name, nation) => `${name} теперь корсар ${ofNations[nation]}.`,
  becameCorsairWithShips: (name, nation, ships) =>
    `${name} теперь корсар ${ofNations[nation]} и получает ${count(ships, SHIPS)}.`,
  calledRaid: (name, caravan, limit) => `${name} зовёт на ограбление. ${caravan}; каждый может отправить не больше ${limit}.`,
  stayedAway: (name) => `${name} остаётся в стороне.`,
  sent: (name, ships) => `${name} отправляет ${count(ships, SHIPS)}.`,
  fought: (red, pirate, whose, distance, end) =>
    `Красный ${red} против ${pirate} (${whose}), ${(distance / 10).toFixed(1).replace('.', ',')} мм: ${end}.`,
  pirateSinks: 'тонет пират',
  caravanSinks: 'тонет корабль каравана',
  bothSink: 'тонут оба',
  raidWon: 'Караван потоплен.',
  raidLost: 'Караван уходит.',
  lostShips: (name, ships) => `${name} теряет ${count(ships, SHIPS)} и получает ${count(ships, YIN_YANG)}.`,
  savedShips: (name, ships) => `Непотопляемость: ${name} возвращает ${count(ships, SHIPS)}.`,
  loaded: (name, goods) => `${name} берёт на борт: ${goods}.`,
  threwOverboard: (name, goods) => `${name} бросает за борт: ${goods}.`,
  cursed: (name, curse) => `${name} насылает проклятие «${curses[curse]}».`,
  cursedProtecting: (name, curse, ships) => `${name} насылает проклятие «${curses[curse]}», под защитой ${count(ships, SHIPS)}.`,
  struck: (name, losses) => `${name} теряет: ${losses.join(', ')}.`,
  discarded: (name, goods) => `${name} сбрасывает: ${goods}.`,
  guardsSent: (name, ships) => `${name} отправляет к острову ${count(ships, SHIPS)}.`,
  guardsBack: (name, ships) => `${name} забирает с острова ${count(ships, SHIPS)}.`,
  drew: (name, card) => `${name} берёт: ${card}.`,
  drewUnseen: (name) => `${name} берёт карту приключения.`,
  endDrawn: (name) => `${name} вытягивает карту «Завершение приключений»: после этого раунда ещё три.`,
  endCame: 'Приключения подходят к концу: после этого раунда ещё три.',
};

export const refusals: Phrases['refusals'] = {
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

export const options: Phrases['options'] = {
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

export const lines: Phrases['lines'] = {
  chests: () => 'Сундуки',
  talismans: () => 'Талисманы',
  'yin-yang': ({ count: number }) => `Инь-ян: ${number}, очко за каждые три`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `В руке: ${count(Number(number), CARDS)}`,
};
