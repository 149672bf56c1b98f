// Everything that may be done, and everything that may not, has a thing on the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AtWorldsEnd, atWorldsEnd } from '@quarterdeck/at-worlds-end';
import { at, type Shown, show, waiting } from '@quarterdeck/kernel';
import { bidsIn } from '../../ui/stage/stake.ts';
import { pathOf, type Thing } from '../../ui/touch/aims.ts';
import { PLAYS } from './games.ts';
import { offered, touchesFor } from './touches.ts';

function* positions(): Iterable<Shown<AtWorldsEnd>> {
  for (const { steps } of PLAYS) {
    for (const step of steps()) {
      for (const actor of waiting(atWorldsEnd, step.match.state)) {
        if (actor !== 'chance') yield show(atWorldsEnd, step.match.state, actor);
      }
    }
  }
}

test('every legal move is made by touching things on the board that are lit', () => {
  const types = new Set<string>();
  for (const shown of positions()) {
    for (const move of shown.legal) {
      assert.ok(touchesFor(shown, move).length > 0);
      types.add(move.type);
    }
  }
  for (const type of [
    'sail',
    'favour',
    'post',
    'collect',
    'send',
    'to',
    'attack',
    'bid',
    'buy',
    'flee',
    'take',
    'bribe',
    'smugglers-cove',
  ])
    assert.ok(types.has(type), type);
});

test('what is refused is grey, and says which rule forbids it', () => {
  const reasons = new Set<string>();
  for (const shown of positions()) {
    for (const aim of offered(shown, [], null).values()) {
      if (aim.kind !== 'forbidden') continue;
      assert.notEqual(aim.why, '');
      reasons.add(aim.forbidden.refusal.reason);
    }
  }
  for (const reason of ['hero-taken', 'has-sailed', 'calm', 'has-visited', 'no-squadron', 'has-fought', 'own-sea'])
    assert.ok(reasons.has(reason), reason);
});

test('a forbidden move is grey where its legal sister would be lit', () => {
  for (const shown of positions()) {
    for (const { move } of shown.forbidden) {
      const path = pathOf(move, shown);
      assert.ok(path.length > 0 || move.type === 'bid', JSON.stringify(move));
    }
  }
});

test('where one can both sail and ask for favour, touching a sea sails, and the favour token comes first', () => {
  for (const shown of positions()) {
    const favour = shown.legal.find((move) => move.type === 'favour');
    if (favour === undefined) continue;
    const canSail = shown.legal.some(({ type }) => type === 'sail');
    assert.deepEqual(touchesFor(shown, favour), canSail ? ['favour', `sea ${favour.to}`] : [`sea ${favour.to}`]);
  }
});

test('a ship is posted by its card and the guards of the sea, or by its card and the sea; meanwhile no course is lit', () => {
  let posts = 0;
  for (const shown of positions()) {
    const move = shown.legal.find(({ type }) => type === 'post');
    if (move === undefined) continue;
    const [card, guards] = touchesFor(shown, move);
    const sea: Thing | undefined = [...offered(shown, [at([card ?? 'send'], 0)], null)].find(
      ([thing, aim]) => thing.startsWith('sea ') && aim.kind === 'move',
    )?.[0];
    assert.equal(sea?.replace('sea', 'guards'), guards);
    posts += 1;
  }
  assert.ok(posts > 10);
});

test('the bid that is set is legal, and never below the least', () => {
  for (const shown of positions()) {
    const bids = bidsIn(shown.legal);
    if (bids === null) continue;
    for (const set of [null, 0, bids.least, bids.most, bids.most + 1000]) {
      const aim = offered(shown, [], set).get('bid');
      assert.ok(aim?.kind === 'move' && shown.legal.some((move) => JSON.stringify(move) === JSON.stringify(aim.move)));
    }
  }
});
