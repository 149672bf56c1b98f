// What is greyed out for the player whose turn it is, and why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { show } from '@quarterdeck/kernel';
import { reasonFor } from '@quarterdeck/testkit';
import { admiral } from '../src/index.ts';
import { type Position, scene } from './scene.ts';

function greyed(position: Position): string[] {
  const { forbidden } = show(admiral, scene(position).state(), position.turn ?? 0);
  return forbidden.map(({ move, refusal }) => `${admiral.notation.print(move)}: ${reasonFor(refusal)}`);
}

test('ships that cannot sail are greyed out with the reason', () => {
  const position: Position = {
    wind: 'E fresh',
    ships: {
      brig1: { at: 'F3', moved: true },
      frigate1: { at: 'B2', damage: 1, duty: 'repair', since: 2 },
      galleon1: { at: 'B1', locked: true },
      line1: { at: 'F5' },
      brig2: 'W13',
    },
  };
  assert.deepEqual(greyed(position), [
    'sail brig1: has-moved 4.6',
    'sail frigate1: under-repair 7.5',
    'sail galleon1: locked 8.8',
  ]);
});

test('in a storm ships whose time has not come are greyed out, and the end of the turn with them (4.20, 4.18)', () => {
  assert.deepEqual(greyed({ wind: 'E storm', ships: { brig1: 'F3', line1: 'H9', brig2: 'W13' } }), [
    'drift brig1: others-first 4.20',
    'end-turn: must-drift 4.18',
  ]);
});

test('a fireship that is due keeps the turn from ending (6.5)', () => {
  assert.deepEqual(greyed({ wind: 'E fresh', ships: { brig1: { at: 'F3', duty: 'fireship', since: 2 }, brig2: 'W13' } }), [
    'end-turn: must-explode 6.5',
  ]);
});

test('refusals of guns, repairs, cargo and fireships name the rule', () => {
  const t = scene({
    wind: 'calm',
    ships: {
      line1: { at: 'E3', fired: 2 },
      brig1: { at: 'B2', damage: 1, leftRepair: true },
      frigate1: { at: 'L9', hold: 1 },
      galleon1: { at: 'B1', damage: 1 },
      brig2: 'E7',
      frigate2: 'E12',
    },
  });
  assert.equal(t.refused('engage frigate2'), 'out-of-range 5.5');
  assert.equal(t.refused('begin-repair brig1'), 'repair-ended 7.7');
  assert.equal(t.refused('begin-repair frigate1'), 'undamaged 7.3');
  assert.equal(t.refused('declare-fireship line1'), 'has-fired 6.2');
  assert.equal(t.refused('engage brig1'), 'not-offered', 'one’s own ship is no target at all');
});
