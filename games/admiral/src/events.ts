// What is told of a game, event by event: to the board, to the log, and to whoever reads a record.
import type { Seat } from '@quarterdeck/kernel';
import type { Cell, Direction } from './data/cells.ts';
import type { Strength } from './data/components.ts';
import type { Piece, ShipId, ShipKind } from './data/ships.ts';
import type { EndReason, Gun } from './types.ts';

/** What sinks a ship, or takes it off the board. */
export type Cause = 'guns' | 'reef' | 'mine' | 'blast' | 'boarding' | 'assault' | 'fort' | 'trap' | 'left';

export type Event =
  | { type: 'goes-next'; seat: Seat; place: number }
  | { type: 'cargo-laid'; cells: readonly Cell[] }
  | { type: 'reef-laid'; seat: Seat; cell: Cell }
  | { type: 'wreck-lies'; cell: Cell }
  | { type: 'buried'; seat: Seat; cell: Cell }
  | { type: 'berthed'; seat: Seat; ship: ShipId; cell: Cell }
  | { type: 'mine-laid'; seat: Seat; cell: Cell | null }
  | { type: 'leg-began'; leg: number; crown: readonly Seat[] }
  | { type: 'round-began'; round: number }
  | { type: 'wind'; spinner: Seat; towards: Direction; strength: Strength }
  | { type: 'turn-began'; seat: Seat }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'sailed'; seat: Seat; ship: ShipId; from: Cell; to: Cell }
  | { type: 'drifted'; seat: Seat; ship: ShipId; from: Cell; to: Cell }
  | { type: 'made-port'; seat: Seat; ship: ShipId; cell: Cell }
  | { type: 'struck-reef'; ship: ShipId; reef: Cell; damage: number }
  /** It has crossed waters where these seats may have a mine: from here on nothing is taken back, whether one went off or not. */
  | { type: 'risked-mines'; ship: ShipId; seats: readonly Seat[] }
  | { type: 'mine-sprung'; seat: Seat; ship: ShipId; cell: Cell; damage: number }
  | { type: 'sunk'; seat: Seat; ship: ShipId; cell: Cell; cause: Cause }
  | { type: 'spilled'; ship: ShipId; cell: Cell; parcels: number; lost: boolean }
  | { type: 'opened-fire'; seat: Seat; target: Piece; guns: readonly Gun[] }
  | { type: 'volley'; seat: Seat; target: Piece; face: number; shots: number; hits: number }
  | { type: 'fort-ruined'; fort: Cell; seat: Seat | null; lost: number }
  | { type: 'fireship-declared'; seat: Seat; ship: ShipId }
  | { type: 'exploded'; seat: Seat; ship: ShipId; cell: Cell; damage: number; hit: readonly ShipId[] }
  | { type: 'repair-began'; seat: Seat; ship: ShipId }
  | { type: 'repair-ended'; seat: Seat; ship: ShipId }
  | { type: 'repaired'; seat: Seat; ship: ShipId; left: number }
  | { type: 'gang-began'; seat: Seat; fort: Cell; ships: readonly ShipId[]; restoring: boolean }
  | { type: 'gang-ended'; fort: Cell; restoring: boolean }
  | { type: 'fort-repaired'; seat: Seat; fort: Cell; left: number }
  | { type: 'restoring'; seat: Seat; fort: Cell; left: number }
  | { type: 'fort-restored'; seat: Seat; fort: Cell }
  | { type: 'boarding-began'; seat: Seat; target: ShipId; ships: readonly ShipId[] }
  | { type: 'assault-began'; seat: Seat; fort: Cell; ships: readonly ShipId[] }
  | { type: 'defended'; seat: Seat; fort: Cell; ships: readonly ShipId[] }
  | { type: 'boarding-die'; piece: Piece; face: number; points: number }
  | { type: 'contest-over'; target: Piece; attack: number; defence: number; winner: Seat | null; isTie: boolean }
  | { type: 'allotted'; seat: Seat; piece: Piece; units: number }
  | { type: 'captured'; seat: Seat; ship: ShipId; from: Seat }
  | { type: 'fort-captured'; seat: Seat; fort: Cell; from: Seat | null; stored: number }
  | { type: 'stowed'; seat: Seat; ship: ShipId }
  | { type: 'loaded'; seat: Seat; ship: ShipId; from: Cell; aboard: number }
  | { type: 'unloaded'; seat: Seat; ship: ShipId; into: Cell; stored: number }
  | { type: 'dug'; seat: Seat; ship: ShipId; cell: Cell; face: number; found: boolean }
  | { type: 'handed-over'; seat: Seat; fort: Cell; to: Seat }
  | { type: 'fort-passed'; fort: Cell; from: Seat; to: Seat | null }
  | { type: 'mine-ordered'; seat: Seat; mine: number; kinds: readonly ShipKind[] | null }
  | { type: 'without-fort'; seat: Seat; left: number }
  | {
      type: 'scored';
      seat: Seat;
      points: number;
      total: number;
      why: 'sunk' | 'captured' | 'ruined' | 'taken' | 'mail' | 'wreck' | 'crown';
    }
  | { type: 'out'; seat: Seat; why: 'no-ships' | 'no-fort' | 'gave-last-fort' }
  | { type: 'arrived'; seat: Seat; ship: ShipId; fort: Cell }
  | { type: 'leg-over'; leg: number; unloaded: number; taken: number }
  | { type: 'mines-shown'; seat: Seat; cells: readonly Cell[] }
  | { type: 'ended'; why: EndReason; winners: readonly Seat[] };
