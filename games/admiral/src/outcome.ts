// Places and score sheets.
import { at, type Outcome, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import { bookOf } from './book.ts';
import { compare, standing } from './ending.ts';
import { storedBy } from './scoring.ts';
import type { Line, State } from './types.ts';

export function outcome(state: State): Outcome<Line> | null {
  const { ending, players } = state;
  if (ending === null) return null;
  const { winners } = ending;
  const ranks = players.map((_, seat) => standing(state, seat));
  const comesBefore = (a: Seat, b: Seat) => {
    if (winners.includes(a) !== winners.includes(b)) return winners.includes(a);
    return !winners.includes(a) && compare(at(ranks, a), at(ranks, b)) > 0;
  };
  const places = players.map((_, seat) => 1 + players.filter((_player, other) => comesBefore(other, seat)).length);
  return { winners, places, sheets: players.map((_, seat) => sheetOf(state, seat)) };
}

function sheetOf(state: State, seat: Seat): ScoreLine<Line>[] {
  const { points } = at(state.players, seat);
  switch (bookOf(state.fixed).scenario.aim.kind) {
    case 'race': {
      const arrived = state.ending?.why === 'arrived' && state.ending.winners.includes(seat) ? 1 : 0;
      return [{ line: 'arrived', points: arrived, params: { rounds: state.round } }];
    }
    case 'gather':
      return [{ line: 'stored', points: storedBy(state, seat) }];
    case 'convoy':
      return [{ line: 'unloaded', points }];
    case 'battle':
      return [{ line: 'battle', points }];
    case 'mail':
      return [{ line: 'mail', points }];
  }
}
