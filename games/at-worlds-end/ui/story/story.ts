// What an event does to the table: told event by event, the scene comes to what the view shows.
import type { Event } from '@quarterdeck/at-worlds-end';
import { afterBattleEvent, isBattleEvent } from '../battle/story.ts';
import { ACTIONS, BATTLES } from './actions.ts';
import type { EventOf, Stories } from './changes.ts';
import type { Scene } from './scene.ts';
import { TURNS } from './turns.ts';

const STORIES: Stories = { ...TURNS, ...ACTIONS, ...BATTLES };

/** The table after an event. */
export function afterEvent(scene: Scene, event: Event): Scene {
  const spoken = 'seat' in event ? { ...scene, active: event.seat } : scene;
  return fought(happened(spoken, event.type, event), event);
}

function happened<K extends Event['type']>(scene: Scene, type: K, event: EventOf[K]): Scene {
  return STORIES[type](scene, event);
}

/** The lines and the hands of a battle are its own scene's; the hands outlast it where unplayed cards are kept. */
function fought(scene: Scene, event: Event): Scene {
  if (!isBattleEvent(event)) return scene;
  const battle = afterBattleEvent(scene.battle, event, { hands: scene.hands, turn: turnIn(scene) });
  return { ...scene, battle, hands: handsAfter(scene, event, battle?.hands ?? scene.hands) };
}

function handsAfter({ hands, fixed }: Scene, { type }: Event, now: Scene['hands']): Scene['hands'] {
  if (type === 'manoeuvre-drawn' || type === 'manoeuvre-played') return now;
  return type === 'manoeuvres-returned' && fixed.options.unplayed === 'return' ? hands.map(() => []) : hands;
}

function turnIn({ turn, pirates }: Scene): string {
  return turn === null ? '' : `${turn.seat} ${pirates[turn.seat]?.turns ?? 0}`;
}
