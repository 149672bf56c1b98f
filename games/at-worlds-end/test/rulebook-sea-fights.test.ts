// Battles that are not for a sea: monster (W3.2), convoy (W3.3), armada (W10.3, W10.4). And what heroes do in battles (W9.4, W9.5).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShipId } from '../src/index.ts';
import { againstCompany, againstMonster, falls, fight, line, shoots } from './battle-scene.ts';
import { type Position, type Scene, scene } from './scene.ts';

test('the monster fires first in every round, and the next player commands it (W3.2, R6, R7)', () => {
  const t = againstMonster(['sl-18', 'sl-19']);
  assert.equal(t.waiting(), '1 target');
  falls(t.plays('aim sl-18'), '1,1,1').plays('fire sl-18');
  shoots(shoots(t, 'sea-monster', '1'), 'sea-monster', '1').plays('fight-on');
  assert.equal(t.waiting(), '1 target');
});

test('guards do not fight it, even in the same sea (R7)', () => {
  const t = againstMonster(['sl-18'], [], { pirates: [{ flagship: 'cuba', escorts: { cuba: ['fr-10'] } }] });
  assert.equal(line(t, 'second'), 'sl-18');
});

test('a victory over it moves the armada back (W3.2)', () => {
  const t = shoots(falls(againstMonster(['sl-18']), '1,1,1'), 'sea-monster', '6');
  assert.equal(t.state().armada, 2);
  assert.equal(t.waiting(), '0 actions');
});

test('a defeat brings it nearer; no sea is at stake and the flagship stays (W3.2, R7)', () => {
  const t = falls(againstMonster(['sl-18'], [], { pirates: [{ seas: ['bahamas'] }] }), '1,1,6');
  assert.equal(t.state().armada, 4);
  assert.equal(t.state().seas.bahamas, 0);
  assert.equal(t.pirate(0).flagship, 'bahamas');
  assert.equal(t.waiting(), '0 actions');
});

test('a retreat from it is a defeat (R7)', () => {
  const t = shoots(falls(againstMonster(['sl-18']), '1,1,1'), 'sea-monster', '1').plays('retreat');
  assert.equal(t.state().armada, 4);
  assert.equal(t.at(0, 'squadron'), 'sl-18');
});

test('a defeat that brings the armada to its last space ends the turn at once (R15)', () => {
  const t = falls(againstMonster(['sl-18'], [], { armada: 7, pirates: [{ seas: ['cuba'], gold: 5000 }] }), '1,1,6');
  assert.ok(t.happened('armada-arrived'));
  t.chance('die 6', 'die 1');
  assert.deepEqual(t.end().winners, [], 'no ship is left for the last battle');
});

function convoy(own: readonly ShipId[]): Scene {
  const t = scene({ step: 'event', pirates: [{ squadron: own }] })
    .chance('throw 1,3')
    .plays('attack-convoy');
  while (t.waiting() === 'chance manoeuvre-draw') t.chance('draw close-ranks');
  return t;
}

test('the convoy is one frigate, the pirate fires first, and a victory brings 1000 gold (W3.3, R8)', () => {
  const t = convoy(['sl-18']);
  assert.equal(line(t, 'second'), 'company-frigate');
  assert.equal(t.waiting(), '0 target');
  shoots(t, 'company-frigate', '6', '6');
  assert.equal(t.pirate(0).gold, 1000);
  assert.deepEqual(t.all('convoy-taken'), [{ type: 'convoy-taken', seat: 0, gold: 1000 }]);
});

test('a lost fight for it costs only ships, and the flagship stays (R8)', () => {
  const t = falls(shoots(convoy(['sl-18']), 'company-frigate', '1'), '6,6,6');
  assert.deepEqual(t.state().sunk, ['sl-18']);
  assert.equal(t.pirate(0).flagship, 'bahamas');
  assert.equal(t.pirate(0).gold, 0);
  assert.equal(t.waiting(), '0 actions');
});

test('the fight for the convoy is not the battle of the turn (W5.1)', () => {
  const t = shoots(convoy(['sl-18']), 'company-frigate', '6', '6');
  assert.equal(t.waiting(), '0 management');
  assert.equal(t.plays('keep-gold').refused('attack'), 'legal');
});

/** The armada arrives with the next double. */
function arrival(position: Position): Scene {
  return scene({ step: 'event', armada: 7, ...position }).chance('throw 1,1');
}

