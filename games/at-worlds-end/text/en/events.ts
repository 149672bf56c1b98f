// What happens at the table, as lines of the log in English.
import { counter, type Names } from '@quarterdeck/kernel';
import type { AnyShip } from '../../src/data/cards.ts';
import type { DrawnUp, FameLine, IncomeLine } from '../../src/types.ts';
import type { Told } from '../story.ts';
import type { Texts } from '../texts.ts';
import { atSeas, eventNames, goods, heroes, manoeuvres, parts, seas, skills, theSeas, theShip } from './names.ts';
import { ships } from './ships.ts';

const count = counter('en');
const HITS = { one: 'hit', other: 'hits' };
const DICE = { one: 'die', other: 'dice' };
const TRICKS = { one: 'manoeuvre', other: 'manoeuvres' };
const SHIPS = { one: 'ship', other: 'ships' };

/** A ship at the beginning of a sentence. */
function TheShip(ship: AnyShip): string {
  return theShip(ship).replace('the', 'The');
}

function listed(list: readonly AnyShip[]): string {
  return list.map((ship) => ships[ship]).join(', ');
}

function line({ pirate, commander, ships: drawnUp }: DrawnUp, names: Names): string {
  return pirate === null ? `${listed(drawnUp)} under ${names(commander)}` : `${names(pirate)} with ${listed(drawnUp)}`;
}

function began({ cause, sea, first, second }: Told<'battle-began'>, names: Names): string {
  const lines = `${line(first, names)} against ${line(second, names)}`;
  if (cause === 'sea') return `Battle for ${sea === null ? 'the sea' : theSeas[sea]}: ${lines}.`;
  if (cause === 'convoy') return `The convoy is attacked: ${lines}.`;
  return `${cause === 'monster' ? 'Out of the deep' : 'The last battle'}: ${lines}.`;
}

function over({ cause, sea, winner, first, second }: Told<'battle-over'>, names: Names): string {
  const pirate = names(first ?? second ?? 0);
  if (cause === 'monster') return winner === 'second' ? `${pirate} beats the sea monster.` : `The sea monster beats ${pirate}.`;
  if (cause === 'armada') return winner === 'second' ? `${pirate} beats the armada.` : `The armada beats ${pirate}.`;
  if (cause === 'convoy') return winner === 'first' ? `${pirate} beats the convoy.` : `The convoy gets away from ${pirate}.`;
  const where = sea === null ? 'the sea' : theSeas[sea];
  if (winner === 'first') return `${pirate} wins the battle for ${where}.`;
  const empty = winner === null ? 'Both lines are empty: ' : '';
  return `${empty}${second === null ? `${empty === '' ? 'The' : 'the'} Company` : names(second)} keeps ${where}.`;
}

function income(entry: IncomeLine): string {
  if (entry.line === 'sea') return `${seas[entry.sea]} ${entry.gold}`;
  return `${entry.line === 'profit' ? 'extra profit' : skills.diplomat[0].toLowerCase()} ${entry.gold}`;
}

function fame(entry: FameLine): string {
  return `${fameOf(entry)} ${entry.points > 0 ? '+' : '−'}${Math.abs(entry.points)}`;
}

function fameOf(entry: FameLine): string {
  if (entry.line === 'sea') return seas[entry.sea];
  if (entry.line === 'monopoly') return `monopoly of ${goods[entry.good].toLowerCase()}`;
  if (entry.line === 'part') return `all of the ${parts[entry.part]}`;
  return entry.line === 'bought' ? 'bought' : 'gift';
}

const SINGLE: Readonly<Record<Told<'die-rolled'>['use'], readonly [success: string, failure: string]>> = {
  'steady-aim': ['a hit', 'a miss again'],
  'damage-control': ['one hit does not count', 'in vain'],
  boarding: ['the ship is taken', 'beaten off'],
};

const ENDINGS: Readonly<Record<Told<'won'>['how'], string>> = {
  'ten-fame': 'has ten points of fame',
  'last-left': 'is the last pirate left',
  'armada-beaten': 'has beaten the armada',
};

