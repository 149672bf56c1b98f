// The built page behind a small server, and a browser to look at it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/lib/browser.ts';

const WEB = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** A fresh visitor; every error of the page fails the test that asked. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Builds the page with the example game in it, serves it, and starts Chromium. */
export async function openSite(): Promise<Site> {
  const out = buildPage();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname);
    const file = fileFor(out, path);
    if (path.startsWith('/api')) response.writeHead(503).end('{}');
    else response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const browser = await openBrowser();
  return {
    url,
    browser,
    visit: (options) => visit(browser, url, options),
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(out, { recursive: true });
    },
  };
}

/** The folder of a fresh build. */
export function buildPage(): string {
  const out = mkdtempSync(join(tmpdir(), 'quarterdeck-web-'));
  const vite = join(require.resolve('vite/package.json'), '../bin/vite.js');
  const env = { ...process.env, VITE_EXAMPLE: '1', VITE_PACE: '0', NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'], { cwd: WEB, env });
  return out;
}

/** Every address that is no file is the page itself. */
function fileFor(out: string, path: string): string {
  const file = join(out, path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? file : join(out, 'index.html');
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { context, page, errors };
}
