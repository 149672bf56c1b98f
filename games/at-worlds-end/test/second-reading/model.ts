// A second reading of battles, from the rulebook and in another style: one battle is one long procedure that stops at every question and
// goes on with the answer. Ships are hulls that lie in lists, cards are names that pass from hand to hand. It knows nothing of the
// game under test.

/** What could be read otherwise; the tests plant each misreading and demand that it shows. */
export interface Reading {
  readonly equalHits: boolean;
  readonly checkPerHit: boolean;
  readonly damagedChecks: boolean;
  readonly cardPerRound: boolean;
  readonly chainShotWeakensCheck: boolean;
  readonly boardingNeedsMore: boolean;
  readonly attackerAlwaysFirst: boolean;
  readonly withdrawnGoHome: boolean;
  readonly emptySeaIsWon: boolean;
  readonly answerCostsShot: boolean;
  readonly handLimit: number;
}

export const AS_WE_READ_IT: Reading = {
  equalHits: false,
  checkPerHit: true,
  damagedChecks: false,
  cardPerRound: true,
  chainShotWeakensCheck: true,
  boardingNeedsMore: false,
  attackerAlwaysFirst: true,
  withdrawnGoHome: false,
  emptySeaIsWon: false,
  answerCostsShot: false,
  handLimit: 10,
};

export interface Hull {
  readonly name: string;
  readonly guns: number;
  readonly defence: number;
  readonly tough: boolean;
  /** Cannot be boarded or burnt. */
  readonly monster: boolean;
}

export interface Fleet {
  readonly captain: number;
  readonly company: boolean;
  readonly hulls: readonly Hull[];
}

export interface Setting {
  readonly last: boolean;
  readonly fleets: readonly [Fleet, Fleet];
  /** Cards of the deck, and of each hand before the draw. */
  readonly deck: readonly string[];
  readonly hands: readonly [readonly string[], readonly string[]];
  /** What the attacker may buy: three more cards, the life of a ship. */
  readonly trickster: boolean;
  readonly corsair: boolean;
}

export interface Question {
  readonly to: number | 'chance';
  readonly what: string;
  /** What may be answered, in any order; null where dice or the deck answer. */
  readonly answers: readonly string[] | null;
}

export interface Verdict {
  /** 0: the attacker; 1: the defender; null: nobody is left. */
  readonly winner: 0 | 1 | null;
  /** Where every hull of a pirate ends: `gone`, `home`, or `squadron 2`. */
  readonly fates: ReadonlyMap<string, string>;
  /** Ships that each side has lost for good. */
  readonly losses: readonly [number, number];
}

type Asking<T> = Generator<Question, T, string>;
type Which = 0 | 1;

interface Side extends Fleet {
  readonly line: Hull[];
  readonly hand: string[];
  readonly out: Hull[];
  readonly prizes: Hull[];
  lost: number;
}

interface Sea {
  readonly setting: Setting;
  readonly reading: Reading;
  readonly sides: readonly [Side, Side];
  readonly deck: string[];
  readonly open: string[];
  readonly damaged: Set<Hull>;
  readonly carded: Set<Hull>;
  readonly fired: Set<Hull>;
  crewPaid: boolean;
}

const BEFORE = ['broadside', 'chain-shot', 'raking-fire'];
const INSTEAD = ['boarding', 'fire-ship'];
const COPIES: Readonly<Record<string, number>> = {
  broadside: 3,
  'chain-shot': 3,
  'steady-aim': 3,
  'raking-fire': 2,
  boarding: 2,
  'fire-ship': 2,
  'hard-turn': 3,
  'smoke-screen': 3,
  'damage-control': 3,
  'brave-crew': 2,
  'close-ranks': 2,
  'return-fire': 2,
};

export function* fight(setting: Setting, reading: Reading): Asking<Verdict> {
  const side = (which: Which): Side => ({
    ...setting.fleets[which],
    line: [...setting.fleets[which].hulls],
    hand: [...setting.hands[which]],
    out: [],
    prizes: [],
    lost: 0,
  });
  const sea: Sea = {
    setting,
    reading,
    sides: [side(0), side(1)],
    deck: [...setting.deck],
    open: [],
    damaged: new Set(),
    carded: new Set(),
    fired: new Set(),
    crewPaid: false,
  };
  yield* dealCards(sea);
  for (let round = 0; ; round++) {
    yield* exchange(sea, reading.attackerAlwaysFirst || round % 2 === 0 ? 0 : 1);
    if (isDecided(sea)) return verdict(sea, null);
    const fled = yield* pause(sea);
    if (fled !== null || isDecided(sea)) return verdict(sea, fled);
    sea.fired.clear();
    if (reading.cardPerRound) sea.carded.clear();
  }
}

