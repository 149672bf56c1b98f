// Battles (W6): lines, rounds, salvoes, retreat, and what the end brings. Cards are in rulebook-manoeuvres.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeaId, ShipId } from '../src/index.ts';
import { againstCompany, falls, fight, line, shoots } from './battle-scene.ts';
import { scene } from './scene.ts';

const BRIGS: readonly ShipId[] = ['br-05', 'br-06'];

test('all ships of the squadron take part, and guards of other seas do not (W6.1)', () => {
  const t = fight({ own: ['sl-05', 'br-05'], guards: ['sl-06'], attacker: { escorts: { jamaica: ['fr-10'] } } });
  assert.equal(line(t, 'first'), 'sl-05 br-05');
});

test('the owner defends with his guards, and with the squadron if his flagship is there (W6.2, R25)', () => {
  const apart = fight({ own: ['sl-05'], guards: ['sl-06'], defender: { squadron: ['fr-10'] } });
  assert.equal(line(apart, 'second'), 'sl-06');
  const there = fight({ own: ['sl-05'], guards: ['sl-06'], defender: { squadron: ['fr-10'], flagship: 'cuba' } });
  assert.equal(line(there, 'second'), 'fr-10 sl-06');
  assert.deepEqual(there.all('battle-began')[0]?.second.guards, ['sl-06']);
});

test('others in that sea look on (W6.2, R25)', () => {
  const t = fight({
    own: ['sl-05'],
    guards: ['sl-06'],
    position: { pirates: [{}, {}, { flagship: 'cuba', squadron: ['fr-10'] }] },
  });
  assert.equal(line(t, 'second'), 'sl-06');
});

test('the Company has a sloop, a sloop and a brig, or a frigate (W6.3)', () => {
  const fleets: readonly (readonly [SeaId, string])[] = [
    ['bahamas', 'company-sloop'],
    ['cuba', 'company-sloop company-brig'],
    ['philippines', 'company-frigate'],
  ];
  for (const [sea, ships] of fleets) assert.equal(line(againstCompany(['sl-05'], sea), 'second'), ships);
});

test('the next player commands the Company: he chooses ship and target, and nothing else (W6.3, R6)', () => {
  const t = shoots(againstCompany(['br-12', 'br-13'], 'cuba').plays('fire br-12'), 'company-sloop', '1,1');
  assert.equal(t.waiting(), '1 firing-ship');
  t.plays('fire company-brig');
  assert.deepEqual(t.legal(), ['aim br-12', 'aim br-13']);
  falls(t.plays('aim br-13'), '1,1');
  shoots(t, 'company-sloop', '1,1');
  falls(t.plays('aim br-12'), '1');
  assert.equal(t.waiting(), '0 regroup', 'the Company is not asked to retreat');
  assert.equal(t.plays('fight-on').waiting(), '0 firing-ship');
});

test('a Company ship with one target fires without an order; a pirate is always asked (R55)', () => {
  const t = shoots(againstCompany(['sl-18']), 'company-sloop', '1');
  assert.equal(t.waiting(), 'chance salvo-dice');
  assert.equal(t.all('shot-aimed').at(-1)?.target, 'sl-18');
  assert.equal(falls(t, '1').plays('fight-on').waiting(), '0 target');
});

test('the Company is whole and complete in every battle (W6.3, R34)', () => {
  const t = falls(shoots(againstCompany(['sl-05'], 'philippines'), 'company-frigate', '6', '1'), '1,1,1');
  assert.equal(line(t, 'second'), 'company-frigate*');
  t.plays('retreat', 'flee moluccas', 'end-turn').chance('throw 2,4').plays('end-turn').chance('throw 2,4').plays('end-turn');
  t.chance('throw 2,4').plays('sail philippines', 'attack');
  assert.equal(line(t, 'second'), 'company-frigate');
});

