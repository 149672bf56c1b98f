// Dead Man's Draw read a second time: the base game as one story, from the first player to the count, in the order in
// which the rulebook tells it. It shares no code with the game that it is held against.

type SuitName = 'anchor' | 'hook' | 'cannon' | 'key' | 'chest' | 'map' | 'oracle' | 'sword' | 'kraken' | 'mermaid';

/** One piece of cardboard: two cards that look alike are still two objects. */
export type Loot = { readonly suit: SuitName; readonly value: number };
export type LootBank = Map<SuitName, Loot[]>;

export interface Table {
  /** The draw pile without the cards that lie open on it; in no order, since nobody knows one. */
  readonly pile: Loot[];
  /** Open on top of the draw pile since an oracle. */
  readonly foreseen: Loot[];
  readonly discard: Loot[];
  /** The play area, in the order of playing. */
  readonly area: Loot[];
  /** On the table but in none of its places: opened by a map, or lost and not yet thrown away. */
  readonly aside: Loot[];
  readonly banks: readonly LootBank[];
  /** What has happened in this game that seldom does. */
  readonly rarities: Set<Rarity>;
}

/** Where the game waits: who is asked, and each answer with its weight, of chance the number of cards that it stands for. */
export interface Question {
  readonly who: number | 'chance';
  readonly answers: ReadonlyMap<string, number>;
}

type Story<T> = Generator<Question, T, string>;

/** The places where a reader of the rules can go wrong, each set as we read it. */
export interface Reading {
  readonly lowestOfEachSuitStartsDiscarded: boolean;
  readonly krakenDemands: number;
  /** Cards saved besides those left of the anchor: not even the anchor itself. */
  readonly savedBeyondTheAnchor: number;
  readonly mapOpens: number;
  /** When a map's rejected cards return to the discard pile. */
  readonly rejectedReturn: 'before the chosen card is played' | 'afterwards';
  readonly oracleStaysOpen: boolean;
  readonly swordSparesSuitsIn: 'own bank' | 'play area' | 'nothing';
  readonly swordBusts: boolean;
  readonly cannonHits: 'opponents' | 'anybody';
  readonly topOfStack: 'highest' | 'latest';
  readonly bonusCards: 'as many as collected' | 'without key and chest';
  /** Key and chest that an anchor saves in a bust bring their bonus (A14) … */
  readonly savedPairPays: boolean;
  /** … before the lost cards reach the discard pile (A15). */
  readonly bonusBeforeDiscarding: boolean;
  readonly playPasses: 'left' | 'right';
  readonly lastTurn: 'finishes as usual' | 'may not collect';
  readonly tieGoesTo: 'more cards' | 'all';
}

export const AS_WE_READ_IT: Reading = {
  lowestOfEachSuitStartsDiscarded: true,
  krakenDemands: 2,
  savedBeyondTheAnchor: 0,
  mapOpens: 3,
  rejectedReturn: 'before the chosen card is played',
  oracleStaysOpen: true,
  swordSparesSuitsIn: 'own bank',
  swordBusts: true,
  cannonHits: 'opponents',
  topOfStack: 'highest',
  bonusCards: 'as many as collected',
  savedPairPays: true,
  bonusBeforeDiscarding: true,
  playPasses: 'left',
  lastTurn: 'finishes as usual',
  tieGoesTo: 'more cards',
};

export const RARITIES = [
  'hook without a bank',
  'hook with one target',
  'hook busts',
  'cannon without a target',
  'cannon with one target',
  'map without a discard pile',
  'map opens fewer than three',
  'map with one target',
  'map busts',
  'sword without a target',
  'sword with one target',
  'sword busts',
  'oracle as the last card',
  'oracle under the kraken',
  'foreseen card left to the next player',
  'foreseen card busts',
  'kraken fed by hook, map or sword',
  'kraken still hungry when the pile ends',
  'kraken as the last card',
  'anchor saves cards',
  'anchor saves nothing',
  'anchor saves key and chest',
  'bonus larger than the discard pile',
  'bonus without a discard pile',
  'all ten suits in the play area',
  'last turn busts',
  'last turn collects',
  'tie broken by cards',
  'victory shared',
  'player without a card at the end',
] as const;
export type Rarity = (typeof RARITIES)[number];

const LOW_SUITS: readonly SuitName[] = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken'];

// Preparation.

