// Transactions that wait for each other share one commit. To bring a commit to the disk takes longer than all the rest of an
// action together, and while it lasts others come: they are done one after another within one transaction of the
// database, and all of them are on the disk before the first is told so.
import type { DatabaseSync } from 'node:sqlite';

export interface SharedCommit {
  /** Begins an action of its own within the shared transaction. */
  begin(): void;
  /** The action is done; the promise is kept when it is on the disk. */
  end(): Promise<void>;
  /** Leaves nothing of the action, and everything of the others. */
  undo(): void;
  /** Brings what was done so far to the disk. */
  settle(): void;
  /** Where an error has cost the whole transaction, it has cost all who wait for it. */
  check(error: unknown): void;
}

interface Member {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Actions that share one commit, at most. */
const MOST = 256;

export function sharedCommit(database: DatabaseSync): SharedCommit {
  let members: Member[] = [];

  function dismiss(tell: (member: Member) => void): void {
    const dismissed = members;
    members = [];
    for (const member of dismissed) tell(member);
  }

  function settle(): void {
    if (!database.isOpen || !database.isTransaction) return;
    try {
      database.exec('commit');
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      dismiss(({ reject }) => reject(error));
      return;
    }
    dismiss(({ resolve }) => resolve());
  }

  return {
    begin() {
      if (members.length >= MOST) settle();
      if (!database.isTransaction) database.exec('begin immediate');
      database.exec('savepoint action');
    },
    end() {
      database.exec('release action');
      return new Promise((resolve, reject) => members.push({ resolve, reject }));
    },
    undo() {
      // After some errors, a full disk among them, SQLite has rolled back by itself.
      if (database.isTransaction) database.exec('rollback to action; release action');
    },
    settle,
    check(error) {
      if (!database.isTransaction) dismiss(({ reject }) => reject(error));
    },
  };
}
