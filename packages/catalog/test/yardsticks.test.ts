// What bots are measured by: it is the same for ever, or no figure of today can be held against one of tomorrow.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { greedy, greedy1, random, shrewd1 } from '@quarterdeck/bots';
import {
  type AnyOffer,
  advance,
  drawChance,
  isOver,
  parseOptions,
  pick,
  quickRng,
  show,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { SHELF } from '../src/index.ts';
import { loadAllMeasured, loadMeasured } from '../src/yardsticks.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Of the judgement's files, and of what chooses by it. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  'packages/bots/src/one-step.ts': '5ea3b20b1451e76b',
  'games/dead-mans-draw/bot/greedy-1/*.ts': '49068efee966a1e8',
  'games/sea-of-clouds/bot/greedy-1/*.ts': '413506a7e2e74cd8',
  'games/pirates-of-7-seas/bot/greedy-1/*.ts': 'a1819947b2419cc0',
  'games/at-worlds-end/bot/greedy-1/*.ts': 'b34414d2dfc88f66',
  'games/admiral/bot/greedy-1/*.ts': '92fc055c97b0a452',
};

function fingerprint(files: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(files, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file), 'utf8'));
  return hash.digest('hex').slice(0, 16);
}

test('greedy-1 judges and chooses as it did on its first day', () => {
  const now = Object.fromEntries(Object.keys(FINGERPRINTS).map((files) => [files, fingerprint(files)]));
  assert.deepEqual(now, FINGERPRINTS, 'only a name of the rules may change here; if it did, write the new fingerprint down');
});

/** Every question of a random game. */
function questions({ game }: AnyOffer, ask: (shown: ReturnType<typeof show>) => void): void {
  const rng = quickRng(3);
  const state = start(game, parseOptions(game, {}), 2);
  for (let moves = 0; !isOver(state) && moves < 60; moves++) {
    const actor = pick(waiting(game, state), rng);
    if (actor === 'chance') {
      advance(game, state, actor, drawChance(game, state, rng));
      continue;
    }
    const shown = show(game, state, actor);
    ask(shown);
    advance(game, state, actor, pick(shown.legal, rng));
  }
}

/** A game that is newer than greedy-1 has none. */
const MEASURED = Object.keys(FINGERPRINTS).flatMap((files) => /^games\/([^/]+)/.exec(files)?.[1] ?? []);

test('each of the five games has a yardstick, and greedy-1 minds no other judgement', async () => {
  assert.equal(MEASURED.length, 5);
  for (const id of MEASURED) {
    const offer = await loadMeasured(id);
    const misled: AnyOffer = { ...offer, evaluate: () => 0, shrewd: () => 0 };
    questions(offer, (shown) => {
      for (const bot of [greedy1, shrewd1]) {
        assert.deepEqual(bot.choose(misled, shown, quickRng(1), 0), bot.choose(offer, shown, quickRng(1), 0), id);
      }
    });
  }
});

test('a game without a yardstick says so, and its other bots play', async () => {
  const offer = await loadMeasured('example');
  assert.equal((await loadAllMeasured()).length, SHELF.length + 1);
  questions(offer, (shown) => {
    assert.ok(shown.legal.includes(greedy.choose(offer, shown, quickRng(1))));
    assert.ok(shown.legal.includes(random.choose(offer, shown, quickRng(1))));
    assert.throws(() => greedy1.choose(offer, shown, quickRng(1)), /example has no judgement to measure by/);
  });
});
