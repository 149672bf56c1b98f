// Who sees what. All of Dead Man's Draw is open but the trait offers and, until all have chosen, what was kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, parseMove, quickRng, refusal, show, showEvents, type Viewer } from '@quarterdeck/kernel';
import { deadMansDraw, TRAITS } from '../src/index.ts';
import { cards, moveFrom, opening, type Scene, scene, words } from './scene.ts';

/** Seat 0 is offered Miser and Parry, seat 1 Mystic and Misfire, seat 2 Casanova and Scavenger. */
function dealt(): Scene {
  const t = opening({ seats: 3, options: { traits: true } }).chance('first-player 0');
  t.chance('deal-trait miser', 'deal-trait parry', 'deal-trait mystic', 'deal-trait misfire');
  return t.chance('deal-trait casanova', 'deal-trait scavenger');
}

/** The traits named anywhere in what this viewer gets: view, moves, greyed-out moves, and all events so far. */
function traitsSeen(t: Scene, viewer: Viewer): string[] {
  const shown = show(deadMansDraw, t.state(), viewer);
  const { fixed: _, ...view } = shown.view;
  const text = JSON.stringify([{ ...shown, view }, showEvents(deadMansDraw, t.events(), viewer)]);
  return TRAITS.filter((trait) => text.includes(`"${trait}"`)).sort();
}

test('a seat sees its own offer and no other', () => {
  assert.deepEqual(traitsSeen(dealt(), 0), ['miser', 'parry']);
  assert.deepEqual(traitsSeen(dealt(), 1), ['misfire', 'mystic']);
  assert.deepEqual(traitsSeen(dealt(), 2), ['casanova', 'scavenger']);
});

test('a spectator sees no offer', () => {
  assert.deepEqual(traitsSeen(dealt(), 'spectator'), []);
});

test('an offer is hidden already while it is being dealt', () => {
  const t = opening({ options: { traits: true } }).chance('first-player 0', 'deal-trait miser');
  assert.deepEqual(traitsSeen(t, 0), ['miser']);
  assert.deepEqual(traitsSeen(t, 1), []);
  assert.deepEqual(traitsSeen(t, 'spectator'), []);
});

test('after the end of a game everything may be shown', () => {
  assert.equal(traitsSeen(dealt(), 'all').length, 6);
});

test('that there are offers, and how many cards each has, is public', () => {
  const [, offered] = show(deadMansDraw, dealt().state(), 1).view.stack;
  assert.ok(offered?.kind === 'choose-trait');
  assert.deepEqual(offered.offers, [
    [null, null],
    ['mystic', 'misfire'],
    [null, null],
  ]);
});

test('which trait was kept is hidden from the others until the last has chosen', () => {
  const t = dealt().seat(0, 'keep miser').seat(2, 'keep casanova');
  assert.deepEqual(traitsSeen(t, 1), ['misfire', 'mystic']);
  assert.deepEqual(traitsSeen(t, 'spectator'), []);
  const [, choosing] = show(deadMansDraw, t.state(), 0).view.stack;
  assert.ok(choosing?.kind === 'choose-trait');
  assert.deepEqual(choosing.kept, ['miser', null, 'hidden']);
});

test('that a choice was made is public', () => {
  const t = dealt().seat(2, 'keep casanova');
  for (const viewer of [0, 1, 'spectator'] as const) {
    assert.deepEqual(show(deadMansDraw, t.state(), viewer).waiting, [0, 1]);
    assert.deepEqual(showEvents(deadMansDraw, t.events(), viewer).at(-1), { type: 'trait-chosen', seat: 2 });
  }
});

test('when all have chosen, what was kept is open to all', () => {
  const t = dealt().seat(0, 'keep miser').seat(2, 'keep casanova').seat(1, 'keep mystic');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    assert.deepEqual(show(deadMansDraw, t.state(), viewer).view.traits, ['miser', 'mystic', 'casanova']);
  }
});

test('the rejected trait stays unknown to the others, and is nowhere in the state', () => {
  const t = dealt().seat(0, 'keep miser').seat(2, 'keep casanova').seat(1, 'keep mystic');
  assert.deepEqual(traitsSeen(t, 'spectator'), ['casanova', 'miser', 'mystic']);
  assert.deepEqual(traitsSeen(t, 1), ['casanova', 'miser', 'misfire', 'mystic']);
  const { fixed: _, ...state } = t.state();
  assert.equal(JSON.stringify(state).includes('parry'), false);
});

