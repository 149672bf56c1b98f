// Whatever is sent over HTTP: one clear error for who sent it, and nothing for anybody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '@quarterdeck/protocol';
import { assertClear, MARK, openTarget } from './target.ts';

const target = await openTarget();
const { server, rogue } = target;
let cases = 0;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS';

interface Sent {
  readonly method?: Method;
  readonly url: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody sends this, and is refused with one of these. */
function refuses(name: string, sent: Sent, statuses: readonly number[] = [400]): void {
  cases += 1;
  target.act(name, async () => {
    const { method = 'POST', url, body, headers } = sent;
    const payload = body === undefined ? {} : { payload: body };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await server.app.inject({
      method,
      url,
      ...payload,
      headers: { cookie: rogue.cookie, ...type, ...headers },
    });
    assert.ok(statuses.includes(answer.statusCode), `${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    assert.match(String(answer.headers['content-type']), /^application\/json/);
    assertClear(problem.parse(JSON.parse(answer.body)).error);
  });
}

interface BodyRoute {
  readonly method: Method;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Browsers send more than we read. */
  readonly isOpen?: boolean;
  readonly bytes?: number;
  /** How else it refuses. */
  readonly also?: number;
}

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'a', auth: 'b' } };
const BODIES: readonly BodyRoute[] = [
  { method: 'PATCH', url: '/api/me', body: { name: 'Ann' } },
  { method: 'POST', url: '/api/me/account', body: { username: 'rogue', password: 'a good long secret' } },
  { method: 'POST', url: '/api/me/sign-in', body: { username: 'rogue', password: 'a good long secret' } },
  { method: 'POST', url: '/api/me/password', body: { password: 'a good long secret', next: 'another long secret' }, also: 403 },
  { method: 'POST', url: '/api/me/push', body: SUBSCRIPTION, isOpen: true },
  { method: 'DELETE', url: '/api/me/push', body: { endpoint: SUBSCRIPTION.endpoint }, isOpen: true },
  { method: 'POST', url: '/api/tables', body: { game: 'dead-mans-draw', seats: ['me', 'open'] } },
  {
    method: 'POST',
    url: '/api/tables/record',
    body: { record: 'quarterdeck record 1', seats: ['me', 'open'] },
    bytes: 1_100_000,
  },
];

function nested(levels: number): string {
  return `${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

for (const { method, url, body, isOpen = false, bytes = 70_000, also = 400 } of BODIES) {
  const at = `${method} ${url}`;
  const send = (what: string, text: string | Buffer, headers = {}) =>
    refuses(`${at} with ${what}`, { method, url, body: text, headers }, [400, also]);
  const [first = '', ...rest] = Object.keys(body);
  const withFirst = (value: string) =>
    `{"${first}":${value}${rest.map((key) => `,"${key}":${JSON.stringify(body[key])}`).join('')}}`;
  send('text that is no JSON', MARK);
  send('JSON that is cut off', JSON.stringify(body).slice(0, -1));
  send('two values of JSON', `${JSON.stringify(body)}{}`);
  send('a comma too many', JSON.stringify(body).replace(/}$/, ',}'));
  send('nothing between the braces', '{}');
  send('an empty body', '');
  send('bytes of UTF-16', Buffer.from(JSON.stringify(body), 'utf16le'));
  send('bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0x80]));
  for (const [what, text] of [
    ['a list', '[]'],
    ['a list of requests', `[${JSON.stringify(body)}]`],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', `"${MARK}"`],
    ['true', 'true'],
  ])
    send(`${what} for an object`, text ?? '');
  send('a field that is not known', isOpen ? '{"surprise":1}' : JSON.stringify({ ...body, [MARK]: 1 }));
  send('its first field missing', JSON.stringify(Object.fromEntries(rest.map((key) => [key, body[key]]))));
  for (const value of ['1', '-1', '1e400', '9007199254740993', 'true', 'null', '[]', '{}', `["${MARK}"]`, '{"toString":1}', '""'])
    send(`${value.length > 20 ? 'a list of a long text' : value} as its first field`, withFirst(value));
  for (const value of ['NaN', 'Infinity', '-Infinity', '0x10', 'undefined', "'x'", '01'])
    send(`${value} as its first field, which is no JSON`, withFirst(value));
  send('a text of two thousand letters as its first field', withFirst(`"${MARK.repeat(7)}"`));
  send('a control character as its first field', withFirst('"\\u0000"'));
  send('a first field that turns the writing', withFirst('"\\u202e"'));
  send('a first field that is half of a sign', withFirst('"\\ud800"'));
  send('a first field five thousand levels deep', withFirst(nested(5000)));
  send('a first field twenty levels deep', withFirst(nested(20)));
  send('a list of nine thousand values', withFirst(`[${Array(9000).fill(0)}]`));
  send('__proto__ in it', `{"__proto__":{"admin":true},${JSON.stringify(body).slice(1)}`);
  send('constructor.prototype in it', `{"constructor":{"prototype":{"admin":true}},${JSON.stringify(body).slice(1)}`);
  send('__proto__ deep in it', withFirst('{"__proto__":{"admin":true}}'));
  send('the same field twice, the second one wrong', `${JSON.stringify(body).slice(0, -1)},"${first}":[1]}`);
  refuses(`${at} with more bytes than are read`, { method, url, body: withFirst(`"${'x'.repeat(bytes)}"`) });
  send('another type of content', JSON.stringify(body), { 'content-type': 'text/plain' });
  send('a form', 'name=Ann', { 'content-type': 'application/x-www-form-urlencoded' });
  send('a type of content that is none', JSON.stringify(body), { 'content-type': MARK });
  refuses(
    `${at} from another page`,
    { method, url, body: JSON.stringify(body), headers: { origin: 'https://evil.example' } },
    [403],
  );
  refuses(
    `${at} from nowhere that is an address`,
    { method, url, body: JSON.stringify(body), headers: { origin: 'null' } },
    [403],
  );
}

const OWN: readonly (readonly [Method, string])[] = [
  ['GET', '/api/me/export'],
  ['GET', '/api/me/sessions'],
  ['GET', '/api/tables/mine'],
  ['POST', '/api/me/sign-out'],
  ['DELETE', '/api/me'],
  ['DELETE', '/api/me/sessions'],
  ['DELETE', '/api/me/sessions/abc'],
];
const COOKIES: Readonly<Record<string, string>> = {
  'no cookie': '',
  'a cookie that is none': 'quarterdeck.session_token',
  'a cookie of garbage': `quarterdeck.session_token=${MARK}`,
  'a cookie that nobody has signed': 'quarterdeck.session_token=abc.def',
  'a cookie of percent signs': 'quarterdeck.session_token=%%%%E0%A4',
  'a hundred cookies': Array.from({ length: 100 }, (_, i) => `quarterdeck.session_token=${i}`).join('; '),
  'a cookie called __proto__': '__proto__=x; constructor=y',
};
for (const [method, url] of OWN) {
  for (const [what, cookie] of Object.entries(COOKIES))
    refuses(`${method} ${url} with ${what}`, { method, url, headers: { cookie } }, [401]);
  if (method !== 'GET')
    refuses(`${method} ${url} from another page`, { method, url, headers: { origin: 'https://evil.example' } }, [403]);
}

const IDS: Readonly<Record<string, string>> = {
  'too short': 'AAAA',
  'too long': 'A'.repeat(13),
  'far too long': MARK,
  'a negative number': '-1',
  'a path upwards': '..%2f..%2fetc%2fpasswd',
  'a zero byte': 'AAAAAAAAAAA%00',
  'words of SQL': "A'%20OR%20'1'='1",
  'other letters': '%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90',
  'an end of line': 'AAAAAAAAAAAA%0A',
  'a word of JavaScript': '__proto__',
  'half of a letter': '%E0%A4%A',
  'a table that is not there': 'AAAAAAAAAAAA',
};
for (const [what, id] of Object.entries(IDS)) {
  refuses(`GET /api/tables/:id with ${what}`, { method: 'GET', url: `/api/tables/${id}` }, [400, 404]);
  refuses(`GET /api/tables/:id/record with ${what}`, { method: 'GET', url: `/api/tables/${id}/record` }, [400, 404]);
  refuses(`DELETE /api/me/sessions/:id with ${what}`, { method: 'DELETE', url: `/api/me/sessions/${id}` }, [400, 401, 404]);
}

const ALL = [
  '/api/me',
  '/api/me/account',
  '/api/me/sign-in',
  '/api/me/sign-out',
  '/api/me/password',
  '/api/me/sessions',
  '/api/me/export',
];
const MORE = [
  '/api/me/push',
  '/api/push-key',
  '/api/games',
  '/api/tables',
  '/api/tables/mine',
  '/api/tables/record',
  '/api/openapi.json',
];
for (const url of [...ALL, ...MORE, '/api', '/api/live', '/health', '/metrics', '/']) {
  for (const method of ['PUT', 'OPTIONS'] as const) refuses(`${method} ${url}, which is not done there`, { method, url }, [404]);
}
refuses('GET /api/live without a socket', { method: 'GET', url: '/api/live/' }, [404]);
refuses('an address of two thousand letters', { method: 'GET', url: `/api/${MARK.repeat(7)}` }, [404]);
refuses('an address of the API in other letters', { method: 'GET', url: '/api/%3Cscript%3E' }, [404]);
refuses('a file above the page', { method: 'GET', url: '/..%2f..%2fpackage.json' }, [400, 403, 404]);

test('more than three hundred hostile requests were sent', () => assert.ok(cases >= 300, String(cases)));
