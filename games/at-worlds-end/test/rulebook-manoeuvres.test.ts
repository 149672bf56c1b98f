// Manoeuvres (W7): when each card may be played, what it does, and who is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawsAre, listedChances } from '@quarterdeck/testkit';
import { atWorldsEnd, MANOEUVRES, type Manoeuvre, type ShipId } from '../src/index.ts';
import { againstCompany, againstMonster, falls, fight, holds, line, shoots } from './battle-scene.ts';
import { type Scene, scene } from './scene.ts';

/** A sloop attacks a sloop of Defence 4; both sides hold these cards. */
function duel(
  cards: readonly Manoeuvre[],
  theirs: readonly Manoeuvre[] = [],
  own: ShipId = 'sl-18',
  guard: ShipId = 'sl-21',
): Scene {
  return fight({ own: [own], guards: [guard], cards, theirs }).plays(`aim ${guard}`);
}

test('a ship has one manoeuvre in a round, in attack or in defence (W7.1, R36)', () => {
  const t = duel(['broadside', 'hard-turn', 'steady-aim']).plays('play broadside').chance('roll 1,1');
  assert.equal(t.waiting(), '1 target', 'no Steady Aim any more');
  t.plays('aim sl-18');
  assert.equal(t.waiting(), 'chance salvo-dice', 'and no Hard Turn');
});

test('in the next round it may have one again (W7.1, R36)', () => {
  const t = duel(['broadside', 'hard-turn']).plays('play broadside').chance('roll 1,1').plays('aim sl-18').chance('roll 1');
  shoots(t.plays('fight-on', 'fight-on'), 'sl-21', '1').plays('aim sl-18');
  assert.deepEqual(t.legal(), ['play hard-turn', 'hold']);
});

test('both sides may play in one salvo (W7.1, R36)', () => {
  const t = duel(['broadside'], ['hard-turn']).plays('play broadside', 'play hard-turn');
  assert.equal(t.legal()[0], 'roll 1,1');
  assert.equal(t.chance('roll 5,5').all('salvo-rolled')[0]?.defence, 5);
});

test('one manoeuvre is the ship’s, not the fleet’s (W7.1)', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21'], cards: ['broadside', 'broadside'] });
  shoots(t.plays('fire sl-18', 'aim sl-21', 'play broadside').chance('roll 1,1'), 'sl-18', '1');
  assert.deepEqual(t.plays('aim sl-21').legal(), ['play broadside', 'hold']);
});

test('what does not fit the moment is refused, and says why (W7.1, W7.2)', () => {
  const t = duel(['boarding', 'hard-turn', 'steady-aim']);
  assert.deepEqual(t.legal(), ['play boarding', 'hold']);
  assert.equal(t.refused('play hard-turn'), 'not-this-window W7.2');
  assert.equal(t.refused('play broadside'), 'not-in-hand W6.4');
  assert.deepEqual(t.greyed(), ['play hard-turn: not-this-window W7.2', 'play steady-aim: not-this-window W7.2']);
});

test('Full Broadside: one die more', () => {
  assert.equal(duel(['broadside']).plays('play broadside').legal()[0], 'roll 1,1');
});

test('with Attack 3 a Full Broadside throws four (W7.2)', () => {
  const t = duel(['broadside'], [], 'fr-10').plays('play broadside');
  assert.equal(t.legal().length, 126);
});

test('Chain Shot: Defence 1 lower for the salvo and its check', () => {
  const t = duel(['chain-shot'], [], 'br-05', 'br-17').plays('play chain-shot').chance('roll 1,3');
  assert.equal(t.waiting(), 'chance survivability-check');
  assert.equal(line(t.chance('roll 3'), 'second'), '-', 'a 3 is above 2: sunk, and the battle is over');
});

test('Defence is never below 1 nor above 5 (W7.3)', () => {
  const lowest = fight({ own: ['sl-18'], guards: ['br-01', 'sl-22'], cards: ['chain-shot'] });
  lowest.plays('aim br-01', 'play chain-shot').chance('roll 1');
  assert.equal(lowest.all('salvo-rolled')[0]?.defence, 1);
  const low = duel(['chain-shot'], ['hard-turn']).plays('play chain-shot', 'play hard-turn').chance('roll 4');
  assert.equal(low.all('salvo-rolled')[0]?.defence, 4, 'both add up');
});

