// What chance plays first, turn by turn for somebody who plays sensibly.

const TURNS = [
  // The learner begins.
  'order 0,1',
  // The learner’s first turn: a frigate that 500 gold can buy, and an easy victory.
  'offer fr-01 | offer sl-05 | offer fr-10 | draw broadside | draw hard-turn | draw chain-shot | draw steady-aim | roll 1,2,2,3',
  // The rival fights the Company, which the learner commands.
  'offer sl-14 | offer br-02 | offer fr-02 | draw damage-control | draw brave-crew | roll 3,4 | roll 2 | roll 1,1,2 | roll 1,2,4',
  // A convoy, too strong for a single ship.
  'throw 1,3 | draw smoke-screen | roll 1,2,3',
  // The armada moves.
  'throw 2,2 | offer sl-21 | offer br-10 | offer fr-12 | draw return-fire | draw raking-fire | roll 2,5',
  // A storm that finds no sloop; a harder battle, in which the frigate is damaged.
  'throw 4,6 | draw close-ranks | roll 1,2,2 | roll 5 | roll 1 | roll 1,2,4',
  // Calm.
  'throw 1,4',
  // An auction that the learner can win; then the Company’s frigate.
  'throw 3,4 | throw 2,5 | turn-up sl-04 | draw broadside | draw hard-turn | draw chain-shot | draw steady-aim | roll 2,3,5 | roll 1 | roll 1,2,2 | roll 1,4,5 | die 5 | offer br-06 | offer br-18 | offer sl-09',
  // The Company strikes, and the learner says where.
  'throw 5,6 | draw damage-control | draw brave-crew | draw smoke-screen | draw return-fire | draw raking-fire | roll 2,3 | roll 1 | roll 4 | roll 1 | roll 1,2 | roll 1,1,2 | roll 1,2,4 | die 2 | roll 1 | roll 1 | roll 6 | roll 1 | roll 1,4 | roll 3,3 | roll 2,6',
  // Extra profit, and one more battle.
  'throw 2,6',
  // The armada moves.
  'throw 1,1 | offer br-13 | offer fr-08 | offer sl-17',
  // The armada moves; a Trickster who throws again gets another double.
  'throw 3,3 | throw 5,5 | offer fr-04 | offer sl-07 | offer br-05 | draw close-ranks | draw broadside | draw hard-turn | draw chain-shot | roll 1,6 | roll 6',
  // The armada moves.
  'throw 6,6 | draw steady-aim | draw damage-control | draw brave-crew | roll 1 | die 4 | roll 1,5 | die 6 | roll 3,3,5',
  // It arrives.
  'throw 4,4 | throw 3,3',
  // The last battle, for a learner who is the champion.
  'draw smoke-screen | draw return-fire | draw raking-fire | roll 1,3,6 | roll 1,2,2 | roll 3,3,5 | roll 1,2,4 | roll 1 | roll 5 | roll 1,2,2 | roll 5 | roll 1,3,5 | roll 1,3,6 | roll 1 | roll 1,2,2 | roll 2,4,6',
];

export const chance: readonly string[] = TURNS.flatMap((turn) => turn.split(' | '));
