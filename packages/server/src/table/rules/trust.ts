// Whose rules are known to come to an end: games of the catalog, which the conformance suite has played, with their own components.
import { GAME_IDS, loadGame } from '@quarterdeck/catalog';
import { type AnyGame, optionSpecs } from '@quarterdeck/kernel';
import type { StoredTable } from '../../storage/stored.ts';
import type { Trust } from './rules.ts';

/** Those of these games that are the catalog's own. */
export async function trustedOf(games: readonly AnyGame[]): Promise<ReadonlySet<AnyGame>> {
  const own = games.filter(({ id }) => GAME_IDS.includes(id));
  const listed = await Promise.all(own.map(({ id }) => loadGame(id)));
  return new Set(own.filter((game, i) => listed[i]?.game === game));
}

/** Whether options bring components of a stranger's making. Options are written without the components of the rules. */
export function hasOwnComponents(game: AnyGame, options: object): boolean {
  const specs = optionSpecs(game);
  return Object.keys(options).some((name) => specs.get(name)?.kind === 'table');
}

export function trustIn(
  trusted: ReadonlySet<AnyGame>,
  game: AnyGame,
  { id, options }: Pick<StoredTable, 'id' | 'options'>,
): Trust {
  return { table: id, isTrusted: trusted.has(game) && !hasOwnComponents(game, options) };
}
