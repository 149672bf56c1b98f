// A battle that goes on: what each pirate in it may expect of its end.
import { at, type Seat, top } from '@quarterdeck/kernel';
import { enemyOf, placeIn } from '../../src/battle/battle.ts';
import { salvoOdds, survivalOdds } from '../../src/battle/odds.ts';
import { checksAfterHit, defenceOf, diceOf } from '../../src/battle/salvo.ts';
import { isCompanyShip } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { shipCard } from '../../src/table.ts';
import type { Battle, Salvo, Side, SideOf, State } from '../../src/types.ts';
import { type Hull, winChance } from './clash.ts';
import { GUESSES } from './guesses.ts';
import { lineOf } from './hulls.ts';
import { costOfDefeat, fleetOfPrice, goldWorth, keepWorth, type Scan, seaWorth } from './worth.ts';

/** What the battle adds to the holdings of this seat, which still count all ships of its line. */
export function battleWorth(scan: Scan, battle: Battle, seat: Seat): number {
  const { state } = scan;
  const isFirst = battle.first.pirate === seat;
  if (!isFirst && battle.second.pirate !== seat) return 0;
  const chance = chanceOfFirst(state, battle);
  const own = isFirst ? chance : 1 - chance;
  const side = isFirst ? battle.first : battle.second;
  const stake = battle.cause === 'armada' ? 0 : costOfDefeat(scan, seat, priceOfLine(state, side));
  return own * (prizeOf(scan, battle, seat) + prizes(state, side)) - (1 - own) * stake;
}

function priceOfLine(state: State, { line }: Side): number {
  let price = 0;
  for (const { ship } of line) if (!isCompanyShip(ship)) price += shipCard(state, ship).price;
  return price;
}

/** What becomes of the ship under fire, as chances. */
interface Outlook {
  readonly sunk: number;
  readonly damaged: number;
}

/** The first side's chance, a salvo under way included as if no more cards were played. */
function chanceOfFirst(state: State, battle: Battle): number {
  const lines = { first: lineOf(state, battle.first), second: lineOf(state, battle.second) };
  const cards = handOf(state, battle.first) - handOf(state, battle.second);
  const salvo = salvoUnderWay(state);
  if (salvo === null) return chanceOf(lines, battle.next, cards);
  const side = enemyOf(salvo.side);
  const place = placeIn(battle[side], salvo.target);
  const target = lines[side][place];
  if (target === undefined) return chanceOf(lines, side, cards);
  const { sunk, damaged } = outlookOf(state, salvo);
  let chance = (1 - sunk - damaged) * chanceOf(lines, side, cards);
  if (damaged > 0) {
    lines[side][place] = { ...target, checks: false };
    chance += damaged * chanceOf(lines, side, cards);
  }
  lines[side].splice(place, 1);
  return chance + sunk * chanceOf(lines, side, cards);
}

/** With this side to fire. */
function chanceOf({ first, second }: Readonly<Record<SideOf, readonly Hull[]>>, next: SideOf, cards: number): number {
  return next === 'first' ? winChance(first, second, cards) : 1 - winChance(second, first, -cards);
}

function salvoUnderWay({ stack }: State): Salvo | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.kind === 'salvo') return frame;
    if (frame?.kind === 'battle') return null;
  }
  return null;
}

function outlookOf(state: State, salvo: Salvo): Outlook {
  if (top(state)?.kind === 'undying-crew' || salvo.stage === 'sinking') return { sunk: 1, damaged: 0 };
  if (salvo.result !== null || salvo.stage === 'answer' || salvo.stage === 'over') return { sunk: 0, damaged: 0 };
  const checks = checksAfterHit(state, salvo);
  const defence = defenceOf(state, salvo);
  if (salvo.stage === 'attack' || salvo.stage === 'defence' || salvo.stage === 'dice') {
    const { sunk, damaged, of } = salvoOdds({ dice: diceOf(state, salvo), defence, checks });
    return { sunk: sunk / of, damaged: damaged / of };
  }
  if (salvo.hits === 0) return { sunk: 0, damaged: 0 };
  if (!checks) return { sunk: 1, damaged: 0 };
  const { ways, of } = survivalOdds(salvo.hits, defence);
  return { sunk: 1 - ways / of, damaged: ways / of };
}

function handOf(state: State, { pirate }: Side): number {
  return pirate === null ? 0 : at(state.pirates, pirate).hand.length;
}

/** What there is to win, or to keep. */
function prizeOf(scan: Scan, { cause, sea, first }: Battle, seat: Seat): number {
  switch (cause) {
    case 'sea':
      if (sea === null) return 0;
      return first.pirate === seat ? seaWorth(scan, seat, sea) : keepWorth(scan, seat, sea);
    case 'convoy':
      return goldWorth(FIGURES.convoyGold);
    case 'monster':
      return GUESSES.monster;
    case 'armada':
      return GUESSES.victory;
  }
}

/** Boarded ships come along only with a victor. */
function prizes(state: State, { captured }: Side): number {
  let price = 0;
  for (const ship of captured) price += shipCard(state, ship).price;
  return fleetOfPrice(price) / 2;
}