test('the pirate with the most fame fights the armada, the second commands it (W10.3)', () => {
  const t = arrival({ pirates: [{ seas: ['cuba'] }, { seas: ['borneo', 'sumatra'], squadron: ['sl-18'] }, {}] });
  assert.deepEqual(t.all('champion'), [{ type: 'champion', seat: 1, captain: 0 }]);
});

test('between equals the highest die decides, and equals throw again (W10.3, R43)', () => {
  const t = arrival({ pirates: [{ squadron: ['sl-18'] }, { squadron: ['sl-19'] }, { squadron: ['sl-20'] }] });
  assert.equal(t.waiting(), 'chance roll-off');
  t.chance('die 5', 'die 5', 'die 2', 'die 1', 'die 3');
  assert.deepEqual(
    t.all('roll-off').map(({ role, seats }) => `${role} ${seats}`),
    ['champion 0,1,2', 'champion 0,1', 'captain 0,2'],
    'who lost the throw counts as second',
  );
  t.chance('die 4', 'die 6');
  assert.deepEqual(t.all('champion'), [{ type: 'champion', seat: 1, captain: 2 }]);
});

test('the ruined neither fight nor command (W10.3)', () => {
  const t = arrival({ pirates: [{ seas: ['cuba'], squadron: ['sl-18'] }, { ruined: true, boughtFame: 5 }, {}] });
  assert.deepEqual(t.all('champion'), [{ type: 'champion', seat: 0, captain: 2 }]);
});

const CHAMPION: Position = { pirates: [{ seas: ['bahamas'], squadron: ['sl-18', 'fr-10'], escorts: { bahamas: ['fr-11'] } }] };

function lastBattle(position: Position = CHAMPION): Scene {
  const t = arrival(position);
  if (t.waiting() === 'chance roll-off') t.chance('die 6', 'die 1');
  while (t.waiting() === 'chance manoeuvre-draw') t.chance('draw close-ranks');
  return t;
}

test('the squadron fights five ships, which fire first (W10.4, R44)', () => {
  const t = lastBattle();
  assert.equal(line(t, 'first'), 'company-sloop company-brig company-frigate ghost-ship sea-monster');
  assert.equal(line(t, 'second'), 'sl-18 fr-10');
  assert.equal(t.waiting(), '1 firing-ship');
  assert.equal(t.state().turn, null, 'it is nobody’s turn');
});

test('option: guards of the flagship’s sea join in (R44)', () => {
  const t = arrival({ ...CHAMPION, options: { lastBattle: 'with-escorts' } });
  t.chance('die 6', 'die 1');
  assert.equal(line(t, 'second'), 'sl-18 fr-10 fr-11');
});

test('without a ship in the squadron all is lost at once (W10.4, R44)', () => {
  const t = arrival({ pirates: [{ seas: ['bahamas'], escorts: { cuba: ['fr-11'] } }] });
  t.chance('die 6', 'die 1');
  assert.ok(t.happened('last-battle-unfought'));
  assert.deepEqual(t.state().end, { how: 'armada-won', winner: null });
});

/** One side always hits with all its dice, the other never does; nobody is asked for anything but shots and cards. */
function playThrough(t: Scene, armadaHits: boolean): Scene {
  while (t.waiting() !== 'over') {
    const isArmada = t.all('shot-aimed').at(-1)?.side === 'first';
    const [who, what = ''] = t.waiting().split(' ');
    const highest = t.legal().at(-1) ?? '';
    if (who === 'chance') t.chance(what === 'salvo-dice' && isArmada !== armadaHits ? (t.legal()[0] ?? '') : highest);
    else if (what === 'firing-ship' || what === 'target') t.plays(t.legal()[0] ?? '');
    else t.plays('hold');
  }
  return t;
}

test('there is no retreat and no withdrawing; whoever beats the armada has won the game (W10.4, R45)', () => {
  const t = lastBattle();
  const won = playThrough(t, false);
  assert.deepEqual(won.end().winners, [0]);
  assert.deepEqual(won.state().end, { how: 'armada-beaten', winner: 0 });
  assert.ok(won.all('round-began').length > 0, 'rounds went by');
});

test('if the armada wins nobody does (W10.4)', () => {
  const t = playThrough(lastBattle(), true);
  assert.deepEqual(t.end().winners, []);
  assert.ok(t.happened('armada-won'));
});

