// A tiny language for the tests: a position in words, what is played from it, and what then lies where.
// Cards are named by their faces; a second one of a face is `rum#2`. `?rum` on a share is a card that nobody has looked at, and
// `beer@1` one that seat 1 has seen (everybody has seen what lies open, the owner what lies face down before him).
import assert from 'node:assert/strict';
import {
  type Actor,
  at,
  legalMoves,
  type MoveOf,
  parseMove,
  parseOptions,
  parseSeats,
  play,
  refusal,
  type Seat,
  scores,
  settle,
  start,
  take,
  top,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { endOf, moveOf, reasonFor, seatAsked, waitingFor } from '@quarterdeck/testkit';
import {
  BACKS,
  type Back,
  type Captain,
  type Card,
  deckSize,
  type Event,
  FACES,
  type Face,
  lootCard,
  type Options,
  type SeaOfClouds,
  type SeenBy,
  type State,
  seaOfClouds,
  type View,
} from '../src/index.ts';
import { SEEN_BY_ALL, UNSEEN } from '../src/knowledge.ts';

/** What lies before a captain, in faces. */
export type Board = Partial<Record<'crew' | 'rum' | 'relics' | 'objects' | 'secrets', string>> & { readonly doubloons?: number };

/** A table in the middle of a game. What is not named is empty; cards that are not named are in the deck. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly island?: number;
  readonly hat?: Seat;
  readonly parrot?: Seat;
  readonly captains?: readonly Board[];
  readonly shares?: readonly string[];
  readonly doubloons?: readonly number[];
  readonly chest?: number;
  /** The back of the top card; null: the deck is empty. */
  readonly top?: Back | null;
  /** Nothing lies below the top card. */
  readonly lastCard?: boolean;
  /** Who begins a turn now, or that all have had theirs on this island. */
  readonly turn?: Seat | 'over';
}

/** Each play returns the scene itself, so that a turn can be told in one line. */
export interface Scene {
  /** Chance shows these faces to the captain who looks. */
  sees(...faces: readonly string[]): Scene;
  takes(...faces: readonly string[]): Scene;
  leaves(...faces: readonly string[]): Scene;
  /** The one who is waited for answers, cards named by their faces. */
  chooses(...phrases: readonly string[]): Scene;
  chance(...phrases: readonly string[]): Scene;
  /** The backs that come up next in the deck; without them it is rum while there is some. */
  backs(...backs: readonly Back[]): Scene;

  /** Who is asked for what: `0 divide-loot`, `chance look`; at the end `over`. */
  waiting(): string;
  legal(): string[];
  /** Why a move is refused, and the rule that says so: `not-defeated C4.9`. */
  refused(phrase: string): string;
  card(name: string): Card;
  /** The cards of a zone by their faces, in their order. */
  zone(seat: Seat, zone: keyof Omit<Captain, 'doubloons'>): string;
  /** The cards of a share: faces, or backs of what nobody has looked at. */
  share(space: number): string;
  doubloons(seat: Seat): number;
  onShare(space: number): number;
  gone(): string;
  deck(): number;
  events(): readonly Event[];
  happened(type: Event['type']): boolean;
  last(type: Event['type']): Event | undefined;
  view(viewer?: Viewer): View;
  state(): State;

  // When the game is over:
  scores(): number[];
  places(): readonly number[];
  winners(): readonly Seat[];
  /** The score sheet of a seat: `rum premium-rum 9`. */
  sheet(seat: Seat): string[];
}

export function scene(position: Position = {}): Scene {
  return playedFrom(stateOf(position));
}

/** A new game, before anything has been drawn. */
export function opening({ seats = 2, options = {} }: Pick<Position, 'seats' | 'options'> = {}): Scene {
  const parsed = parseOptions(seaOfClouds, options);
  return playedFrom(start(seaOfClouds, parsed, parseSeats(seaOfClouds, parsed, seats)));
}

