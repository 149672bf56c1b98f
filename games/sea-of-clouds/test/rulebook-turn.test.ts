// Setting up and dividing the loot: sections C1 and C2 of the README.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import { drawsAre } from '@quarterdeck/testkit';
import { BACKS, COMPONENTS, FACES_BY_BACK, seaOfClouds, trackOf } from '../src/index.ts';
import { opening, scene } from './scene.ts';

describe('1 Set-up', () => {
  test('94 loot cards: 21 rum, 23 relics, 28 objects, 22 pirates (C1.2)', () => {
    const counts = BACKS.map((back) => FACES_BY_BACK[back].reduce((sum, face) => sum + COMPONENTS.cards[face].copies, 0));
    assert.deepEqual(counts, [21, 23, 28, 22]);
    assert.equal(opening({ seats: 3 }).deck(), 94);
    assert.equal(opening({ seats: 4 }).deck(), 94);
  });

  test('each captain begins with three doubloons (C1.1)', () => {
    const t = opening({ seats: 4 });
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => t.doubloons(seat)),
      [3, 3, 3, 3],
    );
  });

  test("two captains play without Siren's Song, and with five rum, objects and pirates fewer, which nobody sees (C1.3)", () => {
    const t = opening();
    assert.equal(t.deck(), 71);
    const { bag, deck } = t.state();
    assert.deepEqual(deck, { rum: 16, relic: 15, object: 23, pirate: 17 });
    assert.equal(bag.relic.includes('sirens-song'), false);
    assert.deepEqual(
      BACKS.map((back) => bag[back].length),
      [21, 15, 28, 22],
    );
  });

  test('the first captain is drawn by lot and gets both parrot and hat (C1.4)', () => {
    const t = opening({ seats: 3 });
    assert.deepEqual(t.legal(), ['first-player 0', 'first-player 1', 'first-player 2']);
    t.chance('first-player 2');
    assert.deepEqual([t.state().parrot, t.state().hat], [2, 2]);
  });

  test('one card lies face down on each of the three spaces, and the back of the next is seen (C1.5)', () => {
    const t = opening().backs('rum', 'relic', 'object', 'pirate').chance('first-player 0');
    assert.deepEqual([t.share(0), t.share(1), t.share(2)], ['?rum', '?relic', '?object']);
    assert.equal(t.state().top, 'pirate');
    assert.equal(t.waiting(), 'chance look');
  });

  test('the voyage begins at the first island (C1.6)', () => {
    for (const seats of [2, 3, 4]) assert.equal(opening({ seats }).state().island, 1);
  });

  test('each back comes as often as it is left in the deck (C1.5, C2.9)', () => {
    const state = structuredClone(opening({ seats: 3 }).state());
    state.stack.push({ kind: 'next-back' });
    const left = BACKS.map((back): [string, number] => [`back ${back}`, state.deck[back] / 94]);
    assert.deepEqual(
      left.map(([, share]) => Math.round(share * 94)),
      [21, 23, 28, 22],
    );
    assert.ok(drawsAre(seaOfClouds, state, new Map(left)));
  });

  test('four captains sail past 12 islands with boardings on 4, 8 and 12; two or three past 15, on 5, 10 and 15 (C1.6)', () => {
    const track = (seats: number) => trackOf(opening({ seats }).state());
    assert.deepEqual(track(4), { islands: 12, boardings: [4, 8, 12] });
    assert.deepEqual(track(2), { islands: 15, boardings: [5, 10, 15] });
    assert.deepEqual(track(3), track(2));
  });
});

