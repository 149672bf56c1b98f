// What an event spoke of, so that pointing at a line of the log shows it on the chart.
import { type Cell, type Event, fortPiece, type Piece } from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';

export function isSpotPiece(event: Event | null, piece: Piece): boolean {
  if (event === null) return false;
  return piecesOf(event).includes(piece);
}

function piecesOf(event: Event): readonly Piece[] {
  return [
    ...('ship' in event ? [event.ship] : []),
    ...('ships' in event ? event.ships : []),
    ...('target' in event ? [event.target] : []),
    ...('piece' in event ? [event.piece] : []),
    ...('guns' in event ? event.guns.map(({ gun }) => gun) : []),
    ...('hit' in event ? event.hit : []),
    ...('fort' in event ? [fortPiece(event.fort)] : []),
    ...('into' in event ? [fortPiece(event.into)] : []),
  ];
}

export function cellsOf(event: Event | null): readonly Cell[] {
  if (event === null) return [];
  return [
    ...('cell' in event && event.cell !== null ? [event.cell] : []),
    ...('cells' in event ? event.cells : []),
    ...('from' in event && 'to' in event && 'ship' in event ? [event.from, event.to] : []),
    ...('reef' in event ? [event.reef] : []),
  ];
}

export function isSpotCell(event: Event | null, cell: Cell): boolean {
  return cellsOf(event).includes(cell);
}

export function isSpotSeat(event: Event | null, seat: Seat): boolean {
  if (event === null) return false;
  if ('seat' in event && event.seat === seat) return true;
  return 'winners' in event && event.winners.includes(seat);
}

export function isSpotWind(event: Event | null): boolean {
  return event?.type === 'wind';
}
