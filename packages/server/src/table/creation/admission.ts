// Whether somebody may set a table up, and of what.
import { type AnyGame, short } from '@quarterdeck/kernel';
import { refusal, type SeatWish } from '@quarterdeck/protocol';
import type { Bots } from '../../bots/bots.ts';
import type { Limits } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Budget } from './budget.ts';
import { botOf } from './new-table.ts';

export interface Admission {
  findGame(id: string): AnyGame;
  checkSeats(seats: readonly SeatWish[]): void;
  /** Whether somebody may set another table up; it is counted, whatever becomes of it. */
  checkTables(person: string, isOfBots: boolean): Promise<void>;
}

export interface AdmissionParts {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: Pick<Bots, 'check'>;
  readonly storage: Pick<Storage, 'countGoing'>;
  /** Tables that somebody may set up. */
  readonly budget: Budget;
  readonly limits: Pick<Limits, 'tablesPerPerson' | 'botTables'>;
}

export function makeAdmission({ games, bots, storage, budget, limits }: AdmissionParts): Admission {
  return {
    findGame(id) {
      const game = games.get(id);
      if (game !== undefined) return game;
      throw refusal('bad-request', `there is no game '${short(id)}' here: choose one of ${[...games.keys()].join(', ')}`);
    },
    checkSeats(seats) {
      if (seats.filter((seat) => seat === 'me').length > 1) throw refusal('bad-request', "only one seat can be 'me'");
      for (const bot of seats.flatMap((seat) => botOf(seat) ?? [])) bots.check(bot);
    },
    async checkTables(person, isOfBots) {
      const going = await storage.countGoing(person);
      if (going.own >= limits.tablesPerPerson) throw refusal('too-many', 'you sit at too many tables: finish or leave one');
      if (isOfBots && going.ofBots >= limits.botTables)
        throw refusal('too-many', 'bots play alone at enough of your tables: wait until a game is over');
      if (!budget.spend(person)) throw refusal('too-many', 'you have set up many tables: please wait a few minutes');
    },
  };
}
