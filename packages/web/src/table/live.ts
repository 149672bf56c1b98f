// What a table on a server has besides its feed.
import type { WholeTable } from '@quarterdeck/protocol';

export interface Live {
  /** Who we are, as the seats name people. */
  readonly me: string;
  /** What a guest is called; null for an account, which has a name of its own. */
  readonly guest: string | null;
  rename(name: string): Promise<void>;
  find(table: string): Promise<WholeTable>;
}
