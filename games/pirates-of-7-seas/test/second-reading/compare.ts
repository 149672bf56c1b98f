// One random game of the game under test, watched by the second reading: at every raid, curse, sale and payment it says what must come of
// it, and the first difference is told.
import {
  advance,
  at,
  copyState,
  defaultOptions,
  drawChance,
  legalMoves,
  type MoveOf,
  pick,
  quickRng,
  type Rng,
  type Seat,
  start,
  waiting,
} from '@quarterdeck/kernel';
import {
  countGoods,
  type Event,
  GOODS,
  highestDemand,
  type Loot,
  nationOf,
  type PiratesOf7Seas,
  type Player,
  piratesOf7Seas,
  portPrice,
  type State,
  shipsOf,
} from '../../src/index.ts';
import * as model from './model.ts';

export const SITUATIONS = [
  'raid',
  'sending',
  'curse by faces',
  'whirlpool',
  'idol',
  'wages',
  'sale',
  'guards',
  'unsinkable',
] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Comparison {
  readonly seen: ReadonlySet<Situation>;
  /** What differs; null when nothing does. */
  readonly mismatch: string | null;
}

/** A step of the game: how everything stood, what was played, what was told, how it stands. */
interface Step {
  readonly before: State;
  readonly move: MoveOf<PiratesOf7Seas>;
  readonly events: readonly Event[];
  readonly after: State;
  readonly reading: model.Reading;
  readonly note: (situation: Situation) => void;
}

export function compareGame(seed: number, seats: number, reading: model.Reading = model.AS_WE_READ_IT): Comparison {
  const rng = quickRng(seed);
  const state = start(piratesOf7Seas, defaultOptions(piratesOf7Seas), seats);
  const seen = new Set<Situation>();
  for (let moves = 0; ; moves++) {
    const [actor] = waiting(piratesOf7Seas, state);
    if (actor === undefined) return { seen, mismatch: null };
    const before = copyState(state);
    const move =
      actor === 'chance' ? drawChance(piratesOf7Seas, state, rng) : lively(legalMoves(piratesOf7Seas, state, actor), rng);
    const events: Event[] = [];
    advance(piratesOf7Seas, state, actor, move, (event) => events.push(event));
    const step: Step = { before, move, events, after: state, reading, note: (situation) => seen.add(situation) };
    const difference = raidDiffers(step) ?? sendingDiffers(step) ?? curseDiffers(step) ?? saleDiffers(step) ?? guardsDiffer(step);
    if (difference !== null)
      return {
        seen,
        mismatch: `seed ${seed}, ${seats} seats, after ${moves} moves, ${piratesOf7Seas.notation.print(move)}: ${difference}`,
      };
  }
}

/** Of four times three a turn is not just ended, so that more happens. */
function lively(moves: readonly MoveOf<PiratesOf7Seas>[], rng: Rng): MoveOf<PiratesOf7Seas> {
  const doing = moves.filter(({ type }) => type !== 'end-turn');
  return pick(rng.below(4) > 0 && doing.length > 0 ? doing : moves, rng);
}

function piecesOf({ before, move }: Step): model.Piece[] {
  const frame = before.stack.at(-1);
  if (move.type !== 'throw' || frame?.kind !== 'throw-dice') return [];
  return move.dice.map(({ x, y, face }, i) => {
    const owner = at(frame.owners, i);
    return { whose: owner === 'red' ? -1 : owner, x, y, face };
  });
}

function differ(what: string, game: unknown, ours: unknown): string | null {
  const [one, two] = [JSON.stringify(game), JSON.stringify(ours)];
  return one === two ? null : `${what} is ${one}, by the second reading ${two}`;
}

function firstOf<T>(list: readonly T[], look: (item: T, i: number) => string | null): string | null {
  for (const [i, item] of list.entries()) {
    const difference = look(item, i);
    if (difference !== null) return difference;
  }
  return null;
}

/** A throw of a raid that needs no decision: ships, yin-yang and who draws how much. */
function raidDiffers(step: Step): string | null {
  const { before, after, move, events, reading, note } = step;
  const frame = before.stack.at(-2);
  if (move.type !== 'throw' || frame?.kind !== 'raid') return null;
  const dice = piecesOf(step);
  const afloat = model.battle(dice, reading);
  if (afloat === null || after.stack.at(-1)?.kind === 'nearest-pair') return null;
  note('raid');
  const told = events.find((event) => event.type === 'raid-over');
  const gift = (seat: Seat) =>
    events.reduce(
      (sum, event) => sum + (event.type === 'gift' && event.seat === seat && event.character === 'captain' ? event.amount : 0),
      0,
    );
  return firstOf(before.players, (player, seat) => {
    const ours = model.spoils(dice, afloat, seat, player.unsinkable, reading);
    if (player.unsinkable > 0 && ours.ships < 0) note('unsinkable');
    const now = at(after.players, seat);
    const game = {
      ships: now.ships - player.ships,
      yinYang: now.yinYang - player.yinYang - gift(seat),
      loot: told?.won ? at(told.survivors, seat) : 0,
    };
    return differ(`what seat ${seat} gets of the raid`, game, ours);
  });
}

