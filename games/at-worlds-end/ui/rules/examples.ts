// The examples of the rules page: tables at which the rules themselves fight and count, so that the page cannot be wrong.
import {
  type AtWorldsEnd,
  atWorldsEnd,
  EVENT_OF_SUM,
  EVENTS,
  type Event,
  type EventName,
  type Line,
  onlyAt,
  type Place,
  type SeaId,
  type ShipId,
  type State,
  salvoOdds,
  sheetOf,
} from '@quarterdeck/at-worlds-end';
import {
  type Actor,
  at,
  defaultOptions,
  legalMoves,
  type MoveOf,
  play,
  type ScoreLine,
  type Seat,
  settle,
  waiting,
} from '@quarterdeck/kernel';

const PIRATES = 2;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many of the 36 throws bring each event, and which sums do. */
export function eventOdds(): { event: EventName; ways: number; sum: number | null }[] {
  const throws = FACES.flatMap((one) =>
    FACES.map((other) => ({ sum: one + other, event: one === other ? 'armada' : EVENT_OF_SUM[one + other] })),
  );
  return EVENTS.map((event) => {
    const ways = throws.filter((thrown) => thrown.event === event);
    return { event, ways: ways.length, sum: event === 'armada' ? null : (ways[0]?.sum ?? null) };
  });
}

/** The chance to sink a target, in percent: plain or damaged; and with the mark, sunk or only damaged. */
export function oddsOf(dice: number, defence: number): { plain: number; sunk: number; damaged: number } {
  const plain = salvoOdds({ dice, defence, checks: false });
  const marked = salvoOdds({ dice, defence, checks: true });
  return {
    plain: percent(plain.sunk, plain.of),
    sunk: percent(marked.sunk, marked.of),
    damaged: percent(marked.damaged, marked.of),
  };
}

/** What is not certain is never shown as certain. */
function percent(ways: number, of: number): number {
  return Math.min(99, Math.round((100 * ways) / of));
}

export const SALVO = { shooter: 'fr-04', target: 'br-17', dice: [2, 4, 6], check: [1, 3] } as const;

/** A frigate of the first pirate fires at a brig of the second: two hits, and the brig survives. */
export function salvoExample(): readonly Event[] {
  const state = table();
  enlist(state, 0, SALVO.shooter, 'squadron');
  enlist(state, 1, SALVO.target, 'cuba');
  state.seas.cuba = 1;
  const [attack, aim] = [{ type: 'attack' }, { type: 'aim', target: SALVO.target }] as const;
  const [draw, roll, check] = [
    { type: 'draw', card: 'boarding' },
    { type: 'roll', dice: SALVO.dice },
    { type: 'roll', dice: SALVO.check },
  ] as const;
  const events: Event[] = [];
  let now = state;
  settle(atWorldsEnd, now, () => undefined);
  const go = (actor: Actor, move: MoveOf<AtWorldsEnd>) => {
    now = play(atWorldsEnd, held(now, events), actor, move, (event) => events.push(event));
  };
  go(0, attack);
  go('chance', draw);
  go('chance', { type: 'draw', card: 'brave-crew' });
  go(0, aim);
  go('chance', roll);
  go('chance', check);
  return events;
}

/** Whoever is asked for a manoeuvre plays none. */
function held(state: State, events: Event[]): State {
  const actor = at(waiting(atWorldsEnd, state), 0);
  if (actor === 'chance' || !legalMoves(atWorldsEnd, state, actor).some(({ type }) => type === 'hold')) return state;
  return held(
    play(atWorldsEnd, state, actor, { type: 'hold' }, (event) => events.push(event)),
    events,
  );
}

export const FAME_SEAS: readonly SeaId[] = ['bahamas', 'cuba', 'singapore', 'jamaica', 'sumatra'];

/** Five seas, three of them with rum, and a point that was bought (8). */
export function fameExample(): readonly ScoreLine<Line>[] {
  const state = table();
  for (const sea of FAME_SEAS) state.seas[sea] = 0;
  at(state.pirates, 0).boughtFame = 1;
  return sheetOf(state, 0).filter(({ points }) => points > 0);
}

/** Two pirates in mid game; the first is at Cuba, and it is his turn. */
function table(): State {
  const state = atWorldsEnd.setup(defaultOptions(atWorldsEnd), PIRATES);
  state.order = [0, 1];
  state.stack = [{ kind: 'turn', seat: 0, step: 'actions' }];
  state.pirates.forEach((pirate, seat) => {
    pirate.hero = seat === 0 ? 'diplomat' : 'swordsmith';
    pirate.flagship = seat === 0 ? 'cuba' : 'sumatra';
    pirate.turns = 5;
  });
  state.turn = { ...NOTHING_DONE };
  return state;
}

const NOTHING_DONE = {
  seat: 0,
  calm: false,
  extraProfit: false,
  sailed: false,
  justSailed: false,
  favourUsed: false,
  visited: false,
  fought: false,
  skillPaid: false,
};

function enlist(state: State, seat: Seat, ship: ShipId, place: Place): void {
  state.market.splice(state.market.indexOf(ship), 1);
  at(state.pirates, seat).fleet.push({ ship, at: place, mayBe: onlyAt(place), posted: false, collected: false, sent: false });
}
