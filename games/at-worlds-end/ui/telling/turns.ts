// Set-up, the turn, its event and management, and the end.
import type { FameLine, IncomeLine } from '@quarterdeck/at-worlds-end';
import type { Seat } from '@quarterdeck/kernel';
import type { Place } from '../places.ts';
import { all, card, coins, cue, falls, sails, type Telling, type Tellings, toss } from './parts.ts';

export const TURNS = {
  'hero-chosen': ({ seat }) => cue('glow', `hero ${seat}`),
  'order-drawn': ({ order, gold }) => all(...order.map((seat, place) => coins(gold[place] ?? 0, 'chart', `gold ${seat}`))),
  started: ({ seat, sea }) => sails(seat, `pirate ${seat}`, sea),
  'turn-began': ({ seat }) => cue('pop', `pirate ${seat}`),
  'turn-ended': ({ seat }) => cue('pop', `hero ${seat}`),
  'dice-thrown': () => cue('pop', 'event'),
  compass: ({ kept }) => cue(kept ? 'pop' : 'glow', 'event'),
  event: () => cue('glow', 'event'),
  'monster-unopposed': ({ seat }) => cue('shake', `pirate ${seat}`),
  'convoy-passed': () => cue('puff', 'event'),
  'no-auction': () => cue('puff', 'event'),
  'ship-turned-up': ({ ship }) => card(ship, 'event', `offer ${ship}`),
  bid: ({ seat, gold }) => coins(gold, `gold ${seat}`, `bid ${seat}`),
  'left-auction': ({ seat }) => cue('puff', `bid ${seat}`),
  'auction-won': ({ seat, ship, gold }) =>
    all(coins(gold, `bid ${seat}`, 'event'), card(ship, `offer ${ship}`, `squadron ${seat}`)),
  'auction-failed': ({ ship }) => falls(ship, `offer ${ship}`),
  'favour-gained': ({ seat }) => toss({ kind: 'favour' }, 'event', `favour ${seat}`, 1),
  'favour-full': ({ seat, gold }) => coins(gold, 'event', `gold ${seat}`),
  'storm-broke': () => cue('shake', 'stage'),
  'storm-die': ({ ship, sunk }) => cue(sunk ? 'shake' : 'pop', `offer ${ship}`),
  'company-found-nothing': () => cue('puff', 'event'),
  'armada-moved': () => cue('shake', 'armada'),
  income: ({ seat, lines }) => all(cue('pop', `gold ${seat}`), ...lines.map((line) => incomeOf(seat, line))),
  'fame-bought': ({ seat, gold }) => coins(gold, `gold ${seat}`, `fame ${seat}`),
  'fame-changed': ({ seat, lines }) => all(...lines.map((line) => fameOf(seat, line))),
  ruined: ({ seat }) => cue('puff', `pirate ${seat}`),
  'fame-given': ({ seat, to }) => toss({ kind: 'fame' }, `fame ${seat}`, `fame ${to}`, 1),
  'armada-arrived': () => cue('glow', 'armada'),
  'roll-off': ({ seats }) => all(...seats.map((seat) => cue('pop', `pirate ${seat}`))),
  'roll-off-die': ({ seat }) => cue('pop', `bid ${seat}`),
  champion: ({ seat }) => cue('glow', `pirate ${seat}`),
  'last-battle-unfought': () => cue('glow', 'armada'),
  won: ({ seat }) => cue('glow', `pirate ${seat}`),
  'armada-won': () => cue('glow', 'armada'),
} satisfies Partial<Tellings>;

function incomeOf(seat: Seat, line: IncomeLine): Telling {
  return coins(line.gold, line.line === 'sea' ? `sea ${line.sea}` : 'event', `gold ${seat}`);
}

/** Points come from where they were won, and go back there. */
function fameOf(seat: Seat, line: FameLine): Telling {
  const from: Place = line.line === 'sea' ? `flag ${line.sea}` : line.line === 'part' ? `part ${line.part}` : `hero ${seat}`;
  const fame: Place = `fame ${seat}`;
  return line.points > 0 ? toss({ kind: 'fame' }, from, fame, 1) : toss({ kind: 'fame' }, fame, from, 1);
}
