// What the scenario asks for, and how far each player has come.
import { bookOf, cellName } from '@quarterdeck/admiral';
import type { Seat } from '@quarterdeck/kernel';
import type { Table } from '../context.ts';
import type { Scene } from '../story/scene.ts';

/** The aim of the scenario as a sentence; in a race it is one's own. */
export function goalSaid({ text, scene, view, own }: Pick<Table, 'text' | 'scene' | 'view' | 'own'>): string {
  const { aim, cargo } = bookOf(scene.fixed).scenario;
  switch (aim.kind) {
    case 'race': {
      const goal = own === null ? null : (view.players[own]?.goal ?? null);
      return goal === null ? text.raceGoal : text.raceTo(cellName(goal));
    }
    case 'gather':
      return cargo.what === 'pearls' ? text.gatherPearls(aim.parcels) : text.gatherTreasure(aim.parcels);
    case 'convoy':
      return text.convoyGoal(aim.parcels, aim.goal);
    case 'battle':
      return text.battleGoal(aim.points);
    case 'mail':
      return text.mailGoal(aim.points);
  }
}

/** Which side a player has in this leg; null where there are no such sides. */
export function sideSaid({ text, scene }: Pick<Table, 'text' | 'scene'>, seat: Seat): string | null {
  const { crownTeam, teams } = bookOf(scene.fixed);
  if (crownTeam === null) return null;
  return teams[scene.players[seat]?.side ?? 0] === crownTeam ? text.crown : text.brotherhood;
}

/** How far a player has come: parcels in own forts, or points; null where nothing is counted. */
export function countOf(scene: Scene, seat: Seat): number | null {
  const { aim } = bookOf(scene.fixed).scenario;
  if (aim.kind === 'race') return null;
  if (aim.kind === 'gather') return storedBy(scene, seat);
  return scene.players[seat]?.points ?? 0;
}

function storedBy({ forts }: Scene, seat: Seat): number {
  return forts.reduce((sum, { owner, stored }) => (owner === seat ? sum + stored : sum), 0);
}

export function shipsOf({ ships }: Scene, seat: Seat): number {
  return ships.filter(({ owner, at }) => owner === seat && at !== null).length;
}

/** Turn order once it is known; as they sit before. */
export function seatsInOrder({ order, players }: Scene): readonly Seat[] {
  return order.length === players.length ? order : players.map((_, seat) => seat);
}
