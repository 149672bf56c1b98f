// Dead Man's Draw in English.
import { at, counter, type Names } from '@quarterdeck/kernel';
import { bankSize } from '../src/bank.ts';
import type { Card } from '../src/data/cards.ts';
import { canCollect } from '../src/phases/turn.ts';
import type { Place } from '../src/types.ts';
import { cover } from './cover.ts';
import { arrival, hooked, type Labels, ownTop, sentences, shotAt, stolen, suitNamed, warned } from './story.ts';
import type { Words } from './types.ts';
import { cardName, casanovaInMermaidDeck, mermaidAbility, suits, traits, variants } from './words-en.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');
const CARDS = { one: 'card', other: 'cards' };
const labels: Labels = { suit: (suit) => suits[suit].name, card: cardName, busts: 'busts' };

function cardList(cards: readonly Card[]): string {
  return and.format(cards.map(cardName));
}

function placeName(place: Place, names: Names): string {
  if (typeof place === 'number') return `${names(place)}'s bank`;
  return place === 'deck' ? 'the draw pile' : 'the discard pile';
}

/** "go" for several, "goes" for one. */
function go(cards: readonly Card[]): string {
  return cards.length === 1 ? 'goes' : 'go';
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Lots are drawn for who begins.',
  'deal-traits': () => 'Everybody is dealt two pirate traits.',
  'choose-trait': () => 'Which of your two traits do you keep?',
  'name-victim': () => "Davy Jones' Locker: whose lost loot shall be yours?",
  turn({ view }) {
    const [next] = view.known;
    if (!canCollect(view)) return view.turn.hasDrawn ? 'Nothing to collect yet: draw again.' : 'Your turn: draw a card.';
    if (next !== undefined) return `${cardName(next)} comes next: draw it, or stop here?`;
    return view.area.length > 0 ? 'Draw again, or collect?' : 'Nothing in the play area: draw again, or stop here?';
  },
  'draw-card': () => 'The top card of the draw pile is turned over.',
  hook: () => 'Hook: which card do you pull out of your bank?',
  'second-hook': () => "The Captain's Hook is thrown once more.",
  cannon: () => 'Cannon: which stack do you fire at?',
  misfire: () => 'Misfire: which card of your own bank do you lose?',
  'shuffle-discard': () => 'Map: cards of the discard pile are turned up.',
  map: ({ view }) =>
    view.traits[view.turn.seat] === 'navigator'
      ? 'Map: which card of the discard pile enters the play area?'
      : 'Map: which of these cards enters the play area?',
  oracle: () => 'Oracle: the top of the draw pile is turned over.',
  sword: () => 'Sword: which card do you steal?',
  mermaid: () => 'Mermaid: which card played before her do you choose?',
  bonus: () => 'Key and chest: bonus cards are drawn from the discard pile.',
  plunder: () => 'Key and chest: whose bank do you plunder?',
  loot: () => 'Plunderer: which card do you take?',
  bust: () => 'Bust: what is not saved is lost.',
  'turn-end': () => 'The turn is over.',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `${names(seat)} begins`,
  'deal-trait': ({ trait }) => traits[trait].name,
  keep: ({ trait }) => `Keep ${traits[trait].name}`,
  victim: ({ seat }, { names }) => names(seat),
  draw: (_move, { view }) => (view.known[0] === undefined ? 'Draw' : `Draw ${cardName(view.known[0])}`),
  collect: (_move, { view }) => (view.area.length === 0 ? 'End the turn' : `Collect ${count(view.area.length, CARDS)}`),
  card: ({ card }) => cardName(card),
  hook: ({ suit }, { view }) => hooked(view, suit, labels),
  shoot: ({ seat, suit }, { view, names }) => `${names(seat)}: ${shotAt(view, seat, suit, labels)}`,
  misfire: ({ suit }, { view }) => ownTop(view, suit, labels),
  show: ({ card }) => cardName(card),
  place: ({ card }, { view }) => warned(view, card, 'discard', labels),
  foresee: ({ card }) => cardName(card),
  steal: ({ seat, suit }, { view, names }) => `${names(seat)}: ${stolen(view, seat, suit, labels)}`,
  repeat: ({ card }) => cardName(card),
  bonus: ({ card }) => cardName(card),
  plunder: ({ seat }, { view, names }) => `${names(seat)}: ${count(bankSize(at(view.banks, seat)), CARDS)}`,
  loot: ({ card }) => cardName(card),
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `${names(seat)} begins.`,
  'trait-dealt': ({ seat, trait }, names) => (trait === null ? '' : `${names(seat)} is dealt ${traits[trait].name}.`),
  'trait-chosen': ({ seat }, names) => `${names(seat)} keeps a trait, face down for now.`,
  'traits-revealed': (event, names) =>
    `Traits are shown. ${event.traits.map((trait, seat) => `${names(seat)}: ${trait === null ? 'none' : traits[trait].name}.`).join(' ')}`,
  'victim-named': ({ seat, victim }, names) => `${names(seat)} opens Davy Jones' Locker for ${names(victim)}.`,
  'turn-began': ({ seat }, names) => `${names(seat)} is on turn.`,
  drawn: ({ seat, card, forced }, names) => `${forced ? 'The kraken holds on: ' : ''}${names(seat)} draws ${cardName(card)}.`,
  entered: (event, names) => arrival(event, ...ways(names(event.seat), event.card)),
  banked: (event, names) =>
    sentences(
      arrival(event, ...ways(names(event.seat), event.card)),
      `${cardName(event.card)} goes straight to ${names(event.seat)}'s bank.`,
    ),
  demanded: ({ debt }) => `The kraken demands ${count(debt, { one: 'more card', other: 'more cards' })}.`,
  shot({ seat, at: target, cards, to }, names) {
    return `${names(seat)} fires at ${names(target)}: ${cardList(cards)} ${go(cards)} to ${placeName(to, names)}.`;
  },
  misfired: ({ seat, card }, names) => `Misfire! ${names(seat)} loses ${cardName(card)} to the discard pile.`,
  shown: ({ seat, cards }, names) => `${names(seat)} reads the map: ${cardList(cards)}.`,
  foreseen: ({ cards }) => `The oracle turns over ${cardList(cards)} on top of the draw pile.`,
  stolen: ({ seat, from, card }, names) => `${names(seat)} steals ${cardName(card)} from ${names(from)}.`,
  parried: ({ seat, by, card }, names) =>
    `${names(by)} parries: ${names(seat)} finds no kraken to steal, and ${cardName(card)} is discarded.`,
  repeated: ({ seat, card }, names) => `The mermaid sings, and ${names(seat)} plays ${cardName(card)} once more.`,
  'carried-off': ({ seat, card, to }, names) =>
    `The mermaid sings, and ${cardName(card)} goes ${to === seat ? 'straight ' : ''}to ${names(to)}'s bank.`,
  fizzled: ({ suit }) => `The ${suits[suit].name.toLowerCase()} comes to nothing.`,
  busted: (event, names) =>
    sentences(
      arrival(event, ...ways(names(event.seat), event.card)),
      `Bust! ${cardName(event.card)} clashes with ${cardName(event.against)}.`,
    ),
  saved: ({ seat, cards }, names) => `${names(seat)} saves ${cardList(cards)}.`,
  lost: ({ cards, to }, names) => `${cardList(cards)} ${go(cards)} to ${placeName(to, names)}.`,
  collected: ({ seat, cards }, names) =>
    cards.length === 0
      ? `${names(seat)} stops with nothing to collect.`
      : `${names(seat)} collects ${count(cards.length, CARDS)}: ${cardList(cards)}.`,
  'bonus-card': ({ seat, card, from }, names) =>
    `${names(seat)} takes a bonus card from ${placeName(from, names)}: ${cardName(card)}.`,
  ended: () => 'The game is over.',
};

