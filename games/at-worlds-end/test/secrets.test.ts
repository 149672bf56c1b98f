// Who sees what: one test for each row of the README's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, show, showEvents, type Viewer } from '@quarterdeck/kernel';
import { atWorldsEnd, MANOEUVRES, onlyAt, type Place, type ShipId, shipsAt } from '../src/index.ts';
import { type Scene, scene } from './scene.ts';

const OTHERS = [1, 2, 'spectator'] as const;

/** Where this viewer is told that a ship of seat 0 is. */
function toldPlace(t: Scene, viewer: Viewer, ship: ShipId): Place | null {
  return t.view(viewer).pirates[0]?.fleet.find((other) => other.ship === ship)?.at ?? null;
}

/** Where a ship of seat 0 can be as far as this viewer knows, by many guesses. */
function guesses(t: Scene, viewer: Viewer, ship: ShipId): string[] {
  const rng = quickRng(1);
  const states = Array.from({ length: 200 }, () => atWorldsEnd.determinize(t.view(viewer), rng));
  return [...new Set(states.map((state) => state.pirates[0]?.fleet.find((other) => other.ship === ship)?.at ?? ''))].sort();
}

const TWO_PILES = { flagship: 'cuba', squadron: ['sl-05', 'br-05'], escorts: { jamaica: ['fr-04'] } } as const;

test("which of a pirate's ships are in the squadron and which on guard the owner knows, the others how many (R23)", () => {
  const t = scene({ pirates: [TWO_PILES] });
  assert.equal(toldPlace(t, 0, 'fr-04'), 'jamaica');
  for (const viewer of OTHERS) {
    assert.equal(toldPlace(t, viewer, 'fr-04'), null);
    assert.equal(t.view(viewer).pirates[0]?.squadron, 2);
    assert.equal(t.view(viewer).escorts.jamaica, 1);
    assert.deepEqual(guesses(t, viewer, 'fr-04'), ['jamaica', 'squadron']);
  }
  assert.deepEqual(guesses(t, 0, 'fr-04'), ['jamaica']);
});

test('a ship that was bought is with the flagship, and all know it', () => {
  const t = scene({ pirates: [{ ...TWO_PILES, gold: 900 }] })
    .plays('visit-port')
    .chance('offer sl-06', 'offer sl-07', 'offer sl-08')
    .plays('buy sl-06');
  for (const viewer of OTHERS) assert.equal(toldPlace(t, viewer, 'sl-06'), 'squadron');
});

test('a guard that is posted, taken back, called or sent is told to its owner alone; the others hear that there was one', () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', squadron: ['sl-05', 'br-05'], seas: ['cuba'], escorts: { jamaica: ['fr-04', 'fr-05'] } }],
  });
  t.plays('post sl-05', 'collect sl-05', 'send fr-04 jamaica');
  const orders = (viewer: Viewer) =>
    showEvents(atWorldsEnd, t.events(), viewer).map((event) => ('ship' in event ? `${event.type} ${event.ship}` : event.type));
  assert.deepEqual(orders(0), ['posted sl-05', 'collected sl-05', 'escort-called fr-04', 'sent fr-04']);
  for (const viewer of OTHERS)
    assert.deepEqual(orders(viewer), ['posted null', 'collected null', 'escort-called null', 'sent null']);
});

test('a guard under orders: the others see from where', () => {
  const t = scene({ pirates: [{ flagship: 'borneo', seas: ['cuba', 'bahamas'], escorts: { jamaica: ['fr-04', 'fr-05'] } }] });
  t.plays('send fr-04 jamaica');
  assert.deepEqual(t.view(0).stack.at(-1), { kind: 'escort-course', seat: 0, ship: 'fr-04', from: 'jamaica' });
  for (const viewer of OTHERS) {
    assert.deepEqual(t.view(viewer).stack.at(-1), { kind: 'escort-course', seat: 0, ship: null, from: 'jamaica' });
    const rng = quickRng(1);
    const imagined = Array.from({ length: 50 }, () => atWorldsEnd.determinize(t.view(viewer), rng).stack.at(-1));
    const ships = new Set(imagined.map((frame) => (frame?.kind === 'escort-course' ? frame.ship : '')));
    assert.deepEqual([...ships].sort(), ['fr-04', 'fr-05']);
  }
});