export function layOut(players: number, reading: Reading): Table {
  const pile: Loot[] = [];
  const discard: Loot[] = [];
  for (let copy = 0; copy < (players > 4 ? 2 : 1); copy++) {
    for (const suit of LOW_SUITS) sortOut(suit, [2, 3, 4, 5, 6, 7]);
    sortOut('mermaid', [4, 5, 6, 7, 8, 9]);
  }
  const banks = Array.from({ length: players }, (): LootBank => new Map());
  return { pile, foreseen: [], discard, area: [], aside: [], banks, rarities: new Set() };

  function sortOut(suit: SuitName, values: readonly number[]): void {
    values.forEach((value, rank) => {
      (rank === 0 && reading.lowestOfEachSuitStartsDiscarded ? discard : pile).push({ suit, value });
    });
  }
}

// The course of the game.

export function* game(table: Table, reading: Reading): Story<void> {
  const { banks, rarities } = table;
  let player = yield* ask('chance', [...banks.keys()], (seat) => `first-player ${seat}`);
  while (pileLeft(table) > 0) {
    yield* turn(table, player, reading);
    if (table.foreseen.length > 0) rarities.add('foreseen card left to the next player');
    player = (player + (reading.playPasses === 'left' ? 1 : banks.length - 1)) % banks.length;
  }
  if (banks.some((bank) => bank.size === 0)) rarities.add('player without a card at the end');
}

function* turn(table: Table, me: number, reading: Reading): Story<void> {
  yield* ask(me, ['draw'], String);
  let spoiler = yield* draw(table, me, reading);
  while (spoiler === null && pileLeft(table) > 0) {
    const mustGoOn = isKrakenHungry(table, reading);
    if (!mustGoOn && (yield* ask(me, ['draw', 'collect'], String)) === 'collect') break;
    spoiler = yield* draw(table, me, reading);
  }
  const isLast = pileLeft(table) === 0;
  if (isLast && spoiler === null && isKrakenHungry(table, reading)) table.rarities.add('kraken still hungry when the pile ends');
  if (isLast) table.rarities.add(spoiler === null ? 'last turn collects' : 'last turn busts');
  if (spoiler !== null) yield* bust(table, me, spoiler, reading);
  else if (isLast && reading.lastTurn === 'may not collect') table.discard.push(...table.area.splice(0));
  else yield* collect(table, me, reading);
}

/** Turns over the top of the pile and plays it. Like everything that plays a card, it tells which card has bust, if any. */
function* draw(table: Table, me: number, reading: Reading): Story<Loot | null> {
  const open = table.foreseen.shift();
  const card = open ?? take(table.pile, yield* ask('chance', table.pile, (top) => `card ${name(top)}`));
  const spoiler = yield* putDown(table, me, card, reading);
  if (open !== undefined && spoiler === open) table.rarities.add('foreseen card busts');
  return spoiler;
}

/** The most important rule: a card that comes to the play area, from wherever, uses its ability. A second of its suit busts. */
function* putDown(table: Table, me: number, card: Loot, reading: Reading): Story<Loot | null> {
  const { area, rarities } = table;
  if (has(area, card.suit)) return card;
  area.push(card);
  if (area.length === 10) rarities.add('all ten suits in the play area');
  switch (card.suit) {
    case 'hook':
      return yield* hook(table, me, reading);
    case 'cannon':
      return yield* cannon(table, me, reading);
    case 'map':
      return yield* map(table, me, reading);
    case 'oracle':
      return yield* oracle(table, reading);
    case 'sword':
      return yield* sword(table, me, reading);
    case 'kraken':
      if (pileLeft(table) === 0) rarities.add('kraken as the last card');
      return null; // it is watched in the play area: see isKrakenHungry
    case 'anchor': // saves in a bust
    case 'key': // wait until they are collected
    case 'chest':
    case 'mermaid': // has no ability
      return null;
  }
}

/** Collecting is forbidden until enough cards lie to the right of the kraken, however they came there. */
function isKrakenHungry(table: Table, reading: Reading): boolean {
  const place = table.area.findIndex((card) => card.suit === 'kraken');
  return place >= 0 && table.area.length - (place + 1) < reading.krakenDemands;
}

function* collect(table: Table, me: number, reading: Reading): Story<void> {
  const haul = table.area.splice(0);
  deposit(bankOf(table, me), haul);
  if (has(haul, 'key') && has(haul, 'chest')) yield* bonus(table, me, haul.length, reading);
}