function isDecided({ sides }: Sea): boolean {
  return sides.some(({ line }) => line.length === 0);
}

/** One card for each ship, the attacker first, three more for who pays for them. */
function* dealCards(sea: Sea): Asking<void> {
  const [attacker] = sea.sides;
  let extra = 0;
  if (sea.setting.trickster && attacker.hand.length + attacker.line.length < sea.reading.handLimit) {
    const answer = yield { to: attacker.captain, what: 'bag-of-tricks', answers: ['open-bag', 'decline'] };
    if (answer === 'open-bag') extra = 3;
  }
  for (const side of sea.sides) {
    if (side.company) continue;
    let left = side.line.length + (side === attacker ? extra : 0);
    while (left > 0 && side.hand.length < sea.reading.handLimit && sea.deck.length > 0) {
      const answer = yield { to: 'chance', what: 'manoeuvre-draw', answers: null };
      const card = answer.replace('draw ', '');
      sea.deck.splice(sea.deck.indexOf(card), 1);
      side.hand.push(card);
      left -= 1;
    }
  }
}

/** Shots by turns, until every ship has fired or one line is empty. */
function* exchange(sea: Sea, first: Which): Asking<void> {
  const ready = (which: Which) => sea.sides[which].line.filter((hull) => !sea.fired.has(hull));
  for (let which = first; !isDecided(sea); which = which === 0 ? 1 : 0) {
    if (ready(0).length + ready(1).length === 0) return;
    const ships = ready(which);
    if (ships.length > 0) yield* shot(sea, which, ships);
  }
}

function* shot(sea: Sea, which: Which, ships: readonly Hull[]): Asking<void> {
  const own = sea.sides[which];
  const enemy = sea.sides[which === 0 ? 1 : 0];
  const shooter = yield* choice(own, 'firing-ship', 'fire', ships, true);
  const target = yield* choice(own, 'target', 'aim', enemy.line, own.company);
  sea.fired.add(shooter);
  yield* salvo(sea, own, shooter, enemy, target);
}

/** A hull of several; where there is but one, `alone` says whether it is taken without asking. */
function* choice(side: Side, what: string, verb: string, hulls: readonly Hull[], alone: boolean): Asking<Hull> {
  const [first] = hulls;
  if (first === undefined) throw new Error(`nothing to choose for ${what}`);
  if (alone && hulls.length === 1) return first;
  const answer = yield { to: side.captain, what, answers: hulls.map(({ name }) => `${verb} ${name}`) };
  return named(hulls, answer.replace(`${verb} `, ''));
}

function named(hulls: readonly Hull[], name: string): Hull {
  const hull = hulls.find((other) => other.name === name);
  if (hull === undefined) throw new Error(`${name} is not there`);
  return hull;
}

/** The order of one salvo: cards before the roll, the roll, cards after it, the check, the answer. */
function* salvo(sea: Sea, own: Side, shooter: Hull, enemy: Side, aimed: Hull): Asking<void> {
  const attack = yield* playBefore(sea, own, shooter, aimed);
  if (attack === 'boarding') return yield* board(sea, own, enemy, aimed);
  if (attack === 'fire-ship') {
    yield* goDown(sea, enemy, aimed);
    remove(own.line, shooter);
    own.lost += 1;
    return;
  }
  const defence = yield* playAgainst(sea, enemy, aimed);
  const target = defence.startsWith('close-ranks ') ? named(enemy.line, defence.slice(12)) : aimed;
  const shift = (attack === 'chain-shot' ? -1 : 0) + (defence === 'play hard-turn' ? 1 : 0);
  const wall = Math.min(5, Math.max(1, target.defence + shift));
  const guns = shooter.guns + (attack === 'broadside' ? 1 : 0) - (defence === 'play smoke-screen' ? 1 : 0);
  let dice = guns < 1 ? [] : yield* roll('salvo-dice', guns);
  const isHit = (face: number) => face > wall || (sea.reading.equalHits && face === wall);
  dice = yield* aimAgain(sea, own, shooter, dice, isHit);
  yield* suffer(sea, enemy, target, dice.filter(isHit).length, wall, attack);
  if (enemy.line.includes(target)) yield* answerFire(sea, enemy, target, own, shooter);
}

