// The one exit: whatever goes to a client is a message by its type, and becomes text here and nowhere else.
import type { SaidMessage } from '@quarterdeck/protocol';

/** A message as it goes over the wire; whoever is told the same gets the same text. */
export class Said {
  readonly #text: string;

  /** `texts` where it has parts that others are told too. */
  constructor(message: SaidMessage, texts?: Texts) {
    this.#text = texts === undefined ? JSON.stringify(message) : texts.ofMessage(message);
  }

  get text(): string {
    return this.#text;
  }
}

/** The texts of what one change brings to many: what several messages have in a field becomes text once. */
export class Texts {
  readonly #known = new Map<object, string>();

  ofMessage(message: SaidMessage): string {
    const fields = Object.entries(message).map(([name, value]) => `"${name}":${this.#of(value)}`);
    return `{${fields.join(',')}}`;
  }

  #of(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = this.#known.get(value) ?? JSON.stringify(value);
    this.#known.set(value, text);
    return text;
  }
}

/** Somebody who looks on. */
export interface Watcher {
  readonly person: string;
  send(said: Said): void;
}
