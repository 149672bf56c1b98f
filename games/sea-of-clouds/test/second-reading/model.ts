// Sea of Clouds read a second time: one story from the first captain to the count, in the order in which the rulebook tells it.
// Cards are pieces with a label that says where they lie. It shares no code with the game that it is held against.
import { BOX, printOn } from './box.ts';

export interface Piece {
  readonly number: number;
  readonly back: string;
  face: string | null;
  /** `share 1`, `hand 0`, `crew 2`, `rum 2`, `relics 2`, `objects 2`, `secrets 2`, `gone`. */
  lies: string;
  /** Who has seen the face; `all` when it lies or lay open. */
  readonly seen: Set<number | 'all'>;
}

export interface Table {
  readonly players: number;
  readonly pieces: Piece[];
  /** Cards left in the deck by back, the top one not counted. */
  readonly below: Map<string, number>;
  top: string | null;
  readonly purses: number[];
  readonly onShare: [number, number, number];
  chest: number;
  parrot: number;
  hat: number;
  island: number;
  readonly rarities: Set<Rarity>;
}

/** Where the game waits: who is asked, and each answer with its weight. */
export interface Question {
  readonly who: number | 'chance';
  readonly answers: ReadonlyMap<string, number>;
}

type Story<T = void> = Generator<Question, T, string>;

/** The places where a reader of the rules can go wrong, each set as we read it. */
export interface Reading {
  readonly shareHolds: number;
  readonly refill: 'before laying' | 'after laying';
  readonly tieGoesToParrot: boolean;
  readonly crewlessObjectsCount: boolean;
  readonly crewlessMayWin: boolean;
  readonly chestPaysVictor: number;
  readonly chestGoesTo: 'stronger victor' | 'first victor';
  readonly effectsBeginWith: 'parrot' | 'hat';
  readonly marksCount: boolean;
  readonly cooksStrength: number;
  readonly plumeChooses: 'victim' | 'victor';
  readonly lookoutTakesDoubloons: boolean;
  readonly lateJoinersAct: boolean;
  readonly thiefSees: boolean;
  readonly premiumTie: 'parrot' | 'all';
  readonly tieBreak: 'parrot first' | 'doubloons first';
  readonly chestCounts: boolean;
  readonly emptyDeckPays: boolean;
}

export const AS_WE_READ_IT: Reading = {
  shareHolds: 3,
  refill: 'before laying',
  tieGoesToParrot: true,
  crewlessObjectsCount: false,
  crewlessMayWin: false,
  chestPaysVictor: 1,
  chestGoesTo: 'stronger victor',
  effectsBeginWith: 'parrot',
  marksCount: true,
  cooksStrength: 3,
  plumeChooses: 'victim',
  lookoutTakesDoubloons: false,
  lateJoinersAct: false,
  thiefSees: true,
  premiumTie: 'parrot',
  tieBreak: 'parrot first',
  chestCounts: true,
  emptyDeckPays: true,
};

export const RARITIES = [
  'deck runs out',
  'nothing but a doubloon',
  'share of doubloons alone',
  'fourth card becomes a doubloon',
  'map on a full share',
  'beer in a boarding',
  'pirate found by a lookout',
  'tie won by the parrot',
  'tie won by nobody',
  'chest passes',
  'two victors for the chest',
  'chest exchanged',
  'chest discarded',
  'plume names one captain twice',
  'plume names one who has nothing',
  'effects declined',
  'premium rum tied',
  'game tied',
  'strength below zero',
] as const;
export type Rarity = (typeof RARITIES)[number];

const BACKS = ['rum', 'relic', 'object', 'pirate'];

// Preparation.

export function layOut(players: number): Table {
  const below = new Map(BACKS.map((back) => [back, inPlay(players).filter((face) => printOn(face).back === back).length]));
  if (players === 2) for (const back of ['rum', 'object', 'pirate']) below.set(back, (below.get(back) ?? 0) - 5);
  const purses = Array.from({ length: players }, () => 3);
  return {
    players,
    pieces: [],
    below,
    top: null,
    purses,
    onShare: [0, 0, 0],
    chest: 0,
    parrot: 0,
    hat: 0,
    island: 1,
    rarities: new Set(),
  };
}

/** Every face as often as it is there. */
function inPlay(players: number): string[] {
  const kinds = Object.keys(BOX).filter((face) => players > 2 || face !== 'sirens-song');
  return kinds.flatMap((face) => Array<string>(printOn(face).copies).fill(face));
}

