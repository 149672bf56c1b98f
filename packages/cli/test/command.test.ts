// The command line itself: help everywhere, and one clear line for what is not understood.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { assertRefused, quarterdeck } from './run.ts';

const COMMANDS = ['play', 'sim', 'arena', 'replay', 'verify', 'engine', 'fuzz', 'nodes', 'serve', 'menu', 'backup', 'restore'];

test('--help lists every command, and each has a page of its own', async () => {
  const { code, out, err } = await quarterdeck(['--help']);
  assert.deepEqual([code, err], [0, '']);
  for (const name of COMMANDS) {
    assert.match(out, new RegExp(`^ {2}${name}\\b`, 'm'));
    const page = await quarterdeck([name, '--help']);
    assert.equal(page.code, 0);
    assert.ok(page.out.startsWith(`quarterdeck ${name}`));
  }
});

test('without a command the list of commands is an error', async () => {
  const { code, out, err } = await quarterdeck([]);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /play GAME/);
});

test('what is not understood is named, with what there is', async () => {
  assertRefused(await quarterdeck(['sail']), /there is no command 'sail': choose one of play, sim/);
  assertRefused(await quarterdeck(['engine', 'x']), /does not take 'x'/);
  assertRefused(await quarterdeck(['verify', 'a', 'b']), /does not take 'b'/);
  assertRefused(await quarterdeck(['verify']), /needs FILE/);
  assertRefused(await quarterdeck(['sim', 'dead-mans-draw', '-x']), /no option '-x'/);
  assertRefused(await quarterdeck(['sim', 'dead-mans-draw', '--json=yes']), /takes no value/);
  assertRefused(await quarterdeck(['sim', 'dead-mans-draw', '--seats', '--games']), /--seats needs a value/);
});

test('the program in bin/ starts the command', () => {
  const bin = fileURLToPath(new URL('../bin/quarterdeck.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8' });
  assert.equal(status, 0);
  assert.match(stdout, /^quarterdeck: a table for pirate board games/);
  assert.equal(spawnSync(process.execPath, [bin, 'sail']).status, 2);
});

test('serve refuses a port that is none', async () => {
  assertRefused(await quarterdeck(['serve', '--port', 'sea']), /--port must be a number from 0 to 65535, not 'sea'/);
});
