// Several people at one keyboard: each sees what their seat sees, and nothing else.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { at } from '@quarterdeck/kernel';
import { playWith } from '../src/commands/play.ts';
import { quarterdeck, tempFolder } from './run.ts';

const HOT = ['play', 'dead-mans-draw', '--seed', 'cabin', '--options', '{"traits":true}', '--seats', 'human,human,human'];
const lines = (...typed: readonly string[]) => `${typed.join('\n')}\n`;

/** What each of them was shown while traits were chosen: the screens between the answers. */
async function screens(): Promise<string[]> {
  const { out } = await quarterdeck(HOT, lines('l', '1', 'l', '1', 'l', 'q'));
  return out.split(/^--- .* ---$/m);
}

/** The two traits that a screen offers to keep. */
function offered(screen: string): string[] {
  return [...screen.matchAll(/^ +\d Keep (.+)$/gm)].map(([, name = '']) => name);
}

test('each sees the own two traits and no trace of the others’, in the table, the log and the list of moves', async () => {
  const shown = await screens();
  assert.equal(shown.length, 3);
  const offers = shown.map(offered);
  for (const [seat, screen] of shown.entries()) {
    assert.equal(at(offers, seat).length, 2);
    for (const name of offers.flat()) {
      assert.equal(screen.includes(name), at(offers, seat).includes(name), `seat ${seat} and ${name}`);
    }
  }
});

test('what one has kept stays face down until all have chosen', async () => {
  const [, second = '', third = ''] = await screens();
  assert.match(second, /Captain keeps a trait, face down/);
  assert.match(third, /Captain 2 keeps a trait, face down/);
  for (const screen of [second, third]) assert.ok(!screen.includes('Traits are shown'));
});

test('whoever chose last at this keyboard can take it back while it is face down', async () => {
  const { out } = await quarterdeck(HOT, lines('1', 'u', '2', 'q'));
  assert.match(out, /> u\n\n--- Captain ---/);
  assert.match(out, /Captain takes the last move back\./);
});

test('a record saved in the middle does not give the seed away to the others', async (t) => {
  const folder = tempFolder(t);
  await quarterdeck(HOT, lines('1', 's hot.record', 'q'), folder);
  const record = readFileSync(join(folder, 'hot.record'), 'utf8');
  assert.match(record, /^seed none ~/m);
  assert.ok(!record.includes('cabin'));
});

/** A terminal of 30 lines at which these lines are typed; returns what it showed before each of them. */
async function atTerminal(options: object, typed: readonly string[]): Promise<string[]> {
  const shown = [''];
  const nothing = new PassThrough();
  const out = (text: string) => {
    shown[shown.length - 1] += text;
  };
  const world = {
    out,
    err: out,
    input: nothing,
    output: nothing,
    isTerminal: true,
    showsProgress: false,
    hasColours: false,
    rows: () => 30,
  };
  const next = async () => {
    const line = typed[shown.length - 1] ?? null;
    shown.push('');
    return line;
  };
  const wishes = { offer: deadMansDrawOffer, players: [null, null], language: 'en', seed: 'cabin', options } as const;
  await playWith(wishes, world, { next, close: () => {} });
  return shown;
}

const WIPE = '\x1b[3J\x1b[2J';

test('on a terminal the screen is wiped, scrolling back included, before the keyboard changes hands over a secret', async () => {
  const [intro, first, handOver, second] = await atTerminal({ traits: true }, ['', '1', '', 'q']);
  assert.match(intro ?? '', /Press Enter to begin/);
  const own = offered(first ?? '');
  assert.equal(own.length, 2);
  assert.ok(handOver?.startsWith(WIPE));
  assert.match(handOver ?? '', /Captain 2 is next.*Hand over/);
  for (const name of own) assert.ok(!handOver?.includes(name) && !second?.includes(name));
});

test('where nobody has a secret the keyboard changes hands without ado', async () => {
  const screens = await atTerminal({}, ['', 'draw', 'collect', 'draw', 'collect', 'q']);
  assert.ok(screens.some((screen) => screen.includes('Captain 2 is on turn')));
  assert.ok(!screens.some((screen) => screen.includes('Hand over')));
});

test('a screen of 30 lines is enough for the table, what happened and the question', async () => {
  const typed = ['', ...Array.from({ length: 60 }, (_, i) => (i % 3 === 2 ? 'collect' : '1'))];
  for (const screen of await atTerminal({}, typed)) {
    const last = screen.slice(screen.lastIndexOf('\x1b[2J'));
    if (!last.includes('Final score')) assert.ok(last.split('\n').length <= 30, last);
  }
});
