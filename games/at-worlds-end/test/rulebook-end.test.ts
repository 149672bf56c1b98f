// Ruin and the end (W10).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

test('whoever has neither a sea nor a ship at the end of his turn is ruined; gold does not help (W10.5, R41)', () => {
  const t = scene({ pirates: [{ gold: 900 }] }).plays('end-turn');
  assert.ok(t.pirate(0).ruined);
  assert.equal(t.pirate(0).gold, 0);
  assert.equal(t.pirate(0).flagship, null);
});

test('a sea alone or a ship alone is enough (W10.5)', () => {
  for (const standing of [{ seas: ['cuba'] }, { squadron: ['sl-05'] }] as const)
    assert.ok(
      !scene({ pirates: [standing] })
        .plays('end-turn')
        .pirate(0).ruined,
    );
});

test('in his first three turns nobody is ruined (W2.3)', () => {
  assert.ok(
    !scene({ pirates: [{ turns: 3 }] })
      .plays('end-turn')
      .pirate(0).ruined,
  );
  assert.ok(
    scene({ pirates: [{ turns: 4 }] })
      .plays('end-turn')
      .pirate(0).ruined,
  );
});

test('only at the end of his own turn (W10.5, R41)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }] }).plays('attack', 'end-turn');
  assert.ok(!t.pirate(1).ruined);
});

test('he gives one point of fame to a pirate of his choice, for good (W10.5, R42)', () => {
  const t = scene({ seats: 4, pirates: [{}, { seas: ['cuba'] }, { ruined: true }, { seas: ['borneo'] }] }).plays('end-turn');
  assert.equal(t.waiting(), '0 fame-gift');
  assert.deepEqual(t.legal(), ['give 1', 'give 3']);
  assert.equal(t.refused('give 2'), 'is-ruined W10.5');
  t.plays('give 3');
  assert.equal(t.pirate(3).giftFame, 1);
  assert.equal(t.fame(3), 2);
});

test('the gift may be the tenth point (W10.1, R42)', () => {
  const t = scene({ pirates: [{}, { boughtFame: 9 }] }).plays('end-turn', 'give 1');
  assert.deepEqual(t.end().winners, [1]);
});

test('the ruined are passed over (W10.5)', () => {
  const t = scene({ pirates: [{ seas: ['cuba'] }, { ruined: true }, { turns: 0 }] }).plays('end-turn');
  assert.equal(t.waiting(), '2 actions');
});

test('the last who is left has won; of two the other simply wins (W10.1, R42)', () => {
  const two = scene({ seats: 2, pirates: [{}, { seas: ['cuba'] }] }).plays('end-turn');
  assert.deepEqual(two.all('won'), [{ type: 'won', seat: 1, how: 'last-left' }]);
  const three = scene({ pirates: [{}, { ruined: true }, { seas: ['cuba'] }] }).plays('end-turn');
  assert.deepEqual(three.end().winners, [2]);
  assert.deepEqual(three.end().places, [2, 2, 1]);
});

test('the ruined stand behind all others, whatever their fame (R54)', () => {
  const t = scene({
    step: 'management',
    pirates: [{ gold: 1000, boughtFame: 9 }, { ruined: true, boughtFame: 3 }, { seas: ['cuba'] }],
  }).plays('buy-fame');
  assert.deepEqual(t.end().places, [1, 3, 2]);
});

test('kept manoeuvres of a ruined pirate go back (W10.5, R35)', () => {
  const t = scene({ options: { unplayed: 'keep' }, pirates: [{ hand: ['boarding', 'hard-turn'] }] }).plays('end-turn');
  assert.deepEqual(t.pirate(0).hand, []);
  assert.equal(t.state().manoeuvres.bag.length, 30);
});

test('the armada arrives on space 6, 8 or 10 for two, three or four players (W10.2)', () => {
  for (const [seats, last] of [
    [2, 6],
    [3, 8],
    [4, 10],
  ] as const) {
    const before = scene({ seats, step: 'event', armada: last - 2, pirates: [{ seas: ['cuba'] }] }).chance('throw 1,1');
    assert.equal(before.waiting(), '0 actions');
    const t = scene({ seats, step: 'event', armada: last - 1, pirates: [{ seas: ['cuba'] }] }).chance('throw 1,1');
    assert.deepEqual(t.all('armada-arrived'), [{ type: 'armada-arrived', space: last }]);
  }
});

test('eliminations do not move the end mark (W10.2, R15)', () => {
  const t = scene({ step: 'event', armada: 6, pirates: [{ seas: ['cuba'] }, { ruined: true }] }).chance('throw 1,1');
  assert.ok(!t.happened('armada-arrived'));
});

test('play stops at once: no management, no actions, no event of the sum (W10.2, R15)', () => {
  const t = scene({
    step: 'event',
    armada: 7,
    options: { doubles: 'and-sum' },
    pirates: [{ gold: 5000, seas: ['cuba', 'jamaica'], squadron: ['sl-05'] }, { seas: ['borneo'] }],
  }).chance('throw 4,4');
  assert.deepEqual(
    t.all('event').map(({ event }) => event),
    ['armada'],
  );
  assert.equal(t.all('battle-began')[0]?.cause, 'armada');
  assert.ok(!t.happened('income'));
});

test('one thing after the other: a tenth point wins before an armada that comes later, and an armada comes before a point not yet bought (R46)', () => {
  const almost = { gold: 1000, boughtFame: 8, seas: ['cuba'], squadron: ['sl-05'] } as const;
  const first = scene({ step: 'management', armada: 7, pirates: [almost, { boughtFame: 1 }] }).plays('buy-fame');
  assert.deepEqual(first.all('won'), [{ type: 'won', seat: 0, how: 'ten-fame' }]);
  const late = scene({ step: 'event', armada: 7, pirates: [almost, { boughtFame: 1 }] }).chance('throw 1,1');
  assert.deepEqual([late.fame(0), late.all('battle-began')[0]?.cause], [9, 'armada']);
});

test('the marker does not leave its track to the left (R14)', () => {
  const t = scene({ step: 'event', armada: 1, pirates: [{ squadron: ['fr-10'] }] }).chance('throw 1,2');
  while (!t.happened('battle-over')) {
    if (t.waiting() === 'chance manoeuvre-draw') t.chance('draw steady-aim');
    else if (t.waiting() === 'chance salvo-dice')
      t.chance(t.legal().includes('roll 6,6,6') ? lastRoll(t.all('shot-aimed').length) : 'roll 6');
    else if (t.waiting() === '0 target') t.plays('aim sea-monster');
    else t.plays('hold');
  }
  assert.deepEqual(t.all('armada-moved'), [{ type: 'armada-moved', from: 1, to: 1, last: 8, why: 'monster-beaten' }]);
});

/** The monster misses with its first salvo, then it is hit. */
function lastRoll(shots: number): string {
  return shots === 1 ? 'roll 1,1,1' : 'roll 1,1,6';
}

test('a sheet adds up to the fame, and nobody is first when the armada has won (W10.4, R54)', () => {
  const t = scene({ step: 'event', armada: 7, pirates: [{ seas: ['cuba', 'jamaica'] }, { seas: ['borneo'] }] });
  t.chance('throw 1,1');
  assert.ok(t.happened('last-battle-unfought'));
  assert.deepEqual(t.end().winners, []);
  assert.deepEqual(t.end().places, [2, 3, 4]);
  assert.deepEqual(t.scores(), [2, 1, 0]);
});