// The course of the game.

export function* game(table: Table, reading: Reading): Story {
  table.hat = yield* ask('chance', seatsFrom(table, 0), (seat) => `first-player ${seat}`);
  table.parrot = table.hat;
  yield* turnUp(table);
  for (const space of [0, 1, 2]) yield* add(table, space, reading);
  const last = table.players === 4 ? 12 : 15;
  for (table.island = 1; ; table.island++) {
    for (const seat of seatsFrom(table, table.hat)) yield* turn(table, seat, reading);
    if (table.island % (table.players === 4 ? 4 : 5) === 0) yield* boarding(table, reading);
    if (table.island === last) return;
  }
}

function* turn(table: Table, seat: number, reading: Reading): Story {
  for (const space of [0, 1, 2]) {
    const share = at(table, `share ${space}`);
    if (share.length === 0) table.rarities.add('share of doubloons alone');
    yield* look(table, seat, share);
    const answer = yield* ask(seat, ['take', 'leave'], (word) => word);
    if (answer === 'take') return yield* takeShare(table, seat, space, reading);
    yield* add(table, space, reading);
  }
  if (table.top === null) {
    table.purses[seat] = purse(table, seat) + (reading.emptyDeckPays ? 1 : 0);
    table.rarities.add('nothing but a doubloon');
    return;
  }
  const card = deal(table, `hand ${seat}`);
  yield* look(table, seat, [card]);
  yield* turnUp(table);
  yield* lay(table, seat, reading);
}

function* takeShare(table: Table, seat: number, space: number, reading: Reading): Story {
  for (const card of at(table, `share ${space}`)) card.lies = `hand ${seat}`;
  table.purses[seat] = purse(table, seat) + coins(table, space);
  table.onShare[space] = 0;
  if (reading.refill === 'before laying') yield* add(table, space, reading);
  yield* lay(table, seat, reading);
  if (reading.refill === 'after laying' && at(table, `share ${space}`).length === 0) yield* add(table, space, reading);
}

/** Lays what the captain holds, in the order that he likes where it can matter. */
function* lay(table: Table, seat: number, reading: Reading): Story {
  for (;;) {
    const hand = at(table, `hand ${seat}`);
    const [first] = hand;
    if (first === undefined) return;
    const touched = hand.filter((card) => card.back !== 'relic');
    const matters = hand.some((card) => card.back === 'object') && touched.length > 1;
    yield* put(table, seat, matters ? yield* ask(seat, hand, (card) => `lay ${card.number}`) : first, reading);
  }
}

function* put(table: Table, seat: number, card: Piece, reading: Reading): Story {
  const face = faceOn(card);
  const { text } = printOn(face);
  const zones: Record<string, string> = {
    rum: 'rum',
    relic: 'relics',
    pirate: 'crew',
    object: text === 'secret' ? 'secrets' : 'objects',
  };
  card.lies = text === 'now' ? 'gone' : `${zones[card.back]} ${seat}`;
  if (card.back !== 'rum' && text !== 'secret') card.seen.add('all');
  if (face === 'chest') table.chest = 8;
  if (face === 'purse') table.purses[seat] = purse(table, seat) + 3;
  if (face === 'port-toll') table.purses[seat] = Math.max(0, purse(table, seat) - 2);
  if (face === 'treasure-map') yield* readMap(table, reading);
  if (face === 'beer') yield* drink(table, seat);
  if (face === 'leaking-cask') yield* leak(table, seat);
}

function* readMap(table: Table, reading: Reading): Story {
  for (const space of [0, 1, 2]) {
    if (at(table, `share ${space}`).length === 3) table.rarities.add('map on a full share');
    yield* add(table, space, reading);
  }
}

function* drink(table: Table, seat: number): Story {
  const crew = at(table, `crew ${seat}`);
  const victim = yield* only(crew, () => ask(seat, crew, (card) => `discard ${card.number}`));
  if (victim !== null) victim.lies = 'gone';
}

function* leak(table: Table, seat: number): Story {
  const bottles = at(table, `rum ${seat}`);
  if (bottles.length === 0) return;
  const lost = yield* ask('chance', bottles, (card) => `spill ${card.number}`);
  lost.lies = 'gone';
}

// The deck.

