// A game in the terminal, through a pipe: lines in, lines out.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commitment, LANGUAGES } from '@quarterdeck/kernel';
import { TERMINAL_WORDS } from '../src/text/index.ts';
import { assertRefused, quarterdeck, quarterdeckProcess, tempFolder } from './run.ts';

const DMD = ['play', 'dead-mans-draw', '--seed', 'pipe'];
const lines = (...typed: readonly string[]) => `${typed.join('\n')}\n`;
/** Enough answers for a whole game: draw, draw, then collect. */
const WHOLE_GAME = lines(...Array.from({ length: 200 }, () => ['1', '1', 'collect']).flat());

test('a whole game through a pipe: the score line by line, the seed, the commitment, and no colours', async () => {
  const { code, out, err } = await quarterdeckProcess(DMD, WHOLE_GAME);
  assert.equal(code, 0, err);
  assert.equal(err, '');
  assert.ok(out.includes(commitment('pipe')), 'the commitment');
  assert.ok(out.indexOf(commitment('pipe')) < out.indexOf('> 1'), 'the commitment comes before the first answer');
  const end = out.slice(out.indexOf('Final score'));
  const totals = [...end.matchAll(/^ {4}Total[ .]+(\d+)$/gm)].map(([, total]) => Number(total));
  assert.equal(totals.length, 2);
  const points = [...end.matchAll(/^ {4}(?!Total).*?[ .]+(\d+)$/gm)].map(([, value]) => Number(value));
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  assert.equal(sum(points), sum(totals), 'the sheets add up');
  assert.match(end, /wins?!|Nobody wins/);
  assert.match(end, /^ {2}pipe$/m);
  assert.ok(!out.includes('\x1b'), 'no colours in a pipe');
});

for (const language of LANGUAGES) {
  test(`no line of a whole game is wider than 80 columns (${language})`, async () => {
    const options = JSON.stringify({ traits: true, deck: 'mermaid-ability', variant: 'strange-lands' });
    const seats = 'human,greedy,random,absent';
    const { code, out } = await quarterdeck(
      [...DMD, '--lang', language, '--options', options, '--seats', seats],
      `1\n${WHOLE_GAME}`,
    );
    assert.equal(code, 0);
    for (const line of out.split('\n')) assert.ok([...line].length <= 80, `${[...line].length}: ${line}`);
    assert.ok(out.includes(TERMINAL_WORDS[language].finalScore), 'the game came to its end');
    assert.ok(!/undefined|NaN|\[object/.test(out));
  });
}

test('the end of the input ends the game cleanly, wherever it comes', async () => {
  for (const input of ['', '1', '1\n', '1\nh\n?\n']) {
    const { code, out, err } = await quarterdeck(DMD, input);
    assert.equal(code, 0);
    assert.equal(err, '');
    assert.match(out, /Left after \d+ moves?\./);
  }
  const { out } = await quarterdeck(DMD, 'q\n1\n1\n');
  assert.match(out, /> q\n\nLeft after/);
});

test('help, a hint, the log and what cannot be played are answered without a move', async () => {
  const { out } = await quarterdeck(DMD, lines('?', 'h', 'l', '7', '0', 'sail away', 'collect', 'hook key', 'u', 'q'));
  for (const line of TERMINAL_WORDS.en.help) assert.ok(out.includes(line.slice(0, 40)), line);
  assert.match(out, /> h\n The bot would choose: Draw/);
  assert.match(out, /> l\n .*begins\./);
  assert.match(out, /> 7\n '7' is no move: choose 1, or \? for help\./);
  assert.match(out, /> 0\n '0' is no move/);
  assert.match(out, /> sail away\n 'sail away' is no move/);
  assert.match(out, /> collect\n A turn begins with a draw\. \(D2\.1\)/);
  assert.match(out, /> hook key\n That is not possible here\./);
  assert.match(out, /> u\n Chance has moved since/);
});

test('a greyed-out choice is shown with the rule that forbids it', async () => {
  const { out } = await quarterdeck(DMD, 'q\n');
  assert.match(out, /- A turn begins with a draw\. \(D2\.1\)/);
});

test('the same seed and the same answers give the same game', async () => {
  const [first, second] = await Promise.all([quarterdeck(DMD, WHOLE_GAME), quarterdeck(DMD, WHOLE_GAME)]);
  assert.equal(first.out, second.out);
});

test('a game is saved as a record that verifies, with its seed when it belongs to one person', async (t) => {
  const folder = tempFolder(t);
  const { out } = await quarterdeck(DMD, lines('s', '1', 's', 's evening.record', 'q'), folder);
  assert.deepEqual(
    readdirSync(folder).sort(),
    [`dead-mans-draw-${commitment('pipe').slice(0, 8)}.record`, 'evening.record'].sort(),
  );
  assert.match(out, /Saved as evening\.record/);
  assert.match(readFileSync(join(folder, 'evening.record'), 'utf8'), /^seed pipe ~/m);
  const { code } = await quarterdeck(['verify', 'evening.record'], '', folder);
  assert.equal(code, 0);
  const again = await quarterdeck(DMD, lines('s evening.record', 's /no/such/folder/x', 'q'), folder);
  assert.match(again.out, /evening\.record exists already/);
  assert.match(again.out, /cannot be written/);
});

test('bots alone play a game to be read', async () => {
  const { code, out } = await quarterdeck([...DMD, '--seats', 'random,absent']);
  assert.equal(code, 0);
  assert.match(out, /Monkey is a bot \(random\)/);
  assert.match(out, /Final score/);
});

test('what cannot be played is refused in one line', async () => {
  assertRefused(await quarterdeck(['play']), /needs GAME/);
  assertRefused(await quarterdeck(['play', 'chess']), /no game 'chess': there is dead-mans-draw/);
  assertRefused(await quarterdeck([...DMD, '--seats', 'human,parrot']), /'parrot'.*human, random, greedy, shrewd, absent/);
  assertRefused(await quarterdeck([...DMD, '--seats', 'human']), /2 to 8/);
  assertRefused(await quarterdeck([...DMD, '--lang', 'fr']), /en, ru, uk/);
  assertRefused(await quarterdeck([...DMD, '--options', '{traits}']), /not JSON/);
  assertRefused(await quarterdeck([...DMD, '--options', '{"variant":"x"}']), /thieves-island/);
  assertRefused(await quarterdeck([...DMD, '--options', '@missing.json']), /no file 'missing\.json'/);
  assertRefused(await quarterdeck(['play', 'dead-mans-draw', '--seed', 'two words']), /seed/);
  assertRefused(await quarterdeck([...DMD, '--colour', 'red']), /no option '--colour'.*--seats/);
});
