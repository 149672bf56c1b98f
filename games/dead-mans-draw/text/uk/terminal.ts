// The table as text in Ukrainian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';

const count = counter('uk');

export const terminal: TerminalWords = {
  drawPile: 'Колода',
  discardPile: 'Скидання',
  emptyArea: 'Ігрова зона порожня.',
  none: 'порожньо',
  yourOffer: 'Ваші здібності на вибір:',
  lastCards: 'Колода порожня: це останній хід.',
  risk: (busting, pile, percent) => `Ризик невдачі: ${percent} (${busting} з ${count(pile, { one: 'картки', other: 'карток' })})`,
  next: (card) => `Наступна картка: ${card}`,
  itBusts: 'це невдача',
  debt: (cards) => `Кракен вимагає ще ${count(cards, { one: 'картку', few: 'картки', many: 'карток', other: 'картки' })}`,
  legend: ['7+2: зверху сімка, під нею дві картки', '╔═╗ невдача не страшна'],
};
