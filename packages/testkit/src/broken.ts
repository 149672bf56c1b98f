// What the suite reports: which law of the contract was broken, and how.

export class Broken extends Error {
  override readonly name = 'Broken';
  readonly law: string;

  constructor(law: string, message: string) {
    super(`${law}: ${message}`);
    this.law = law;
  }
}

export function demand(law: string, holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Broken(law, message());
}