/** A game at its end, to be counted. */
export function ending(position: Position): Scene {
  const { seats = 2 } = position;
  return scene({ turn: 'over', ...position, island: seats === 4 ? 12 : 15 });
}

function words(phrase: string | undefined): string[] {
  return (phrase ?? '').split(' ').filter(Boolean);
}

function faceFrom(word: string): Face {
  const face = FACES.find((known) => known === word);
  assert.ok(face !== undefined, `'${word}' is not a card`);
  return face;
}

function backFrom(word: string): Back {
  const back = BACKS.find((known) => known === word);
  assert.ok(back !== undefined, `'${word}' is not a back`);
  return back;
}

function stateOf(position: Position): State {
  const { seats = 2, options = {}, captains = [], shares = [], turn = 0, top: back = 'rum' } = position;
  const state = seaOfClouds.setup(parseOptions(seaOfClouds, options), seats);
  state.island = position.island ?? 1;
  state.hat = position.hat ?? 0;
  state.parrot = position.parrot ?? 0;
  state.chest = position.chest ?? 0;
  state.captains.forEach((captain, seat) => {
    layBoard(state, captain, seat, captains[seat] ?? {});
  });
  state.spaces.forEach((share, space) => {
    share.cards = words(shares[space]).map((word) => shareCard(state, word));
    share.doubloons = position.doubloons?.[space] ?? 0;
  });
  if (back !== null) turnUp(state, back);
  if (back === null || position.lastCard) state.deck = { rum: 0, relic: 0, object: 0, pirate: 0 };
  const turns = turn === 'over' ? seats : ((turn - state.hat + seats) % seats) + 1;
  state.stack = [{ kind: 'round', turns, boarded: false }];
  if (turn !== 'over') state.stack.push({ kind: 'divide-loot', seat: turn, space: 0, looked: false });
  return state;
}

function layBoard(state: State, captain: Captain, seat: Seat, board: Board): void {
  for (const zone of ['crew', 'relics', 'objects'] as const)
    captain[zone] = words(board[zone]).map((face) => newCard(state, faceFrom(face), SEEN_BY_ALL));
  for (const zone of ['rum', 'secrets'] as const)
    captain[zone] = words(board[zone]).map((word) => seenCard(state, word, 1 << seat));
  captain.doubloons = board.doubloons ?? 0;
}

function shareCard(state: State, word: string): Card {
  if (!word.startsWith('?')) return seenCard(state, word, UNSEEN);
  const back = backFrom(word.slice(1));
  state.deck[back] -= 1;
  return pushCard(state, back, null, UNSEEN);
}

/** `beer@1` is seen by seat 1 as well, `beer@01` by two. */
function seenCard(state: State, word: string, seenBy: SeenBy): Card {
  const [face = '', seats = ''] = word.split('@');
  const also = [...seats].reduce((bits, seat) => bits | (1 << Number(seat)), seenBy);
  assert.notEqual(also, UNSEEN, `${word}: who has seen it?`);
  return newCard(state, faceFrom(face), also);
}

function newCard(state: State, face: Face, seenBy: SeenBy): Card {
  const { back } = lootCard(state, face);
  take(state.bag[back], face);
  state.deck[back] -= 1;
  return pushCard(state, back, face, seenBy);
}

function pushCard(state: State, back: Back, face: Face | null, seenBy: SeenBy): Card {
  state.backs.push(back);
  state.faces.push(face);
  state.seenBy.push(seenBy);
  return state.backs.length - 1;
}

function turnUp(state: State, back: Back): void {
  state.deck[back] -= 1;
  state.top = back;
}

