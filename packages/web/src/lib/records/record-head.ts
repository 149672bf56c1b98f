// What a record says of itself before it is played.
import { Fault } from '@quarterdeck/kernel';

/** The game that a record names. */
export function gameOf(record: string): string {
  const [, id] = /^game ([a-z0-9-]+) /m.exec(record.slice(0, 200)) ?? [];
  if (id === undefined) throw new Fault('bad-record', 'line 2: this is no record of a Quarterdeck game');
  return id;
}
