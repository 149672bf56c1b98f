// Actions (W5): voyages, favour, ports.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEAS_OF } from '../src/index.ts';
import { type Scene, scene } from './scene.ts';

/** Seas to which a kind of move leads. */
function courses(t: Scene, type: 'sail' | 'favour'): string[] {
  return t.legal().flatMap((phrase) => (phrase.startsWith(`${type} `) ? [phrase.slice(type.length + 1)] : []));
}

test('none of the actions must be done (W5.1)', () => {
  const t = scene({ pirates: [{ seas: ['cuba'] }] }).plays('end-turn');
  assert.equal(t.state().turn?.seat, 1);
});

test('buy, sail and fight, or fight, buy and sail: in any order (W5.1, R17)', () => {
  const first = scene({ pirates: [{ gold: 300, flagship: 'cuba' }, { seas: ['bahamas'] }] })
    .plays('visit-port')
    .chance('offer sl-05', 'offer br-05', 'offer fr-04')
    .plays('buy sl-05', 'leave-port', 'sail bahamas', 'attack');
  assert.equal(first.state().seas.bahamas, 0);
  const second = scene({ pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba'] }] })
    .plays('attack', 'visit-port')
    .chance('offer sl-06', 'offer br-05', 'offer fr-04')
    .plays('leave-port', 'sail jamaica');
  assert.equal(second.pirate(0).flagship, 'jamaica');
});

test('sailing, the port and the battle are not done twice (W5.1)', () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', squadron: ['sl-05'], favour: 0 }, { seas: ['cuba', 'jamaica'] }],
  });
  t.plays('attack', 'sail jamaica', 'visit-port').chance('offer sl-06', 'offer br-05', 'offer fr-04').plays('leave-port');
  assert.equal(t.refused('sail cuba'), 'has-sailed W5.1');
  assert.equal(t.refused('visit-port'), 'has-visited W5.1');
  assert.equal(t.refused('attack'), 'has-fought W5.1');
  assert.deepEqual(t.legal(), ['end-turn']);
});

test('in the Indies from any sea to any other of the part, and to the gate (W5.2, W5.3)', () => {
  const t = scene({ pirates: [{ flagship: 'bahamas' }] });
  assert.deepEqual(courses(t, 'sail'), ['cuba', 'jamaica', 'hispaniola', 'lesser-antilles', 'central-atlantic']);
  assert.equal(t.refused('sail singapore'), 'no-way-there W5.2');
  const east = scene({ pirates: [{ flagship: 'borneo' }] });
  assert.deepEqual(courses(east, 'sail'), ['singapore', 'sumatra', 'moluccas', 'philippines', 'indian-ocean']);
});

test('from the South Atlantic only to the Central Atlantic and the Cape (W5.3, the example of the rulebook)', () => {
  const t = scene({ pirates: [{ flagship: 'south-atlantic' }] });
  assert.deepEqual(courses(t, 'sail'), ['central-atlantic', 'cape-of-good-hope']);
  assert.equal(t.refused('sail indian-ocean'), 'no-way-there W5.3');
});

test('from a gate into any sea of its part (W5.3)', () => {
  assert.deepEqual(courses(scene({ pirates: [{ flagship: 'central-atlantic' }] }), 'sail'), [
    ...SEAS_OF['west-indies'],
    'north-atlantic',
    'south-atlantic',
  ]);
  assert.deepEqual(courses(scene({ pirates: [{ flagship: 'indian-ocean' }] }), 'sail'), [
    ...SEAS_OF['east-indies'],
    'cape-of-good-hope',
  ]);
});

test('nobody is in the way, and many flagships may lie in one sea (R19)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba' }, { flagship: 'jamaica', seas: ['jamaica'] }] }).plays('sail jamaica');
  assert.equal(t.pirate(0).flagship, 'jamaica');
});

test('favour in the Indies: for a marker, once a turn, at any moment, before sailing too (W5.4, R18)', () => {
  const t = scene({ pirates: [{ flagship: 'bahamas', favour: 2 }] }).plays('favour cuba');
  assert.equal(t.pirate(0).favour, 1);
  assert.equal(t.refused('favour jamaica'), 'favour-used W5.4');
  t.plays('sail jamaica');
  assert.deepEqual(
    t.all('sailed').map(({ from, to, why }) => `${from} ${to} ${why}`),
    ['bahamas cuba favour', 'cuba jamaica sail'],
  );
});

test('and after the port, between port and battle, after the battle (W5.4)', () => {
  const t = scene({
    pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba', 'jamaica'] }],
  })
    .plays('sail jamaica', 'visit-port')
    .chance('offer sl-06', 'offer br-05', 'offer fr-04')
    .plays('leave-port');
  assert.equal(courses(t, 'favour').length, 5);
  t.plays('attack');
  assert.equal(courses(t, 'favour').length, 5);
});