test('only the seat that is asked sees moves, and a seat that has chosen sees none', () => {
  const t = dealt();
  assert.deepEqual(show(deadMansDraw, t.state(), 'spectator').legal, []);
  assert.deepEqual(show(deadMansDraw, t.state(), 0).legal.map(deadMansDraw.notation.print), ['keep miser', 'keep parry']);
  t.seat(0, 'keep miser');
  assert.deepEqual(show(deadMansDraw, t.state(), 0).legal, []);
});

test("a refusal says the same of another's offer as of a trait that nobody was offered", () => {
  const state = dealt().state();
  const offered = refusal(deadMansDraw, state, 0, moveFrom('keep mystic'));
  const undealt = refusal(deadMansDraw, state, 0, moveFrom('keep swordsman'));
  assert.deepEqual(offered, { reason: 'not-offered-trait', rule: 'D4' });
  assert.deepEqual(undealt, offered);
});

test('nor does the refusal name what was offered to whom', () => {
  const state = dealt().state();
  assert.throws(
    () => parseMove(deadMansDraw, state, 0, moveFrom('keep mystic')),
    (fault) => fault instanceof Fault && fault.code === 'illegal' && !/misfire|casanova|scavenger/.test(fault.message),
  );
});

test('greyed-out moves name no trait', () => {
  for (const seat of [0, 1, 2]) assert.deepEqual(show(deadMansDraw, dealt().state(), seat).forbidden, []);
});

test('whoever imagines the hidden part keeps what the seat knows and deals the rest anew, no trait twice', () => {
  const t = dealt().seat(0, 'keep miser').seat(2, 'keep casanova');
  for (let seed = 1; seed <= 20; seed++) {
    const [, imagined] = deadMansDraw.determinize(t.view(0), quickRng(seed)).stack;
    assert.ok(imagined?.kind === 'choose-trait');
    assert.deepEqual(imagined.offers[0], ['miser', 'parry']);
    assert.equal(new Set(imagined.offers.flat()).size, 6);
    const [own, open, hidden] = imagined.kept;
    assert.deepEqual([own, open], ['miser', null]);
    assert.ok(hidden != null && imagined.offers[2]?.includes(hidden));
  }
});

test('the order of the draw pile does not exist: the pile is a sorted bag, whatever was drawn', () => {
  const t = opening().chance('first-player 0').draws('sword-6', 'anchor-3', 'mermaid-9');
  const { deck } = t.state();
  assert.deepEqual(
    deck,
    deck.toSorted((a, b) => a - b),
  );
  assert.deepEqual(show(deadMansDraw, t.state(), 1).view.deck, deck);
});

test('which cards the draw pile holds can be worked out by anyone, so it is shown', () => {
  const t = scene({ pile: 'map-3 anchor-4', rest: 'discard' });
  assert.equal(words(show(deadMansDraw, t.state(), 'spectator').view.deck), 'anchor-4 map-3');
});

test("cards that the oracle has shown are known to all, in their order, and so is the Mystic's look", () => {
  const t = scene({ traits: ['mystic'] })
    .draws('oracle-4')
    .turnsUp('map-3', 'anchor-4', 'key-7');
  for (const viewer of [0, 1, 'spectator'] as const) {
    assert.equal(words(show(deadMansDraw, t.state(), viewer).view.known), 'map-3 anchor-4 key-7');
    assert.deepEqual(showEvents(deadMansDraw, t.events(), viewer).at(-1), {
      type: 'foreseen',
      seat: 0,
      cards: cards('map-3 anchor-4 key-7'),
    });
  }
});

test('what the map turns up is open to all', () => {
  const t = scene({ discard: 'key-2 chest-2 sword-2' }).draws('map-4').turnsUp('key-2', 'chest-2', 'sword-2');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const frame = show(deadMansDraw, t.state(), viewer).view.stack.at(-1);
    assert.ok(frame?.kind === 'map');
    assert.equal(words(frame.shown), 'key-2 chest-2 sword-2');
  }
});

test('banks, play area, discard pile, turn and victims are open to all', () => {
  const t = scene({ seats: 3, banks: ['key-3', 'map-4'], area: 'hook-5', discard: 'sword-2', victims: [null, 0] });
  const seen = show(deadMansDraw, t.state(), 0).view;
  for (const viewer of [1, 2, 'spectator', 'all'] as const) {
    assert.deepEqual(show(deadMansDraw, t.state(), viewer).view, { ...seen, viewer });
  }
});
