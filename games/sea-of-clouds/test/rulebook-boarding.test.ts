// Boarding: who wins, the Chest, the order of things. Sections C4.1 to C4.8 and C4.16 of the README.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Event, neighboursOf } from '../src/index.ts';
import { opening, type Position, scene } from './scene.ts';

/** Whom each captain defeats, where all have had their turn on a boarding island. */
function defeated({ seats = 4, ...position }: Position): readonly (readonly number[])[] {
  return boarded({ seats, ...position }).defeated;
}

function boarded(position: Position): Extract<Event, { type: 'boarded' }> {
  const island = position.seats === 4 ? 4 : 5;
  const event = scene({ turn: 'over', island, ...position }).last('boarded');
  assert.ok(event?.type === 'boarded');
  return event;
}

describe('4 Boarding', () => {
  test('there is a boarding before the ship leaves a marked island, and none elsewhere (C4.1)', () => {
    const isBoarded = (seats: number, island: number) =>
      scene({ seats, island, turn: 'over', shares: ['?rum', '?rum', '?rum'] }).happened('boarded');
    assert.deepEqual(
      [3, 4, 5, 8, 12].map((island) => isBoarded(4, island)),
      [false, true, false, true, true],
    );
    assert.deepEqual(
      [4, 5, 10, 12, 15].map((island) => isBoarded(3, island)),
      [false, true, true, false, true],
    );
    assert.deepEqual(
      [4, 5, 10, 12, 15].map((island) => isBoarded(2, island)),
      [false, true, true, false, true],
    );
  });

  test('after a boarding the ship sails on and the next round begins (C4.1)', () => {
    const t = scene({ seats: 4, island: 4, turn: 'over', shares: ['?rum', '?rum', '?rum'] });
    assert.equal(t.state().island, 5);
    assert.equal(t.waiting(), 'chance look');
  });

  test('strength is the sum of pirates and objects: 4 + 2 + 2 − 1 = 7 in the example of the rulebook (C4.2)', () => {
    const crew = { crew: 'monsieur-plume boatswain lookout', objects: 'rusty-sword' };
    assert.equal(scene({ captains: [crew], shares: ['?rum', '?rum', '?rum'] }).view().strengths[0], 7);
  });

  test('objects strengthen and weaken: sabre +1, cannon +2, rusty sword −1 (C4.2)', () => {
    const strength = (objects: string) =>
      scene({ captains: [{ crew: 'gunner', objects }], shares: ['?rum', '?rum', '?rum'] }).view().strengths[0];
    assert.deepEqual(['', 'sabre', 'cannon sabre', 'rusty-sword', 'rusty-sword rusty-sword'].map(strength), [1, 2, 4, 0, -1]);
  });

  test('neighbours sit left and right; of three captains all are neighbours, of two the other one (C4.3)', () => {
    const neighbours = (seats: number) => [...Array(seats).keys()].map((seat) => neighboursOf(opening({ seats }).state(), seat));
    assert.deepEqual(neighbours(4), [
      [1, 3],
      [2, 0],
      [3, 1],
      [0, 2],
    ]);
    assert.deepEqual(neighbours(3), [
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
    assert.deepEqual(neighbours(2), [[1], [0]]);
  });

  test('who is stronger than a neighbour defeats him, each neighbour for himself (C4.3)', () => {
    assert.deepEqual(
      defeated({ parrot: 2, captains: [{ crew: 'cook' }, { crew: 'gunner' }, { crew: 'steward' }, { crew: 'monsieur-plume' }] }),
      [[1], [], [1], [0, 2]],
    );
  });

  test('captains who sit opposite do not fight (C4.3)', () => {
    assert.deepEqual(defeated({ parrot: 1, captains: [{ crew: 'monsieur-plume' }, { crew: 'cook' }, {}, { crew: 'cook' }] }), [
      [1, 3],
      [2],
      [],
      [2],
    ]);
  });

  test('with two captains one victory is all there is to win (C4.17)', () => {
    assert.deepEqual(defeated({ seats: 2, captains: [{ crew: 'monsieur-plume cook' }, { crew: 'gunner' }] }), [[1], []]);
  });

  test('who has no pirates cannot win, whatever his objects (C4.4)', () => {
    assert.deepEqual(defeated({ seats: 2, captains: [{ objects: 'cannon sabre' }, {}] }), [[], []]);
  });

  test('without pirates the strength is 0, and objects do not count (C4.4, R7)', () => {
    const { strengths } = boarded({ seats: 2, captains: [{ objects: 'cannon sabre' }, { crew: 'gunner' }] });
    assert.deepEqual(strengths, [0, 1]);
  });

  test('a crew may be weaker than none at all (R7)', () => {
    const captains = [{ crew: 'gunner', objects: 'rusty-sword rusty-sword' }, {}];
    assert.deepEqual(boarded({ seats: 2, captains }).strengths, [-1, 0]);
    assert.deepEqual(defeated({ seats: 2, captains }), [[], []]);
  });

  test('with equal strength the captain with the parrot wins, if he has a pirate (C4.5)', () => {
    const even = { seats: 2, captains: [{ crew: 'boatswain' }, { crew: 'lookout' }] };
    assert.deepEqual(defeated({ ...even, parrot: 0 }), [[1], []]);
    assert.deepEqual(defeated({ ...even, parrot: 1 }), [[], [0]]);
    assert.deepEqual(defeated({ seats: 2, parrot: 1, captains: [{ crew: 'gunner', objects: 'rusty-sword' }, {}] }), [[], []]);
    assert.deepEqual(defeated({ seats: 2, parrot: 0, captains: [{ crew: 'gunner', objects: 'rusty-sword' }, {}] }), [[1], []]);
  });

  test('with equal strength and the parrot elsewhere nobody wins (C4.5)', () => {
    const captains = [{}, { crew: 'boatswain' }, { crew: 'lookout' }];
    assert.deepEqual(defeated({ seats: 3, parrot: 0, captains }), [[], [0], [0]]);
  });

  test('by the option an equal strength is no victory for anybody (C4.5)', () => {
    const captains = [{ crew: 'boatswain' }, { crew: 'lookout' }];
    assert.deepEqual(defeated({ seats: 2, parrot: 0, captains, options: { parrotWinsFights: false } }), [[], []]);
  });

  test('all victories are fixed before any effect (C4.7)', () => {
    // Seat 0 discards seat 1's cannon first; seat 1's victory over seat 2 stays.
    const captains = [{ crew: 'monsieur-plume' }, { crew: 'boatswain', objects: 'cannon' }, { crew: 'boatswain gunner' }, {}];
    const t = scene({ seats: 4, island: 4, turn: 'over', shares: ['?rum', '?rum', '?rum'], captains });
    assert.deepEqual(t.last('boarded'), {
      type: 'boarded',
      island: 4,
      strengths: [4, 4, 3, 0],
      defeated: [[1, 3], [2], [3], []],
    });
    t.chooses('aim monsieur-plume 1');
    assert.equal(t.gone().startsWith('cannon'), true);
    assert.equal(t.doubloons(1), 2);
  });

  test('effects go clockwise from the parrot (C4.7)', () => {
    const captains = [{ crew: 'boatswain' }, { crew: 'first-mate' }, { crew: 'boatswain' }, { crew: 'first-mate' }];
    const t = scene({ seats: 4, island: 4, turn: 'over', parrot: 3, shares: ['?rum', '?rum', '?rum'], captains });
    const gained = t.events().flatMap((event) => (event.type === 'gained' ? [event.seat] : []));
    assert.deepEqual(gained, [3, 1]);
  });

  test('the order runs on from where it began although the parrot changes hands (C4.7)', () => {
    const captains = [{}, { crew: 'cook' }, { crew: 'boatswain' }, {}];
    const t = scene({ seats: 4, island: 4, turn: 'over', parrot: 3, shares: ['?rum', '?rum', '?rum'], captains });
    t.chooses('act cook');
    assert.equal(t.state().parrot, 1);
    assert.equal(t.doubloons(2), 2);
  });

  test('a captain orders his own pirates (C4.7)', () => {
    const captains = [{ crew: 'gunner lookout', rum: 'rum' }, { rum: 'aged-rum rotgut' }];
    const t = scene({ island: 5, turn: 'over', shares: ['?relic', '?rum', '?rum'], captains });
    assert.deepEqual(t.legal(), ['act gunner', 'act lookout']);
    t.chooses('act lookout', 'scout 5').sees('kraken-eye');
    assert.equal(t.waiting(), 'chance steal-rum');
  });

  test('without a victory nothing happens (C4.8)', () => {
    const captains = [{ crew: 'boatswain' }, { crew: 'cook' }];
    const t = scene({ island: 5, turn: 'over', shares: ['?rum', '?rum', '?rum'], captains });
    assert.equal(t.doubloons(0), 0);
  });

  test('an effect is used once for each victory, a marked one once in all (C4.8)', () => {
    const captains = [{ crew: 'boatswain first-mate steward' }, {}, {}, {}];
    const t = scene({ seats: 4, island: 4, turn: 'over', shares: ['?rum', '?rum', '?rum'], captains });
    assert.equal(t.doubloons(0), 2 * 2 + 2 * 1 + 4);
  });

  test('after the boarding all captains discard all pirates, the victorious too (C4.16)', () => {
    const captains = [{ crew: 'boatswain first-mate' }, { crew: 'steward' }];
    const t = scene({ island: 5, turn: 'over', shares: ['?rum', '?rum', '?rum'], captains });
    assert.deepEqual([t.zone(0, 'crew'), t.zone(1, 'crew')], ['', '']);
    assert.equal(t.gone(), 'boatswain first-mate steward');
  });
});

describe('C4.6 The Chest', () => {
  const shares = ['?rum', '?rum', '?rum'];
  const at = (seats: number, position: Position) =>
    scene({ seats, island: seats === 4 ? 4 : 5, turn: 'over', shares, chest: 8, ...position });

  test('who loses a fight gives it to the victor, who takes one doubloon out of it', () => {
    const t = at(2, { captains: [{ crew: 'gunner', objects: 'chest' }, { crew: 'cook' }] }).chooses('finish');
    assert.deepEqual([t.zone(0, 'objects'), t.zone(1, 'objects')], ['', 'chest']);
    assert.deepEqual([t.state().chest, t.doubloons(1)], [7, 1]);
  });

  test('who loses to both gives it to the stronger', () => {
    const captains = [{ crew: 'boatswain' }, { objects: 'chest' }, { crew: 'first-mate' }, {}];
    const t = at(4, { captains });
    assert.equal(t.zone(2, 'objects'), 'chest');
  });

  test('of two equally strong victors the one with the parrot gets it, else the next clockwise (R9)', () => {
    const captains = [{ crew: 'boatswain' }, { objects: 'chest' }, { crew: 'boatswain' }, {}];
    assert.equal(at(4, { captains, parrot: 0 }).zone(0, 'objects'), 'chest');
    assert.equal(at(4, { captains, parrot: 3 }).zone(2, 'objects'), 'chest');
  });

  test('who wins one fight and loses the other loses it', () => {
    const captains = [{ crew: 'monsieur-plume' }, { crew: 'boatswain', objects: 'chest' }, { crew: 'gunner' }, {}];
    assert.equal(at(4, { captains }).zone(0, 'objects'), 'chest');
  });

  test('who is not defeated keeps it', () => {
    const t = at(2, { captains: [{ objects: 'chest' }, {}] });
    assert.equal(t.zone(0, 'objects'), 'chest');
    assert.equal(t.state().chest, 8);
  });

  test('it moves once in a boarding, before the effects, even if its new owner was defeated too (R9)', () => {
    // 1 loses to 0 and 0 loses to 3: the Chest stays with 0.
    const captains = [{ crew: 'boatswain' }, { crew: 'gunner', objects: 'chest' }, {}, { crew: 'first-mate' }];
    const t = at(4, { captains });
    assert.equal(t.zone(0, 'objects'), 'chest');
    assert.equal(t.events().filter(({ type }) => type === 'chest-passed').length, 1);
  });

  test('an empty Chest passes without a doubloon', () => {
    const t = at(2, { captains: [{ objects: 'chest' }, { crew: 'first-mate' }], chest: 0 });
    assert.equal(t.zone(1, 'objects'), 'chest');
    assert.equal(t.doubloons(1), 1);
  });

  test('its doubloons cannot be stolen (R9)', () => {
    const t = at(2, {
      captains: [
        { crew: 'rachel-cruz', objects: '' },
        { crew: 'cook', objects: 'chest' },
      ],
    });
    assert.equal(t.waiting(), '1 crew-effects');
    const thief = at(3, { captains: [{ crew: 'rachel-cruz' }, { objects: 'chest' }, {}], parrot: 0 });
    assert.equal(thief.happened('stole-doubloons'), false);
    assert.equal(thief.state().chest, 7);
  });

  test('Monsieur Plume can cost it, and its content goes to the bank (R9)', () => {
    // It has just passed from 2 to 1, whom 0 has defeated.
    const t = at(4, { captains: [{ crew: 'monsieur-plume' }, { crew: 'boatswain' }, { objects: 'chest' }, {}] });
    t.chooses('aim monsieur-plume 1');
    assert.equal(t.zone(1, 'objects'), '');
    assert.equal(t.state().chest, 0);
    assert.equal(t.doubloons(1), 1 + 2);
    assert.ok(t.gone().includes('chest'));
  });

  test('exchanged, it goes with its content, and no doubloon is taken out (R9)', () => {
    const captains = [{ crew: 'smuggler', objects: 'chest' }, { objects: 'shell' }];
    const t = at(2, { captains }).chooses('aim smuggler 1');
    assert.deepEqual([t.zone(0, 'objects'), t.zone(1, 'objects')], ['shell', 'chest']);
    assert.equal(t.state().chest, 8);
    assert.equal(t.doubloons(1), 0);
  });
});

describe('The example of the rulebook', () => {
  test('you beat both, Kate beats Phil, Phil beats Carl, who holds the parrot and has no pirates', () => {
    // Clockwise: you, Kate, Phil, Carl.
    const captains = [
      { crew: 'rachel-cruz steward cook' },
      { crew: 'monsieur-plume', doubloons: 5 },
      { crew: 'boatswain', objects: 'shell goblet' },
      { doubloons: 5 },
    ];
    const t = scene({ seats: 4, island: 4, turn: 'over', parrot: 3, shares: ['?rum', '?rum', '?rum'], captains });
    assert.deepEqual(t.last('boarded'), {
      type: 'boarded',
      island: 4,
      strengths: [6, 4, 2, 0],
      defeated: [[1, 3], [2], [3], []],
    });
    assert.equal(t.doubloons(0), 2 + 2 + 4);
    assert.deepEqual([t.doubloons(1), t.doubloons(3)], [3, 3]);
    t.chooses('act cook');
    assert.equal(t.state().parrot, 0);
    assert.equal(t.waiting(), '2 monsieur-plume');
    assert.deepEqual(t.legal(), ['discard shell', 'discard goblet']);
    t.chooses('discard shell');
    assert.equal(t.doubloons(2), 2);
    assert.equal(t.gone(), 'shell rachel-cruz steward cook monsieur-plume boatswain');
    assert.equal(t.waiting(), 'chance look');
  });
});
