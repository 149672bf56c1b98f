// The table as text, from what one viewer is shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, LANGUAGES, show, speakerOf, spoken, TABLE_WIDTH, textWidth, type Viewer } from '@quarterdeck/kernel';
import { atWorldsEndOffer } from '../offer.ts';
import { atWorldsEnd, SEAS, SHIPS } from '../src/index.ts';
import { terminal } from '../terminal/table.ts';
import { type Scene, scene } from './scene.ts';

const SPOKEN = await spoken(atWorldsEndOffer);

const NAMES = ['Anne', 'Mary', 'Jack', 'Ching'];

function drawn(t: Scene, viewer: Viewer, language: (typeof LANGUAGES)[number] = 'en', name?: string): string {
  const shown = show(atWorldsEnd, t.state(), viewer);
  return terminal({
    shown,
    speaker: speakerOf(inLanguage(SPOKEN.texts, language), language, (seat) => name ?? NAMES[seat] ?? ''),
    paint: (_ink, text) => text,
  });
}

function shows(table: string, ...words: readonly string[]): void {
  for (const word of words) assert.ok(table.includes(word), `${word} is missing in\n${table}`);
}

const PIRATES = [
  { gold: 700, flagship: 'cuba', squadron: ['sl-07', 'fr-10'], escorts: { bahamas: ['br-01'] }, hand: ['hard-turn'] },
  { flagship: 'cuba', squadron: ['sl-18'], escorts: { cuba: ['sl-01', 'sl-02'] } },
] as const;

const quiet = () => scene({ pirates: PIRATES, armada: 7 });
const fought = () => scene({ pirates: PIRATES }).plays('attack').chance('draw boarding', 'draw fire-ship');

test('the chart shows of each sea income, good, port, owner, guards and flagships', () => {
  const table = drawn(quiet(), 'spectator');
  assert.match(table, /Bahamas +●○○ +100 +Rum +⚑ Anne +▣ 1\n/);
  assert.match(table, /Cuba +●●○ ⚓ 200 +Rum +⚑ Mary +▣ 2 +▲a ▲b/);
  assert.match(table, /North Atlantic +●●● +400 +· +Company/);
});

test('the armada’s track ends with the last space for so many pirates (W10.2)', () => {
  shows(drawn(quiet(), 'spectator'), 'Armada  1 · 2 · 3 · 4 · 5 · 6 · [7] · 8☠');
});

test('each pirate has hero, fame, gold, favour and the number of ships; which ships they are only their owner reads (W5.6)', () => {
  const own = drawn(quiet(), 0);
  shows(
    own,
    'Corsair · fame 1 · 700 gold · favour 5 · squadron 2',
    'Squadron: Gull 1/3 · Neptune 3/4+',
    'Guards, Bahamas: Old Oak 2/2+',
  );
  for (const other of [drawn(quiet(), 1), drawn(quiet(), 'spectator')]) {
    shows(other, 'squadron 2');
    for (const secret of ['Gull', 'Neptune', 'Old Oak']) assert.ok(!other.includes(secret), secret);
  }
});

test('in a battle both lines lie open, and of the manoeuvres only one’s own', () => {
  const own = drawn(fought(), 0);
  shows(
    own,
    '⚔ Cuba',
    'Anne, 3 manoeuvres: Gull 1/3 · Neptune 3/4+',
    'Mary, 0 manoeuvres: Wasp 1/4',
    'Hard Turn · Boarding · Fire Ship',
  );
  const other = drawn(fought(), 1);
  shows(other, 'Gull 1/3');
  assert.ok(!other.includes('Boarding'));
});

test('a salvo is shown with its dice, and what has fired is marked', () => {
  const armed = scene({ pirates: [{ flagship: 'south-atlantic', squadron: ['fr-10'] }] });
  const salvo = armed.plays('attack').chance('draw steady-aim').plays('aim company-sloop', 'hold').chance('roll 1,2,6');
  shows(drawn(salvo, 0), 'Neptune 3/4+ fires at Company sloop 1/2: 1 2 6: 1 hit', 'Neptune 3/4+ (fired)');
});

test('the auction names the ship, its price, the highest bid and who is still in', () => {
  const auction = scene({ pirates: [{ gold: 900 }, { gold: 800 }, { gold: 0 }], step: 'event' }).chance(
    'throw 3,4',
    'turn-up sl-07',
  );
  shows(drawn(auction, 'spectator'), 'Auction: Gull 1/3, price 300', 'no bid yet');
  shows(drawn(auction.plays('bid 400'), 'spectator'), 'Anne bids 400; still in: Anne, Mary');
});

test('the port names the ships for sale with their prices', () => {
  const port = scene({ pirates: [{ flagship: 'cuba', gold: 500 }], market: ['sl-07', 'fr-10'] })
    .plays('visit-port')
    .chance('offer sl-07', 'offer fr-10');
  shows(drawn(port, 'spectator'), 'For sale: Gull 1/3, 300 gold · Neptune 3/4+, 700 gold');
});

test('no line is wider than a terminal, in any language, however rich the pirates and however long their names', () => {
  const rich = scene({
    pirates: [{ hero: 'swordsmith', gold: 123_400, ruined: true, squadron: SHIPS.slice(0, 20), seas: SEAS }],
  });
  for (const language of LANGUAGES)
    for (const table of [
      drawn(quiet(), 0, language),
      drawn(fought(), 0, language),
      drawn(rich, 0, language, 'Captain Longname of Tortuga'),
    ])
      assert.deepEqual(
        table.split('\n').filter((line) => textWidth(line) > TABLE_WIDTH),
        [],
      );
});
