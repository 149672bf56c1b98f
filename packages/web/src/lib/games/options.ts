// Options of a game as words.
import {
  type AnyGame,
  type AnyOptionSpec,
  type GameText,
  type GameTypes,
  optionSpecs,
  parseOptions,
  same,
} from '@quarterdeck/kernel';
import type { ShellText } from '../../text/types.ts';

/** The words of one option, whatever its kind. */
export interface AnyOptionText {
  readonly title: string;
  readonly help: string;
  readonly values: unknown;
}

/** The words of every option by its name. */
export function optionTexts({ options }: GameText<GameTypes>): ReadonlyMap<string, AnyOptionText> {
  return new Map(Object.entries(options));
}

/** A choice by its name. */
export function choiceName({ values }: AnyOptionText, choice: string): string {
  const name = typeof values === 'object' && values !== null ? new Map(Object.entries(values)).get(choice) : undefined;
  return typeof name === 'string' ? name : choice;
}

export function optionValue(spec: AnyOptionSpec, option: AnyOptionText, value: unknown, text: ShellText): string {
  switch (spec.kind) {
    case 'flag':
      return value === true ? text.rules.yes : text.rules.no;
    case 'choice':
      return choiceName(option, String(value));
    case 'number':
      return String(value);
    case 'table':
      return text.setup.tableOption;
  }
}

/** The options of a table that are not the usual ones, in words. */
export function unusualOptions(
  game: AnyGame,
  words: GameText<GameTypes>,
  chosen: Readonly<Record<string, unknown>>,
  text: ShellText,
): readonly string[] {
  const titles = optionTexts(words);
  return [...optionSpecs(game)].flatMap(([name, spec]) => {
    const [option, value] = [titles.get(name), chosen[name]];
    if (option === undefined || value === undefined || same(value, spec.default)) return [];
    if (spec.kind === 'flag' && value === true) return [option.title];
    return [spec.kind === 'table' ? option.title : `${option.title}: ${optionValue(spec, option, value, text)}`];
  });
}

/** A table as a file that its owner may correct: the one of the game, or the one that the other options stand for. */
export function tableToCorrect(
  game: AnyGame,
  chosen: Readonly<Record<string, unknown>>,
  name: string,
  seats: number,
): string | null {
  const spec = optionSpecs(game).get(name);
  if (spec?.kind !== 'table') return null;
  const options = parseOptions(game, { ...chosen, [name]: spec.default });
  const table = spec.default ?? spec.sample?.(options, seats) ?? null;
  return table === null ? null : `${JSON.stringify(table, null, 2)}\n`;
}
