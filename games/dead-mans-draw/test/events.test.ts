// What happened, as it is told: for the log, for motion on the board, for bots that watch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, cardWord } from '../src/index.ts';
import { opening, type Scene, scene, words } from './scene.ts';

/** Each event as a phrase: its type, then its fields in their order, cards as words. */
function told(t: Scene): string[] {
  return t.events().map((event) =>
    Object.entries(event)
      .map(([name, value]) => phrase(name, value))
      .join(' '),
  );
}

function phrase(name: string, value: unknown): string {
  if ((name === 'card' || name === 'against') && typeof value === 'number') return cardWord.print(value);
  return name === 'cards' && isCards(value) ? `[${words(value)}]` : String(value);
}

function isCards(value: unknown): value is Card[] {
  return Array.isArray(value) && value.every((card) => typeof card === 'number');
}

test('the set-up tells the first player, each deal, each choice, and what was kept', () => {
  const t = opening({ seats: 3, options: { traits: true } }).chance('first-player 1');
  t.chance('deal-trait miser', 'deal-trait davy-jones-locker', 'deal-trait mystic', 'deal-trait misfire');
  t.chance('deal-trait casanova', 'deal-trait scavenger');
  t.seat(2, 'keep casanova').seat(0, 'keep davy-jones-locker').seat(1, 'keep mystic').chooses('victim 2');
  assert.deepEqual(told(t), [
    'first-player 1',
    'trait-dealt 0 miser',
    'trait-dealt 0 davy-jones-locker',
    'trait-dealt 1 mystic',
    'trait-dealt 1 misfire',
    'trait-dealt 2 casanova',
    'trait-dealt 2 scavenger',
    'trait-chosen 2',
    'trait-chosen 0',
    'trait-chosen 1',
    'traits-revealed davy-jones-locker,mystic,casanova',
    'victim-named 0 2',
  ]);
});

test('a draw, what it shoots, what is collected, and whose turn it is then', () => {
  assert.deepEqual(
    told(
      scene({ banks: ['', 'key-3 key-6'] })
        .draws('cannon-4')
        .collects(),
    ),
    ['drawn 0 cannon-4 false', 'entered 0 cannon-4 deck', 'shot 0 1 [key-6] discard', 'collected 0 [cannon-4]', 'turn-began 1'],
  );
});

test('who shoots for the own bank is told, and who shoots the own bank', () => {
  const scavenger = scene({ traits: ['scavenger'], banks: ['', 'key-3'] }).draws('cannon-4');
  assert.equal(told(scavenger).at(-1), 'shot 0 1 [key-3] 0');
  const misfire = scene({ traits: [null, 'misfire'], banks: ['key-3', ''] }).draws('cannon-4');
  assert.equal(told(misfire).at(-1), 'misfired 0 key-3');
});

test('a bust tells both cards, what was saved and where the rest went', () => {
  const traits = [null, 'davy-jones-locker'] as const;
  const t = scene({ traits, victims: [null, 0], area: 'key-3 anchor-4 map-5' }).draws('key-6');
  assert.deepEqual(told(t), [
    'drawn 0 key-6 false',
    'busted 0 key-6 deck key-3',
    'saved 0 [key-3]',
    'lost 0 [anchor-4 map-5 key-6] 1',
    'turn-began 1',
  ]);
  const plain = scene({ area: 'key-3' }).draws('key-6');
  assert.deepEqual(told(plain).slice(1), ['busted 0 key-6 deck key-3', 'lost 0 [key-3 key-6] discard', 'turn-began 1']);
});

test('the kraken tells its demand, and draws for it are told as forced', () => {
  assert.deepEqual(told(scene().draws('kraken-5', 'key-3', 'chest-3', 'mermaid-5')), [
    'drawn 0 kraken-5 false',
    'entered 0 kraken-5 deck',
    'demanded 0 2',
    'drawn 0 key-3 true',
    'entered 0 key-3 deck',
    'drawn 0 chest-3 true',
    'entered 0 chest-3 deck',
    'drawn 0 mermaid-5 false',
    'entered 0 mermaid-5 deck',
  ]);
});

test('hook and sword tell from whose bank a card comes', () => {
  assert.deepEqual(told(scene({ banks: ['sword-3', 'key-4'] }).draws('hook-5')).slice(2), [
    'entered 0 sword-3 0',
    'stolen 0 1 key-4',
    'entered 0 key-4 1',
  ]);
});

test('map and oracle tell what they turn up', () => {
  const map = scene({ discard: 'key-2 chest-2' }).draws('map-5').turnsUp('chest-2', 'key-2').chooses('place key-2');
  assert.deepEqual(told(map).slice(2), ['shown 0 [chest-2 key-2]', 'entered 0 key-2 discard']);
  const oracle = scene({ known: 'oracle-5 key-2 map-2' }).draws('oracle-5');
  assert.deepEqual(told(oracle).slice(2), ['foreseen 0 [key-2]']);
});

test('key and chest tell each bonus card and where it comes from', () => {
  const discard = scene({ area: 'key-3 chest-3', discard: 'map-2 sword-2' }).collects().turnsUp('sword-2', 'map-2');
  assert.deepEqual(told(discard).slice(1, 3), ['bonus-card 0 sword-2 discard', 'bonus-card 0 map-2 discard']);
  const bank = scene({ traits: ['plunderer'], area: 'key-3 chest-3', banks: ['', 'map-6'] })
    .collects()
    .turnsUp('map-6');
  assert.deepEqual(told(bank).slice(1, 2), ['bonus-card 0 map-6 1']);
});

test('an ability without effect is told, by its suit', () => {
  for (const suit of ['hook', 'cannon', 'map', 'sword']) {
    assert.equal(told(scene().draws(`${suit}-5`)).at(-1), `fizzled 0 ${suit}`);
  }
  const oracle = scene({ pile: 'oracle-5', rest: 'discard' }).draws('oracle-5');
  assert.deepEqual(told(oracle).slice(2), ['fizzled 0 oracle', 'collected 0 [oracle-5]', 'ended']);
  const plunderer = scene({ traits: ['plunderer'], area: 'key-3 chest-3' }).collects();
  assert.equal(told(plunderer)[1], 'fizzled 0 chest');
  const mermaid = scene({ options: { deck: 'mermaid-ability' } }).draws('mermaid-5');
  assert.equal(told(mermaid).at(-1), 'fizzled 0 mermaid');
  const safe = scene({ options: { safeChoices: true }, area: 'key-5', discard: 'key-2' })
    .draws('map-4')
    .turnsUp('key-2');
  assert.equal(told(safe).at(-1), 'fizzled 0 map');
});

test('traits that send a card elsewhere tell where', () => {
  const banked = scene({ traits: ['casanova'] }).draws('mermaid-5');
  assert.equal(told(banked).at(-1), 'banked 0 mermaid-5 deck');
  const parried = scene({ seats: 3, traits: [null, null, 'parry'] }).draws('sword-5');
  assert.equal(told(parried).at(-1), 'parried 0 2 sword-5');
});

test('the mermaid tells what she repeats, or who carries it off', () => {
  const options = { deck: 'mermaid-ability' } as const;
  assert.equal(told(scene({ options, area: 'key-3' }).draws('mermaid-5')).at(-1), 'repeated 0 key-3');
  const siren = scene({ options, traits: [null, 'siren'], area: 'key-3' }).draws('mermaid-5');
  assert.equal(told(siren).at(-1), 'carried-off 0 key-3 1');
});
