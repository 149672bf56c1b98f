// The tests that a change concerns.
import { type Graph, ROOT } from './graph.ts';
import { reachOf, testsIn } from './reach.ts';

/** What is installed concerns everything. */
const EVERYTHING = /^package-lock\.json$/;

/** Of the files that were written, added or taken away. */
export function testsTouched(graph: Graph, changed: readonly string[]): string[] {
  const tests = testsIn(graph);
  if (changed.some((file) => EVERYTHING.test(file))) return tests;
  const folders = changed.filter((file) => !graph.edges.has(file)).map(homeOf);
  return tests.filter((test) => {
    if (folders.includes(homeOf(test)) || readsAll(graph, test)) return true;
    const reached = reachOf(graph, test);
    return changed.some((file) => reached.has(file));
  });
}

/** A test that looks through the whole project. */
function readsAll(graph: Graph, test: string): boolean {
  return (graph.edges.get(test) ?? []).some(({ to }) => to === ROOT);
}

/** Pictures, records, styles and code that is gone concern the tests of their package, and whoever names them. */
function homeOf(file: string): string {
  return /^(packages|games)\/[^/]+\//.exec(file)?.[0] ?? 'the root';
}
