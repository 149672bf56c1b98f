// Guards (W5.6 to W5.8).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPlace, isOnePlace, onlyAt, PLACES } from '../src/fleet/places.ts';
import { SHIPS } from '../src/index.ts';
import { scene } from './scene.ts';

test('ships are posted in an own sea where the flagship lies, and taken back there (W5.6, R21)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', seas: ['cuba'], squadron: ['sl-05', 'br-05'] }] });
  t.plays('post sl-05');
  assert.deepEqual([t.at(0, 'squadron'), t.at(0, 'cuba')], ['br-05', 'sl-05']);
  t.plays('collect sl-05');
  assert.deepEqual([t.at(0, 'squadron'), t.at(0, 'cuba')], ['sl-05 br-05', '']);
});

test('not in a sea of others, nor of the Company (W5.6)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05'], seas: ['jamaica'] }] });
  assert.equal(t.refused('post sl-05'), 'not-offered');
  assert.ok(!t.legal().includes('post sl-05'));
});

test('guards elsewhere are not taken back from afar (W5.6)', () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', seas: ['cuba'], escorts: { cuba: ['br-05'], jamaica: ['sl-05'] } }],
  });
  assert.equal(t.refused('collect sl-05'), 'flagship-elsewhere W5.6');
  assert.ok(t.legal().includes('collect br-05'));
});

test('a sea has at most ten guards (W5.6)', () => {
  const ten = SHIPS.slice(0, 10);
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['br-05'], escorts: { cuba: ten, jamaica: ['br-06'] } }] });
  assert.equal(t.refused('post br-05'), 'sea-full W5.6');
  assert.equal(t.refused('send br-06 jamaica'), 'no-other-own-sea W5.7');
  t.plays(`collect ${ten[0]}`, 'post br-05');
  assert.equal(t.at(0, 'cuba').split(' ').length, 10);
});

test('at any time of the actions, after a battle too (W5.6, R38)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }] }).plays('attack', 'post sl-05');
  assert.equal(t.at(0, 'cuba'), 'sl-05');
});

test('a ship is posted at most once and taken back at most once a turn (W5.6, R51)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05'], escorts: { cuba: ['br-05'] } }] });
  t.plays('post sl-05', 'collect sl-05', 'collect br-05', 'post br-05');
  assert.equal(t.refused('post sl-05'), 'posted-once W5.6');
  assert.equal(t.refused('collect br-05'), 'collected-once W5.6');
  t.plays('end-turn');
  const next = scene({ step: 'next', turn: 2, pirates: [{ turns: 0, flagship: 'cuba', squadron: ['sl-05'], seas: ['cuba'] }] });
  assert.ok(next.legal().includes('post sl-05'));
});

test('in the Indies a guard moves to another own sea of the same part, without the flagship (W5.7, R22)', () => {
  const t = scene({
    pirates: [
      { flagship: 'borneo', seas: ['jamaica', 'bahamas', 'sumatra'], escorts: { cuba: ['sl-05'] } },
      { seas: ['hispaniola'] },
    ],
  });
  t.plays('send sl-05 cuba');
  assert.equal(t.waiting(), '0 escort-course');
  assert.deepEqual(t.legal(), ['to bahamas', 'to jamaica']);
  assert.equal(t.refused('to hispaniola'), 'not-own-sea W5.7');
  t.plays('to jamaica');
  assert.equal(t.at(0, 'jamaica'), 'sl-05');
});

test('once a turn (W5.7)', () => {
  const t = scene({ pirates: [{ flagship: 'borneo', seas: ['jamaica'], escorts: { cuba: ['sl-05'] } }] });
  t.plays('send sl-05 cuba');
  assert.equal(t.at(0, 'jamaica'), 'sl-05'); // R55: the only course
  assert.deepEqual(
    t.greyed().filter((line) => line.startsWith('send')),
    ['send sl-05 jamaica: moved-once W5.7'],
  );
});

test('not without another own sea of the part (W5.7)', () => {
  const t = scene({ pirates: [{ flagship: 'borneo', seas: ['borneo'], escorts: { cuba: ['sl-05'] } }] });
  assert.ok(t.greyed().includes('send sl-05 cuba: no-other-own-sea W5.7'));
});

test('on the Oceans guards never move by themselves (W5.7)', () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', seas: ['central-atlantic'], escorts: { 'south-atlantic': ['sl-05'] } }],
  });
  assert.ok(t.greyed().includes('send sl-05 south-atlantic: oceans-do-not-move W5.7'));
});

test('a guard that was posted in this turn does not move (W5.8)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', seas: ['cuba', 'jamaica'], squadron: ['sl-05'] }] }).plays('post sl-05');
  assert.ok(t.greyed().includes('send sl-05 cuba: posted-does-not-move W5.8'));
});

test('a guard that moved may join the squadron, but is not posted again in this turn (W5.8, R22)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', seas: ['cuba'], escorts: { jamaica: ['sl-05'] } }] });
  t.plays('send sl-05 jamaica', 'collect sl-05');
  assert.equal(t.at(0, 'squadron'), 'sl-05');
  assert.ok(t.greyed().includes('post sl-05: moved-is-not-posted W5.8'));
});

test('every place where ships can be is told from every other (W5.6)', () => {
  for (const place of PLACES) {
    assert.deepEqual(
      PLACES.filter((other) => hasPlace(onlyAt(place), other)),
      [place],
    );
    for (const other of PLACES) assert.equal(isOnePlace(onlyAt(place) | onlyAt(other)), place === other);
  }
});
