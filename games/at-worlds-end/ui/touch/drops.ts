// What may be laid where: the flagship on a sea, ships on the sea that they shall guard, guards to another sea or back to the
// squadron, what one gets before oneself; and what is laid in a battle (`battle/drops.ts`).
import { type AtWorldsEnd, otherOwnSeas, type SeaId, type ShipId, type View } from '@quarterdeck/at-worlds-end';
import { type Drop, type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import { at, type Seat, type Shown } from '@quarterdeck/kernel';
import { battleDrops } from '../battle/drops.ts';
import type { Place } from '../places.ts';
import { type Move, pathOf, type Thing } from './aims.ts';

/** What is offered, and what of it was touched already. */
export interface Offer {
  readonly shown: Shown<AtWorldsEnd>;
  readonly touched: readonly Thing[];
}

type PirateDrop = Drop<Thing, Place>;

export function dropsOf({ shown, touched }: Offer): Drops<Thing, Place> {
  const { viewer, legal, view } = shown;
  if (typeof viewer !== 'number') return new Map();
  const here = at(view.pirates, viewer).flagship;
  const onChart = legal.flatMap((move) => dropOf(move, shown, touched, viewer, here));
  return dropsFrom<Thing, Place>([...onChart, ...battleDrops(view, legal, touched)]);
}

function dropOf(
  move: Move,
  shown: Shown<AtWorldsEnd>,
  touched: readonly Thing[],
  own: Seat,
  here: SeaId | null,
): readonly PirateDrop[] {
  const path = pathOf(move, shown);
  const isBegun = touched.every((thing, place) => path[place] === thing);
  const left = isBegun ? path.slice(touched.length) : path;
  switch (move.type) {
    case 'sail':
    case 'favour':
      return here === null || !isBegun || left.length > 1
        ? []
        : [{ thing: `sea ${here}`, place: `sea ${move.to}`, touches: left }];
    case 'flee':
      return here === null ? [] : [{ thing: `sea ${here}`, place: `sea ${move.sea}`, touches: left }];
    case 'post':
      return here === null ? [] : postPlaces(here).map((place) => ({ thing: `ship ${move.ship}`, place, touches: left }));
    case 'send':
      return coursesOf(shown.view, move.ship, own).map((sea) => ({
        thing: `guard ${move.ship}`,
        place: `sea ${sea}`,
        touches: [...left, `sea ${sea}`],
      }));
    case 'collect':
      return [{ thing: `guard ${move.ship}`, place: `squadron ${own}`, touches: left }];
    case 'buy':
      return [{ thing: `offer ${move.ship}`, place: `pirate ${own}`, touches: left }];
    case 'hero':
      return [{ thing: `hero ${move.hero}`, place: `pirate ${own}`, touches: left }];
    default:
      return [];
  }
}

/** The course itself is asked for when the guard has left. */
function coursesOf(view: View, ship: ShipId, own: Seat): readonly SeaId[] {
  const from = at(view.pirates, own).fleet.find((one) => one.ship === ship)?.at ?? null;
  return from === null || from === 'squadron' ? [] : otherOwnSeas(view, own, from);
}

/** The pile of guards lies over its sea. */
function postPlaces(here: SeaId): readonly Place[] {
  return [`sea ${here}`, `guards ${here}`];
}
