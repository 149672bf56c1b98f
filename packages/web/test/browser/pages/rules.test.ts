// The rules page of each game: complete in every language, fit for a phone and for a screen reader.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';
import { LANGUAGES } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { openSite, type Site } from '../site.ts';
import { PAGES } from './rules-cards.ts';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** Tables that do not fit their place, and the page itself if it must be moved sideways. */
function tooWide(shown: Page): Promise<string[]> {
  return shown.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('article :has(> table)')];
    return places
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent.slice(0, 80));
  });
}

/** The same once the page is laid out: after a change of its width some frames may pass before it has the styles and typefaces for it. */
async function tooWideAtRest(shown: Page): Promise<string[]> {
  for (let frames = 20; ; frames--) {
    const found = await tooWide(shown);
    if (found.length === 0 || frames === 0) return found;
    await drawn(shown);
  }
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
        assert.deepEqual(await tooWideAtRest(shown), [], `${language}, ${width} px`);
        assert.deepEqual(await violations(shown), [], `${language}, ${width} px`);
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}
