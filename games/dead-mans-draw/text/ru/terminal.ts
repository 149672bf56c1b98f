// The table as text in Russian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';

const count = counter('ru');

export const terminal: TerminalWords = {
  drawPile: 'Колода',
  discardPile: 'Сброс',
  emptyArea: 'Игровая зона пуста.',
  none: 'пусто',
  yourOffer: 'Ваши способности на выбор:',
  lastCards: 'Колода пуста: это последний ход.',
  risk: (busting, pile, percent) => `Риск провала: ${percent} (${busting} из ${count(pile, { one: 'карты', other: 'карт' })})`,
  next: (card) => `Следующая карта: ${card}`,
  itBusts: 'это провал',
  debt: (cards) => `Кракен требует ещё ${count(cards, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' })}`,
  legend: ['7+2: сверху семёрка, под ней две карты', '╔═╗ провал не страшен'],
};
