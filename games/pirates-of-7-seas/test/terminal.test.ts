// The table as text, from what one viewer is shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, LANGUAGES, show, speakerOf, spoken, TABLE_WIDTH, textWidth, type Viewer } from '@quarterdeck/kernel';
import { piratesOf7SeasOffer } from '../offer.ts';
import { piratesOf7Seas } from '../src/index.ts';
import { type Scene, scene } from './scene.ts';

const SPOKEN = await spoken(piratesOf7SeasOffer);

const NAMES = ['Anne', 'Mary', 'Jack', 'Ching'];

function drawn(t: Scene, viewer: Viewer, language: (typeof LANGUAGES)[number] = 'en'): string {
  const shown = show(piratesOf7Seas, t.state(), viewer);
  return piratesOf7SeasOffer.terminal({
    shown,
    speaker: speakerOf(inLanguage(SPOKEN.texts, language), language, (seat) => NAMES[seat] ?? ''),
    paint: (_ink, text) => text,
  });
}

const raided = () =>
  scene({
    players: [
      { hand: ['england-1'], rum: 2, corsairOf: ['spain'], doubleHold: 1 },
      { talismans: 2, unsinkable: 1 },
    ],
    chosen: ['captain', 'shaman', 'merchant'],
  })
    .plays('play-caravan england-1', 'send 1', 'send 1', 'send 0')
    .throws('600,600/3', '900,600/2', '300,600/6');

test('it names the port with its prices, the round, every player and what he carries', () => {
  const table = drawn(raided(), 0);
  for (const words of [
    'Pirate Bay: Fruit 1  Coffee 1  Rum 3',
    'round 1',
    'Anne ★',
    '2 Rum',
    '⚑ Spain',
    'Double Hold ×1',
    '2 Talisman',
  ])
    assert.ok(table.includes(words), `${words} is missing in\n${table}`);
});

test('dice lie in the tray where they fell: red ones in brackets, the others with the letter of their player', () => {
  const table = drawn(raided(), 0);
  assert.match(table, /b6 +\[3\] +a2/);
});

test('a hidden choice is shown as made, not what it is', () => {
  assert.ok(drawn(raided(), 0).includes('has chosen'));
  assert.ok(drawn(raided(), 2).includes('Merchant'));
});

test('no line is wider than a terminal, in any language', () => {
  for (const language of LANGUAGES) {
    const wide = drawn(raided(), 0, language)
      .split('\n')
      .filter((line) => textWidth(line) > TABLE_WIDTH);
    assert.deepEqual(wide, []);
  }
});
