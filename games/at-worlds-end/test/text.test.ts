// The words of the game: whole, right in number and case, and each language in its own letters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, inLanguage, LANGUAGES, type Language, optionSpecs, spoken } from '@quarterdeck/kernel';
import { FOREIGN, overhear, sayings, strings } from '@quarterdeck/testkit';
import { atWorldsEndCover } from '../cover.ts';
import { atWorldsEndOffer } from '../offer.ts';
import {
  atWorldsEnd,
  COMPANY_SHIPS,
  COMPONENTS,
  type Event,
  MANOEUVRES,
  REASONS,
  SEAS,
  type SeaId,
  SHIPS,
  type View,
} from '../src/index.ts';
import { en } from '../text/en/index.ts';
import { ru } from '../text/ru/index.ts';
import { uk } from '../text/uk/index.ts';
import { scene } from './scene.ts';

const WORDS = { en, ru, uk };
const names = (seat: number) => `P${seat}`;

const GAMES = 60;
const HOLES = /undefined|null|NaN|\[object| {2}|\( *\)|\[ *\]|«»|""|: *[.,]|, *\.| $/;
/** What the refusals of this game speak of. */
const FIGURES = { gold: 400 };

const offer = await spoken(atWorldsEndOffer);
const said = sayings(offer);
const { heard, log, unheard } = overhear(offer, GAMES);

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const refusals = REASONS.map((reason) => words.refusals[reason](FIGURES));
  const skillRules = strings(words.own.skillRules(COMPONENTS.heroes));
  const tables = [words.own.manoeuvreRules, words.own.eventRules].flatMap((table) => strings(table));
  const read = [
    ...heard[language],
    ...[...log[language]].filter((line) => line !== ''),
    ...strings(words),
    ...refusals,
    ...skillRules,
  ];

  test(`${language}: whatever happens in ${GAMES} random games can be said without a hole, in the letters of the language`, () => {
    for (const text of read) {
      assert.doesNotMatch(text, HOLES);
      assert.doesNotMatch(text, FOREIGN[language]);
      assert.equal(text, text.trim());
      assert.notEqual(text, '');
    }
  });

  test(`${language}: a line of the log is a sentence, and so are a refusal and what a manoeuvre, a skill or an event does`, () => {
    for (const line of log[language]) if (line !== '') assert.match(line, /^[\p{Lu}\d].*\.$/u);
    for (const sentence of [...refusals, ...tables]) assert.match(sentence, /^\p{Lu}.*\.$/u);
    for (const sentence of skillRules) assert.match(sentence, /^[\p{Lu}\d].*\.$/u);
  });

  test(`${language}: no two seas, ships or manoeuvres have the same name, and every value of an option has one`, () => {
    assert.equal(new Set(SEAS.map((sea) => words.own.seas[sea])).size, SEAS.length);
    assert.equal(
      new Set([...SHIPS, ...COMPANY_SHIPS].map((ship) => words.own.ships[ship])).size,
      SHIPS.length + COMPANY_SHIPS.length,
    );
    assert.equal(new Set(MANOEUVRES.map((card) => words.own.manoeuvres[card])).size, MANOEUVRES.length);
    for (const [name, spec] of optionSpecs(atWorldsEnd)) {
      const values = strings(fieldsOf(fieldsOf(words.options)?.get(name))?.get('values'));
      assert.equal(values.length, spec.kind === 'choice' ? spec.of.length : 0, name);
    }
  });
}

/** What needs an empty market, a captured ship at the end of a battle, or equal fame in the last one. */
const RARE = ['no-auction', 'prizes', 'roll-off', 'roll-off-die'];
const PASSAGES = ['battle', 'last-battle', 'salvo', 'turn'];

test('the random games tell of all but what is rarer than one game in sixty', () => {
  assert.deepEqual(
    unheard('events').filter((key) => !RARE.includes(key)),
    [],
  );
  assert.deepEqual(unheard('lines'), []);
  assert.deepEqual(unheard('moves'), []);
  assert.deepEqual(
    unheard('prompts')
      .filter((key) => !RARE.includes(key))
      .sort(),
    PASSAGES,
  );
});

