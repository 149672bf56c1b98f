// Smugglers' Cove: the game as the kernel knows it.
import { defineGame, type Game, numberWord, phrases, seatWord } from '@quarterdeck/kernel';
import { CARDS, COVE, parseCards } from './data/cards.ts';
import { outcome, watchGoal } from './outcome.ts';
import { deal, round } from './phases/round.ts';
import { stake } from './phases/stake.ts';
import { throwLead } from './phases/throw.ts';
import { answerToll, fight, toll } from './phases/toll.ts';
import { refuseSetup, setup } from './setup.ts';
import type { Example } from './types.ts';
import { determinize, secrets, view, viewEvent } from './view.ts';

const card = { card: numberWord(1, 99) };
const step = numberWord(0, COVE - 1);

export const example: Game<Example> = defineGame({
  id: 'example',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {
    tolls: { kind: 'flag', default: true },
    wind: { kind: 'choice', of: ['calm', 'gusty'], default: 'calm' },
    goal: { kind: 'number', min: 3, max: 20, default: 7 },
    cards: { kind: 'table', default: CARDS, parse: parseCards },
  },
  refuseSetup,
  setup,
  phases: { round, deal, stake, throw: throwLead, toll, answer: answerToll, fight },
  watch: watchGoal,
  view,
  viewEvent,
  reveals: ['revealed'],
  determinize,
  outcome,
  notation: phrases({
    deal: card,
    stake: card,
    throw: { x: step, y: step },
    demand: {},
    pass: {},
    pay: {},
    fight: {},
    won: { by: seatWord },
  }),
  secrets,
  census: (state) => ({ cards: [...state.deck, ...state.discard, ...state.hands.flat()].sort((a, b) => a - b).join(' ') }),
  longest: (options) => 12 * options.cards.length,
  absent: ['pass', 'pay'],
});

export { type Card, COVE, RINGS } from './data/cards.ts';
export * from './types.ts';
