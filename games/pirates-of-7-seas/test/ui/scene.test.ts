// The board changes the table by what it is told; the view must find it as the board left it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { show, showEvents, type Viewer } from '@quarterdeck/kernel';
import { piratesOf7Seas, type View } from '@quarterdeck/pirates-of-7-seas';
import { type Scene, sceneOf } from '../../ui/scene.ts';
import { afterEvent } from '../../ui/story.ts';
import { game, opened, SETTINGS } from './games.ts';

/**
 * What both must agree on. Who is spoken of, and how fights went, only the story knows; a raid or a curse that is over stays on
 * the table; ships that the Whirlpool has drawn in before a tie are told with the others.
 */
function readable({ active, fights, players, ...scene }: Scene, view: View): object {
  const isVenture = view.stack.some(({ kind }) => kind === 'send-ships' || kind === 'raid' || kind === 'curse');
  const isTie = view.stack.at(-1)?.kind === 'nearest-to-red';
  const isLast = view.stack.length === 0 || view.stack.at(-1)?.kind === 'final-sale';
  const named = scene.venture?.kind === 'curse' ? { ...scene.venture, named: null } : scene.venture;
  return {
    ...scene,
    players: players.map(({ played, ...player }) => player),
    acting: isLast ? null : scene.acting,
    venture: isVenture ? named : null,
    tray: view.tray.length === 0 ? [] : isTie ? scene.tray.map(({ hit, ...die }) => die) : scene.tray,
  };
}

for (const viewer of [0, 1, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told event by event the board comes to the table that the view shows: ${viewer}`, () => {
    for (const [number, setting] of SETTINGS.entries()) {
      const match = opened(setting);
      let scene = sceneOf(show(piratesOf7Seas, match.state, viewer).view);
      for (const step of game(match, number + 1)) {
        for (const event of showEvents(piratesOf7Seas, step.events, viewer)) scene = afterEvent(scene, event);
        const { view } = show(piratesOf7Seas, step.match.state, viewer);
        assert.deepEqual(readable(scene, view), readable(sceneOf(view), view), JSON.stringify({ setting, events: step.events }));
      }
    }
  });
}
