// Copies, for search, which makes many. By name: each of these sees one shape, which is what makes it fast.
import { copy, type Seat } from '@quarterdeck/kernel';
import type { BySea } from './data/cards.ts';
import type { Battle, FleetShip, LineShip, Pirate, Side, State, Turn } from './types.ts';

export function copyTable(state: State): State {
  return {
    stack: copyAll(state.stack, copyFrame),
    fixed: state.fixed,
    order: copyList(state.order),
    pirates: copyAll(state.pirates, copyPirate),
    seas: copySeas(state.seas),
    market: copyList(state.market),
    sunk: copyList(state.sunk),
    armada: state.armada,
    turn: state.turn === null ? null : copyTurn(state.turn),
    battle: state.battle === null ? null : copyBattle(state.battle),
    manoeuvres: { bag: copyList(state.manoeuvres.bag), played: copyList(state.manoeuvres.played) },
    end: state.end === null ? null : { how: state.end.how, winner: state.end.winner },
  };
}

/** Those that are open most of the time. */
export function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  switch (frame.kind) {
    case 'turn':
      return { kind: 'turn', seat: frame.seat, step: frame.step };
    case 'actions':
      return { kind: 'actions', seat: frame.seat };
    case 'battle':
      return { kind: 'battle' };
    default:
      return copy(frame);
  }
}

export function copySeas(seas: Readonly<BySea<Seat | null>>): BySea<Seat | null> {
  return { ...seas };
}

function copyPirate(pirate: Pirate): Pirate {
  return {
    hero: pirate.hero,
    gold: pirate.gold,
    favour: pirate.favour,
    flagship: pirate.flagship,
    turns: pirate.turns,
    boughtFame: pirate.boughtFame,
    giftFame: pirate.giftFame,
    ruined: pirate.ruined,
    fleet: copyAll(pirate.fleet, copyShip),
    hand: copyList(pirate.hand),
  };
}

function copyShip({ ship, at, mayBe, posted, collected, sent }: FleetShip): FleetShip {
  return { ship, at, mayBe, posted, collected, sent };
}

export function copyTurn(turn: Readonly<Turn>): Turn {
  return {
    seat: turn.seat,
    calm: turn.calm,
    extraProfit: turn.extraProfit,
    sailed: turn.sailed,
    justSailed: turn.justSailed,
    favourUsed: turn.favourUsed,
    visited: turn.visited,
    fought: turn.fought,
    skillPaid: turn.skillPaid,
  };
}

export function copyBattle(battle: Readonly<Battle>): Battle {
  return {
    cause: battle.cause,
    sea: battle.sea,
    first: copySide(battle.first),
    second: copySide(battle.second),
    step: battle.step,
    round: battle.round,
    next: battle.next,
  };
}

function copySide(side: Side): Side {
  return {
    pirate: side.pirate,
    commander: side.commander,
    line: copyAll(side.line, copyLineShip),
    withdrawn: copyList(side.withdrawn),
    captured: copyList(side.captured),
    lost: side.lost,
  };
}

function copyLineShip({ ship, damaged, fired, carded }: LineShip): LineShip {
  return { ship, damaged, fired, carded };
}

/** Many a list is empty, and an empty one is made sooner than copied. */
export function copyList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

export function copyAll<T>(list: readonly T[], copyOne: (item: T) => T): T[] {
  const twins: T[] = [];
  for (const item of list) twins.push(copyOne(item));
  return twins;
}