/** One more card on a share, or a doubloon. */
function* add(table: Table, space: number, { shareHolds }: Reading): Story {
  const isFull = at(table, `share ${space}`).length >= shareHolds;
  if (table.top === null || isFull) {
    table.onShare[space] = coins(table, space) + 1;
    if (isFull) table.rarities.add('fourth card becomes a doubloon');
    return;
  }
  deal(table, `share ${space}`);
  yield* turnUp(table);
}

function deal(table: Table, lies: string): Piece {
  if (table.top === null) throw new Error('the deck is empty');
  const card: Piece = { number: table.pieces.length, back: table.top, face: null, lies, seen: new Set() };
  table.pieces.push(card);
  table.top = null;
  return card;
}

function* turnUp(table: Table): Story {
  const left = [...table.below].filter(([, count]) => count > 0);
  if (left.length === 0) {
    table.rarities.add('deck runs out');
    return;
  }
  const answer: string = yield { who: 'chance', answers: new Map(left.map(([back, count]) => [`back ${back}`, count])) };
  const back = answer.slice('back '.length);
  table.below.set(back, (table.below.get(back) ?? 0) - 1);
  table.top = back;
}

function* look(table: Table, seat: number, cards: readonly Piece[]): Story {
  for (const card of cards) {
    if (card.face === null) {
      const known = table.pieces.flatMap(({ face }) => (face === null ? [] : [face]));
      const rest = without(inPlay(table.players), known).filter((face) => printOn(face).back === card.back);
      card.face = yield* ask('chance', rest, (face) => `face ${card.number} ${face}`);
      card.seen.add(seat);
    }
  }
  for (const card of cards) card.seen.add(seat);
}

// Boarding.

function* boarding(table: Table, reading: Reading): Story {
  const seats = seatsFrom(table, 0);
  const strength = seats.map((seat) => strengthOf(table, seat, reading));
  const beaten = seats.map((seat) => neighbours(table, seat).filter((other) => beats(table, strength, seat, other, reading)));
  passChest(table, strength, beaten, reading);
  for (const seat of seatsFrom(table, reading.effectsBeginWith === 'parrot' ? table.parrot : table.hat)) {
    const victims = beaten[seat] ?? [];
    if (victims.length > 0) yield* effects(table, seat, victims, reading);
  }
  for (const card of table.pieces) if (card.lies.startsWith('crew')) card.lies = 'gone';
}

function strengthOf(table: Table, seat: number, reading: Reading): number {
  const crew = at(table, `crew ${seat}`);
  if (crew.length === 0 && !reading.crewlessObjectsCount) return 0;
  const strength = sum([...crew, ...at(table, `objects ${seat}`)].map((card) => strengthOn(card, reading)));
  if (strength < 0) table.rarities.add('strength below zero');
  return strength;
}

function strengthOn(card: Piece, { cooksStrength }: Reading): number {
  return card.face === 'cook' ? cooksStrength : (printOn(faceOn(card)).strength ?? 0);
}

function neighbours(table: Table, seat: number): number[] {
  const round = seatsFrom(table, seat);
  return [...new Set([round[1] ?? seat, round.at(-1) ?? seat])];
}

function beats(table: Table, strength: readonly number[], seat: number, other: number, reading: Reading): boolean {
  if (at(table, `crew ${seat}`).length === 0 && !reading.crewlessMayWin) return false;
  const [own = 0, theirs = 0] = [strength[seat], strength[other]];
  if (own !== theirs) return own > theirs;
  const wins = table.parrot === seat && reading.tieGoesToParrot;
  table.rarities.add(wins ? 'tie won by the parrot' : 'tie won by nobody');
  return wins;
}

function passChest(table: Table, strength: readonly number[], beaten: readonly (readonly number[])[], reading: Reading): void {
  const chest = table.pieces.find((card) => card.face === 'chest' && card.lies.startsWith('objects'));
  if (chest === undefined) return;
  const loser = Number(chest.lies.split(' ')[1]);
  const victors = seatsFrom(table, loser).filter((seat) => beaten[seat]?.includes(loser));
  const rank = (seat: number) => 1000 * (strength[seat] ?? 0) + (seat === table.parrot ? 1 : 0);
  const [victor] = reading.chestGoesTo === 'first victor' ? victors : victors.toSorted((a, b) => rank(b) - rank(a));
  if (victor === undefined) return;
  if (victors.length > 1) table.rarities.add('two victors for the chest');
  table.rarities.add('chest passes');
  chest.lies = `objects ${victor}`;
  const paid = Math.min(reading.chestPaysVictor, table.chest);
  table.chest -= paid;
  table.purses[victor] = purse(table, victor) + paid;
}

