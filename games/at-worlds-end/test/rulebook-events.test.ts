// The turn (W2) and its event (W3).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceWeight, legalMoves } from '@quarterdeck/kernel';
import { atWorldsEnd, EVENT_OF_SUM, EVENTS } from '../src/index.ts';
import { type Position, type Scene, scene } from './scene.ts';

/** The active pirate throws; the others have what is said. */
function thrown(dice: string, position: Position = {}): Scene {
  return scene({ step: 'event', ...position }).chance(`throw ${dice}`);
}

test('event, management, actions: in this order (W2.1)', () => {
  const t = scene({ step: 'event', pirates: [{ gold: 1000, seas: ['cuba'] }] });
  assert.equal(t.waiting(), 'chance event-dice');
  t.chance('throw 2,4');
  assert.equal(t.waiting(), '0 management');
  t.plays('keep-gold');
  assert.equal(t.waiting(), '0 actions');
  t.plays('end-turn');
  assert.equal(t.waiting(), 'chance event-dice');
  assert.equal(t.state().turn?.seat, 1);
});

test('the first turn of each pirate has no event (W2.2, R4)', () => {
  const t = scene({ turn: 0, step: 'next', pirates: [{}, { turns: 0 }] });
  assert.equal(t.waiting(), '1 actions');
  assert.deepEqual(t.all('turn-began'), [{ type: 'turn-began', seat: 1, turn: 1 }]);
});

test('36 throws: each event as likely as its dice (W3.1)', () => {
  const state = scene({ step: 'event' }).state();
  const chances = Object.fromEntries(EVENTS.map((event) => [event, 0]));
  for (const move of legalMoves(atWorldsEnd, state, 'chance')) {
    assert.ok(move.type === 'throw');
    const [low, high] = move.dice;
    const event = low === high ? 'armada' : (EVENT_OF_SUM[low + high] ?? 'none');
    chances[event] = (chances[event] ?? 0) + chanceWeight(atWorldsEnd, state, move);
  }
  assert.deepEqual(chances, {
    monster: 2,
    convoy: 2,
    calm: 4,
    quiet: 4,
    auction: 6,
    profit: 4,
    favour: 4,
    storm: 2,
    company: 2,
    armada: 6,
  });
});

test('three: the monster attacks the squadron and fires first; it cannot be declined (W3.2, R7)', () => {
  const t = thrown('1,2', { pirates: [{ squadron: ['sl-05'] }] });
  const [battle] = t.all('battle-began');
  assert.deepEqual(battle?.first, { pirate: null, commander: 1, ships: ['sea-monster'], guards: [] });
  assert.deepEqual(battle?.second, { pirate: 0, commander: 0, ships: ['sl-05'], guards: [] });
});

test('guards do not fight the monster, even in the same sea (W3.2, R7)', () => {
  const t = thrown('1,2', { pirates: [{ squadron: ['sl-05'], escorts: { bahamas: ['fr-04'] } }] });
  assert.deepEqual(t.all('battle-began')[0]?.second.ships, ['sl-05']);
});

test('a squadron without a ship is defeated by the monster at once (W3.2)', () => {
  const t = thrown('1,2', { armada: 3, pirates: [{ escorts: { cuba: ['fr-04'] } }] });
  assert.ok(t.happened('monster-unopposed'));
  assert.equal(t.state().armada, 4);
  assert.equal(t.waiting(), '0 actions');
});

test('four: the convoy may be attacked, the pirate fires first, the next player commands the frigate (W3.3, R6, R8)', () => {
  const t = thrown('1,3', { order: [0, 2, 1], pirates: [{ squadron: ['sl-05'] }] });
  assert.equal(t.waiting(), '0 convoy');
  assert.deepEqual(t.legal(), ['attack-convoy', 'let-pass']);
  t.plays('attack-convoy');
  const [battle] = t.all('battle-began');
  assert.deepEqual(battle?.first.ships, ['sl-05']);
  assert.deepEqual(battle?.second, { pirate: null, commander: 2, ships: ['company-frigate'], guards: [] });
});

test('the convoy passes whoever lets it, and whoever has no squadron ship (W3.3)', () => {
  assert.equal(
    thrown('1,3', { pirates: [{ squadron: ['sl-05'] }] })
      .plays('let-pass')
      .waiting(),
    '0 actions',
  );
  const t = thrown('1,3', { pirates: [{ escorts: { cuba: ['fr-04'] } }] });
  assert.deepEqual(t.all('convoy-passed'), [{ type: 'convoy-passed', seat: 0, why: 'no-ship' }]);
});

test('five: in a calm the flagship does not sail, not even by favour; all else is allowed (W3.4, R9)', () => {
  const t = thrown('2,3', { pirates: [{ flagship: 'cuba', squadron: ['sl-05'], seas: ['cuba'] }] });
  assert.deepEqual(t.legal(), ['visit-port', 'post sl-05', 'end-turn']);
  assert.equal(t.refused('sail jamaica'), 'calm W3.4');
  assert.ok(t.greyed().includes('favour jamaica: calm W3.4'));
});

test('six: nothing happens (W3.5)', () => {
  const t = thrown('1,5');
  assert.deepEqual(
    t.events().map(({ type }) => type),
    ['dice-thrown', 'event'],
  );
  assert.equal(t.waiting(), '0 actions');
});

