// A corrected table of figures from outside: parsed field by field, so that a mistake is named where it is.
import { fieldsOf, quoted, short } from '@quarterdeck/kernel';
import { BACKS, type Back, type ByFace, byBack, FACES, FACES_BY_BACK, type Face, RELICS } from './cards.ts';
import { checkComponents } from './check.ts';
import {
  type Components,
  IMMEDIATE_DEEDS,
  type LootCard,
  PIRATE_DEEDS,
  type RumWorth,
  SECRET_COUNTS,
  type Track,
} from './components.ts';

/** A corrected table; throws a sentence that says what is wrong. */
export function parseComponents(given: unknown): Components {
  const of = record(given, 'components', ['cards', 'tracks', 'startDoubloons', 'shareCards', 'twoPlayers']);
  const tracks = record(of.get('tracks'), 'components.tracks', ['twoOrThree', 'four']);
  const two = record(of.get('twoPlayers'), 'components.twoPlayers', ['withoutRelic', 'unseen']);
  const unseen = record(two.get('unseen'), 'components.twoPlayers.unseen', BACKS);
  return checkComponents({
    cards: parseCards(of.get('cards')),
    tracks: {
      twoOrThree: parseTrack(tracks.get('twoOrThree'), 'components.tracks.twoOrThree'),
      four: parseTrack(tracks.get('four'), 'components.tracks.four'),
    },
    startDoubloons: whole(of.get('startDoubloons'), 'components.startDoubloons', 0, 100),
    shareCards: whole(of.get('shareCards'), 'components.shareCards', 1, 3),
    twoPlayers: {
      withoutRelic: word(two.get('withoutRelic'), 'components.twoPlayers.withoutRelic', RELICS),
      unseen: byBack((back) => whole(unseen.get(back), `components.twoPlayers.unseen.${back}`, 0, 30)),
    },
  });
}

function parseCards(given: unknown): ByFace<LootCard> {
  const rows = record(given, 'components.cards', FACES);
  const card = (face: Face) => parseCard(rows.get(face), face, backOf(face));
  return {
    'collectors-rum': card('collectors-rum'),
    'premium-rum': card('premium-rum'),
    rotgut: card('rotgut'),
    rum: card('rum'),
    'golden-rum': card('golden-rum'),
    'aged-rum': card('aged-rum'),
    'sirens-song': card('sirens-song'),
    'behemoth-tooth': card('behemoth-tooth'),
    'kraken-eye': card('kraken-eye'),
    'leviathan-horn': card('leviathan-horn'),
    chest: card('chest'),
    'rusty-sword': card('rusty-sword'),
    sabre: card('sabre'),
    cannon: card('cannon'),
    shell: card('shell'),
    goblet: card('goblet'),
    'cursed-doll': card('cursed-doll'),
    'treasure-map': card('treasure-map'),
    beer: card('beer'),
    purse: card('purse'),
    'leaking-cask': card('leaking-cask'),
    'port-toll': card('port-toll'),
    'rum-guide': card('rum-guide'),
    'relic-catalogue': card('relic-catalogue'),
    inventory: card('inventory'),
    ledger: card('ledger'),
    'black-spot': card('black-spot'),
    'parrot-deed': card('parrot-deed'),
    'sealed-letter': card('sealed-letter'),
    'rachel-cruz': card('rachel-cruz'),
    'monsieur-plume': card('monsieur-plume'),
    steward: card('steward'),
    cook: card('cook'),
    boatswain: card('boatswain'),
    'first-mate': card('first-mate'),
    gunner: card('gunner'),
    lookout: card('lookout'),
    smuggler: card('smuggler'),
    cooper: card('cooper'),
  };
}

function backOf(face: Face): Back {
  const back = BACKS.find((candidate) => FACES_BY_BACK[candidate].includes(face));
  if (back === undefined) throw new Error(`${face} has no back`);
  return back;
}

function parseCard(given: unknown, face: Face, back: Back): LootCard {
  const path = `components.cards.${face}`;
  const fields = fieldsOf(given);
  if (fields?.get('back') !== back) throw new Error(`${path}.back must be '${back}'`);
  switch (back) {
    case 'rum':
      return parseRum(given, path);
    case 'relic':
      return parseRelic(given, path);
    case 'pirate':
      return parsePirate(given, path);
    case 'object':
      return parseObject(given, path, word(fields.get('class'), `${path}.class`, ['permanent', 'immediate', 'secret'] as const));
  }
}

function parseRum(given: unknown, path: string): LootCard {
  const of = record(given, path, ['back', 'copies', 'worth']);
  return { back: 'rum', copies: copies(of, path), worth: parseWorth(of.get('worth'), `${path}.worth`) };
}

