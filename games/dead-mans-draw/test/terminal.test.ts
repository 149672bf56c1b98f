// The table as text: what it shows, that it tells no secret, and that it fits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  advance,
  drawChance,
  inLanguage,
  isOver,
  LANGUAGES,
  type Language,
  legalMoves,
  optionSpecs,
  type Paint,
  parseOptions,
  pick,
  quickRng,
  show,
  speakerOf,
  spoken,
  start,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { deadMansDrawOffer } from '../offer.ts';
import { deadMansDraw, type State, VARIANTS } from '../src/index.ts';
import { terminal } from '../terminal/table.ts';
import { en } from '../text/en/index.ts';
import { type Position, scene } from './scene.ts';

const SPOKEN = await spoken(deadMansDrawOffer);

const plain: Paint = (_ink, text) => text;
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Bartholomew the Black', 'Hugo'];

function tableOf(state: State, viewer: Viewer = 0, language: Language = 'en', paint = plain): string {
  return terminal({
    shown: show(deadMansDraw, state, viewer),
    speaker: speakerOf(inLanguage(SPOKEN.texts, language), language, (seat) => NAMES[seat] ?? ''),
    paint,
  });
}

function table(position: Position): string {
  return tableOf(scene(position).state());
}

test('cards lie in the play area in their order; those left of an anchor have a double border (D3.1)', () => {
  const [, top, middle] = table({ area: 'key-5 mermaid-6 anchor-3 map-4' }).split('\n');
  assert.equal(top, ' ╔═════╗ ╔═════╗ ╭─────╮ ╭─────╮');
  assert.equal(middle, ' ║ ¬ 5 ║ ║ ≈ 6 ║ │ ⊥ 3 │ │ × 4 │');
});

test('the risk is the true one: cards of the pile that bust, of all the pile holds', () => {
  assert.match(
    table({ area: 'key-5', pile: 'key-3 key-4 map-2 hook-7', rest: 'discard' }),
    /Risk of a bust: 50\.0 % \(2 of 4 cards\)/,
  );
  assert.match(table({ area: 'key-5', pile: 'map-2 hook-7', rest: 'discard' }), /Risk of a bust: 0\.0 %/);
});

test('a card that the oracle has shown is named, and whether it busts (A3)', () => {
  assert.match(table({ area: 'key-5', known: 'key-7' }), /Next card: Key 7: it busts/);
  assert.match(table({ area: 'key-5', known: 'map-7 key-7' }), /Next card: Map 7, Key 7$/m);
});

test('the kraken says how many cards it still demands, until the pile is empty (D3.8, A7)', () => {
  const hooked = scene({ banks: ['hook-3 key-2', 'map-5'], area: 'mermaid-4' }).draws('kraken-5', 'hook-6');
  assert.match(tableOf(hooked.state()), /The kraken demands 1 more card$/m);
  const last = scene({ banks: ['', 'map-5 key-4'], area: 'mermaid-4', pile: 'kraken-5 sword-6', rest: 'discard' });
  last.draws('kraken-5', 'sword-6');
  assert.equal(last.waiting(), '0 sword');
  assert.match(tableOf(last.state()), /this is the last turn\.$/m);
});

test('banks are a grid: the top value, how many cards lie below, the score, whose turn it is', () => {
  const rows = table({ active: 1, banks: ['kraken-5 kraken-2 kraken-3 key-7', 'map-4'], area: 'hook-2' }).split('\n');
  const row = (name: string) => (rows.find((line) => line.slice(1).startsWith(name)) ?? '').trim().split(/ +/);
  assert.deepEqual(row('Ann'), ['Ann', '·', '·', '·', '7', '·', '·', '·', '·', '5+2', '·', '12']);
  assert.deepEqual(row('Bob'), ['▸Bob', '·', '·', '·', '·', '·', '4', '·', '·', '·', '·', '4']);
});

test('the discard pile stands by suit, traits with their owners, and the Locker with its victim', () => {
  const shown = table({
    seats: 3,
    discard: 'key-5 key-2 mermaid-9',
    traits: ['davy-jones-locker', 'misfire', null],
    victims: [2, null, null],
  });
  assert.match(shown, /Discard pile \(3\) {2}¬ 2 5 {2}≈ 9/);
  assert.match(shown, /Ann: Davy Jones' Locker → Cleo · Bob: Misfire/);
});

test('only what can be red is red: suits that would bust (D2.3)', () => {
  const marks: Paint = (ink, text) => (ink === 'red' ? `<${text.trim()}>` : text);
  const rows = tableOf(scene({ area: 'map-5 key-6' }).state(), 0, 'en', marks).split('\n');
  const pile = rows.find((row) => row.startsWith(' Draw pile')) ?? '';
  assert.deepEqual(
    [...pile.matchAll(/<\d>/g)].map(([mark]) => mark),
    ['<5>', '<5>'],
  );
});

test('trait offers are shown to their owner alone, with what each does (A49)', () => {
  const state = start(deadMansDraw, parseOptions(deadMansDraw, { traits: true }), 2);
  advance(deadMansDraw, state, 'chance', { type: 'first-player', seat: 0 });
  for (const trait of ['miser', 'misfire', 'casanova', 'mystic'] as const)
    advance(deadMansDraw, state, 'chance', { type: 'deal-trait', trait });
  const names = (viewer: Viewer) => {
    const text = tableOf(state, viewer);
    return (['miser', 'misfire', 'casanova', 'mystic'] as const).filter((trait) => text.includes(en.own.traits[trait].name));
  };
  assert.deepEqual(names(0), ['miser', 'misfire']);
  assert.deepEqual(names(1), ['casanova', 'mystic']);
  assert.deepEqual(names('spectator'), []);
  assert.ok(tableOf(state, 0).includes(en.own.traits.miser.text.slice(0, 30)));
});

test('no table of random games is wider than 80 columns or has a hole, in any language, for any viewer', () => {
  const decks = optionSpecs(deadMansDraw).get('deck');
  assert.ok(decks?.kind === 'choice');
  for (const [number, variant] of VARIANTS.entries()) {
    const rng = quickRng(number);
    const seats = 2 + (number % 7);
    const options = { variant, traits: number % 2 === 0, deck: pick(decks.of, rng) };
    const state = start(deadMansDraw, parseOptions(deadMansDraw, options), seats);
    while (!isOver(state)) {
      const actor = pick(waiting(deadMansDraw, state), rng);
      const move = actor === 'chance' ? drawChance(deadMansDraw, state, rng) : pick(legalMoves(deadMansDraw, state, actor), rng);
      advance(deadMansDraw, state, actor, move);
      const text = tableOf(state, pick([0, 1, 'spectator', 'all'] as const, rng), pick(LANGUAGES, rng));
      assert.ok(!/undefined|null|NaN|\[object/.test(text), text);
      for (const line of text.split('\n')) assert.ok([...line].length <= 80, line);
    }
  }
});