test('each pirate draws as many cards as he has ships in the battle, the attacker first (W6.4, R37)', () => {
  const t = scene({
    pirates: [
      { flagship: 'cuba', squadron: BRIGS },
      { flagship: 'borneo', squadron: ['fr-10'], escorts: { cuba: ['sl-05', 'sl-06', 'sl-07'] } },
    ],
  }).plays('attack');
  t.chance('draw boarding', 'draw boarding', 'draw hard-turn', 'draw hard-turn', 'draw hard-turn');
  assert.deepEqual(t.pirate(0).hand, ['boarding', 'boarding']);
  assert.deepEqual(t.pirate(1).hand, ['hard-turn', 'hard-turn', 'hard-turn']);
  assert.equal(t.waiting(), '0 firing-ship');
});

test('the Company has no cards (W6.4)', () => {
  const t = scene({ pirates: [{ flagship: 'cuba', squadron: BRIGS }] })
    .plays('attack')
    .chance('draw boarding', 'draw boarding');
  assert.equal(t.waiting(), '0 firing-ship');
});

test('nobody has more than ten cards in hand (W6.4)', () => {
  const sloops: readonly ShipId[] = [
    'sl-01',
    'sl-02',
    'sl-03',
    'sl-04',
    'sl-05',
    'sl-06',
    'sl-07',
    'sl-08',
    'sl-09',
    'sl-10',
    'sl-11',
  ];
  const t = scene({ pirates: [{ flagship: 'bahamas', squadron: sloops }] }).plays('attack');
  let cards = 0;
  for (; t.waiting() === 'chance manoeuvre-draw'; cards++) t.chance(t.legal()[0] ?? '');
  assert.equal(cards, 10);
});

test('a card is as likely as there are copies of it in the pile (W6.4)', () => {
  const t = scene({ pirates: [{ flagship: 'bahamas', squadron: ['sl-05'] }] }).plays('attack');
  assert.deepEqual(t.legal().slice(0, 4), ['draw broadside', 'draw chain-shot', 'draw steady-aim', 'draw raking-fire']);
  assert.equal(t.legal().length, 12);
});

test('the attacker fires first, then by turns; what is left over fires one after the other (W6.5, R26)', () => {
  const t = fight({ own: ['sl-18', 'sl-19', 'sl-20'], guards: ['sl-21'] });
  shoots(t.plays('fire sl-19'), 'sl-21', '1');
  assert.equal(t.waiting(), '1 target', 'his only ship');
  shoots(t, 'sl-18', '1');
  assert.equal(t.waiting(), '0 firing-ship');
  assert.deepEqual(t.legal(), ['fire sl-18', 'fire sl-20']);
  assert.equal(t.refused('fire sl-19'), 'has-fired W6.5');
  assert.deepEqual(t.greyed(), ['fire sl-19: has-fired W6.5']);
  shoots(t.plays('fire sl-18'), 'sl-21', '1');
  assert.equal(t.waiting(), '0 target');
  shoots(t, 'sl-21', '1');
  assert.equal(t.waiting(), '0 regroup', 'everybody has fired');
});

test('the attacker fires first in every round (W6.5, R26)', () => {
  const t = shoots(shoots(fight({ own: ['sl-18'], guards: ['sl-21'] }), 'sl-21', '1'), 'sl-18', '1').plays(
    'fight-on',
    'fight-on',
  );
  assert.equal(t.waiting(), '0 target');
  assert.deepEqual(t.all('round-began'), [{ type: 'round-began', round: 2 }]);
});

test('a ship that is sunk before it has fired has lost its shot (W6.5)', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21', 'sl-22'] });
  shoots(t.plays('fire sl-18'), 'sl-21', '5');
  assert.equal(t.waiting(), '1 target', 'of two ships one is left');
  shoots(t, 'sl-19', '5');
  assert.equal(t.waiting(), '0 regroup', 'nobody is left who could fire');
});

test('as many dice as the Attack of the ship (W6.6)', () => {
  for (const [ship, dice, ways] of [
    ['sl-05', 'roll 1', 6],
    ['br-05', 'roll 1,1', 21],
    ['fr-04', 'roll 1,1,1', 56],
  ] as const) {
    const t = againstCompany([ship]).plays('aim company-sloop');
    assert.equal(t.legal()[0], dice);
    assert.equal(t.legal().length, ways);
  }
});

