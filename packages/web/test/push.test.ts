// Being told of one's turn: what is asked of the browser and of the server, and what is said of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PushSubscription } from '@quarterdeck/protocol';
import {
  type NewsBrowser,
  type NewsServer,
  type PushSource,
  reachNow,
  renew,
  type Subscribed,
  switchOff,
  switchOn,
} from '../src/lib/news/push.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

interface Fake {
  readonly browser: NewsBrowser;
  readonly server: NewsServer;
  readonly told: string[];
  kept: Subscribed | null;
}

interface Given {
  readonly permission?: NotificationPermission | null;
  readonly answer?: NotificationPermission;
  readonly hasPush?: boolean;
  readonly isServerThere?: boolean;
}

function fake({ permission = 'default', answer = 'granted', hasPush = true, isServerThere = true }: Given = {}): Fake {
  const told: string[] = [];
  const here: Fake = { browser: browserOf(), server: serverOf(), told, kept: null };
  function subscribed(endpoint: string): Subscribed {
    return {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
      async unsubscribe() {
        told.push('unsubscribe');
        here.kept = null;
      },
    };
  }
  function browserOf(): NewsBrowser {
    const source: PushSource = {
      getSubscription: async () => here.kept,
      async subscribe({ applicationServerKey }) {
        told.push(`subscribe ${applicationServerKey}`);
        here.kept = subscribed(ENDPOINT);
        return here.kept;
      },
    };
    return {
      permission: () => permission,
      async askPermission() {
        told.push('ask');
        return answer;
      },
      pushes: async () => (hasPush ? source : null),
    };
  }
  function serverOf(): NewsServer {
    const answerTo = async (what: string) => {
      told.push(what);
      if (!isServerThere) throw new Error('unreachable');
    };
    return {
      key: async () => 'KEY',
      add: ({ endpoint }: PushSubscription) => answerTo(`add ${endpoint}`),
      remove: (endpoint) => answerTo(`remove ${endpoint}`),
    };
  }
  return here;
}

test('whoever agrees is subscribed with the key of the server, and the server is told', async () => {
  const { browser, server, told } = fake();
  assert.equal(await switchOn(browser, server), 'everywhere');
  assert.deepEqual(told, ['ask', 'subscribe KEY', `add ${ENDPOINT}`]);
  assert.equal(await reachNow(browser), 'dismissed');
});

test('an older subscription, which may be for another key, is given up first', async () => {
  const here = fake();
  await switchOn(here.browser, here.server);
  here.told.length = 0;
  assert.equal(await switchOn(here.browser, here.server), 'everywhere');
  assert.deepEqual(here.told, ['ask', 'unsubscribe', 'subscribe KEY', `add ${ENDPOINT}`]);
});

test('a browser that may not, does not answer, or cannot, is not subscribed', async () => {
  for (const [given, reach] of [
    [{ permission: null }, 'unsupported'],
    [{ answer: 'denied' }, 'denied'],
    [{ answer: 'default' }, 'dismissed'],
    [{ hasPush: false }, 'open-page'],
  ] as const) {
    const { browser, server, told } = fake(given);
    assert.equal(await switchOn(browser, server), reach);
    assert.deepEqual(
      told.filter((what) => what !== 'ask'),
      [],
    );
  }
});

test('where the server cannot be told, nothing is left subscribed, and the open page still tells', async () => {
  const here = fake({ isServerThere: false });
  assert.equal(await switchOn(here.browser, here.server), 'open-page');
  assert.equal(here.kept, null);
});

test('switched off, the server forgets the browser, and the browser the subscription, even without a network', async () => {
  for (const isServerThere of [true, false]) {
    const here = fake({ isServerThere });
    const online = fake();
    await switchOn(here.browser, online.server);
    here.told.length = 0;
    await switchOff(here.browser, here.server);
    assert.deepEqual(here.told, [`remove ${ENDPOINT}`, 'unsubscribe']);
    assert.equal(here.kept, null);
    await switchOff(here.browser, here.server);
  }
});

test('the page reminds the server of a subscription that there is, asks nobody, and makes none', async () => {
  const here = fake({ permission: 'granted' });
  await renew(here.browser, here.server);
  assert.deepEqual(here.told, []);
  assert.equal(await reachNow(here.browser), 'open-page');
  await switchOn(here.browser, here.server);
  here.told.length = 0;
  await renew(here.browser, here.server);
  assert.deepEqual(here.told, [`add ${ENDPOINT}`]);
  assert.equal(await reachNow(here.browser), 'everywhere');
});
