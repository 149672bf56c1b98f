// The rules page: the same rules in three languages, by the numbers that a refusal gives, with examples that the rules agree to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { testRulesPage } from '@quarterdeck/board-testkit/rules-page.ts';
import { at, LANGUAGES } from '@quarterdeck/kernel';
import { MINE_REACH } from '../src/book.ts';
import {
  bookOf,
  COMPONENTS,
  cellAt,
  cellName,
  cellNamed,
  columnOf,
  DIRECTIONS,
  findScenario,
  rowOf,
  type Scenario,
  type ScenarioName,
  shipName,
} from '../src/index.ts';
import { RULES_TEXTS } from '../text/rules.ts';
import { DRAWN_FIGURES, type RulesText } from '../text/rules-types.ts';
import { CHARTS } from '../ui/rules/charts.ts';
import {
  boardingExample,
  broadsideExample,
  fortExample,
  islandsExample,
  minesExample,
  reachExample,
  repairExample,
  stormExample,
  waysOf,
} from '../ui/rules/examples.ts';

/** Cells, and the letters of the book's parts. */
const NAMES = /(?<!\p{L})(?:[A-X](?:1[0-4]|[1-9])|IV|[VMS])(?!\p{L})|R1\b/gu;

const numbers = RULES_TEXTS.en.sections.flatMap(({ rules }) => rules.map(([number]) => number));

testRulesPage({
  folder: join(import.meta.dirname, '..'),
  texts: RULES_TEXTS,
  figures: DRAWN_FIGURES,
  refusals: 25,
  numbers,
  names: NAMES,
});

/** The figures that a rule names, in their order. */
function figuresIn({ sections }: RulesText, number: string): number[] {
  const rule = sections.flatMap(({ rules }) => rules).find(([is]) => is === number);
  return [...(rule?.[1].matchAll(/(?<!\p{L})\d+/gu) ?? [])].map(Number);
}

function scenarioOf(name: ScenarioName, seats: number): Scenario {
  const scenario = findScenario(name, seats, 'alone');
  assert.ok(scenario);
  return scenario;
}

function parcelsToWin({ aim }: Scenario): number {
  assert.ok(aim.kind === 'gather');
  return aim.parcels;
}

/** The numbers of the README, those of the scenarios too. */
function numberedInReadme(): string[] {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  return [...readme.matchAll(/\*\*((?:V )?\d+\.\d+|[MS][1-4]|R1)\b/g)].flatMap(([, number]) => number ?? []);
}

test('the page has every rule of the README', () => {
  const rules = numberedInReadme();
  assert.ok(rules.length > 50);
  for (const number of rules) assert.ok(numbers.includes(number), number);
});

test('what must be done before a turn can end is on the page too (4.18, 6.5, M1, S4)', () => {
  for (const number of ['4.18', '6.5', 'M1', 'S4']) assert.ok(numbers.includes(number), number);
});

for (const language of LANGUAGES) {
  const text = RULES_TEXTS[language];

  test(`${language}: durability, ranges and shots are those of the cards (3.2, 4.13, 5.2 to 5.4)`, () => {
    const { ships, fort } = COMPONENTS;
    assert.deepEqual(figuresIn(text, '3.2'), [ships.brig.durability, ships.line.durability, fort.durability]);
    assert.deepEqual(figuresIn(text, '4.13'), [ships.frigate.fresh[0], ships.frigate.fresh[0] - 3]);
    assert.deepEqual(figuresIn(text, '5.2'), fort.range);
    assert.equal(figuresIn(text, '5.3')[0], ships.line.shots);
    assert.deepEqual(figuresIn(text, '5.4'), [fort.shots]);
  });

  test(`${language}: ruins and mines have the figures of the rules (9.9, 10.4, 10.6)`, () => {
    const { fort, mine } = COMPONENTS;
    assert.deepEqual(figuresIn(text, '9.9'), [fort.durability - fort.restored]);
    assert.deepEqual(figuresIn(text, '10.4'), [MINE_REACH]);
    assert.deepEqual(figuresIn(text, '10.6'), [mine]);
  });

  test(`${language}: so many pearls or treasures win as the scenarios say (V 1.1, S1, S2)`, () => {
    const [two, three, four, six] = [2, 3, 4, 6].map((seats) => parcelsToWin(scenarioOf('pearl-banks', seats)));
    assert.equal(three, four);
    assert.deepEqual(figuresIn(text, 'V 1.1').slice(4), [two, three, six]);
    const hoard = [2, 4].map((seats) => parcelsToWin(scenarioOf('dead-pilots-hoard', seats)));
    assert.deepEqual(figuresIn(text, 'S1').slice(-2), hoard);
    const { aim, rounds } = scenarioOf('kings-convoy', 2);
    assert.ok(aim.kind === 'convoy');
    assert.deepEqual(figuresIn(text, 'S2').slice(-3), [aim.parcels, aim.parcels, rounds]);
  });

  test(`${language}: points are those of the scenarios (S3, S4)`, () => {
    const { aim, rounds } = scenarioOf('fire-in-the-roads', 2);
    assert.ok(aim.kind === 'battle');
    const { ships, fortRuined, fortTaken, points } = aim;
    const worth = [ships.brig, ships.frigate, ships.galleon, ships.line, fortRuined, fortTaken, points, rounds];
    assert.deepEqual(figuresIn(text, 'S3').slice(1), worth);
    const [two, four] = [2, 4].map((seats) => scenarioOf('two-crowns-mail', seats).aim);
    assert.ok(two?.kind === 'mail' && four?.kind === 'mail');
    assert.deepEqual(figuresIn(text, 'S4').slice(-4), [two.wreck, two.points, four.points, 30]);
  });
}