describe('2 Dividing the loot', () => {
  test('turns go from the hat clockwise, and the hat stays for the whole game (C2.1)', () => {
    const t = scene({ seats: 3, hat: 1, turn: 1, shares: ['?relic', '?rum', '?rum'], top: 'relic' }).backs('relic');
    t.takes('sirens-song').takes('kraken-eye').takes('kraken-eye');
    const turns = t.events().flatMap((event) => (event.type === 'turn-began' ? [event.seat] : []));
    assert.deepEqual(turns, [2, 0, 1]);
    assert.equal(t.state().island, 2);
    assert.equal(t.state().hat, 1);
  });

  test('the ship sails on when everybody has had a turn (C2.1)', () => {
    const t = scene({ shares: ['?relic', '?rum', '?rum'] }).takes('kraken-eye');
    assert.equal(t.state().island, 1);
    t.takes('rum');
    assert.equal(t.state().island, 2);
  });

  test('a captain looks at the first share, alone, before he decides (C2.2)', () => {
    const t = scene({ shares: ['?rum', '?rum', '?rum'] });
    assert.equal(t.waiting(), 'chance look');
    t.sees('golden-rum');
    assert.equal(t.waiting(), '0 divide-loot');
    assert.deepEqual(t.legal(), ['take', 'leave']);
    assert.equal(t.view(0).faces[0], 'golden-rum');
    assert.equal(t.view(1).faces[0], null);
  });

  test('who takes a share takes all its cards and doubloons, and the space gets a new card (C2.3)', () => {
    const t = scene({ shares: ['rum@1 kraken-eye@1', '?rum', '?rum'], doubloons: [2], top: 'pirate' }).takes();
    assert.equal(t.zone(0, 'rum'), 'rum');
    assert.equal(t.zone(0, 'relics'), 'kraken-eye');
    assert.equal(t.doubloons(0), 2);
    assert.equal(t.share(0), '?pirate');
    assert.equal(t.onShare(0), 0);
    assert.equal(t.waiting(), 'chance look');
  });

  test('who leaves a share puts the top card of the deck on it, face down, and looks at the next (C2.4)', () => {
    const t = scene({ shares: ['?rum', '?relic', '?object'], top: 'pirate' }).leaves('rotgut');
    assert.equal(t.share(0), 'rotgut ?pirate');
    t.takes('kraken-eye');
    assert.equal(t.zone(0, 'relics'), 'kraken-eye');
  });

  test('shares are looked at in their order, and none that was left can be taken in the same turn (C2.5)', () => {
    const t = scene({ seats: 3, shares: ['?rum', '?relic', '?object'] })
      .leaves('aged-rum')
      .takes('sirens-song');
    assert.equal(t.zone(0, 'rum'), '');
    assert.equal(t.zone(0, 'relics'), 'sirens-song');
    const looked = t.events().flatMap((event) => (event.type === 'looked' && event.seat === 0 ? [event.space] : []));
    assert.deepEqual(looked, [0, 1]);
  });

  test('who leaves all three takes the top card, knowing only its back (C2.6)', () => {
    const t = scene({ seats: 3, shares: ['?rum', '?rum', '?rum'] }).backs('rum', 'rum', 'relic', 'pirate');
    t.leaves('rum').leaves('rum').leaves('rum');
    assert.deepEqual([t.share(0), t.share(1), t.share(2)], ['rum ?rum', 'rum ?rum', 'rum ?rum']);
    t.sees('sirens-song');
    assert.equal(t.zone(0, 'relics'), 'sirens-song');
    assert.equal(t.state().top, 'pirate');
    assert.equal(t.waiting(), 'chance look');
  });

  test('a card from the deck is laid like any other: rum face down, an immediate object done and gone (C2.6)', () => {
    const rum = scene({ shares: ['rum@0', 'rum@0', 'rum@0'] })
      .leaves()
      .leaves()
      .leaves()
      .sees('aged-rum');
    assert.equal(rum.zone(0, 'rum'), 'aged-rum');
    assert.equal(rum.view(1).faces[rum.card('aged-rum')], null);
    const purse = scene({ shares: ['rum@0', 'rum@0', 'rum@0'] })
      .backs('rum', 'rum', 'object')
      .leaves()
      .leaves()
      .leaves();
    purse.sees('purse');
    assert.equal(purse.doubloons(0), 3);
    assert.equal(purse.gone(), 'purse');
  });

  test('a share holds three cards; a doubloon lies down instead of a fourth (C2.7)', () => {
    const t = scene({ shares: ['rum@0 rum@0 rotgut@0', '?rum', '?rum'] }).leaves();
    assert.equal(t.share(0), 'rum rum rotgut');
    assert.equal(t.onShare(0), 1);
    assert.equal(t.state().top, 'rum');
  });

  test('doubloons on a share have no limit (C2.7, R3)', () => {
    const t = scene({ shares: ['rum@01 rum@01 rotgut@01', '?relic', '?rum'], doubloons: [7] })
      .leaves()
      .takes('kraken-eye')
      .leaves();
    assert.equal(t.onShare(0), 9);
  });

  test('with an empty deck a doubloon lies down instead of every card (C2.8)', () => {
    const t = scene({ shares: ['rum@0', 'rum@0', 'rum@0'], top: null })
      .leaves()
      .takes();
    assert.equal(t.onShare(0), 1);
    assert.equal(t.share(1), '');
    assert.equal(t.onShare(1), 1);
  });

  test('with an empty deck who leaves all three takes a doubloon (C2.8, R2)', () => {
    const t = scene({ shares: ['rum@0', 'rum@0', 'rum@0'], top: null })
      .leaves()
      .leaves()
      .leaves();
    assert.equal(t.doubloons(0), 1);
    assert.deepEqual([0, 1, 2].map(t.onShare), [1, 1, 1]);
    assert.ok(t.happened('took-doubloon'));
    assert.equal(t.waiting(), '1 divide-loot');
  });

  test('a share of doubloons alone can be taken or left like any other (C2.8, R2)', () => {
    const t = scene({ shares: ['', '', ''], doubloons: [2, 1, 1], top: null });
    assert.equal(t.waiting(), '0 divide-loot');
    t.leaves().takes();
    assert.equal(t.doubloons(0), 1);
    assert.deepEqual([0, 1, 2].map(t.onShare), [3, 1, 1]);
  });

  test('the deck may end in the middle of a turn: the last card goes where it is due (C2.8)', () => {
    const t = scene({ shares: ['rum@0', 'rum@0', 'rum@0'], lastCard: true }).leaves();
    assert.equal(t.share(0), 'rum ?rum');
    assert.equal(t.state().top, null);
    t.leaves();
    assert.equal(t.onShare(1), 1);
  });

  test('the backs of the top card and of all cards on shares are public (C2.9)', () => {
    const view = scene({ shares: ['?rum', '?object', '?pirate'], top: 'relic' }).view('spectator');
    assert.deepEqual(view.backs, ['rum', 'object', 'pirate']);
    assert.equal(view.top, 'relic');
    assert.deepEqual(view.faces, [null, null, null]);
  });

  test('the captain chooses the order in which he lays several cards (C2.10)', () => {
    const t = scene({ shares: ['beer@0 cook@0', '?rum', '?rum'], captains: [{ crew: 'gunner' }] }).takes();
    assert.deepEqual(t.legal(), ['lay beer', 'lay cook']);
    assert.equal(t.refused('lay gunner'), 'not-in-hand C2.10');
  });

  test('rum and secrets lie face down, everything else face up (C2.11)', () => {
    const t = scene({ seats: 3, shares: ['rum@0 ledger@0 cook@0', 'kraken-eye@1 sabre@1', '?rum'] }).takes();
    t.chooses('lay rum', 'lay ledger').leaves('rum').takes();
    const seen = (face: string) => t.view('spectator').faces[t.card(face)];
    assert.deepEqual(['rum', 'ledger', 'cook', 'kraken-eye', 'sabre'].map(seen), [null, null, 'cook', 'kraken-eye', 'sabre']);
    assert.deepEqual([t.zone(0, 'rum'), t.zone(0, 'secrets'), t.zone(0, 'crew')], ['rum', 'ledger', 'cook']);
    assert.deepEqual([t.zone(1, 'relics'), t.zone(1, 'objects')], ['kraken-eye', 'sabre']);
  });

  test('where the backs show that the order cannot matter, nobody is asked (C2.10, R19)', () => {
    const waits = (share: string) =>
      scene({ shares: [share, '?rum', '?rum'] })
        .takes()
        .waiting();
    assert.equal(waits('rum@0 kraken-eye@0 cook@0'), 'chance look');
    assert.equal(waits('beer@0 kraken-eye@0'), 'chance look');
    assert.equal(waits('sabre@0 cook@0'), '0 lay-loot');
    assert.equal(waits('sabre@0 shell@0'), '0 lay-loot');
    assert.equal(waits('ledger@0 rum@0'), '0 lay-loot');
  });
});

