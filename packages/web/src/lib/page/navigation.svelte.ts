// Where we are, and how to get elsewhere without loading the page again.
import { parseRoute, pathOf, type Route } from './router.ts';

let route: Route = $state.raw(parseRoute(location.pathname));

export const currentRoute = () => route;

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(to);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  route = to;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  route = parseRoute(location.pathname);
});

/** Links of our own pages are followed here; those with a modifier, a target or another origin by the browser. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download') || link.hash !== '') return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(parseRoute(link.pathname));
});