function playedFrom(first: State): Scene {
  let state = structuredClone(first);
  const events: Event[] = [];
  const coming: Back[] = [];
  settle(seaOfClouds, state, (event) => events.push(event));
  const box = seaOfClouds.census(state);
  const t: Scene = {
    sees: (...faces) => each(faces, (face) => go('chance', `face ${facing()} ${face}`)),
    takes: (...faces) => t.sees(...faces).chooses('take'),
    leaves: (...faces) => t.sees(...faces).chooses('leave'),
    chooses: (...phrases) => each(phrases, (phrase) => go(seatAsked(seaOfClouds, state), phrase)),
    chance: (...phrases) => each(phrases, (phrase) => go('chance', phrase)),
    backs(...backs) {
      coming.push(...backs);
      return t;
    },

    waiting: () => waitingFor(seaOfClouds, state),
    legal: () => legalMoves(seaOfClouds, state, at(waiting(seaOfClouds, state), 0)).map((move) => named(move)),
    refused: (phrase) => reasonFor(refusal(seaOfClouds, state, seatAsked(seaOfClouds, state), moveFrom(phrase))),
    card: cardNamed,
    zone: (seat, zone) => faces(at(state.captains, seat)[zone]),
    share: (space) => faces(at(state.spaces, space).cards),
    doubloons: (seat) => at(state.captains, seat).doubloons,
    onShare: (space) => at(state.spaces, space).doubloons,
    gone: () => faces(state.gone),
    deck: () => deckSize(state),
    events: () => events,
    happened: (type) => events.some((event) => event.type === type),
    last: (type) => events.findLast((event) => event.type === type),
    view: (viewer = 'spectator') => seaOfClouds.view(state, viewer),
    state: () => state,

    scores: () => scores(endOf(seaOfClouds, state)),
    places: () => endOf(seaOfClouds, state).places,
    winners: () => endOf(seaOfClouds, state).winners,
    sheet: (seat) =>
      at(endOf(seaOfClouds, state).sheets, seat).map(
        ({ line, points, params }) => `${line} ${params?.['card'] ?? params?.['count']} ${points}`,
      ),
  };
  return t;

  function each(phrases: readonly string[], act: (phrase: string) => void): Scene {
    for (const phrase of phrases) act(phrase);
    return t;
  }

  function go(actor: Actor, phrase: string): void {
    const move = parseMove(seaOfClouds, state, actor, moveFrom(phrase));
    state = play(seaOfClouds, state, actor, move, (event) => events.push(event));
    assert.deepEqual(seaOfClouds.census(state), box, 'cards neither appear nor vanish');
    if (top(state)?.kind === 'next-back') go('chance', `back ${coming.shift() ?? someBack()}`);
  }

  function someBack(): Back {
    return BACKS.find((back) => state.deck[back] > 0) ?? 'rum';
  }

  /** The card that chance gives a face to now. */
  function facing(): Card {
    const [move] = legalMoves(seaOfClouds, state, 'chance');
    assert.ok(move?.type === 'face', `nobody looks at a new card: '${t.waiting()}'`);
    return move.card;
  }

  function cardNamed(name: string): Card {
    const [face, place = '1'] = name.split('#');
    const card = state.faces.flatMap((known, number) => (known === face ? [number] : []))[Number(place) - 1];
    assert.ok(card !== undefined, `${name} is not on the table`);
    return card;
  }

  /** Faces become numbers, but in what chance shows. */
  function moveFrom(phrase: string): MoveOf<SeaOfClouds> {
    const [type = '', ...rest] = phrase.split(' ');
    const isName = (word: string) => FACES.some((face) => face === word.split('#')[0]);
    const fields = type === 'face' || type === 'back' ? rest : rest.map((word) => (isName(word) ? cardNamed(word) : word));
    return moveOf(seaOfClouds, [type, ...fields].join(' '));
  }

  function named(move: MoveOf<SeaOfClouds>): string {
    if (move.type === 'exchange') return `exchange ${faces([move.give])} ${faces([move.take])}`;
    if (move.type === 'face') return `face ${move.face}`;
    if (!('card' in move)) return seaOfClouds.notation.print(move);
    return [move.type, faces([move.card]), ...('at' in move ? [move.at] : [])].join(' ');
  }

  function faces(cards: readonly Card[]): string {
    return cards.map((card) => state.faces[card] ?? `?${state.backs[card]}`).join(' ');
  }
}
