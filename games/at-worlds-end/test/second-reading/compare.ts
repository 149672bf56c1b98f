// Random games of the game under test, watched by the second reading: at every question of a battle it says who is asked what and what may
// be answered, at its end who has won and where every ship is. The first difference is told.
import {
  type Actor,
  advance,
  at,
  defaultOptions,
  drawChance,
  legalMoves,
  pick,
  quickRng,
  type Rng,
  start,
  top,
  waiting,
} from '@quarterdeck/kernel';
import {
  atWorldsEnd,
  type Battle,
  type Cause,
  type Decisions,
  type Event,
  hullOf,
  MONSTERS,
  type Options,
  type State,
} from '../../src/index.ts';
import * as model from './model.ts';

/** What has been seen in battles, so that a test can demand that it was. */
export type Sights = Map<string, number>;

export interface Comparison {
  readonly battles: number;
  /** What differs; null when nothing does. */
  readonly mismatch: string | null;
}

/** A battle under way, in both readings. */
interface Watch {
  readonly cause: Cause;
  readonly battle: Battle;
  readonly run: ReturnType<typeof model.fight>;
  readonly plunders: boolean;
  /** Where every ship of a pirate lay before. */
  readonly places: ReadonlyMap<string, string>;
  question: model.Question;
}

export function compareGame(
  seed: number,
  seats: number,
  sights: Sights = new Map(),
  reading: model.Reading = model.AS_WE_READ_IT,
  options: Partial<Options> = {},
): Comparison {
  const rng = quickRng(seed);
  const state = start(atWorldsEnd, { ...defaultOptions(atWorldsEnd), ...options }, seats);
  let watch: Watch | null = null;
  let battles = 0;
  for (let moves = 0; ; moves++) {
    const [actor] = waiting(atWorldsEnd, state);
    if (actor === undefined) return { battles, mismatch: null };
    const asked = watch === null ? null : questionDiffers(state, actor, watch.question);
    if (asked !== null) return { battles, mismatch: `seed ${seed}, ${seats} seats, after ${moves} moves: ${asked}` };
    const move = actor === 'chance' ? drawChance(atWorldsEnd, state, rng) : lively(state, actor, rng);
    const phrase = atWorldsEnd.notation.print(move);
    const events: Event[] = [];
    advance(atWorldsEnd, state, actor, move, (event) => events.push(event));
    if (watch !== null) {
      note(sights, watch.question.what.split(' ')[0] ?? '', phrase);
      const step = watch.run.next(phrase);
      const difference = goesOnDiffers(state, watch, step, events);
      if (difference !== null)
        return { battles, mismatch: `seed ${seed}, ${seats} seats, after ${moves} moves, ${phrase}: ${difference}` };
      if (step.done) watch = null;
      else watch.question = step.value;
    }
    if (events.some(({ type }) => type === 'battle-began')) {
      watch = watchFrom(state, reading);
      battles += 1;
      note(sights, 'cause', watch.cause);
    }
  }
}

function note(sights: Sights, what: string, phrase: string): void {
  const sight = what === 'cause' || /^(play|close)/.test(phrase) ? phrase.replace(/ (sl|br|fr)-\d+/, '') : what;
  sights.set(sight, (sights.get(sight) ?? 0) + 1);
}

/** A seat that attacks, buys and plays its cards more often than a random one, and seldom runs away. */
function lively(state: State, actor: Actor, rng: Rng) {
  const moves = legalMoves(atWorldsEnd, state, actor);
  const keen = moves.filter(({ type }) => ['attack', 'buy', 'play', 'close-ranks', 'fight-on', 'attack-convoy'].includes(type));
  return pick(keen.length > 0 && rng.below(3) > 0 ? keen : moves, rng);
}

