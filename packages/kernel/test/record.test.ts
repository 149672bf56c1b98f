import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Example, example } from '@quarterdeck/example';
import {
  act,
  actChance,
  Fault,
  isChanceDue,
  isOver,
  type Match,
  openMatch,
  pick,
  printRecord,
  quickRng,
  same,
  show,
  stateAfter,
  verifyRecord,
  waiting,
} from '../src/index.ts';

function played(seed: string, moves = Number.POSITIVE_INFINITY): Match<Example> {
  const rng = quickRng(4);
  let match = openMatch(example, { seats: 3, seed, options: { wind: 'gusty' } });
  for (let i = 0; i < moves && !isOver(match.state); i++) {
    const actor = pick(waiting(example, match.state), rng);
    match = (actor === 'chance' ? actChance(match) : act(match, actor, pick(show(example, match.state, actor).legal, rng))).match;
  }
  return match;
}

const whole = played('a seed');
const record = printRecord(whole, { withSeed: true });

function faultIn(text: string): string {
  try {
    verifyRecord(text, () => example);
  } catch (fault) {
    if (fault instanceof Fault) return fault.message;
    throw fault;
  }
  return 'no fault';
}

/** The record with other lines and checks that fit them: what a forger would hand in. */
function forged(change: (line: string) => string): string {
  let crc = 0;
  const lines = record
    .trimEnd()
    .split('\n')
    .map((line) => change(line.slice(0, -10)));
  return lines
    .map((line) => {
      crc = crcOf(line, crc);
      return `${line} ~${crc.toString(16).padStart(8, '0')}\n`;
    })
    .join('');
}

/** CRC-32 bit by bit, written apart from the kernel's. */
function crcOf(line: string, before: number): number {
  let crc = ~before >>> 0;
  for (const byte of Buffer.from(line, 'utf16le')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1) >>> 0;
  }
  return ~crc >>> 0;
}

describe('a record', () => {
  test('leads to the same state, with every draw checked against the seed', () => {
    const verified = verifyRecord(record, () => example);
    assert.equal(verified.chance, 'checked');
    assert.ok(same(verified.match.state, whole.state));
  });

  test('of a game that goes on keeps the seed to itself', () => {
    const text = printRecord(played('a seed', 15), { withSeed: false });
    assert.ok(!text.includes('a seed'));
    assert.equal(verifyRecord(text, () => example).chance, 'no-seed');
    assert.ok(isChanceDue(openMatch(example, { seats: 2 })));
  });

  test('reads like a game', () => {
    const lines = record.split('\n');
    assert.match(lines[0] ?? '', /^quarterdeck record 1 ~/);
    assert.match(lines[4] ?? '', /^options \{"goal":7,"tolls":true,"wind":"gusty"\} ~/);
    assert.match(lines[7] ?? '', /^1 chance deal \d+ ~/);
  });
});

describe('a record that is not as it was written', () => {
  test('with one changed character fails, and says in which line', () => {
    for (let i = 0; i < record.length; i++) {
      const other = record[i] === 'a' ? 'b' : 'a';
      const line = record.slice(0, i).split('\n').length;
      const [, told] = /^line (\d+): /.exec(faultIn(record.slice(0, i) + other + record.slice(i + 1))) ?? [];
      assert.ok(told !== undefined, `character ${i} is not missed`);
      assert.ok(Math.abs(Number(told) - line) <= 1, `character ${i} is in line ${line}, not ${told}`);
    }
  });

  test('with a seed of more than a hundred and twenty-eight letters, or a commitment that is none, is not played again', () => {
    const seeded = forged((line) => (line.startsWith('seed ') ? `seed ${'x'.repeat(129)}` : line));
    assert.match(faultIn(seeded), /^line 7: a seed has 1 to 128 letters/);
    const promised = forged((line) => (line.startsWith('commitment ') ? `commitment ${'x'.repeat(9000)}` : line));
    assert.match(faultIn(promised), /^line 6: a commitment has sixty-four letters/);
  });

  test('with a move of nine thousand letters is refused in few', () => {
    const endless = forged((line) => (line.startsWith('2 ') ? `2 0 ${'x'.repeat(9000)}` : line));
    assert.ok(/^line 9: /.test(faultIn(endless)) && faultIn(endless).length < 120);
  });

  test('with a character too many or too few fails', () => {
    for (let i = 0; i < record.length; i += 7) {
      assert.match(faultIn(`${record.slice(0, i)} ${record.slice(i)}`), /^line \d+: /);
      assert.match(faultIn(record.slice(0, i) + record.slice(i + 1)), /^line \d+: /);
    }
    assert.match(faultIn(''), /cut off/);
    assert.match(faultIn(record.slice(0, record.length / 2)), /line \d+/);
  });
});