function parseWorth(given: unknown, path: string): RumWorth {
  const kind = word(fieldsOf(given)?.get('kind'), `${path}.kind`, ['each', 'ladder', 'majority'] as const);
  if (kind === 'majority') {
    const of = record(given, path, ['kind', 'most', 'others']);
    return { kind, most: points(of.get('most'), `${path}.most`), others: points(of.get('others'), `${path}.others`) };
  }
  const of = record(given, path, ['kind', 'points']);
  if (kind === 'each') return { kind, points: points(of.get('points'), `${path}.points`) };
  return { kind, points: list(of.get('points'), `${path}.points`, points) };
}

function parseRelic(given: unknown, path: string): LootCard {
  const of = record(given, path, ['back', 'copies', 'ladder']);
  return { back: 'relic', copies: copies(of, path), ladder: list(of.get('ladder'), `${path}.ladder`, points) };
}

function parsePirate(given: unknown, path: string): LootCard {
  const of = record(given, path, ['back', 'copies', 'strength', 'does', 'doubloons', 'once']);
  const once = of.get('once');
  if (typeof once !== 'boolean') throw new Error(`${path}.once must be true or false`);
  return {
    back: 'pirate',
    copies: copies(of, path),
    strength: whole(of.get('strength'), `${path}.strength`, -20, 20),
    does: word(of.get('does'), `${path}.does`, PIRATE_DEEDS),
    doubloons: doubloons(of, path),
    once,
  };
}

function parseObject(given: unknown, path: string, kind: 'permanent' | 'immediate' | 'secret'): LootCard {
  const common = ['back', 'class', 'copies'];
  if (kind === 'permanent') {
    const of = record(given, path, [...common, 'strength', 'points', 'doubloons']);
    const strength = whole(of.get('strength'), `${path}.strength`, -20, 20);
    const worth = points(of.get('points'), `${path}.points`);
    return { back: 'object', class: kind, copies: copies(of, path), strength, points: worth, doubloons: doubloons(of, path) };
  }
  if (kind === 'immediate') {
    const of = record(given, path, [...common, 'does', 'doubloons']);
    const does = word(of.get('does'), `${path}.does`, IMMEDIATE_DEEDS);
    return { back: 'object', class: kind, copies: copies(of, path), does, doubloons: doubloons(of, path) };
  }
  const of = record(given, path, [...common, 'points', 'counts', 'of']);
  const counts = word(of.get('counts'), `${path}.counts`, SECRET_COUNTS);
  const worth = points(of.get('points'), `${path}.points`);
  return {
    back: 'object',
    class: kind,
    copies: copies(of, path),
    points: worth,
    counts,
    of: whole(of.get('of'), `${path}.of`, 1, 100),
  };
}

function parseTrack(given: unknown, path: string): Track {
  const of = record(given, path, ['islands', 'boardings']);
  const islands = whole(of.get('islands'), `${path}.islands`, 1, 30);
  return { islands, boardings: list(of.get('boardings'), `${path}.boardings`, (island, at) => whole(island, at, 1, 30)) };
}

function copies(of: ReadonlyMap<string, unknown>, path: string): number {
  return whole(of.get('copies'), `${path}.copies`, 0, 30);
}

function doubloons(of: ReadonlyMap<string, unknown>, path: string): number {
  return whole(of.get('doubloons'), `${path}.doubloons`, 0, 100);
}

function points(given: unknown, path: string): number {
  return whole(given, path, -100, 100);
}

function record(given: unknown, path: string, names: readonly string[]): ReadonlyMap<string, unknown> {
  const fields = fieldsOf(given);
  if (fields === null) throw new Error(`${path} must be an object with ${names.join(', ')}`);
  for (const name of fields.keys())
    if (!names.includes(name)) throw new Error(`${path} has no field '${short(name)}': it has ${names.join(', ')}`);
  for (const name of names) if (!fields.has(name)) throw new Error(`${path}.${name} is missing`);
  return fields;
}

function list(given: unknown, path: string, parse: (item: unknown, path: string) => number): readonly number[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > 30)
    throw new Error(`${path} must be a list of 1 to 30 numbers`);
  return given.map((item, i) => parse(item, `${path}[${i}]`));
}

function word<T extends string>(given: unknown, path: string, words: readonly T[]): T {
  const known = words.find((candidate) => candidate === given);
  if (known === undefined) throw new Error(`${path} must be one of ${words.join(', ')}, not ${quoted(given)}`);
  return known;
}

function whole(given: unknown, path: string, min: number, max: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
    throw new Error(`${path} must be a whole number from ${min} to ${max}, not ${quoted(given)}`);
  }
  return given;
}
