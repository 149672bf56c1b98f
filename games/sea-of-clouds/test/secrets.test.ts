// Who sees what: one test for each row of the README's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMove, quickRng, refusal, show, showEvents, type Viewer } from '@quarterdeck/kernel';
import { FACES, type Face, isPublic, seaOfClouds, seatsThatSaw } from '../src/index.ts';
import { opening, type Position, type Scene, scene } from './scene.ts';

/** The faces named anywhere in what this viewer gets of the table and has heard: view, moves, greyed-out moves, events. */
function told(t: Scene, viewer: Viewer): Face[] {
  const shown = show(seaOfClouds, t.state(), viewer);
  const { fixed: _fixed, unseen: _unseen, unseenSecrets: _secrets, backs: _backs, deck: _deck, ...view } = shown.view;
  const text = JSON.stringify([{ ...shown, view }, showEvents(seaOfClouds, t.events(), viewer)]);
  // The back 'rum' is no face, and a field that is called like a card is none either.
  return FACES.filter((face) => face !== 'rum' && new RegExp(`"${face}"(?!:)`).test(text));
}

function faceFor(t: Scene, viewer: Viewer, card: string): Face | null | undefined {
  return t.view(viewer).faces[t.card(card)];
}

const THREE: Position = { seats: 3, shares: ['?rum', '?relic', '?object'] };

test('a share that is looked at is seen by that seat alone', () => {
  const t = scene(THREE).sees('aged-rum');
  assert.deepEqual(told(t, 0), ['aged-rum']);
  for (const viewer of [1, 2, 'spectator'] as const) assert.deepEqual(told(t, viewer), []);
});

test('a seat remembers a share that it left, and the others still know nothing', () => {
  const t = scene(THREE).leaves('aged-rum').takes('sirens-song');
  assert.equal(faceFor(t, 0, 'aged-rum'), 'aged-rum');
  assert.equal(faceFor(t, 2, 'aged-rum'), null);
  assert.equal(faceFor(t, 'spectator', 'aged-rum'), null);
});

test('each seat knows the cards that it has looked at, not those laid on top afterwards', () => {
  const t = scene(THREE).leaves('aged-rum').takes('sirens-song');
  // Seat 1 looks at the same share, which has grown by a card that seat 0 has not seen.
  t.sees('golden-rum');
  assert.deepEqual([faceFor(t, 1, 'aged-rum'), faceFor(t, 1, 'golden-rum')], ['aged-rum', 'golden-rum']);
  assert.deepEqual([faceFor(t, 0, 'aged-rum'), faceFor(t, 0, 'golden-rum')], ['aged-rum', null]);
  assert.deepEqual([faceFor(t, 2, 'aged-rum'), faceFor(t, 2, 'golden-rum')], [null, null]);
});

test('what a seat saw on a share it still knows when another has taken it and laid it face down', () => {
  const t = scene(THREE).leaves('aged-rum').takes('sirens-song').takes('golden-rum');
  assert.equal(t.zone(1, 'rum'), 'aged-rum golden-rum');
  assert.deepEqual([faceFor(t, 0, 'aged-rum'), faceFor(t, 0, 'golden-rum')], ['aged-rum', null]);
  assert.deepEqual([faceFor(t, 2, 'aged-rum'), faceFor(t, 2, 'golden-rum')], [null, null]);
});

test('who has seen a card is public, what it shows is not', () => {
  const t = scene(THREE).leaves('aged-rum').takes('sirens-song').sees('golden-rum');
  const { seenBy } = t.view('spectator');
  assert.deepEqual(seatsThatSaw(seenBy[t.card('aged-rum')] ?? 0, 3), [0, 1]);
  assert.deepEqual(seatsThatSaw(seenBy[t.card('golden-rum')] ?? 0, 3), [1]);
});

test('backs of the top card and of every card on a share or a board are public', () => {
  const { backs, top } = scene({ ...THREE, top: 'pirate' }).view('spectator');
  assert.deepEqual(backs, ['rum', 'relic', 'object']);
  assert.equal(top, 'pirate');
});