test('the Trickster may draw three cards more for 100 gold, in a battle for a sea that he began (W9.4)', () => {
  const attack = (gold: number) =>
    scene({ pirates: [{ hero: 'trickster', gold, flagship: 'bahamas', squadron: ['sl-18'] }] }).plays('attack');
  const t = attack(300);
  assert.deepEqual(t.legal(), ['open-bag', 'decline']);
  t.plays('open-bag').chance('draw boarding', 'draw boarding', 'draw fire-ship', 'draw fire-ship');
  assert.equal(t.pirate(0).gold, 200);
  assert.equal(t.waiting(), '0 target');
  assert.equal(attack(300).plays('decline').chance('draw boarding').waiting(), '0 target');
  assert.equal(attack(0).waiting(), 'chance manoeuvre-draw');
});

test('the bag is of no use against monster and convoy, nor to a defender (W9.1, W9.4)', () => {
  const monster = scene({ step: 'event', pirates: [{ hero: 'trickster', gold: 300, squadron: ['sl-18'] }] });
  assert.equal(monster.chance('throw 1,2').plays('keep').waiting(), 'chance manoeuvre-draw');
  const defender = scene({
    pirates: [
      { hero: 'corsair', flagship: 'cuba', squadron: ['sl-18'] },
      { hero: 'trickster', gold: 300, escorts: { cuba: ['sl-21'] } },
    ],
  });
  assert.equal(defender.plays('attack').waiting(), 'chance manoeuvre-draw');
});

test('the bag is not offered for a hand that will be full anyhow (W6.4, W9.4)', () => {
  const sloops: readonly ShipId[] = ['sl-01', 'sl-02', 'sl-03', 'sl-04', 'sl-05', 'sl-06', 'sl-07', 'sl-08', 'sl-09', 'sl-10'];
  const t = scene({ pirates: [{ hero: 'trickster', gold: 300, flagship: 'bahamas', squadron: sloops }] }).plays('attack');
  assert.equal(t.waiting(), 'chance manoeuvre-draw');
});

test('the Corsair plunders 100 gold for each enemy ship sunk or captured, 200 at most, without being asked (W9.5, R49)', () => {
  const one = shoots(againstCompany(['sl-18'], 'bahamas'), 'company-sloop', '6');
  assert.equal(one.pirate(0).gold, 100);
  const three = fight({ own: ['fr-10', 'fr-11', 'fr-12'], guards: ['sl-21', 'sl-22', 'sl-23'], cards: ['boarding'] });
  three.plays('fire fr-10', 'aim sl-21', 'play boarding').chance('die 6');
  falls(three.plays('fire sl-22', 'aim fr-10'), '1').plays('fire fr-11');
  shoots(shoots(shoots(three, 'sl-22', '6,6,6'), 'fr-10', '1'), 'sl-23', '6,6,6');
  assert.deepEqual(three.all('plundered'), [{ type: 'plundered', seat: 0, ships: 3, gold: 200 }]);
});

test('there is no plunder without a victory, nor for ships that got away, nor for another hero (W9.5)', () => {
  const lost = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'] });
  shoots(shoots(lost, 'sl-21', '6'), 'sl-18', '1').plays('retreat');
  assert.equal(lost.pirate(0).gold, 0);
  const fled = shoots(shoots(fight({ own: ['sl-18'], guards: ['sl-21'] }), 'sl-21', '1'), 'sl-18', '1').plays(
    'fight-on',
    'retreat',
  );
  assert.equal(fled.pirate(0).gold, 0);
  const other = shoots(againstCompany(['sl-18'], 'bahamas', [], { hero: 'diplomat' }), 'company-sloop', '6');
  assert.equal(other.pirate(0).gold, 0);
});

test('for 200 gold an undamaged ship of the Corsair that would sink stays, damaged (W9.5)', () => {
  const t = falls(
    shoots(againstCompany(['sl-18', 'sl-19'], 'bahamas', [], { gold: 500 }).plays('fire sl-18'), 'company-sloop', '1').plays(
      'aim sl-18',
    ),
    '6',
  );
  assert.equal(t.waiting(), '0 undying-crew');
  assert.deepEqual(t.legal(), ['save-ship', 'let-sink']);
  t.plays('save-ship');
  assert.equal(line(t, 'first'), 'sl-18* sl-19');
  assert.equal(t.pirate(0).gold, 300);
});