describe('a record that is forged', () => {
  test('a forged move, draw, seed or result fails although its checks fit', () => {
    assert.equal(faultIn(forged((line) => line)), 'no fault');
    assert.match(
      faultIn(forged((line) => line.replace(/^1 chance deal \d+/, '1 chance deal 98'))),
      /line 8: the seed lets chance play/,
    );
    assert.match(
      faultIn(forged((line) => line.replace(/^seed .*/, 'seed another'))),
      /line 7: the seed does not fit the commitment/,
    );
    assert.match(
      faultIn(forged((line) => line.replace(/^places .*/, 'places 1 1 1'))),
      /played again, the game ends with 'places/,
    );
    assert.match(
      faultIn(forged((line) => line.replace(/^state .*/, 'state 0000000000000000'))),
      /played again, the game ends with 'state/,
    );
    assert.match(
      faultIn(forged((line) => line.replace(/^rules 1/, 'rules 2'))),
      /line 3: this game was played by version 2 of the rules of example, and this Quarterdeck has version 1/,
    );
    assert.match(
      faultIn(forged((line) => line.replace(/^(\d+ \d) stake \d+/, '$1 stake 77'))),
      /line \d+: 'stake 77' is not allowed/,
    );
    assert.match(faultIn(forged((line) => line.replace(/^(\d+ \d) stake \d+/, '$1 dance'))), /'dance' is not a move of example/);
    assert.match(faultIn(forged((line) => line.replace(/^seats 3/, 'seats 9'))), /line 4: example seats 2 to 4/);
  });
});

describe('the states in between', () => {
  const withStates = printRecord(whole, { withSeed: true, withStates: true });

  test('a record may tell the state’s hash after every tenth entry, and verifies with or without', () => {
    const told = withStates.split('\n').filter((line) => line.startsWith('state ')).length;
    assert.equal(told, Math.floor(whole.log.length / 10) + 1);
    assert.ok(same(verifyRecord(withStates, () => example).match.state, whole.state));
    assert.ok(same(verifyRecord(record, () => example).match.state, whole.state));
  });

  test('rules that play it otherwise are found within ten entries', () => {
    const otherwise = { ...example, phases: { ...example.phases, stake: { ...example.phases.stake, apply: reversing } } };
    const first = whole.log.findIndex(
      (_, i) => !same(stateAfter(whole, i + 1), stateAfter({ ...whole, game: otherwise }, i + 1)),
    );
    const from = first - (first % 10) + 1;
    const message = `played again, one of the entries ${from} to ${from + 9} leads elsewhere`;
    assert.throws(() => verifyRecord(withStates, () => otherwise), new RegExp(`^Fault: line \\d+: ${message}$`));
  });
});

/** A rule that was changed: with every stake coins and discards change places, and every move stays legal. */
const reversing: typeof example.phases.stake.apply = (state, frame, move, actor, emit) => {
  example.phases.stake.apply(state, frame, move, actor, emit);
  state.discard.reverse();
  state.coins.reverse();
};
