// Things of a battle as one speaks of them.
import { hullOf, type LineShip, type SalvoOdds, type View } from '@quarterdeck/at-worlds-end';
import type { Words } from '../../text/types.ts';
import { percent } from './chances.ts';
import type { BattleText } from './text/texts.ts';

interface Speaking {
  readonly words: Words;
  readonly view: Pick<View, 'fixed'>;
}

/** A ship with its figures and what has become of it in this round. */
export function shipSaid({ words, view }: Speaking, text: BattleText, { ship, damaged, fired, carded }: Readonly<LineShip>): string {
  const { attack, defence, survivability } = hullOf(view, ship);
  const figures = [words.ships[ship], text.attack(attack), text.defence(defence), ...(survivability ? [text.survives] : [])];
  const states = [...(damaged ? [text.damaged] : []), ...(fired ? [text.fired] : []), ...(carded ? [text.carded] : [])];
  return [...figures, ...states].join(', ');
}

export function percentSaid(ways: number, of: number): string {
  return `${percent(ways, of)} %`;
}

export function oddsSaid(text: BattleText, { sunk, damaged, of }: SalvoOdds): string {
  const parts = [text.hit(percentSaid(sunk + damaged, of)), text.sinks(percentSaid(sunk, of))];
  return [...parts, ...(damaged > 0 ? [text.damages(percentSaid(damaged, of))] : [])].join(', ');
}
