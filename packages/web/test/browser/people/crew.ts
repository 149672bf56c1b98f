// People in browsers of their own around one table of a real server.
import type { SentTable } from '@quarterdeck/protocol';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { moves, untilAsked } from '../play.ts';
import { type Visitor, visit } from '../site.ts';

export interface Person extends Visitor {
  readonly name: string;
}

/** Somebody with a name, who has been here before. */
export async function arrive(browser: Browser, url: string, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const visitor = await visit(browser, url, options);
  await visitor.page.request.get('/api/me');
  await visitor.page.request.patch('/api/me', { data: { name } });
  return { ...visitor, name };
}

/** A table that this person has set up, opened; its address. */
export async function setUp({ page }: Person, table: Partial<SentTable>): Promise<string> {
  const made = await page.request.post('/api/tables', { data: { game: 'dead-mans-draw', seats: ['me', 'open'], ...table } });
  const { id } = await made.json();
  await page.goto(`/t/${id}`);
  return `/t/${id}`;
}

export async function sitDown({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Whoever is asked first, and the others. */
export async function firstToMove(
  people: readonly Person[],
): Promise<{ readonly first: Person; readonly others: readonly Person[] }> {
  const first = await Promise.race(people.map((one) => untilAsked(one.page).then(() => one)));
  return { first, others: people.filter((one) => one !== first) };
}

export const prompt = (page: Page) => page.locator('.prompt');
export const answers = (page: Page) => page.locator('.answers');
export const tool = (page: Page, name: string) => page.locator('.tools').getByRole('button', { name });
export const notes = (page: Page) => page.locator('.log .note');

/** Uses a tool that asks before it does anything. */
export async function useSurely(page: Page, name: string): Promise<void> {
  await tool(page, name).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

/** One move from the list; until it has come back. */
export async function play(page: Page): Promise<void> {
  const count = await page.locator('.log .line').count();
  await moves(page).first().click();
  await page.waitForFunction((known) => document.querySelectorAll('.log .line').length > known, count);
}
