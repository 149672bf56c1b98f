// The words that only the terminal's table says, in three languages; the game's own words are in text/.
import { type ByLanguage, counter } from '@quarterdeck/kernel';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export interface TableWords {
  readonly game: Words;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly emptyArea: string;
  readonly none: string;
  readonly yourOffer: string;
  readonly lastCards: string;
  risk(busting: number, pile: number, percent: string): string;
  next(card: string): string;
  readonly itBusts: string;
  debt(cards: number): string;
  readonly legend: string;
}

const countEn = counter('en');
const countRu = counter('ru');
const countUk = counter('uk');

export const TABLE_WORDS: ByLanguage<TableWords> = {
  en: {
    game: en,
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    emptyArea: 'The play area is empty.',
    none: 'empty',
    yourOffer: 'Your traits to choose from:',
    lastCards: 'The draw pile is empty: this is the last turn.',
    risk: (busting, pile, percent) =>
      `Risk of a bust: ${percent} (${busting} of ${countEn(pile, { one: 'card', other: 'cards' })})`,
    next: (card) => `Next card: ${card}`,
    itBusts: 'it busts',
    debt: (cards) => `The kraken demands ${countEn(cards, { one: 'more card', other: 'more cards' })}`,
    legend: '7+2: a seven on top, two cards below   ╔═╗ safe from a bust',
  },
  ru: {
    game: ru,
    drawPile: 'Колода',
    discardPile: 'Сброс',
    emptyArea: 'Игровая зона пуста.',
    none: 'пусто',
    yourOffer: 'Ваши способности на выбор:',
    lastCards: 'Колода пуста: это последний ход.',
    risk: (busting, pile, percent) =>
      `Риск провала: ${percent} (${busting} из ${countRu(pile, { one: 'карты', other: 'карт' })})`,
    next: (card) => `Следующая карта: ${card}`,
    itBusts: 'это провал',
    debt: (cards) => `Кракен требует ещё ${countRu(cards, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' })}`,
    legend: '7+2: сверху семёрка, под ней две карты   ╔═╗ провал не страшен',
  },
  uk: {
    game: uk,
    drawPile: 'Колода',
    discardPile: 'Скидання',
    emptyArea: 'Ігрова зона порожня.',
    none: 'порожньо',
    yourOffer: 'Ваші здібності на вибір:',
    lastCards: 'Колода порожня: це останній хід.',
    risk: (busting, pile, percent) =>
      `Ризик невдачі: ${percent} (${busting} з ${countUk(pile, { one: 'картки', other: 'карток' })})`,
    next: (card) => `Наступна картка: ${card}`,
    itBusts: 'це невдача',
    debt: (cards) => `Кракен вимагає ще ${countUk(cards, { one: 'картку', few: 'картки', many: 'карток', other: 'картки' })}`,
    legend: '7+2: зверху сімка, під нею дві картки   ╔═╗ невдача не страшна',
  },
};
