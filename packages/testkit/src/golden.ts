// Golden replays: whole games kept as records. One per seat count, one per rare rule, one per bug ever fixed.
import {
  type Actor,
  type AnyGame,
  type AnyOffer,
  act,
  actAll,
  chanceMove,
  emptied,
  Fault,
  type GameTypes,
  isOver,
  type Match,
  openMatch,
  printRecord,
  quickRng,
  same,
  verifyRecord,
} from '@quarterdeck/kernel';
import type { Options } from './option-sets.ts';
import { randomWalk } from './walk.ts';

/** A game worth keeping: how it is set up, and what must happen in it. */
export interface Wanted<Event = GameTypes['event']> {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** Types of moves that random play leaves alone where it can, so that it comes to what is wanted. */
  readonly shunned?: readonly string[];
  readonly happens: (events: readonly Event[], match: Match<GameTypes>) => boolean;
}

type OfType<E, K> = Extract<E, { readonly type: K }>;

/** Of a game with these events: whether something of a kind happens. */
export function happening<E extends GameTypes['event']>() {
  return <K extends E['type']>(type: K, fits: (event: OfType<E, K>) => boolean = () => true) =>
    (events: readonly GameTypes['event'][]): boolean =>
      events.some((event) => isOf<E, K>(event, type) && fits(event));
}

function isOf<E, K>(event: GameTypes['event'], type: K): event is OfType<E, K> & GameTypes['event'] {
  return event.type === type;
}

/** As a golden replay is kept: with the hash of every tenth state, so that a failure says where it is. */
export function printGolden(match: Match<GameTypes>): string {
  return printRecord(match, { withSeed: true, withStates: true });
}

/** How a kept replay differs from the rules as they are: the line, what stands there, and what is wrong with it; or null. */
export function differenceOf(text: string, { game }: Pick<AnyOffer, 'game'>): string | null {
  try {
    const { match, chance } = verifyRecord(text, () => game);
    if (chance !== 'checked') return 'it has no seed: its chance cannot be checked';
    return printGolden(match) === text ? null : 'it is written otherwise now';
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const [, line = '', what = fault.message] = /^line (\d+): (.*)$/s.exec(fault.message) ?? [];
    const entry = text.split('\n')[Number(line) - 1]?.replace(/ ~[0-9a-f]{8}$/, '') ?? '';
    return `line ${line} (${entry}): ${what}`;
  }
}

/** The record of the first random game in which it happens. */
export function findReplay({ game }: AnyOffer, wanted: Wanted, tries = 20_000): string {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const seed = `${wanted.name}-${attempt}`;
    const { match, events } = randomGame(openMatch(game, { ...wanted, seed }), attempt, wanted.shunned);
    if (wanted.happens(events, match)) return printGolden(match);
  }
  throw new Error(`'${wanted.name}' did not happen in ${tries} games`);
}

/** The same moves by the rules of now, if they are all legal still and what is wanted happens in them; else null. */
export function acceptReplay(text: string, { game }: AnyOffer, wanted: Wanted): string | null {
  const { setting, moves } = readMoves(text, game);
  try {
    const { match, events } = actAll(openMatch(game, setting), moves);
    const isWhole = isOver(match.state) && isPromised(match);
    return isWhole && wanted.happens(events.flat(), match) ? printGolden(match) : null;
  } catch (fault) {
    if (fault instanceof Fault) return null;
    throw fault;
  }
}

/** Whether chance played what the seed would have it play. */
function isPromised(match: Match<GameTypes>): boolean {
  let now = emptied(match);
  for (const { actor, move } of match.log) {
    if (actor === 'chance' && !same(chanceMove(now), move)) return false;
    now = act(now, actor, move).match;
  }
  return true;
}

/** What a record says of its table and its moves, believed as it stands. */
export function readMoves(text: string, game: AnyGame) {
  const lines = text.split('\n').map((line) => line.slice(0, -10));
  const field = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const setting = { seats: Number(field('seats')), options: JSON.parse(field('options')), seed: field('seed') };
  const moves = lines.flatMap((line) => {
    const [, who, phrase = ''] = /^\d+ (chance|\d+) (.+)$/.exec(line) ?? [];
    if (who === undefined) return [];
    const actor: Actor = who === 'chance' ? who : Number(who);
    return [{ actor, move: game.notation.parse(phrase) }];
  });
  return { setting, moves };
}

function randomGame(
  first: Match<GameTypes>,
  seed: number,
  shunned: readonly string[] = [],
): { match: Match<GameTypes>; events: readonly GameTypes['event'][] } {
  const steps = [...randomWalk(first, quickRng(seed), shunned)];
  return { match: steps.at(-1)?.match ?? first, events: steps.flatMap((step) => step.events) };
}
