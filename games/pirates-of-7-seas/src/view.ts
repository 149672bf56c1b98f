// What each seat sees: its own hand and choice, never another's; that somebody has chosen, and what only when it is called.
import { at, copy, type Rng, type Viewer } from '@quarterdeck/kernel';
import { ADVENTURES, type Adventure, CHARACTERS, type Character } from './data/cards.ts';
import { pointsOf } from './scoring.ts';
import type { Event, OpenFrame, Player, PlayerView, SeenChoice, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const sees = (seat: number) => viewer === 'all' || viewer === seat;
  const isOver = state.stack.length === 0;
  const players = state.players.map((player, seat) => (isOver || sees(seat) ? player : withoutHand(player)));
  return {
    viewer,
    fixed: state.fixed,
    stack: state.stack.map((frame) => viewFrame(frame, sees)),
    round: state.round,
    firstPlayer: state.firstPlayer,
    called: state.called,
    chosen: state.chosen.map((choice, seat) => (sees(seat) || isCalled(state, choice) ? choice : 'hidden')),
    roundsLeft: state.roundsLeft,
    players,
    undrawn: state.bag.length,
    aboveEnd: state.aboveEnd,
    unseen: cardsNotSeen(state, players),
    port: state.port,
    pile: state.pile,
    loot: state.loot,
    tray: state.tray,
    points: state.players.map(pointsOf),
  };
}

/** Whether this choice lies open, or none is made. */
export function isCalled({ called }: Pick<State, 'called'>, choice: Character | null): boolean {
  return choice === null || CHARACTERS.indexOf(choice) < called;
}

/** By name, so that a new field of a player is not seen by others before somebody decides so. */
function withoutHand(player: Player): PlayerView {
  const { chests, ships, guards, goods, talismans, yinYang, marks, corsairOf, doubleHold, unsinkable, hand, played } = player;
  const backs = hand.map(() => null);
  return { chests, ships, guards, goods, talismans, yinYang, marks, corsairOf, doubleHold, unsinkable, hand: backs, played };
}

function viewFrame(frame: State['stack'][number], sees: (seat: number) => boolean): OpenFrame {
  if (frame.kind !== 'choose-character') return frame;
  const chosen = frame.chosen.map((choice, seat): SeenChoice => (choice === null || sees(seat) ? choice : 'hidden'));
  return { kind: 'choose-character', chosen };
}

/** In the order of the card list, which says nothing. */
function cardsNotSeen({ pile }: State, players: readonly PlayerView[]): Adventure[] {
  const seen = new Set<Adventure | null>(pile);
  for (const { hand } of players) for (const card of hand) seen.add(card);
  return ADVENTURES.filter((card) => !seen.has(card));
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if ((event.type !== 'dealt' && event.type !== 'drew') || viewer === 'all' || viewer === event.seat) return event;
  return event.type === 'dealt' ? { ...event, card: null } : { ...event, card: null, ships: 0 };
}

/** Cards that the viewer cannot place are dealt again, and hidden choices are made again among those that could be. */
export function determinize(view: View, rng: Rng): State {
  const bag = shuffle(view.unseen, rng);
  return {
    stack: view.stack.map((frame) => copyFrame(frame, view, rng)),
    fixed: view.fixed,
    round: view.round,
    firstPlayer: view.firstPlayer,
    called: view.called,
    chosen: view.chosen.map((choice, seat) => (choice === 'hidden' ? imagineChoice(view, seat, view.called, rng) : choice)),
    roundsLeft: view.roundsLeft,
    players: view.players.map((player) => copyPlayer(player, bag)),
    bag,
    aboveEnd: view.aboveEnd,
    port: view.port,
    pile: view.pile.slice(),
    loot: {
      bag: { fruit: view.loot.bag.fruit, coffee: view.loot.bag.coffee, rum: view.loot.bag.rum, talisman: view.loot.bag.talisman },
      discard: {
        fruit: view.loot.discard.fruit,
        coffee: view.loot.discard.coffee,
        rum: view.loot.discard.rum,
        talisman: view.loot.discard.talisman,
      },
    },
    tray: view.tray.map(({ x, y, face, angle, owner, hit }) => ({ x, y, face, angle, owner, hit })),
  };
}

function shuffle(cards: readonly Adventure[], rng: Rng): Adventure[] {
  const deck = cards.slice();
  for (let i = deck.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const card = at(deck, i);
    deck[i] = at(deck, j);
    deck[j] = card;
  }
  return deck;
}

/** Any character that this seat has in hand and that has not been called yet. */
function imagineChoice({ players }: View, seat: number, called: number, rng: Rng): Character {
  const { played } = at(players, seat);
  const possible: Character[] = [];
  for (let i = called; i < CHARACTERS.length; i++) {
    const character = at(CHARACTERS, i);
    if (!played.includes(character)) possible.push(character);
  }
  return at(possible, rng.below(possible.length));
}

// Copied by name: each of these sees one shape, which is what makes it fast.

function copyFrame(frame: OpenFrame, view: View, rng: Rng): State['stack'][number] {
  if (frame.kind === 'round') return { kind: 'round', queue: frame.queue.slice() };
  if (frame.kind !== 'choose-character') return copy(frame);
  const chosen = frame.chosen.map((choice, seat) => (choice === 'hidden' ? imagineChoice(view, seat, 0, rng) : choice));
  return { kind: 'choose-character', chosen };
}

function copyPlayer(player: PlayerView, bag: Adventure[]): Player {
  const { goods, hand } = player;
  return {
    chests: player.chests,
    ships: player.ships,
    guards: player.guards,
    goods: { fruit: goods.fruit, coffee: goods.coffee, rum: goods.rum },
    talismans: player.talismans,
    yinYang: player.yinYang,
    marks: player.marks,
    corsairOf: player.corsairOf.slice(),
    doubleHold: player.doubleHold,
    unsinkable: player.unsinkable,
    hand: hand.map((card) => card ?? dealt(bag)),
    played: player.played.slice(),
  };
}

function dealt(bag: Adventure[]): Adventure {
  const card = bag.pop();
  if (card === undefined) throw new Error('the view speaks of more cards than there are');
  return card;
}
