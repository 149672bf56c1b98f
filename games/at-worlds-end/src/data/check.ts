// What a table of figures must be like for the rules to hold.
import { GOODS, MANOEUVRES, SEAS, SEAS_OF, type SeaId, SHIPS } from './cards.ts';
import type { Components } from './components.ts';

const COIN = 100;
const MANOEUVRE_CARDS = 30;

/** The table itself, once it is found to be sound; otherwise throws a sentence that says what is wrong. */
export function checkComponents(components: Components): Components {
  checkGold(components);
  checkGoods(components);
  checkLanes(components);
  checkCards(components);
  checkTrack(components);
  return components;
}

/** The smallest coin is 100. */
function checkGold({ seas, ships, heroes }: Components): void {
  for (const sea of SEAS) demandHundreds(seas[sea].income, `components.seas.${sea}.income`);
  for (const ship of SHIPS) demandHundreds(ships[ship].price, `components.ships.${ship}.price`);
  for (const [name, gold] of Object.entries(heroes)) if (name !== 'tricks') demandHundreds(gold, `components.heroes.${name}`);
}

function demandHundreds(gold: number, path: string): void {
  if (gold % COIN !== 0) throw new Error(`${path} must be in hundreds, not ${gold}`);
}

/** W8.2: three seas make a monopoly, so that a good of one or two seas would be of no use. */
function checkGoods({ seas }: Components): void {
  for (const good of GOODS) {
    const count = SEAS.filter((sea) => seas[sea].good === good).length;
    if (count === 1 || count === 2)
      throw new Error(`components.seas: ${good} must be found in no sea or in three, not in ${count}`);
  }
}

/** W5.3: every sea of the Oceans can be reached by way of the Oceans. */
function checkLanes({ lanes }: Components): void {
  const oceans: readonly SeaId[] = SEAS_OF.oceans;
  for (const [i, [one, other]] of lanes.entries())
    if (one === other || !oceans.includes(one) || !oceans.includes(other))
      throw new Error(`components.lanes[${i}] must join two seas of the Oceans, not ${one} and ${other}`);
  const [first] = SEAS_OF.oceans;
  const reached = new Set<SeaId>([first]);
  for (let step = 0; step < oceans.length; step++)
    for (const [one, other] of lanes) if (reached.has(one) || reached.has(other)) reached.add(one).add(other);
  const cutOff = oceans.find((sea) => !reached.has(sea));
  if (cutOff !== undefined) throw new Error(`components.lanes: no way leads to ${cutOff}`);
}

function checkCards({ manoeuvres }: Components): void {
  const cards = MANOEUVRES.reduce((sum, kind) => sum + manoeuvres[kind], 0);
  if (cards !== MANOEUVRE_CARDS) throw new Error(`components.manoeuvres must be ${MANOEUVRE_CARDS} cards, not ${cards}`);
}

function checkTrack({ armada: { two, three, four } }: Components): void {
  if (two > three || three > four) throw new Error('components.armada must not be sooner with more players');
}
