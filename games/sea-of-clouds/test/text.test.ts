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
import { seaOfCloudsOffer } from '../offer.ts';
import {
  BACKS,
  COMPONENTS,
  type Event,
  FACES,
  type LootCard,
  PIRATE_DEEDS,
  REASONS,
  SECRET_COUNTS,
  type SeaOfClouds,
  type Seen,
  SPACES,
  type State,
  seaOfClouds,
} from '../src/index.ts';
import { SEEN_BY_ALL, UNSEEN } from '../src/knowledge.ts';
import { en } from '../text/en/index.ts';
import { ru } from '../text/ru/index.ts';
import { uk } from '../text/uk/index.ts';

const TEXTS = { en, ru, uk };
const GAMES = 300;
const HOLES = /undefined|null|NaN|\[object| {2}|\( *\)|\[ *\]|«»|""|: *[.,]|, *\.| $/;

/** Cards as they are, and such as an owner of the box could make of them. */
const CARDS: readonly LootCard[] = [
  ...FACES.map((face) => COMPONENTS.cards[face]),
  ...[-1, 0, 1, 2, 5].flatMap((points): LootCard[] => [
    { back: 'rum', copies: 1, worth: { kind: 'each', points } },
    { back: 'object', class: 'permanent', copies: 1, strength: 0, points, doubloons: 0 },
    { back: 'object', class: 'permanent', copies: 1, strength: points, points: 1, doubloons: 3 },
    ...SECRET_COUNTS.map((counts): LootCard => ({ back: 'object', class: 'secret', copies: 1, points, counts, of: 3 })),
  ]),
  ...PIRATE_DEEDS.map((does): LootCard => ({ back: 'pirate', copies: 1, strength: -1, does, doubloons: 1, once: true })),
];

const offer = await spoken(seaOfCloudsOffer);
const said = sayings(offer);
const { heard, log, unheard } = overhear(offer, GAMES);

for (const language of LANGUAGES) {
  const words = TEXTS[language];
  const spoken = [...heard[language], ...[...log[language]].filter((line) => line !== '')];
  const written = [
    ...strings(words),
    ...REASONS.map((reason) => words.refusals[reason]({})),
    ...CARDS.map((card) => words.own.rule(card)),
    ...BACKS.map((back) => words.own.faceDown(back, 17)),
    ...SPACES.map((space) => words.own.share(space)),
    words.own.island(12),
  ];

  test(`${language}: whatever happens in ${GAMES} random games can be said to everybody without a hole`, () => {
    for (const text of [...spoken, ...written]) {
      assert.doesNotMatch(text, HOLES);
      assert.equal(text, text.trim());
      assert.notEqual(text, '');
    }
  });

  test(`${language}: words stand in the letters of the language`, () => {
    for (const text of [...spoken, ...written]) assert.doesNotMatch(text, FOREIGN[language]);
  });

  test(`${language}: a line of the log is a sentence, and so is what a card says`, () => {
    for (const line of log[language]) if (line !== '') assert.match(line, /^\p{Lu}.*[.!]$/u);
    for (const card of CARDS) assert.match(words.own.rule(card), /^[\p{Lu}\d+−].*\.$/u);
  });

  test(`${language}: every card, back, option, value and refusal has its words`, () => {
    for (const face of FACES) assert.notEqual(words.own.cards[face], '');
    for (const back of BACKS) assert.notEqual(words.own.backs[back], '');
    for (const reason of REASONS) assert.match(words.refusals[reason]({}), /^\p{Lu}.*\.$/u);
    for (const [name, spec] of optionSpecs(seaOfClouds)) {
      const text = fieldsOf(fieldsOf(words.options)?.get(name));
      const values = strings(text?.get('values'));
      assert.equal(values.length, spec.kind === 'choice' ? spec.of.length : 0, name);
      assert.equal(new Set(values).size, values.length, `${name}: two values of one name`);
    }
  });

  test(`${language}: no two cards or captains have the same name, and there is a captain for every seat`, () => {
    const cards = FACES.map((face) => words.own.cards[face]);
    assert.equal(new Set(cards).size, FACES.length);
    assert.equal(new Set(words.own.captains).size, seaOfClouds.seats.max);
  });
}

test('the random games tell of every event, ask every question and add up every line', () => {
  const passages = ['fill-spaces', 'round', 'take-top-card', 'boarding'];
  assert.deepEqual(unheard('events'), []);
  assert.deepEqual(unheard('lines'), []);
  assert.deepEqual(unheard('moves'), []);
  assert.deepEqual(unheard('prompts'), passages, 'nobody is ever asked these');
});

const ONE_TWO_FIVE_TWENTY_ONE = [1, 2, 5, 21];

/** The log of some events as Ann or Марта at seat 0, Bob or Роман at seat 1 and Cleo or Олег at seat 2 are told of. */
function story(language: Language, ...events: readonly Event[]): string[] {
  return events.map((event) => said(language, 'events', event.type, event, namesIn(language))).filter((line) => line !== '');
}

test('one doubloon, two doubloons, five doubloons, twenty-one doubloons', () => {
  const gains = (language: Language) =>
    ONE_TWO_FIVE_TWENTY_ONE.flatMap((doubloons) => story(language, { type: 'gained', seat: 0, doubloons, by: 'purse' }));
  assert.deepEqual(gains('en'), [
    'Purse: Ann gains 1 doubloon.',
    'Purse: Ann gains 2 doubloons.',
    'Purse: Ann gains 5 doubloons.',
    'Purse: Ann gains 21 doubloons.',
  ]);
  assert.deepEqual(gains('ru'), [
    'Кошель: Марта получает 1 дублон.',
    'Кошель: Марта получает 2 дублона.',
    'Кошель: Марта получает 5 дублонов.',
    'Кошель: Марта получает 21 дублон.',
  ]);
  assert.deepEqual(gains('uk'), [
    'Капшук: Марта отримує 1 дублон.',
    'Капшук: Марта отримує 2 дублони.',
    'Капшук: Марта отримує 5 дублонів.',
    'Капшук: Марта отримує 21 дублон.',
  ]);
});

test('one rum card, two rum cards, five rum cards, twenty-one rum cards on the score sheet', () => {
  const counted = (words: GameText<SeaOfClouds>) =>
    ONE_TWO_FIVE_TWENTY_ONE.map((number) => words.lines.secret({ card: 'rum-guide', count: 1, counts: 'rum', counted: number }));
  assert.deepEqual(counted(en), [
    'Rum Guide: 1 rum card',
    'Rum Guide: 2 rum cards',
    'Rum Guide: 5 rum cards',
    'Rum Guide: 21 rum cards',
  ]);
  assert.deepEqual(counted(ru), [
    'Гид по рому: 1 карта рома',
    'Гид по рому: 2 карты рома',
    'Гид по рому: 5 карт рома',
    'Гид по рому: 21 карта рома',
  ]);
  assert.deepEqual(counted(uk), [
    'Ромовий довідник: 1 картка рому',
    'Ромовий довідник: 2 картки рому',
    'Ромовий довідник: 5 карток рому',
    'Ромовий довідник: 21 картка рому',
  ]);
});

test('the score sheet names a card once, with how many there are, and says what a secret counted', () => {
  const sheet = (words: GameText<SeaOfClouds>) => [
    words.lines.relic({ card: 'kraken-eye', count: 3 }),
    words.lines.rum({ card: 'rotgut', count: 1 }),
    words.lines.secret({ card: 'rum-guide', count: 2, counts: 'rum', counted: 4 }),
    words.lines.secret({ card: 'parrot-deed', count: 1, counts: 'parrot', counted: 0 }),
    words.lines.secret({ card: 'black-spot', count: 1, counts: 'itself', counted: 1 }),
  ];
  assert.deepEqual(sheet(en), [
    ...['Eye of the Kraken × 3', 'Rotgut', 'Rum Guide × 2: 4 rum cards', 'Parrot Deed: without the parrot', 'Black Spot'],
  ]);
  assert.deepEqual(sheet(ru), [
    ...['Око кракена × 3', 'Сивуха', 'Гид по рому × 2: 4 карты рома', 'Грамота на попугая: попугая нет', 'Чёрная метка'],
  ]);
  assert.deepEqual(sheet(uk), [
    ...['Око кракена × 3', 'Сивуха', 'Ромовий довідник × 2: 4 картки рому', 'Грамота на папугу: папуги немає', 'Чорна мітка'],
  ]);
});

test('what cards say follows their figures', () => {
  const { 'sirens-song': song, 'premium-rum': premium, ledger, sabre, 'rachel-cruz': rachel } = COMPONENTS.cards;
  const says = (words: GameText<SeaOfClouds>) => [song, premium, ledger, sabre, rachel].map((card) => words.own.rule(card));
  assert.deepEqual(says(en), [
    'Points for one, two, three and more of them: −3, −1, 2, 6, 12, 19, 27, 43.',
    '3 points each if you have the most of them, otherwise 1 each.',
    '1 point for each 5 doubloons of yours, those in the Chest included.',
    '+1 strength.',
    'Strength 2. For each victory: steal 2 doubloons from the defeated captain.',
  ]);
  assert.deepEqual(says(ru), [
    'Очки за одну, две, три карты и так далее: −3, −1, 2, 6, 12, 19, 27, 43.',
    'По 3 очка за карту, если их у вас больше всех, иначе по 1.',
    '1 очко за каждые 5 дублонов, считая и те, что в сундуке.',
    'Сила +1.',
    'Сила 2. За каждую победу: украдите у побеждённого капитана 2 дублона.',
  ]);
  assert.deepEqual(says(uk), [
    'Очки за одну, дві, три картки й так далі: −3, −1, 2, 6, 12, 19, 27, 43.',
    'По 3 очки за картку, якщо їх у вас найбільше, інакше по 1.',
    '1 очко за кожні 5 дублонів, рахуючи й ті, що в скрині.',
    'Сила +1.',
    'Сила 2. За кожну перемогу: вкрадіть у переможеного капітана 2 дублони.',
  ]);
});

test('an object of several figures says all of them, and a marked pirate acts once', () => {
  const both: LootCard = { back: 'object', class: 'permanent', copies: 1, strength: -1, points: 1, doubloons: 0 };
  assert.equal(en.own.rule(both), '−1 strength, 1 point.');
  assert.equal(ru.own.rule(both), 'Сила −1, 1 очко.');
  assert.equal(en.own.rule(COMPONENTS.cards.steward), 'Strength 1. Once in a boarding: gain 4 doubloons.');
});

test('a boarding is told with all strengths and victories', () => {
  const boarded: Event = { type: 'boarded', island: 5, strengths: [6, 4, -1], defeated: [[1, 2], [2], []] };
  assert.deepEqual(story('en', boarded), [
    'Boarding! Strength: Ann 6, Bob 4, Cleo −1. Ann defeats Bob and Cleo. Bob defeats Cleo.',
  ]);
  assert.deepEqual(story('ru', boarded), [
    'На абордаж! Сила: Марта 6, Роман 4, Олег −1. Марта побеждает игроков Роман и Олег. Роман побеждает игрока Олег.',
  ]);
  assert.deepEqual(story('uk', boarded), [
    'На абордаж! Сила: Марта 6, Роман 4, Олег −1. Марта перемагає гравців Роман і Олег. Роман перемагає гравця Олег.',
  ]);
  const drawn: Event = { type: 'boarded', island: 5, strengths: [0, 0], defeated: [[], []] };
  assert.deepEqual(story('en', drawn), ['Boarding! Strength: Ann 0, Bob 0. Nobody wins.']);
});

test('a look is told to who looks; the others hear what is done', () => {
  const looked = (faces: Extract<Event, { type: 'looked' }>['faces']): Event[] => [
    { type: 'looked', seat: 0, space: 0, cards: [3, 7], faces },
    { type: 'left', seat: 0, space: 0 },
  ];
  assert.deepEqual(story('en', ...looked(['rum', 'rum'])), ['Ann looks at share 1: Rum × 2.', 'Ann leaves share 1.']);
  assert.deepEqual(story('ru', ...looked(['rum', 'beer'])), [
    'Марта смотрит стопку 1: «Ром» и «Пиво».',
    'Марта оставляет стопку 1.',
  ]);
  assert.deepEqual(story('uk', ...looked([null, null])), ['Марта лишає стос 1.']);
});

test('a theft is told to others without the card', () => {
  const stole = (face: Seen): Event => ({ type: 'stole-rum', seat: 0, from: 1, card: 3, face, by: 'gunner' });
  assert.deepEqual(story('en', stole(null), stole('aged-rum')), [
    'Gunner: Ann steals a rum card from Bob.',
    'Gunner: Ann steals Aged Rum from Bob.',
  ]);
  assert.deepEqual(story('uk', stole(null)), ['Гармаш: Марта краде в гравця Роман картку рому.']);
});

test('who cannot pay pays nothing, and who has nothing to lose loses nothing', () => {
  const events: Event[] = [
    { type: 'paid', seat: 0, doubloons: 0, by: 'port-toll' },
    { type: 'fizzled', seat: 0, by: 'beer' },
  ];
  assert.deepEqual(story('en', ...events), ['Port Toll: Ann has nothing to pay.', 'Beer: Ann has nothing to lose.']);
  assert.deepEqual(story('ru', ...events), ['Портовый сбор: у игрока Марта нет дублонов.', 'Пиво: Марта ничего не теряет.']);
  assert.deepEqual(story('uk', ...events), ['Портовий збір: гравець Марта не має дублонів.', 'Пиво: Марта нічого не втрачає.']);
});

/** A table of three where these cards are dealt; null is one that nobody has seen. */
function table(faces: readonly Seen[], edit: (state: State) => void): State {
  const state = seaOfClouds.setup(defaultOptions(seaOfClouds), 3);
  state.faces = faces.slice();
  state.backs = faces.map((face) => (face === null ? 'rum' : COMPONENTS.cards[face].back));
  state.seenBy = faces.map((face) => (face === null ? UNSEEN : SEEN_BY_ALL));
  edit(state);
  return state;
}

/** What the first captain reads: the question, and the buttons of these answers. */
function asked(language: Language, state: State, ...moves: readonly { readonly type: string }[]): string[] {
  const { view, decision } = show(seaOfClouds, state, 0);
  const scene = { view, names: namesIn(language) };
  return [
    said(language, 'prompts', decision ?? '', scene),
    ...moves.map((move) => said(language, 'moves', move.type, move, scene)),
  ];
}

test('the buttons of a share say what would be taken, and the question what comes instead (C2.3, C2.6, C2.8)', () => {
  const state = table(['rum', 'rum', 'beer'], (edited) => {
    edited.stack.push({ kind: 'divide-loot', seat: 0, space: 2, looked: true });
    edited.spaces[2] = { cards: [0, 1, 2], doubloons: 1 };
    edited.top = 'pirate';
  });
  const buttons = [{ type: 'take' }, { type: 'leave' }];
  assert.deepEqual(asked('en', state, ...buttons), [
    'Share 3: take it, or leave it to grow and take a card from the deck?',
    'Take Rum × 2, Beer, and 1 doubloon',
    'Leave',
  ]);
  assert.deepEqual(asked('ru', state, ...buttons), [
    'Стопка 3: забрать или оставить и взять карту из колоды?',
    'Забрать: Ром × 2, Пиво, 1 дублон',
    'Оставить',
  ]);
  assert.deepEqual(asked('uk', state, ...buttons), [
    'Стос 3: забрати чи лишити й взяти картку з колоди?',
    'Забрати: Ром × 2, Пиво, 1 дублон',
    'Лишити',
  ]);
});

test('the last card of the deck goes on the share that is left, and a doubloon is what remains (C2.8)', () => {
  const state = table(['rum'], (edited) => {
    edited.stack.push({ kind: 'divide-loot', seat: 0, space: 2, looked: true });
    edited.spaces[2] = { cards: [0], doubloons: 0 };
    edited.deck = { rum: 0, relic: 0, object: 0, pirate: 0 };
    edited.top = 'pirate';
  });
  assert.deepEqual(asked('en', state), ['Share 3: take it, or leave it to grow and take a doubloon?']);
});

test('the button of a pirate says what he does and to whom (C4.9 to C4.14)', () => {
  const state = table(['gunner', 'monsieur-plume', 'cook'], (edited) => {
    edited.stack.push({ kind: 'boarding', order: [1, 2], defeated: [[1, 2], [], []] });
    edited.stack.push({ kind: 'crew-effects', seat: 0, left: [{ card: 0, times: 2, against: [1, 2] }] });
  });
  const [gunner, plume, cook] = [
    { type: 'act', card: 0 },
    { type: 'aim', card: 1, at: 2 },
    { type: 'act', card: 2 },
  ];
  assert.deepEqual(asked('en', state, gunner, plume, cook), [
    'Victory over Bob and Cleo: which of your pirates acts next?',
    'Gunner: steal rum from Bob and Cleo',
    'Monsieur Plume: make Cleo discard an object',
    'Cook: take the parrot',
  ]);
  assert.deepEqual(asked('ru', state, gunner, plume, cook), [
    'Победа над игроками Роман и Олег: кто из ваших пиратов действует?',
    'Канонир: украсть ром у игроков Роман и Олег',
    'Месье Плюм: лишить предмета игрока Олег',
    'Кок: забрать попугая',
  ]);
  assert.deepEqual(asked('uk', state, gunner, plume, cook), [
    'Перемога над гравцями Роман і Олег: хто з ваших піратів діє?',
    'Гармаш: вкрасти ром у гравців Роман і Олег',
    'Месьє Плюм: позбавити предмета гравця Олег',
    'Кок: забрати папугу',
  ]);
});

test('a Lookout chooses by place and back, and remembers what he has seen (C4.13)', () => {
  const state = table([null, 'shell'], (edited) => {
    edited.stack.push({ kind: 'lookout', seat: 0 });
    edited.spaces[1] = { cards: [0, 1], doubloons: 0 };
  });
  const cards = [0, 1].map((card) => ({ type: 'scout', card }));
  assert.deepEqual(asked('en', state, ...cards).slice(1), ['Share 2, card 1: rum', 'Share 2, card 2: Pearl Shell']);
  assert.deepEqual(asked('uk', state, ...cards).slice(1), ['Стос 2, картка 1: ром', 'Стос 2, картка 2: Перлова мушля']);
});

/** What chooses between sentences, and what takes more of the rules than data. */
const CHOICES = /\bif \(|\bswitch \(|\s\? |&&|\|\||\?\?|^import (?!type)[^;]*'(?:\.\.\/)+src\/(?!data\/)/m;

test('which sentence is said is chosen once for all languages: a language only fills in', () => {
  for (const language of LANGUAGES) {
    const folder = new URL(`../text/${language}/`, import.meta.url);
    for (const file of readdirSync(folder)) {
      const code = readFileSync(new URL(file, folder), 'utf8');
      assert.doesNotMatch(code, CHOICES, `${language}/${file}`);
    }
  }
});
