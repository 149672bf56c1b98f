// What every language fills in. Which sentence is said is decided once, in say.ts; a language decides nothing.
import type { Unchosen } from '@quarterdeck/kernel';
import type { Character, Curse, Nation } from '../src/data/cards.ts';
import type { PiratesOf7Seas } from '../src/types.ts';
import type { BoardWords, Words } from './words.ts';

type ChosenPrompts = 'cartographer' | 'send-ships' | 'discard-excess';

/** Many moves are said by the name of a thing alone. */
type ChosenMoves =
  | 'deal'
  | 'choose'
  | 'take-gift'
  | 'bargain'
  | 'end-turn'
  | 'play-caravan'
  | 'play-port'
  | 'cast'
  | 'sell'
  | 'card'
  | 'send'
  | 'pair'
  | 'save'
  | 'loot'
  | 'load'
  | 'name'
  | 'die'
  | 'discard'
  | 'roll'
  | 'give'
  | 'lose';

type ChosenEvents =
  | 'round-began'
  | 'called'
  | 'gift'
  | 'became-corsair'
  | 'caravan-played'
  | 'sent'
  | 'fought'
  | 'raid-over'
  | 'sunk'
  | 'loaded'
  | 'cursed'
  | 'struck'
  | 'discarded'
  | 'guards'
  | 'drew'
  | 'end-drawn';

export interface Phrases extends Unchosen<PiratesOf7Seas, ChosenPrompts, ChosenMoves, ChosenEvents> {
  readonly ways: Ways;
  readonly own: Names & { readonly board: BoardPhrases; readonly terminal: Words['terminal'] };
}

/** Names of things; an adventure card is called by the name of the port or the curse, or as a caravan. */
export interface Names extends Omit<Words, 'adventure' | 'board' | 'terminal'> {
  caravan(nation: Nation, ships: number): string;
}

export interface BoardPhrases extends Omit<BoardWords, 'firstPlayer' | 'endCard' | 'sends'> {
  readonly ways: {
    readonly firstOfTwo: string;
    readonly firstOfMany: string;
    readonly endCardOnTop: string;
    endCardBelow(cards: number): string;
    staysAway(name: string): string;
    sends(name: string, ships: number): string;
  };
}

/** What is said in several ways, or counted in the middle of a sentence: say.ts chooses. */
export interface Ways {
  ships(count: number): string;
  chests(count: number): string;
  cards(count: number): string;
  yinYang(count: number): string;

  readonly drawAdventure: string;
  readonly drawAtTheEnd: string;
  readonly raid: string;
  sendAgainst(caravan: string): string;
  sendAgainstAsCorsair(caravan: string): string;
  discardExcess(cards: number): string;

  readonly giftShip: string;
  readonly giftChest: string;
  readonly giftCard: string;
  bargain(goods: string, chests: number): string;
  readonly endTurn: string;
  readonly endTurnIdly: string;
  castProtecting(curse: string, ships: number): string;
  castUnprotected(curse: string): string;
  sell(goods: string, chests: number): string;
  readonly stayAway: string;
  send(ships: number): string;
  readonly caravan: string;
  pair(red: number, pirate: number, whose: string): string;
  readonly letAllSink: string;
  save(ships: number): string;
  readonly loadNothing: string;
  load(goods: string): string;
  redDie(face: number): string;
  dieOf(name: string, face: number): string;
  discard(goods: string): string;

  roundBegan(round: number, first: string): string;
  lastRoundBegan(round: number, first: string, left: number): string;
  readonly nobody: string;
  gift(name: string, character: Character, what: string): string;
  becameCorsair(name: string, nation: Nation): string;
  becameCorsairWithShips(name: string, nation: Nation, ships: number): string;
  calledRaid(name: string, caravan: string, limit: number): string;
  stayedAway(name: string): string;
  sent(name: string, ships: number): string;
  /** The distance in tenths of a millimetre. */
  fought(red: number, pirate: number, whose: string, distance: number, end: string): string;
  readonly pirateSinks: string;
  readonly caravanSinks: string;
  readonly bothSink: string;
  readonly raidWon: string;
  readonly raidLost: string;
  lostShips(name: string, ships: number): string;
  savedShips(name: string, ships: number): string;
  loaded(name: string, goods: string): string;
  threwOverboard(name: string, goods: string): string;
  cursed(name: string, curse: Curse): string;
  cursedProtecting(name: string, curse: Curse, ships: number): string;
  struck(name: string, losses: readonly string[]): string;
  discarded(name: string, goods: string): string;
  guardsSent(name: string, ships: number): string;
  guardsBack(name: string, ships: number): string;
  drew(name: string, card: string): string;
  drewUnseen(name: string): string;
  endDrawn(name: string): string;
  readonly endCame: string;
}
