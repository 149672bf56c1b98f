// The game's own words: the names of its things, and what only its board or its terminal says.
import type { DirectionName } from '../src/data/cells.ts';
import type { Strength } from '../src/data/components.ts';
import type { ScenarioName } from '../src/data/scenario.ts';
import type { ByKind, Piece, ShipKind } from '../src/data/ships.ts';
import type { Cause, Duty, EndReason } from '../src/types.ts';
import type { BoardWords } from './board.ts';

export interface Words {
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
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}

export interface TerminalWords {
  readonly round: string;
  readonly leg: string;
  readonly legend: string;
  readonly out: string;
  readonly team: string;
  readonly stored: string;
  readonly points: string;
  readonly mines: string;
  readonly aboard: string;
  readonly moved: string;
  readonly locked: string;
  readonly fort: string;
  readonly royalPort: string;
  readonly ruin: string;
  readonly nobody: string;
}
