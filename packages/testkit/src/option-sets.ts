// Which options a game is tested with: the defaults, every value of every option alone, and random mixtures.
import { type AnyGame, type AnyOptionSpec, optionSpecs, parseOptions, pick, type Rng } from '@quarterdeck/kernel';

export type Options = Readonly<Record<string, unknown>>;

/** Options that are held have their value in every set. */
export function optionSets(game: AnyGame, held: Options = {}): Options[] {
  const alone = [...optionSpecs(game)].flatMap(([name, spec]) =>
    valuesOf(spec)
      .filter((value) => value !== spec.default && !(name in held))
      .map((value) => ({ ...held, [name]: value })),
  );
  return [held, ...alone];
}

export function randomOptions(game: AnyGame, rng: Rng, held: Options = {}): Options {
  const random = Object.fromEntries([...optionSpecs(game)].map(([name, spec]) => [name, pick(valuesOf(spec), rng)]));
  return { ...random, ...held };
}

/** The numbers of seats that go with these options. */
export function seatCounts(game: AnyGame, given: Options): number[] {
  const options = parseOptions(game, given);
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
    (seats) => (game.refuseSetup?.(options, seats) ?? null) === null,
  );
}

function valuesOf(spec: AnyOptionSpec): readonly unknown[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return spec.of;
    case 'number':
      return [...new Set([spec.min, spec.default, spec.max])];
    case 'table':
      return [spec.default];
  }
}
