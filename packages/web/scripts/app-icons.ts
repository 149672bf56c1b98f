// Paints `public/icon.svg` as the PNG files that telephones and desktops want for an installed app.
// Run with: node packages/web/scripts/app-icons.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../test/browser/site.ts';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** How much of the square the drawing takes: a mask may cut off all but the circle in the middle. */
  readonly scale: number;
  /** Corners that we round ourselves, as a share of the size; systems that cut icons to shape do it for us. */
  readonly corner: number;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, scale: 1, corner: 0.2 },
  { file: 'icon-512.png', size: 512, scale: 1, corner: 0.2 },
  { file: 'icon-maskable-192.png', size: 192, scale: 0.84, corner: 0 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.84, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, scale: 1, corner: 0 },
];
const PUBLIC = join(import.meta.dirname, '../public');

async function paint(page: Page, drawing: string, { file, size, scale, corner }: Icon): Promise<void> {
  const margin = ((1 / scale - 1) / 2) * 512;
  const box = [-margin, -margin, 512 + 2 * margin, 512 + 2 * margin].join(' ');
  const framed = drawing.replace('viewBox="0 0 512 512"', `viewBox="${box}" width="${size}" height="${size}"`);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${framed}</body>`);
  await page.addStyleTag({ content: `svg { display: block; overflow: hidden; border-radius: ${corner * 100}%; }` });
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
}

const browser = await openBrowser();
const page = await browser.newPage();
const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
for (const icon of ICONS) await paint(page, drawing, icon);
await browser.close();
