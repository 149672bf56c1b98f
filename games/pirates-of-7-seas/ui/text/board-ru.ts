// Стол по-русски.
import { counter } from '@quarterdeck/kernel';
import type { BoardText } from './board-types.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const CHESTS = { one: 'сундук', few: 'сундука', many: 'сундуков', other: 'сундука' };
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const UNDER = { one: 'картой', few: 'картами', many: 'картами', other: 'карты' };
const MARKS = { one: 'чёрная метка', few: 'чёрные метки', many: 'чёрных меток', other: 'чёрной метки' };
const TALISMANS = { one: 'талисман', few: 'талисмана', many: 'талисманов', other: 'талисмана' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };
const HOLDS = { one: 'двойной трюм', few: 'двойных трюма', many: 'двойных трюмов', other: 'двойного трюма' };
const UNSINKABLES = {
  one: 'непотопляемый корабль',
  few: 'непотопляемых корабля',
  many: 'непотопляемых кораблей',
  other: 'непотопляемого корабля',
};

export const ru: BoardText = {
  board: 'Пираты 7 морей: стол',
  ruler: 'Линейка: персонажи в том порядке, в каком их объявляют',
  tray: 'Лоток',
  harbour: 'Порт, колоды и флаги',
  helm: 'Что можно сделать',
  track: 'Сундуки всех игроков',
  others: 'Другие пираты',
  yours: 'Ваша сторона стола',
  fleet: 'Корабли',
  hand: 'Карты приключений',
  emptyTray: 'Лоток ждёт кубиков.',
  onTurn: 'ходит',
  winner: 'победа',
  picked: 'выбрано',
  again: 'Заново',
  scoreSoFar: 'Счёт сейчас, до последней продажи',
  priceRule: 'Карта приносит один сундук. Если за раз продать три или больше карт одного вида, каждая приносит цену порта.',
  lootRule: 'Каждый уцелевший в ограблении корабль берёт карту: товару нужно место, талисман сразу приносит инь-ян.',
  bargain: 'Выгодная сделка',
  bargainRule: 'Продаёт два разных товара по ценам порта.',
  doubleHold: 'Двойной трюм',
  doubleHoldRule: 'Один из ваших кораблей может везти два товара.',
  unsinkable: 'Непотопляемый корабль',
  shortUnsinkable: 'Непотопляемый',
  unsinkableRule: 'Корабль, затонувший в ограблении, возвращается домой, без инь-ян и добычи. От проклятий не спасает.',
  talismanRule: 'По очку в конце игры. Водоворот забирает талисманы прежде кораблей.',
  markRule: 'Минус три очка за каждую в конце игры.',
  yinYangRule: 'Ими платят за ритуалы; три в конце игры — это очко.',
  chestRule: 'По очку за каждый. За каждый полный десяток один корабль охраняет их на острове.',
  hiddenCard: 'Карта приключения, лицом вниз',
  notChosen: 'выбор ещё не сделан',
  hasChosen: 'выбор сделан, лицом вниз',
  sunk: 'потоплен',
  struck: 'под ударом',
  caravanSunk: 'Караван потоплен',
  caravanAway: 'Караван ушёл',
  stranded: 'везти не на чем',
  kept: 'остаётся',
  thrownAway: 'выбрасывается',
  gift: 'Подарок',
  doubleGift: 'Двойной подарок',
  lastRound: 'Последний раунд',
  firstPlayer: (seats) =>
    seats === 2
      ? 'Первый игрок: если персонажи у обоих одинаковые, действует раньше, а если разные, подарок получает только он.'
      : 'Первый игрок: действует раньше других с тем же персонажем, а если он с ним один, получает подарок дважды.',
  side: (name) => `Сторона стола: ${name}`,
  open: (name) => `Посмотреть: ${name}`,
  round: (number) => `Раунд ${number}`,
  roundsLeft: (rounds) => `осталось: ${count(rounds, ROUNDS)}`,
  chests: (chests) => count(chests, CHESTS),
  yinYang: (tokens) => `${tokens} инь-ян`,
  marks: (marks) => count(marks, MARKS),
  talismans: (talismans) => count(talismans, TALISMANS),
  cards: (cards) => count(cards, CARDS),
  points: (points) => count(points, POINTS),
  ships: (ships) => count(ships, SHIPS),
  freeShips: (ships) => `свободных ${ships}`,
  loadedShips: (ships) => `с грузом ${ships}`,
  guards: (ships) => `в охране ${ships}`,
  reserve: (ships) => `в запасе ${ships}`,
  room: (goods) => `места ещё на ${goods}`,
  shipFree: () => 'Корабль, свободен',
  shipLoaded: (goods) => `Корабль с грузом: ${goods}`,
  shipGuard: () => 'Корабль на острове, охраняет сундуки',
  shipReserve: () => 'Корабль в запасе',
  shipOf: (name, face) => `Корабль, ${name}: ${face}`,
  redShipOf: (face) => `Красный корабль: ${face}`,
  yourChoice: (character) => `Ваш персонаж, лицом вниз: ${character}`,
  openBefore: (names) => `лежит открытым: ${and.format(names)}`,
  playedBy: (names) => `в этом раунде: ${and.format(names)}`,
  next: () => 'следующий',
  adventures: (cards) => `Колода приключений, ${count(cards, CARDS)}`,
  endCard: (above) => (above === 0 ? 'сверху карта завершения' : `карта завершения под ${count(above, UNDER)}`),
  pile: (cards) => `Сыгранные приключения, ${count(cards, CARDS)}`,
  lootDeck: (cards) => `Колода добычи, ${count(cards, CARDS)}`,
  lootLeft: (fruit, coffee, rum, talismans) => `Фрукты ${fruit}, кофе ${coffee}, ром ${rum}, талисманы ${talismans}.`,
  price: (good, chests) => `${good}: ${count(chests, CHESTS)}`,
  caravan: (ships, limit) => `${count(ships, SHIPS)}; каждый может отправить до ${limit}.`,
  limit: (ships) => `до ${ships} от каждого`,
  shortLimit: (ships) => `до ${ships}`,
  sends: (name, ships) => (ships === 0 ? `${name}: остаётся в стороне` : `${name}: ${count(ships, SHIPS)}`),
  toBeAsked: (name) => `${name}: ещё не решено`,
  spared: (ships) => `под защитой: ${count(ships, SHIPS)}`,
  spoils: (name) => `Добыча: ${name}`,
  dieFor: (name) => `Какой кубик получает ${name}?`,
  gets: (name, what) => `${name}: ${what}`,
  flagFree: (nation) => `Флаг, ${nation}: свободен`,
  flagOf: (nation, name) => `Флаг, ${nation}: ${name}`,
  millimetres: (tenths) => `${(tenths / 10).toFixed(1).replace('.', ',')} мм`,
  choose: (label) => `Выбрать: ${label}`,
  doubleHolds: (tokens) => count(tokens, HOLDS),
  unsinkables: (tokens) => count(tokens, UNSINKABLES),
};