test('favour on the Oceans only directly after sailing; the two steps may cross a gate (W5.4, R18)', () => {
  const t = scene({ pirates: [{ flagship: 'north-atlantic' }] });
  assert.equal(t.refused('favour central-atlantic'), 'favour-after-sailing W5.4');
  t.plays('sail central-atlantic');
  assert.ok(courses(t, 'favour').includes('cuba'));
  t.plays('favour cuba');
  assert.equal(t.pirate(0).flagship, 'cuba');
});

test('whatever is done between the two steps ends the voyage on the Oceans (W5.4)', () => {
  const t = scene({ pirates: [{ flagship: 'south-atlantic', seas: ['cape-of-good-hope'], squadron: ['sl-05'] }] });
  t.plays('sail cape-of-good-hope', 'post sl-05');
  assert.deepEqual(courses(t, 'favour'), []);
  assert.ok(t.greyed().includes('favour south-atlantic: favour-after-sailing W5.4'));
});

test('without a marker there is no favour (W5.4)', () => {
  const t = scene({ pirates: [{ flagship: 'bahamas', favour: 0 }] }).plays('sail cuba');
  assert.ok(t.greyed().includes('favour jamaica: no-favour W5.4'));
});

test('in a port three ships are shown to all, whoever holds the sea; any of them may be bought (W5.5)', () => {
  const t = scene({ pirates: [{ gold: 1000, flagship: 'cuba' }, { seas: ['cuba'] }] }).plays('visit-port');
  assert.equal(t.waiting(), 'chance port-offer');
  t.chance('offer sl-05', 'offer fr-04', 'offer sl-06');
  assert.equal(t.waiting(), '0 port-sale');
  t.plays('buy sl-05', 'buy fr-04');
  assert.equal(t.at(0, 'squadron'), 'sl-05 fr-04');
  assert.equal(t.pirate(0).gold, 100);
  assert.deepEqual(t.greyed(), ['buy sl-06: too-little-gold W5.5']);
  t.plays('leave-port');
  assert.ok(t.state().market.includes('sl-06'));
});

test('whoever buys all three has left the port (W5.5)', () => {
  const t = scene({ pirates: [{ gold: 1000, flagship: 'cuba' }] })
    .plays('visit-port')
    .chance('offer sl-05', 'offer sl-06', 'offer sl-07')
    .plays('buy sl-05', 'buy sl-06', 'buy sl-07');
  assert.equal(t.waiting(), '0 actions');
});

test('to look at the ships is the visit, even if nothing is bought (W5.5, R20)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba' }] })
    .plays('visit-port')
    .chance('offer sl-05', 'offer sl-06', 'offer sl-07');
  t.plays('leave-port');
  assert.equal(t.refused('visit-port'), 'has-visited W5.1');
});

test('an almost empty market shows what is left, an empty one cannot be visited (W5.5, R20)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba' }], market: ['sl-05'] })
    .plays('visit-port')
    .chance('offer sl-05');
  assert.equal(t.waiting(), '0 port-sale');
  assert.equal(scene({ pirates: [{ flagship: 'cuba' }], market: [] }).refused('visit-port'), 'market-empty W5.5');
});

test('without a port no ship is bought (W5.5)', () => {
  assert.equal(scene({ pirates: [{ gold: 900, flagship: 'bahamas' }] }).refused('visit-port'), 'no-port W5.5');
});

test('the Swordsmith pays 100 less for each ship in port, without being asked (W9.3, R49)', () => {
  const t = scene({ pirates: [{ hero: 'swordsmith', gold: 600, flagship: 'cuba' }] })
    .plays('visit-port')
    .chance('offer sl-05', 'offer sl-06', 'offer fr-04');
  assert.deepEqual(t.legal(), ['buy sl-05', 'buy sl-06', 'buy fr-04', 'leave-port']);
  t.plays('buy sl-05', 'buy sl-06');
  assert.equal(t.pirate(0).gold, 200);
});

test("the Swordsmith visits a smugglers' cove for 200 gold where there is no port, instead of a port (W9.3)", () => {
  const t = scene({ pirates: [{ hero: 'swordsmith', gold: 500, flagship: 'bahamas' }] }).plays('smugglers-cove');
  assert.equal(t.pirate(0).gold, 300);
  t.chance('offer sl-05', 'offer sl-06', 'offer fr-04').plays('buy sl-05', 'leave-port', 'sail cuba');
  assert.equal(t.pirate(0).gold, 100);
  assert.equal(t.refused('visit-port'), 'has-visited W5.1');
});

test('the cove has its conditions: no port, gold, the hero (W9.1, W9.3)', () => {
  const at = (gold: number, flagship: 'bahamas' | 'cuba') => scene({ pirates: [{ hero: 'swordsmith', gold, flagship }] });
  assert.equal(at(100, 'bahamas').refused('smugglers-cove'), 'too-little-gold W9.3');
  assert.equal(at(900, 'cuba').refused('smugglers-cove'), 'has-port W9.3');
  assert.equal(scene({ pirates: [{ gold: 900 }] }).refused('smugglers-cove'), 'not-offered');
});