test('faces of the deck exist for nobody before somebody looks', () => {
  const t = scene(THREE);
  assert.deepEqual(t.state().faces, [null, null, null]);
  assert.deepEqual(told(t, 'all'), []);
});

test('how many cards of each back the deck has is public', () => {
  assert.deepEqual(opening({ seats: 3 }).view(1).deck, { rum: 21, relic: 23, object: 28, pirate: 22 });
});

test('which cards two captains took out of the box is known to neither: all faces may still come', () => {
  const { unseen } = opening().view(0);
  assert.deepEqual([unseen.rum.length, unseen.relic.length, unseen.object.length, unseen.pirate.length], [21, 15, 28, 22]);
});

test('what a seat has not seen yet is told by back, in the order of the card list whatever was drawn', () => {
  const t = scene(THREE).leaves('golden-rum').takes('sirens-song').takes('rotgut');
  assert.equal(t.view(2).unseen.rum.filter((face) => face === 'golden-rum').length, 3);
  assert.equal(t.view(0).unseen.rum.filter((face) => face === 'golden-rum').length, 2);
  const { rum } = t.view(2).unseen;
  assert.deepEqual(
    rum,
    FACES.filter((face) => rum.includes(face)).flatMap((face) => rum.filter((other) => other === face)),
  );
});

test('cards in the hands of who took them are seen by nobody else before they are laid', () => {
  const t = scene({ seats: 3, shares: ['?object ?pirate', '?rum', '?rum'] }).takes('sabre', 'gunner');
  assert.equal(t.waiting(), '0 lay-loot');
  assert.deepEqual(told(t, 1), []);
  t.chooses('lay sabre');
  assert.deepEqual(told(t, 1), ['sabre', 'gunner']);
});

test('to be asked for an order tells nothing but the backs', () => {
  const ask = (face: string) =>
    scene({ seats: 3, shares: ['?object ?pirate', '?rum', '?rum'] })
      .takes(face, 'gunner')
      .waiting();
  for (const face of ['sabre', 'beer', 'ledger', 'treasure-map']) assert.equal(ask(face), '0 lay-loot');
});

test('relics, pirates and face-up objects are open to all once they are laid', () => {
  const t = scene({ seats: 3, shares: ['?relic', '?pirate', '?object'] }).takes('kraken-eye');
  assert.equal(faceFor(t, 'spectator', 'kraken-eye'), 'kraken-eye');
  assert.ok(isPublic(t.view(1).seenBy[t.card('kraken-eye')] ?? 0));
});

test('rum before a captain is known to him alone', () => {
  const t = scene({ ...THREE, captains: [{ rum: 'aged-rum' }] });
  assert.deepEqual(
    [0, 1, 2, 'spectator'].map((viewer) => faceFor(t, viewer === 'spectator' ? viewer : Number(viewer), 'aged-rum')),
    ['aged-rum', null, null, null],
  );
});

test('a secret before a captain is known to him alone; that it is a secret is public', () => {
  const t = scene({ ...THREE, captains: [{ secrets: 'ledger' }] });
  assert.equal(faceFor(t, 0, 'ledger'), 'ledger');
  assert.equal(faceFor(t, 1, 'ledger'), null);
  assert.deepEqual(t.view('spectator').captains[0]?.secrets, [t.card('ledger')]);
});

test('whoever imagines a secret imagines a secret', () => {
  const t = scene({ ...THREE, captains: [{ secrets: 'ledger' }] });
  const secrets = ['rum-guide', 'relic-catalogue', 'inventory', 'ledger', 'black-spot', 'parrot-deed', 'sealed-letter'];
  const imagined = new Set<string>();
  for (let seed = 1; seed <= 80; seed++) imagined.add(seaOfClouds.determinize(t.view(1), quickRng(seed)).faces[0] ?? '');
  assert.deepEqual([...imagined].sort(), secrets.sort());
});