test('only once a turn, only a whole ship, and only with the gold (W9.1, W9.5)', () => {
  const begin = (gold: number) =>
    shoots(againstCompany(['sl-18', 'sl-19'], 'bahamas', [], { gold }).plays('fire sl-18'), 'company-sloop', '1').plays(
      'aim sl-18',
    );
  assert.equal(line(falls(begin(100), '6'), 'first'), 'sl-19');
  const t = falls(begin(900), '6').plays('save-ship');
  shoots(t, 'company-sloop', '1').plays('fight-on', 'fire sl-18');
  falls(shoots(t, 'company-sloop', '1').plays('aim sl-19'), '6');
  assert.equal(line(t, 'first'), 'sl-18*', 'once a turn');
});

test('the Corsair may let it sink (W9.5)', () => {
  const t = falls(shoots(againstCompany(['sl-18'], 'bahamas', [], { gold: 500 }), 'company-sloop', '1'), '6').plays('let-sink');
  assert.deepEqual(t.state().sunk, ['sl-18']);
  assert.equal(t.pirate(0).gold, 500);
});

test('a damaged ship is beyond its crew (W9.5)', () => {
  const t = falls(
    shoots(
      againstCompany(['br-17', 'br-18'], 'philippines', [], { gold: 500 }).plays('fire br-17'),
      'company-frigate',
      '1,1',
    ).plays('aim br-17'),
    '1,1,6',
    '1',
  );
  shoots(t, 'company-frigate', '1,1').plays('fight-on', 'fire br-17');
  falls(shoots(t, 'company-frigate', '1,1').plays('aim br-17'), '1,1,6');
  assert.equal(line(t, 'first'), 'br-18');
});

test('the crew does not help a defender, nor against the monster (W9.1, W9.5)', () => {
  const monster = falls(againstMonster(['sl-18'], [], { pirates: [{ gold: 900 }] }), '6,6,6');
  assert.deepEqual(monster.state().sunk, ['sl-18']);
  const t = fight({
    own: ['sl-18'],
    guards: ['sl-21'],
    attacker: { hero: 'diplomat' },
    defender: { hero: 'corsair', gold: 900 },
  });
  assert.equal(shoots(t, 'sl-21', '6').state().seas.cuba, 0);
});

test('a sloop spent as a Fire Ship cannot be saved, the target of one can (R52)', () => {
  const spent = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21', 'sl-22'], cards: ['fire-ship'], attacker: { gold: 900 } });
  spent.plays('fire sl-18', 'aim sl-21', 'play fire-ship');
  assert.equal(line(spent, 'first'), 'sl-19');
  const target = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'], theirs: ['fire-ship'], attacker: { gold: 900 } });
  shoots(target, 'sl-21', '1').plays('fire sl-22', 'aim sl-18', 'play fire-ship', 'save-ship');
  assert.equal(line(target, 'first'), 'sl-18*');
  assert.equal(line(target, 'second'), 'sl-21');
  assert.equal(target.waiting(), '1 target', 'nothing answers a Fire Ship');
});

test('a ship that its crew saved answers the salvo, but no Fire Ship (W7.2, W9.5)', () => {
  const guns = fight({ own: ['sl-18'], guards: ['sl-21'], cards: ['return-fire'], attacker: { gold: 900 } });
  falls(shoots(guns, 'sl-21', '1').plays('aim sl-18'), '6').plays('save-ship');
  assert.equal(guns.waiting(), '0 return-fire');
  const fire = fight({
    own: ['sl-18'],
    guards: ['sl-21', 'sl-22'],
    cards: ['return-fire'],
    theirs: ['fire-ship'],
    attacker: { gold: 900 },
  });
  shoots(fire, 'sl-21', '1').plays('fire sl-22', 'aim sl-18', 'play fire-ship');
  if (fire.waiting() === '0 defence-manoeuvre') fire.plays('hold');
  assert.equal(fire.plays('save-ship').waiting(), '1 target');
});

test('a captured ship cannot be saved: it does not sink (W9.5)', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21'], theirs: ['boarding'], attacker: { gold: 900 } });
  shoots(t.plays('fire sl-18'), 'sl-21', '1').plays('aim sl-18', 'play boarding').chance('die 6');
  assert.equal(line(t, 'first'), 'sl-19');
});

test('a reaction inside a reaction: the Corsair’s ship is saved from Return Fire (R50)', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21'], theirs: ['return-fire'], attacker: { gold: 900 } });
  t.plays('aim sl-21', 'hold').chance('roll 1').plays('play return-fire').chance('roll 6');
  assert.equal(t.waiting(), '0 undying-crew');
  t.plays('save-ship');
  assert.equal(line(t, 'first'), 'sl-18*');
  assert.equal(t.waiting(), '1 target', 'it is the defender’s shot now');
});
