// The built page on the real server, and a browser to use it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GivenSettings, type Replacements, type Served, serve } from '@quarterdeck/server';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { buildPage, openBrowser, type Visitor, visit } from './site.ts';

export interface House {
  readonly server: Served;
  readonly browser: Browser;
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

const LIMITS = { requests: 1e6, writes: 1e6, logins: 1e6, guests: 1e6, burst: 1e6, perSecond: 1e6, newTables: 1e6 };

/** Builds the page, serves it with everything behind it, and starts Chromium. */
export async function openHouse(
  given: GivenSettings = {},
  start: () => Promise<Browser> = openBrowser,
  instead: Replacements = {},
): Promise<House> {
  const webDir = buildPage();
  const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-data-'));
  const limits = { ...LIMITS, ...given.limits };
  const settings = { logLevel: 'silent', botPause: 0, botBudget: 50, ...given, limits, webDir, dataDir, port: 0 } as const;
  const server = await serve(settings, instead);
  const browser = await start();
  return {
    server,
    browser,
    visit: (options) => visit(browser, server.url, options),
    async close() {
      await browser.close();
      await server.close();
      for (const folder of [webDir, dataDir]) rmSync(folder, { recursive: true });
    },
  };
}
