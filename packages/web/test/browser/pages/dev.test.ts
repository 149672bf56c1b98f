// `npm run dev` in a copy of the project: it opens boards and rules by what the address says, and what is written in their code is seen at once.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openPage } from '@quarterdeck/board-testkit/browser.ts';
import { copyProject } from '@quarterdeck/tools/copy-project.ts';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../site.ts';

const PROJECT = join(import.meta.dirname, '../../../../..');

let copy = '';
let dev: ChildProcess;
let address = '';
let browser: Browser;
before(async () => {
  copy = copyProject(PROJECT);
  dev = spawn(process.execPath, ['packages/web/scripts/dev.ts', '--port', '0'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await addressOf(dev);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  if (dev.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout ?? []) {
    said += String(chunk);
    const found = /Boards beside their code: (\S+)\n/.exec(said)?.[1];
    if (found !== undefined) return found;
  }
  return assert.fail(`it ended: ${said}`);
}

const board = (page: Page) => page.frameLocator('iframe');
const shown = async (page: Page) => JSON.parse((await board(page).locator('output').getAttribute('data-shown')) ?? '{}');

/** The page with what is chosen, once the board is there. */
async function open(query: string): Promise<Page> {
  const page = await openPage(browser, { viewport: { width: 1024, height: 768 } });
  await page.goto(`${address}?${query}`);
  await board(page).locator('[data-at]:visible').first().waitFor();
  return page;
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  assert.notEqual(text.replace(from, to), text, file);
  writeFileSync(join(copy, file), text.replace(from, to));
}

test('every choice stands in the address: game, seats, language, a position by random play or of a golden replay', async () => {
  const page = await open('game=dead-mans-draw&seats=3&ahead=20&hotseat=true');
  assert.equal((await shown(page)).view.banks.length, 3);
  await page.getByLabel('Position').selectOption('4-seats');
  await page.getByLabel('Entry').fill('7');
  await page.getByLabel('Language').selectOption('uk');
  await page.waitForURL(/replay=4-seats/);
  assert.match(page.url(), /game=dead-mans-draw&.*lang=uk&.*ahead=7&.*hotseat=true/);
  await board(page).locator('html[lang=uk] [data-at="tray 3"]').waitFor({ state: 'attached' });
  await page.reload();
  assert.equal(await page.getByLabel('Position').inputValue(), '4-seats');
  await board(page).locator('html[lang=uk] [data-at="tray 3"]').waitFor({ state: 'attached' });
  await page.getByLabel('Show').selectOption('rules');
  await board(page).locator('h1').first().waitFor();
  await page.close();
});

test('a component and a text that are written anew are seen without a hand on the page', async () => {
  const page = await open('game=dead-mans-draw');
  edit('games/dead-mans-draw/ui/Board.svelte', /$/, '<p data-written>Written a moment ago</p>\n');
  await board(page).getByText('Written a moment ago').waitFor();
  edit('games/dead-mans-draw/text/cover.ts', /(?<=title: ")Dead Man's Draw/, "Dead Man's Second Draw");
  await board(page).getByRole('heading', { name: "Dead Man's Second Draw" }).waitFor({ state: 'attached' });
  await page.close();
});

test('told to end, it ends, and nobody listens any more', async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await assert.rejects(fetch(address));
});
