// What the tables of each rules page must say, by the game's own words and figures.
import { type Admiral, SCENARIOS, SHIP_KINDS, VANE_WEIGHTS, VANES, COMPONENTS as YARD } from '@quarterdeck/admiral';
import { en as admiralEn } from '@quarterdeck/admiral/text/en/index.ts';
import { ru as admiralRu } from '@quarterdeck/admiral/text/ru/index.ts';
import { capital } from '@quarterdeck/admiral/text/saying.ts';
import { uk as admiralUk } from '@quarterdeck/admiral/text/uk/index.ts';
import { COMPANY_SHIPS, COMPONENTS as FLEETS, HEROES, MANOEUVRES, SEAS, SHIPS } from '@quarterdeck/at-worlds-end';
import { en as worldsEndEn } from '@quarterdeck/at-worlds-end/text/en/index.ts';
import { ru as worldsEndRu } from '@quarterdeck/at-worlds-end/text/ru/index.ts';
import { uk as worldsEndUk } from '@quarterdeck/at-worlds-end/text/uk/index.ts';
import type { Words as WorldsEndWords } from '@quarterdeck/at-worlds-end/text/words.ts';
import { SUITS, TRAITS, VARIANTS } from '@quarterdeck/dead-mans-draw';
import { en as deadEn } from '@quarterdeck/dead-mans-draw/text/en/index.ts';
import { ru as deadRu } from '@quarterdeck/dead-mans-draw/text/ru/index.ts';
import { uk as deadUk } from '@quarterdeck/dead-mans-draw/text/uk/index.ts';
import type { Words as DeadWords } from '@quarterdeck/dead-mans-draw/text/words.ts';
import { at, type ByLanguage, type GameText } from '@quarterdeck/kernel';
import { COMPONENTS as BOX, CHARACTERS, CURSES, LOOT, NATIONS, PORT_CARDS } from '@quarterdeck/pirates-of-7-seas';
import { en as piratesEn } from '@quarterdeck/pirates-of-7-seas/text/en/index.ts';
import { ru as piratesRu } from '@quarterdeck/pirates-of-7-seas/text/ru/index.ts';
import { uk as piratesUk } from '@quarterdeck/pirates-of-7-seas/text/uk/index.ts';
import type { Words as PiratesWords } from '@quarterdeck/pirates-of-7-seas/text/words.ts';
import { COMPONENTS, FACES } from '@quarterdeck/sea-of-clouds';
import { en as cloudsEn } from '@quarterdeck/sea-of-clouds/text/en/index.ts';
import { ru as cloudsRu } from '@quarterdeck/sea-of-clouds/text/ru/index.ts';
import { uk as cloudsUk } from '@quarterdeck/sea-of-clouds/text/uk/index.ts';
import type { Words as CloudsWords } from '@quarterdeck/sea-of-clouds/text/words.ts';

/** What a row of a table says together: a card's name and what it does. */
type Row = readonly string[];

export interface Page {
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

function cloudsRows({ own: words }: { readonly own: CloudsWords }): Row[] {
  return FACES.map((face) => [words.cards[face], words.rule(COMPONENTS.cards[face])]);
}

function piratesRows({ own: words }: { readonly title: string; readonly own: PiratesWords }): Row[] {
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

export function worldsEndRows(words: WorldsEndWords): Row[] {
  return [
    ...SEAS.map((sea) => [words.seas[sea], String(FLEETS.seas[sea].difficulty), String(FLEETS.seas[sea].income)]),
    ...SHIPS.map((ship) => [words.ships[ship], String(FLEETS.ships[ship].price)]),
    ...COMPANY_SHIPS.map((ship) => [words.ships[ship]]),
    ...MANOEUVRES.map((card) => [words.manoeuvres[card], words.manoeuvreRules[card]]),
    ...HEROES.flatMap((hero) =>
      words.skills[hero].map((skill, i) => [words.heroes[hero], skill, at(words.skillRules(FLEETS.heroes)[hero], i)]),
    ),
  ];
}

function admiralRows({ own: words, options }: GameText<Admiral>): Row[] {
  return [
    ...SHIP_KINDS.map((kind) => [capital(words.ships[kind]), YARD.ships[kind].fresh.join('/')]),
    ...SHIP_KINDS.map((kind) => [
      capital(words.ships[kind]),
      YARD.ships[kind].range.join('/'),
      String(YARD.ships[kind].durability),
    ]),
    ...VANES.map((vane) => [options.vane.values[vane], ...Object.values(VANE_WEIGHTS[vane]).map(String)]),
    ...SCENARIOS.map((name) => [words.scenarios[name]]),
  ];
}

export const PAGES: readonly Page[] = [
  page('dead-mans-draw', 5, { en: deadEn, ru: deadRu, uk: deadUk }, ({ own }) => deadMansRows(own)),
  page('sea-of-clouds', 5, { en: cloudsEn, ru: cloudsRu, uk: cloudsUk }, cloudsRows),
  page('pirates-of-7-seas', 7, { en: piratesEn, ru: piratesRu, uk: piratesUk }, piratesRows),
  page('at-worlds-end', 7, { en: worldsEndEn, ru: worldsEndRu, uk: worldsEndUk }, ({ own }) => worldsEndRows(own)),
  page('admiral', 13, { en: admiralEn, ru: admiralRu, uk: admiralUk }, admiralRows),
];
