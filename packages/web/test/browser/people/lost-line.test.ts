// A line that is dead although nobody has said so, and a table that its server cannot open any more.
import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { type House, openHouse } from '../house.ts';
import { moves } from '../play.ts';
import { arrive, firstToMove, notes, prompt, setUp, sitDown } from './crew.ts';

/** What lies between a browser and the server: it may keep everything to itself, and closes nothing. */
async function openBridge(port: number) {
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const join = (near: Socket, far: Socket) => {
    sockets.add(near);
    near.on('data', (data) => isBlocked || far.write(data));
    near.on('close', () => {
      sockets.delete(near);
      far.destroy();
    });
    near.on('error', () => near.destroy());
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return {
    url: `http://127.0.0.1:${address.port}`,
    block(is: boolean) {
      isBlocked = is;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let house: House;
let bridge: Awaited<ReturnType<typeof openBridge>>;
before(async () => {
  house = await openHouse();
  bridge = await openBridge(Number(new URL(house.server.url).port));
});
after(async () => {
  bridge?.close();
  await house?.close();
});

test('a line that only seems to be there is noticed; a move made meanwhile is said to wait, and is played once', async () => {
  const people = [await arrive(house.browser, bridge.url, 'Anna'), await arrive(house.browser, bridge.url, 'Oleh')] as const;
  const [host, guest] = people;
  await sitDown(guest, await setUp(host, {}));
  const { first, others } = await firstToMove(people);
  const { page } = first;
  const before = await page.locator('.log .line').count();
  bridge.block(true);
  await moves(page).first().click();
  await page.locator('.banner').getByText('1 move waits to be sent.').waitFor();
  await prompt(page).getByText('1 move waits to be sent.').waitFor();
  assert.equal(await moves(page).count(), 0, 'no second move is offered while the first is on its way');
  bridge.block(false);
  await page.locator('.banner').waitFor({ state: 'detached' });
  await page.waitForFunction((count) => document.querySelectorAll('.log .line').length > count, before);
  const [room] = [...house.server.rooms.all.values()];
  const log = room?.state.play.match.log ?? [];
  assert.equal(log.filter(({ actor }) => actor !== 'chance').length, 1);
  for (const other of others) await other.page.locator('.banner').waitFor({ state: 'detached' });
  assert.deepEqual([...first.errors, ...(await notes(page).getByText('leaves').allTextContents())], []);
  await Promise.all(people.map(({ context }) => context.close()));
});

test('a table under older rules says so, and its record can be saved', async () => {
  const { page, context, errors } = await arrive(house.browser, house.server.url, 'Anna');
  await page.routeWebSocket('**/api/live', (socket) => {
    socket.onMessage((text) => {
      const { ticket } = JSON.parse(String(text));
      const error = { code: 'old-rules', message: 'begun under older rules', reason: null, rule: null };
      socket.send(JSON.stringify({ type: 'refused', ticket, error }));
    });
  });
  await page.route('**/record', (route) => route.fulfill({ contentType: 'text/plain', body: 'quarterdeck record 1\n' }));
  await page.goto('/t/abcDEF012345');
  await page.getByText('This game was begun under older rules').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download record' }).click();
  assert.match((await download).suggestedFilename(), /abcDEF012345\.record$/);
  assert.deepEqual(errors, []);
  await context.close();
});
