// The board in Ukrainian.
import { counter } from '@quarterdeck/kernel';
import type { BoardWords } from '../words.ts';

const count = counter('uk');
const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const OF_CARDS = { one: 'картки', few: 'карток', many: 'карток', other: 'карток' };

export const board: BoardWords = {
  board: 'Стіл',
  piles: 'Колода, ігрова зона, скидання',
  collect: 'Забрати',
  yourBank: 'Ваш банк',
  others: 'Банки суперників',
  traitChoice: 'Залиште одну з двох здібностей',
  mapChoice: 'Мапа показує',
  pileChoice: 'Будь-яка картка стосу скидання',
  discardOpen: 'Стос скидання за мастями',
  close: 'Закрити',
  oddsSwitch: 'Ризик невдачі',
  emptyRow: 'Ігрова зона порожня',
  safe: 'невдача не страшна',
  anchorLine: 'Усе ліворуч від каната переживе невдачу',
  busts: 'це буде невдача',
  bust: 'Невдача!',
  onTurn: 'ходить',
  winner: 'перемога',
  variant: 'Діє варіант',
  drawPile: (cards) => `Колода добору, ${count(cards, CARDS)}`,
  next: (cards) => `далі: ${cards.join(', ')}`,
  playArea: (cards) => `Ігрова зона, ${count(cards, CARDS)}`,
  discardPile: (cards) => `Стос скидання, ${count(cards, CARDS)}`,
  bank: (name) => `Банк гравця ${name}`,
  points: (points) => count(points, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' }),
  cards: (cards) => count(cards, CARDS),
  stack: (suit, values) => `${suit}: ${values.join(', ')}`,
  debt: (cards) => `Кракен вимагає: ще ${count(cards, CARDS)}`,
  odds: (busting, of) => `Невдача: ${busting} з ${count(of, OF_CARDS)}`,
  percent: (part) => `${Math.round(part * 100)} %`,
  lootChoice: (name) => `Візьміть картку з банку гравця ${name}`,
  choose: (label) => `Обрати: ${label}`,
  trait: (name) => `Здібність: ${name}`,
  victim: (owner) => `Ящик гравця ${owner} чекає на втрати цього гравця`,
  open: (name) => `Показати банк гравця ${name}`,
};
