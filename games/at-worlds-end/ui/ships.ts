// All that a ship card shows, whatever it is drawn from.
import type { Hull } from './hulls.ts';

export interface ShipFace {
  readonly name: string;
  readonly hull: Hull;
  /** Dice of a salvo. */
  readonly attack: number;
  readonly defence: number;
  /** Whether it has the survivability mark. */
  readonly survives: boolean;
  /** Null: it is not for sale. */
  readonly price: number | null;
  readonly isCompany: boolean;
}
