// What an event spoke of, so that pointing at a line of the log shows it on the table.
import type { Seat } from '@quarterdeck/kernel';
import type { Adventure, Character, Event } from '@quarterdeck/pirates-of-7-seas';

export function isSpotSeat(event: Event | null, seat: Seat): boolean {
  if (event === null) return false;
  if ('seat' in event) return event.seat === seat;
  if ('seats' in event) return event.seats.includes(seat);
  if ('firstPlayer' in event) return event.firstPlayer === seat;
  return 'owner' in event ? event.owner === seat : 'survivors' in event && (event.survivors[seat] ?? 0) > 0;
}

export function isSpotCharacter(event: Event | null, character: Character): boolean {
  return event !== null && 'character' in event && event.character === character;
}

export function isSpotCard(event: Event | null, card: Adventure): boolean {
  if (event === null) return false;
  if ('curse' in event) return event.curse === card;
  if ('port' in event) return event.port === card;
  return 'card' in event && event.card === card;
}

export function isSpotDie(event: Event | null, place: number): boolean {
  if (event === null) return false;
  if (event.type === 'fought') return event.red === place || event.pirate === place;
  return event.type === 'drawn-in' && event.dice.includes(place);
}

const TRAY_EVENTS: readonly Event['type'][] = ['thrown', 'raid-over', 'nobody-sailed', 'rolled', 'winnings-given'];

export function isSpotTray(event: Event | null): boolean {
  return event !== null && TRAY_EVENTS.includes(event.type);
}

const DECK_EVENTS: readonly Event['type'][] = ['drew', 'dealt', 'end-drawn'];

export function isSpotDeck(event: Event | null): boolean {
  return event !== null && DECK_EVENTS.includes(event.type);
}

const LOOT_EVENTS: readonly Event['type'][] = ['looted', 'loot-reshuffled', 'loaded', 'discarded'];

export function isSpotLoot(event: Event | null): boolean {
  return event !== null && LOOT_EVENTS.includes(event.type);
}
