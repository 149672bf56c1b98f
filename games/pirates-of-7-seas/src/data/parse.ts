// A corrected table of figures from outside: parsed field by field, so that a mistake is named where it is.
import { fieldsOf, quoted, short } from '@quarterdeck/kernel';
import { type ByGood, byGood, GOODS, LOOT, NATIONS, PORT_CARDS, type PortCard } from './cards.ts';
import { checkComponents } from './check.ts';
import { type Components, FIGURES, WINNINGS, type Winning } from './components.ts';

type Fields = ReadonlyMap<string, unknown>;

/** A corrected table; throws a sentence that says what is wrong. */
export function parseComponents(given: unknown): Components {
  const of = record(given, 'components', FIELDS);
  return checkComponents({
    caravans: parseCaravans(of.get('caravans')),
    ports: parsePorts(of.get('ports')),
    loot: parseLoot(of.get('loot')),
    belowEnd: whole(of.get('belowEnd'), 'components.belowEnd', 0, 18),
    start: parseStart(of.get('start')),
    rituals: parseRituals(of.get('rituals')),
    raidLimit: parseLimit(of.get('raidLimit')),
    tavern: parseTavern(of.get('tavern')),
  });
}

const FIELDS = ['caravans', 'ports', 'loot', 'belowEnd', 'start', 'rituals', 'raidLimit', 'tavern'] as const;

function parseCaravans(given: unknown): Components['caravans'] {
  const of = record(given, 'components.caravans', NATIONS);
  const ships = (nation: string) =>
    list(of.get(nation), `components.caravans.${nation}`, 4).map((size, i) =>
      whole(size, `components.caravans.${nation}[${i}]`, 1, FIGURES.redDice),
    );
  return { england: ships('england'), spain: ships('spain'), france: ships('france'), holland: ships('holland') };
}

function parsePorts(given: unknown): Components['ports'] {
  const of = record(given, 'components.ports', PORT_CARDS);
  const prices = (port: PortCard) => parsePrices(of.get(port), `components.ports.${port}`);
  return {
    'orchard-haven': prices('orchard-haven'),
    'sugar-key': prices('sugar-key'),
    'mocha-roads': prices('mocha-roads'),
    'bean-point': prices('bean-point'),
    'cask-harbour': prices('cask-harbour'),
    'still-cove': prices('still-cove'),
  };
}

function parsePrices(given: unknown, path: string): ByGood<number> {
  const of = record(given, path, GOODS);
  return byGood((good) => whole(of.get(good), `${path}.${good}`, 1, 9));
}

function parseLoot(given: unknown): Components['loot'] {
  const of = record(given, 'components.loot', LOOT);
  const cards = (kind: string) => whole(of.get(kind), `components.loot.${kind}`, 0, 60);
  return { fruit: cards('fruit'), coffee: cards('coffee'), rum: cards('rum'), talisman: cards('talisman') };
}

function parseStart(given: unknown): Components['start'] {
  const of = record(given, 'components.start', ['ships', 'chests', 'hand']);
  return {
    ships: whole(of.get('ships'), 'components.start.ships', 0, FIGURES.ships),
    chests: whole(of.get('chests'), 'components.start.chests', 0, FIGURES.chestsPerGuard - 1),
    hand: whole(of.get('hand'), 'components.start.hand', 0, 6),
  };
}

function parseRituals(given: unknown): Components['rituals'] {
  const of = record(given, 'components.rituals', ['bargain', 'doubleHold', 'unsinkable']);
  const cost = (name: string) => whole(of.get(name), `components.rituals.${name}`, 1, 9);
  return { bargain: cost('bargain'), doubleHold: cost('doubleHold'), unsinkable: cost('unsinkable') };
}

function parseLimit(given: unknown): Components['raidLimit'] {
  const of = record(given, 'components.raidLimit', ['two', 'three', 'four']);
  const times = (name: string) => whole(of.get(name), `components.raidLimit.${name}`, 1, FIGURES.ships);
  return { two: times('two'), three: times('three'), four: times('four') };
}

function parseTavern(given: unknown): readonly Winning[] {
  return list(given, 'components.tavern', 6).map((name, i) => {
    const winning = WINNINGS.find((known) => known === name);
    if (winning === undefined) throw new Error(`components.tavern[${i}] must be one of ${WINNINGS.join(', ')}`);
    return winning;
  });
}

function record(given: unknown, path: string, names: readonly string[]): Fields {
  const fields = fieldsOf(given);
  if (fields === null) throw new Error(`${path} must be an object with ${names.join(', ')}`);
  for (const name of fields.keys())
    if (!names.includes(name)) throw new Error(`${path} has no field '${short(name)}': it has ${names.join(', ')}`);
  for (const name of names) if (!fields.has(name)) throw new Error(`${path}.${name} is missing`);
  return fields;
}

function list(given: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(given) || given.length > most) throw new Error(`${path} must be a list of at most ${most}`);
  return given;
}

function whole(given: unknown, path: string, min: number, max: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max)
    throw new Error(`${path} must be a whole number from ${min} to ${max}, not ${quoted(given)}`);
  return given;
}
