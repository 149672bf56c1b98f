// The one who set the table up.
import type { TableInfo } from '@quarterdeck/protocol';

/** What the host is called; null where the host has no seat, and is not known by name. */
export function hostName({ host, seats }: Pick<TableInfo, 'host' | 'seats'>): string | null {
  const found = seats.find((holder) => holder.kind === 'person' && holder.id === host);
  return found?.kind === 'person' ? found.name : null;
}
