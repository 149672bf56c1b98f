// Стіл українською.
import { counter } from '@quarterdeck/kernel';
import type { BoardText } from './board-types.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const SHIPS = { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' };
const CHESTS = { one: 'скриня', few: 'скрині', many: 'скринь', other: 'скрині' };
const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const UNDER = { one: 'карткою', few: 'картками', many: 'картками', other: 'картки' };
const MARKS = { one: 'чорна мітка', few: 'чорні мітки', many: 'чорних міток', other: 'чорної мітки' };
const TALISMANS = { one: 'талісман', few: 'талісмани', many: 'талісманів', other: 'талісмана' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };
const ROUNDS = { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' };
const HOLDS = { one: 'подвійний трюм', few: 'подвійні трюми', many: 'подвійних трюмів', other: 'подвійного трюму' };
const UNSINKABLES = {
  one: 'непотоплюваний корабель',
  few: 'непотоплювані кораблі',
  many: 'непотоплюваних кораблів',
  other: 'непотоплюваного корабля',
};

export const uk: BoardText = {
  board: 'Пірати 7 морів: стіл',
  ruler: 'Лінійка: персонажі в тому порядку, у якому їх оголошують',
  tray: 'Лоток',
  harbour: 'Порт, колоди та прапори',
  helm: 'Що можна зробити',
  track: 'Скрині всіх гравців',
  others: 'Інші пірати',
  yours: 'Ваш бік столу',
  fleet: 'Кораблі',
  hand: 'Картки пригод',
  emptyTray: 'Лоток чекає на кубики.',
  onTurn: 'ходить',
  winner: 'перемога',
  picked: 'обрано',
  again: 'Наново',
  scoreSoFar: 'Рахунок зараз, до останнього продажу',
  priceRule: 'Картка приносить одну скриню. Якщо за раз продати три або більше карток одного виду, кожна приносить ціну порту.',
  lootRule: 'Кожен уцілілий у пограбуванні корабель бере картку: товарові потрібне місце, талісман одразу приносить інь-ян.',
  bargain: 'Вигідна угода',
  bargainRule: 'Продає два різні товари за цінами порту.',
  doubleHold: 'Подвійний трюм',
  doubleHoldRule: 'Один із ваших кораблів може везти два товари.',
  unsinkable: 'Непотоплюваний корабель',
  shortUnsinkable: 'Непотоплюваний',
  unsinkableRule: 'Корабель, що потонув у пограбуванні, повертається додому, без інь-ян і здобичі. Від проклять не рятує.',
  talismanRule: 'По очку наприкінці гри. Вир забирає талісмани раніше за кораблі.',
  markRule: 'Мінус три очки за кожну наприкінці гри.',
  yinYangRule: 'Ними платять за ритуали; три наприкінці гри — це очко.',
  chestRule: 'По очку за кожну. За кожен повний десяток один корабель стереже їх на острові.',
  hiddenCard: 'Картка пригоди, лицем донизу',
  notChosen: 'ще без вибору',
  hasChosen: 'вибір зроблено, лицем донизу',
  sunk: 'потоплено',
  struck: 'під ударом',
  caravanSunk: 'Караван потоплено',
  caravanAway: 'Караван утік',
  stranded: 'нема на чому везти',
  kept: 'лишається',
  thrownAway: 'викидається',
  gift: 'Дарунок',
  doubleGift: 'Подвійний дарунок',
  lastRound: 'Останній раунд',
  firstPlayer: (seats) =>
    seats === 2
      ? 'Перший гравець: якщо персонажі в обох однакові, діє раніше, а якщо різні, дарунок отримує лише він.'
      : 'Перший гравець: діє раніше за інших із тим самим персонажем, а якщо він із ним один, отримує дарунок двічі.',
  side: (name) => `Бік столу: ${name}`,
  open: (name) => `Подивитися: ${name}`,
  round: (number) => `Раунд ${number}`,
  roundsLeft: (rounds) => `лишилося: ${count(rounds, ROUNDS)}`,
  chests: (chests) => count(chests, CHESTS),
  yinYang: (tokens) => `${tokens} інь-ян`,
  marks: (marks) => count(marks, MARKS),
  talismans: (talismans) => count(talismans, TALISMANS),
  cards: (cards) => count(cards, CARDS),
  points: (points) => count(points, POINTS),
  ships: (ships) => count(ships, SHIPS),
  freeShips: (ships) => `вільних ${ships}`,
  loadedShips: (ships) => `з вантажем ${ships}`,
  guards: (ships) => `на варті ${ships}`,
  reserve: (ships) => `у запасі ${ships}`,
  room: (goods) => `місця ще на ${goods}`,
  shipFree: () => 'Корабель, вільний',
  shipLoaded: (goods) => `Корабель із вантажем: ${goods}`,
  shipGuard: () => 'Корабель на острові, стереже скрині',
  shipReserve: () => 'Корабель у запасі',
  shipOf: (name, face) => `Корабель, ${name}: ${face}`,
  redShipOf: (face) => `Червоний корабель: ${face}`,
  yourChoice: (character) => `Ваш персонаж, лицем донизу: ${character}`,
  openBefore: (names) => `лежить відкритим: ${and.format(names)}`,
  playedBy: (names) => `у цьому раунді: ${and.format(names)}`,
  next: () => 'наступний',
  adventures: (cards) => `Колода пригод, ${count(cards, CARDS)}`,
  endCard: (above) => (above === 0 ? 'зверху картка завершення' : `картка завершення під ${count(above, UNDER)}`),
  pile: (cards) => `Зіграні пригоди, ${count(cards, CARDS)}`,
  lootDeck: (cards) => `Колода здобичі, ${count(cards, CARDS)}`,
  lootLeft: (fruit, coffee, rum, talismans) => `Фрукти ${fruit}, кава ${coffee}, ром ${rum}, талісмани ${talismans}.`,
  price: (good, chests) => `${good}: ${count(chests, CHESTS)}`,
  caravan: (ships, limit) => `${count(ships, SHIPS)}; кожен може відправити до ${limit}.`,
  limit: (ships) => `до ${ships} від кожного`,
  shortLimit: (ships) => `до ${ships}`,
  sends: (name, ships) => (ships === 0 ? `${name}: лишається осторонь` : `${name}: ${count(ships, SHIPS)}`),
  toBeAsked: (name) => `${name}: ще не вирішено`,
  spared: (ships) => `під захистом: ${count(ships, SHIPS)}`,
  spoils: (name) => `Здобич: ${name}`,
  dieFor: (name) => `Який кубик отримує ${name}?`,
  gets: (name, what) => `${name}: ${what}`,
  flagFree: (nation) => `Прапор, ${nation}: вільний`,
  flagOf: (nation, name) => `Прапор, ${nation}: ${name}`,
  millimetres: (tenths) => `${(tenths / 10).toFixed(1).replace('.', ',')} мм`,
  choose: (label) => `Обрати: ${label}`,
  doubleHolds: (tokens) => count(tokens, HOLDS),
  unsinkables: (tokens) => count(tokens, UNSINKABLES),
};
