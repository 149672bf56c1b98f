// What lies on the table, as the board shows it. While events are told it runs behind the view: each event moves on
// what it speaks of, and at the end the view has the last word.
import {
  type Bank,
  type Card,
  cardValue,
  type Entry,
  type Event,
  type Place,
  pileSize,
  scoreOf,
  suitNumber,
  type View,
} from '@quarterdeck/dead-mans-draw';

export interface Scene {
  /** Cards in the draw pile, known ones included. */
  readonly pile: number;
  readonly known: readonly Card[];
  readonly discard: readonly Card[];
  readonly area: readonly Entry[];
  /** The card that has just busted the row, until what is lost is gone. */
  readonly clash: Card | null;
  /** Cards turned up by a map. */
  readonly shown: readonly Card[];
  readonly banks: readonly Bank[];
  readonly debt: number;
  readonly active: number;
}

export function sceneOf(view: View): Scene {
  const shown = view.stack.flatMap((frame) => ('shown' in frame ? frame.shown : []));
  const wreck = view.stack.flatMap((frame) => (frame.kind === 'bust' ? frame.lost : []));
  return {
    pile: pileSize(view),
    known: view.known,
    discard: view.discard,
    area: wreck.length > 0 ? wreck.slice(0, -1).map((card) => ({ card, kept: false })) : view.area,
    clash: wreck.at(-1) ?? null,
    shown,
    banks: view.banks,
    debt: view.turn.debt,
    active: view.turn.seat,
  };
}

/** What the banks on the table are worth, by the count that the view plays with. */
export function scoresIn({ banks }: Scene, { fixed, traits }: View): readonly number[] {
  return banks.map((_, seat) => scoreOf({ banks, fixed, traits }, seat));
}

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