/** How a hook and a map bring a card in. */
function ways(name: string, card: Card): [hooked: string, mapped: string] {
  return [`${name} hooks ${cardName(card)} out of the bank.`, `${name} takes ${cardName(card)} from the discard pile.`];
}

const refusals: Words['refusals'] = {
  'draw-first': () => 'A turn begins with a draw.',
  'nothing-to-collect': () => 'There is nothing in the play area to collect.',
  'hook-empty-stack': () => 'Your bank has no card of this suit to hook.',
  'no-such-stack': () => 'That bank has no such card.',
  'own-bank': () => "It has to be an opponent's bank, not your own.",
  'sword-own-suit': () => 'Your bank has this suit already: the sword steals only what it lacks.',
  'parry-kraken-only': () => 'The sword is parried: it can only steal a kraken from the one who parries.',
  'would-bust': () => 'It would bust you, and this table plays with safe choices.',
  'not-shown': () => 'That card is not among those to choose from.',
  'not-offered-trait': () => 'You were not dealt this trait.',
  'not-an-opponent': () => 'The Locker waits for an opponent, not for its owner.',
  'mermaid-itself': () => 'A mermaid cannot choose herself.',
  'mermaid-on-mermaid': () => 'A mermaid cannot choose a mermaid, or the song would never end.',
};