describe('The examples of the rulebook', () => {
  test('a full share is left for a doubloon, the next grows by a card, the third of two cards is taken', () => {
    const t = scene({ seats: 4, shares: ['rum@1 rum@1 rotgut@1', 'gunner@1 cook@1', 'kraken-eye@1 sabre@1'], top: 'relic' });
    t.leaves();
    assert.deepEqual([t.share(0), t.onShare(0)], ['rum rum rotgut', 1]);
    t.leaves();
    assert.deepEqual([t.share(1), t.onShare(1)], ['gunner cook ?relic', 0]);
    t.takes();
    assert.deepEqual([t.zone(0, 'relics'), t.zone(0, 'objects')], ['kraken-eye', 'sabre']);
    assert.equal(t.share(2), '?rum');
    assert.equal(
      at(
        t.events().filter((event) => event.type === 'turn-began'),
        0,
      ).seat,
      1,
    );
  });

  test('beer laid before the pirate of the same share costs a pirate who was there before', () => {
    const t = scene({ shares: ['beer@0 cook@0', '?rum', '?rum'], captains: [{ crew: 'gunner' }] })
      .takes()
      .chooses('lay beer');
    assert.equal(t.zone(0, 'crew'), 'cook');
    assert.equal(t.gone(), 'beer gunner');
  });

  test('and with no pirate there it costs nothing', () => {
    const t = scene({ shares: ['beer@0 cook@0', '?rum', '?rum'] })
      .takes()
      .chooses('lay beer');
    assert.equal(t.zone(0, 'crew'), 'cook');
    assert.ok(t.happened('fizzled'));
  });
});
