// What an event spoke of, so that pointing at a line of the log shows it on the table.
import type { Seat } from '@quarterdeck/kernel';
import type { Card, Event, Space } from '@quarterdeck/sea-of-clouds';

export function isSpotCard(event: Event | null, card: Card): boolean {
  if (event === null) return false;
  if ('cards' in event) return event.cards.includes(card);
  if ('gave' in event) return event.gave === card || event.took === card;
  return 'card' in event && event.card === card;
}

export function isSpotSpace(event: Event | null, space: Space): boolean {
  return event !== null && 'space' in event && event.space === space;
}

export function isSpotSeat(event: Event | null, seat: Seat): boolean {
  if (event === null) return false;
  const seats = [
    ...('seat' in event ? [event.seat] : []),
    ...('from' in event ? [event.from] : []),
    ...('to' in event ? [event.to] : []),
    ...('against' in event ? [event.against] : []),
    ...('defeated' in event ? event.defeated.flatMap((losers, victor) => (losers.length > 0 ? [victor] : [])) : []),
  ];
  return seats.includes(seat);
}

export function isSpotIsland(event: Event | null, island: number): boolean {
  return event !== null && 'island' in event && event.island === island;
}