test('whoever imagines the hidden part keeps what the seat has seen and what nobody has seen', () => {
  const t = scene(THREE).leaves('aged-rum').takes('sirens-song').sees('golden-rum');
  const aged = t.card('aged-rum');
  const golden = t.card('golden-rum');
  const faces = (viewer: Viewer, card: number) =>
    new Set(Array.from({ length: 60 }, (_, seed) => seaOfClouds.determinize(t.view(viewer), quickRng(seed)).faces[card]));
  assert.deepEqual([...faces(0, aged)], ['aged-rum']);
  assert.ok(faces(0, golden).size > 3);
  assert.ok(faces(2, aged).size > 3);
  assert.deepEqual([...faces(2, t.state().spaces[2]?.cards[0] ?? -1)], [null]);
});

const BOARDING: Position = { seats: 4, island: 4, turn: 'over', shares: ['?relic', '?relic', '?relic'] };

test('a card that the Lookout takes is seen by his captain, and by all if it lies open', () => {
  const rum = scene({ ...BOARDING, shares: ['?rum', '?relic'], captains: [{ crew: 'lookout' }, {}, {}, { crew: 'cook' }] });
  rum.chooses('act lookout', `scout ${rum.state().spaces[0]?.cards[0]}`).sees('aged-rum');
  assert.equal(faceFor(rum, 0, 'aged-rum'), 'aged-rum');
  for (const viewer of [1, 2, 3, 'spectator'] as const) assert.equal(faceFor(rum, viewer, 'aged-rum'), null);
  const relic = scene({ ...BOARDING, captains: [{ crew: 'lookout' }, {}, {}, { crew: 'cook' }] });
  relic.chooses('act lookout', `scout ${relic.state().spaces[0]?.cards[0]}`).sees('sirens-song');
  assert.equal(faceFor(relic, 'spectator', 'sirens-song'), 'sirens-song');
});

test('a Lookout’s captain who had seen the card before still knows it, and so does everybody else who had', () => {
  const t = scene({
    ...BOARDING,
    shares: ['aged-rum@02 golden-rum@2'],
    captains: [{ crew: 'lookout' }, {}, {}, { crew: 'cook' }],
  });
  assert.equal(faceFor(t, 0, 'golden-rum'), null);
  t.chooses('act lookout', 'scout golden-rum');
  assert.deepEqual([faceFor(t, 0, 'golden-rum'), faceFor(t, 2, 'golden-rum')], ['golden-rum', 'golden-rum']);
  assert.deepEqual([faceFor(t, 1, 'golden-rum'), faceFor(t, 3, 'golden-rum')], [null, null]);
});

test('stolen rum is seen by the thief, remembered by who lost it, and by nobody else', () => {
  const t = scene({
    ...BOARDING,
    captains: [{ crew: 'gunner' }, { rum: 'aged-rum golden-rum' }, {}, { crew: 'cook' }],
    parrot: 3,
  });
  t.chance('steal aged-rum');
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => faceFor(t, seat, 'aged-rum')),
    ['aged-rum', 'aged-rum', null, null],
  );
  assert.equal(faceFor(t, 0, 'golden-rum'), null);
  const heard = showEvents(seaOfClouds, t.events(), 2).find(({ type }) => type === 'stole-rum');
  assert.ok(heard?.type === 'stole-rum' && heard.face === null);
});

test('exchanged rum is seen by both captains, and by nobody else', () => {
  const captains = [{ crew: 'cooper', rum: 'rotgut golden-rum' }, { rum: 'aged-rum' }, {}, { crew: 'cook' }];
  const t = scene({ ...BOARDING, captains, parrot: 3 })
    .chooses('aim cooper 1', 'give rotgut')
    .chance('receive aged-rum');
  for (const card of ['rotgut', 'aged-rum']) {
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => faceFor(t, seat, card) !== null),
      [true, true, false, false],
      card,
    );
  }
  assert.equal(faceFor(t, 1, 'golden-rum'), null);
});

