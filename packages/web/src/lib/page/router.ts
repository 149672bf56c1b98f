// Addresses of the pages. Every page has one, and every address is a page.
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'tables' }
  | { readonly page: 'setup'; readonly game: string; readonly where: 'here' | 'server' }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay' }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'account' }
  | { readonly page: 'credits' }
  | { readonly page: 'design' }
  | { readonly page: 'not-found' };

const GAME = /^[a-z0-9-]{1,40}$/;
const TABLE = /^[0-9A-Za-z]{12}$/;

const PLAIN = new Map<string, Route>([
  ['', { page: 'start' }],
  ['tables', { page: 'tables' }],
  ['replay', { page: 'replay' }],
  ['rules', { page: 'rules', game: null }],
  ['settings', { page: 'settings' }],
  ['account', { page: 'account' }],
  ['credits', { page: 'credits' }],
  ['design', { page: 'design' }],
]);

export function parseRoute(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '');
  if (second === undefined) return PLAIN.get(first) ?? { page: 'not-found' };
  if (rest.length > 0) return { page: 'not-found' };
  if (first === 't' && TABLE.test(second)) return { page: 'table', id: second };
  if (first === 'local' && TABLE.test(second)) return { page: 'local', id: second };
  if (first === 'rules' && GAME.test(second)) return { page: 'rules', game: second };
  if (first === 'learn' && GAME.test(second)) return { page: 'learn', game: second };
  if (first === 'play' && GAME.test(second)) return { page: 'setup', game: second, where: 'here' };
  if (first === 'host' && GAME.test(second)) return { page: 'setup', game: second, where: 'server' };
  return { page: 'not-found' };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '/';
    case 'table':
      return `/t/${route.id}`;
    case 'local':
      return `/local/${route.id}`;
    case 'setup':
      return `/${route.where === 'here' ? 'play' : 'host'}/${route.game}`;
    case 'learn':
      return `/learn/${route.game}`;
    case 'rules':
      return route.game === null ? '/rules' : `/rules/${route.game}`;
    case 'not-found':
      return '/404';
    default:
      return `/${route.page}`;
  }
}

/** The table that a link or a code names, or null. */
export function tableInLink(text: string): string | null {
  const [, id] = /(?:^|\/t\/)([0-9A-Za-z]{12})\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return id ?? null;
}