/** A pirate who may still act: how often, and against whom. */
interface Due {
  readonly card: Piece;
  left: number;
  readonly against: number[];
  readonly named: Set<number>;
}

const MAY_BE_LEFT = ['cook', 'lookout', 'smuggler', 'cooper'];

function* effects(table: Table, seat: number, victims: readonly number[], reading: Reading): Story {
  const due: Due[] = at(table, `crew ${seat}`).map((card) => {
    const isMarked = ['steward', 'cook'].includes(faceOn(card)) && reading.marksCount;
    return dueOf(card, isMarked ? 1 : victims.length, victims);
  });
  for (;;) {
    const able = due
      .filter(({ card, left }) => left > 0 && card.lies === `crew ${seat}`)
      .flatMap((one) => chances(table, seat, one));
    const plain = able.find(({ due: { card } }) => ['boatswain', 'first-mate', 'steward', 'rachel-cruz'].includes(faceOn(card)));
    const lookoutLeft = due.some(({ card, left }) => card.face === 'lookout' && left > 0 && card.lies === `crew ${seat}`);
    const isFree = able.every(({ due: { card } }) => MAY_BE_LEFT.includes(faceOn(card)));
    if (able.length === 0) return;
    if (plain !== undefined && !lookoutLeft) {
      yield* act(table, seat, plain, reading);
      continue;
    }
    const choices: (Chance | 'finish')[] = isFree ? [...able, 'finish'] : able;
    const choice = yield* only(choices, () => ask(seat, choices, (one) => (one === 'finish' ? one : one.say)));
    if (choice === 'finish' || choice === null) {
      table.rarities.add('effects declined');
      return;
    }
    yield* act(table, seat, choice, reading);
    if (reading.lateJoinersAct) {
      const late = at(table, `crew ${seat}`).filter((card) => !due.some((one) => one.card === card));
      due.push(...late.map((card) => dueOf(card, victims.length, victims)));
    }
  }
}

function dueOf(card: Piece, left: number, victims: readonly number[]): Due {
  return { card, left, against: [...victims], named: new Set() };
}

interface Chance {
  readonly due: Due;
  readonly target: number | null;
  readonly say: string;
}

/** What a pirate could do now. */
function chances(table: Table, seat: number, due: Due): Chance[] {
  const { number } = due.card;
  const has = (other: number, zone: string) => at(table, `${zone} ${other}`).length > 0;
  const plainly = (isPossible: boolean): Chance[] => (isPossible ? [{ due, target: null, say: `act ${number}` }] : []);
  const aimed = (fits: (other: number) => boolean): Chance[] =>
    due.against.filter(fits).map((target) => ({ due, target, say: `aim ${number} ${target}` }));
  switch (faceOn(due.card)) {
    case 'rachel-cruz':
      return plainly(due.against.some((other) => purse(table, other) > 0));
    case 'gunner':
      return plainly(due.against.some((other) => has(other, 'rum')));
    case 'cook':
      return plainly(table.parrot !== seat);
    case 'lookout':
      return plainly([0, 1, 2].some((space) => has(space, 'share')));
    case 'monsieur-plume':
      return aimed(() => due.against.some((other) => has(other, 'objects')));
    case 'smuggler':
      return aimed((other) => has(seat, 'objects') && has(other, 'objects'));
    case 'cooper':
      return aimed((other) => has(seat, 'rum') && has(other, 'rum'));
    default:
      return plainly(true);
  }
}

function* act(table: Table, seat: number, { due, target }: Chance, reading: Reading): Story {
  const face = faceOn(due.card);
  const times = target !== null || face === 'lookout' ? 1 : due.left;
  due.left -= times;
  switch (face) {
    case 'boatswain':
      return pay(table, seat, 2 * times);
    case 'first-mate':
      return pay(table, seat, times);
    case 'steward':
      return pay(table, seat, 4 * times);
    case 'rachel-cruz':
      for (const victim of due.against) {
        const stolen = Math.min(2, purse(table, victim));
        pay(table, victim, -stolen);
        pay(table, seat, stolen);
      }
      return;
    case 'cook':
      table.parrot = seat;
      return;
    case 'gunner':
      for (const victim of due.against.filter((other) => at(table, `rum ${other}`).length > 0))
        yield* robRum(table, seat, victim, reading);
      return;
    case 'lookout':
      return yield* scout(table, seat, reading);
    case 'monsieur-plume':
      return yield* plume(table, seat, target ?? seat, due, reading);
    default:
      due.against.splice(due.against.indexOf(target ?? seat), 1);
      return face === 'cooper' ? yield* tradeRum(table, seat, target ?? seat) : yield* tradeObjects(table, seat, target ?? seat);
  }
}

