// What chance plays first, turn by turn for somebody who plays sensibly.

export const chance: readonly string[] = ['order 0,1'];
