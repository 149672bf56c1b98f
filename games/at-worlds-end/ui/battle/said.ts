// Things of a battle as one speaks of them.
import type { LineShip, SalvoOdds } from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';
import type { BattleWords } from '../../text/battle.ts';
import type { Table } from '../context.ts';
import { shipSaid } from '../lore.ts';
import { percent } from './chances.ts';
import type { BattleScene } from './scene.ts';

/** Who fights on a side: a pirate, or what has come against one. */
export function sideSaid(
  { words, text, names }: Pick<Table, 'words' | 'text' | 'names'>,
  { cause }: Pick<BattleScene, 'cause'>,
  pirate: Seat | null,
): string {
  if (pirate !== null) return names(pirate);
  if (cause === 'monster') return words.ships['sea-monster'];
  return cause === 'armada' ? text.armada : words.company;
}

/** A ship with its figures and what has become of it in this round. */
export function lineShipSaid(table: Pick<Table, 'words' | 'text' | 'view'>, text: BattleWords, ship: Readonly<LineShip>): string {
  const states = [
    ...(ship.damaged ? [text.damaged] : []),
    ...(ship.fired ? [text.fired] : []),
    ...(ship.carded ? [text.carded] : []),
  ];
  return [shipSaid(table, ship.ship), ...states].join(', ');
}

export function oddsSaid(text: BattleWords, { sunk, damaged, of }: SalvoOdds): string {
  const share = (ways: number) => `${percent(ways, of)} %`;
  const parts = [text.hit(share(sunk + damaged)), text.sinks(share(sunk))];
  return [...parts, ...(damaged > 0 ? [text.damages(share(damaged))] : [])].join(', ');
}

/** To a tenth of a per cent, with what comes to nothing. */
export function chancesSaid(text: BattleWords, { sunk, damaged, untouched, of }: SalvoOdds): string {
  const share = (ways: number) => `${Math.round((1000 * ways) / of) / 10} %`;
  const parts = [
    text.hit(share(sunk + damaged)),
    text.sinks(share(sunk)),
    text.damages(share(damaged)),
    text.misses(share(untouched)),
  ];
  return parts.join(' · ');
}
