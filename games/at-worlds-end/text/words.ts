// The game's own words in one language: the names of its things, and what only its board or its terminal says.
import type { AnyShip, ByManoeuvre, BySea, EventName, Good, Hero, Part, ShipClass } from '../src/data/cards.ts';
import type { HeroFigures } from '../src/data/components.ts';
import type { BattleWords } from './battle.ts';
import type { BoardWords } from './board.ts';
import type { TerminalWords } from './terminal.ts';
import type { Window } from './windows.ts';

/** The free skill and the paid skill of each hero. */
export type Skills = Readonly<Record<Hero, readonly [free: string, paid: string]>>;

export interface Words {
  readonly company: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly seas: Readonly<BySea<string>>;
  readonly goods: Readonly<Record<Good, string>>;
  readonly classes: Readonly<Record<ShipClass, string>>;
  readonly ships: Readonly<Record<AnyShip, string>>;
  readonly manoeuvres: Readonly<ByManoeuvre<string>>;
  /** What a manoeuvre does. */
  readonly manoeuvreRules: Readonly<ByManoeuvre<string>>;
  readonly stances: Readonly<Record<'attack' | 'defence', string>>;
  /** When a manoeuvre is played, in a few words. */
  readonly windows: Readonly<Record<Window, string>>;
  readonly heroes: Readonly<Record<Hero, string>>;
  readonly skills: Skills;
  /** What the skills do, with the figures of the table. */
  skillRules(figures: HeroFigures): Skills;
  /** The event of a throw, and what it does. */
  readonly eventNames: Readonly<Record<EventName, string>>;
  readonly eventRules: Readonly<Record<EventName, string>>;
  readonly board: BoardWords;
  readonly battle: BattleWords;
  readonly terminal: TerminalWords;
}