test('what was done with a ship in this turn its owner alone keeps in mind', () => {
  const t = scene({ pirates: [{ ...TWO_PILES, seas: ['cuba'] }] }).plays('post sl-05');
  const marked = (viewer: Viewer) => t.view(viewer).pirates[0]?.fleet.map(({ posted }) => posted);
  assert.deepEqual(marked(0), [true, false, false]);
  for (const viewer of OTHERS) assert.deepEqual(marked(viewer), [null, null, null]);
});

test('a card that moves face down may be any of its pile; an emptied pile holds none', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', seas: ['cuba'], gold: 900 }] })
    .plays('visit-port')
    .chance('offer sl-06', 'offer sl-07', 'offer sl-08')
    .plays('buy sl-06', 'buy sl-07', 'leave-port', 'post sl-06');
  assert.deepEqual(guesses(t, 1, 'sl-06'), ['cuba', 'squadron']);
  t.plays('post sl-07');
  assert.deepEqual([toldPlace(t, 1, 'sl-06'), toldPlace(t, 1, 'sl-07')], ['cuba', 'cuba']);
});

test('the lines of a battle are seen by all, and that no other ship was in those places', () => {
  const t = scene({
    pirates: [{ flagship: 'borneo', squadron: ['sl-05'], escorts: { jamaica: ['fr-04'] } }],
  }).plays('attack');
  for (const viewer of OTHERS) {
    assert.equal(toldPlace(t, viewer, 'sl-05'), 'squadron');
    assert.equal(toldPlace(t, viewer, 'fr-04'), 'jamaica');
  }
});

test("the defender's guards are seen, his squadron elsewhere is not", () => {
  const t = scene({
    turn: 1,
    pirates: [
      { flagship: 'borneo', squadron: ['sl-05', 'br-05'], escorts: { jamaica: ['fr-04'], sumatra: ['sl-09'] } },
      { flagship: 'jamaica', squadron: ['sl-06'] },
    ],
  }).plays('attack');
  assert.equal(toldPlace(t, 2, 'fr-04'), 'jamaica');
  assert.deepEqual(guesses(t, 2, 'br-05'), ['squadron', 'sumatra']);
});

test('a storm shows the sloops of the squadron, and that there are no others (R48)', () => {
  const t = scene({
    step: 'event',
    pirates: [{ squadron: ['sl-05', 'br-05'], escorts: { cuba: ['sl-06', 'br-06'] } }],
  }).chance('throw 4,6', 'die 2');
  assert.deepEqual(t.all('storm-broke')[0]?.sloops, ['sl-05']);
  for (const viewer of OTHERS) {
    assert.equal(toldPlace(t, viewer, 'sl-05'), 'squadron');
    assert.equal(toldPlace(t, viewer, 'sl-06'), 'cuba');
    assert.deepEqual(guesses(t, viewer, 'br-05'), ['cuba', 'squadron']);
  }
});

test('manoeuvres in hand the holder sees, the others how many', () => {
  const t = scene({ options: { unplayed: 'keep' }, pirates: [{ hand: ['boarding', 'hard-turn'] }] });
  assert.deepEqual(t.view(0).pirates[0]?.hand, ['boarding', 'hard-turn']);
  for (const viewer of OTHERS) assert.deepEqual(t.view(viewer).pirates[0]?.hand, [null, null]);
});

test('a manoeuvre that is drawn is told to the drawer alone', () => {
  const t = scene({ pirates: [{ squadron: ['sl-05'] }] })
    .plays('attack')
    .chance('draw fire-ship');
  assert.deepEqual(t.view(0).pirates[0]?.hand, ['fire-ship']);
  for (const viewer of OTHERS) {
    assert.deepEqual(showEvents(atWorldsEnd, t.all('manoeuvre-drawn'), viewer), [
      { type: 'manoeuvre-drawn', seat: 0, card: null },
    ]);
    assert.ok(!JSON.stringify(show(atWorldsEnd, t.state(), viewer).view.pirates).includes('fire-ship'));
  }
});