test('what is rare can be told, too', () => {
  assert.deepEqual(told({ type: 'prizes', seat: 0, ships: ['sl-07', 'sl-20'], joined: true }), [
    'Captured ships join P0: Gull, Falcon.',
    'Захваченные корабли переходят к победителю (P0): «Чайка», «Сокол».',
    'Захоплені кораблі переходять до переможця (P0): «Чайка», «Сокіл».',
  ]);
  assert.equal(told({ type: 'no-auction' })[0], 'There is no ship left to be auctioned.');
  assert.equal(
    told({ type: 'roll-off', role: 'captain', seats: [0, 2] })[0],
    'Equal fame: dice decide who commands the armada: P0, P2.',
  );
  assert.equal(told({ type: 'roll-off-die', role: 'captain', seat: 2, face: 5 })[0], 'P2 throws 5.');
});

/** One event as the three languages tell it. */
function told(event: Event): string[] {
  return LANGUAGES.map((language: Language) => said(language, 'events', event.type, event, names));
}

test('dice, hits and markers are counted with the right form', () => {
  const shot = { type: 'shot-aimed', seat: 0, side: 'first', shooter: 'sl-07', target: 'company-frigate', defence: 4 } as const;
  assert.deepEqual(told({ ...shot, dice: 1 }), [
    'The Gull fires at the Company frigate: 1 die against Defence 4.',
    'Стреляет «Чайка», цель — фрегат Компании: 1 кубик против защиты 4.',
    'Стріляє «Чайка», ціль — фрегат Компанії: 1 кубик проти захисту 4.',
  ]);
  assert.deepEqual(told({ ...shot, dice: 3 }), [
    'The Gull fires at the Company frigate: 3 dice against Defence 4.',
    'Стреляет «Чайка», цель — фрегат Компании: 3 кубика против защиты 4.',
    'Стріляє «Чайка», ціль — фрегат Компанії: 3 кубики проти захисту 4.',
  ]);
  assert.deepEqual(told({ type: 'favour-gained', seat: 0, favour: 5 }), [
    'P0 gets a favour marker and has 5.',
    'P0 получает благосклонность Калипсо, всего 5 жетонов.',
    'P0 отримує прихильність Каліпсо, усього 5 жетонів.',
  ]);
});

test('seas stand in the case that the sentence asks for', () => {
  assert.deepEqual(told({ type: 'sea-changed', sea: 'jamaica', from: 1, to: 0, why: 'unguarded' }), [
    'P0 takes Jamaica from P1, without a shot.',
    'P0 захватывает Ямайку без боя; прежний владелец — P1.',
    'P0 захоплює Ямайку без бою; попередній власник — P1.',
  ]);
  assert.deepEqual(told({ type: 'sailed', seat: 0, from: 'cuba', to: 'cape-of-good-hope', why: 'sail', favour: 5 }), [
    'P0 sails from Cuba to the Cape of Good Hope.',
    'P0 идёт к мысу Доброй Надежды.',
    'P0 іде до мису Доброї Надії.',
  ]);
});

test('a ship that another posts, takes back or sends is told without its name (W5.6)', () => {
  assert.deepEqual(told({ type: 'posted', seat: 0, sea: 'cuba', ship: null }), [
    'P0 posts a guard at Cuba.',
    'P0 оставляет корабль в охране у Кубы.',
    'P0 лишає корабель на варті біля Куби.',
  ]);
  assert.equal(told({ type: 'posted', seat: 0, sea: 'cuba', ship: 'sl-07' })[0], 'P0 posts the Gull at Cuba.');
  assert.equal(told({ type: 'collected', seat: 0, sea: 'cuba', ship: null })[0], 'P0 takes a guard back at Cuba.');
  assert.equal(
    told({ type: 'sent', seat: 0, from: 'cuba', to: 'jamaica', ship: null })[0],
    'P0 sends a guard from Cuba to Jamaica.',
  );
  assert.equal(told({ type: 'manoeuvre-drawn', seat: 0, card: null })[0], 'P0 draws a manoeuvre.');
});

