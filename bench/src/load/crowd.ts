// People at tables, as the server meets them: guests with cookies, each with a socket.
import { once } from 'node:events';
import { at, pick, type Rng } from '@quarterdeck/kernel';
import { PULSE } from '@quarterdeck/protocol';
import * as z from 'zod';

const position = z.looseObject({
  table: z.looseObject({ id: z.string(), at: z.int(), stage: z.string() }),
  shown: z.looseObject({ legal: z.array(z.record(z.string(), z.unknown())) }),
});
const answer = z.looseObject({ ticket: z.string().nullable(), result: z.unknown().optional(), error: z.unknown().optional() });
const created = z.looseObject({ id: z.string() });

/** How what tells of a grown log begins. */
const STEPS = ['{"type":"told"', '{"type":"step"'];

export type Move = z.infer<typeof position>['shown']['legal'][number];

export interface Member {
  readonly cookie: string;
  readonly socket: WebSocket;
  /** What this one may answer, and to which length of the log. */
  turn: { readonly at: number; readonly legal: readonly Move[] } | null;
  isOver: boolean;
  /** Hears where each step began. */
  onStep: (from: number) => void;
  /** The table whose messages count. */
  table: string;
  readonly asked: Map<string, (result: unknown) => void>;
}

let tickets = 0;

/** Sends a request and waits until it was done. */
export function ask(member: Member, wish: object): Promise<unknown> {
  tickets += 1;
  const ticket = `t${tickets}`;
  return new Promise((resolve) => {
    member.asked.set(ticket, resolve);
    member.socket.send(JSON.stringify({ ...wish, ticket }));
  });
}

/** Somebody new, with a socket. */
export async function arrive(url: string): Promise<Member> {
  const welcome = await fetch(`${url}/api/me`);
  await welcome.arrayBuffer();
  const cookie = welcome.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
  return connect(url, cookie);
}

export async function connect(url: string, cookie: string): Promise<Member> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  await once(socket, 'open');
  const member: Member = { cookie, socket, turn: null, isOver: false, onStep: () => {}, table: '', asked: new Map() };
  socket.addEventListener('message', ({ data }) => hear(member, String(data)));
  socket.addEventListener('close', () => fail('a socket was closed'));
  return member;
}

/** A crowd that has lost somebody measures nothing any more. */
function fail(why: string): never {
  process.stderr.write(`load: ${why}\n`);
  process.exit(1);
}

/** Only whoever is asked reads a position to its end: a thousand readers in one process would measure themselves. */
function hear(member: Member, text: string): void {
  if (text === PULSE.text) member.socket.send(text);
  else if (text.startsWith('{"type":"done"') || text.startsWith('{"type":"refused"')) settle(member, text);
  else hearTable(member, text);
}

function hearTable(member: Member, text: string): void {
  const isStep = STEPS.some((step) => text.startsWith(`${step},"table":{"id":"${member.table}"`));
  if (!isStep && !text.startsWith(`{"type":"snapshot","table":{"id":"${member.table}"`)) return;
  const isAsked = text.includes('"legal":[{');
  member.isOver = text.includes('"stage":"over"');
  member.turn = isAsked && !member.isOver ? turnOf(text) : null;
  if (isStep) member.onStep(Number(/"from":(\d+)/.exec(text)?.[1]));
}

function turnOf(text: string): Member['turn'] {
  const { table, shown } = position.parse(JSON.parse(text));
  return { at: table.at, legal: shown.legal };
}

function settle(member: Member, text: string): void {
  const { ticket, result, error } = answer.parse(JSON.parse(text));
  if (error !== undefined) fail(`refused: ${JSON.stringify(error)}`);
  member.asked.get(ticket ?? '')?.(result);
  member.asked.delete(ticket ?? '');
}

export interface NewTable {
  readonly game: string;
  readonly options: object;
}

/** A table with these people, its game begun. */
export async function sitDown(url: string, members: readonly Member[], { game, options }: NewTable): Promise<string> {
  const seats = members.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const headers = { cookie: at(members, 0).cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ game, options, seats });
  const { id } = created.parse(await (await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).json());
  for (const [seat, member] of members.entries()) {
    await watch(member, id);
    if (seat > 0) await ask(member, { type: 'sit', table: id, seat });
  }
  return id;
}

export async function watch(member: Member, table: string): Promise<void> {
  member.table = table;
  member.turn = null;
  await ask(member, { type: 'watch', table, since: null });
}

/** Whoever of them is asked plays any legal move; the promise is kept when it was done. Null where nobody is asked. */
export function moveOf(members: readonly Member[], rng: Rng): { readonly at: number; done: Promise<unknown> } | null {
  const member = members.find(({ turn }) => turn !== null);
  if (member === undefined || member.turn === null) return null;
  const { at: against, legal } = member.turn;
  member.turn = null;
  const done = ask(member, { type: 'move', table: member.table, at: against, move: pick(legal, rng) });
  return { at: against, done };
}

/** So many at a time, all in the end. */
export async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
