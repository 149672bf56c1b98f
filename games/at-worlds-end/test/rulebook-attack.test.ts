// What may be attacked (W6.1, W6.2, W2.3), and the bribe before it (W9.2).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

test('only the sea in which the flagship lies, and only with a ship in the squadron (W6.1, R24)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', seas: ['jamaica'], escorts: { bahamas: ['sl-05'] } }] });
  assert.equal(t.refused('attack'), 'no-squadron W6.1');
});

test('not an own sea (W6.1)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', seas: ['cuba'], squadron: ['sl-05'] }] });
  assert.equal(t.refused('attack'), 'own-sea W6.1');
});

test('the sea of another pirate without a ship changes hands at once, and the battle is used (W6.2, R25)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }] }).plays('attack');
  assert.equal(t.state().seas.cuba, 0);
  assert.ok(!t.happened('battle-began'));
  assert.equal(t.refused('attack'), 'has-fought W5.1');
});

test('a bare flagship of its owner has to leave (W6.11, R32)', () => {
  const t = scene({
    pirates: [
      { flagship: 'cuba', squadron: ['sl-05'] },
      { flagship: 'cuba', seas: ['cuba'] },
    ],
  });
  t.plays('attack');
  assert.equal(t.waiting(), '1 retreat-sea');
  assert.deepEqual(t.legal(), ['flee bahamas', 'flee jamaica', 'flee hispaniola', 'flee lesser-antilles']);
  t.plays('flee jamaica');
  assert.equal(t.pirate(1).flagship, 'jamaica');
  assert.equal(t.waiting(), '0 actions');
});

test('flagships of others in a sea that is not theirs are not touched (R24, R25)', () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }, { flagship: 'cuba', squadron: ['fr-04'] }],
  }).plays('attack');
  assert.equal(t.waiting(), '0 actions');
  assert.equal(t.pirate(2).flagship, 'cuba');
});

test('the next player who is not ruined commands the Company (W6.3, R6)', () => {
  const t = scene({ seats: 4, pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { ruined: true }] }).plays('attack');
  assert.equal(t.all('battle-began')[0]?.second.commander, 2);
});

test('in his first three turns a pirate attacks no other pirate, but the Company (W2.3, R5)', () => {
  const rival = scene({ pirates: [{ turns: 3, flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }] });
  assert.equal(rival.refused('attack'), 'first-three-turns W2.3');
  const fourth = scene({
    pirates: [
      { turns: 4, flagship: 'cuba', squadron: ['sl-05'] },
      { turns: 1, seas: ['cuba'] },
    ],
  });
  assert.ok(fourth.legal().includes('attack'));
  const company = scene({ pirates: [{ turns: 1, flagship: 'cuba', squadron: ['sl-05'] }] });
  assert.ok(company.legal().includes('attack'));
});

test('for 300 gold the Diplomat meets the fleet of the next lower difficulty (W9.2, R53)', () => {
  const t = scene({ pirates: [{ hero: 'diplomat', gold: 400, flagship: 'philippines', squadron: ['sl-05'] }] });
  t.plays('bribe', 'attack');
  assert.equal(t.pirate(0).gold, 100);
  assert.deepEqual(t.all('battle-began')[0]?.second.ships, ['company-sloop', 'company-brig']);
  assert.deepEqual(t.all('bribed'), [{ type: 'bribed', seat: 0, sea: 'philippines', gold: 300, from: 3, to: 2 }]);
});

test('two becomes one; below one there is nothing to bribe, nor a pirate (W9.2)', () => {
  const two = scene({ pirates: [{ hero: 'diplomat', gold: 300, flagship: 'cuba', squadron: ['sl-05'] }] });
  assert.deepEqual(two.plays('bribe', 'attack').all('battle-began')[0]?.second.ships, ['company-sloop']);
  const one = scene({ pirates: [{ hero: 'diplomat', gold: 300, flagship: 'bahamas', squadron: ['sl-05'] }] });
  assert.equal(one.refused('bribe'), 'nothing-to-bribe W9.2');
  const rival = scene({
    pirates: [{ hero: 'diplomat', gold: 300, flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }],
  });
  assert.equal(rival.refused('bribe'), 'nothing-to-bribe W9.2');
});

test('a bribe needs gold, a battle that can begin, and is paid once a turn (W9.1, W9.2, R53)', () => {
  const at = (gold: number, squadron: readonly 'sl-05'[]) =>
    scene({ pirates: [{ hero: 'diplomat', gold, flagship: 'cuba', squadron }] });
  assert.equal(at(200, ['sl-05']).refused('bribe'), 'too-little-gold W9.2');
  assert.equal(at(300, []).refused('bribe'), 'no-squadron W6.1');
  assert.equal(at(900, ['sl-05']).plays('bribe').refused('bribe'), 'skill-used W9.1');
});