test('the reach of the figure: the book’s frigate has three cells to the south in a wind to the north-east (4.13)', () => {
  const frigate = reachExample('frigate');
  assert.equal(frigate[DIRECTIONS.indexOf('S')], 3);
  assert.deepEqual(reachExample('line'), [3, 3, 3, 1, 1, 0, 1, 1]);
});

test('the islands of the figure close a corner each, and the square one a side besides (4.5)', () => {
  const sea = islandsExample();
  const closedIn = (first: string, columns: number, rows: number) => {
    const [x, y] = [columnOf(cellNamed(first)), rowOf(cellNamed(first))];
    const cells = Array.from({ length: columns * rows }, (_, i) => cellAt(x + (i % columns), y + Math.floor(i / columns)));
    const closed = waysOf(sea, cells).filter(({ isOpen }) => !isOpen);
    return closed.map(({ from, to }) => `${cellName(from)}-${cellName(to)}`).toSorted();
  };
  assert.deepEqual(closedIn('J6', 6, 4), ['L7-M8', 'M8-L7']);
  assert.deepEqual(closedIn('E8', 5, 5), ['F9-G10', 'G10-F9', 'G10-H11', 'H10-H11', 'H11-G10', 'H11-H10']);
});

test('the storm of the figure: farthest downwind first, two on reefs, one in shelter (4.17 to 4.20)', () => {
  const { events, sheltered } = stormExample();
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'drifted' ? [`${shipName(event.ship)} ${cellName(event.to)}`] : [])),
    ['frigate1 O11', 'line1 M10', 'galleon1 J5'],
  );
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'struck-reef' ? [[shipName(event.ship), event.damage]] : [])),
    [
      ['line1', 2],
      ['galleon1', 1],
    ],
  );
  assert.deepEqual(sheltered.map(shipName), ['brig1']);
});

test('the guns of the figure: over a reef, not past a ship; the fort over a ship at sea, not over one in port (5.5)', () => {
  const line = broadsideExample();
  assert.ok(line.hits.includes(cellNamed('O10')), 'past the reef at N10');
  assert.ok(line.hidden.includes(cellNamed('L14')), 'behind the own brig at L12');
  assert.ok(line.hidden.includes(cellNamed('J8')), 'behind the land at K9');
  const fort = fortExample();
  assert.ok(fort.hits.includes(cellNamed('E5')), 'over the frigate at C3');
  assert.deepEqual(fort.hidden.map(cellName), ['C1', 'D1', 'E1', 'F1'], 'behind the brig in the port');
});

test('the boarding of the figure is the book’s: 7 against 4, and 3 to share out (8.3 to 8.6)', () => {
  const { dice, attack, defence, after } = boardingExample();
  assert.deepEqual(
    dice.map(({ ship, points, left }) => [shipName(ship), points, left]),
    [
      ['brig1', 0, 3],
      ['frigate1', 2, 2],
      ['line2', 2, 2],
    ],
  );
  assert.deepEqual([attack, defence], [7, 4]);
  assert.deepEqual(
    after.map(({ ship, left }) => [shipName(ship), left]),
    [
      ['brig1', 0],
      ['frigate1', 1],
      ['line2', 2],
    ],
  );
});

test('the repair of the figure: nothing in the turn of arrival, then one damage a turn (7.3)', () => {
  assert.deepEqual(repairExample(), [2, 1, 0]);
});

test('the mines of the figure lie within three cells of the fort (10.4)', () => {
  const { fixed } = minesExample();
  const { zones } = bookOf(fixed);
  assert.equal(at(zones, 0).length, 4 * 7 - 1);
});

test('every chart of the page is of a scenario for so many players', () => {
  for (const { scenario, seats } of Object.values(CHARTS)) {
    for (const players of seats) assert.ok(findScenario(scenario, players, 'alone') !== null, `${scenario} for ${players}`);
  }
});
