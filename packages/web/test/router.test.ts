import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRoute, pathOf, type Route, tableInLink } from '../src/lib/page/router.ts';

const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'tables' },
  { page: 'replay' },
  { page: 'settings' },
  { page: 'account' },
  { page: 'credits' },
  { page: 'design' },
  { page: 'rules', game: null },
  { page: 'rules', game: 'dead-mans-draw' },
  { page: 'setup', game: 'dead-mans-draw', where: 'here' },
  { page: 'setup', game: 'dead-mans-draw', where: 'server' },
  { page: 'learn', game: 'dead-mans-draw' },
  { page: 'local', id: 'abcDEF012345' },
  { page: 'table', id: 'abcDEF012345' },
];

test('every page has an address that leads back to it', () => {
  for (const route of ROUTES) assert.deepEqual(parseRoute(pathOf(route)), route);
});

test('any other address is the page that says so', () => {
  for (const path of [
    '/nowhere',
    '/t/short',
    '/t/abcDEF012345/more',
    '/rules/UPPER',
    '/play/..%2f',
    '/learn',
    '/learn/UPPER',
    pathOf({ page: 'not-found' }),
  ]) {
    assert.deepEqual(parseRoute(path), { page: 'not-found' }, path);
  }
});

test('a table is joined by its code, its link, or its link with something behind it', () => {
  for (const link of [
    'abcDEF012345',
    ' https://table.example/t/abcDEF012345 ',
    'https://table.example/t/abcDEF012345?from=chat',
  ]) {
    assert.equal(tableInLink(link), 'abcDEF012345', link);
  }
  for (const link of ['', 'abc', 'https://table.example/t/abc', 'https://table.example/x/abcDEF012345']) {
    assert.equal(tableInLink(link), null, link);
  }
});
