// The one exit: whatever goes to a client is a message by its type, and becomes text here and nowhere else.
import type { SaidMessage } from '@quarterdeck/protocol';

/** A message as it goes over the wire; whoever is told the same gets the same text. */
export class Said {
  readonly #text: string;

  constructor(message: SaidMessage) {
    this.#text = JSON.stringify(message);
  }

  get text(): string {
    return this.#text;
  }
}

/** Somebody who looks on. */
export interface Watcher {
  readonly person: string;
  send(said: Said): void;
}
