// The rules page of each game: complete in every language, fit for a phone and for a screen reader.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SUITS, TRAITS, VARIANTS } from '@quarterdeck/dead-mans-draw';
import { type ByLanguage, LANGUAGES } from '@quarterdeck/kernel';
import { COMPONENTS as BOX, CHARACTERS, CURSES, LOOT, NATIONS, PORT_CARDS } from '@quarterdeck/pirates-of-7-seas';
import { COMPONENTS, FACES } from '@quarterdeck/sea-of-clouds';
import { en as deadEn } from '../../../../games/dead-mans-draw/text/en.ts';
import { ru as deadRu } from '../../../../games/dead-mans-draw/text/ru.ts';
import type { Words as DeadWords } from '../../../../games/dead-mans-draw/text/types.ts';
import { uk as deadUk } from '../../../../games/dead-mans-draw/text/uk.ts';
import { en as piratesEn } from '../../../../games/pirates-of-7-seas/text/en.ts';
import { ru as piratesRu } from '../../../../games/pirates-of-7-seas/text/ru.ts';
import type { Words as PiratesWords } from '../../../../games/pirates-of-7-seas/text/types.ts';
import { uk as piratesUk } from '../../../../games/pirates-of-7-seas/text/uk.ts';
import { en as cloudsEn } from '../../../../games/sea-of-clouds/text/en.ts';
import { ru as cloudsRu } from '../../../../games/sea-of-clouds/text/ru.ts';
import type { Words as CloudsWords } from '../../../../games/sea-of-clouds/text/types.ts';
import { uk as cloudsUk } from '../../../../games/sea-of-clouds/text/uk.ts';
import { violations } from './axe.ts';
import { openSite, type Site } from './site.ts';

/** What a row of a table says together: a card's name and what it does. */
type Row = readonly string[];

interface Page {
  readonly game: string;
  readonly figures: number;
  readonly titles: ByLanguage<string>;
  readonly rows: ByLanguage<readonly Row[]>;
}

function page<W extends { readonly title: string }>(
  game: string,
  figures: number,
  texts: ByLanguage<W>,
  rows: (words: W) => readonly Row[],
): Page {
  const { en, ru, uk } = texts;
  return {
    game,
    figures,
    titles: { en: en.title, ru: ru.title, uk: uk.title },
    rows: { en: rows(en), ru: rows(ru), uk: rows(uk) },
  };
}

function deadMansRows(words: DeadWords): Row[] {
  return [
    ...SUITS.map((suit) => [words.suits[suit].name, words.suits[suit].ability]),
    ...TRAITS.map((trait) => [words.traits[trait].name, words.traits[trait].text]),
    ...VARIANTS.filter((one) => one !== 'none').map((variant) => [words.variants[variant].name, words.variants[variant].text]),
    [words.traits.casanova.name, words.casanovaInMermaidDeck],
    [words.suits.mermaid.name, words.mermaidAbility],
  ];
}

function cloudsRows(words: CloudsWords): Row[] {
  return FACES.map((face) => [words.cards[face], words.rule(COMPONENTS.cards[face])]);
}

function piratesRows(words: PiratesWords): Row[] {
  return [
    ...CHARACTERS.map((character) => [words.characters[character], words.actions[character], words.gifts[character]]),
    ...NATIONS.flatMap((nation) => BOX.caravans[nation].map((ships) => [String(ships), words.nations[nation]])),
    [words.ports['pirate-bay']],
    ...PORT_CARDS.map((port) => [words.ports[port], ...Object.values(BOX.ports[port]).map(String)]),
    ...CURSES.map((curse) => [words.curses[curse], words.curseRules[curse]]),
    ...BOX.tavern.map((winning) => [words.winnings[winning]]),
    ...LOOT.map((kind) => [words.loot[kind], String(BOX.loot[kind])]),
  ];
}

const PAGES: readonly Page[] = [
  page('dead-mans-draw', 5, { en: deadEn, ru: deadRu, uk: deadUk }, deadMansRows),
  page('sea-of-clouds', 5, { en: cloudsEn, ru: cloudsRu, uk: cloudsUk }, cloudsRows),
  page('pirates-of-7-seas', 7, { en: piratesEn, ru: piratesRu, uk: piratesUk }, piratesRows),
];

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

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
        assert.ok(
          (await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0,
          `${language}, ${width} px`,
        );
        assert.deepEqual(await violations(shown), [], `${language}, ${width} px`);
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}
