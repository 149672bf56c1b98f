// Records at the command line: shown, checked, and found out when a single character was changed.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseBot } from '@quarterdeck/bots';
import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import {
  type AnyOffer,
  act,
  actChance,
  at,
  type GameTypes,
  isChanceDue,
  isOver,
  type Match,
  openMatch,
  printRecord,
  quickRng,
  show,
  waiting,
} from '@quarterdeck/kernel';
import { openRecord } from '../src/commands/records.ts';
import { assertRefused, quarterdeck, tempFolder } from './run.ts';

function playedMatch(options: object): Match<GameTypes> {
  const offer: AnyOffer = deadMansDrawOffer;
  const bot = parseBot('random');
  const rng = quickRng(4);
  let match = openMatch(offer.game, { seats: 2, options, seed: 'record' });
  while (!isOver(match.state)) {
    if (isChanceDue(match)) match = actChance(match).match;
    else {
      const seat = Number(at(waiting(match.game, match.state), 0));
      match = act(match, seat, bot.choose(offer, show(match.game, match.state, seat), rng)).match;
    }
  }
  return match;
}

const MATCH = playedMatch({ traits: true });
const RECORD = printRecord(MATCH, { withSeed: true });

test('verify says OK to a good record, with and without its seed', async (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'a.record'), RECORD);
  writeFileSync(join(folder, 'b.record'), printRecord(MATCH, { withSeed: false }));
  const whole = await quarterdeck(['verify', 'a.record'], '', folder);
  assert.match(whole.out, /^OK: dead-mans-draw, 2 seats, \d+ moves, places [12] [12]; every draw fits the seed\n$/);
  assert.equal(whole.code, 0);
  const seedless = await quarterdeck(['verify', 'b.record'], '', folder);
  assert.match(seedless.out, /^OK: .*the seed is not in it/);
  assert.equal(seedless.code, 0);
});

test('verify fails with one line that names the line, and exit code 1', async (t) => {
  const folder = tempFolder(t);
  const file = join(folder, 'a.record');
  const write = (text: string) => writeFileSync(file, text);
  write(RECORD.replace('seats 2', 'seats 3'));
  assertRefused(await quarterdeck(['verify', file]), /line 4/, 1);
  write(RECORD.slice(0, 300));
  assertRefused(await quarterdeck(['verify', file]), /line \d/, 1);
  write('');
  assertRefused(await quarterdeck(['verify', file]), /line 1/, 1);
  write('\u0000\n\n\n');
  assertRefused(await quarterdeck(['verify', file]), /line 1/, 1);
  assertRefused(await quarterdeck(['verify', join(folder, 'none')]), /no file/, 2);
  assertRefused(await quarterdeck(['verify', folder]), /cannot read/, 2);
});

/** Every character in the long tier, one in a few lines else. */
const STRIDE = process.env['QUARTERDECK_LONG'] === '1' ? 1 : 61;

test('any one changed character is found, and the line named', async (t) => {
  const folder = tempFolder(t);
  const file = join(folder, 'a.record');
  for (let place = 0; place < RECORD.length; place += STRIDE) {
    const old = RECORD.charAt(place);
    for (const other of ['0', 'x', '\n', ' ', '~', 'é'].filter((sign) => sign !== old)) {
      writeFileSync(file, RECORD.slice(0, place) + other + RECORD.slice(place + 1));
      await assert.rejects(openRecord(file), /line \d+: /, `'${old}' as '${other}' at ${place}`);
    }
    writeFileSync(file, RECORD.slice(0, place) + RECORD.slice(place + 1));
    await assert.rejects(openRecord(file), /line \d+: /, `without '${old}' at ${place}`);
  }
});

test('replay tells the game step by step and shows the table and the score', async (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'a.record'), RECORD);
  const { code, out } = await quarterdeck(['replay', 'a.record'], '', folder);
  assert.equal(code, 0);
  assert.match(out, /^ {4}1 {2}P\d begins\.$/m);
  assert.match(out, /The game is over\./);
  assert.match(out, /Final score/);
  const start = await quarterdeck(['replay', 'a.record', '--at', '0'], '', folder);
  assert.ok(!start.out.includes('begins'));
  assert.match(start.out, /Draw pile/);
  const russian = await quarterdeck(['replay', 'a.record', '--at', '9', '--lang', 'ru'], '', folder);
  assert.match(russian.out, /Колода/);
});

test('replay from a seat shows what that seat saw', async (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'a.record'), RECORD);
  const dealtTo = async (view: string) => {
    const { out } = await quarterdeck(['replay', 'a.record', '--at', '5', '--view', view], '', folder);
    return [...out.matchAll(/P(\d) is dealt/g)].map(([, seat]) => seat);
  };
  assert.deepEqual(await dealtTo('all'), ['0', '0', '1', '1']);
  assert.deepEqual(await dealtTo('1'), ['1', '1']);
  assert.deepEqual(await dealtTo('spectator'), []);
});

test('nodes prints the rows that nodes.txt wants, from the start or from a record', async (t) => {
  const { out } = await quarterdeck(['nodes', 'example', '--seats', '2', '--depth', '2']);
  assert.equal(out, 'nodes 16 240\nevents dealt 256\nchance 256\n');
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'a.record'), RECORD);
  const late = await quarterdeck(['nodes', 'dead-mans-draw', '--record', 'a.record', '--depth', '1'], '', folder);
  assert.match(late.out, /^nodes 1\nends 1, points \d+ \d+, wins [01] [01]\n$/);
});

test('replay refuses what it cannot show in one line', async (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'a.record'), RECORD);
  assertRefused(
    await quarterdeck(['replay', 'a.record', '--at', '99999'], '', folder),
    /--at must be a whole number from 0 to \d+/,
  );
  assertRefused(await quarterdeck(['replay', 'a.record', '--view', '2'], '', folder), /seat from 0 to 1, spectator or all/);
  assertRefused(await quarterdeck(['replay', 'a.record', '--lang', 'de'], '', folder), /en, ru, uk/);
  writeFileSync(join(folder, 'b.record'), RECORD.replace('1 chance', '1 0'));
  assertRefused(await quarterdeck(['replay', 'b.record'], '', folder), /line \d/, 1);
});
