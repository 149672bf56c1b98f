// The reduced game by hand once more, now with moves as data: choices are listed, chance's card is a move of its own, each
// is applied by itself. It is what a game needs that can be saved, logged or undone; what is left to the kernel is the rest.
import { at, pick, type Rng } from '@quarterdeck/kernel';
import { type Card, cardValue, DECK, type Played, SEATS, suitOf } from './rules.ts';

type Choice = { readonly type: 'draw' } | { readonly type: 'bank' };
type Move = Choice | { readonly type: 'card'; readonly card: Card };

interface Table {
  deck: Card[];
  row: Card[];
  scores: number[];
  seat: number;
  isDrawing: boolean;
  turns: number;
  busts: number;
}

const DRAW: Choice = { type: 'draw' };
const BANK: Choice = { type: 'bank' };
const ONLY_DRAW = [DRAW];
const DRAW_OR_BANK = [DRAW, BANK];

export function playPlainMoves(rng: Rng): Played {
  const table: Table = { deck: DECK.slice(), row: [], scores: [0, 0], seat: 0, isDrawing: false, turns: 0, busts: 0 };
  let moves = 0;
  while (table.deck.length > 0) {
    const move: Move = table.isDrawing ? { type: 'card', card: pick(table.deck, rng) } : pick(choices(table), rng);
    apply(table, move);
    moves += 1;
  }
  return { moves, turns: table.turns, busts: table.busts, scores: table.scores };
}

function choices(table: Table): readonly Choice[] {
  return table.row.length === 0 ? ONLY_DRAW : DRAW_OR_BANK;
}

function apply(table: Table, move: Move): void {
  switch (move.type) {
    case 'draw':
      table.isDrawing = true;
      break;
    case 'bank':
      bank(table);
      break;
    case 'card':
      table.isDrawing = false;
      enter(table, move.card);
  }
}

function enter(table: Table, card: Card): void {
  takeCard(table.deck, card);
  if (clashes(table.row, card)) bust(table);
  else table.row.push(card);
  if (table.deck.length === 0 && table.row.length > 0) bank(table);
}

function takeCard(deck: Card[], card: Card): void {
  let place = deck.length - 1;
  while (place >= 0 && deck[place] !== card) place -= 1;
  if (place < 0) throw new Error(`${card} is not here`);
  deck[place] = at(deck, deck.length - 1);
  deck.pop();
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