test('Raking Fire: a hit is followed by no check', () => {
  const t = duel(['raking-fire'], [], 'sl-18', 'fr-10').plays('play raking-fire').chance('roll 5');
  assert.equal(t.state().seas.cuba, 0);
  assert.ok(!t.happened('check-rolled'));
});

test('Steady Aim: after the roll, one die that missed again', () => {
  const t = duel(['steady-aim'], [], 'br-05', 'sl-21');
  assert.equal(t.waiting(), '0 attack-manoeuvre', 'for all that the others know');
  t.plays('hold').chance('roll 2,3');
  assert.equal(t.waiting(), '0 steady-aim');
  t.plays('play steady-aim').chance('die 5');
  assert.deepEqual(t.all('die-rolled'), [{ type: 'die-rolled', use: 'steady-aim', ship: 'br-05', face: 5, success: true }]);
  assert.equal(t.state().seas.cuba, 0);
});

test('Steady Aim is not asked for if every die has hit', () => {
  const t = duel(['steady-aim'], [], 'br-05', 'fr-10').plays('hold').chance('roll 5,6');
  assert.equal(t.waiting(), 'chance survivability-check');
  assert.equal(t.legal()[0], 'roll 1,1');
});

test('Boarding: a die that equals the Defence or is above captures, instead of the salvo', () => {
  for (const [face, captured] of [
    [3, false],
    [4, true],
  ] as const) {
    const t = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'], cards: ['boarding'] });
    t.plays('aim sl-21', 'play boarding').chance(`die ${face}`);
    assert.equal(line(t, 'second'), captured ? 'sl-22' : 'sl-21 sl-22');
    assert.ok(!t.happened('salvo-rolled'));
  }
});

test('a captured ship joins the squadron undamaged after a victory', () => {
  const t = duel(['boarding'], ['hard-turn', 'damage-control']).plays('play boarding').chance('die 6');
  assert.equal(t.at(0, 'squadron'), 'sl-18 sl-21');
  assert.deepEqual(t.all('prizes'), [{ type: 'prizes', seat: 0, ships: ['sl-21'], joined: true }]);
});

test('otherwise it leaves the game', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'], cards: ['boarding'] });
  t.plays('aim sl-21', 'play boarding').chance('die 6');
  shoots(t, 'sl-18', '1').plays('retreat');
  assert.deepEqual(t.state().sunk, ['sl-21']);
  assert.deepEqual(t.all('prizes'), [{ type: 'prizes', seat: 0, ships: ['sl-21'], joined: false }]);
});

test('a boarded Company ship goes back to the bank', () => {
  const t = againstCompany(['sl-18'], 'bahamas', ['boarding']).plays('aim company-sloop', 'play boarding').chance('die 2');
  assert.equal(t.state().seas.bahamas, 0);
  assert.equal(t.at(0, 'squadron'), 'sl-18');
});

test('a defender may board too, and keeps the ship if he has won', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21'], theirs: ['boarding'] });
  shoots(t.plays('fire sl-18'), 'sl-21', '1').plays('aim sl-18', 'play boarding').chance('die 4');
  shoots(t, 'sl-21', '1').plays('retreat');
  assert.equal(t.at(1, 'squadron'), 'sl-18');
});

test('Fire Ship: an own sloop and the target both sink, without a check', () => {
  const t = fight({ own: ['sl-18', 'br-05'], guards: ['fr-10'], cards: ['fire-ship'] });
  t.plays('fire sl-18', 'aim fr-10', 'play fire-ship');
  assert.equal(t.state().seas.cuba, 0);
  assert.deepEqual(t.state().sunk, ['sl-18', 'fr-10']);
});

