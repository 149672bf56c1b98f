// Whose socket it is, and whether it may stay.
import { CLOSED } from '@quarterdeck/protocol';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../http/app.ts';
import { callerOf } from '../http/callers.ts';
import { isOwnOrigin } from '../http/security.ts';
import type { Identity } from '../identity.ts';
import type { Limits } from '../settings.ts';
import type { Caller, Manners } from './manners.ts';
import { type Socket, TOO_RUDE } from './socket.ts';

/** The sockets that are admitted: whose they are, and when something came from there last. */
export type Sockets = Map<Socket, Caller & { heard: number }>;

export interface DoorParts {
  readonly identity: Identity;
  readonly manners: Manners;
  readonly sockets: Sockets;
  readonly limits: Limits;
  readonly publicUrl: string | null;
}

interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** Whose socket this is; null, and the socket is closed, where it may not be. */
export async function admit(parts: DoorParts, socket: Socket, request: FastifyRequest): Promise<Caller | null> {
  const found = await callerOrRefusal(parts, request);
  if ('person' in found) return found;
  socket.close(found.code, found.reason);
  return null;
}

async function callerOrRefusal(parts: DoorParts, request: FastifyRequest): Promise<Caller | Closing> {
  const { identity, manners, publicUrl } = parts;
  if (!isOwnOrigin(request.headers.origin, request.headers.host, publicUrl))
    return { code: CLOSED.origin, reason: 'this page may not open a table here' };
  const person = await personOf(identity, request).catch(() => null);
  if (person === null) return { code: CLOSED.session, reason: 'your session has ended: open the page again' };
  const caller = { person: person.id, address: callerOf(request.ip) };
  if (!manners.mayCome(caller)) return { code: CLOSED.rude, reason: TOO_RUDE };
  return tooManySockets(parts, caller) ?? caller;
}

function tooManySockets({ sockets, limits }: DoorParts, { person, address }: Caller): Closing | null {
  const callers = [...sockets.values()];
  if (callers.filter((other) => other.person === person).length >= limits.socketsPerPerson)
    return { code: CLOSED.sockets, reason: 'too many pages are open: close one' };
  if (callers.filter((other) => other.address === address).length >= limits.socketsPerPerson * limits.peoplePerAddress)
    return { code: CLOSED.sockets, reason: 'too many pages are open at your address' };
  return null;
}
