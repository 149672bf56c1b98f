// The board in Russian.
import { counter } from '@quarterdeck/kernel';
import type { BoardWords } from '../words.ts';

const count = counter('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const OF_CARDS = { one: 'карты', few: 'карт', many: 'карт', other: 'карт' };

export const board: BoardWords = {
  board: 'Стол',
  piles: 'Колода, игровая зона, сброс',
  collect: 'Забрать',
  yourBank: 'Ваш банк',
  others: 'Банки соперников',
  traitChoice: 'Оставьте одну из двух способностей',
  mapChoice: 'Карта клада показывает',
  pileChoice: 'Любая карта сброса',
  discardOpen: 'Сброс по мастям',
  close: 'Закрыть',
  oddsSwitch: 'Риск провала',
  emptyRow: 'Игровая зона пуста',
  safe: 'провал не страшен',
  anchorLine: 'Всё слева от каната переживёт провал',
  busts: 'это будет провал',
  bust: 'Провал!',
  onTurn: 'ходит',
  winner: 'победа',
  variant: 'Действует вариант',
  drawPile: (cards) => `Колода, ${count(cards, CARDS)}`,
  next: (cards) => `дальше: ${cards.join(', ')}`,
  playArea: (cards) => `Игровая зона, ${count(cards, CARDS)}`,
  discardPile: (cards) => `Сброс, ${count(cards, CARDS)}`,
  bank: (name) => `Банк игрока ${name}`,
  points: (points) => count(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
  cards: (cards) => count(cards, CARDS),
  stack: (suit, values) => `${suit}: ${values.join(', ')}`,
  debt: (cards) => `Кракен требует: ещё ${count(cards, CARDS)}`,
  odds: (busting, of) => `Провал: ${busting} из ${count(of, OF_CARDS)}`,
  percent: (part) => `${Math.round(part * 100)} %`,
  lootChoice: (name) => `Возьмите карту из банка игрока ${name}`,
  choose: (label) => `Выбрать: ${label}`,
  trait: (name) => `Способность: ${name}`,
  victim: (owner) => `Рундук игрока ${owner} ждёт потерь этого игрока`,
  open: (name) => `Показать банк игрока ${name}`,
};