/** One card, if the hull has had none; asked whenever the others could think that one is there. */
function* ask(sea: Sea, side: Side, what: string, fitting: readonly string[], others: readonly string[] = []): Asking<string> {
  const hidden = (card: string) => sea.open.filter((open) => open === card).length < (COPIES[card] ?? 0);
  const closing = others.length > 0 && hidden('close-ranks');
  if (side.company || side.hand.length === 0 || !(fitting.some(hidden) || closing)) return 'hold';
  const plays = fitting.filter((card) => side.hand.includes(card)).map((card) => `play ${card}`);
  const steps = side.hand.includes('close-ranks') ? others.map((name) => `close-ranks ${name}`) : [];
  const answer = yield { to: side.captain, what, answers: [...plays, ...steps, 'hold'] };
  if (answer !== 'hold') lay(sea, side, answer.startsWith('play ') ? answer.slice(5) : 'close-ranks');
  return answer;
}

function lay(sea: Sea, side: Side, card: string): void {
  const place = side.hand.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in hand`);
  side.hand.splice(place, 1);
  sea.open.push(card);
}

function* playBefore(sea: Sea, own: Side, shooter: Hull, target: Hull): Asking<string> {
  if (sea.carded.has(shooter)) return 'hold';
  const instead = INSTEAD.filter((card) => !target.monster && (card === 'boarding' || shooter.guns === 1));
  const answer = yield* ask(sea, own, 'attack-manoeuvre', [...BEFORE, ...instead]);
  if (answer !== 'hold') sea.carded.add(shooter);
  return answer.replace('play ', '');
}

function* playAgainst(sea: Sea, enemy: Side, target: Hull): Asking<string> {
  const fitting = sea.carded.has(target) ? [] : ['hard-turn', 'smoke-screen'];
  const others = enemy.line.filter((hull) => hull !== target && !sea.carded.has(hull)).map(({ name }) => name);
  const answer = yield* ask(sea, enemy, 'defence-manoeuvre', fitting, others);
  if (answer.startsWith('play ')) sea.carded.add(target);
  if (answer.startsWith('close-ranks ')) sea.carded.add(named(enemy.line, answer.slice(12)));
  return answer;
}

function* roll(what: string, count: number): Asking<number[]> {
  const answer = yield { to: 'chance', what: `${what} ${count}`, answers: null };
  return answer
    .replace('roll ', '')
    .split(',')
    .map(Number)
    .sort((a, b) => a - b);
}

function* die(use: string): Asking<number> {
  const answer = yield { to: 'chance', what: `single-die ${use}`, answers: null };
  return Number(answer.replace('die ', ''));
}

function* aimAgain(sea: Sea, own: Side, shooter: Hull, dice: number[], isHit: (face: number) => boolean): Asking<number[]> {
  const missed = dice.findIndex((face) => !isHit(face));
  if (missed < 0 || sea.carded.has(shooter)) return dice;
  const answer = yield* ask(sea, own, 'steady-aim', ['steady-aim']);
  if (answer === 'hold') return dice;
  sea.carded.add(shooter);
  const face = yield* die('steady-aim');
  return dice.with(missed, face);
}

/** Hits on a ship: a last card, the check, the loss. */
function* suffer(sea: Sea, enemy: Side, target: Hull, struck: number, wall: number, attack: string): Asking<void> {
  let hits = struck;
  if (hits === 0) return;
  const whole = !sea.damaged.has(target);
  const raked = attack === 'raking-fire';
  let brave = false;
  if (!sea.carded.has(target)) {
    const crew = whole && (raked || !target.tough) ? ['brave-crew'] : [];
    const answer = yield* ask(sea, enemy, 'after-hit', ['damage-control', ...crew]);
    if (answer !== 'hold') sea.carded.add(target);
    brave = answer === 'play brave-crew';
    if (answer === 'play damage-control' && (yield* die('damage-control')) >= 4) hits -= 1;
  }
  if (hits > 0)
    yield* check(
      sea,
      enemy,
      target,
      hits,
      wall,
      (whole || sea.reading.damagedChecks) && (brave || (target.tough && !raked)),
      attack,
    );
}

function* check(sea: Sea, enemy: Side, target: Hull, hits: number, wall: number, may: boolean, attack: string): Asking<void> {
  if (may) {
    const weakened = sea.reading.chainShotWeakensCheck || attack !== 'chain-shot';
    const dice = yield* roll('survivability-check', sea.reading.checkPerHit ? hits : 1);
    if (dice.every((face) => face <= (weakened ? wall : target.defence))) {
      sea.damaged.add(target);
      return;
    }
  }
  yield* goDown(sea, enemy, target);
}

/** A ship would sink; the corsair may pay for a whole one of the fleet that he leads. */
function* goDown(sea: Sea, side: Side, hull: Hull): Asking<void> {
  const isHis = sea.setting.corsair && side === sea.sides[0] && !sea.crewPaid && !sea.damaged.has(hull);
  if (isHis && (yield { to: side.captain, what: 'undying-crew', answers: ['save-ship', 'let-sink'] }) === 'save-ship') {
    sea.crewPaid = true;
    sea.damaged.add(hull);
    return;
  }
  remove(side.line, hull);
  side.lost += 1;
}

function remove(line: Hull[], hull: Hull): void {
  line.splice(line.indexOf(hull), 1);
}

function* board(sea: Sea, own: Side, enemy: Side, target: Hull): Asking<void> {
  const face = yield* die('boarding');
  if (sea.reading.boardingNeedsMore ? face <= target.defence : face < target.defence) return;
  remove(enemy.line, target);
  enemy.lost += 1;
  own.prizes.push(target);
}

/** Return Fire: one die at the attacker, and no cards to it. */
function* answerFire(sea: Sea, side: Side, hull: Hull, own: Side, shooter: Hull): Asking<void> {
  if (sea.carded.has(hull)) return;
  const answer = yield* ask(sea, side, 'return-fire', ['return-fire']);
  if (answer === 'hold') return;
  sea.carded.add(hull);
  if (sea.reading.answerCostsShot) sea.fired.add(hull);
  const wall = Math.min(5, Math.max(1, shooter.defence));
  const [face = 0] = yield* roll('salvo-dice', 1);
  if (face <= wall) return;
  yield* check(sea, own, shooter, 1, wall, shooter.tough && !sea.damaged.has(shooter), '');
}

/** Between rounds: damaged ships leave, or the whole fleet. Returns who has fled. */
function* pause(sea: Sea): Asking<Which | null> {
  if (sea.setting.last) return null;
  for (const which of [0, 1] as const) {
    const side = sea.sides[which];
    while (!side.company && !isDecided(sea)) {
      const damaged = side.line.filter((hull) => sea.damaged.has(hull)).map(({ name }) => `withdraw ${name}`);
      const answer = yield { to: side.captain, what: 'regroup', answers: [...damaged, 'retreat', 'fight-on'] };
      if (answer === 'fight-on') break;
      if (answer === 'retreat') return which;
      const hull = named(side.line, answer.replace('withdraw ', ''));
      remove(side.line, hull);
      side.out.push(hull);
    }
  }
  return null;
}

/** What a battle brings beside its ships, in words. */
export function consequences(cause: string, { winner, losses: [, lost] }: Verdict, plunders: boolean): string[] {
  switch (cause) {
    case 'sea':
      return winner === 0 ? [...(plunders && lost > 0 ? [`plunder ${Math.min(2, lost)}00`] : []), 'sea taken'] : [];
    case 'convoy':
      return winner === 0 ? ['gold 1000'] : [];
    case 'monster':
      return [winner === 1 ? 'armada back' : 'armada nearer'];
    default:
      return [winner === 1 ? 'champion wins' : 'armada wins'];
  }
}

function verdict({ sides, reading }: Sea, fled: Which | null): Verdict {
  const afloat = ([0, 1] as const).filter((which) => which !== fled && sides[which].line.length > 0);
  const winner = afloat[0] ?? (reading.emptySeaIsWon ? 0 : null);
  const fates = new Map<string, string>();
  for (const which of [0, 1] as const) {
    const side = sides[which];
    if (side.company) continue;
    for (const { name } of side.hulls) fates.set(name, 'gone');
    for (const { name } of side.line) fates.set(name, which === winner ? 'home' : `squadron ${side.captain}`);
    for (const { name } of side.out) fates.set(name, reading.withdrawnGoHome ? 'home' : `squadron ${side.captain}`);
  }
  if (winner !== null)
    for (const { name } of sides[winner].prizes) if (fates.has(name)) fates.set(name, `squadron ${sides[winner].captain}`);
  return { winner, fates, losses: [sides[0].lost, sides[1].lost] };
}
