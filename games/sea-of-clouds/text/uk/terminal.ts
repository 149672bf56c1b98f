// What the table of the terminal says in Ukrainian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';
import { CARDS } from './names.ts';

const count = counter('uk');

export const terminal: TerminalWords = {
  island: (island, of) => `острів ${island} з ${of}`,
  boardingAfter: (island) => `абордаж на острові ${island}`,
  deck: (cards) => `Колода: ${count(cards, CARDS)}`,
  deckEmpty: 'Колода порожня: замість карток дублони.',
  next: 'наступна',
  nothing: 'порожньо',
  parrot: 'папуга',
  hat: 'капелюх',
  zones: { crew: 'команда', rum: 'ром', relics: 'реліквії', objects: 'предмети', secrets: 'таємниці' },
  legend: ['? картка, якої ви не бачили', 'очки: за тим, що ви бачите'],
};