test('fame is told with what it is made of (W8)', () => {
  const lines = [
    { line: 'sea', sea: 'singapore', points: 1 },
    { line: 'monopoly', good: 'rum', points: 1 },
  ] as const;
  assert.deepEqual(told({ type: 'fame-changed', seat: 0, from: 2, to: 4, lines }), [
    'Fame of P0: 2 → 4 (Singapore +1, monopoly of rum +1).',
    'Слава (P0): 2 → 4; Сингапур +1, монополия: ром +1.',
    'Слава (P0): 2 → 4; Сінгапур +1, монополія: ром +1.',
  ]);
});

test('what can be fired at is named with the chance to sink it (W6.6, W6.7)', () => {
  const battle = scene({ pirates: [{ flagship: 'cuba', squadron: ['fr-04'] }] })
    .plays('attack')
    .chance('draw hard-turn');
  const view = battle.view(0);
  const labels = LANGUAGES.map((language) => WORDS[language].moves.aim({ type: 'aim', target: 'company-brig' }, { view, names }));
  assert.equal(battle.waiting(), '0 target');
  assert.deepEqual(labels, [
    'Company brig: 88% to sink (Defence 3)',
    'Бриг Компании: потопить 88 % (защита 3)',
    'Бриг Компанії: потопити 88 % (захист 3)',
  ]);
});

test('the Swordsmith reads what he pays in the port, not what the card says (W9.3)', () => {
  const port = scene({ pirates: [{ hero: 'swordsmith', flagship: 'cuba', gold: 500 }], market: ['sl-07'] })
    .plays('visit-port')
    .chance('offer sl-07');
  const label = en.moves.buy({ type: 'buy', ship: 'sl-07' }, { view: port.view(0), names });
  assert.equal(label, 'Buy Gull (sloop, Attack 1, Defence 3) for 200');
});

test('who has done everything else is reminded of favour, where it can still be asked for (W5.4)', () => {
  const asked = (flagship: SeaId, favour: number) => {
    const done = { sailed: true, visited: true, fought: true };
    const view = scene({ done, pirates: [{ flagship, favour }] }).view(0);
    return LANGUAGES.map((language) => WORDS[language].prompts.actions({ view, names }));
  };
  assert.deepEqual(asked('cuba', 1), [
    'Your actions: favour, guards, or the end of the turn.',
    'Ваши действия: помощь Калипсо, охрана или конец хода.',
    'Ваші дії: допомога Каліпсо, варта або кінець ходу.',
  ]);
  for (const [flagship, favour] of [
    ['cuba', 0],
    ['north-atlantic', 1],
  ] as const)
    assert.equal(asked(flagship, favour)[0], 'Your actions: guards, or the end of the turn.');
});

test('the Trickster reads all that his throw would bring (W9.4, R1)', () => {
  const read = (doubles: 'only' | 'and-sum') =>
    scene({ options: { doubles }, step: 'event', pirates: [{ hero: 'trickster' }] })
      .chance('throw 4,4')
      .view(0);
  const asked = (view: View) => LANGUAGES.map((language) => WORDS[language].prompts['lucky-compass']({ view, names }));
  assert.equal(asked(read('only'))[0], '4 and 4: The armada draws nearer. Keep the throw, or throw again?');
  assert.deepEqual(asked(read('and-sum')), [
    '4 and 4: The armada draws nearer, Extra profit. Keep the throw, or throw again?',
    '4 и 4: Приближение армады, Дополнительная прибыль. Оставить бросок или перебросить?',
    '4 і 4: Наближення армади, Додатковий прибуток. Лишити кидок чи перекинути?',
  ]);
});

test('the title is that of the cover', () => {
  for (const language of LANGUAGES) assert.equal(WORDS[language].title, inLanguage(atWorldsEndCover.words, language).title);
});
