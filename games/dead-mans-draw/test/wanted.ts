// Which games are kept as golden replays; `npm run golden dead-mans-draw` finds those that are missing.
import type { Event } from '@quarterdeck/dead-mans-draw';
import { happening, type Wanted } from '@quarterdeck/testkit';

type Told = readonly { type: string }[];
const MERMAIDS = { traits: true, deck: 'mermaid-ability' };

const has = happening<Event>();

export const wanted: readonly Wanted[] = [
  // One for each number of seats.
  ...[2, 3, 4, 5, 6, 7, 8].map((seats) => ({ name: `${seats}-seats`, seats, options: {}, happens: has('ended') })),
  { name: 'traits-2-seats', seats: 2, options: { traits: true }, happens: has('traits-revealed') },
  { name: 'traits-8-seats', seats: 8, options: { traits: true }, happens: has('traits-revealed') },
  // One for each rare rule.
  { name: 'anchored-key-and-chest', seats: 2, options: {}, happens: savedBonus },
  { name: 'parried-sword', seats: 3, options: { traits: true }, happens: has('parried') },
  { name: 'misfire', seats: 3, options: { traits: true }, happens: has('misfired') },
  { name: 'misfire-besides', seats: 3, options: { traits: true, misfire: 'besides' }, happens: has('misfired') },
  { name: 'straight-to-the-bank', seats: 2, options: { traits: true }, happens: has('banked') },
  {
    name: 'master-gunner-whole-stack',
    seats: 3,
    options: { traits: true },
    happens: has('shot', ({ cards }) => cards.length > 2),
  },
  {
    name: 'mystic-foresees-three',
    seats: 2,
    options: { traits: true },
    happens: has('foreseen', ({ cards }) => cards.length === 3),
  },
  { name: 'plunderer', seats: 4, options: { traits: true }, happens: has('bonus-card', ({ from }) => typeof from === 'number') },
  {
    name: 'plunderer-chooses',
    seats: 3,
    options: { traits: true, plunder: 'choice' },
    happens: has('bonus-card', ({ from }) => typeof from === 'number'),
  },
  { name: 'beastmaster-demands-four', seats: 3, options: { traits: true }, happens: has('demanded', ({ debt }) => debt === 4) },
  { name: 'locker-takes', seats: 4, options: { traits: true }, happens: has('lost', ({ to }) => typeof to === 'number') },
  { name: 'mermaid-repeats', seats: 2, options: { deck: 'mermaid-ability' }, happens: has('repeated') },
  { name: 'siren-carries-off', seats: 3, options: MERMAIDS, happens: has('carried-off', ({ seat, to }) => seat !== to) },
  { name: 'casanova-carries-off', seats: 3, options: MERMAIDS, happens: has('carried-off', ({ seat, to }) => seat === to) },
  { name: 'empty-collect', seats: 2, options: { traits: true }, happens: has('collected', ({ cards }) => cards.length === 0) },
  { name: 'thieves-island', seats: 3, options: { variant: 'thieves-island' }, happens: has('lost') },
  { name: 'pile-o-treasure', seats: 2, options: { variant: 'pile-o-treasure' }, happens: has('ended') },
  { name: 'sudden-death', seats: 2, options: { variant: 'sudden-death' }, happens: (_events, { state }) => hasWinner(state) },
  { name: 'all-hands-on-deck', seats: 2, options: { variant: 'all-hands-on-deck' }, happens: has('ended') },
  { name: 'strange-lands', seats: 2, options: { variant: 'strange-lands' }, happens: has('busted') },
  { name: 'beneath-the-waves', seats: 2, options: { variant: 'beneath-the-waves' }, happens: has('ended') },
  { name: 'bottom-feeder', seats: 2, options: { variant: 'bottom-feeder' }, happens: has('stolen') },
  { name: 'safe-choices', seats: 2, options: { safeChoices: true }, happens: has('fizzled', ({ suit }) => suit === 'map') },
  // One for each bug ever fixed.
  { name: 'bust-that-wins-by-sudden-death', seats: 2, options: { traits: true, variant: 'sudden-death' }, happens: bustThatWins },
];

/** Saved cards, and a bonus before the rest is lost (A14, A15). */
function savedBonus(events: Told): boolean {
  return events.some(({ type }, i) => type === 'saved' && events[i + 1]?.type === 'bonus-card');
}

function bustThatWins(events: Told): boolean {
  return events.at(-1)?.type === 'ended' && events.at(-2)?.type === 'saved';
}

function hasWinner(state: object): boolean {
  return 'suddenWinner' in state && state.suddenWinner !== null;
}
