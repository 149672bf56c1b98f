// What a captain's loot is worth (C5), line by line. Works on a view as well: cards that are not seen count for nothing.
import { at, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import { findChest } from './boarding.ts';
import { FACES, type Face } from './data/cards.ts';
import type { RumCard, SecretCard } from './data/components.ts';
import { lootCard } from './table.ts';
import type { Card, Line, Seen, View } from './types.ts';

export type Scored = Pick<View, 'fixed' | 'faces' | 'captains' | 'chest' | 'parrot'>;

export function sheetOf(table: Scored, seat: Seat): ScoreLine<Line>[] {
  const { rum, relics, objects, secrets, doubloons } = at(table.captains, seat);
  const inChest = chestOf(table, seat);
  const counts = new Map<Face, number>();
  for (const zone of [rum, relics, objects, secrets]) for (const card of zone) noteFace(counts, table.faces[card] ?? null);
  const lines: ScoreLine<Line>[] = [{ line: 'doubloons', points: doubloons, params: { count: doubloons } }];
  if (inChest !== null) lines.push({ line: 'chest', points: inChest, params: { count: inChest } });
  for (const face of FACES) {
    const count = counts.get(face);
    const line = count === undefined ? null : lineFor(table, seat, face, count);
    if (line !== null) lines.push(line);
  }
  return lines;
}

function noteFace(counts: Map<Face, number>, face: Seen): void {
  if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1);
}

function lineFor(table: Scored, seat: Seat, face: Face, count: number): ScoreLine<Line> | null {
  const loot = lootCard(table, face);
  if (loot.back === 'pirate') return null;
  const params = { card: face, count };
  if (loot.back === 'rum') return { line: 'rum', points: rumPoints(table, seat, face, loot, count), params };
  if (loot.back === 'relic') return { line: 'relic', points: ladderPoints(loot.ladder, count), params };
  if (loot.class === 'secret') return secretLine(table, seat, face, loot, count);
  return loot.class === 'permanent' && loot.points !== 0 ? { line: 'object', points: count * loot.points, params } : null;
}

/** C5.3, C5.4 and what is worth the same each. */
function rumPoints(table: Scored, seat: Seat, face: Face, { worth }: RumCard, count: number): number {
  switch (worth.kind) {
    case 'each':
      return count * worth.points;
    case 'ladder':
      return ladderPoints(worth.points, count);
    case 'majority':
      return count * (hasMost(table, seat, face, count) ? worth.most : worth.others);
  }
}

/** C5.5: points for one, two, three ... of a kind; none for none. */
export function ladderPoints(ladder: readonly number[], count: number): number {
  return count === 0 ? 0 : at(ladder, count - 1);
}

/** C5.4: more than anybody else; among equals the parrot decides, and without it nobody has the most. */
function hasMost(table: Scored, seat: Seat, face: Face, count: number): boolean {
  const others = table.captains.flatMap(({ rum }, other) => (other === seat ? [] : [countOf(table, rum, face)]));
  const best = Math.max(...others);
  if (count !== best) return count > best;
  return table.fixed.options.parrotWinsRum && table.parrot === seat;
}

/** C5.7, with what it counted. */
function secretLine(table: Scored, seat: Seat, card: Face, secret: SecretCard, count: number): ScoreLine<Line> {
  const { points, counts, of } = secret;
  const number = counted(table, seat, counts);
  const each = number < of ? 0 : points * Math.floor(number / of);
  return { line: 'secret', points: count * each, params: { card, count, counts, counted: number } };
}

function counted(table: Scored, seat: Seat, counts: SecretCard['counts']): number {
  const { rum, relics, objects } = at(table.captains, seat);
  switch (counts) {
    case 'itself':
      return 1;
    case 'rum':
      return rum.length;
    case 'relic':
      return relics.length;
    case 'object':
      return objects.length;
    case 'doubloon':
      return doubloonsOf(table, seat);
    case 'parrot':
      return table.parrot === seat ? 1 : 0;
  }
}

/** C5.8: with what lies in the Chest, if it is his. */
export function doubloonsOf(table: Scored, seat: Seat): number {
  return at(table.captains, seat).doubloons + (chestOf(table, seat) ?? 0);
}

function chestOf(table: Scored, seat: Seat): number | null {
  return findChest(table)?.seat === seat ? table.chest : null;
}

function countOf({ faces }: Scored, cards: readonly Card[], face: Face): number {
  return cards.filter((card) => faces[card] === face).length;
}
