// Who sees what: one test for each row of the README's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, show, showEvents, type Viewer, waiting } from '@quarterdeck/kernel';
import { ADVENTURES, type Adventure, piratesOf7Seas } from '../src/index.ts';
import { opening, type Scene, scene } from './scene.ts';

/** Everything that this viewer gets of the table and has heard, as text. */
function told(t: Scene, viewer: Viewer): string {
  const shown = show(piratesOf7Seas, t.state(), viewer);
  const { unseen: _unseen, ...view } = shown.view;
  return JSON.stringify([{ ...shown, view }, showEvents(piratesOf7Seas, t.events(), viewer)]);
}

function cardsTold(t: Scene, viewer: Viewer): Adventure[] {
  return ADVENTURES.filter((card) => told(t, viewer).includes(`"${card}"`));
}

const OTHERS = [1, 2, 'spectator'] as const;

test('a choice is seen by its seat; the others see that there is one', () => {
  const t = scene({}).by(0, 'choose captain');
  const [frame] = t.view(0).stack.slice(-1);
  assert.deepEqual(frame, { kind: 'choose-character', chosen: ['captain', null, null] });
  for (const viewer of OTHERS)
    assert.ok(
      !told(t, viewer)
        .replace(/"legal":.*?\]/, '')
        .includes('"captain"'),
      `${viewer} is told`,
    );
  assert.deepEqual(t.view(1).stack.at(-1), { kind: 'choose-character', chosen: ['hidden', null, null] });
});

test('who has chosen is public', () => {
  const t = scene({}).by(1, 'choose captain');
  assert.deepEqual(waiting(piratesOf7Seas, t.state()), [0, 2]);
  assert.deepEqual(showEvents(piratesOf7Seas, t.events(), 'spectator'), [{ type: 'chose', seat: 1 }]);
});

test('a choice stays hidden after all have chosen, until its character is called', () => {
  const t = scene({ chosen: ['shipwright', 'captain', 'merchant'], players: [{}, {}, { rum: 1 }] });
  assert.deepEqual(t.view(0).chosen, ['shipwright', 'hidden', 'hidden']);
  assert.deepEqual(t.view(2).chosen, ['shipwright', 'hidden', 'merchant']);
  t.plays('end-turn');
  assert.deepEqual(t.view('spectator').chosen, ['shipwright', 'captain', 'hidden']);
  t.plays('end-turn');
  assert.deepEqual(t.view('spectator').chosen, ['shipwright', 'captain', 'merchant']);
});

test('all who have the character that is called are turned up together', () => {
  const t = scene({ chosen: ['captain', 'captain', 'merchant'] });
  assert.deepEqual(t.view('spectator').chosen, ['captain', 'captain', 'hidden']);
});

test('a guess at a hidden choice is a character in that hand that has not been called', () => {
  const t = scene({ chosen: ['captain', 'shaman', 'merchant'], players: [{}, { played: ['cartographer'] }, { rum: 1 }] });
  const rng = quickRng(1);
  const guesses = new Set(Array.from({ length: 200 }, () => piratesOf7Seas.determinize(t.view(0), rng).chosen[1]));
  assert.deepEqual([...guesses].sort(), ['aborigine', 'merchant', 'shaman']);
});

test('a hand is seen by its seat; the others see how many cards it has', () => {
  const t = scene({ players: [{ hand: ['idol', 'spain-4'] }] });
  assert.deepEqual(cardsTold(t, 0), ['spain-4', 'idol']);
  for (const viewer of OTHERS) {
    assert.deepEqual(cardsTold(t, viewer), []);
    assert.deepEqual(t.view(viewer).players[0]?.hand, [null, null]);
  }
});

test('a card that is dealt or drawn is told to its seat alone', () => {
  const dealt = opening(3).chance('first-player 0', 'deal idol');
  assert.deepEqual(cardsTold(dealt, 0), ['idol']);
  for (const viewer of OTHERS) assert.deepEqual(cardsTold(dealt, viewer), []);
  const drawn = scene({ chosen: ['cartographer', 'captain', 'captain'] })
    .plays('end-turn', 'end-turn', 'draw')
    .chance('card spain-4');
  assert.deepEqual(cardsTold(drawn, 0), ['spain-4']);
  for (const viewer of OTHERS) {
    assert.deepEqual(cardsTold(drawn, viewer), []);
    assert.deepEqual(showEvents(piratesOf7Seas, drawn.all('drew'), viewer), [{ type: 'drew', seat: 0, card: null, ships: 0 }]);
  }
});

test('a card that is laid is public, and stays so', () => {
  const t = scene({ players: [{ hand: ['spain-1', 'idol'] }], chosen: ['captain', 'shaman', 'shaman'] });
  t.plays('play-caravan spain-1', 'send 0', 'send 0', 'send 0');
  for (const viewer of OTHERS) assert.deepEqual(cardsTold(t, viewer), ['spain-1']);
});

test('undrawn cards are known to nobody: one is told which cards one cannot place, in the order of the card list', () => {
  const t = scene({ players: [{ hand: ['idol'] }, { hand: ['wages'] }], pile: ['england-1'] });
  assert.deepEqual(
    t.view(0).unseen,
    ADVENTURES.filter((card) => card !== 'idol' && card !== 'england-1'),
  );
  assert.ok(t.view(1).unseen.includes('idol'));
  assert.equal(t.view('spectator').unseen.length, 29);
});

test('how many cards are left and where the end card lies is public', () => {
  const { undrawn, aboveEnd } = scene({ players: [{ hand: ['idol'] }] }).view('spectator');
  assert.deepEqual([undrawn, aboveEnd], [29, 25]);
});

test('being asked gives nothing away: a Captain, an Aborigine and a Shaman are asked whatever they hold', () => {
  for (const [character, card] of [
    ['captain', 'spain-1'],
    ['aborigine', 'still-cove'],
    ['shaman', 'idol'],
  ] as const) {
    const rich = scene({ players: [{ hand: [card] }], chosen: [character, 'cartographer', 'cartographer'] });
    const poor = scene({
      players: [{ hand: [character === 'shaman' ? 'england-1' : 'wages'] }],
      chosen: [character, 'cartographer', 'cartographer'],
    });
    assert.equal(rich.waiting(), poor.waiting());
    assert.equal(told(rich, 1), told(poor, 1));
  }
});

test('chests, ships, goods, talismans, yin-yang, marks, flags, the loot deck and the tray are public', () => {
  const t = scene({ players: [{ rum: 1, talismans: 1, yinYang: 2, marks: 1, corsairOf: ['spain'] }] });
  const { chests, ships, goods, talismans, yinYang, marks, corsairOf } = t.view('spectator').players[0] ?? t.player(0);
  assert.deepEqual([chests, ships, goods.rum, talismans, yinYang, marks, corsairOf], [7, 7, 1, 1, 2, 1, ['spain']]);
  assert.deepEqual(t.view(2).loot, t.state().loot);
});