test('only a sloop can be a Fire Ship', () => {
  const t = duel(['fire-ship'], [], 'br-05');
  assert.deepEqual(t.legal(), ['hold']);
  assert.equal(t.refused('play fire-ship'), 'own-sloop-only W7.2');
});

test('nothing answers Boarding or Fire Ship (W7.2)', () => {
  const t = fight({
    own: ['sl-18', 'sl-19'],
    guards: ['sl-21', 'sl-22'],
    cards: ['boarding', 'fire-ship'],
    theirs: ['hard-turn', 'return-fire'],
  });
  t.plays('fire sl-18', 'aim sl-21', 'play boarding').chance('die 1');
  assert.equal(t.waiting(), '1 firing-ship');
  falls(t.plays('fire sl-21', 'aim sl-18'), '1').plays('aim sl-22', 'play fire-ship');
  assert.equal(line(t, 'second'), 'sl-21');
});

test('ghost ship and sea monster can be neither boarded nor burnt', () => {
  const t = duel(['boarding', 'fire-ship']);
  assert.deepEqual(t.legal(), ['play boarding', 'play fire-ship', 'hold']);
  const monster = falls(againstMonster(['sl-18'], ['boarding', 'fire-ship']), '1,1,1').plays('aim sea-monster');
  assert.deepEqual(monster.legal(), ['hold']);
  assert.equal(monster.refused('play boarding'), 'not-against-monsters W7.2');
});

test('Hard Turn: Defence 1 higher for the salvo and its check', () => {
  const t = duel([], ['hard-turn'], 'sl-18', 'fr-04').plays('play hard-turn').chance('roll 4');
  assert.ok(t.happened('missed'), '4 is not above 3 + 1');
  const hit = duel([], ['hard-turn'], 'sl-18', 'fr-04').plays('play hard-turn').chance('roll 5', 'roll 4');
  assert.equal(line(hit, 'second'), 'fr-04*');
});

test('Smoke Screen: one die fewer; a salvo of one die misses outright (W7.3)', () => {
  assert.equal(duel([], ['smoke-screen'], 'fr-10').plays('play smoke-screen').legal()[0], 'roll 1,1');
  const t = duel([], ['smoke-screen']).plays('play smoke-screen');
  assert.deepEqual(t.all('salvo-rolled')[0]?.dice, []);
  assert.ok(t.happened('missed'));
});

test('Full Broadside and Smoke Screen take each other off', () => {
  const t = duel(['broadside'], ['smoke-screen']).plays('play broadside', 'play smoke-screen');
  assert.equal(t.legal().length, 6);
});

test('Damage Control: on 4 to 6 one hit does not count', () => {
  for (const [face, saved] of [
    [3, false],
    [4, true],
  ] as const) {
    const t = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'], theirs: ['damage-control'] }).plays('aim sl-21', 'hold');
    t.chance('roll 6').plays('play damage-control').chance(`die ${face}`);
    assert.equal(line(t, 'second'), saved ? 'sl-21 sl-22' : 'sl-22');
  }
});

test('of two hits one is left, and is checked for with one die', () => {
  const t = duel([], ['damage-control'], 'br-05', 'fr-10')
    .plays('hold')
    .chance('roll 5,6')
    .plays('play damage-control')
    .chance('die 6');
  assert.equal(t.waiting(), 'chance survivability-check');
  assert.equal(t.legal()[0], 'roll 1');
});

test('Brave Crew: an undamaged ship without the mark checks', () => {
  const t = duel([], ['brave-crew']).plays('hold').chance('roll 6').plays('play brave-crew').chance('roll 4');
  assert.equal(line(t, 'second'), 'sl-21*');
});

test('Brave Crew gives back the check that Raking Fire took', () => {
  const t = duel(['raking-fire'], ['brave-crew'], 'sl-18', 'fr-10').plays('play raking-fire', 'hold').chance('roll 6');
  t.plays('play brave-crew').chance('roll 4');
  assert.equal(line(t, 'second'), 'fr-10*');
});