test('eight: 100 gold more from each own sea (W3.7)', () => {
  const t = thrown('2,6', { pirates: [{ seas: ['bahamas', 'cuba'] }] });
  assert.equal(t.pirate(0).gold, 100 + 200 + 2 * 100);
  assert.deepEqual(t.all('income')[0]?.lines.at(-1), { line: 'profit', seas: 2, gold: 200 });
});

test('nine: one favour marker more; with five of them 100 gold instead (W3.8, R11)', () => {
  assert.equal(thrown('3,6', { pirates: [{ favour: 3 }] }).pirate(0).favour, 4);
  const full = thrown('4,5');
  assert.deepEqual([full.pirate(0).favour, full.pirate(0).gold], [5, 100]);
});

test('ten: a die for each sloop of the squadron, an odd one sinks it; guards and greater ships are safe (W3.9, R12)', () => {
  const t = thrown('4,6', {
    pirates: [{ squadron: ['sl-05', 'br-05', 'sl-06'], escorts: { cuba: ['sl-07'] } }],
  });
  assert.equal(t.waiting(), 'chance storm-die');
  t.chance('die 3', 'die 4');
  assert.equal(t.at(0, 'squadron'), 'br-05 sl-06');
  assert.equal(t.at(0, 'cuba'), 'sl-07');
  assert.deepEqual(t.state().sunk, ['sl-05']);
  assert.equal(t.waiting(), '0 actions');
});

test('a storm without a sloop in the squadron sinks nothing (W3.9)', () => {
  assert.equal(thrown('4,6', { pirates: [{ squadron: ['br-05'] }] }).waiting(), '0 actions');
});

test('eleven: the next player names a sea without flagship and guards, and the Company has it back (W3.10, R13)', () => {
  const t = thrown('5,6', {
    order: [0, 2, 1],
    pirates: [{ flagship: 'jamaica', seas: ['cuba', 'jamaica', 'borneo'], escorts: { hispaniola: ['sl-05'] } }],
  });
  assert.equal(t.waiting(), '2 company-attack');
  assert.deepEqual(t.legal(), ['take cuba', 'take borneo']);
  assert.deepEqual(t.greyed(), ['take jamaica: sea-is-guarded W3.10', 'take hispaniola: sea-is-guarded W3.10']);
  t.plays('take borneo');
  assert.equal(t.state().seas.borneo, null);
  assert.equal(t.fame(0), 3);
});

test('the only such sea is taken without asking (W3.10, R55)', () => {
  const t = thrown('5,6', { pirates: [{ flagship: 'cuba', seas: ['cuba', 'jamaica'] }] });
  assert.equal(t.state().seas.jamaica, null);
  assert.equal(t.waiting(), '0 actions');
});

test('without such a sea the Company finds nothing (W3.10)', () => {
  const t = thrown('5,6', { pirates: [{ flagship: 'cuba', seas: ['cuba'] }] });
  assert.ok(t.happened('company-found-nothing'));
  assert.equal(t.waiting(), '0 actions');
});

test('with the sea goes the fame of a monopoly (W3.10, W8.2)', () => {
  const t = thrown('5,6', { pirates: [{ flagship: 'bahamas', seas: ['bahamas', 'cuba', 'singapore'] }] });
  assert.equal(t.fame(0), 4);
  t.plays('take cuba');
  assert.equal(t.fame(0), 2);
  assert.deepEqual(t.all('fame-changed'), [
    {
      type: 'fame-changed',
      seat: 0,
      from: 4,
      to: 2,
      lines: [
        { line: 'sea', sea: 'cuba', points: -1 },
        { line: 'monopoly', good: 'rum', points: -1 },
      ],
    },
  ]);
});

test('a double is the armada and nothing else: one space to the right (W3.11, R1)', () => {
  for (const dice of ['1,1', '2,2', '3,3', '4,4', '5,5', '6,6']) {
    const t = thrown(dice, { armada: 2 });
    assert.equal(t.state().armada, 3);
    assert.deepEqual(
      t.all('event').map(({ event }) => event),
      ['armada'],
    );
  }
});

test('or a double brings the event of its sum as well (R1)', () => {
  const events = (dice: string) => thrown(dice, { options: { doubles: 'and-sum' } }).all('event');
  assert.deepEqual(
    events('4,4').map(({ event }) => event),
    ['armada', 'profit'],
  );
  assert.deepEqual(
    events('1,1').map(({ event }) => event),
    ['armada'],
  );
  assert.deepEqual(
    events('6,6').map(({ event }) => event),
    ['armada'],
  );
});

test('the Trickster may throw both dice once more; the second throw stands (W9.4)', () => {
  const t = thrown('5,5', { armada: 2, pirates: [{ hero: 'trickster' }] });
  assert.equal(t.waiting(), '0 lucky-compass');
  assert.equal(t.state().armada, 2);
  t.plays('reroll');
  assert.equal(t.waiting(), 'chance event-dice');
  t.chance('throw 3,3');
  assert.equal(t.state().armada, 3);
  assert.equal(t.waiting(), '0 actions');
});

test('or he keeps what he has thrown (W9.4)', () => {
  const t = thrown('5,5', { armada: 2, pirates: [{ hero: 'trickster' }] }).plays('keep');
  assert.equal(t.state().armada, 3);
  assert.equal(t.waiting(), '0 actions');
});
