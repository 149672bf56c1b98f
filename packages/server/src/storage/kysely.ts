// Storage by SQL that every home understands: nothing here is SQLite's alone.
import type { Kysely } from 'kysely';
import { chatOf } from './chat.ts';
import { keysOf, pushOf } from './keys.ts';
import { listsOf } from './lists.ts';
import { maintenanceOf } from './maintenance.ts';
import { peopleOf } from './people.ts';
import { retentionOf } from './retention.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';
import { tablesOf } from './tables.ts';

export function kyselyStorage(db: Kysely<Schema>): Storage {
  return {
    ...tablesOf(db),
    ...maintenanceOf(db),
    ...chatOf(db),
    ...listsOf(db),
    ...peopleOf(db),
    ...pushOf(db),
    ...keysOf(db),
    ...retentionOf(db),
    close: () => db.destroy(),
  };
}
