// What a table of figures must be like for the rules to hold.
import { GOODS, NATIONS, PORT_CARDS } from './cards.ts';
import type { Components } from './components.ts';

/** The table itself, once it is found to be sound; otherwise throws a sentence that says what is wrong. */
export function checkComponents(components: Components): Components {
  for (const nation of NATIONS) checkCaravans(components.caravans[nation], `components.caravans.${nation}`);
  for (const port of PORT_CARDS) checkPort(components, port);
  checkFigures(components);
  return components;
}

function checkCaravans(ships: readonly number[], path: string): void {
  if (ships.length !== 4) throw new Error(`${path} must name the ships of four caravans, not of ${ships.length}`);
}

/** P7.5: Mutiny asks for the good in highest demand, so there must be one. */
function checkPort({ ports }: Components, port: keyof Components['ports']): void {
  const prices = GOODS.map((good) => ports[port][good]);
  const highest = Math.max(...prices);
  if (prices.filter((price) => price === highest).length > 1)
    throw new Error(`components.ports.${port} must have one good in highest demand, not prices ${prices.join(', ')}`);
}

function checkFigures({ tavern, belowEnd, start }: Components): void {
  if (tavern.length !== 6) throw new Error(`components.tavern must say what six faces bring, not ${tavern.length}`);
  if (belowEnd + 4 * start.hand > 30) throw new Error('components.belowEnd and start.hand leave no cards above the end card');
}