function* robRum(table: Table, seat: number, victim: number, { thiefSees }: Reading): Story {
  const bottle = yield* ask('chance', at(table, `rum ${victim}`), (card) => `steal ${card.number}`);
  bottle.lies = `rum ${seat}`;
  if (thiefSees) bottle.seen.add(seat);
}

function* scout(table: Table, seat: number, reading: Reading): Story {
  const lying = [0, 1, 2].flatMap((space) => at(table, `share ${space}`));
  const card = yield* only(lying, () => ask(seat, lying, ({ number }) => `scout ${number}`));
  if (card === null) return;
  const space = Number(card.lies.split(' ')[1]);
  card.lies = `hand ${seat}`;
  if (reading.lookoutTakesDoubloons) {
    pay(table, seat, coins(table, space));
    table.onShare[space] = 0;
  }
  const isEmpty = at(table, `share ${space}`).length === 0;
  const refilled = isEmpty && table.top !== null ? deal(table, `share ${space}`) : null;
  if (isEmpty && refilled === null) table.onShare[space] = coins(table, space) + 1;
  yield* look(table, seat, [card]);
  if (refilled !== null) yield* turnUp(table);
  if (card.back === 'pirate') table.rarities.add('pirate found by a lookout');
  if (card.face === 'beer') table.rarities.add('beer in a boarding');
  yield* lay(table, seat, reading);
}

function* plume(table: Table, seat: number, victim: number, due: Due, { plumeChooses }: Reading): Story {
  const objects = at(table, `objects ${victim}`);
  if (objects.length === 0) table.rarities.add('plume names one who has nothing');
  const lost = yield* only(objects, () =>
    ask(plumeChooses === 'victim' ? victim : seat, objects, (card) => `discard ${card.number}`),
  );
  if (lost === null) return;
  lost.lies = 'gone';
  if (lost.face === 'chest') {
    table.chest = 0;
    table.rarities.add('chest discarded');
  }
  if (due.named.has(victim)) table.rarities.add('plume names one captain twice');
  due.named.add(victim);
}

function* tradeRum(table: Table, seat: number, other: number): Story {
  const own = at(table, `rum ${seat}`);
  const given = yield* only(own, () => ask(seat, own, (card) => `give ${card.number}`));
  const got = yield* ask('chance', at(table, `rum ${other}`), (card) => `receive ${card.number}`);
  if (given === null) return;
  swap(given, got, 'rum', seat, other);
  given.seen.add(other);
  got.seen.add(seat);
}

function* tradeObjects(table: Table, seat: number, other: number): Story {
  const pairs = at(table, `objects ${seat}`).flatMap((give) => at(table, `objects ${other}`).map((get) => ({ give, get })));
  const pair = yield* only(pairs, () => ask(seat, pairs, ({ give, get }) => `exchange ${give.number} ${get.number}`));
  if (pair === null) return;
  if (pair.give.face === 'chest' || pair.get.face === 'chest') table.rarities.add('chest exchanged');
  swap(pair.give, pair.get, 'objects', seat, other);
}

function swap(give: Piece, get: Piece, zone: string, seat: number, other: number): void {
  get.lies = `${zone} ${seat}`;
  give.lies = `${zone} ${other}`;
}

// The count.

