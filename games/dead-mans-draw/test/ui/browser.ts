// A browser, and the table of the board's demo page served to it.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '../../../../packages/web');
const { CHROMIUM = '' } = process.env;
const BROWSERS = [CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Harbour {
  /** Errors of all pages so far. */
  readonly faults: readonly Error[];
  /** A page of so many pixels at the demo table with this set-up. */
  visit(query: string, width: number, height: number): Promise<Page>;
  close(): Promise<void>;
}

export async function openHarbour(): Promise<Harbour> {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-board-'));
  await build({ configFile: join(WEB, 'vite.pages.config.ts'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const server = await serve(folder);
  const browser = await launch();
  const faults: Error[] = [];
  return {
    faults,
    async visit(query, width, height) {
      const page = await browser.newPage({ viewport: { width, height } });
      page.on('pageerror', (error) => faults.push(error));
      await page.goto(`http://localhost:${portOf(server)}/demo.html?${query}`);
      await page.locator('[data-at="deck"]').waitFor();
      await page.evaluate('document.fonts.ready.then(() => null)');
      return page;
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function launch(): Promise<Browser> {
  const executablePath = BROWSERS.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error(`no Chromium: none of ${BROWSERS.slice(1).join(', ')}, and CHROMIUM names none`);
  return chromium.launch({ executablePath, args: FLAGS });
}

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    readFile(join(folder, path)).then(
      (file) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
