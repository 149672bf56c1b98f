// Пірати 7 морів українською.
import { counter } from '@quarterdeck/kernel';
import type { MarkReason } from '../../src/types.ts';
import type { Phrases } from '../phrases.ts';
import { curses, loot, ofCharacters, ofNations, ports, soldGoods } from './names.ts';

const count = counter('uk');
const SHIPS = { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' };
const CHESTS = { one: 'скриня', few: 'скрині', many: 'скринь', other: 'скрині' };
/** After a verb and after «за». */
const FOR_CHESTS = { ...CHESTS, one: 'скриню' };
const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const MARKS = { one: 'чорна мітка', few: 'чорні мітки', many: 'чорних міток', other: 'чорної мітки' };
const ROUNDS = { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' };
const YIN_YANG = { one: 'жетон інь-ян', few: 'жетони інь-ян', many: 'жетонів інь-ян', other: 'жетона інь-ян' };
const DICE = { one: 'кубик', few: 'кубики', many: 'кубиків', other: 'кубика' };

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Хто починає, вирішує жереб.',
  'deal-adventures': () => 'Роздають картки пригод.',
  round: () => 'Раунд триває.',
  'choose-character': () => 'Таємно оберіть персонажа.',
  shipwright: () => 'Корабел: скільки кораблів купити?',
  governor: () => 'Губернатор: корсаром якої країни стати?',
  captain: () => 'Капітан: який караван грабувати?',
  aborigine: () => 'Абориген: до якого порту плисти?',
  shaman: () => 'Шаман: яке прокляття наслати?',
  merchant: () => 'Торговець: що продати?',
  'draw-adventure': () => 'З колоди беруть картку пригоди.',
  'throw-dice': () => 'Кидають кубики.',
  raid: () => 'Пограбування триває.',
  'nearest-pair': () => 'Кілька пар лежать однаково близько: котра битиметься першою?',
  'unsinkable-ships': () => 'Скільки непотоплюваних кораблів повернути? За кожен з решти дають жетон інь-ян.',
  'draw-loot': () => 'Відкривають здобич.',
  'load-goods': () => 'Які з нових товарів узяти на борт?',
  curse: () => 'Прокляття діє.',
  'name-good': () => 'Ідол: який товар утратять усі?',
  'nearest-to-red': () => 'Кілька кораблів лежать однаково близько до виру: котрий затягне?',
  'tavern-dice': () => 'У таверні кидають кубики.',
  winnings: () => 'Таверна: кому який кубик?',
  'pay-winnings': () => 'Роздають виграші.',
  'lose-good': () => 'Таверна: який товар ви втрачаєте?',
  'draw-good': () => 'Відкривають товар.',
  'final-sale': () => 'Останній продаж: спершу вигідна угода?',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
  buy: ({ ships }) => `Купити ${count(ships, SHIPS)}`,
  'double-hold': () => 'Ритуал: подвійний трюм',
  unsinkable: () => 'Ритуал: непотоплюваний корабель',
  'become-corsair': ({ nation }) => `Корсар ${ofNations[nation]}`,
  draw: () => 'Узяти картку',
  throw: ({ dice }) => count(dice.length, DICE),
  'sell-rest': () => 'Продати все',
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `Починає ${names(seat)}.`,
  dealt: () => '',
  chose: ({ seat }, names) => `${names(seat)}: вибір зроблено.`,
  marked: ({ seat, why }, names) => `${names(seat)}: чорна мітка${MARK_REASONS[why]}.`,
  'mark-lifted': ({ seat }, names) => `${names(seat)} позбувається чорної мітки.`,
  bought: ({ seat, ships }, names) => `${names(seat)} купує ${count(ships, SHIPS)}.`,
  'nobody-sailed': () => 'Ніхто не вийшов у море: караван утікає.',
  thrown: ({ dice }) => `Кинуто: ${count(dice.length, DICE)}.`,
  looted: ({ seat, kind }, names) => `${names(seat)} бере здобич: ${loot[kind]}.`,
  'loot-reshuffled': () => 'Скинуту здобич перетасовано.',
  'port-changed': ({ seat, port }, names) => `${names(seat)} змінює порт: ${ports[port]}.`,
  'good-named': ({ seat, good }, names) => `${names(seat)} називає: ${loot[good]}.`,
  'drawn-in': ({ dice }) => `Вир затягує ${count(dice.length, SHIPS)}.`,
  'paid-wages': ({ seat, chests }, names) => `${names(seat)} платить варті ${count(chests, FOR_CHESTS)}.`,
  rolled: ({ faces }) => `Кубики таверни: ${faces.join(', ')}.`,
  'winnings-given': ({ seat }, names) => `${names(seat)} роздає кубики.`,
  won: ({ seat, face }, names) => `${names(seat)} отримує кубик «${face}».`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} втрачає: ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} продає ${number} × ${loot[good]} за ${count(chests, FOR_CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Вигідна угода: ${names(seat)} продає ${goods.map((good) => soldGoods[good]).join(' та ')} за ${count(chests, FOR_CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) => `${names(seat)} проводить ритуал «${RITUALS[ritual]}» (×${tokens}).`,
  'took-back': ({ seat }, names) => `${names(seat)} бере всіх персонажів назад у руку.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)}: карток у руці лишилося ${cards.length}.`,
  ended: () => 'Гру закінчено.',
};

const MARK_REASONS: Readonly<Record<MarkReason, string>> = {
  'no-action': ' за бездіяльність',
  governor: ' від братства',
  'stayed-away': ' за неучасть',
  corsair: ' корсарові цієї країни',
  tavern: ' у таверні',
};

const RITUALS = { 'double-hold': 'Подвійний трюм', unsinkable: 'Непотоплюваний корабель' };

export const ways: Phrases['ways'] = {
  ships: (ships) => count(ships, SHIPS),
  chests: (chests) => count(chests, CHESTS),
  cards: (cards) => count(cards, CARDS),
  yinYang: (tokens) => count(tokens, YIN_YANG),

  drawAdventure: 'Картограф: узяти картку пригоди?',
  drawAtTheEnd: 'Картограф: узяти картку пригоди? Зверху лежить «Завершення пригод».',
  raid: 'Пограбування',
  sendAgainst: (caravan) => `${caravan}. Скільки своїх кораблів відправити?`,
  sendAgainstAsCorsair: (caravan) =>
    `${caravan}. Скільки своїх кораблів відправити? Ви корсар цієї країни: чорна мітка в будь-якому разі.`,
  discardExcess: (cards) => `Кораблі всього не вмістять, зайве треба скинути: ${count(cards, CARDS)}.`,

  giftShip: 'Дарунок: корабель',
  giftChest: 'Дарунок: скриня',
  giftCard: 'Дарунок: картка',
  bargain: (goods, chests) => `Вигідна угода: ${goods} за ${count(chests, FOR_CHESTS)}`,
  endTurn: 'Закінчити хід',
  endTurnIdly: 'Закінчити хід (чорна мітка)',
  castProtecting: (curse, ships) => `${curse}, під захистом ${count(ships, SHIPS)}`,
  castUnprotected: (curse) => `${curse}, без захисту`,
  sell: (goods, chests) => `Продати ${goods} за ${count(chests, FOR_CHESTS)}`,
  stayAway: 'Лишитися осторонь (чорна мітка)',
  send: (ships) => `Відправити ${count(ships, SHIPS)}`,
  caravan: 'караван',
  pair: (red, pirate, whose) => `Червоний ${red} проти ${pirate} (${whose})`,
  letAllSink: 'Хай тонуть усі',
  save: (ships) => `Повернути ${count(ships, SHIPS)}`,
  loadNothing: 'Нічого не брати',
  load: (goods) => `Узяти на борт: ${goods}`,
  redDie: (face) => `Червоний ${face}`,
  dieOf: (name, face) => `${face}, ${name}`,
  discard: (goods) => `Скинути: ${goods}`,

  roundBegan: (round, first) => `Раунд ${round}, перший гравець: ${first}.`,
  lastRoundBegan: (round, first, left) => `Раунд ${round}, перший гравець: ${first}; лишилося зіграти ${count(left, ROUNDS)}.`,
  nobody: 'ніхто',
  gift: (name, character, what) => `${name} отримує дарунок ${ofCharacters[character]}: ${what}.`,
  becameCorsair: (name, nation) => `${name} тепер корсар ${ofNations[nation]}.`,
  becameCorsairWithShips: (name, nation, ships) => `${name} тепер корсар ${ofNations[nation]} та отримує ${count(ships, SHIPS)}.`,
  calledRaid: (name, caravan, limit) =>
    `${name} кличе на пограбування. ${caravan}; кожен може відправити не більше ніж ${limit}.`,
  stayedAway: (name) => `${name} лишається осторонь.`,
  sent: (name, ships) => `${name} відправляє ${count(ships, SHIPS)}.`,
  fought: (red, pirate, whose, distance, end) =>
    `Червоний ${red} проти ${pirate} (${whose}), ${(distance / 10).toFixed(1).replace('.', ',')} мм: ${end}.`,
  pirateSinks: 'тоне пірат',
  caravanSinks: 'тоне корабель каравану',
  bothSink: 'тонуть обидва',
  raidWon: 'Караван потоплено.',
  raidLost: 'Караван утікає.',
  lostShips: (name, ships) => `${name} втрачає ${count(ships, SHIPS)} та отримує ${count(ships, YIN_YANG)}.`,
  savedShips: (name, ships) => `Непотоплюваність: ${name} повертає ${count(ships, SHIPS)}.`,
  loaded: (name, goods) => `${name} бере на борт: ${goods}.`,
  threwOverboard: (name, goods) => `${name} викидає за борт: ${goods}.`,
  cursed: (name, curse) => `${name} насилає прокляття «${curses[curse]}».`,
  cursedProtecting: (name, curse, ships) => `${name} насилає прокляття «${curses[curse]}», під захистом ${count(ships, SHIPS)}.`,
  struck: (name, losses) => `${name} втрачає: ${losses.join(', ')}.`,
  discarded: (name, goods) => `${name} скидає: ${goods}.`,
  guardsSent: (name, ships) => `${name} відправляє до острова ${count(ships, SHIPS)}.`,
  guardsBack: (name, ships) => `${name} забирає з острова ${count(ships, SHIPS)}.`,
  drew: (name, card) => `${name} бере: ${card}.`,
  drewUnseen: (name) => `${name} бере картку пригоди.`,
  endDrawn: (name) => `${name} витягує картку «Завершення пригод»: після цього раунду ще три.`,
  endCame: 'Пригоди добігають кінця: після цього раунду ще три.',
};

export const refusals: Phrases['refusals'] = {
  'lies-open': () => 'Цього персонажа зіграно раніше, він лежить перед вами, доки ви не візьмете назад усіх.',
  'no-reserve': () => 'Кораблі беруть із запасу, а там їх бракує.',
  'too-few-chests': () => 'Корабель коштує скриню, а у вас їх менше.',
  'has-acted': () => 'Дію виконують один раз за хід, і ви її вже виконали.',
  'act-first': () => 'Дарунок дають після дії.',
  'flag-taken': () => 'Кожна країна має один прапор, і цей уже зайнято.',
  'not-in-hand': () => 'У вас у руці немає такої картки.',
  'no-protection': () => 'Стількох кораблів ваш дарунок від цього прокляття не захистить.',
  'too-many-ships': ({ limit }) => `На це пограбування можна відправити не більше ніж ${limit}.`,
  'no-free-ship': () => 'Відправляти можна лише вільні кораблі, а більше їх у вас немає.',
  'not-that-many': () => 'Стільки у вас немає.',
  'already-sold': () => 'Товар одного виду продають один раз за хід, цей ви вже продали.',
  'no-yin-yang': ({ cost }) => `Ритуал коштує ${count(Number(cost), YIN_YANG)}, а у вас менше.`,
  'two-kinds': () => 'Для угоди потрібні два різні товари, і обидва мають бути у вас на борту.',
  'deck-empty': () => 'Карток пригод більше немає.',
  'no-room': () => 'Товарам потрібне місце, а стільки на ваші кораблі не вміститься.',
  'not-nearest': () => 'Інші лежать ближче.',
  'too-few-discarded': ({ excess }) => `Скинути треба рівно стільки, скільки зайвих: ${count(Number(excess), CARDS)}.`,
};

export const options: Phrases['options'] = {
  unsinkable: {
    title: 'Непотоплювані кораблі',
    help: 'Повертаються самі, або власник може дати їм потонути заради жетонів інь-ян.',
    values: { automatic: 'Повертаються самі', owner: 'Вирішує власник' },
  },
  pirateBayRum: {
    title: 'Ром у Піратській бухті',
    help: 'Скільки скринь приносить картка рому в першому порту, якщо продати три або більше.',
    values: null,
  },
  openPile: { title: 'Відкритий скид', help: 'Видно всі викладені картки, а не лише останню.', values: null },
  stallRounds: {
    title: 'Найдовша гра',
    help: 'Якщо до цього раунду ніхто не витягнув «Завершення пригод», воно настає само.',
    values: null,
  },
  components: {
    title: 'Картки й числа з коробки',
    help: 'Список карток: власник коробки може його виправити.',
    values: null,
  },
};

export const lines: Phrases['lines'] = {
  chests: () => 'Скрині',
  talismans: () => 'Талісмани',
  'yin-yang': ({ count: number }) => `Інь-ян: ${number}, очко за кожні три`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `У руці: ${count(Number(number), CARDS)}`,
};