test('a die must be above the Defence; equal is a miss (W6.6)', () => {
  const equal = shoots(againstCompany(['sl-05']), 'company-sloop', '2');
  assert.ok(equal.happened('missed'));
  const above = shoots(againstCompany(['sl-05']), 'company-sloop', '3');
  assert.deepEqual(above.all('ship-sunk'), [
    { type: 'ship-sunk', side: 'second', pirate: null, ship: 'company-sloop', by: 'salvo' },
  ]);
});

test('a hit sinks a ship without the mark, and it leaves the game (W6.7)', () => {
  const t = shoots(fight({ own: ['sl-05'], guards: BRIGS }), 'br-05', '4');
  assert.equal(line(t, 'second'), 'br-06');
  assert.deepEqual(t.state().sunk, ['br-05']);
});

test('with the mark it checks: one die for each hit, and one above the Defence sinks it (W6.7, R27)', () => {
  const t = fight({ own: ['fr-04'], guards: ['br-17', 'sl-05'] })
    .plays('aim br-17')
    .chance('roll 2,4,6');
  assert.equal(t.waiting(), 'chance survivability-check');
  assert.equal(t.legal()[0], 'roll 1,1', 'two hits');
  assert.equal(line(falls(t, '3,4'), 'second'), 'sl-05');
});

test('if no die is above the Defence it is damaged (W6.7)', () => {
  const t = shoots(fight({ own: ['fr-04'], guards: ['br-17', 'sl-05'] }), 'br-17', '4,5,6', '1,3,3');
  assert.equal(line(t, 'second'), 'br-17* sl-05');
  assert.deepEqual(t.all('ship-damaged'), [{ type: 'ship-damaged', side: 'second', pirate: 1, ship: 'br-17' }]);
});

test('a damaged ship fires with all its dice, and the next hit sinks it without a check (W6.8, R28)', () => {
  const t = shoots(fight({ own: ['fr-04'], guards: ['br-17'] }), 'br-17', '1,1,6', '1');
  t.plays('aim fr-04');
  assert.equal(t.legal()[0], 'roll 1,1');
  falls(t, '1,1').plays('fight-on', 'fight-on');
  shoots(t, 'br-17', '1,1,4');
  assert.equal(t.state().seas.cuba, 0);
});

test('after the battle all is mended (W6.8, R28)', () => {
  const t = falls(shoots(againstCompany(['br-17'], 'bahamas'), 'company-sloop', '1,1'), '4', '3').plays('fight-on');
  assert.equal(line(t, 'first'), 'br-17*');
  shoots(t, 'company-sloop', '1,6').plays('end-turn').chance('throw 2,4').plays('end-turn').chance('throw 2,4').plays('end-turn');
  t.chance('throw 2,4').plays('sail hispaniola', 'attack');
  assert.equal(line(t, 'first'), 'br-17');
});

test('at the end of a round the attacker is asked first, then the defender (W6.9, R30)', () => {
  const t = shoots(shoots(fight({ own: ['sl-18'], guards: ['sl-21'] }), 'sl-21', '1'), 'sl-18', '1');
  assert.equal(t.waiting(), '0 regroup');
  assert.deepEqual(t.legal(), ['retreat', 'fight-on']);
  assert.equal(t.plays('fight-on').waiting(), '1 regroup');
});

test('only damaged ships may be taken out of the line, one after the other (W6.9, R29)', () => {
  const t = fight({ own: ['br-17', 'br-18', 'sl-18'], guards: ['fr-10', 'fr-11'] });
  shoots(t.plays('fire sl-18'), 'fr-10', '1');
  falls(t.plays('fire fr-10', 'aim br-17'), '1,1,6', '1');
  shoots(t.plays('fire br-17'), 'fr-10', '1,1');
  shoots(t, 'br-18', '1,1,6', '1');
  shoots(t, 'fr-10', '1,1');
  assert.deepEqual(t.legal(), ['withdraw br-17', 'withdraw br-18', 'retreat', 'fight-on']);
  assert.equal(t.refused('withdraw sl-18'), 'not-damaged W6.9');
  assert.deepEqual(t.greyed(), ['withdraw sl-18: not-damaged W6.9']);
  t.plays('withdraw br-18');
  assert.deepEqual(t.legal(), ['withdraw br-17', 'retreat', 'fight-on']);
  t.plays('fight-on', 'fight-on');
  assert.equal(line(t, 'first'), 'br-17* sl-18');
  assert.equal(t.at(0, 'squadron'), 'br-17 br-18 sl-18', 'it is safe');
});