function* bust(table: Table, me: number, spoiler: Loot, reading: Reading): Story<void> {
  const { area, aside, discard, rarities } = table;
  const anchor = area.findIndex((card) => card.suit === 'anchor');
  const saved = anchor < 0 ? [] : area.slice(0, anchor + reading.savedBeyondTheAnchor);
  const lost = [...area.slice(saved.length), spoiler];
  area.length = 0;
  if (anchor >= 0) rarities.add(saved.length > 0 ? 'anchor saves cards' : 'anchor saves nothing');
  deposit(bankOf(table, me), saved);
  (reading.bonusBeforeDiscarding ? aside : discard).push(...lost);
  if (reading.savedPairPays && has(saved, 'key') && has(saved, 'chest')) {
    rarities.add('anchor saves key and chest');
    yield* bonus(table, me, saved.length, reading);
  }
  discard.push(...aside.splice(0));
}

// The abilities.

function* hook(table: Table, me: number, reading: Reading): Story<Loot | null> {
  const own = bankOf(table, me);
  const suit = yield* aim(table, me, [...own.keys()], (choice) => `hook ${choice}`, 'hook with one target');
  if (suit === null) {
    table.rarities.add('hook without a bank');
    return null;
  }
  return yield* fetch(table, me, takeTop(own, suit, reading), 'hook busts', reading);
}

function* cannon(table: Table, me: number, reading: Reading): Story<null> {
  const stacks = stacksOf(table, (seat) => seat !== me || reading.cannonHits === 'anybody');
  const goal = yield* aim(table, me, stacks, ({ seat, suit }) => `shoot ${seat} ${suit}`, 'cannon with one target');
  if (goal === null) table.rarities.add('cannon without a target');
  else table.discard.push(takeTop(bankOf(table, goal.seat), goal.suit, reading));
  return null;
}

function* map(table: Table, me: number, reading: Reading): Story<Loot | null> {
  const { discard, aside, rarities } = table;
  if (discard.length === 0) rarities.add('map without a discard pile');
  else if (discard.length < 3) rarities.add('map opens fewer than three');
  while (aside.length < reading.mapOpens && discard.length > 0) {
    aside.push(take(discard, yield* ask('chance', discard, (card) => `show ${name(card)}`)));
  }
  const chosen = yield* aim(table, me, aside, (card) => `place ${name(card)}`, 'map with one target');
  if (chosen === null) return null;
  take(aside, chosen);
  if (reading.rejectedReturn !== 'afterwards') discard.push(...aside.splice(0));
  const spoiler = yield* fetch(table, me, chosen, 'map busts', reading);
  discard.push(...aside.splice(0));
  return spoiler;
}

function* oracle(table: Table, reading: Reading): Story<null> {
  const { pile, foreseen, rarities } = table;
  if (pileLeft(table) === 0) rarities.add('oracle as the last card');
  if (foreseen.length > 0 || pile.length === 0) return null;
  if (isKrakenHungry(table, reading)) rarities.add('oracle under the kraken');
  const seen = yield* ask('chance', pile, (card) => `foresee ${name(card)}`);
  if (reading.oracleStaysOpen) foreseen.push(take(pile, seen));
  return null;
}

function* sword(table: Table, me: number, reading: Reading): Story<Loot | null> {
  const spared = {
    'own bank': (suit: SuitName) => bankOf(table, me).has(suit),
    'play area': (suit: SuitName) => has(table.area, suit),
    nothing: () => false,
  }[reading.swordSparesSuitsIn];
  const stacks = stacksOf(table, (seat, suit) => seat !== me && !spared(suit) && (reading.swordBusts || !has(table.area, suit)));
  const goal = yield* aim(table, me, stacks, ({ seat, suit }) => `steal ${seat} ${suit}`, 'sword with one target');
  if (goal === null) {
    table.rarities.add('sword without a target');
    return null;
  }
  return yield* fetch(table, me, takeTop(bankOf(table, goal.seat), goal.suit, reading), 'sword busts', reading);
}

/** A card that an ability, not the pile, brings to the play area. */
function* fetch(table: Table, me: number, card: Loot, busts: Rarity, reading: Reading): Story<Loot | null> {
  const wasHungry = isKrakenHungry(table, reading);
  const spoiler = yield* putDown(table, me, card, reading);
  if (spoiler === card) table.rarities.add(busts);
  else if (wasHungry) table.rarities.add('kraken fed by hook, map or sword');
  return spoiler;
}

