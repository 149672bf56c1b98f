// The rules page of each game: complete in every language, fit for a phone and for a screen reader.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { PAGES } from './rules-cards.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** Drawn once, the page has the styles of its width, and the browser knows which typefaces it lacks. */
async function settle(shown: Page): Promise<void> {
  await shown.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await shown.evaluate(() => document.fonts.ready.then(() => true));
}

/** Tables that do not fit their place, and the page itself if it must be moved sideways. */
function tooWide(shown: Page): Promise<string[]> {
  return shown.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('article :has(> table)')];
    return places
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent.slice(0, 80));
  });
}

for (const { game, figures, titles, rows } of PAGES) {
  test(`the rules of ${game} name every card in every language, and axe finds nothing, on a phone and on a laptop`, async () => {
    const { page: shown, context, errors } = await site.visit();
    await shown.goto(`/rules/${game}`);
    for (const language of LANGUAGES) {
      await shown.locator('.language select').selectOption(language);
      await shown.getByRole('heading', { level: 1, name: titles[language] }).waitFor();
      const said = await shown.locator('article tbody tr').allInnerTexts();
      for (const row of rows[language])
        assert.ok(
          said.some((line) => row.every((words) => line.includes(words))),
          `${row.join(': ')} in ${language}`,
        );
      assert.equal(await shown.locator('article figure').count(), figures);
      for (const width of [1024, 360]) {
        await shown.setViewportSize({ width, height: 740 });
        await settle(shown);
        assert.deepEqual(await tooWide(shown), [], `${language}, ${width} px`);
        assert.deepEqual(await violations(shown), [], `${language}, ${width} px`);
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}
