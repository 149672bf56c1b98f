// The reduced game by hand: objects edited in place, no framework, nothing that could be saved in the middle of a move.
import { at, type Rng } from '@quarterdeck/kernel';
import { type Card, cardValue, DECK, type Played, SEATS, suitOf } from './rules.ts';

interface Table {
  deck: Card[];
  row: Card[];
  scores: number[];
  seat: number;
  turns: number;
  busts: number;
}

export function playPlain(rng: Rng): Played {
  const table: Table = { deck: DECK.slice(), row: [], scores: [0, 0], seat: 0, turns: 0, busts: 0 };
  let moves = 0;
  while (table.deck.length > 0) {
    const choices = table.row.length === 0 ? 1 : 2;
    if (rng.below(choices) === 0) {
      draw(table, rng);
      moves += 2;
    } else {
      bank(table);
      moves += 1;
    }
  }
  return { moves, turns: table.turns, busts: table.busts, scores: table.scores };
}

function draw(table: Table, rng: Rng): void {
  const { deck } = table;
  const place = rng.below(deck.length);
  const card = at(deck, place);
  deck[place] = at(deck, deck.length - 1);
  deck.pop();
  if (clashes(table.row, card)) bust(table);
  else table.row.push(card);
  if (deck.length === 0 && table.row.length > 0) bank(table);
}

function clashes(row: readonly Card[], card: Card): boolean {
  for (const other of row) if (suitOf(other) === suitOf(card)) return true;
  return false;
}

function bust(table: Table): void {
  table.busts += 1;
  endTurn(table);
}

function bank(table: Table): void {
  let loot = 0;
  for (const card of table.row) loot += cardValue(card);
  table.scores[table.seat] = at(table.scores, table.seat) + loot;
  endTurn(table);
}

function endTurn(table: Table): void {
  table.row = [];
  table.turns += 1;
  table.seat = (table.seat + 1) % SEATS;
}
