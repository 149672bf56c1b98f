// The words that only the terminal's table says, in three languages; the game's own words are in text/.
import { type ByLanguage, counter } from '@quarterdeck/kernel';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export interface TableWords {
  readonly game: Words;
  island(island: number, of: number): string;
  boardingAfter(island: number): string;
  deck(cards: number): string;
  readonly deckEmpty: string;
  readonly next: string;
  share(space: number): string;
  readonly nothing: string;
  doubloons(count: number): string;
  strength(strength: number): string;
  points(points: number): string;
  readonly parrot: string;
  readonly hat: string;
  readonly zones: Readonly<Record<'crew' | 'rum' | 'relics' | 'objects' | 'secrets', string>>;
  chest(doubloons: number): string;
  readonly legend: string;
}

const countEn = counter('en');
const countRu = counter('ru');
const countUk = counter('uk');

export const TABLE_WORDS: ByLanguage<TableWords> = {
  en: {
    game: en,
    island: (island, of) => `island ${island} of ${of}`,
    boardingAfter: (island) => `boarding on island ${island}`,
    deck: (cards) => `Deck: ${countEn(cards, { one: 'card', other: 'cards' })}`,
    deckEmpty: 'The deck is empty: doubloons instead of cards.',
    next: 'next',
    share: (space) => `Share ${space}`,
    nothing: 'nothing',
    doubloons: (count) => countEn(count, { one: 'doubloon', other: 'doubloons' }),
    strength: (strength) => `strength ${strength}`,
    points: (points) => countEn(points, { one: 'point', other: 'points' }),
    parrot: 'parrot',
    hat: 'hat',
    zones: { crew: 'crew', rum: 'rum', relics: 'relics', objects: 'objects', secrets: 'secrets' },
    chest: (doubloons) => countEn(doubloons, { one: 'doubloon', other: 'doubloons' }),
    legend: '? a card that you have not seen   points: by what you see',
  },
  ru: {
    game: ru,
    island: (island, of) => `остров ${island} из ${of}`,
    boardingAfter: (island) => `абордаж на острове ${island}`,
    deck: (cards) => `Колода: ${countRu(cards, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}`,
    deckEmpty: 'Колода пуста: вместо карт дублоны.',
    next: 'следующая',
    share: (space) => `Стопка ${space}`,
    nothing: 'пусто',
    doubloons: (count) => countRu(count, { one: 'дублон', few: 'дублона', many: 'дублонов', other: 'дублона' }),
    strength: (strength) => `сила ${strength}`,
    points: (points) => countRu(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
    parrot: 'попугай',
    hat: 'шляпа',
    zones: { crew: 'команда', rum: 'ром', relics: 'реликвии', objects: 'предметы', secrets: 'тайны' },
    chest: (doubloons) => countRu(doubloons, { one: 'дублон', few: 'дублона', many: 'дублонов', other: 'дублона' }),
    legend: '? карта, которой вы не видели   очки: по тому, что вы видите',
  },
  uk: {
    game: uk,
    island: (island, of) => `острів ${island} з ${of}`,
    boardingAfter: (island) => `абордаж на острові ${island}`,
    deck: (cards) => `Колода: ${countUk(cards, { one: 'картка', few: 'картки', many: 'карток', other: 'картки' })}`,
    deckEmpty: 'Колода порожня: замість карток дублони.',
    next: 'наступна',
    share: (space) => `Стос ${space}`,
    nothing: 'порожньо',
    doubloons: (count) => countUk(count, { one: 'дублон', few: 'дублони', many: 'дублонів', other: 'дублона' }),
    strength: (strength) => `сила ${strength}`,
    points: (points) => countUk(points, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' }),
    parrot: 'папуга',
    hat: 'капелюх',
    zones: { crew: 'команда', rum: 'ром', relics: 'реліквії', objects: 'предмети', secrets: 'таємниці' },
    chest: (doubloons) => countUk(doubloons, { one: 'дублон', few: 'дублони', many: 'дублонів', other: 'дублона' }),
    legend: '? картка, якої ви не бачили   очки: за тим, що ви бачите',
  },
};
