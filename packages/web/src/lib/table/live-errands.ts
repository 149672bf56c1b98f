// What was asked of a server and is not answered yet: a ticket makes sending it again harmless.
import type { Failure, Message, SentRequest } from '@quarterdeck/protocol';
import { Refused } from './feed.ts';

interface Errand {
  readonly request: SentRequest;
  done(result: unknown): void;
  fail(error: Refused): void;
}

/** What asks and changes nothing: nobody needs to be told that it waits. */
const ASKING: readonly SentRequest['type'][] = ['watch', 'unwatch', 'hint', 'review'];

export class Errands {
  readonly #open = new Map<string, Errand>();
  readonly #send: (text: string) => void;

  constructor(send: (text: string) => void) {
    this.#send = send;
  }

  /** What a player waits for. */
  get waiting(): SentRequest['type'][] {
    return [...this.#open.values()].map(({ request }) => request.type).filter((type) => !ASKING.includes(type));
  }

  go(request: SentRequest): Promise<unknown> {
    return new Promise((done, fail) => {
      this.#open.set(request.ticket, { request, done, fail });
      this.#post(request);
    });
  }

  /** The line is back. Who watches asks anew, for what was missed. */
  goAgain(): void {
    for (const { request } of this.#open.values()) if (request.type !== 'watch') this.#post(request);
  }

  /** The line is down: what was watched by it is watched no more. */
  forgetWatching(): void {
    for (const [ticket, { request }] of this.#open) if (request.type === 'watch') this.#open.delete(ticket);
  }

  /** The answer has come; of a refusal whoever asks hears which request it was, and why. */
  settle(
    said: Extract<Message, { type: 'done' | 'refused' }>,
  ): { readonly request: SentRequest; readonly error: Failure } | null {
    const errand = said.ticket === null ? undefined : this.#open.get(said.ticket);
    if (errand === undefined || said.ticket === null) return null;
    this.#open.delete(said.ticket);
    if (said.type === 'done') {
      errand.done(said.result);
      return null;
    }
    errand.fail(new Refused(said.error));
    return { request: errand.request, error: said.error };
  }

  #post(request: SentRequest): void {
    this.#send(JSON.stringify(request));
  }
}
