// A corrected table of figures from outside: parsed field by field, so that a mistake is named where it is.
import { fieldsOf, quoted, short } from '@quarterdeck/kernel';
import {
  type BySea,
  bySea,
  COMPANY_SHIPS,
  type CompanyShipId,
  DIFFICULTIES,
  GOODS,
  MANOEUVRES,
  type Manoeuvre,
  SEAS,
  SHIPS,
} from './cards.ts';
import { checkComponents } from './check.ts';
import type { Components, HeroFigures, Hull, Lane, SeaCard, ShipCard } from './components.ts';
import { byShip } from './ships.ts';

type Fields = ReadonlyMap<string, unknown>;

const RICH = 10_000;

/** A corrected table; throws a sentence that says what is wrong. */
export function parseComponents(given: unknown): Components {
  const of = record(given, 'components', FIELDS);
  return checkComponents({
    seas: parseSeas(of.get('seas')),
    lanes: parseLanes(of.get('lanes')),
    company: parseCompany(of.get('company')),
    ships: parseShips(of.get('ships')),
    manoeuvres: parseManoeuvres(of.get('manoeuvres')),
    heroes: parseHeroes(of.get('heroes')),
    armada: parseArmada(of.get('armada')),
  });
}

const FIELDS = ['seas', 'lanes', 'company', 'ships', 'manoeuvres', 'heroes', 'armada'] as const;

function parseSeas(given: unknown): BySea<SeaCard> {
  const of = record(given, 'components.seas', SEAS);
  return bySea((sea) => parseSea(of.get(sea), `components.seas.${sea}`));
}

function parseSea(given: unknown, path: string): SeaCard {
  const of = record(given, path, ['difficulty', 'income', 'good', 'port']);
  const difficulty = one(of.get('difficulty'), `${path}.difficulty`, DIFFICULTIES);
  const income = whole(of.get('income'), `${path}.income`, 0, RICH);
  const good = of.get('good') === null ? null : one(of.get('good'), `${path}.good`, GOODS);
  return { difficulty, income, good, port: flag(of.get('port'), `${path}.port`) };
}

/** More than there are pairs of seas. */
const LANES = 100;

function parseLanes(given: unknown): readonly Lane[] {
  return list(given, 'components.lanes', LANES).map((lane, i): Lane => {
    const path = `components.lanes[${i}]`;
    const [from, to, ...more] = list(lane, path, LANES);
    if (more.length > 0) throw new Error(`${path} must join two seas`);
    return [one(from, path, SEAS), one(to, path, SEAS)];
  });
}

function parseCompany(given: unknown): Readonly<Record<CompanyShipId, Hull>> {
  const of = record(given, 'components.company', COMPANY_SHIPS);
  const hull = (ship: CompanyShipId) => {
    const path = `components.company.${ship}`;
    return parseHull(record(of.get(ship), path, HULL), path);
  };
  return {
    'company-sloop': hull('company-sloop'),
    'company-brig': hull('company-brig'),
    'company-frigate': hull('company-frigate'),
    'ghost-ship': hull('ghost-ship'),
    'sea-monster': hull('sea-monster'),
  };
}

const HULL = ['attack', 'defence', 'survivability'] as const;

function parseHull(of: Fields, path: string): Hull {
  return {
    attack: whole(of.get('attack'), `${path}.attack`, 1, 3),
    defence: whole(of.get('defence'), `${path}.defence`, 1, 5),
    survivability: flag(of.get('survivability'), `${path}.survivability`),
  };
}

function parseShips(given: unknown): Components['ships'] {
  const of = record(given, 'components.ships', SHIPS);
  return byShip((ship): ShipCard => {
    const path = `components.ships.${ship}`;
    const fields = record(of.get(ship), path, [...HULL, 'price']);
    return { ...parseHull(fields, path), price: whole(fields.get('price'), `${path}.price`, 100, RICH) };
  });
}

function parseManoeuvres(given: unknown): Components['manoeuvres'] {
  const of = record(given, 'components.manoeuvres', MANOEUVRES);
  const copies = (kind: Manoeuvre) => whole(of.get(kind), `components.manoeuvres.${kind}`, 0, 30);
  return {
    broadside: copies('broadside'),
    'chain-shot': copies('chain-shot'),
    'steady-aim': copies('steady-aim'),
    'raking-fire': copies('raking-fire'),
    boarding: copies('boarding'),
    'fire-ship': copies('fire-ship'),
    'hard-turn': copies('hard-turn'),
    'smoke-screen': copies('smoke-screen'),
    'damage-control': copies('damage-control'),
    'brave-crew': copies('brave-crew'),
    'close-ranks': copies('close-ranks'),
    'return-fire': copies('return-fire'),
  };
}

const HERO_FIGURES = [
  'tributeOfFew',
  'tributeOfMany',
  'bribe',
  'shipwright',
  'smugglersCove',
  'bagOfTricks',
  'tricks',
  'plunder',
  'plunderAtMost',
  'undyingCrew',
] as const;

function parseHeroes(given: unknown): HeroFigures {
  const of = record(given, 'components.heroes', HERO_FIGURES);
  const gold = (name: string) => whole(of.get(name), `components.heroes.${name}`, 0, RICH);
  return {
    tributeOfFew: gold('tributeOfFew'),
    tributeOfMany: gold('tributeOfMany'),
    bribe: gold('bribe'),
    shipwright: gold('shipwright'),
    smugglersCove: gold('smugglersCove'),
    bagOfTricks: gold('bagOfTricks'),
    tricks: whole(of.get('tricks'), 'components.heroes.tricks', 0, 10),
    plunder: gold('plunder'),
    plunderAtMost: gold('plunderAtMost'),
    undyingCrew: gold('undyingCrew'),
  };
}

function parseArmada(given: unknown): Components['armada'] {
  const of = record(given, 'components.armada', ['two', 'three', 'four']);
  const space = (name: string) => whole(of.get(name), `components.armada.${name}`, 2, 10);
  return { two: space('two'), three: space('three'), four: space('four') };
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

function flag(given: unknown, path: string): boolean {
  if (typeof given !== 'boolean') throw new Error(`${path} must be true or false, not ${quoted(given)}`);
  return given;
}

function one<T extends string | number>(given: unknown, path: string, names: readonly T[]): T {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new Error(`${path} must be one of ${names.join(', ')}, not ${quoted(given)}`);
  return found;
}