/** The battle that has just begun, before its first question is answered. */
function watchFrom(state: State, reading: model.Reading): Watch {
  const { battle, turn, pirates, manoeuvres } = state;
  if (battle === null) throw new Error('a battle began and is not there');
  const fleet = (side: Battle['first']): model.Fleet => ({
    captain: side.commander,
    company: side.pirate === null,
    hulls: side.line.map(({ ship }) => {
      const { attack, defence, survivability } = hullOf(state, ship);
      return { name: ship, guns: attack, defence, tough: survivability, monster: MONSTERS.includes(ship) };
    }),
  });
  const hand = ({ pirate }: Battle['first']) => (pirate === null ? [] : at(pirates, pirate).hand.slice());
  const active = battle.cause === 'sea' && turn !== null && battle.first.pirate === turn.seat ? at(pirates, turn.seat) : null;
  const canPay = (hero: string, gold: number) => active?.hero === hero && active.gold >= gold && turn?.skillPaid === false;
  const setting: model.Setting = {
    last: battle.cause === 'armada',
    fleets: [fleet(battle.first), fleet(battle.second)],
    deck: manoeuvres.bag.slice(),
    hands: [hand(battle.first), hand(battle.second)],
    trickster: canPay('trickster', 100),
    corsair: canPay('corsair', 200),
  };
  const run = model.fight(setting, reading);
  const first = run.next();
  if (first.done) throw new Error('a battle without a question');
  const places = new Map(
    pirates.flatMap((pirate, seat) => pirate.fleet.map(({ ship, at: place }) => [ship, `${place} ${seat}`])),
  );
  return { cause: battle.cause, battle, run, plunders: active?.hero === 'corsair', places, question: first.value };
}

/** Who is asked what, and what may be answered. */
function questionDiffers(state: State, actor: Actor, question: model.Question): string | null {
  const frame = top(state);
  const game = `${actor} ${frame?.kind}${detail(frame)}`;
  const ours = `${question.to} ${question.what}`;
  if (game !== ours) return `asked is '${game}', by the second reading '${ours}'`;
  if (question.answers === null) return null;
  const offered = legalMoves(atWorldsEnd, state, actor).map(atWorldsEnd.notation.print).sort().join(', ');
  const expected = question.answers.toSorted().join(', ');
  return offered === expected ? null : `${ours} may be answered '${offered}', by the second reading '${expected}'`;
}

/** How many dice, or what for. */
function detail(frame: ReturnType<typeof top<Decisions>>): string {
  if (frame?.kind === 'salvo-dice' || frame?.kind === 'survivability-check') return ` ${frame.count}`;
  return frame?.kind === 'single-die' ? ` ${frame.use}` : '';
}

/** Whether both readings go on or both are at the end, with the same result. */
function goesOnDiffers(
  state: State,
  watch: Watch,
  step: IteratorResult<model.Question, model.Verdict>,
  events: readonly Event[],
): string | null {
  const over = events.find((event) => event.type === 'battle-over');
  if (!step.done) return over === undefined ? null : `the battle is over, by the second reading comes '${step.value.what}'`;
  if (over?.type !== 'battle-over') return `the battle goes on, by the second reading it is over`;
  const { winner, fates, losses } = step.value;
  const won = over.winner === null ? null : over.winner === 'first' ? 0 : 1;
  if (won !== winner) return `the winner is ${won}, by the second reading ${winner}`;
  const lost = [watch.battle.first.lost, watch.battle.second.lost].join();
  if (lost !== losses.join()) return `lost are ${lost}, by the second reading ${losses.join()}`;
  const brought = broughtBy(events).join(', ');
  const expected = model.consequences(watch.cause, step.value, watch.plunders).join(', ');
  return brought === expected ? fatesDiffer(state, watch, fates) : `it brings '${brought}', by the second reading '${expected}'`;
}

function broughtBy(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'plundered':
        return [`plunder ${event.gold}`];
      case 'sea-changed':
        return ['sea taken'];
      case 'convoy-taken':
        return [`gold ${event.gold}`];
      case 'armada-moved':
        return event.why === 'double' ? [] : [event.why === 'monster-beaten' ? 'armada back' : 'armada nearer'];
      case 'won':
        return event.how === 'armada-beaten' ? ['champion wins'] : [];
      case 'armada-won':
        return events.some(({ type }) => type === 'last-battle-unfought') ? [] : ['armada wins'];
      default:
        return [];
    }
  });
}

function fatesDiffer(state: State, { places }: Watch, fates: ReadonlyMap<string, string>): string | null {
  for (const [ship, fate] of fates) {
    const expected = fate === 'home' ? (places.get(ship) ?? 'nowhere') : fate;
    const owner = state.pirates.findIndex(({ fleet }) => fleet.some((other) => other.ship === ship));
    const found = state.pirates[owner]?.fleet.find((other) => other.ship === ship);
    const now = found === undefined ? 'gone' : `${found.at} ${owner}`;
    if (now !== expected) return `${ship} is ${now}, by the second reading ${expected}`;
  }
  return null;
}
