// The words of the game: whole, right in number and case, and each language in its own letters.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  defaultOptions,
  fieldsOf,
  type GameText,
  LANGUAGES,
  type Language,
  optionSpecs,
  show,
  spoken,
} from '@quarterdeck/kernel';
import { FOREIGN, namesIn, overhear, sayings, strings } from '@quarterdeck/testkit';
import { deadMansDrawOffer } from '../offer.ts';
import {
  type Card,
  cardOf,
  type DeadMansDraw,
  deadMansDraw,
  type Event,
  REASONS,
  type State,
  SUITS,
  TRAITS,
  VARIANTS,
} from '../src/index.ts';
import { en } from '../text/en/index.ts';
import { ru } from '../text/ru/index.ts';
import { uk } from '../text/uk/index.ts';
import { scene } from './scene.ts';

const TEXTS = { en, ru, uk };
const GAMES = 300;
const HOLES = /undefined|null|NaN|\[object| {2}|\( *\)|\[ *\]|«»|""/;

const offer = await spoken(deadMansDrawOffer);
const said = sayings(offer);
const { heard, log, unheard } = overhear(offer, GAMES);

for (const language of LANGUAGES) {
  const words = TEXTS[language];
  const spoken = [...heard[language], ...[...log[language]].filter((line) => line !== '')];
  const written = [...strings(words), ...REASONS.map((reason) => words.refusals[reason]({}))];

  test(`${language}: whatever happens in ${GAMES} random games can be said without a hole`, () => {
    for (const text of [...spoken, ...written]) {
      assert.doesNotMatch(text, HOLES);
      assert.equal(text, text.trim());
      assert.notEqual(text, '');
    }
  });

  test(`${language}: words stand in the letters of the language`, () => {
    for (const text of [...spoken, ...written]) assert.doesNotMatch(text, FOREIGN[language]);
  });

  test(`${language}: a line of the log is a sentence`, () => {
    for (const line of log[language]) if (line !== '') assert.match(line, /^\p{Lu}.*[.!]$/u);
  });

  test(`${language}: every suit, trait, variant, option, value and refusal has its words`, () => {
    for (const suit of SUITS) assert.ok(words.own.suits[suit].name !== '' && words.own.suits[suit].ability.endsWith('.'));
    for (const trait of TRAITS) assert.ok(words.own.traits[trait].name !== '' && words.own.traits[trait].text.endsWith('.'));
    for (const variant of VARIANTS)
      assert.ok(words.own.variants[variant].name !== '' && words.own.variants[variant].text.endsWith('.'));
    for (const reason of REASONS) assert.match(words.refusals[reason]({}), /^\p{Lu}.*\.$/u);
    for (const [name, spec] of optionSpecs(deadMansDraw)) {
      const text = fieldsOf(fieldsOf(words.options)?.get(name));
      const values = strings(text?.get('values'));
      assert.equal(values.length, spec.kind === 'choice' ? spec.of.length : 0, name);
      assert.equal(new Set(values).size, values.length, `${name}: two values of one name`);
    }
  });

  test(`${language}: no two cards, traits or variants have the same name`, () => {
    const cards = SUITS.flatMap((suit) => [2, 3, 4, 5, 6, 7, 8, 9].map((value) => words.own.card(cardOf(suit, value))));
    const traits = TRAITS.map((trait) => words.own.traits[trait].name);
    const variants = VARIANTS.map((variant) => words.own.variants[variant].name);
    for (const named of [cards, traits, variants]) assert.equal(new Set(named).size, named.length);
  });
}

test('the random games tell of every event, ask every question and add up every line', () => {
  assert.deepEqual(unheard('events'), []);
  assert.deepEqual(unheard('lines'), []);
  assert.deepEqual(unheard('moves'), []);
  assert.deepEqual(unheard('prompts'), ['second-hook', 'bust', 'turn-end'], 'nobody is ever asked these');
});

const ONE_TWO_FIVE_TWENTY_ONE = [1, 2, 5, 21];

test('a kraken demands one card, two cards, five cards, twenty-one cards', () => {
  const demands = (words: GameText<DeadMansDraw>) =>
    ONE_TWO_FIVE_TWENTY_ONE.map((debt) => words.events.demanded({ type: 'demanded', seat: 0, debt }, String));
  assert.deepEqual(demands(en), [
    'The kraken demands 1 more card.',
    'The kraken demands 2 more cards.',
    'The kraken demands 5 more cards.',
    'The kraken demands 21 more cards.',
  ]);
  assert.deepEqual(demands(ru), [
    'Кракен требует ещё 1 карту.',
    'Кракен требует ещё 2 карты.',
    'Кракен требует ещё 5 карт.',
    'Кракен требует ещё 21 карту.',
  ]);
  assert.deepEqual(demands(uk), [
    'Кракен вимагає ще 1 картку.',
    'Кракен вимагає ще 2 картки.',
    'Кракен вимагає ще 5 карток.',
    'Кракен вимагає ще 21 картку.',
  ]);
});

test('the score sheet counts cards of a suit and missing suits in the right form', () => {
  const counted = (words: GameText<DeadMansDraw>) =>
    ONE_TWO_FIVE_TWENTY_ONE.flatMap((number) => [
      words.lines.suit({ suit: 'kraken', cards: number }),
      words.lines['whole-suit']({ suit: 'map', cards: number }),
      words.lines['missing-suits']({ missing: number }),
    ]);
  assert.deepEqual(counted(en), [
    ...['Kraken: the highest of 1 card', 'Map: 1 card', '1 missing suit'],
    ...['Kraken: the highest of 2 cards', 'Map: 2 cards', '2 missing suits'],
    ...['Kraken: the highest of 5 cards', 'Map: 5 cards', '5 missing suits'],
    ...['Kraken: the highest of 21 cards', 'Map: 21 cards', '21 missing suits'],
  ]);
  assert.deepEqual(counted(ru), [
    ...['Кракен: старшая из 1 карты', 'Карта клада: 1 карта', 'Не хватает 1 масти'],
    ...['Кракен: старшая из 2 карт', 'Карта клада: 2 карты', 'Не хватает 2 мастей'],
    ...['Кракен: старшая из 5 карт', 'Карта клада: 5 карт', 'Не хватает 5 мастей'],
    ...['Кракен: старшая из 21 карты', 'Карта клада: 21 карта', 'Не хватает 21 масти'],
  ]);
  assert.deepEqual(counted(uk), [
    ...['Кракен: найвища з 1 картки', 'Мапа: 1 картка', 'Бракує 1 масті'],
    ...['Кракен: найвища з 2 карток', 'Мапа: 2 картки', 'Бракує 2 мастей'],
    ...['Кракен: найвища з 5 карток', 'Мапа: 5 карток', 'Бракує 5 мастей'],
    ...['Кракен: найвища з 21 картки', 'Мапа: 21 картка', 'Бракує 21 масті'],
  ]);
});

/** The log of some events as Ann or Марта at seat 0 and Bob or Роман at seat 1 read it, empty lines left out. */
function story(language: Language, events: readonly Event[]): string[] {
  return events.map((event) => said(language, 'events', event.type, event, namesIn(language))).filter((line) => line !== '');
}

const KRAKEN_5 = cardOf('kraken', 5);
const KRAKEN_3 = cardOf('kraken', 3);
const MAP_4 = cardOf('map', 4);

test('a draw and the entering that follows it are told once', () => {
  const events: Event[] = [
    { type: 'drawn', seat: 0, card: KRAKEN_5, forced: false },
    { type: 'entered', seat: 0, card: KRAKEN_5, from: 'deck' },
  ];
  assert.deepEqual(story('en', events), ['Ann draws Kraken 5.']);
  assert.deepEqual(story('ru', events), ['Марта тянет кракена 5.']);
  assert.deepEqual(story('uk', events), ['Марта тягне кракена 5.']);
});

test('a hook, sword or map that would bust says so on its button (A18)', () => {
  const t = scene({ banks: ['key-3 hook-4', ''], area: 'key-5' }).draws('hook-6');
  const scenery = { view: show(deadMansDraw, t.state(), 0).view, names: (seat: number) => `P${seat}` };
  assert.equal(en.moves.hook({ type: 'hook', suit: 'key' }, scenery), 'Key 3 (busts)');
  assert.equal(ru.moves.hook({ type: 'hook', suit: 'hook' }, scenery), 'Крюк 4 (провал)');
  assert.equal(uk.moves.place({ type: 'place', card: cardOf('map', 4) }, scenery), 'Мапа 4');
});

test('a theft that busts is told as theft and bust', () => {
  const events: Event[] = [
    { type: 'stolen', seat: 0, from: 1, card: KRAKEN_5 },
    { type: 'busted', seat: 0, card: KRAKEN_5, from: 1, against: KRAKEN_3 },
    { type: 'lost', seat: 0, cards: [KRAKEN_3, KRAKEN_5], to: 'discard' },
  ];
  assert.deepEqual(story('en', events), [
    'Ann steals Kraken 5 from Bob.',
    'Bust! Kraken 5 clashes with Kraken 3.',
    'Kraken 3 and Kraken 5 go to the discard pile.',
  ]);
  assert.deepEqual(story('ru', events), [
    'Марта крадёт кракена 5 из банка игрока Роман.',
    'Провал! Кракен 5 натыкается на кракена 3.',
    'Кракен 3 и кракен 5 уходят в сброс.',
  ]);
  assert.deepEqual(story('uk', events), [
    'Марта краде кракена 5 з банку гравця Роман.',
    'Невдача! Кракен 5 наштовхується на кракена 3.',
    'Кракен 3 і кракен 5 йдуть до стосу скидання.',
  ]);
});

test('hook and map name the card that they bring in, whatever becomes of it', () => {
  const events: Event[] = [
    { type: 'entered', seat: 0, card: MAP_4, from: 0 },
    { type: 'busted', seat: 0, card: KRAKEN_5, from: 'discard', against: KRAKEN_3 },
  ];
  assert.deepEqual(story('en', events), [
    'Ann hooks Map 4 out of the bank.',
    'Ann takes Kraken 5 from the discard pile. Bust! Kraken 5 clashes with Kraken 3.',
  ]);
  assert.deepEqual(story('ru', events), [
    'Марта цепляет крюком карту клада 4 из своего банка.',
    'Марта берёт из сброса кракена 5. Провал! Кракен 5 натыкается на кракена 3.',
  ]);
  assert.deepEqual(story('uk', events), [
    'Марта чіпляє гаком мапу 4 зі свого банку.',
    'Марта бере зі стосу скидання кракена 5. Невдача! Кракен 5 наштовхується на кракена 3.',
  ]);
});

test('a trait that was dealt to somebody else is passed over in silence', () => {
  for (const language of LANGUAGES) assert.deepEqual(story(language, [{ type: 'trait-dealt', seat: 1, trait: null }]), []);
});

/** What the buttons of a position say. */
function labels(language: Language, state: State, ...moves: readonly { readonly type: string }[]): string[] {
  const scene = { view: show(deadMansDraw, state, 0).view, names: namesIn(language) };
  return moves.map((move) => said(language, 'moves', move.type, move, scene));
}

function position(edit: (state: State) => void): State {
  const state = deadMansDraw.setup(defaultOptions(deadMansDraw), 2);
  edit(state);
  return state;
}

function bankOfKrakens(cards: readonly Card[]): Card[][] {
  return SUITS.map((suit) => (suit === 'kraken' ? cards.slice() : []));
}

test('the button of a cannon names the card that is hit, for the Master Gunner the whole stack (D4.6)', () => {
  const state = position((table) => {
    table.banks[1] = bankOfKrakens([KRAKEN_3, KRAKEN_5]);
  });
  const shoot = { type: 'shoot', seat: 1, suit: 'kraken' };
  assert.deepEqual(labels('en', state, shoot), ['Bob: Kraken 5']);
  state.traits[0] = 'master-gunner';
  assert.deepEqual(labels('en', state, shoot), ['Bob: Kraken × 2']);
  assert.deepEqual(labels('uk', state, shoot), ['Роман: Кракен × 2']);
});

test('the buttons of a turn name the card that the oracle has shown and the loot that can be collected (D2.4, D3.6)', () => {
  const state = position((table) => {
    table.turn.hasDrawn = true;
    table.known = [MAP_4];
    table.area = [{ card: KRAKEN_3, kept: false }];
  });
  const [draw, collect] = [{ type: 'draw' }, { type: 'collect' }];
  assert.deepEqual(labels('en', state, draw, collect), ['Draw Map 4', 'Collect 1 card']);
  assert.deepEqual(labels('ru', state, draw, collect), ['Тянуть карту клада 4', 'Забрать 1 карту']);
  assert.deepEqual(labels('uk', state, draw, collect), ['Тягнути мапу 4', 'Забрати 1 картку']);
});

const CHOICE = /\bif\b|\bswitch\b|\?[^.:]*:|&&|\|\||\?\?/;
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\//g;
const WORKED_OUT = /^import (?!type )[^;]*'\.\.\/\.\.\/src\/(?!data\/)/m;

for (const language of LANGUAGES) {
  test(`${language}: which sentence is said is chosen in say.ts; a language only fills it in`, () => {
    const folder = new URL(`../text/${language}/`, import.meta.url);
    for (const file of readdirSync(folder)) {
      const source = readFileSync(new URL(file, folder), 'utf8');
      const filled = (source.match(/\$\{[^}]*\}/g) ?? []).join('\n');
      assert.doesNotMatch(source.replace(QUOTED, ''), CHOICE, file);
      assert.doesNotMatch(filled, CHOICE, file);
      assert.doesNotMatch(source, WORKED_OUT, file);
    }
  });
}
