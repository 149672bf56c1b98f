// Setting a table up.
import { type AnyGame, openMatch } from '@quarterdeck/kernel';
import { type CreateTable, refusal } from '@quarterdeck/protocol';
import type { Checker } from '../../check/checker.ts';
import type { Metrics } from '../../metrics.ts';
import type { Follows, Storage } from '../../storage/storage.ts';
import type { StoredTable } from '../../storage/stored.ts';
import type { Changer } from '../change/change.ts';
import { begin, isOpen } from '../requests/seats.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Rules } from '../rules/rules.ts';
import { hasOwnComponents } from '../rules/trust.ts';
import { optionsOf } from '../telling/info.ts';
import type { Admission } from './admission.ts';
import { isOfBots, newTable } from './new-table.ts';
import type { Promises } from './promises.ts';

/** What somebody adds to the luck of a table, after they were promised its seed. */
export type AddedLuck = Pick<CreateTable, 'commitment' | 'nonce'>;

export interface Creation {
  create(person: string, wish: CreateTable): Promise<Room>;
  /** The seed that was promised; who adds to the luck without a promise could be given a seed that fits. */
  promisedSeed(person: string, luck: AddedLuck): string;
  /** Keeps a new table and opens it; where nobody is missing, its game begins at once. Null where another follows the game already. */
  setUp(table: StoredTable, follows: Follows | null): Promise<Room | null>;
}

export interface CreationParts {
  readonly storage: Pick<Storage, 'createTable'>;
  readonly admission: Admission;
  readonly promises: Promises;
  readonly rules: Rules;
  /** For components of a stranger's making, which are tried out apart from everybody else. */
  readonly checker: Pick<Checker, 'options'>;
  readonly trusted: ReadonlySet<AnyGame>;
  readonly rooms: Rooms;
  readonly changer: Changer;
  readonly metrics: Metrics;
  now(): number;
}

export function makeCreation(parts: CreationParts): Creation {
  const { storage, admission, promises, rooms, changer, metrics, now } = parts;

  function promisedSeed(person: string, { commitment, nonce }: AddedLuck): string {
    if (commitment !== null) return promises.redeem(person, commitment);
    if (nonce !== null)
      throw refusal('bad-request', "a nonce needs a promised seed: ask for a promise first, and send its 'commitment'");
    return promises.redeem(person, promises.make(person));
  }

  async function setUp(table: StoredTable, follows: Follows | null): Promise<Room | null> {
    if (!(await storage.createTable(table, follows))) return null;
    metrics.count('tables_created');
    const room = await rooms.open(table.id);
    await room.queue.add(() =>
      changer.change(room, null, (state) => (isReady(state.table) ? begin(state, state.table.seats) : null)),
    );
    return room;
  }

  return {
    promisedSeed,
    setUp,
    async create(person, wish) {
      const game = admission.findGame(wish.game);
      admission.checkSeats(wish.seats);
      await admission.checkTables(person, isOfBots(wish.seats));
      const options = await checkedOptions(parts, game, wish);
      const seed = promisedSeed(person, wish);
      const seats = wish.seats.map((seat) => ({ wish: seat, nonce: seat === 'me' ? wish.nonce : null }));
      const { visibility, clock } = wish;
      const room = await setUp(newTable(game, { host: person, options, seed, visibility, clock, seats }, now()), null);
      return room ?? raced();
    },
  };
}

function isReady({ stage, seats }: StoredTable): boolean {
  return stage === 'gathering' && !seats.some(isOpen);
}

function raced(): never {
  throw new Error('a table that follows no game can be set up');
}

/** Options as they are written down. */
async function checkedOptions(parts: CreationParts, game: AnyGame, wish: CreateTable): Promise<Record<string, unknown>> {
  const { rules, checker, trusted } = parts;
  const isTrusted = trusted.has(game);
  const seats = wish.seats.length;
  if (isTrusted && hasOwnComponents(game, wish.options)) return checker.options(game.id, wish.options, seats);
  const { options } = rules.run({ table: 'new', isTrusted }, () => openMatch(game, { options: wish.options, seats }));
  return optionsOf(game, options);
}
