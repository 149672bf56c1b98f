// Node counts that fail say what differs, and are counted anew by a command.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { example } from '@quarterdeck/example';
import { type AnyGame, asAny, at } from '@quarterdeck/kernel';
import { acceptCounts, differencesAt, positionsOf, reach } from '../src/index.ts';

const file = new URL('../../../games/example/test/nodes.txt', import.meta.url);
const folder = fileURLToPath(new URL('.', file));
const kept = readFileSync(file, 'utf8');
const game = asAny(example);

/** The example, in which nobody ever demands a toll. */
const tollfree: AnyGame = asAny({
  ...example,
  phases: { ...example.phases, toll: { ...example.phases.toll, legalMoves: () => [{ type: 'pass' }] } },
});

const toll = `position a toll is due
record three-captains 12
nodes 2 4
`;

test('what is kept does not differ', () => {
  for (const position of positionsOf(kept)) assert.deepEqual(differencesAt(game, position, folder), [], position.name);
});

test('a changed rule is told as counts and events that differ', () => {
  const differing = positionsOf(kept).flatMap((position) => differencesAt(tollfree, position, folder));
  assert.ok(differing.some((line) => /^nodes [\d ]+ -> [\d ]+$/.test(line)));
  assert.ok(differing.some((line) => /^event demanded \d+ times -> 0$/.test(line)));
});

test('counts are counted anew, and nothing else in the file changes', () => {
  const wrong = kept.replace(/^nodes 2 /m, 'nodes 9 ').replace(/^events .*$/m, 'events sunk 1');
  assert.notEqual(wrong, kept);
  assert.deepEqual(acceptCounts(game, wrong, folder), { text: kept, unreached: [] });
});

test('a block that tells the counts alone is held to nothing else', () => {
  const [position] = positionsOf(kept.replace(/^(events|chance|ends) .*\n/gm, ''));
  assert.ok(position !== undefined);
  assert.deepEqual(differencesAt(game, position, folder), []);
});

test('a position can be a golden replay after one of its entries', () => {
  const position = at(positionsOf(toll), 0);
  assert.equal(reach(game, position, folder).log.length, 12);
});

test('a position that cannot be reached any more is named, and stays', () => {
  const gone = 'position nowhere\nseats 2\nmoves sail away\nnodes 1\n';
  const { text, unreached } = acceptCounts(game, gone, folder);
  assert.equal(text, gone);
  assert.deepEqual(unreached, ["nowhere: node counts: position nowhere: 'sail away' cannot be played"]);
});