test('it is of no use for a ship that has its check, nor for a damaged one', () => {
  const marked = duel([], ['brave-crew'], 'sl-18', 'fr-10').plays('hold').chance('roll 6');
  assert.deepEqual(marked.legal(), ['hold']);
  assert.equal(marked.refused('play brave-crew'), 'no-use-now W7.2');
  const damaged = duel([], ['brave-crew']).plays('hold').chance('roll 6').plays('play brave-crew').chance('roll 1');
  shoots(damaged, 'sl-18', '1').plays('fight-on', 'fight-on', 'aim sl-21').chance('roll 6');
  assert.equal(damaged.state().seas.cuba, 0);
});

test('Close Ranks: another ship of the line becomes the target, and it is that ship’s card (W7.1)', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21', 'fr-10'], theirs: ['close-ranks', 'damage-control', 'return-fire'] });
  t.plays('aim sl-21');
  assert.deepEqual(t.legal(), ['close-ranks fr-10', 'hold']);
  t.plays('close-ranks fr-10').chance('roll 5');
  assert.equal(t.waiting(), 'chance survivability-check', 'fr-10 has had its card: no Damage Control');
  t.chance('roll 1');
  assert.equal(line(t, 'second'), 'sl-21 fr-10*');
  assert.deepEqual(t.all('ranks-closed'), [{ type: 'ranks-closed', seat: 1, from: 'sl-21', to: 'fr-10' }]);
  assert.equal(t.waiting(), '1 firing-ship', 'and no Return Fire');
});

test('the ship that was aimed at is free to play later in the round (W7.1)', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21', 'fr-10'], theirs: ['close-ranks', 'hard-turn'] });
  t.plays('fire sl-18', 'aim sl-21', 'close-ranks fr-10').chance('roll 1');
  falls(t.plays('fire fr-10', 'aim sl-18'), '1,1,1').plays('aim sl-21');
  assert.deepEqual(t.legal(), ['play hard-turn', 'hold']);
});

test('a ship that has had its card can still be relieved by one that has not (W7.1)', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['sl-21', 'fr-10'], theirs: ['close-ranks', 'hard-turn', 'hard-turn'] });
  t.plays('fire sl-18', 'aim sl-21', 'play hard-turn').chance('roll 1');
  falls(t.plays('fire fr-10', 'aim sl-18'), '1,1,1').plays('aim sl-21');
  assert.deepEqual(t.legal(), ['close-ranks fr-10', 'hold']);
  assert.equal(t.refused('play hard-turn'), 'had-a-card W7.1');
});

test('without another ship there is nobody to close ranks', () => {
  const t = duel([], ['close-ranks']);
  assert.deepEqual(t.legal(), ['hold']);
  assert.equal(t.refused('play close-ranks'), 'no-other-ship W7.2');
});

test('Return Fire: the ship under fire at once fires one die, and has its own shot still (W7.2)', () => {
  const t = duel([], ['return-fire'], 'sl-18', 'fr-10').plays('hold').chance('roll 1');
  assert.equal(t.waiting(), '1 return-fire');
  t.plays('play return-fire');
  assert.equal(t.legal().length, 6, 'one die, not three');
  t.chance('roll 1');
  assert.equal(t.waiting(), '1 target');
  assert.equal(t.all('salvo-rolled')[1]?.answering, true);
});

test('it hits and is checked for as any salvo', () => {
  const t = fight({ own: ['br-17', 'sl-18'], guards: ['sl-21'], theirs: ['return-fire'] });
  t.plays('fire br-17', 'aim sl-21', 'hold').chance('roll 1,1').plays('play return-fire').chance('roll 4', 'roll 3');
  assert.equal(line(t, 'first'), 'br-17* sl-18');
});

test('the last ship of the attacker may sink by it, and the battle is over', () => {
  const t = duel([], ['return-fire']).plays('hold').chance('roll 1').plays('play return-fire').chance('roll 6');
  assert.equal(t.all('battle-over')[0]?.winner, 'second');
});

test('a sunk ship does not answer (W7.2)', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'], theirs: ['return-fire'] });
  t.plays('aim sl-21', 'hold').chance('roll 6');
  assert.equal(t.waiting(), '1 after-hit');
  assert.equal(t.plays('hold').waiting(), '1 target');
});

