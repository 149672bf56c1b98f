// The scene of a battle is that of the view of each moment; dice and spoils are kept in mind from what was told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AtWorldsEnd, atWorldsEnd } from '@quarterdeck/at-worlds-end';
import { type MoveOf, openMatch, pick, quickRng, type Rng, type Step, show, type Viewer, waiting } from '@quarterdeck/kernel';
import { walkThrough } from '@quarterdeck/testkit';
import { battlePath, isBattleDecision } from '../../ui/battle/aims.ts';
import { BATTLE_EVENTS, isBattleEvent } from '../../ui/battle/events.ts';
import { type BattleScene, battleOf } from '../../ui/battle/scene.ts';
import { beatsOf } from './games.ts';

type Move = MoveOf<AtWorldsEnd>;

const SETTINGS = Array.from({ length: 36 }, (_, number) => {
  const unplayed = number % 2 === 0 ? 'return' : 'keep';
  return { seats: 2 + (number % 3), options: { unplayed }, seed: `battles ${number}` } as const;
});

/** A game in which pirates buy, guard, attack and play cards rather than pass: at random one meets few great battles. */
function game(setting: (typeof SETTINGS)[number], rng: Rng): Iterable<Step<AtWorldsEnd>> {
  return walkThrough(openMatch(atWorldsEnd, setting), (moves) => chosen(moves, rng));
}

const WANTED: ReadonlySet<Move['type']> = new Set([
  'attack',
  'buy',
  'visit-port',
  'play',
  'close-ranks',
  'attack-convoy',
  'save-ship',
  'open-bag',
  'post',
]);

function chosen(moves: readonly Move[], rng: Rng): Move {
  const wanted = moves.filter(({ type }) => WANTED.has(type));
  return pick(wanted.length > 0 && rng.below(4) > 0 ? wanted : moves, rng);
}

/** Shots that are over, and dice that were thrown for cards and checks, only the story knows. */
function readable(scene: BattleScene | null): object | null {
  if (scene === null) return null;
  const { over, shot, ...told } = scene;
  return { ...told, shot: shot === null || shot.result !== null ? null : { ...shot, die: null, check: null } };
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told beat by beat the battle comes to what the view shows: ${viewer}`, () => {
    const heard = new Set<string>();
    for (const [number, setting] of SETTINGS.entries()) {
      let match = openMatch(atWorldsEnd, setting);
      let scene: BattleScene | null = null;
      for (const step of game(setting, quickRng(number + 1))) {
        for (const { event, view } of beatsOf(match, step, viewer)) {
          scene = battleOf(view, scene, event);
          if (isBattleEvent(event)) heard.add(event.type);
        }
        match = step.match;
        const { view } = show(atWorldsEnd, match.state, viewer);
        scene = battleOf(view, scene, null);
        if (view.battle !== null)
          assert.deepEqual(readable(scene), readable(battleOf(view, null, null)), JSON.stringify(step.events));
      }
    }
    for (const type of BATTLE_EVENTS) assert.ok(heard.has(type), `no '${type}' was met`);
  });
}

test('what only a battle itself tells is shown when it is told: who fires, dice for a card, a check, what was won', () => {
  const told = new Set<string>();
  for (const [number, setting] of SETTINGS.entries()) {
    let match = openMatch(atWorldsEnd, setting);
    let scene: BattleScene | null = null;
    for (const step of game(setting, quickRng(number + 1))) {
      for (const { event, view } of beatsOf(match, step, 'spectator')) {
        const before: BattleScene | null = scene;
        scene = battleOf(view, scene, event);
        if (event.type === 'ship-fires') assert.deepEqual([scene?.firing, scene?.shot], [event.ship, null]);
        else if (event.type === 'die-rolled') assert.equal(scene?.shot?.die?.face, event.face);
        else if (event.type === 'check-rolled') assert.deepEqual(scene?.shot?.check?.dice, event.dice);
        else if (event.type === 'battle-over') assert.equal(scene?.over?.winner, event.winner);
        else if (event.type === 'plundered' || event.type === 'convoy-taken')
          assert.equal(scene?.over?.gold, (before?.over?.gold ?? 0) + event.gold);
        else continue;
        told.add(event.type);
      }
      match = step.match;
      scene = battleOf(show(atWorldsEnd, match.state, 'spectator').view, scene, null);
    }
  }
  assert.equal(told.size, 6, [...told].join());
});

test('every move of a battle is made by touching a ship, a card or an answer, each by its own things', () => {
  const decisions = new Set<string>();
  for (const [number, setting] of SETTINGS.entries()) {
    for (const step of game(setting, quickRng(number + 1))) {
      for (const actor of waiting(atWorldsEnd, step.match.state)) {
        const { legal, decision } = show(atWorldsEnd, step.match.state, actor === 'chance' ? 'spectator' : actor);
        if (actor === 'chance' || !isBattleDecision(decision)) continue;
        decisions.add(decision);
        const paths = legal.map((move) => battlePath(move).join(' > '));
        assert.ok(!paths.includes(''), JSON.stringify(legal));
        assert.equal(new Set(paths).size, legal.length, JSON.stringify(legal));
      }
    }
  }
  for (const kind of ['firing-ship', 'target', 'attack-manoeuvre', 'defence-manoeuvre', 'regroup'])
    assert.ok(decisions.has(kind), kind);
});