/** Key and chest: cards from the shuffled discard pile, straight to the bank, without their abilities. */
function* bonus(table: Table, me: number, collected: number, reading: Reading): Story<void> {
  const { discard, rarities } = table;
  const due = reading.bonusCards === 'as many as collected' ? collected : collected - 2;
  if (discard.length === 0) rarities.add('bonus without a discard pile');
  else if (discard.length < due) rarities.add('bonus larger than the discard pile');
  for (let left = due; left > 0 && discard.length > 0; left--) {
    const card = take(discard, yield* ask('chance', discard, (top) => `bonus ${name(top)}`));
    deposit(bankOf(table, me), [card]);
  }
}

// The winner.

export interface Count {
  readonly scores: readonly number[];
  readonly cards: readonly number[];
  readonly winners: readonly number[];
}

export function count(table: Table, reading: Reading): Count {
  const scores = table.banks.map((bank) => sum([...bank.values()].map(highest)));
  const cards = table.banks.map((bank) => sum([...bank.values()].map((stack) => stack.length)));
  const leaders = [...table.banks.keys()].filter((seat) => scores[seat] === Math.max(...scores));
  const most = Math.max(...leaders.map((seat) => cards[seat] ?? 0));
  const winners = leaders.filter((seat) => reading.tieGoesTo === 'all' || cards[seat] === most);
  if (winners.length > 1) table.rarities.add('victory shared');
  if (winners.length < leaders.length) table.rarities.add('tie broken by cards');
  return { scores, cards, winners };
}

// Asking.

/** Asks, and hands over the first of the choices that the answer stands for: those said alike are alike. */
function* ask<T>(who: Question['who'], choices: readonly T[], say: (choice: T) => string): Story<T> {
  const said = Map.groupBy(choices, say);
  const weight = (alike: readonly T[]) => (who === 'chance' ? alike.length : 1);
  const answer = yield { who, answers: new Map([...said].map(([text, alike]) => [text, weight(alike)])) };
  const [chosen] = said.get(answer) ?? [];
  if (chosen === undefined) throw new Error(`'${answer}' is no answer to: ${[...said.keys()].join(', ')}`);
  return chosen;
}

/** A player's choice of a target: with none there is nothing to do, with one nothing to ask. */
function* aim<T>(table: Table, me: number, targets: readonly T[], say: (target: T) => string, single: Rarity): Story<T | null> {
  const [first] = targets;
  if (first === undefined) return null;
  if (new Set(targets.map(say)).size > 1) return yield* ask(me, targets, say);
  table.rarities.add(single);
  return first;
}

// Cards.

export function name(card: Loot): string {
  return `${card.suit}-${card.value}`;
}

function pileLeft(table: Table): number {
  return table.pile.length + table.foreseen.length;
}

function has(cards: readonly Loot[], suit: SuitName): boolean {
  return cards.some((card) => card.suit === suit);
}

function take(cards: Loot[], card: Loot): Loot {
  cards.splice(cards.indexOf(card), 1);
  return card;
}

function bankOf(table: Table, seat: number): LootBank {
  const bank = table.banks[seat];
  if (bank === undefined) throw new Error(`nobody sits at ${seat}`);
  return bank;
}

function deposit(bank: LootBank, cards: readonly Loot[]): void {
  for (const card of cards) bank.set(card.suit, [...(bank.get(card.suit) ?? []), card]);
}

function stacksOf(table: Table, isTarget: (seat: number, suit: SuitName) => boolean): { seat: number; suit: SuitName }[] {
  return table.banks.flatMap((bank, seat) =>
    [...bank.keys()].filter((suit) => isTarget(seat, suit)).map((suit) => ({ seat, suit })),
  );
}

function takeTop(bank: LootBank, suit: SuitName, reading: Reading): Loot {
  const stack = bank.get(suit) ?? [];
  const top = reading.topOfStack === 'latest' ? stack.at(-1) : stack.find((card) => card.value === highest(stack));
  if (top === undefined) throw new Error(`no ${suit} to take`);
  const rest = stack.filter((card) => card !== top);
  if (rest.length > 0) bank.set(suit, rest);
  else bank.delete(suit);
  return top;
}

function highest(stack: readonly Loot[]): number {
  return Math.max(...stack.map((card) => card.value));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
