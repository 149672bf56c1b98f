// Which sentence is said, for all languages alike.
import { at, type GameText, type MoveOf, type Names, type Occasion, type Seat } from '@quarterdeck/kernel';
import { bankSize, stackOf } from '../src/bank.ts';
import type { Card } from '../src/data/cards.ts';
import type { Suit } from '../src/data/suits.ts';
import type { Trait } from '../src/data/traits.ts';
import { isSureBust } from '../src/peril.ts';
import { stackCard } from '../src/phases/cannon.ts';
import { canCollect } from '../src/phases/turn.ts';
import type { DeadMansDraw, Options, Place, View } from '../src/types.ts';
import type { Phrases, Ways } from './phrases.ts';
import type { Words } from './words.ts';

type Text = GameText<DeadMansDraw>;
type Chosen<K extends 'prompts' | 'moves' | 'events'> = Omit<Text[K], keyof Phrases[K]>;
type Move = MoveOf<DeadMansDraw>;

export function say({ ways, ...phrases }: Phrases): Text {
  return {
    ...phrases,
    prompts: { ...phrases.prompts, ...promptsOf(ways) },
    moves: { ...phrases.moves, ...movesOf(ways, phrases.own) },
    events: { ...phrases.events, ...eventsOf(ways, phrases.own) },
  };
}

function promptsOf(ways: Ways): Chosen<'prompts'> {
  return {
    turn: ({ view }) => turnPrompt(ways, view),
    map: ({ view }) => (view.traits[view.turn.seat] === 'navigator' ? ways.mapOfPile : ways.mapOfShown),
  };
}

function turnPrompt(ways: Ways, view: View): string {
  const [next] = view.known;
  if (!canCollect(view)) return view.turn.hasDrawn ? ways.drawAgain : ways.firstDraw;
  if (next !== undefined) return ways.drawKnownOrStop(next);
  return view.area.length > 0 ? ways.drawOrCollect : ways.drawOrStop;
}

function movesOf(ways: Ways, own: Words): Chosen<'moves'> {
  const label = (move: Move, card: string, { view }: Occasion<DeadMansDraw>) =>
    isSureBust(view, move) ? `${card} (${ways.busts})` : card;
  const cardName = ({ card }: { readonly card: Card }) => own.card(card);
  return {
    'deal-trait': ({ trait }) => own.traits[trait].name,
    victim: ({ seat }, { names }) => names(seat),
    card: cardName,
    show: cardName,
    foresee: cardName,
    repeat: cardName,
    bonus: cardName,
    loot: cardName,
    draw: (_move, { view: { known } }) => (known[0] === undefined ? ways.draw : ways.drawKnown(known[0])),
    collect: (_move, { view: { area } }) => (area.length === 0 ? ways.endTurn : ways.collect(area.length)),
    hook: (move, now) => label(move, target(now.view, now.view.turn.seat, move.suit, own), now),
    shoot: ({ seat, suit }, { view, names }) => `${names(seat)}: ${shotAt(view, seat, suit, own)}`,
    misfire: ({ suit }, { view }) => target(view, view.turn.seat, suit, own),
    place: (move, now) => label(move, own.card(move.card), now),
    steal: (move, now) => `${now.names(move.seat)}: ${label(move, target(now.view, move.seat, move.suit, own), now)}`,
    plunder: ({ seat }, { view, names }) => `${names(seat)}: ${ways.cards(bankSize(at(view.banks, seat)))}`,
  };
}

/** The card that would leave a stack; by its suit alone where there is none. */
function target(view: View, seat: Seat, suit: Suit, own: Words): string {
  const isThere = stackOf(at(view.banks, seat), suit).length > 0;
  return isThere ? own.card(stackCard(view, seat, suit)) : own.suits[suit].name;
}

/** What a cannon would hit: the Master Gunner fires at whole stacks (D4.6). */
function shotAt(view: View, seat: Seat, suit: Suit, own: Words): string {
  const size = stackOf(at(view.banks, seat), suit).length;
  const isWhole = size > 1 && view.traits[view.turn.seat] === 'master-gunner';
  return isWhole ? `${own.suits[suit].name} × ${size}` : target(view, seat, suit, own);
}

function eventsOf(ways: Ways, own: Words): Chosen<'events'> {
  return {
    'trait-dealt': ({ seat, trait }, names) => (trait === null ? '' : ways.traitDealt(names(seat), own.traits[trait].name)),
    'traits-revealed': ({ traits }, names) =>
      ways.traitsRevealed(traits.map((trait, seat) => `${names(seat)}: ${traitName(ways, own, trait)}.`)),
    drawn: ({ seat, card, forced }, names) => (forced ? ways.drawnForKraken(names(seat), card) : ways.drawn(names(seat), card)),
    entered: (event, names) => arrival(ways, event, names),
    banked: (event, names) => sentences(arrival(ways, event, names), ways.banked(event.card, names(event.seat))),
    shot: ({ seat, at: hit, cards, to }, names) => ways.shot(names(seat), names(hit), leaving(ways, cards, to, names)),
    'carried-off': ({ seat, card, to }, names) =>
      to === seat ? ways.carriedOffByOwner(card, names(to)) : ways.carriedOff(card, names(to)),
    busted: (event, names) => sentences(arrival(ways, event, names), ways.busted(event.card, event.against)),
    lost: ({ cards, to }, names) => `${capital(leaving(ways, cards, to, names))}.`,
    collected: ({ seat, cards }, names) =>
      cards.length === 0 ? ways.collectedNothing(names(seat)) : ways.collected(names(seat), cards),
    'bonus-card': ({ seat, card, from }, names) => ways.bonusCard(names(seat), placed(ways.outOf, from, names), card),
  };
}

function traitName({ noTrait }: Ways, { traits }: Words, trait: Trait | null): string {
  return trait === null ? noTrait : traits[trait].name;
}

interface Arrival {
  readonly seat: Seat;
  readonly card: Card;
  readonly from: Place;
}

/** How a card comes in. A draw and a theft have had a line of their own by now; hook and map have not. */
function arrival(ways: Ways, { seat, card, from }: Arrival, names: Names): string {
  if (from === seat) return ways.hooked(names(seat), card);
  return from === 'discard' ? ways.takenByMap(names(seat), card) : '';
}

function leaving(ways: Ways, cards: readonly Card[], to: Place, names: Names): string {
  const into = placed(ways.into, to, names);
  return cards.length === 1 ? ways.goes(cards, into) : ways.go(cards, into);
}

function placed(places: Ways['into'], place: Place, names: Names): string {
  return typeof place === 'number' ? places.bank(names(place)) : places[place];
}

/** The sentences that say something, one after the other. */
function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type Deck = Options['deck'];

/** D5.2: in one deck mermaids have an ability. */
export function abilityOf(words: Words, suit: Suit, deck: Deck): string {
  return suit === 'mermaid' && deck === 'mermaid-ability' ? words.mermaidAbility : words.suits[suit].ability;
}

/** D5.4: there Casanova is another. */
export function traitText(words: Words, trait: Trait, deck: Deck): string {
  return trait === 'casanova' && deck === 'mermaid-ability' ? words.casanovaInMermaidDeck : words.traits[trait].text;
}
