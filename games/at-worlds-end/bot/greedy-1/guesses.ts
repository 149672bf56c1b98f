// Guesses, found by playing; none of them is a rule. Worths are in points of fame.
export const GUESSES = {
  /** What 1000 gold are worth while they lie idle. */
  gold: 0.8,
  /** A fleet of such a price is worth about two thirds of the most that ships can be worth. */
  fleet: 3.5,
  fleetPrice: 1300,
  /** One and two seas of a good, one to four of a part, beside their own points: the bonus is on the way. */
  ofGood: [0.1, 0.35],
  ofPart: [0, 0.1, 0.3, 0.6],
  /** How much of a sea's worth is in danger while nobody guards it: from the Company, and from a rival who can reach it. */
  companyRisk: 0.1,
  rivalRisk: 0.16,
  favour: 0.06,
  /** A conquest that waits for the next turn, for the one after. */
  patience: 0.75,
  /** What an attack that is possible now is worth less than one begun. */
  notYet: 0.93,
  /** How much of a beaten line is lost: some can retreat. */
  lostInDefeat: 0.8,
  /** Part of the price of ships that a visit to a port brings more than it costs; with no ship at all it is the way to everything. */
  bargain: 0.25,
  firstShips: 0.7,
  /** How often the highest bid stays it; how many times its price a ship may cost, and how bad more is. */
  highBid: 0.92,
  dear: 1.3,
  overpaid: 1.2,
  /** Being without ship and sea is near the end. */
  bare: 2.5,
  lastStake: 5,
  /** Beating the monster: the armada is pushed back instead of coming nearer. */
  monster: 0.6,
  /** A step that the flagship has made in this turn. */
  step: 0.02,
  /** An order to a guard, in the turn in which it is given. */
  post: 0.05,
  collect: 0.12,
  /** How much of the rivals is the best of them; the rest is their average. */
  best: 0.5,
  /** The armada: that it comes at all, that it is beaten, and that another fights it. */
  lastBattle: 4,
  lastBattleWon: 10,
  notChampion: 2,
  /** A won game. */
  victory: 30,
  /** Own turns per point of fame. */
  pace: 0.8,
  hero: { diplomat: 0.2, swordsmith: 0.4, trickster: 0.5, corsair: 0.1 },
} as const;
