// Actions, and what a battle does beside its own scene.
import type { Seat } from '@quarterdeck/kernel';
import type { Place } from '../places.ts';
import { all, at, card, coins, cue, NOTHING, sails, type Tellings, toss } from './parts.ts';

export const ACTIONS = {
  sailed: ({ seat, from, to, why }) =>
    all(
      sails(seat, `flagship ${seat}`, to),
      why === 'favour' ? toss({ kind: 'favour' }, `favour ${seat}`, `sea ${from}`, 1) : NOTHING,
    ),
  'port-visited': ({ seat, sea, cove, gold }) =>
    at(sea, cue('pop', cove ? `sea ${sea}` : `port ${sea}`), coins(gold, `gold ${seat}`, `sea ${sea}`)),
  offered: ({ ship }) => card(ship, 'event', `offer ${ship}`),
  bought: ({ seat, ship, gold }) =>
    all(coins(gold, `gold ${seat}`, `offer ${ship}`), card(ship, `offer ${ship}`, `squadron ${seat}`)),
  'left-port': () => cue('puff', 'stage'),
  posted: ({ seat, sea, ship }) => at(sea, card(ship, `squadron ${seat}`, `guards ${sea}`)),
  collected: ({ seat, sea, ship }) => at(sea, card(ship, `guards ${sea}`, `squadron ${seat}`)),
  'escort-called': ({ from }) => at(from, cue('pop', `guards ${from}`)),
  sent: ({ from, to, ship }) => at(to, card(ship, `guards ${from}`, `guards ${to}`)),
  bribed: ({ seat, sea, gold }) => at(sea, coins(gold, `gold ${seat}`, `flag ${sea}`)),
  attacked: ({ sea }) => at(sea, cue('glow', `sea ${sea}`)),
  'sea-changed': ({ sea, from, to }) =>
    at(sea, toss({ kind: 'flag', owner: to }, sideOf(to), `flag ${sea}`, 1), from === null ? NOTHING : cue('puff', `sea ${sea}`)),
} satisfies Partial<Tellings>;

function sideOf(seat: Seat | null): Place {
  return seat === null ? 'armada' : `pirate ${seat}`;
}

const nothing = () => NOTHING;

/** Its lines, dice and cards are told on the scene of the battle (`battle/tell.ts`). */
export const BATTLES = {
  'battle-began': ({ sea }) => (sea === null ? cue('glow', 'event') : at(sea, cue('glow', `sea ${sea}`))),
  'bag-opened': ({ seat, gold }) => coins(gold, `gold ${seat}`, `hero ${seat}`),
  'manoeuvre-drawn': nothing,
  'round-began': nothing,
  'ship-fires': nothing,
  'shot-aimed': nothing,
  'manoeuvre-played': nothing,
  held: nothing,
  'ranks-closed': nothing,
  'salvo-rolled': nothing,
  'die-rolled': nothing,
  'check-rolled': nothing,
  missed: nothing,
  'ship-damaged': nothing,
  'ship-sunk': nothing,
  'ship-captured': nothing,
  'crew-saved': ({ seat, gold }) => coins(gold, `gold ${seat}`, `hero ${seat}`),
  withdrawn: nothing,
  retreated: nothing,
  'battle-over': nothing,
  plundered: ({ seat, gold }) => coins(gold, 'chart', `gold ${seat}`),
  'convoy-taken': ({ seat, gold }) => coins(gold, 'event', `gold ${seat}`),
  prizes: nothing,
  rejoined: nothing,
  'manoeuvres-returned': nothing,
} satisfies Partial<Tellings>;
