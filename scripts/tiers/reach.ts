// Which files a test can come to, so that a change of any other cannot concern it.
import type { Graph } from './graph.ts';

/** Who needs this drives a browser, and so the page with all that it is made of. */
const BROWSER = 'playwright-core';
const PAGE = /^packages\/web\/([^/]+\.html|vite[^/]*\.config\.ts)$/;
/** Who takes the whole list of games may open each of them. */
const WHOLE_LIST = /\b(SHELF|GAME_IDS|COVERS|loadCatalog)\b/;

export function isTest(file: string): boolean {
  return /^(packages|games)\/[^/]+\/test\/.*\.test\.ts$|^scripts\/test\/.*\.test\.ts$/.test(file);
}

export function testsIn(graph: Graph): string[] {
  return [...graph.files].filter(isTest).sort();
}

/** Everything that it needs, itself included, and packages that are not ours by their names. */
export function reachOf(graph: Graph, test: string): ReadonlySet<string> {
  const opens = gamesOpened(graph, test);
  const reached = walk(graph, [test], opens);
  if (!reached.has(BROWSER)) return reached;
  return walk(graph, [...reached, ...[...graph.files].filter((file) => PAGE.test(file))], opens);
}

function walk(graph: Graph, from: readonly string[], opens: (game: string) => boolean): Set<string> {
  const reached = new Set(from);
  for (const file of reached) {
    for (const { to, isLazy } of graph.edges.get(file) ?? []) {
      const game = gameOf(to);
      // Games are loaded when they are opened: which of them are, the test itself says.
      if (!isLazy || game === null || game === gameOf(file) || opens(game)) reached.add(to);
    }
  }
  return reached;
}

/** A game's tests open that game; others those that they name, or all of them. */
function gamesOpened(graph: Graph, test: string): (game: string) => boolean {
  const own = gameOf(test);
  if (own !== null) return (game) => game === own;
  const folder = test.slice(0, test.indexOf('/test/') + 1);
  const texts = [...walk(graph, [test], () => false)].filter((file) => file.startsWith(`${folder}test/`));
  const words = texts.map((file) => graph.texts.get(file) ?? '').join('\n');
  const isNamed = (game: string) => new RegExp(`['"\`/=]${game}\\b`).test(words);
  const namesNone = ![...gamesIn(graph)].some(isNamed);
  return namesNone || WHOLE_LIST.test(words) ? () => true : isNamed;
}

function gamesIn({ files }: Graph): Set<string> {
  return new Set([...files].flatMap((file) => gameOf(file) ?? []));
}

function gameOf(file: string): string | null {
  return /^games\/([^/]+)\//.exec(file)?.[1] ?? null;
}

export function drivesBrowser(graph: Graph, test: string): boolean {
  return reachOf(graph, test).has(BROWSER);
}
