// Quarterdeck as an app of its own: what an installed page needs, and that it starts without a network.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as z from 'zod';
import { type House, openHouse } from '../house.ts';
import { openWholeBrowser } from '../site.ts';

const manifestShape = z.object({
  id: z.literal('/'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  name: z.string(),
  short_name: z.string(),
  display: z.literal('standalone'),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })),
});

let house: House;
before(async () => {
  house = await openHouse({}, openWholeBrowser);
});
after(() => house?.close());

test('the manifest is whole, and every icon has the size and the kind that it promises', async () => {
  const { page, context } = await house.visit();
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = manifestShape.parse(await (await page.request.get(href ?? '')).json());
  for (const { src, sizes, type } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    const answer = await page.request.get(src);
    assert.equal(answer.headers()['content-type'], type, src);
    if (sizes === 'any') continue;
    const png = await answer.body();
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
    assert.ok(png.length < 40_000, src);
  }
  const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
  for (const wanted of ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']) {
    assert.ok(purposes.includes(wanted), wanted);
  }
  assert.equal(await page.locator('link[rel=apple-touch-icon]').getAttribute('href'), '/apple-touch-icon.png');
  await context.close();
});

test('Chromium has nothing against installing it', async () => {
  const { page, context } = await house.visit();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const told = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'); // as every visitor of a test is
  assert.deepEqual(told, []);
  await context.close();
});

test('without a network the installed page starts and reloads, with its games', async () => {
  const { page, context, errors } = await house.visit();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: "Dead Man's Draw" }).waitFor();
  const icon = await page.evaluate(async () => (await fetch('/icon-192.png')).headers.get('content-type'));
  assert.equal(icon, 'image/png');
  assert.deepEqual(errors, []);
  await context.close();
});
