// What the table of the terminal says in Russian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';
import { CARDS } from './names.ts';

const count = counter('ru');

export const terminal: TerminalWords = {
  island: (island, of) => `остров ${island} из ${of}`,
  boardingAfter: (island) => `абордаж на острове ${island}`,
  deck: (cards) => `Колода: ${count(cards, CARDS)}`,
  deckEmpty: 'Колода пуста: вместо карт дублоны.',
  next: 'следующая',
  nothing: 'пусто',
  parrot: 'попугай',
  hat: 'шляпа',
  zones: { crew: 'команда', rum: 'ром', relics: 'реликвии', objects: 'предметы', secrets: 'тайны' },
  legend: ['? карта, которой вы не видели', 'очки: по тому, что вы видите'],
};
