// Пірати 7 морів українською.
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
  soldGoods,
  winnings,
} from './words-uk.ts';

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

const adventure: Words['adventure'] = (card, ships) => {
  if (isCaravan(card)) return `Караван ${ofNations[nationOf(card)]}, ${count(ships, SHIPS)}`;
  if (isPort(card)) return ports[card];
  return isCurse(card) ? curses[card] : card;
};
const named = { adventure };

const prompts: Words['prompts'] = {
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
  cartographer: ({ view }) => `Картограф: узяти картку пригоди?${isEndNext(view) ? ' Зверху лежить «Завершення пригод».' : ''}`,
  'draw-adventure': () => 'З колоди беруть картку пригоди.',
  'throw-dice': () => 'Кидають кубики.',
  'send-ships'({ view }) {
    const frame = openOf(view, 'send-ships');
    if (frame === null) return 'Пограбування';
    const flag = isOwnFlag(view, frame.caravan) ? ' Ви корсар цієї країни: чорна мітка в будь-якому разі.' : '';
    return `${cardName(view, frame.caravan, named)}. Скільки своїх кораблів відправити?${flag}`;
  },
  raid: () => 'Пограбування триває.',
  'nearest-pair': () => 'Кілька пар лежать однаково близько: котра битиметься першою?',
  'unsinkable-ships': () => 'Скільки непотоплюваних кораблів повернути? За кожен з решти дають жетон інь-ян.',
  'draw-loot': () => 'Відкривають здобич.',
  'load-goods': () => 'Які з нових товарів узяти на борт?',
  curse: () => 'Прокляття діє.',
  'name-good': () => 'Ідол: який товар утратять усі?',
  'nearest-to-red': () => 'Кілька кораблів лежать однаково близько до виру: котрий затягне?',
  'discard-excess'({ view }) {
    const frame = openOf(view, 'discard-excess');
    return `Кораблі всього не вмістять, зайве треба скинути: ${count(frame?.excess ?? 0, CARDS)}.`;
  },
  'tavern-dice': () => 'У таверні кидають кубики.',
  winnings: () => 'Таверна: кому який кубик?',
  'pay-winnings': () => 'Роздають виграші.',
  'lose-good': () => 'Таверна: який товар ви втрачаєте?',
  'draw-good': () => 'Відкривають товар.',
  'final-sale': () => 'Останній продаж: спершу вигідна угода?',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
  deal: ({ card }, { view }) => cardName(view, card, named),
  choose: ({ character }) => characters[character],
  buy: ({ ships }) => `Купити ${count(ships, SHIPS)}`,
  'take-gift': (_move, { view }) => {
    const frame = view.stack.at(-1);
    if (frame?.kind === 'shipwright') return 'Дарунок: корабель';
    return frame?.kind === 'merchant' ? 'Дарунок: скриня' : 'Дарунок: картка';
  },
  bargain: ({ goods }, { view }) =>
    `Вигідна угода: ${goods.map((good) => loot[good]).join(' + ')} за ${count(bargainWorth(view, goods), FOR_CHESTS)}`,
  'double-hold': () => 'Ритуал: подвійний трюм',
  unsinkable: () => 'Ритуал: непотоплюваний корабель',
  'end-turn'(_move, { view }) {
    const frame = view.stack.at(-1);
    return frame !== undefined && 'acted' in frame && !frame.acted ? 'Закінчити хід (чорна мітка)' : 'Закінчити хід';
  },
  'become-corsair': ({ nation }) => `Корсар ${ofNations[nation]}`,
  'play-caravan': ({ card }, { view }) => cardName(view, card, named),
  'play-port': ({ card }) => ports[card],
  cast({ curse, gifts: used }, { view }) {
    if (used > 0) return `${curses[curse]}, під захистом ${count(3 * used, SHIPS)}`;
    return canProtect(view, curse) ? `${curses[curse]}, без захисту` : curses[curse];
  },
  sell: ({ good, count: number }, { view }) =>
    `Продати ${number} × ${loot[good]} за ${count(proceeds(view, good, number), FOR_CHESTS)}`,
  draw: () => 'Узяти картку',
  card: ({ card }, { view }) => cardName(view, card, named),
  throw: ({ dice }) => count(dice.length, DICE),
  send: ({ ships }) => (ships === 0 ? 'Лишитися осторонь (чорна мітка)' : `Відправити ${count(ships, SHIPS)}`),
  pair: ({ red, pirate }, { view, names }) => {
    const { owner, face } = dieAt(view, pirate);
    return `Червоний ${dieAt(view, red).face} проти ${face} (${owner === 'red' ? 'караван' : names(owner)})`;
  },
  save: ({ ships }) => (ships === 0 ? 'Хай тонуть усі' : `Повернути ${count(ships, SHIPS)}`),
  loot: ({ kind }) => loot[kind],
  load: (move) => (move.fruit + move.coffee + move.rum === 0 ? 'Нічого не брати' : `Узяти на борт: ${goodsList(move, { loot })}`),
  name: ({ good }) => loot[good],
  die: ({ die }, { view, names }) => {
    const { owner, face } = dieAt(view, die);
    return owner === 'red' ? `Червоний ${face}` : `${face}, ${names(owner)}`;
  },
  discard: (move) => `Скинути: ${goodsList(move, { loot })}`,
  roll: ({ faces }) => faces.join(', '),
  give: ({ faces }, { view, names }) => eachSeat(faces, (face, seat) => `${names(seat)}: ${winningOf(view, face, { winnings })}`),
  lose: ({ good }) => loot[good],
  'sell-rest': () => 'Продати все',
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Починає ${names(seat)}.`,
  dealt: () => '',
  'round-began': ({ round, firstPlayer, roundsLeft }, names) =>
    `Раунд ${round}, перший гравець: ${names(firstPlayer)}${roundsLeft === null ? '' : `; лишилося зіграти ${count(roundsLeft + 1, ROUNDS)}`}.`,
  chose: ({ seat }, names) => `${names(seat)}: вибір зроблено.`,
  called: ({ character, seats }, names) =>
    seats.length === 0 ? `${characters[character]}: ніхто.` : `${characters[character]}: ${seats.map(names).join(', ')}.`,
  marked: ({ seat, why }, names) => `${names(seat)}: чорна мітка${MARK_REASONS[why]}.`,
  'mark-lifted': ({ seat }, names) => `${names(seat)} позбувається чорної мітки.`,
  bought: ({ seat, ships }, names) => `${names(seat)} купує ${count(ships, SHIPS)}.`,
  gift: ({ seat, character, amount }, names) =>
    `${names(seat)} отримує дарунок ${ofCharacters[character]}: ${giftWords(character, amount)}.`,
  'became-corsair': ({ seat, nation, ships }, names) =>
    `${names(seat)} тепер корсар ${ofNations[nation]}${ships === 0 ? '' : ` та отримує ${count(ships, SHIPS)}`}.`,
  'caravan-played': ({ seat, card, ships, limit }, names) =>
    `${names(seat)} кличе на пограбування. ${adventure(card, ships)}; кожен може відправити не більше ніж ${limit}.`,
  sent: ({ seat, ships }, names) =>
    ships === 0 ? `${names(seat)} лишається осторонь.` : `${names(seat)} відправляє ${count(ships, SHIPS)}.`,
  'nobody-sailed': () => 'Ніхто не вийшов у море: караван утікає.',
  thrown: ({ dice }) => `Кинуто: ${count(dice.length, DICE)}.`,
  fought({ owner, faces: [red, pirate], distance }, names) {
    const end = red > pirate ? 'тоне пірат' : red < pirate ? 'тоне корабель каравану' : 'тонуть обидва';
    return `Червоний ${red} проти ${pirate} (${names(owner)}), ${(distance / 10).toFixed(1).replace('.', ',')} мм: ${end}.`;
  },
  'raid-over': ({ won }) => (won ? 'Караван потоплено.' : 'Караван утікає.'),
  sunk: ({ seat, ships, saved }, names) =>
    [
      ...(ships > 0 ? [`${names(seat)} втрачає ${count(ships, SHIPS)} та отримує ${count(ships, YIN_YANG)}.`] : []),
      ...(saved > 0 ? [`Непотоплюваність: ${names(seat)} повертає ${count(saved, SHIPS)}.`] : []),
    ].join(' '),
  looted: ({ seat, kind }, names) => `${names(seat)} бере здобич: ${loot[kind]}.`,
  'loot-reshuffled': () => 'Скинуту здобич перетасовано.',
  loaded: ({ seat, goods, thrownAway }, names) =>
    [
      ...(goodsList(goods, { loot }) === '' ? [] : [`${names(seat)} бере на борт: ${goodsList(goods, { loot })}.`]),
      ...(goodsList(thrownAway, { loot }) === '' ? [] : [`${names(seat)} викидає за борт: ${goodsList(thrownAway, { loot })}.`]),
    ].join(' '),
  'port-changed': ({ seat, port }, names) => `${names(seat)} змінює порт: ${ports[port]}.`,
  cursed: ({ seat, curse, spared }, names) =>
    `${names(seat)} насилає прокляття «${curses[curse]}»${spared === 0 ? '' : `, під захистом ${count(spared, SHIPS)}`}.`,
  'good-named': ({ seat, good }, names) => `${names(seat)} називає: ${loot[good]}.`,
  'drawn-in': ({ dice }) => `Вир затягує ${count(dice.length, SHIPS)}.`,
  struck: ({ seat, kind, lost, ships }, names) =>
    `${names(seat)} втрачає: ${[...(lost > 0 ? [`${lost} × ${loot[kind]}`] : []), ...(ships > 0 ? [count(ships, SHIPS)] : [])].join(', ')}.`,
  'paid-wages': ({ seat, chests }, names) => `${names(seat)} платить варті ${count(chests, FOR_CHESTS)}.`,
  discarded: ({ seat, goods }, names) => `${names(seat)} скидає: ${goodsList(goods, { loot })}.`,
  rolled: ({ faces }) => `Кубики таверни: ${faces.join(', ')}.`,
  'winnings-given': ({ seat }, names) => `${names(seat)} роздає кубики.`,
  won: ({ seat, face }, names) => `${names(seat)} отримує кубик «${face}».`,
  'lost-good': ({ seat, good }, names) => `${names(seat)} втрачає: ${loot[good]}.`,
  sold: ({ seat, good, count: number, chests }, names) =>
    `${names(seat)} продає ${number} × ${loot[good]} за ${count(chests, FOR_CHESTS)}.`,
  bargained: ({ seat, goods, chests }, names) =>
    `Вигідна угода: ${names(seat)} продає ${goods.map((good) => soldGoods[good]).join(' та ')} за ${count(chests, FOR_CHESTS)}.`,
  ritual: ({ seat, ritual, tokens }, names) =>
    `${names(seat)} проводить ритуал «${ritual === 'double-hold' ? 'Подвійний трюм' : 'Непотоплюваний корабель'}» (×${tokens}).`,
  guards: ({ seat, sent }, names) =>
    sent > 0
      ? `${names(seat)} відправляє до острова ${count(sent, SHIPS)}.`
      : `${names(seat)} забирає з острова ${count(-sent, SHIPS)}.`,
  drew: ({ seat, card, ships }, names) =>
    card === null ? `${names(seat)} бере картку пригоди.` : `${names(seat)} бере: ${adventure(card, ships)}.`,
  'end-drawn': ({ seat }, names) =>
    `${seat === null ? 'Пригоди добігають кінця' : `${names(seat)} витягує картку «Завершення пригод»`}: після цього раунду ще три.`,
  'took-back': ({ seat }, names) => `${names(seat)} бере всіх персонажів назад у руку.`,
  'hand-shown': ({ seat, cards }, names) => `${names(seat)}: карток у руці лишилося ${cards.length}.`,
  ended: () => 'Гру закінчено.',
};

const MARK_REASONS: Readonly<Record<Parameters<Words['events']['marked']>[0]['why'], string>> = {
  'no-action': ' за бездіяльність',
  governor: ' від братства',
  'stayed-away': ' за неучасть',
  corsair: ' корсарові цієї країни',
  tavern: ' у таверні',
};

function giftWords(character: keyof Words['gifts'], amount: number): string {
  if (character === 'shipwright') return count(amount, SHIPS);
  if (character === 'merchant') return count(amount, CHESTS);
  return character === 'captain' ? count(amount, YIN_YANG) : count(amount, CARDS);
}

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
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

const lines: Words['lines'] = {
  chests: () => 'Скрині',
  talismans: () => 'Талісмани',
  'yin-yang': ({ count: number }) => `Інь-ян: ${number}, очко за кожні три`,
  marks: ({ count: number }) => count(Number(number), MARKS),
  cards: ({ count: number }) => `У руці: ${count(Number(number), CARDS)}`,
};

export const uk: Words = {
  ...cover.uk,
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
