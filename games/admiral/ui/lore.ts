// Ships, forts, cells and wind as one speaks of them.
import {
  bookOf,
  cellName,
  DIRECTIONS,
  type Direction,
  durabilityOf,
  fortCell,
  isInShelter,
  isShip,
  kindOf,
  markersOf,
  numberOf,
  type Piece,
  type ShipId,
  type ShipKind,
  type Strength,
} from '@quarterdeck/admiral';
import { at, type Names } from '@quarterdeck/kernel';
import type { BoardWords } from '../text/board.ts';
import { capital } from '../text/saying.ts';
import type { Words } from '../text/words.ts';
import type { FortScene, Scene } from './story/scene.ts';

/** What one needs to speak of what lies on the chart; the table has it. */
export interface Told {
  readonly text: BoardWords;
  readonly words: Words;
  readonly names: Names;
  readonly scene: Scene;
}
type Speaks = Pick<Told, 'words'>;

export function kindTitle({ words }: Speaks, kind: ShipKind): string {
  return capital(words.ships[kind]);
}

export function shipTitle(table: Speaks, ship: ShipId): string {
  return `${kindTitle(table, kindOf(ship))} ${numberOf(ship)}`;
}

export function directionName({ words }: Speaks, towards: Direction): string {
  return words.directions[at(DIRECTIONS, towards)];
}

export function windTitle({ words }: Speaks, strength: Strength): string {
  return capital(words.winds[strength]);
}

export function fortOf({ scene }: Pick<Told, 'scene'>, piece: Piece): FortScene | null {
  return scene.forts.find(({ at: cell }) => cell === fortCell(piece)) ?? null;
}

export function isRuin({ fixed }: Scene, fort: FortScene): boolean {
  return fort.damage >= bookOf(fixed).fort.durability;
}

export function isRoyal({ fixed, forts }: Scene, fort: FortScene): boolean {
  return bookOf(fixed).isRoyal[forts.indexOf(fort)] === true;
}

export function fortTitle({ text, scene }: Pick<Told, 'text' | 'scene'>, fort: FortScene): string {
  const what = isRoyal(scene, fort) ? text.royalPort : isRuin(scene, fort) ? text.ruin : text.fort;
  return `${what} ${cellName(fort.at)}`;
}

export function pieceTitle(table: Pick<Told, 'text' | 'words' | 'scene'>, piece: Piece): string {
  if (isShip(piece)) return shipTitle(table, piece);
  const fort = fortOf(table, piece);
  return fort === null ? '' : fortTitle(table, fort);
}

/** All that one sees of a ship, as a sentence. */
export function shipSaid(table: Told, ship: ShipId): string {
  const { text, words, names, scene } = table;
  const { owner, at: cell, damage, aboard, locked, duty } = at(scene.ships, ship);
  const left = durabilityOf(bookOf(scene.fixed), ship) - damage;
  return [
    shipTitle(table, ship),
    ...(owner === null ? [] : [names(owner)]),
    cell === null ? text.ashore : cellName(cell),
    text.durability(left, durabilityOf(bookOf(scene.fixed), ship)),
    ...(aboard > 0 ? [text.aboard(aboard)] : []),
    ...(duty === 'free' ? [] : [words.duties[duty]]),
    ...(locked ? [text.locked] : []),
    ...(isInShelter(scene, ship) ? [text.sheltered] : []),
    ...markersSaid(table, ship),
  ].join(', ');
}

/** The markers matter while it is the owner's turn. */
function markersSaid({ text, scene }: Told, ship: ShipId): string[] {
  const { owner, moved, at: cell } = at(scene.ships, ship);
  if (owner === null || cell === null || scene.active !== owner || scene.wind === null) return [];
  const isAtWar = bookOf(scene.fixed).scenario.fighting;
  return [...(moved ? [text.moved] : []), ...(isAtWar ? [text.shotsLeft(markersOf(scene, ship))] : [])];
}

export function fortSaid(table: Told, fort: FortScene): string {
  const { text, words, names, scene } = table;
  const full = bookOf(scene.fixed).fort.durability;
  return [
    fortTitle(table, fort),
    ...(fort.owner === null ? [] : [names(fort.owner)]),
    ...(isRoyal(scene, fort) ? [] : [text.durability(full - fort.damage, full)]),
    ...(fort.stored > 0 ? [text.stored(fort.stored)] : []),
    ...(fort.gang.length > 0 ? [words.duties.gang] : []),
  ].join(', ');
}

/** A team has stripes on its sails only where somebody has a partner. */
export function stripesOf({ fixed, players }: Pick<Scene, 'fixed' | 'players'>, owner: number | null): number {
  const { teams } = bookOf(fixed);
  const isTeamed = new Set(teams).size < teams.length;
  if (owner === null || !isTeamed) return 0;
  const team = teams[players[owner]?.side ?? 0] ?? 0;
  return 1 + [...new Set(teams)].toSorted((one, other) => one - other).indexOf(team);
}