test('who has taken all ships out of the line has lost (W6.9, R29)', () => {
  const t = fight({ own: ['fr-10'], guards: ['br-17'] });
  shoots(shoots(t, 'br-17', '1,1,4', '1'), 'fr-10', '1,1').plays('fight-on', 'withdraw br-17');
  assert.deepEqual(t.all('battle-over').at(-1)?.winner, 'first');
  assert.equal(t.state().seas.cuba, 0);
});

test('who retreats has lost, and all his ships are with the flagship, however far it is (W6.9, R30, R31)', () => {
  const t = shoots(shoots(fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'] }), 'sl-21', '1').plays('fire sl-21'), 'sl-18', '1');
  shoots(t, 'sl-18', '1').plays('fight-on', 'retreat');
  assert.equal(t.state().seas.cuba, 0);
  assert.equal(t.at(1, 'squadron'), 'sl-21 sl-22');
  assert.equal(t.pirate(1).flagship, 'borneo');
  assert.deepEqual(t.all('rejoined'), [{ type: 'rejoined', seat: 1, ships: ['sl-21', 'sl-22'] }]);
  assert.equal(t.all('battle-over')[0]?.how, 'retreat');
});

test('when the attacker retreats the defender is not asked any more (W6.9)', () => {
  const t = shoots(shoots(fight({ own: ['sl-18'], guards: ['sl-21'] }), 'sl-21', '1'), 'sl-18', '1').plays('retreat');
  assert.equal(t.state().seas.cuba, 1);
  assert.equal(t.at(1, 'cuba'), 'sl-21', 'who has won stays on guard');
  assert.equal(t.waiting(), '0 retreat-sea');
});

test('guards that were withdrawn join the squadron even if the battle is won (W6.9, R31)', () => {
  const t = fight({ own: ['fr-10'], guards: ['br-17', 'br-12'] });
  shoots(t, 'br-17', '1,1,4', '1');
  falls(t.plays('fire br-12', 'aim fr-10'), '1,1');
  shoots(t, 'fr-10', '1,1').plays('fight-on', 'withdraw br-17', 'fight-on');
  shoots(t, 'br-12', '1,1,1');
  shoots(t, 'fr-10', '5,5', '1,1').plays('retreat');
  assert.equal(t.at(1, 'cuba'), 'br-12');
  assert.equal(t.at(1, 'squadron'), 'br-17');
});

test('the winner has the sea and its point (W6.10, W8.1)', () => {
  const t = shoots(fight({ own: ['sl-18'], guards: ['sl-21'] }), 'sl-21', '6');
  assert.equal(t.state().seas.cuba, 0);
  assert.deepEqual([t.fame(0), t.fame(1)], [1, 0]);
});

test('a beaten attacker loses his ships, and the Company keeps the sea (W6.10)', () => {
  const t = falls(shoots(againstCompany(['sl-05']), 'company-sloop', '1'), '6');
  assert.equal(t.state().seas.bahamas, null);
  assert.deepEqual(t.state().sunk, ['sl-05']);
  assert.equal(t.all('battle-over')[0]?.winner, 'second');
});

test('if both lines are empty the attacker has not won, and he has to leave (W6.10, R33)', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21'], cards: ['fire-ship'] }).plays('aim sl-21', 'play fire-ship');
  assert.equal(t.all('battle-over')[0]?.winner, null);
  assert.equal(t.state().seas.cuba, 1);
  assert.equal(t.waiting(), '0 retreat-sea');
});

test('in the Indies a beaten flagship flees to any other sea of the part (W6.11, R32)', () => {
  const t = falls(shoots(againstCompany(['sl-05']), 'company-sloop', '1'), '6');
  assert.deepEqual(t.legal(), ['flee cuba', 'flee jamaica', 'flee hispaniola', 'flee lesser-antilles']);
  assert.equal(t.refused('flee central-atlantic'), 'flee-in-the-part W6.11');
});

test('on the Oceans to a neighbour there, never into the Indies (W6.11, R32)', () => {
  const t = falls(shoots(againstCompany(['sl-05'], 'south-atlantic'), 'company-sloop', '1'), '6');
  assert.deepEqual(t.legal(), ['flee central-atlantic', 'flee cape-of-good-hope']);
});

test('where there is one way out it is taken (W6.11, R55)', () => {
  const t = falls(shoots(againstCompany(['sl-05'], 'north-atlantic'), 'company-frigate', '1'), '1,1,6');
  assert.equal(t.pirate(0).flagship, 'central-atlantic');
  assert.equal(t.waiting(), '0 actions');
});

test('to flee is no action and costs no favour (W6.11, R32)', () => {
  const t = falls(shoots(againstCompany(['sl-05']), 'company-sloop', '1'), '6').plays('flee cuba');
  assert.equal(t.pirate(0).favour, 5);
  assert.ok(t.legal().includes('sail jamaica'));
  assert.ok(t.legal().includes('visit-port'));
});

test('a beaten defender whose flagship is there leaves too, with what is left of his ships (W6.11)', () => {
  const t = fight({ own: ['fr-10', 'fr-11'], guards: ['sl-21'], defender: { flagship: 'cuba', squadron: ['br-17'] } });
  shoots(t.plays('fire fr-10'), 'sl-21', '6,6,6');
  shoots(t, 'fr-10', '1,1');
  shoots(t, 'br-17', '1,1,1').plays('fight-on', 'retreat');
  assert.equal(t.waiting(), '1 retreat-sea');
  assert.equal(t.plays('flee jamaica').pirate(1).flagship, 'jamaica');
  assert.equal(t.at(1, 'squadron'), 'br-17');
  assert.equal(t.waiting(), '0 actions');
});

test('a beaten flagship flees in a calm too (R9)', () => {
  const t = scene({ done: { calm: true }, pirates: [{ flagship: 'bahamas', squadron: ['sl-05'] }] }).plays('attack');
  shoots(t.chance('draw return-fire'), 'company-sloop', '1', '6').plays('flee cuba');
  assert.equal(t.pirate(0).flagship, 'cuba');
});

test('after a victory guards may be posted at once, and what is not used is open (R38)', () => {
  const t = shoots(againstCompany(['sl-05', 'sl-06']).plays('fire sl-05'), 'company-sloop', '6');
  assert.equal(t.refused('attack'), 'has-fought W5.1');
  t.plays('post sl-05', 'sail cuba', 'visit-port');
  assert.equal(t.at(0, 'bahamas'), 'sl-05');
});

test('the tenth point ends the game in the middle of it, and nobody flees any more (W10.1, R40)', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21'], attacker: { boughtFame: 9 }, defender: { flagship: 'cuba' } });
  shoots(t, 'sl-21', '6');
  assert.deepEqual(t.end().winners, [0]);
  assert.equal(t.pirate(1).flagship, 'cuba');
});

test('a battle shows the whole piles that fight, and no others (W5.6)', () => {
  const t = fight({
    own: ['sl-18'],
    guards: ['sl-21'],
    attacker: { escorts: { jamaica: ['br-05'] } },
    defender: { squadron: ['fr-10'], escorts: { cuba: ['sl-21'], borneo: ['fr-11'] } },
  });
  const places = (seat: number) => t.view(2).pirates[seat]?.fleet.map(({ ship, at }) => `${ship} ${at}`);
  assert.deepEqual(places(0), ['sl-18 squadron', 'br-05 jamaica']);
  assert.deepEqual(places(1), ['fr-10 null', 'sl-21 cuba', 'fr-11 null']);
});
