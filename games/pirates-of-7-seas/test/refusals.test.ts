// What a player looks for and may not do is shown greyed out, with the rule that forbids it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { show } from '@quarterdeck/kernel';
import { piratesOf7Seas } from '../src/index.ts';
import { type Position, scene } from './scene.ts';

/** What is greyed out for seat 0, with the rule. */
function greyed(position: Position): string[] {
  const { forbidden } = show(piratesOf7Seas, scene(position).state(), 0);
  return forbidden.map(({ move, refusal }) => `${piratesOf7Seas.notation.print(move)}: ${refusal.reason} ${refusal.rule}`);
}

test('characters that lie open are greyed out (P2.1)', () => {
  assert.deepEqual(greyed({ players: [{ played: ['merchant'] }] }), ['choose merchant: lies-open P2.1']);
});

test('a gift before the action is greyed out (P3.2), and so are rituals that cannot be paid for (P5.1)', () => {
  assert.deepEqual(greyed({ players: [{ yinYang: 2 }], chosen: ['shipwright', 'captain', 'captain'] }), [
    'take-gift: act-first P3.2',
    'unsinkable: no-yin-yang P5.1',
  ]);
});

test('a bargain is greyed out only with something to sell (P5.2)', () => {
  assert.ok(
    greyed({ players: [{ yinYang: 0, rum: 1, coffee: 1 }], chosen: ['merchant', 'merchant', 'merchant'] }).includes(
      'bargain coffee,rum: no-yin-yang P5.1',
    ),
  );
});

test('flags that are taken are greyed out (P3.6)', () => {
  assert.ok(
    greyed({ players: [{}, { corsairOf: ['spain'] }], chosen: ['governor', 'captain', 'captain'] }).includes(
      'become-corsair spain: flag-taken P3.6',
    ),
  );
});

test('one ship more than one may send is greyed out, with the limit or the lack of free ships (P4.1, P4.2)', () => {
  const captains = ['captain', 'captain', 'captain'] as const;
  const raid = (ships: number) =>
    show(
      piratesOf7Seas,
      scene({ players: [{ ships, hand: ['spain-1'] }], chosen: captains })
        .plays('play-caravan spain-1')
        .state(),
      0,
    ).forbidden.map(({ refusal }) => refusal.reason);
  assert.deepEqual(raid(7), ['too-many-ships']);
  assert.deepEqual(raid(1), ['no-free-ship']);
});

test('the hand of a Captain is not greyed out for anybody to guess at', () => {
  assert.deepEqual(greyed({ chosen: ['captain', 'merchant', 'merchant'] }), []);
});
