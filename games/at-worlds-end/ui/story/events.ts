// Events by their kind.
import type { Event } from '@quarterdeck/at-worlds-end';

export type EventOf = { readonly [K in Event['type']]: Extract<Event, { type: K }> };
