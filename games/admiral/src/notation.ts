// Moves as they stand in a record: `sail brig1`, `steer K7`, `engage A1`, `lay-gun line2 3`.
import { listOf, type MoveOf, numberWord, oneOf, phrases, seatWord, type Word } from '@quarterdeck/kernel';
import { type Cell, cellName, columnName, DIRECTIONS, parseCell, parseColumn } from './data/cells.ts';
import { STRENGTHS } from './data/components.ts';
import { type Piece, parsePiece, parseShip, pieceName, SHIP_KINDS, type ShipId, shipName } from './data/ships.ts';
import type { Admiral } from './types.ts';

const cell: Word<Cell> = { print: cellName, parse: parseCell };
const ship: Word<ShipId> = { print: shipName, parse: parseShip };
const piece: Word<Piece> = { print: pieceName, parse: parsePiece };
const column: Word<number> = { print: columnName, parse: parseColumn };
const name = oneOf(DIRECTIONS);
const direction: Word<number> = {
  print: (towards) => DIRECTIONS[towards] ?? '',
  parse(word) {
    const known = name.parse(word);
    return known === null ? null : DIRECTIONS.indexOf(known);
  },
};
const count = numberWord(0, 99);

export const notation = phrases<MoveOf<Admiral>>({
  'goes-next': { seat: seatWord },
  'reef-column': { column },
  'reef-row': { row: numberWord(1, 14) },
  wreck: { cell },
  bury: { cell },
  berth: { cell },
  lay: { cell },
  spin: { towards: direction, strength: oneOf(STRENGTHS) },
  sail: { ship },
  drift: { ship },
  steer: { to: cell },
  'make-port': {},
  'run-on': {},
  engage: { target: piece },
  'lay-gun': { gun: piece, shots: count },
  'give-fire': {},
  roll: { face: numberWord(1, 6) },
  board: { ship },
  assault: { fort: cell },
  join: { ship },
  away: {},
  stand: {},
  allot: { units: count },
  stow: { ship },
  'declare-fireship': { ship },
  explode: { ship },
  'begin-repair': { ship },
  'end-repair': { ship },
  'begin-fort-repair': { fort: cell },
  'end-fort-repair': { fort: cell },
  load: { ship, from: cell },
  unload: { ship, into: cell },
  dig: { ship },
  'hand-over': { fort: cell, to: seatWord },
  'order-mine': { mine: numberWord(0, 5) },
  'set-order': { kinds: listOf(oneOf(SHIP_KINDS)) },
  'end-turn': {},
});