export interface Count {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export function count(table: Table, reading: Reading): Count {
  const seats = seatsFrom(table, 0);
  const scores = seats.map((seat) => score(table, seat, reading));
  const rich = (seat: number) => purse(table, seat) + inChest(table, seat, reading);
  const parrot = (seat: number) => (table.parrot === seat ? 1 : 0);
  const measures = reading.tieBreak === 'parrot first' ? [parrot, rich] : [rich, parrot];
  let leaders = best(seats, (seat) => scores[seat] ?? 0);
  if (leaders.length > 1) table.rarities.add('game tied');
  for (const measure of [...measures, (seat: number) => at(table, `rum ${seat}`).length]) leaders = best(leaders, measure);
  return { scores, winners: leaders };
}

function best(seats: readonly number[], measure: (seat: number) => number): number[] {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}

function inChest(table: Table, seat: number, { chestCounts }: Reading): number {
  return chestCounts && at(table, `objects ${seat}`).some(({ face }) => face === 'chest') ? table.chest : 0;
}

function score(table: Table, seat: number, reading: Reading): number {
  const [rum, relics, objects, secrets] = ['rum', 'relics', 'objects', 'secrets'].map((zone) =>
    at(table, `${zone} ${seat}`).map(faceOn),
  );
  const kinds = new Map(Object.entries(Object.groupBy([...(rum ?? []), ...(relics ?? []), ...(objects ?? [])], (face) => face)));
  const doubloons = purse(table, seat) + inChest(table, seat, reading);
  const printed = sum([...kinds].map(([face, cards]) => kindWorth(table, seat, face, cards?.length ?? 0, reading)));
  const told = sum(
    (secrets ?? []).map((face) =>
      secretWorth(face, rum?.length ?? 0, relics?.length ?? 0, objects?.length ?? 0, doubloons, table.parrot === seat),
    ),
  );
  return doubloons + printed + told;
}

function kindWorth(table: Table, seat: number, face: string, number: number, reading: Reading): number {
  const { ladder, points = 0, text } = printOn(face);
  if (ladder !== undefined) return ladder[number - 1] ?? 0;
  return text === 'majority' ? number * (hasMost(table, seat, face, number, reading) ? 3 : 1) : number * points;
}

function hasMost(table: Table, seat: number, face: string, number: number, { premiumTie }: Reading): boolean {
  const others = seatsFrom(table, seat)
    .slice(1)
    .map((other) => at(table, `rum ${other}`).filter((card) => card.face === face).length);
  const most = Math.max(...others);
  if (number === most) table.rarities.add('premium rum tied');
  return number > most || (number === most && (premiumTie === 'all' || table.parrot === seat));
}

function secretWorth(face: string, rum: number, relics: number, objects: number, doubloons: number, hasParrot: boolean): number {
  switch (face) {
    case 'rum-guide':
      return rum;
    case 'relic-catalogue':
      return relics;
    case 'inventory':
      return objects;
    case 'ledger':
      return Math.floor(doubloons / 5);
    case 'black-spot':
      return -3;
    case 'sealed-letter':
      return 3;
    default:
      return hasParrot ? 4 : 0;
  }
}

// Asking.

/** Asks, and hands over the first of the choices that the answer stands for: those said alike are alike. */
function* ask<T>(who: Question['who'], choices: readonly T[], say: (choice: T) => string): Story<T> {
  const said = Map.groupBy(choices, say);
  const answer = yield { who, answers: new Map([...said].map(([text, alike]) => [text, who === 'chance' ? alike.length : 1])) };
  const [chosen] = said.get(answer) ?? [];
  if (chosen === undefined) throw new Error(`'${answer}' is no answer to: ${[...said.keys()].join(', ')}`);
  return chosen;
}

/** With nothing there is nothing to do, with one thing nothing to ask. */
function* only<T>(choices: readonly T[], question: () => Story<T>): Story<T | null> {
  const [first] = choices;
  if (first === undefined) return null;
  return choices.length === 1 ? first : yield* question();
}

// Pieces.

/** The pieces that lie somewhere, in the order in which they came there. */
export function at(table: Table, lies: string): Piece[] {
  return table.pieces.filter((card) => card.lies === lies);
}

function faceOn(card: Piece): string {
  if (card.face === null) throw new Error(`nobody has seen ${card.number}`);
  return card.face;
}

function seatsFrom({ players }: Table, first: number): number[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

function purse(table: Table, seat: number): number {
  return table.purses[seat] ?? 0;
}

function pay(table: Table, seat: number, doubloons: number): void {
  table.purses[seat] = purse(table, seat) + doubloons;
}

function coins(table: Table, space: number): number {
  return table.onShare[space] ?? 0;
}

function without(all: readonly string[], taken: readonly string[]): string[] {
  const rest = [...all];
  for (const face of taken) rest.splice(rest.indexOf(face), 1);
  return rest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