test('a manoeuvre that was played lies open', () => {
  const t = scene({ pirates: [{ squadron: ['sl-05'] }] })
    .plays('attack')
    .chance('draw broadside')
    .plays('aim company-sloop', 'play broadside');
  for (const viewer of OTHERS) assert.deepEqual(t.view(viewer).manoeuvres.played, ['broadside']);
});

test('undrawn manoeuvres nobody knows: one is told which cards one cannot place, in the order of the card list', () => {
  const t = scene({ options: { unplayed: 'keep' }, pirates: [{ hand: ['boarding'] }, { hand: ['hard-turn', 'return-fire'] }] });
  const { unseen, undrawn } = t.view(0).manoeuvres;
  assert.equal(unseen.length, 29);
  assert.equal(undrawn, 27);
  assert.deepEqual(
    unseen,
    unseen.toSorted((a, b) => MANOEUVRES.indexOf(a) - MANOEUVRES.indexOf(b)),
  );
});

test('gold, favour, seas, fame, flagships, heroes, fleets, the market and what was sunk are seen by all', () => {
  const t = scene({ pirates: [{ ...TWO_PILES, gold: 700, favour: 2 }], market: ['sl-09'] });
  const view = t.view('spectator');
  const { gold, favour, flagship, hero, fame, fleet } = view.pirates[0] ?? {};
  assert.deepEqual({ gold, favour, flagship, hero, fame }, { gold: 700, favour: 2, flagship: 'cuba', hero: 'corsair', fame: 1 });
  assert.deepEqual(
    fleet?.map(({ ship }) => ship),
    ['sl-05', 'br-05', 'fr-04'],
  );
  assert.deepEqual(view.market, ['sl-09']);
  assert.ok(view.sunk.includes('sl-10'));
});

test('when the game is over all ships and hands are seen', () => {
  const t = scene({
    options: { unplayed: 'keep' },
    step: 'management',
    pirates: [{ ...TWO_PILES, gold: 1000, boughtFame: 8, hand: ['boarding'] }],
  }).plays('buy-fame');
  assert.equal(t.waiting(), 'over');
  for (const viewer of OTHERS) {
    assert.equal(toldPlace(t, viewer, 'fr-04'), 'jamaica');
    assert.deepEqual(t.view(viewer).pirates[0]?.hand, ['boarding']);
  }
});

test('a guess keeps to the numbers of all piles and to where each ship can be', () => {
  const t = scene({
    pirates: [
      { flagship: 'cuba', squadron: ['sl-05', 'br-05', 'fr-05'], escorts: { jamaica: ['fr-04'], sumatra: ['sl-06', 'sl-07'] } },
    ],
  });
  const fleet = t.pirate(0).fleet;
  for (const ship of fleet) if (ship.ship.startsWith('sl')) ship.mayBe = onlyAt('sumatra') | onlyAt('squadron');
  const rng = quickRng(3);
  for (let i = 0; i < 200; i++) {
    const pirate = atWorldsEnd.determinize(t.view(1), rng).pirates[0];
    assert.ok(pirate !== undefined);
    assert.deepEqual(
      (['squadron', 'jamaica', 'sumatra'] as const).map((place) => shipsAt(pirate, place).length),
      [3, 1, 2],
    );
    assert.ok(!shipsAt(pirate, 'jamaica').some((ship) => ship.startsWith('sl')));
  }
});

test('all deals of hidden ships are about equally likely', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05', 'br-05'], escorts: { jamaica: ['fr-04', 'fr-05'] } }] });
  const rng = quickRng(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const pirate = atWorldsEnd.determinize(t.view(1), rng).pirates[0];
    assert.ok(pirate !== undefined);
    const deal = shipsAt(pirate, 'jamaica').join();
    counts.set(deal, (counts.get(deal) ?? 0) + 1);
  }
  assert.equal(counts.size, 6);
  for (const count of counts.values()) assert.ok(Math.abs(count - 500) < 100, `${count} of 3000`);
});