test('in a salvo of Return Fire nobody plays cards (R50)', () => {
  const t = fight({
    own: ['sl-18'],
    guards: ['sl-21'],
    cards: ['hard-turn', 'damage-control', 'brave-crew'],
    theirs: ['return-fire', 'steady-aim'],
  });
  t.plays('aim sl-21', 'hold', 'hold').chance('roll 1').plays('hold', 'play return-fire');
  assert.equal(t.chance('roll 6').all('battle-over')[0]?.winner, 'second');
});

test('who is asked depends on what all can see: with a card in hand always, without one never (W7.2)', () => {
  const holding = duel(['return-fire']);
  assert.equal(holding.waiting(), '0 attack-manoeuvre');
  assert.deepEqual(holding.legal(), ['hold'], 'though nothing fits');
  assert.equal(duel([]).waiting(), 'chance salvo-dice');
});

test('nobody is asked for a card whose copies all lie open (W7.2)', () => {
  const t = duel(['hard-turn'], ['boarding']);
  const { bag, played } = t.state().manoeuvres;
  for (const card of ['steady-aim', 'steady-aim', 'steady-aim'] as const) played.push(...bag.splice(bag.indexOf(card), 1));
  holds(t).chance('roll 1');
  assert.equal(t.waiting(), '1 return-fire', 'no Steady Aim is left to be asked for');
});

test('while one copy of it may be in hand, its moment is asked for (W7.2)', () => {
  const t = duel(['hard-turn'], ['boarding']);
  const { bag, played } = t.state().manoeuvres;
  for (const card of ['steady-aim', 'steady-aim'] as const) played.push(...bag.splice(bag.indexOf(card), 1));
  while (t.waiting() !== 'chance salvo-dice') t.plays('hold');
  assert.equal(t.chance('roll 1').waiting(), '0 steady-aim');
});

test('a manoeuvre is played by the ship that is asked, against the one across (W7.1)', () => {
  const [attack] = duel(['broadside']).plays('play broadside').all('manoeuvre-played');
  assert.deepEqual([attack?.ship, attack?.against, attack?.side], ['sl-18', 'sl-21', 'first']);
  const [defence] = duel([], ['hard-turn']).plays('play hard-turn').all('manoeuvre-played');
  assert.deepEqual([defence?.ship, defence?.against, defence?.side], ['sl-21', 'sl-18', 'second']);
});

test('manoeuvres are drawn as often as there are copies of them (W6.4)', () => {
  const t = scene({
    pirates: [
      { flagship: 'cuba', squadron: ['sl-18'] },
      { flagship: 'borneo', escorts: { cuba: ['sl-21'] } },
    ],
  });
  t.plays('attack');
  assert.equal(t.waiting(), 'chance manoeuvre-draw');
  const { bag } = t.state().manoeuvres;
  const copies = MANOEUVRES.map((card): [string, number] => [`draw ${card}`, bag.filter((other) => other === card).length / 30]);
  assert.deepEqual(listedChances(atWorldsEnd, t.state()), new Map(copies));
  assert.ok(drawsAre(atWorldsEnd, t.state(), new Map(copies)));
});

test('after the battle all cards go back, played or not (W7.4, R35)', () => {
  const t = duel(['broadside', 'hard-turn']).plays('play broadside').chance('roll 6,6');
  assert.equal(t.state().manoeuvres.bag.length, 30);
  assert.deepEqual(t.all('manoeuvres-returned'), [{ type: 'manoeuvres-returned', played: 1, unplayed: 1 }]);
});

test('option: what was not played stays in hand (R35)', () => {
  const t = fight({
    own: ['sl-18'],
    guards: ['sl-21'],
    cards: ['broadside', 'hard-turn'],
    position: { options: { unplayed: 'keep' } },
  });
  t.plays('aim sl-21', 'play broadside').chance('roll 6,6');
  assert.deepEqual(t.pirate(0).hand, ['hard-turn']);
  assert.equal(t.state().manoeuvres.bag.length, 29);
});