export const events: Texts['events'] = {
  'hero-chosen': ({ seat, hero }, names) => `${names(seat)} is the ${heroes[hero]}.`,
  'order-drawn': ({ order, gold }, names) =>
    `Order of turns: ${order.map((seat, i) => `${names(seat)} with ${gold[i]} gold`).join(', ')}.`,
  started: ({ seat, sea }, names) => `${names(seat)} begins ${atSeas[sea]}.`,
  'turn-began': ({ seat, turn }, names) => `Turn ${turn} of ${names(seat)}.`,
  'turn-ended': () => '',
  'dice-thrown': ({ seat, dice, again }, names) => `${names(seat)} throws ${again ? 'again: ' : ''}${dice.join(' and ')}.`,
  compass: ({ seat, kept }, names) =>
    kept ? `${names(seat)} keeps the throw.` : `${skills.trickster[0]}: the throw does not count.`,
  event: ({ event }) => `Event: ${eventNames[event]}.`,
  'monster-unopposed': ({ seat }, names) => `${names(seat)} has no ship to meet the sea monster.`,
  'convoy-passed': ({ seat, why }, names) =>
    why === 'no-ship' ? `${names(seat)} has no ship to attack the convoy.` : `${names(seat)} lets the convoy pass.`,
  'no-auction': () => 'There is no ship left to be auctioned.',
  'ship-turned-up': ({ ship, price }) => `For auction: ${ships[ship]}, from ${price} gold.`,
  bid: ({ seat, gold }, names) => `${names(seat)} bids ${gold} gold.`,
  'left-auction': ({ seat, why }, names) =>
    why === 'too-poor' ? `${names(seat)} has too little gold for the auction.` : `${names(seat)} leaves the auction.`,
  'auction-won': ({ seat, ship, gold }, names) => `${names(seat)} wins ${theShip(ship)} for ${gold} gold.`,
  'auction-failed': ({ ship }) => `Nobody wants ${theShip(ship)}.`,
  'favour-gained': ({ seat, favour }, names) => `${names(seat)} gets a favour marker and has ${favour}.`,
  'favour-full': ({ seat, gold }, names) => `${names(seat)} has all favour markers and gets ${gold} gold.`,
  'storm-broke': ({ seat, sloops }, names) =>
    sloops.length === 0
      ? `The storm finds no sloop of ${names(seat)}.`
      : `The storm catches sloops of ${names(seat)}: ${listed(sloops)}.`,
  'storm-die': ({ ship, face, sunk }) => `${face}: ${theShip(ship)} ${sunk ? 'sinks' : 'weathers the storm'}.`,
  'company-found-nothing': ({ seat }, names) => `The Company finds no unguarded sea of ${names(seat)}.`,
  'armada-moved'({ from, to, last, why }) {
    if (from === to) return 'The armada cannot be driven back further.';
    return `The armada ${why === 'monster-beaten' ? 'is driven back' : 'draws nearer'}: space ${to} of ${last}.`;
  },
  income: ({ seat, lines, gold }, names) =>
    gold === 0 ? '' : `${names(seat)} has ${gold} gold of income: ${lines.map(income).join(', ')}.`,
  'fame-bought': ({ seat, gold }, names) => `${names(seat)} buys a point of fame for ${gold} gold.`,
  'fame-changed': ({ seat, from, to, lines }, names) =>
    `Fame of ${names(seat)}: ${from} → ${to} (${lines.map(fame).join(', ')}).`,
  sailed({ seat, from, to, why }, names) {
    if (why === 'sail') return `${names(seat)} sails from ${theSeas[from]} to ${theSeas[to]}.`;
    return why === 'favour' ? `Calypso takes ${names(seat)} on to ${theSeas[to]}.` : `${names(seat)} flees to ${theSeas[to]}.`;
  },
  'port-visited': ({ seat, sea, cove, gold }, names) =>
    cove ? `${names(seat)} pays smugglers ${gold} gold ${atSeas[sea]}.` : `${names(seat)} visits the port ${atSeas[sea]}.`,
  offered: ({ ship, price }) => `For sale: ${ships[ship]}, ${price} gold.`,
  bought: ({ seat, ship, gold }, names) => `${names(seat)} buys ${theShip(ship)} for ${gold} gold.`,
  'left-port': ({ seat }, names) => `${names(seat)} leaves the port.`,
  posted: ({ seat, sea, ship }, names) => `${names(seat)} posts ${ship === null ? 'a guard' : theShip(ship)} ${atSeas[sea]}.`,
  collected: ({ seat, sea, ship }, names) =>
    `${names(seat)} takes ${ship === null ? 'a guard' : theShip(ship)} back ${atSeas[sea]}.`,
  'escort-called': () => '',
  sent: ({ seat, from, to, ship }, names) =>
    `${names(seat)} sends ${ship === null ? 'a guard' : theShip(ship)} from ${theSeas[from]} to ${theSeas[to]}.`,
  bribed: ({ seat, gold, from, to }, names) =>
    `${names(seat)} bribes the Company with ${gold} gold: difficulty ${to} instead of ${from}.`,
  attacked: () => '',
  'sea-changed'({ sea, from, to, why }, names) {
    if (to === null) return `The Company takes ${theSeas[sea]} back${from === null ? '' : ` from ${names(from)}`}.`;
    const unopposed = why === 'unguarded' ? ', without a shot' : '';
    return `${names(to)} takes ${theSeas[sea]} from ${from === null ? 'the Company' : names(from)}${unopposed}.`;
  },
  'battle-began': began,
  'bag-opened': ({ seat, gold, cards }, names) =>
    `${skills.trickster[1]}: ${names(seat)} pays ${gold} gold for ${count(cards, TRICKS)}.`,
  'manoeuvre-drawn': ({ seat, card }, names) => `${names(seat)} draws ${card === null ? 'a manoeuvre' : manoeuvres[card]}.`,
  'round-began': ({ round }) => `Round ${round}.`,
  'ship-fires': () => '',
  'shot-aimed': ({ shooter, target, dice, defence }) =>
    `${TheShip(shooter)} fires at ${theShip(target)}: ${count(dice, DICE)} against Defence ${defence}.`,
  'manoeuvre-played': ({ seat, card, ship }, names) => `${names(seat)} plays ${manoeuvres[card]} for ${theShip(ship)}.`,
  held: () => '',
  'ranks-closed': ({ from, to }) => `${TheShip(to)} takes the place of ${theShip(from)}.`,
  'salvo-rolled'({ dice, defence, hits, answering }) {
    const what = answering ? `${manoeuvres['return-fire']}: ` : '';
    if (dice.length === 0) return `${what}Smoke hides the target, and no die is left.`;
    return `${what}${dice.join(', ')} against Defence ${defence}: ${hits === 0 ? 'no hit' : count(hits, HITS)}.`;
  },
  'die-rolled': ({ use, face, success }) => `${manoeuvres[use]}: ${face}, ${SINGLE[use][success ? 0 : 1]}.`,
  'check-rolled': ({ ship, dice, defence, survived }) =>
    `Check of ${theShip(ship)}: ${dice.join(', ')} against Defence ${defence}, ${survived ? 'it survives' : 'it cannot be saved'}.`,
  missed: () => '',
  'ship-damaged': ({ ship }) => `${TheShip(ship)} is damaged.`,
  'ship-sunk': ({ ship, by }) => `${TheShip(ship)} ${by === 'fire-ship' ? 'burns and sinks' : 'sinks'}.`,
  'ship-captured': ({ by, ship }, names) => `${names(by)} captures ${theShip(ship)}.`,
  'crew-saved': ({ seat, ship, gold }, names) =>
    `${skills.corsair[1]}: ${names(seat)} pays ${gold} gold, and ${theShip(ship)} stays afloat.`,
  withdrawn: ({ seat, ship }, names) => `${names(seat)} takes ${theShip(ship)} out of the line.`,
  retreated: ({ seat, ships: saved }, names) => `${names(seat)} retreats with ${count(saved.length, SHIPS)}.`,
  'battle-over': over,
  plundered: ({ seat, ships: taken, gold }, names) =>
    `${skills.corsair[0]}: ${names(seat)} gets ${gold} gold for ${count(taken, SHIPS)}.`,
  'convoy-taken': ({ seat, gold }, names) => `${names(seat)} takes ${gold} gold from the convoy.`,
  prizes: ({ seat, ships: taken, joined }, names) =>
    joined ? `Captured ships join ${names(seat)}: ${listed(taken)}.` : `Captured ships go down: ${listed(taken)}.`,
  rejoined: ({ seat, ships: back }, names) => `Back in the squadron of ${names(seat)}: ${listed(back)}.`,
  'manoeuvres-returned': () => '',
  ruined: ({ seat }, names) => `${names(seat)} has neither sea nor ship and is ruined.`,
  'fame-given': ({ seat, to }, names) => `${names(seat)} leaves a point of fame to ${names(to)}.`,
  'armada-arrived': () => 'The armada is here: the last battle begins.',
  'roll-off': ({ role, seats }, names) =>
    `Equal fame: dice decide who ${role === 'champion' ? 'fights' : 'commands'} the armada: ${seats.map(names).join(', ')}.`,
  'roll-off-die': ({ seat, face }, names) => `${names(seat)} throws ${face}.`,
  champion: ({ seat, captain }, names) => `${names(seat)} fights the armada, and ${names(captain)} commands it.`,
  'last-battle-unfought': ({ seat }, names) => `${names(seat)} has no ship to fight the armada with.`,
  won: ({ seat, how }, names) => `${names(seat)} ${ENDINGS[how]} and wins.`,
  'armada-won': () => 'The armada has won, and no pirate has.',
};