test('a third captain who once saw a bottle follows it through a theft by its number (R13)', () => {
  const t = scene({
    ...BOARDING,
    captains: [{ crew: 'gunner' }, { rum: 'aged-rum@2 golden-rum' }, {}, { crew: 'cook' }],
    parrot: 3,
  });
  t.chance('steal aged-rum');
  assert.equal(t.zone(0, 'rum'), 'aged-rum');
  assert.equal(faceFor(t, 2, 'aged-rum'), 'aged-rum');
});

test('while a bottle is being given nobody learns what it is', () => {
  const captains = [{ crew: 'cooper', rum: 'rotgut golden-rum' }, { rum: 'aged-rum' }, {}, { crew: 'cook' }];
  const t = scene({ ...BOARDING, captains, parrot: 3 }).chooses('aim cooper 1', 'give rotgut');
  for (const viewer of [1, 2, 3, 'spectator'] as const) assert.equal(faceFor(t, viewer, 'rotgut'), null);
});

test('rum lost to a Leaking Cask leaves face down (R14)', () => {
  const t = scene({ seats: 3, shares: ['leaking-cask@0'], captains: [{ rum: 'aged-rum golden-rum' }] })
    .takes()
    .chance('spill aged-rum');
  assert.deepEqual(
    [0, 1, 'spectator'].map((viewer) => faceFor(t, viewer === 'spectator' ? viewer : Number(viewer), 'aged-rum')),
    ['aged-rum', null, null],
  );
  const heard = showEvents(seaOfClouds, t.events(), 1).find(({ type }) => type === 'spilled');
  assert.ok(heard?.type === 'spilled' && heard.face === null);
});

test('an immediate object is shown to all as it is done', () => {
  const t = scene({ seats: 3, shares: ['purse@0'] }).takes();
  assert.equal(faceFor(t, 'spectator', 'purse'), 'purse');
});

test('the doubloons of all captains, of shares and of the Chest are public', () => {
  const t = scene({ ...THREE, captains: [{ doubloons: 4, objects: 'chest' }], chest: 6, doubloons: [2] });
  const view = t.view('spectator');
  assert.deepEqual([view.captains[0]?.doubloons, view.chest, view.spaces[0]?.doubloons], [4, 6, 2]);
});

test('the points that a view tells count only what its viewer sees', () => {
  const t = scene({
    ...THREE,
    captains: [{ doubloons: 1, rum: 'aged-rum', secrets: 'sealed-letter', relics: 'leviathan-horn' }],
  });
  assert.deepEqual([t.view(0).points[0], t.view(1).points[0]], [1 + 3 + 3 + 2, 1 + 2]);
});

test('only the seat that is asked is told its moves', () => {
  const t = scene(THREE).sees('aged-rum');
  assert.equal(show(seaOfClouds, t.state(), 0).legal.length, 2);
  assert.deepEqual(show(seaOfClouds, t.state(), 1).legal, []);
  assert.deepEqual(show(seaOfClouds, t.state(), 'spectator').legal, []);
});

test('a refusal gives away no face', () => {
  const t = scene({ seats: 3, shares: ['?object ?pirate', '?rum'], captains: [{}, { rum: 'aged-rum' }] }).takes(
    'sabre',
    'gunner',
  );
  const move = { type: 'lay', card: t.card('aged-rum') } as const;
  assert.deepEqual(refusal(seaOfClouds, t.state(), 0, move), { reason: 'not-in-hand', rule: 'C2.10' });
  assert.throws(
    () => parseMove(seaOfClouds, t.state(), 0, move),
    (error) => error instanceof Error && !/aged/.test(error.message),
  );
});

test('at the end everything is turned over for all', () => {
  const t = scene({ island: 15, turn: 'over', shares: ['?rum'], captains: [{ rum: 'aged-rum', secrets: 'ledger' }] });
  assert.equal(t.waiting(), 'over');
  for (const viewer of [1, 'spectator'] as const) {
    assert.equal(faceFor(t, viewer, 'aged-rum'), 'aged-rum');
    assert.equal(faceFor(t, viewer, 'ledger'), 'ledger');
  }
});
