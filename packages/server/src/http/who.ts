// Who somebody is, as they are told themselves.
import { type Me, refusal } from '@quarterdeck/protocol';
import type { Person } from '../identity.ts';
import type { Storage } from '../storage/storage.ts';

/** Null for somebody who has deleted themselves. */
export async function knownMe(storage: Pick<Storage, 'findPerson'>, { id, guest, username }: Person): Promise<Me | null> {
  const person = await storage.findPerson(id);
  return person === null || person.isGone ? null : { id, name: person.name, guest, username };
}

export async function meOf(storage: Pick<Storage, 'findPerson'>, person: Person): Promise<Me> {
  const me = await knownMe(storage, person);
  if (me === null) throw refusal('no-session', 'your session has ended: open the page again');
  return me;
}
