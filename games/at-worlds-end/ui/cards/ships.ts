// All that a ship card shows, whatever it is drawn from.
import {
  type AnyShip,
  type CompanyShipId,
  classOf,
  hullOf,
  isCompanyShip,
  shipCard,
  type View,
} from '@quarterdeck/at-worlds-end';
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

const COMPANY_HULLS: Readonly<Record<CompanyShipId, Hull>> = {
  'company-sloop': 'sloop',
  'company-brig': 'brig',
  'company-frigate': 'frigate',
  'ghost-ship': 'ghost',
  'sea-monster': 'monster',
};

/** The face of a ship by the figures of this table; `priced` where it is for sale. */
export function shipFace(view: Pick<View, 'fixed'>, ship: AnyShip, name: string, priced = false): ShipFace {
  const { attack, defence, survivability } = hullOf(view, ship);
  const facts = { name, attack, defence, survives: survivability };
  if (isCompanyShip(ship)) return { ...facts, hull: COMPANY_HULLS[ship], price: null, isCompany: true };
  return { ...facts, hull: classOf(view, ship), price: priced ? shipCard(view, ship).price : null, isCompany: false };
}
