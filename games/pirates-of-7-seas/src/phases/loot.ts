// Loot (P4.9 to P4.11): cards one by one, talismans at once, and then what of the goods to load.
import { become, CHANCE, close, type Emit, NOBODY, only, type Refusal, type Rng } from '@quarterdeck/kernel';
import { type ByGood, GOODS, LOOT, type Loot } from '../data/cards.ts';
import { countGoods, roomOf } from '../fleet.ts';
import { bagSize, hasLoot, LOOT_MOVES } from '../loot.ts';
import { type PhaseOf, playerOf } from '../table.ts';
import type { Decisions, Event, FrameFor, Reason, State } from '../types.ts';

type Load = Decisions['load-goods']['answer'];

function drawnFrom({ loot: { bag } }: State, rng: Rng): Loot {
  const place = rng.below(bag.fruit + bag.coffee + bag.rum + bag.talisman);
  if (place < bag.fruit) return 'fruit';
  if (place < bag.fruit + bag.coffee) return 'coffee';
  return place < bag.fruit + bag.coffee + bag.rum ? 'rum' : 'talisman';
}

const fromTheBag = {
  legalMoves: ({ loot }: State) => LOOT.filter((kind) => loot.bag[kind] > 0).map((kind) => LOOT_MOVES[kind]),
  weight: ({ loot }: State, _frame: object, { kind }: { readonly kind: Loot }) => loot.bag[kind],
  draw: (state: State, _frame: object, rng: Rng) => LOOT_MOVES[drawnFrom(state, rng)],
};

export const drawLoot: PhaseOf<'draw-loot'> = {
  ...fromTheBag,
  waiting: (state, { left }) => (left > 0 && bagSize(state) > 0 ? CHANCE : []),
  apply(state, frame, { kind }, _actor, emit) {
    const player = playerOf(state, frame.seat);
    state.loot.bag[kind] -= 1;
    frame.left -= 1;
    if (kind === 'talisman') {
      player.talismans += 1;
      player.yinYang += 1; // P4.11
    } else frame.goods[kind] += 1;
    emit({ type: 'looted', seat: frame.seat, kind });
  },
  resume(state, frame, emit) {
    if (frame.left > 0 && hasLoot(state, emit)) return;
    if (countGoods(frame.goods) > 0) become(state, { kind: 'load-goods', seat: frame.seat, goods: frame.goods });
    else close(state);
  },
};

/** P4.10, R8: each new card is kept or thrown away; goods of earlier raids stay where they are. Without room nobody is asked. */
export const loadGoods: PhaseOf<'load-goods'> = {
  waiting: (state, { seat }) => (roomOf(playerOf(state, seat)) > 0 ? only(seat) : NOBODY),
  legalMoves(state, { seat, goods }) {
    const room = roomOf(playerOf(state, seat));
    const moves: Load[] = [];
    for (let fruit = Math.min(goods.fruit, room); fruit >= 0; fruit--) {
      for (let coffee = Math.min(goods.coffee, room - fruit); coffee >= 0; coffee--) {
        for (let rum = Math.min(goods.rum, room - fruit - coffee); rum >= 0; rum--)
          moves.push({ type: 'load', fruit, coffee, rum });
      }
    }
    return moves;
  },
  apply(state, frame, { fruit, coffee, rum }, _actor, emit) {
    close(state);
    load(state, frame, { fruit, coffee, rum }, emit);
  },
  resume(state, frame, emit) {
    close(state);
    load(state, frame, { fruit: 0, coffee: 0, rum: 0 }, emit);
  },
  whyNot: (_state, { goods }, move) =>
    GOODS.some((good) => move[good] > goods[good]) ? { reason: 'not-that-many', rule: 'P4.10' } : NO_ROOM,
};

export const NO_ROOM: Refusal<Reason> = { reason: 'no-room', rule: 'P4.10' };

function load(
  state: State,
  { seat, goods }: Omit<FrameFor<'load-goods'>, 'kind'>,
  kept: ByGood<number>,
  emit: Emit<Event>,
): void {
  const player = playerOf(state, seat);
  const thrownAway = { fruit: 0, coffee: 0, rum: 0 };
  for (const good of GOODS) {
    thrownAway[good] = goods[good] - kept[good];
    player.goods[good] += kept[good];
    state.loot.discard[good] += thrownAway[good];
  }
  emit({ type: 'loaded', seat, goods: kept, thrownAway });
}

/** R22: in the Tavern cards are turned up until a good comes; talismans go by. */
export const drawGood: PhaseOf<'draw-good'> = {
  ...fromTheBag,
  waiting: (state) => (bagSize(state) > 0 ? CHANCE : []),
  apply(state, { seat }, { kind }, _actor, emit) {
    state.loot.bag[kind] -= 1;
    if (kind === 'talisman') state.loot.discard.talisman += 1;
    else become(state, { kind: 'load-goods', seat, goods: { fruit: 0, coffee: 0, rum: 0, [kind]: 1 } });
    emit({ type: 'looted', seat, kind });
  },
  resume(state, _frame, emit) {
    if (!isAnyGood(state) || !hasLoot(state, emit)) close(state);
  },
};

/** Whether there is a good to be found at all: else one would draw for ever. */
export function isAnyGood({ loot: { bag, discard } }: State): boolean {
  return countGoods(bag) + countGoods(discard) > 0;
}
