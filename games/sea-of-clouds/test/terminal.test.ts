// The table as the terminal draws it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  inLanguage,
  LANGUAGES,
  type Language,
  show,
  speakerOf,
  spoken,
  TABLE_WIDTH,
  textWidth,
  type Viewer,
} from '@quarterdeck/kernel';
import { seaOfCloudsOffer } from '../offer.ts';
import { seaOfClouds } from '../src/index.ts';
import { terminal } from '../terminal/table.ts';
import { ending, type Scene, scene } from './scene.ts';

const SPOKEN = await spoken(seaOfCloudsOffer);

function drawn(t: Scene, viewer: Viewer, language: Language = 'en'): string {
  const names = (seat: number) => ['Ann', 'Bob', 'Cleo'][seat] ?? '';
  return terminal({
    shown: show(seaOfClouds, t.state(), viewer),
    speaker: speakerOf(inLanguage(SPOKEN.texts, language), language, names),
    paint: (_ink, text) => text,
  });
}

const table = () =>
  scene({
    seats: 3,
    island: 3,
    shares: ['aged-rum@0 ?pirate', '?relic', ''],
    doubloons: [0, 0, 2],
    chest: 6,
    captains: [
      {
        crew: 'gunner cook',
        rum: 'rum rum golden-rum',
        relics: 'sirens-song sirens-song',
        objects: 'chest sabre',
        secrets: 'ledger',
        doubloons: 4,
      },
      { rum: 'aged-rum', secrets: 'black-spot' },
    ],
  }).sees('boatswain');

test('the voyage, the deck, the shares and each board, as a captain sees them', () => {
  assert.equal(
    drawn(table(), 0),
    [
      ' Sea of Clouds · island 3 of 15 · boarding on island 5 ─────────────────────────',
      ' Deck: 79 cards   Rum 16  Relic 20  Object 24  Pirate 19   next: Rum',
      '▸Share 1  [Aged Rum] [Boatswain]',
      ' Share 2  [Relic ?]',
      ' Share 3  ● 2 doubloons',
      '',
      '▸Ann  ● 4 doubloons · strength 5 · 15 points · parrot · hat',
      '   crew        Gunner 1, Cook 3',
      '   rum         Rum × 2, Golden Rum',
      "   relics      Siren's Song × 2",
      '   objects     Chest (6 doubloons), Sabre (+1 strength)',
      '   secrets     Ledger',
      ' Bob  ● 0 doubloons · strength 0 · 0 points',
      '   rum         ?',
      '   secrets     ?',
      ' Cleo  ● 0 doubloons · strength 0 · 0 points',
      ' ? a card that you have not seen   points: by what you see',
    ].join('\n'),
  );
});

test('another captain is shown backs where he has not looked', () => {
  const text = drawn(table(), 2);
  assert.ok(text.includes('▸Share 1  [Rum ?] [Pirate ?]'));
  assert.ok(text.includes('   rum         ? × 3'));
  assert.ok(!/Aged|Ledger|Black Spot|Boatswain/.test(text));
});

test('no line is wider than the table, in any language', () => {
  const relics = 'sirens-song behemoth-tooth kraken-eye leviathan-horn';
  const rich = {
    crew: 'gunner cook lookout smuggler monsieur-plume rachel-cruz',
    relics,
    objects: 'shell goblet cannon sabre rusty-sword cursed-doll',
  };
  const t = scene({ seats: 3, shares: ['?rum ?object ?pirate'], doubloons: [3], captains: [rich] });
  for (const language of LANGUAGES)
    for (const line of drawn(t, 'spectator', language).split('\n')) assert.ok(textWidth(line) <= TABLE_WIDTH, line);
});

test('an empty deck is told, and at the end there are no shares', () => {
  assert.ok(
    drawn(scene({ seats: 3, shares: ['rum@0'], top: null }), 0).includes('The deck is empty: doubloons instead of cards.'),
  );
  const end = drawn(ending({ captains: [{ rum: 'aged-rum' }] }), 1);
  assert.ok(end.includes('Aged Rum') && !end.includes('Share'));
});
