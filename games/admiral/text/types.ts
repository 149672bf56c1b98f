// Every word of Admiral that a player reads, in one language.
import type { GameText } from '@quarterdeck/kernel';
import type { DirectionName } from '../src/data/cells.ts';
import type { Strength } from '../src/data/components.ts';
import type { ScenarioName } from '../src/data/scenario.ts';
import type { ByKind, Piece, ShipKind } from '../src/data/ships.ts';
import type { Admiral, Cause, Duty, EndReason } from '../src/types.ts';

export interface Words extends GameText<Admiral> {
  readonly ships: ByKind<string>;
  /** Of several: all brigs. */
  readonly fleets: ByKind<string>;
  readonly winds: Readonly<Record<Strength, string>>;
  /** Where a wind blows to, or a course leads. */
  readonly directions: Readonly<Record<DirectionName, string>>;
  readonly scenarios: Readonly<Record<ScenarioName, string>>;
  readonly duties: Readonly<Record<Duty, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly endings: Readonly<Record<EndReason, string>>;
  /** A ship by kind and number, a fort by its cell; as in the middle of a sentence. */
  piece(piece: Piece): string;
  /** What a mine waits for. */
  order(kinds: readonly ShipKind[]): string;
}
