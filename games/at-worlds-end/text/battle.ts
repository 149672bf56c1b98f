// What the scene of a battle says besides the game's own words.
import type { Cause, SalvoResult } from '../src/types.ts';

/** What is asked on the scene: the question, as its owner reads it. */
export interface Asked {
  readonly title: string;
  readonly hint: string;
}

export type Question =
  | 'firing-ship'
  | 'target'
  | 'attack-manoeuvre'
  | 'defence-manoeuvre'
  | 'steady-aim'
  | 'after-hit'
  | 'return-fire'
  | 'regroup';

export interface BattleWords {
  readonly scene: string;
  readonly yourHand: string;
  readonly orders: string;
  readonly salvo: string;
  readonly hold: string;
  readonly fightOn: string;
  readonly retreat: string;
  readonly openBag: string;
  readonly keepGold: string;
  readonly saveShip: string;
  readonly letSink: string;
  readonly damaged: string;
  readonly fired: string;
  readonly carded: string;
  readonly emptyHand: string;
  readonly chooseShip: string;
  readonly smothered: string;
  readonly check: string;
  readonly answer: string;
  readonly results: Readonly<Record<SalvoResult, string>>;
  readonly asked: Readonly<Record<Question, Asked>>;
  readonly titles: Readonly<Record<Exclude<Cause, 'sea'>, string>>;
  /** For a sea by its name. */
  battleFor(sea: string): string;
  round(number: number): string;
  firesNext(name: string): string;
  waitingFor(name: string): string;
  commands(name: string): string;
  line(name: string, ships: number): string;
  cards(count: number): string;
  withdrawn(count: number): string;
  captured(count: number): string;
  lost(count: number): string;
  /** Defence as it counts now, if it differs from the card's. */
  defenceNow(figure: number): string;
  hits(count: number): string;
  needs(face: number): string;
  fires(ship: string): string;
  at(shooter: string, target: string): string;
  hit(percent: string): string;
  sinks(percent: string): string;
  damages(percent: string): string;
  misses(percent: string): string;
  bag(gold: number, cards: number): string;
  crew(ship: string, gold: number): string;
  wins(name: string): string;
  sea(name: string, sea: string): string;
  seaKept(sea: string): string;
  readonly nobodyWins: string;
  readonly retreats: string;
  gold(amount: number): string;
  prizes(names: readonly string[]): string;
  withdraw(ship: string): string;
}
