// Which options go with how many seats, so that the form of a table can say it before somebody asks in vain.
import { type AnyGame, type Language, optionSpecs, parseOptions } from '@quarterdeck/kernel';

export type Chosen = Readonly<Record<string, unknown>>;

/** All numbers of seats for which the game can be set up with these options; none if they never go together. */
export function seatsFor(game: AnyGame, chosen: Chosen): readonly number[] {
  const { min, max } = game.seats;
  const options = parsed(game, chosen);
  if (options === null) return [];
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.filter((seats) => (game.refuseSetup?.(options, seats) ?? null) === null);
}

function parsed(game: AnyGame, chosen: Chosen): ReturnType<typeof parseOptions> | null {
  try {
    return parseOptions(game, chosen);
  } catch {
    return null;
  }
}

/** The options with another value of one of them. Where they then never go together, the other choices fall back to what is usual. */
export function withOption(game: AnyGame, chosen: Chosen, name: string, value: unknown): Record<string, unknown> {
  const next = { ...chosen, [name]: value };
  if (seatsFor(game, next).length > 0) return next;
  const others = [...optionSpecs(game)].filter(([other, { kind }]) => other !== name && kind === 'choice');
  const usual = others.map(([other, spec]) => ({ ...next, [other]: spec.default }));
  return usual.find((options) => seatsFor(game, options).length > 0) ?? next;
}

/** For each value of a choice the seats that it leaves; null if it makes no difference which is taken. */
export function seatsByChoice(game: AnyGame, chosen: Chosen, name: string): ReadonlyMap<string, readonly number[]> | null {
  const spec = optionSpecs(game).get(name);
  if (spec?.kind !== 'choice' || game.refuseSetup === undefined) return null;
  const seats = new Map(spec.of.map((value) => [value, seatsFor(game, withOption(game, chosen, name, value))]));
  return new Set([...seats.values()].map(String)).size > 1 ? seats : null;
}

/** The next number of seats up or down: one that fits, if there is one on that side. */
export function nextSeats(game: AnyGame, chosen: Chosen, count: number, step: 1 | -1): number {
  const { min, max } = game.seats;
  const beyond = seatsFor(game, chosen).filter((seats) => (seats - count) * step > 0);
  const next = step > 0 ? beyond[0] : beyond.at(-1);
  return next ?? Math.max(min, Math.min(count + step, max));
}

/** Numbers in words: 2–4 or 6. Three and more in a row are a range. */
export function someOf(numbers: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const said = runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(said);
}
