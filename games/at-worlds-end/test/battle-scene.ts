// Battles told in few words: who fights whom, with which cards, and how the shots fall.
import type { Manoeuvre, SeaId, ShipId } from '../src/index.ts';
import { type Position, type Scene, type Standing, scene } from './scene.ts';

/** Pirate 0 attacks Cuba with these ships; pirate 1 holds it with those, his flagship far away. */
export interface Fight {
  readonly own: readonly ShipId[];
  readonly guards?: readonly ShipId[];
  /** What both hold; by default a card that fits no moment of the test is not there. */
  readonly cards?: readonly Manoeuvre[];
  readonly theirs?: readonly Manoeuvre[];
  readonly attacker?: Standing;
  readonly defender?: Standing;
  readonly position?: Position;
}

/** Both lines are drawn up, the cards are in hand and the first shot is due. Hands hold exactly the cards that are named. */
export function fight({ own, guards = [], cards = [], theirs = [], attacker, defender, position }: Fight): Scene {
  const t = scene({
    ...position,
    pirates: [
      { flagship: 'cuba', squadron: own, ...attacker },
      { flagship: 'borneo', escorts: { cuba: guards }, ...defender },
      ...(position?.pirates?.slice(2) ?? []),
    ],
  }).plays('attack');
  return deal(t, [cards, theirs]);
}

/** Cards are drawn; then everything but the named ones is put back, so that only what a test is about can be asked for. */
function deal(t: Scene, hands: readonly (readonly Manoeuvre[])[]): Scene {
  while (t.waiting() === 'chance manoeuvre-draw') t.chance(t.legal()[0] ?? '');
  const { pirates, manoeuvres } = t.state();
  for (const [seat, cards] of hands.entries()) {
    const hand = pirates[seat]?.hand ?? [];
    manoeuvres.bag.push(...hand.splice(0));
    for (const card of cards) hand.push(...manoeuvres.bag.splice(manoeuvres.bag.indexOf(card), 1));
  }
  return t;
}

/** Pirate 0 fights the Company for a sea, by default one of difficulty 1. */
export function againstCompany(
  own: readonly ShipId[],
  sea: SeaId = 'bahamas',
  cards: readonly Manoeuvre[] = [],
  standing: Standing = {},
): Scene {
  return deal(
    scene({ pirates: [{ flagship: sea, squadron: own, ...standing }, { seas: ['sumatra'] }, { seas: ['indian-ocean'] }] }).plays(
      'attack',
    ),
    [cards],
  );
}

/** The sea monster comes up against the squadron of pirate 0; its first salvo is due. */
export function againstMonster(own: readonly ShipId[], cards: readonly Manoeuvre[] = [], position: Position = {}): Scene {
  const [standing, ...others] = position.pirates ?? [];
  const pirates = [{ squadron: own, ...standing }, ...others];
  return deal(scene({ armada: 3, ...position, step: 'event', pirates }).chance('throw 1,2'), [cards]);
}

const WINDOWS = /manoeuvre$|steady-aim$|after-hit$|return-fire$/;

/** Whoever is asked for a card holds. */
export function holds(t: Scene): Scene {
  while (WINDOWS.test(t.waiting()) && !t.waiting().startsWith('chance')) t.plays('hold');
  return t;
}

/** The ship that is due fires at this one; its dice, then those of the check. */
export function shoots(t: Scene, target: string, ...throws: readonly string[]): Scene {
  return falls(t.plays(`aim ${target}`), ...throws);
}

/** Dice of a salvo that is under way, and of its check; nobody plays a card. */
export function falls(t: Scene, ...throws: readonly string[]): Scene {
  for (const dice of throws) holds(t).chance(`roll ${dice}`);
  return holds(t);
}

/** The ships of a line that are afloat: `sl-05 br-17*`, a star for damage. */
export function line(t: Scene, side: 'first' | 'second'): string {
  const { battle } = t.state();
  return battle === null ? '-' : battle[side].line.map(({ ship, damaged }) => ship + (damaged ? '*' : '')).join(' ');
}
