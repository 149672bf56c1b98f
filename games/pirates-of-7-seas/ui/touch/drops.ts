// What may be laid where: what one gets before oneself, cards where they are played, ships into the raid, goods into the port, the
// hold or the sea, dice before players and against each other.

import { type Drop, type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import type { Seat, Shown } from '@quarterdeck/kernel';
import { GOODS, type Good, type PiratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import type { Place } from '../places.ts';
import { type Draft, loadings, marked } from '../sides/draft.ts';
import { type Aim, type Aims, type Move, pathOf, type Thing } from './aims.ts';

/** What is offered, and what of it was touched and marked already. */
export interface Offer {
  readonly shown: Shown<PiratesOf7Seas>;
  readonly aims: Aims;
  readonly touched: readonly Thing[];
  readonly draft: Draft;
}

type PirateDrop = Drop<Thing, Place>;

/** Goods that are thrown away go to the loot, or simply into the sea. */
const OVERBOARD: readonly Place[] = ['loot', 'track'];

export function dropsOf(offer: Offer): Drops<Thing, Place> {
  const { viewer, legal } = offer.shown;
  if (typeof viewer !== 'number') return new Map();
  const goods = [...offer.aims].flatMap(([thing, aim]) => (aim.kind === 'mark' ? goodDrops(offer, thing, aim, viewer) : []));
  return dropsFrom([...legal.flatMap((move) => moveDrops(offer, move, viewer)), ...goods]);
}

function moveDrops({ shown, touched }: Offer, move: Move, own: Seat): readonly PirateDrop[] {
  if (move.type === 'pair') return pairDrops(move, shown.legal, touched);
  const path = pathOf(move);
  const thing = path[touched.length];
  if (thing === undefined || touched.some((one, place) => path[place] !== one)) return [];
  return placesFor(move, shown, touched.length, own).map((place) => ({ thing, place, touches: [thing] }));
}

/** `step`: how many things of the move were touched before. */
function placesFor(move: Move, { view }: Shown<PiratesOf7Seas>, step: number, own: Seat): readonly Place[] {
  switch (move.type) {
    case 'choose':
    case 'become-corsair':
    case 'draw':
      return [`player ${own}`];
    case 'play-caravan':
      return ['tray'];
    case 'cast':
      return step === 0 ? ['tray'] : [];
    case 'send':
      return move.ships === 0 ? [] : ['tray'];
    case 'play-port':
    case 'sell':
      return ['port'];
    case 'lose':
      return OVERBOARD;
    case 'give':
      return [`player ${step}`];
    case 'die':
      return [`die ${view.tray.findIndex(({ owner }) => owner === 'red')}`];
    default:
      return [];
  }
}

/** Of equally near dice the red one is laid against the pirate's; once it is touched, either against the other. */
function pairDrops(
  pair: Extract<Move, { type: 'pair' }>,
  legal: readonly Move[],
  touched: readonly Thing[],
): readonly PirateDrop[] {
  const [red, pirate] = [`die ${pair.red}`, `die ${pair.pirate}`] as const;
  if (touched.length > 0 && !touched.includes(red)) return [];
  if (touched.length > 0)
    return [
      { thing: pirate, place: red, touches: [pirate] },
      { thing: red, place: pirate, touches: [pirate] },
    ];
  const isAlone = legal.filter((other) => other.type === 'pair' && other.red === pair.red).length === 1;
  return [{ thing: red, place: pirate, touches: isAlone ? [red] : [red, pirate] }];
}

/** A good of new loot is kept before oneself, and with it all that is kept; one in the hold goes overboard, the last with all others. */
function goodDrops(
  offer: Offer,
  thing: Thing,
  { good, isMarked }: Extract<Aim, { kind: 'mark' }>,
  own: Seat,
): readonly PirateDrop[] {
  const loads = loadings(offer.shown.legal);
  const places: readonly Place[] = loads.some(({ type }) => type === 'load') ? [`player ${own}`] : OVERBOARD;
  const touches = isMarked ? deed(offer, offer.draft) : [thing, ...lastDeed(offer, good)];
  return touches.length === 0 ? [] : places.map((place) => ({ thing, place, touches }));
}

/** What is done with the goods that are marked, if it can be done. */
function deed({ shown }: Offer, draft: Draft): readonly Thing[] {
  return loadings(shown.legal).flatMap((move) => (GOODS.every((good) => move[good] === draft[good]) ? [move.type] : []));
}

/** One more thrown overboard may be the last; one more that is kept never says that nothing else is. */
function lastDeed(offer: Offer, good: Good): readonly Thing[] {
  return deed(offer, marked(offer.draft, good, 1)).filter((one) => one === 'discard');
}

/** What is taken together: a ship or a good and all before it; goods that are loaded or thrown away at once. */
export function takenWith(thing: Thing, { aims }: Pick<Offer, 'aims'>, drops: Drops<Thing, Place>): readonly Thing[] {
  const [stem, number] = split(thing);
  if (stem === 'send' || stem.startsWith('sell '))
    return [...drops.keys()]
      .filter((other) => split(other)[0] === stem && split(other)[1] <= number)
      .sort((one, other) => split(one)[1] - split(other)[1]);
  const touches = [...(drops.get(thing)?.values() ?? [])].flat();
  if (!touches.includes('load') && !touches.includes('discard')) return [thing];
  return [...aims].flatMap(([other, aim]) => (other === thing || (aim.kind === 'mark' && aim.isMarked) ? [other] : []));
}

/** `sell rum 2` is the second of `sell rum`. */
function split(thing: Thing): readonly [stem: string, number: number] {
  const space = thing.lastIndexOf(' ');
  return [thing.slice(0, space), Number(thing.slice(space + 1))];
}
