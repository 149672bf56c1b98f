// Стол по-русски.
import { counter } from '@quarterdeck/kernel';
import type { BoardText } from './board-types.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const DOUBLOONS = { one: 'дублон', few: 'дублона', many: 'дублонов', other: 'дублона' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };

export const ru: BoardText = {
  board: 'Море Облаков: стол',
  shares: 'Добыча',
  hand: 'В руке',
  others: 'Другие капитаны',
  yours: 'Ваш корабль',
  crew: 'Команда',
  relics: 'Реликвии',
  rum: 'Ром',
  objects: 'Предметы',
  secrets: 'Тайны',
  strength: 'Сила',
  take: 'Забрать',
  leave: 'Оставить',
  finish: 'На этом всё',
  skip: 'Пропустить показ',
  against: 'Против кого?',
  forWhich: 'На что меняем?',
  hat: 'Шляпа: этот капитан начинает каждый раунд.',
  bank: 'Банк',
  onTurn: 'ходит',
  hasParrot: 'с попугаем',
  winner: 'победа',
  onlyYou: 'видели только вы',
  faceDown: 'лицом вниз',
  empty: 'пока ничего',
  boarding: 'На абордаж!',
  noVictory: 'без победы',
  draw: 'поровну',
  scoreSoFar: 'Счёт сейчас, по тому, что вы видите',
  picked: 'выбрано',
  parrot: (winsFights) =>
    `Попугай: его владелец первым действует при абордаже, а при ${winsFights ? 'равной силе и ' : ''}равном счёте верх за ним.`,
  share: (number) => `Стопка ${number}`,
  handOf: (name) => `В руке: ${name}`,
  captain: (name) => `Корабль: ${name}`,
  open: (name) => `Посмотреть корабль: ${name}`,
  looks: (name) => `Смотрит ${name}`,
  deck: (cards) => `Колода, ${count(cards, CARDS)}`,
  topCard: (back) => `сверху: ${back}`,
  doubloons: (coins) => count(coins, DOUBLOONS),
  chest: (coins) => `внутри ${count(coins, DOUBLOONS)}`,
  points: (points) => count(points, POINTS),
  cards: (cards) => count(cards, CARDS),
  strengthIs: (strength) => `сила ${strength}`,
  seenBy: (names) => `видели: ${and.format(names)}`,
  unseen: (cards) => `и ещё ${count(cards, CARDS)} лицом вниз`,
  track: (island, islands) => `Остров ${island} из ${islands}`,
  island: (number) => `Остров ${number}`,
  boardingAfter: (number) => `Остров ${number}: абордаж перед отплытием`,
  roundsLeft: (rounds) => (rounds === 1 ? 'Абордаж после этого раунда' : `До абордажа ${count(rounds, ROUNDS)}`),
  ladder: (relic, number, worth, next) => `${relic}: ${number}, стоит ${worth}${next === null ? '' : `, с ещё одной ${next}`}`,
  defeats: (victor, loser) => `${victor} побеждает: ${loser}`,
  noneDefeats: (one, other) => `${one} и ${other}: без победы`,
  choose: (label) => `Выбрать: ${label}`,
};
