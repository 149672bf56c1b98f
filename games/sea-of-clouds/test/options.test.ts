// Options of a table: disputed rulings, and a corrected card list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, copy, defaultOptions, fieldsOf, openMatch, parseOptions, printRecord, verifyRecord } from '@quarterdeck/kernel';
import { checkComponents } from '../src/data/check.ts';
import { COMPONENTS, type Components, type LootCard, seaOfClouds } from '../src/index.ts';
import { ending, opening, scene } from './scene.ts';

test('the defaults are the rulings of the README', () => {
  const { components: _, ...flags } = defaultOptions(seaOfClouds);
  assert.deepEqual(flags, { parrotWinsFights: true, parrotWinsRum: true, refill: 'at-once', mayDecline: true });
});

test('refilled after laying, the space of the taken share gets the card of the Treasure Map and no other (R1)', () => {
  const options = { refill: 'after-laying' } as const;
  const t = scene({ options, shares: ['treasure-map@0', '?rum', '?rum'] }).takes();
  assert.deepEqual([t.share(0), t.share(1), t.share(2)], ['?rum', '?rum ?rum', '?rum ?rum']);
});

test('refilled after laying, the space is empty while the cards are laid (R1)', () => {
  const options = { refill: 'after-laying' } as const;
  const t = scene({ options, shares: ['sabre@0 cook@0', '?rum', '?rum'] }).takes();
  assert.equal(t.share(0), '');
  t.chooses('lay sabre');
  assert.equal(t.share(0), '?rum');
});

test('refilled after laying, a space still gets its doubloon when the deck is empty', () => {
  const t = scene({ options: { refill: 'after-laying' }, shares: ['sabre@0', 'rum@0', 'rum@0'], top: null }).takes();
  assert.equal(t.onShare(0), 1);
});

function corrected(face: keyof Components['cards'], card: Partial<LootCard>): unknown {
  const table = copy(COMPONENTS);
  return { ...table, cards: { ...table.cards, [face]: { ...table.cards[face], ...card } } };
}

function parsed(components: unknown) {
  return parseOptions(seaOfClouds, { components });
}

test('the card list of the rules parses to itself', () => {
  assert.deepEqual(parsed(JSON.parse(JSON.stringify(COMPONENTS))).components, COMPONENTS);
});

test('an owner of the box can correct a figure, and the table plays by it', () => {
  const options = parsed(corrected('goblet', { points: 7 }));
  assert.equal(ending({ options, captains: [{ objects: 'goblet' }] }).scores()[0], 7);
});

test('a corrected Gunner with a mark robs one captain, whom his captain names', () => {
  const options = parsed(corrected('gunner', { once: true }));
  const captains = [{ crew: 'gunner' }, { rum: 'rum' }, {}, { rum: 'rotgut' }];
  const t = scene({ seats: 4, island: 4, turn: 'over', shares: ['?relic'], options, captains });
  assert.deepEqual(t.legal(), ['aim gunner 1', 'aim gunner 3']);
  t.chooses('aim gunner 3').chance('steal rotgut');
  assert.equal(t.zone(1, 'rum'), 'rum');
});

test('a corrected number of copies changes the deck', () => {
  assert.equal(opening({ seats: 4, options: parsed(corrected('sabre', { copies: 5 })) }).deck(), 97);
});

test('a mistake in a corrected list is named where it is', () => {
  const refuses = (components: unknown, why: RegExp) => assert.throws(() => parsed(components), why);
  refuses({}, /components.cards is missing/);
  refuses(corrected('rum', { copies: 99 }), /components.cards.rum.copies must be a whole number from 0 to 30, not 99/);
  refuses(corrected('kraken-eye', { copies: 6 }), /kraken-eye: 6 copies need a ladder of as many steps, not 5/);
  refuses(corrected('chest', { copies: 2 }), /there can be one Chest, not 2/);
  refuses(
    { ...COMPONENTS, cards: { ...COMPONENTS.cards, rum: COMPONENTS.cards.sabre } },
    /components.cards.rum.back must be 'rum'/,
  );
  refuses({ ...COMPONENTS, cards: { ...COMPONENTS.cards, gun: COMPONENTS.cards.sabre } }, /components.cards has no field 'gun'/);
  refuses({ ...COMPONENTS, shareCards: 0 }, /components.shareCards must be a whole number from 1 to 3/);
  refuses({ ...COMPONENTS, startDoubloons: 1.5 }, /components.startDoubloons must be a whole number/);
  const track = { islands: 12, boardings: [4, 8] };
  refuses({ ...COMPONENTS, tracks: { ...COMPONENTS.tracks, four: track } }, /end with the last island, 12, not 4, 8/);
  const unseen = { rum: 25, relic: 0, object: 0, pirate: 0 };
  refuses({ ...COMPONENTS, twoPlayers: { ...COMPONENTS.twoPlayers, unseen } }, /25 of 21 cards cannot be left out/);
});

test('deeds, counts and classes come from closed lists', () => {
  for (const [face, field] of [
    ['steward', 'does'],
    ['purse', 'does'],
    ['ledger', 'counts'],
    ['sabre', 'class'],
  ] as const) {
    const table = corrected(face, Object.fromEntries([[field, 'juggle']]));
    assert.throws(() => parsed(table), new RegExp(`components.cards.${face}.${field} must be one of .*, not "juggle"`));
  }
});

test('the list of the rules is sound, which is checked when it is loaded', () => {
  assert.equal(checkComponents(COMPONENTS), COMPONENTS);
});

test('a record of a game with a corrected list carries the list and can be verified', () => {
  const options = { components: corrected('goblet', { points: 7 }) };
  const { match } = act(openMatch(seaOfClouds, { seats: 2, options }), 'chance', { type: 'first-player', seat: 1 });
  const text = printRecord(match, { withSeed: false });
  assert.ok(text.includes('"goblet"'));
  const again = verifyRecord(text, () => seaOfClouds).match;
  assert.ok(fieldsOf(again.options)?.has('components'));
});
