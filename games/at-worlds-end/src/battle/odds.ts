// Chances of a shot, exact: counted in whole numbers, so that what the table shows is what the dice do.

/** Three ends of a salvo, as ways out of `of`. */
export interface SalvoOdds {
  readonly sunk: number;
  readonly damaged: number;
  readonly untouched: number;
  readonly of: number;
}

/** What the dice meet: how many are thrown, the Defence that counts, and whether a hit is followed by a check. */
export interface Shot {
  readonly dice: number;
  readonly defence: number;
  readonly checks: boolean;
}

/** A chance as a part of a whole. */
export interface Share {
  readonly ways: number;
  readonly of: number;
}

const FACES = 6;

/**
 * A die and, if it hits, its check: 36 ways. It leaves the target alone in 6D of them, and afloat in D(12 - D); the dice of a
 * salvo know nothing of each other.
 */
export function salvoOdds({ dice, defence, checks }: Shot): SalvoOdds {
  const of = (FACES * FACES) ** dice;
  const untouched = (FACES * defence) ** dice;
  const afloat = checks ? (defence * (2 * FACES - defence)) ** dice : untouched;
  return { sunk: of - afloat, damaged: afloat - untouched, untouched, of };
}

/** At least one die above the Defence. */
export function hitOdds(dice: number, defence: number): Share {
  const of = FACES ** dice;
  return { ways: of - defence ** dice, of };
}

/** W6.7: one die for each hit, none above the Defence. */
export function survivalOdds(hits: number, defence: number): Share {
  return { ways: defence ** hits, of: FACES ** hits };
}

/** Boarding: a die that is equal to the Defence is enough. */
export function boardingOdds(defence: number): Share {
  return { ways: FACES + 1 - defence, of: FACES };
}
