// What an event spoke of, so that pointing at a line of the log shows it on the table.
import type { Card, Event } from '@quarterdeck/dead-mans-draw';
import type { Seat } from '@quarterdeck/kernel';

export function isSpotCard(event: Event | null, card: Card): boolean {
  if (event === null) return false;
  if ('cards' in event) return event.cards.includes(card);
  return 'card' in event && event.card === card;
}

export function isSpotSeat(event: Event | null, seat: Seat): boolean {
  if (event === null) return false;
  switch (event.type) {
    case 'shot':
      return event.at === seat;
    case 'stolen':
      return event.from === seat;
    case 'victim-named':
      return event.victim === seat;
    case 'parried':
      return event.by === seat;
    default:
      return 'seat' in event && event.seat === seat;
  }
}
