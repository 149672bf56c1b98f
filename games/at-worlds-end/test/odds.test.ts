// The chances that the table shows, against the tables of the set and against counting every throw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, chanceWeight, legalMoves, play, waiting } from '@quarterdeck/kernel';
import { boardingOdds, hitOdds, salvoOdds, survivalOdds } from '../src/battle/odds.ts';
import { atWorldsEnd, COMPONENTS, type ShipId, type State } from '../src/index.ts';
import { fight } from './battle-scene.ts';

const DEFENCES = [1, 2, 3, 4, 5] as const;

/** Every throw of so many dice, one by one. */
function* throwsOf(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of throwsOf(dice - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

function count(dice: number, holds: (faces: readonly number[]) => boolean): number {
  let ways = 0;
  for (const faces of throwsOf(dice)) if (holds(faces)) ways += 1;
  return ways;
}

function reduced(ways: number, of: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const shared = divisor(ways, of);
  return `${ways / shared}/${of / shared}`;
}

test('chances of at least one hit, row by row', () => {
  const rows = DEFENCES.map((defence) =>
    [1, 2, 3].map((dice) => {
      const { ways, of } = hitOdds(dice, defence);
      return reduced(ways, of);
    }),
  );
  assert.deepEqual(rows, [
    ['5/6', '35/36', '215/216'],
    ['2/3', '8/9', '26/27'],
    ['1/2', '3/4', '7/8'],
    ['1/3', '5/9', '19/27'],
    ['1/6', '11/36', '91/216'],
  ]);
});

test('an undamaged ship with the mark: sunk, only damaged, untouched, row by row', () => {
  const rows = DEFENCES.map((defence) =>
    [1, 2, 3].map((dice) => {
      const { sunk, damaged, untouched, of } = salvoOdds({ dice, defence, checks: true });
      return [sunk, damaged, untouched].map((ways) => ((100 * ways) / of).toFixed(1)).join(' / ');
    }),
  );
  assert.deepEqual(rows, [
    ['69.4 / 13.9 / 16.7', '90.7 / 6.6 / 2.8', '97.1 / 2.4 / 0.5'],
    ['44.4 / 22.2 / 33.3', '69.1 / 19.8 / 11.1', '82.9 / 13.4 / 3.7'],
    ['25.0 / 25.0 / 50.0', '43.8 / 31.3 / 25.0', '57.8 / 29.7 / 12.5'], // 31.25, which the set rounds down
    ['11.1 / 22.2 / 66.7', '21.0 / 34.6 / 44.4', '29.8 / 40.6 / 29.6'],
    ['2.8 / 13.9 / 83.3', '5.5 / 25.1 / 69.4', '8.1 / 34.0 / 57.9'],
  ]);
});

test('a salvo, by counting every throw of its dice and of the checks that follow', () => {
  for (const defence of DEFENCES) {
    for (const dice of [1, 2, 3, 4]) {
      const { sunk, damaged, untouched, of } = salvoOdds({ dice, defence, checks: true });
      const ends = { sunk: 0, damaged: 0, untouched: 0 };
      for (const faces of throwsOf(dice)) {
        const hits = faces.filter((face) => face > defence).length;
        const spare = 6 ** (dice - hits); // checks that are not thrown may fall as they like
        const saved = count(hits, (checks) => checks.every((face) => face <= defence));
        if (hits === 0) ends.untouched += spare;
        else ends.damaged += saved * spare;
        ends.sunk += (6 ** hits - (hits === 0 ? 1 : saved)) * spare;
      }
      assert.deepEqual({ sunk, damaged, untouched, of }, { ...ends, of: 36 ** dice }, `${dice} dice on Defence ${defence}`);
    }
  }
});

test('without a check any hit sinks', () => {
  for (const defence of DEFENCES) {
    for (const dice of [1, 2, 3, 4]) {
      const { sunk, damaged, of } = salvoOdds({ dice, defence, checks: false });
      assert.equal(damaged, 0);
      assert.equal(sunk / of, count(dice, (faces) => faces.some((face) => face > defence)) / 6 ** dice);
    }
  }
});

test('no die is no danger', () => {
  assert.deepEqual(salvoOdds({ dice: 0, defence: 2, checks: true }), { sunk: 0, damaged: 0, untouched: 1, of: 1 });
});

test('a check is passed when no die is above the Defence (W6.7)', () => {
  for (const defence of DEFENCES)
    for (const hits of [1, 2, 3, 4])
      assert.deepEqual(survivalOdds(hits, defence), {
        ways: count(hits, (faces) => faces.every((face) => face <= defence)),
        of: 6 ** hits,
      });
});

test('a boarding party needs the Defence or more', () => {
  for (const defence of DEFENCES)
    assert.deepEqual(boardingOdds(defence), { ways: count(1, ([face = 0]) => face >= defence), of: 6 });
});

/** Every end of the salvo that is under way, by the weights of chance in the game itself. */
function endsOf(state: State, weight: number, ends: Map<string, number>): void {
  const [actor] = waiting(atWorldsEnd, state);
  const salvo = state.stack.find((frame) => frame.kind === 'salvo');
  if (actor !== 'chance' || salvo === undefined) {
    const ship = state.battle?.second.line.find((other) => other.ship === TARGET);
    const end = ship === undefined ? 'sunk' : ship.damaged ? 'damaged' : 'untouched';
    ends.set(end, (ends.get(end) ?? 0) + weight);
    return;
  }
  const moves = legalMoves(atWorldsEnd, state, 'chance');
  const weights = moves.map((move) => chanceWeight(atWorldsEnd, state, move));
  const all = weights.reduce((sum, other) => sum + other, 0);
  for (const [i, move] of moves.entries())
    endsOf(play(atWorldsEnd, state, 'chance', move), (weight * at(weights, i)) / all, ends);
}

const TARGET: ShipId = 'fr-10';

test('the odds are what the dice of the game do, for every Attack, Defence and mark', () => {
  for (const attack of [1, 2, 3]) {
    for (const defence of DEFENCES) {
      for (const survivability of [true, false]) {
        const ships = { ...COMPONENTS.ships, 'sl-05': { ...COMPONENTS.ships['sl-05'], attack } };
        ships[TARGET] = { ...ships[TARGET], defence, survivability };
        const position = { options: { components: { ...COMPONENTS, ships } } };
        const t = fight({ own: ['sl-05'], guards: [TARGET, 'sl-06'], position }).plays(`aim ${TARGET}`);
        const ends = new Map<string, number>();
        endsOf(t.state(), 1, ends);
        const { sunk, damaged, untouched, of } = salvoOdds({ dice: attack, defence, checks: survivability });
        for (const [end, ways] of Object.entries({ sunk, damaged, untouched }))
          assert.ok(Math.abs((ends.get(end) ?? 0) - ways / of) < 1e-12, `${end}: ${attack} dice on Defence ${defence}`);
      }
    }
  }
});
