// What an event does to the table: told event by event, the scene comes to what the view shows.
import { type Bank, type Card, cardValue, type Event, type Place, suitNumber } from '@quarterdeck/dead-mans-draw';
import type { Scene } from './scene.ts';

/** The table after an event. What an event leaves open, such as who keeps what at a bust, the view says later. */
export function afterEvent(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'first-player':
      return { ...scene, active: event.seat };
    case 'turn-began':
      return { ...scene, active: event.seat, debt: 0 };
    case 'entered':
      return entered(taken(scene, event.card, event.from), event.card);
    case 'busted':
      return { ...taken(scene, event.card, event.from), clash: event.card };
    case 'banked':
      return given(taken(scene, event.card, event.from), [event.card], event.seat);
    case 'bonus-card':
      return given(taken(scene, event.card, event.from), [event.card], event.seat);
    case 'demanded':
      return { ...scene, debt: event.debt };
    case 'shot':
      return given(
        event.cards.reduce((before, card) => taken(before, card, event.at), scene),
        event.cards,
        event.to,
      );
    case 'misfired':
      return given(taken(scene, event.card, event.seat), [event.card], 'discard');
    case 'shown':
      return { ...scene, shown: event.cards, discard: event.cards.reduce(without, scene.discard) };
    case 'foreseen':
      return { ...scene, known: event.cards.length > scene.known.length ? event.cards : scene.known };
    case 'parried':
      return given(leftRow(scene, [event.card]), [event.card], 'discard');
    case 'repeated':
      return repeated(scene, event.card);
    case 'carried-off':
      return given(leftRow(scene, [event.card]), [event.card], event.to);
    case 'fizzled':
      return event.suit === 'map' ? mapPutAway(scene) : scene;
    case 'saved':
      return given(leftRow(scene, event.cards), event.cards, event.seat);
    case 'lost':
      return given({ ...leftRow(scene, event.cards), clash: null }, event.cards, event.to);
    case 'collected':
      return given(leftRow(scene, event.cards), event.cards, event.seat);
    default:
      return scene;
  }
}

function entered(scene: Scene, card: Card): Scene {
  return { ...scene, area: [...scene.area, { card, kept: false }], debt: Math.max(0, scene.debt - 1) };
}

function repeated(scene: Scene, card: Card): Scene {
  const entry = scene.area.find((other) => other.card === card);
  return entry === undefined ? scene : { ...scene, area: [...scene.area.filter((other) => other !== entry), entry] };
}

/** The scene without a card that leaves a pile or a bank; a map's other cards go back when one of them is taken. */
function taken(scene: Scene, card: Card, from: Place): Scene {
  if (from === 'deck') return { ...scene, pile: scene.pile - 1, known: scene.known.slice(1) };
  if (from === 'discard') return { ...mapPutAway(scene), discard: without([...scene.discard, ...scene.shown], card) };
  const banks = scene.banks.map((bank, seat) => (seat === from ? bank.map((stack) => without(stack, card)) : bank));
  return { ...scene, banks };
}

function mapPutAway(scene: Scene): Scene {
  return { ...scene, discard: [...scene.discard, ...scene.shown], shown: [] };
}

function given(scene: Scene, cards: readonly Card[], to: Place): Scene {
  if (to === 'discard') return { ...scene, discard: [...scene.discard, ...cards] };
  return { ...scene, banks: scene.banks.map((bank, seat) => (seat === to ? cards.reduce(banked, bank) : bank)) };
}

function banked(bank: Bank, card: Card): Bank {
  const byValue = (a: Card, b: Card) => cardValue(a) - cardValue(b);
  return bank.map((stack, suit) => (suit === suitNumber(card) ? [...stack, card].sort(byValue) : stack));
}

function leftRow(scene: Scene, cards: readonly Card[]): Scene {
  return { ...scene, area: scene.area.filter(({ card }) => !cards.includes(card)) };
}

function without(cards: readonly Card[], card: Card): Card[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards.slice() : cards.toSpliced(place, 1);
}
