import type { Lessons } from '../guide.ts';

export const enGuide: Lessons = {
  stake: {
    title: 'Secret stakes',
    text: 'Everybody stakes a card at once, face down; the highest wins the round. A high card is gone once it is staked.',
  },
  lead: {
    title: 'The lead',
    text: 'The winner throws the lead into the cove: the nearer to the middle it falls, the more coins it brings.',
  },
  end: {
    title: 'The reckoning',
    text: 'Every coin is a point, and reaching the goal brings two more. Now try a game against people.',
  },
};
