// Faults planted in a tiny game: each must be caught by the law that is there for it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Example, example } from '@quarterdeck/example';
import { exampleOffer } from '@quarterdeck/example/offer';
import {
  at,
  defaultOptions,
  defineGame,
  type Game,
  only,
  openMatch,
  playOut,
  quickRng,
  type SpokenOffer,
  spoken,
  verifyRecord,
} from '@quarterdeck/kernel';
import { fitOfChance, fuzz } from '../src/index.ts';
import { randomWalk } from '../src/walk.ts';

const offered = await spoken(exampleOffer);

type Fault = Partial<Game<Example>>;
type Phases = Game<Example>['phases'];

const { phases } = example;
let calls = 0;

const PLANTED: readonly { fault: string; law: string; change: Fault }[] = [
  {
    fault: 'a leaked card',
    law: 'nothing leaks',
    change: { view: (state, viewer) => ({ ...example.view(state, viewer), hands: state.hands }) },
  },
  {
    fault: 'a leaked card in an event',
    law: 'events keep secrets',
    change: { viewEvent: (event) => event },
  },
  {
    fault: 'a question that tells a secret by being asked',
    law: 'nothing leaks|refusals are typed',
    change: withPhases({ stake: { ...phases.stake, waiting: asksTheStrongFirst } }),
  },
  {
    fault: 'a legal move that tells a secret',
    law: 'nothing leaks',
    change: withPhases({
      toll: {
        ...phases.toll,
        legalMoves: (state) => (at(at(state.hands, 0), 0) > 8 ? [{ type: 'pass' }] : [{ type: 'demand' }]),
      },
    }),
  },
  {
    fault: 'an order-dependent commitment',
    law: 'order does not matter',
    change: withPhases({
      stake: {
        ...phases.stake,
        apply(state, frame, move, actor, emit) {
          if (frame.stakes.every((card) => card === null)) state.coins[Number(actor)] = at(state.coins, Number(actor)) + 1;
          phases.stake.apply(state, frame, move, actor, emit);
        },
      },
    }),
  },
  {
    fault: 'an impure apply',
    law: 'moves are functions',
    change: withPhases({
      throw: {
        ...phases.throw,
        apply(state, frame, move, actor, emit) {
          calls += 1;
          state.coins[frame.seat] = calls;
          phases.throw.apply(state, frame, move, actor, emit);
        },
      },
    }),
  },
  {
    fault: 'a dead end',
    law: 'somebody can move',
    change: withPhases({ answer: { ...phases.answer, legalMoves: () => [] } }),
  },
  {
    fault: 'an undo across a reveal',
    law: 'undo takes back no knowledge',
    change: { reveals: [] },
  },
  {
    fault: 'a card lost',
    law: 'nothing is lost',
    change: withPhases({
      deal: {
        ...phases.deal,
        apply(state, frame, move, actor, emit) {
          phases.deal.apply(state, frame, move, actor, emit);
          if (state.deck.length === 5) state.deck.pop();
        },
      },
    }),
  },
  {
    fault: 'a rule that edits what is fixed',
    law: 'Cannot assign to read only property',
    change: withPhases({
      answer: {
        ...phases.answer,
        apply(state, frame, move, actor, emit) {
          Object.assign(state.fixed.options, { goal: 9 });
          phases.answer.apply(state, frame, move, actor, emit);
        },
      },
    }),
  },
  {
    fault: 'a view that edits the state',
    law: 'Cannot assign to read only property',
    change: {
      view(state, viewer) {
        state.coins[0] = at(state.coins, 0);
        return example.view(state, viewer);
      },
    },
  },
  {
    fault: 'two moves with one notation',
    law: 'notation is unique',
    change: {
      notation: { ...example.notation, print: (move) => (move.type === 'stake' ? 'stake 1' : example.notation.print(move)) },
    },
  },
  {
    fault: 'a state that is not plain data',
    law: 'all is plain data',
    change: withPhases({
      deal: {
        ...phases.deal,
        apply(state, frame, move, actor, emit) {
          phases.deal.apply(state, frame, move, actor, emit);
          Object.assign(state, { when: new Date(0) });
        },
      },
    }),
  },
  {
    fault: 'a game that never ends',
    law: 'the game ends within its bound',
    change: { longest: () => 10 },
  },
  {
    fault: 'a frame that resumes for ever',
    law: 'resumes without end',
    change: withPhases({ round: { ...phases.round, resume: () => {} } }),
  },
  {
    fault: 'a draw that is not possible',
    law: 'chance keeps to its list',
    change: withPhases({ deal: { ...phases.deal, draw: () => ({ type: 'deal', card: 99 }) } }),
  },
  {
    fault: 'a greyed-out move without a reason',
    law: 'what is forbidden is refused|words are whole',
    change: withPhases({ toll: { ...phases.toll, whyNot: () => null } }),
  },
  {
    fault: 'a reason that tells a secret',
    law: 'refusals are typed',
    change: withPhases({
      stake: {
        ...phases.stake,
        whyNot: (state) => (at(state.deck, 0) % 2 === 0 ? { reason: 'richer', rule: '1' } : { reason: 'not-in-hand', rule: '1' }),
      },
    }),
  },
  {
    fault: 'winners who are not first',
    law: 'the end is told',
    change: { outcome: (state) => ({ ...outcomeOf(state), winners: [9] }) },
  },
];