const options: Words['options'] = {
  deck: {
    title: 'Deck',
    help: 'In the mermaid deck mermaids run from 2 to 7 and have a card played again; the Siren joins the traits.',
    values: { standard: 'Standard', 'mermaid-ability': 'Mermaids with an ability' },
  },
  traits: { title: 'Pirate traits', help: 'Everybody is dealt two traits and keeps one, which lasts all game.', values: null },
  variant: {
    title: 'Variant',
    help: 'At most one variant changes how loot is lost or how the game is won.',
    values: {
      none: variants.none.name,
      'thieves-island': variants['thieves-island'].name,
      'pile-o-treasure': variants['pile-o-treasure'].name,
      'sudden-death': variants['sudden-death'].name,
      'all-hands-on-deck': variants['all-hands-on-deck'].name,
      'strange-lands': variants['strange-lands'].name,
      'beneath-the-waves': variants['beneath-the-waves'].name,
      'bottom-feeder': variants['bottom-feeder'].name,
    },
  },
  safeChoices: {
    title: 'Safe choices',
    help: 'Hook, sword and map offer only cards that do not bust you, as in the digital game.',
    values: null,
  },
  anchoredCombo: {
    title: 'Anchored treasure',
    help: 'Key and chest that an anchor or a trait saves from a bust bring their bonus.',
    values: null,
  },
  bonusAfterBust: {
    title: 'Bonus after a bust',
    help: 'Whether lost cards are already in the discard pile when the bonus of an anchored treasure is drawn.',
    values: { 'before-discarding': 'Bonus first', 'after-discarding': 'Discard first' },
  },
  directToBank: {
    title: 'Casanova and Fisherman',
    help: 'Which mermaids and krakens go straight to the bank.',
    values: { 'any-source': 'From anywhere', 'draw-pile': 'From the draw pile only' },
  },
  plunder: {
    title: "Plunderer's loot",
    help: "How the Plunderer's bonus cards are picked from the bank.",
    values: { random: 'At random', choice: 'By the Plunderer' },
  },
  secondKraken: {
    title: 'Second kraken',
    help: 'What a kraken demands while another is still hungry.',
    values: { overlap: 'The larger demand counts', add: 'The demands add up' },
  },
  emptyCollect: {
    title: 'Stopping with nothing',
    help: 'After the first draw a turn may end although the play area is empty.',
    values: null,
  },
  misfire: {
    title: 'Misfire',
    help: 'Whether a cannon that misfires still hits an opponent.',
    values: { instead: 'It misfires only', besides: 'It hits and misfires' },
  },
  nobodyBelow: {
    title: 'All drowned',
    help: 'Beneath the Waves, when nobody stays below the limit.',
    values: { lowest: 'The lowest score wins', draw: 'All share the win' },
  },
  components: {
    title: 'Figures of the box',
    help: 'Card values and other figures, for an owner of the box who wants to correct them.',
    values: null,
  },
};

const lines: Words['lines'] = {
  suit: ({ suit, cards }) => `${suits[suitNamed(suit)].name}: the highest of ${count(Number(cards), CARDS)}`,
  'whole-suit': ({ suit, cards }) => `${suits[suitNamed(suit)].name}: ${count(Number(cards), CARDS)}`,
  'golden-scales': ({ mermaids }) => `Golden Scales: ${count(Number(mermaids), { one: 'mermaid', other: 'mermaids' })}`,
  'missing-suits': ({ missing }) => count(Number(missing), { one: 'missing suit', other: 'missing suits' }),
};

export const en: Words = {
  ...cover.en,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  suits,
  traits,
  variants,
  mermaidAbility,
  casanovaInMermaidDeck,
  card: cardName,
  own: null,
};
