// The rules page of Dead Man's Draw: complete in every language, fit for a phone and for a screen reader.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SUITS, TRAITS, VARIANTS } from '@quarterdeck/dead-mans-draw';
import { LANGUAGES } from '@quarterdeck/kernel';
import { en } from '../../../../games/dead-mans-draw/text/en.ts';
import { ru } from '../../../../games/dead-mans-draw/text/ru.ts';
import { uk } from '../../../../games/dead-mans-draw/text/uk.ts';
import { violations } from './axe.ts';
import { openSite, type Site } from './site.ts';

const TEXTS = { en, ru, uk };

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

for (const width of [1024, 360]) {
  test(`the rules name every card, trait and variant in every language, and axe finds nothing, at ${width} px`, async () => {
    const { page, context, errors } = await site.visit({ viewport: { width, height: 740 } });
    await page.goto('/rules/dead-mans-draw');
    for (const language of LANGUAGES) {
      const words = TEXTS[language];
      await page.locator('.language select').selectOption(language);
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
      const rows = await page.locator('article tbody tr').allInnerTexts();
      const says = (name: string, text: string) => rows.some((row) => row.includes(name) && row.includes(text));
      for (const suit of SUITS) assert.ok(says(words.suits[suit].name, words.suits[suit].ability), `${suit} in ${language}`);
      for (const trait of TRAITS) assert.ok(says(words.traits[trait].name, words.traits[trait].text), `${trait} in ${language}`);
      for (const variant of VARIANTS.filter((one) => one !== 'none'))
        assert.ok(says(words.variants[variant].name, words.variants[variant].text), `${variant} in ${language}`);
      assert.ok(says(words.traits.casanova.name, words.casanovaInMermaidDeck));
      assert.ok(says(words.suits.mermaid.name, words.mermaidAbility));
      assert.equal(await page.locator('article figure').count(), 5);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0, language);
      assert.deepEqual(await violations(page), [], language);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}
