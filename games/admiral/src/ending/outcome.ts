// Places and score sheets.
import { at, type Outcome, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { cellName } from '../data/cells.ts';
import { DEEDS, type Line, type Player, type State } from '../types.ts';
import { isOwnFort } from './scoring.ts';
import { compare, standing } from './standing.ts';

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
  const { kind } = bookOf(state.fixed).scenario.aim;
  if (kind === 'race') return [arrival(state, seat)];
  const lines = kind === 'gather' ? stores(state, seat) : feats(at(state.players, seat));
  return lines.length > 0 ? lines : [{ line: 'nothing', points: 0 }];
}

function arrival({ ending, round }: State, seat: Seat): ScoreLine<Line> {
  const hasArrived = ending?.why === 'arrived' && ending.winners.includes(seat);
  return { line: 'arrived', points: hasArrived ? 1 : 0, params: { rounds: round } };
}

function stores(state: State, seat: Seat): ScoreLine<Line>[] {
  const full = state.forts.filter((fort, place) => fort.stored > 0 && isOwnFort(state, place, seat));
  return full.map(({ at: cell, stored }) => ({ line: 'fort', points: stored, params: { fort: cellName(cell) } }));
}

/** A line for each kind of deed, with how often it was done. */
function feats({ feats: all }: Readonly<Player>): ScoreLine<Line>[] {
  return DEEDS.flatMap((deed) => {
    const same = all.filter((feat) => feat.deed === deed);
    const points = same.reduce((sum, feat) => sum + feat.points, 0);
    return same.length === 0 ? [] : [{ line: deed, points, params: { times: same.length } }];
  });
}
