// What chance plays first, turn by turn for somebody who plays sensibly.

const TURNS = [
  // The learner begins.
  'order 0,1',
  // The learner’s first turn: a frigate that 500 gold can buy, and an easy victory.
  'offer fr-01 | offer sl-05 | offer fr-10 | draw broadside | draw hard-turn | draw chain-shot | draw steady-aim | roll 1,2,2,3',
  // The rival fights the Company, which the learner commands.
  'offer sl-14 | offer br-02 | offer fr-02 | draw damage-control | draw brave-crew | roll 3,4 | roll 2 | roll 1,1,2 | roll 1,2,4',
  // A convoy that a bold learner takes; then a battle for a sea.
  'throw 1,3 | draw smoke-screen | roll 2,3,5 | roll 1 | roll 1,2,6 | roll 1 | roll 1,3,4 | roll 1,2,2 | roll 2,3,5 | draw return-fire | roll 1,2,6',
  // The armada moves.
  'throw 2,2 | offer sl-21 | offer br-10 | offer fr-12 | draw raking-fire | roll 1,2,5',
  // A storm that finds no sloop; then another battle.
  'throw 4,6 | draw close-ranks | draw broadside | draw hard-turn | draw chain-shot | roll 3,3,5 | roll 1 | roll 1,2,4',
  // Calm.
  'throw 1,4 | offer br-05 | offer br-17 | offer sl-07',
  // An auction that the learner can win; then a battle in which cards are played.
  'throw 3,4 | turn-up sl-04 | draw steady-aim | draw damage-control | roll 1 | roll 6 | die 5 | roll 1,2,5',
  // The Company strikes, and the learner says where.
  'throw 5,6 | draw brave-crew | roll 3,4 | roll 2,2,4 | roll 1 | roll 1,6 | roll 6 | offer br-14 | offer fr-08 | offer sl-17',
  // Extra profit, a port, and one more battle.
  'throw 2,6 | offer fr-04 | offer sl-06 | offer br-04 | draw smoke-screen | draw return-fire | draw raking-fire | draw close-ranks | draw broadside | draw hard-turn | roll 1,1,6 | roll 2,5 | roll 1 | roll 6',
  // The armada moves.
  'throw 1,1 | offer sl-01 | offer sl-18 | offer br-16',
  // The armada moves; a Trickster who throws again gets another double.
  'throw 3,3 | throw 5,5 | offer sl-14 | offer br-07 | offer fr-11',
  // The armada moves.
  'throw 6,6 | offer br-04 | offer br-19 | offer sl-16',
  // It arrives.
  'throw 4,4',
  // The last battle, for a learner who is the champion.
  'draw chain-shot | draw steady-aim | draw damage-control | draw brave-crew | draw smoke-screen | draw return-fire | draw raking-fire | roll 1,2 | roll 6 | roll 3,4,6 | roll 1 | roll 1,2,3 | roll 1 | roll 6 | roll 1,1,2 | roll 2,4,6 | roll 1 | roll 1,3,4 | roll 6 | roll 1 | roll 4 | roll 3,6',
];

export const chance: readonly string[] = TURNS.flatMap((turn) => turn.split(' | '));
