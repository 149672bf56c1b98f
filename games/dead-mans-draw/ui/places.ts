// Which cards an event moves, each with where it was and where it goes.
import type { Card, Event, Place } from '@quarterdeck/dead-mans-draw';
import type { Scene } from './story/scene.ts';

/** The cards that an event moves, each with where it was and where it goes. */
export interface Flight {
  readonly card: Card;
  readonly from: Place | 'row' | 'fan';
  readonly to: Place | 'row' | 'fan' | 'known';
}

export function flightsOf(event: Event, scene: Scene): readonly Flight[] {
  switch (event.type) {
    case 'entered':
    case 'busted':
      return [{ card: event.card, from: origin(event, scene), to: 'row' }];
    case 'banked':
    case 'bonus-card':
      return [{ card: event.card, from: origin(event, scene), to: event.seat }];
    case 'shot':
      return event.cards.map((card) => ({ card, from: event.at, to: event.to }));
    case 'misfired':
      return [{ card: event.card, from: event.seat, to: 'discard' }];
    case 'shown':
      return event.cards.map((card) => ({ card, from: 'discard', to: 'fan' }));
    case 'foreseen':
      return event.cards.slice(scene.known.length).map((card) => ({ card, from: 'deck', to: 'known' }));
    case 'parried':
      return [{ card: event.card, from: 'row', to: 'discard' }];
    case 'carried-off':
      return [{ card: event.card, from: 'row', to: event.to }];
    case 'saved':
    case 'collected':
      return event.cards.map((card) => ({ card, from: 'row', to: event.seat }));
    case 'lost':
      return event.cards.map((card) => ({ card, from: 'row', to: event.to }));
    default:
      return [];
  }
}

function origin({ card, from }: { readonly card: Card; readonly from: Place }, { shown }: Scene): Flight['from'] {
  return from === 'discard' && shown.includes(card) ? 'fan' : from;
}
