// The scene of a battle goes by what it is told; the view must find the lines as the scene left them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AtWorldsEnd, atWorldsEnd, type View } from '@quarterdeck/at-worlds-end';
import {
  type MoveOf,
  openMatch,
  pick,
  quickRng,
  type Rng,
  type Step,
  show,
  showEvents,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { walkThrough } from '@quarterdeck/testkit';
import { battlePath, isBattleDecision } from '../../ui/battle/aims.ts';
import { type BattleScene, battleOf } from '../../ui/battle/scene.ts';
import { afterBattleEvent, BATTLE_EVENTS, isBattleEvent } from '../../ui/battle/story.ts';

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

/** What scene and view must agree on. How a shot went before only the scene knows; between shots nobody is told whose is next, nor that all
 * ships are back in their lines. */
function readable(scene: BattleScene | null, { stack, battle }: View): object | null {
  if (scene === null) return null;
  const { shot, over, turn, next, first, second, ...told } = scene;
  const isFiring = stack.some(({ kind }) => kind === 'salvo' || kind === 'target');
  const lines = [first, second].map((side) =>
    battle?.step === 'shots' ? side : { ...side, line: side.line.map(({ ship, damaged }) => ({ ship, damaged })) },
  );
  return { ...told, lines, ...(isFiring ? { next } : {}) };
}

function shotIn(scene: BattleScene | null): object | null {
  if (scene?.shot == null) return null;
  const { die, check, ...shot } = scene.shot;
  return shot;
}

/** Hands when a battle begins: those of the last view, unless they have gone back meanwhile. */
function startOf(view: View, areReturned: boolean): Pick<BattleScene, 'hands' | 'turn'> {
  return { hands: view.pirates.map(({ hand }) => (areReturned ? [] : hand)), turn: '' };
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told event by event the lines come to what the view shows: ${viewer}`, () => {
    const heard = new Set<string>();
    for (const [number, setting] of SETTINGS.entries()) {
      let scene: BattleScene | null = null;
      let before: View | null = null;
      for (const step of game(setting, quickRng(number + 1))) {
        const { view } = show(atWorldsEnd, step.match.state, viewer);
        for (const event of showEvents(atWorldsEnd, step.events, viewer)) {
          if (!isBattleEvent(event)) continue;
          heard.add(event.type);
          scene = afterBattleEvent(scene, event, startOf(before ?? view, setting.options.unplayed === 'return'));
        }
        before = view;
        if (view.battle === null) continue;
        const now = battleOf(view, null);
        const why = JSON.stringify({ setting, events: step.events, decision: view.stack.at(-1) });
        assert.deepEqual(readable(scene, view), readable(now, view), why);
        if (now?.shot != null) assert.deepEqual(shotIn(scene), shotIn(now), why);
      }
    }
    for (const type of BATTLE_EVENTS) assert.ok(heard.has(type), `no '${type}' was met`);
  });
}

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
