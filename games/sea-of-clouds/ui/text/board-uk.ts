// Стіл українською.
import { counter } from '@quarterdeck/kernel';
import type { BoardText } from './board-types.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const DOUBLOONS = { one: 'дублон', few: 'дублони', many: 'дублонів', other: 'дублона' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };
const ROUNDS = { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' };

export const uk: BoardText = {
  board: 'Море Хмар: стіл',
  shares: 'Здобич',
  hand: 'У руці',
  others: 'Інші капітани',
  yours: 'Ваш корабель',
  crew: 'Команда',
  relics: 'Реліквії',
  rum: 'Ром',
  objects: 'Предмети',
  secrets: 'Таємниці',
  strength: 'Сила',
  take: 'Забрати',
  leave: 'Лишити',
  finish: 'На цьому все',
  skip: 'Пропустити показ',
  against: 'Проти кого?',
  forWhich: 'На що міняємо?',
  hat: 'Капелюх: цей капітан починає кожен раунд.',
  bank: 'Банк',
  onTurn: 'ходить',
  hasParrot: 'з папугою',
  winner: 'перемога',
  onlyYou: 'бачили лише ви',
  faceDown: 'долілиць',
  empty: 'поки нічого',
  boarding: 'На абордаж!',
  noVictory: 'без перемоги',
  draw: 'порівну',
  scoreSoFar: 'Рахунок зараз, за тим, що ви бачите',
  picked: 'вибрано',
  parrot: (winsFights) =>
    `Папуга: його власник першим діє під час абордажу, а за ${winsFights ? 'рівної сили й ' : ''}рівного рахунку гору бере він.`,
  share: (number) => `Стос ${number}`,
  handOf: (name) => `У руці: ${name}`,
  captain: (name) => `Корабель: ${name}`,
  open: (name) => `Подивитися на корабель: ${name}`,
  looks: (name) => `Дивиться ${name}`,
  deck: (cards) => `Колода, ${count(cards, CARDS)}`,
  topCard: (back) => `зверху: ${back}`,
  doubloons: (coins) => count(coins, DOUBLOONS),
  chest: (coins) => `усередині ${count(coins, DOUBLOONS)}`,
  points: (points) => count(points, POINTS),
  cards: (cards) => count(cards, CARDS),
  strengthIs: (strength) => `сила ${strength}`,
  seenBy: (names) => `бачили: ${and.format(names)}`,
  unseen: (cards) => `і ще ${count(cards, CARDS)} долілиць`,
  track: (island, islands) => `Острів ${island} з ${islands}`,
  island: (number) => `Острів ${number}`,
  boardingAfter: (number) => `Острів ${number}: абордаж перед відплиттям`,
  roundsLeft: (rounds) => (rounds === 1 ? 'Абордаж після цього раунду' : `До абордажу ${count(rounds, ROUNDS)}`),
  ladder: (relic, number, worth, next) =>
    `${relic}: ${number}, вартість ${worth}${next === null ? '' : `, з іще однією ${next}`}`,
  defeats: (victor, loser) => `${victor} перемагає: ${loser}`,
  noneDefeats: (one, other) => `${one} та ${other}: без перемоги`,
  choose: (label) => `Вибрати: ${label}`,
};