describe('a planted fault is caught', () => {
  for (const { fault, law, change } of PLANTED)
    test(`${fault}: ${law}`, () => assert.match(crashOf(plant(change)).message, new RegExp(law)));

  test('a hole in a sentence: words are whole', () => {
    const en = { ...offered.texts.en, prompts: { ...offered.texts.en.prompts, stake: () => `Stake the ${undefined}` } };
    assert.match(crashOf({ ...offered, texts: { ...offered.texts, en } }).message, /words are whole/);
  });

  test('a draw that ignores its weights: chance fits its weights', () => {
    const change = withPhases({ fight: { ...phases.fight, draw: (_state, { seat }) => ({ type: 'won', by: seat }) } });
    assert.ok(worstFit(plant(change).game) > 1);
    assert.ok(worstFit(example) < 1);
  });
});

test('the game without a planted fault is clean', () => {
  const { crash, games } = fuzzed(offered, 40);
  assert.equal(crash, null);
  assert.equal(games, 40);
});

test('random play of a frame that resumes for ever ends with an error, too', () => {
  const circling: Game<Example> = { ...example, ...withPhases({ round: { ...phases.round, resume: () => {} } }) };
  const state = example.setup(defaultOptions(example), 2);
  assert.throws(() => playOut(circling, state, quickRng(1)), /'round' resumes without end/);
});

test('what a fault leaves behind opens as a game', () => {
  const { record } = crashOf(plant(withPhases({ answer: { ...phases.answer, legalMoves: () => [] } })));
  const { match } = verifyRecord(record, () => example);
  assert.equal(match.state.stack.at(-1)?.kind, 'answer');
});

function withPhases(changed: Partial<Phases>): Fault {
  return { phases: { ...phases, ...changed } };
}

function plant(change: Fault): SpokenOffer<Example> {
  return { ...offered, game: defineGame({ ...example, ...change }) };
}

function fuzzed(offer: SpokenOffer<Example>, most: number) {
  let games = 0;
  return fuzz(offer, { seed: 1, until: () => games >= most, onGame: (played) => (games = played) });
}

function crashOf(offer: SpokenOffer<Example>): { record: string; message: string } {
  const { crash } = fuzzed(offer, 60);
  assert.ok(crash !== null, 'the fault was not found');
  return crash;
}

/** Chi-square of the fights of some games, as a share of what a fair draw may reach. */
function worstFit(game: Game<Example>): number {
  const steps = [1, 2, 3, 4].flatMap((seed) => [
    ...randomWalk(openMatch(game, { seats: 3, seed: `fit-${seed}` }), quickRng(seed)),
  ]);
  const fits = steps
    .filter(({ match }) => match.state.stack.at(-1)?.kind === 'fight')
    .map(({ match }) => fitOfChance(match, 500, 3));
  return Math.max(...fits.map((fit) => (fit === null ? 0 : fit.chiSquare / fit.limit)));
}

/** Those with a high card are asked first: whoever watches learns who has one. */
function asksTheStrongFirst(state: Example['state'], frame: Parameters<Phases['stake']['waiting']>[1]) {
  const asked = phases.stake.waiting(state, frame);
  const strong = asked.find((seat) => seat !== 'chance' && at(state.hands, seat).some((card) => card > 12));
  return strong === undefined || strong === 'chance' ? asked : only(strong);
}

function outcomeOf(state: Example['state']) {
  const end = example.outcome(state);
  assert.ok(end !== null);
  return end;
}
