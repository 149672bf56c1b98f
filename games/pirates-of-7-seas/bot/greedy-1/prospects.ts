// What a chosen character promises before its turn has come: without this a choice would look as good as any other.
import { at, type Seat } from '@quarterdeck/kernel';
import { CHARACTERS, type Character, GOODS, isCaravan, isCurse, isPort, type PortCard, RETURNING } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { reserveOf } from '../../src/fleet.ts';
import { proceeds, proceedsOfAll } from '../../src/market.ts';
import { freeFlags, playerOf } from '../../src/table.ts';
import type { Player, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';
import { canSend, raidGain } from './raids.ts';
import { caravansToCome, roundsToCome } from './worth.ts';

const MARK = -FIGURES.pointsPerMark;

/** What the character that this seat has chosen will bring; nothing when its turn has come. */
export function promiseOf(state: State, seat: Seat): number {
  const frame = state.stack.at(-1);
  const chosen = (frame?.kind === 'choose-character' ? frame.chosen[seat] : state.chosen[seat]) ?? null;
  if (chosen === null || hasBegun(state, seat, chosen)) return 0;
  const back = RETURNING.includes(chosen) ? GUESSES.character * playerOf(state, seat).played.length : -GUESSES.character;
  return actionWorth(state, seat, chosen) + back * Math.min(1, roundsToCome(state) / 2);
}

function hasBegun(state: State, seat: Seat, character: Character): boolean {
  if (CHARACTERS.indexOf(character) >= state.called) return false;
  const [round] = state.stack;
  return round?.kind !== 'round' || !round.queue.includes(seat);
}

function actionWorth(state: State, seat: Seat, character: Character): number {
  const player = playerOf(state, seat);
  const keeps = Math.min(1, roundsToCome(state) / 6);
  switch (character) {
    case 'shipwright': {
      const ships = Math.min(reserveOf(player), player.chests);
      return ships === 0 ? MARK : Math.max(MARK, ships * ((GUESSES.ship + GUESSES.freeShip) * keeps - 1) + GUESSES.alone);
    }
    case 'governor':
      return corsairWorth(state, player, keeps);
    case 'captain':
      return bestRaid(state, seat, player);
    case 'aborigine':
      return player.hand.some(isPort) ? bestPort(state, seat, player) : MARK;
    case 'shaman':
      return player.hand.some(isCurse) ? layingWorth(state) : MARK;
    case 'merchant':
      return saleWorth(state, player);
    case 'cartographer':
      return mapWorth(state, player);
  }
}

/** The reserve, less the mark, and the marks that the best of the free flags will cost. */
function corsairWorth(state: State, player: Player, keeps: number): number {
  const toCome = freeFlags(state).map((nation) => caravansToCome(state, nation));
  if (toCome.length === 0) return MARK;
  const ships = reserveOf(player) * (GUESSES.ship + GUESSES.freeShip) * keeps;
  return ships + MARK * (1 - GUESSES.alone) + MARK * GUESSES.flag * Math.min(...toCome) * keeps;
}

/** Getting rid of a card, the more urgent the fewer rounds there are. */
function layingWorth(state: State): number {
  return Math.max(0.2, 3 - roundsToCome(state));
}

function bestRaid(state: State, seat: Seat, { hand }: Player): number {
  const gains = hand.filter(isCaravan).map((card) => {
    const ships = canSend(state, seat, card);
    const others = state.players.reduce((sum, _, other) => sum + (other === seat ? 0 : 0.6 * canSend(state, other, card)), 0);
    return ships === 0 ? MARK : raidGain(state, seat, card, ships, ships + others);
  });
  return gains.length === 0 ? MARK : Math.max(...gains) + layingWorth(state) + GUESSES.alone;
}

/** What the best port in hand changes for one's own goods, less what it changes for the rival who gains most. */
function bestPort(state: State, seat: Seat, { hand }: Player): number {
  const gains = hand.filter(isPort).map((port) => {
    const rivals = state.players.filter((_, other) => other !== seat).map(({ goods }) => portGain(state, port, goods));
    return portGain(state, port, playerOf(state, seat).goods) - Math.max(...rivals);
  });
  return Math.max(MARK, Math.max(...gains) + layingWorth(state) + GUESSES.alone);
}

/** What goods would bring more there than here. */
function portGain(state: State, port: PortCard, goods: Player['goods']): number {
  return proceedsOfAll({ ...state, port }, goods) - proceedsOfAll(state, goods);
}

/** What a sale brings beyond what the goods are counted for: room in the holds, and no more hope needed. */
function saleWorth(state: State, { goods }: Player): number {
  const cards = GOODS.reduce((sum, good) => sum + goods[good], 0);
  if (cards === 0) return MARK;
  const dear = GOODS.reduce((sum, good) => sum + (goods[good] >= 3 ? proceeds(state, good, goods[good]) : 0), 0);
  return 0.25 * dear + 0.2 * cards + GUESSES.alone - 1;
}

function mapWorth(state: State, { hand }: Player): number {
  if (state.bag.length === 0) return MARK;
  const isLate = roundsToCome(state) < at([1, 2, 4, 6, 8, 10, 12], Math.min(hand.length, 6));
  return isLate ? MARK : 1.2 - 0.25 * hand.length;
}
