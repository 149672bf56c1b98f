// How often one caller may ask over HTTP. What counts is the route that was found, never how its address was written.

import { type Refused, refusal } from '@quarterdeck/protocol';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../settings.ts';
import { type Allowance, makeAllowance, perMinute, type Ticks } from './allowance.ts';
import type { App } from './app.ts';
import { callerOf } from './callers.ts';
import { isPageAddress } from './pages.ts';

/** Beyond all requests, some kinds have an allowance of their own. */
export const KINDS = ['writes', 'logins', 'guests'] as const;
export type Kind = (typeof KINDS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to this route counts as, besides being one. */
    readonly counts?: Kind;
  }
}

export function counts(kind: Kind): { readonly counts: Kind } {
  return { counts: kind };
}

export interface Counted {
  /** Counts one more of a kind; a Refused where it is one too many. */
  count(request: Pick<FastifyRequest, 'ip'>, kind: Kind): void;
}

export function limitRequests(app: App, limits: Limits, ticks: Ticks): Counted {
  const all = makeAllowance(perMinute(limits.requests), ticks);
  const byKind: Readonly<Record<Kind, Allowance>> = {
    writes: makeAllowance(perMinute(limits.writes), ticks),
    logins: makeAllowance(perMinute(limits.logins), ticks),
    guests: makeAllowance(perMinute(limits.guests), ticks),
  };
  const count: Counted['count'] = ({ ip }, kind) => {
    if (!byKind[kind].take(callerOf(ip))) throw tooMany();
  };
  app.addHook('onRequest', async (request) => {
    if (isOfThePage(request)) return;
    if (!all.take(callerOf(request.ip))) throw tooMany();
    const { counts: kind } = request.routeOptions.config;
    if (kind !== undefined) count(request, kind);
  });
  return { count };
}

function tooMany(): Refused {
  return refusal('too-many', 'too many requests: please wait a minute');
}

/** A club behind one address opens the page at once: its dozens of files cost nothing and do not count. */
function isOfThePage(request: FastifyRequest): boolean {
  const { url: route } = request.routeOptions;
  return route === undefined ? isPageAddress(request) : !isApi(route);
}

/** Whether a route, as it was declared, belongs to the API. */
export function isApi(route: string | undefined): boolean {
  return route === '/api' || route?.startsWith('/api/') === true;
}