/** What may be sent, and the marks for it. */
function sendingDiffers({ before, move, after, reading, note }: Step): string | null {
  const frame = before.stack.at(-1);
  if (move.type !== 'send' || frame?.kind !== 'send-ships') return null;
  note('sending');
  const { seats } = before.fixed;
  const seat = (frame.captain + frame.sent.length) % seats;
  const player = at(before.players, seat);
  const most = model.mostToSend(seats, shipsOf(before, frame.caravan), free(player), reading);
  const offered = Math.max(...legalMoves(piratesOf7Seas, before, seat).map((legal) => (legal.type === 'send' ? legal.ships : 0)));
  const expected = model.marks(move.ships, player.corsairOf.includes(nationOf(frame.caravan)), reading);
  const isAlone = after.stack.at(-1)?.kind === 'send-ships' || after.stack.at(-1)?.kind === 'throw-dice';
  return (
    differ(`the limit of seat ${seat}`, offered, most) ??
    (isAlone ? differ(`marks of seat ${seat}`, at(after.players, seat).marks - player.marks, expected) : null)
  );
}

function free({ ships, guards, goods, doubleHold }: Player): number {
  return model.freeShips(ships, guards, countGoods(goods), doubleHold);
}

/** Curses that strike by faces, by distance, by name, and by guards. */
function curseDiffers(step: Step): string | null {
  const { before, move, note } = step;
  const frame = before.stack.findLast((open) => open.kind === 'curse');
  if (frame === undefined) return move.type === 'cast' && move.curse === 'wages' ? wagesDiffer(step) : null;
  if (move.type === 'name')
    return strikes(
      step,
      move.good,
      () => 1,
      () => note('idol'),
    );
  if (move.type !== 'throw') return null;
  const dice = piecesOf(step);
  const thrown = thrownDiffer(step, dice, frame.caster, frame.spared);
  if (thrown !== null) return thrown;
  const face = model.STRIKING[frame.curse];
  if (face === undefined) return whirlpoolDiffers(step, dice);
  const hits = (seat: Seat) => dice.filter((die) => die.whose === seat && die.face === face).length;
  return strikes(step, kindOf(before, frame.curse), hits, () => note('curse by faces'));
}

function kindOf(before: State, curse: string): Loot {
  return curse === 'kraken' ? 'fruit' : curse === 'iceberg' ? 'coffee' : curse === 'sirens' ? 'rum' : highestDemand(before);
}

/** All ships at sea but guards and those that are protected. */
function thrownDiffer({ before, reading }: Step, dice: readonly model.Piece[], caster: Seat, spared: number): string | null {
  return firstOf(before.players, ({ ships, guards }, seat) => {
    const fleet = reading.guardsAreThrown ? ships : ships - guards;
    const expected = Math.max(0, fleet - (seat === caster ? spared : 0));
    return differ(`dice of seat ${seat}`, dice.filter(({ whose }) => whose === seat).length, expected);
  });
}

function whirlpoolDiffers(step: Step, dice: readonly model.Piece[]): string | null {
  if (step.before.players.some((_, seat) => model.drawnIn(dice, seat) === null)) return null;
  return strikes(
    step,
    'talisman',
    (seat) => model.drawnIn(dice, seat) ?? 0,
    () => step.note('whirlpool'),
  );
}

function strikes({ before, events, reading }: Step, kind: Loot, hits: (seat: Seat) => number, note: () => void): string | null {
  note();
  return firstOf(before.players, ({ goods, talismans, ships, guards }, seat) => {
    const ours = model.struck(hits(seat), kind === 'talisman' ? talismans : goods[kind], ships - guards, reading);
    const told = events.find((event) => event.type === 'struck' && event.seat === seat);
    const game = told?.type === 'struck' ? { cards: told.lost, ships: told.ships } : { cards: 0, ships: 0 };
    return differ(`what the curse takes of seat ${seat}`, game, ours);
  });
}

function wagesDiffer({ before, events, reading, note }: Step): string | null {
  return firstOf(before.players, ({ chests, guards }, seat) => {
    if (guards > 0) note('wages');
    const told = events.find((event) => event.type === 'paid-wages' && event.seat === seat);
    return differ(
      `wages of seat ${seat}`,
      told?.type === 'paid-wages' ? told.chests : 0,
      Math.min(chests, reading.wagesPerGuard * guards),
    );
  });
}

function saleDiffers({ before, move, events, reading, note }: Step): string | null {
  if (move.type !== 'sell') return null;
  note('sale');
  const told = events.find((event) => event.type === 'sold');
  return differ('the sale', told?.type === 'sold' && told.chests, model.sale(move.count, portPrice(before, move.good), reading));
}

/** After every move: nobody has a guard too many, nor one too few while a ship is free; and goods fit into the fleet. */
function guardsDiffer({ after, note }: Step): string | null {
  if (after.stack.some(({ kind }) => kind === 'curse')) return null; // R9: settled when the curse is over
  return firstOf(after.players, (player, seat) => {
    if (player.guards > 0) note('guards');
    const open = free(player);
    if (open < 0) return `seat ${seat} has ${GOODS.map((good) => player.goods[good])} in too few ships`;
    return differ(
      `guards of seat ${seat} with ${player.chests} chests`,
      player.guards,
      model.guardsAfter(player.guards, player.chests, open),
    );
  });
}
