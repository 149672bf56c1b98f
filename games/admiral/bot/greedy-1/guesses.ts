// Guesses, found by playing; none of them is a rule.
export const GUESSES = {
  /** All that a scenario asks for together, and how much of it is lost with every round until it is brought home. */
  aim: 450,
  patience: 0.93,
  /** Cargo aboard is a little less than cargo ashore, so that nobody carries it to and fro. */
  aboard: 0.96,
  /** What a source of cargo keeps for a ship when a rival is nearer. */
  rival: 0.75,
  /** Rounds that digging takes, and those that a damage on a reef is as bad as. */
  dig: 1.2,
  reef: 1.5,
  /** A ship: for being afloat and for each durability left; what a damage under repair is worth of one that is mended. */
  afloat: 6,
  durability: 3,
  mending: 0.5,
  fireship: 0.15,
  /** A fort: for standing and for each durability left. */
  fort: 10,
  rampart: 2,
  fortless: 30,
  restoring: 15,
  /** How much of a loss by gunfire is expected: of guns that can fire now, of guns that might later. */
  ready: 0.5,
  later: 0.3,
  peril: 0.4,
  /** How much of the cargo aboard goes down with a ship, and how much of a prize tempts from afar, cell by cell. */
  sinking: 0.6,
  hunt: 0.1,
  scent: 0.88,
  /** What it costs a ship to do nothing more in this round. */
  locked: 2,
  /** A turn that is ended is a little better than one in which nothing is left to do; mines are let be, they fire at anything. */
  rest: 0.01,
  asking: 500,
  /** How much of the rivals is the best of them; the rest is their average. */
  best: 0.4,
} as const;
