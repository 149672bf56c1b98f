// At World's End in English.
import { at, counter } from '@quarterdeck/kernel';
import type { AnyShip } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { classOf, componentsOf, hullOf } from '../../src/table.ts';
import type { View } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { beginsInTheWest, guardedBy, isCommander, isFavourLeft, openOf, priceOf, targetOf, throwKept, undone } from '../story.ts';
import type { Texts } from '../texts.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { events } from './events.ts';
import {
  classes,
  company,
  eventNames,
  eventRules,
  goods,
  heroes,
  manoeuvreRules,
  manoeuvres,
  parts,
  seas,
  skillRules,
  skills,
  stances,
  theSeas,
  theShip,
  windows,
} from './names.ts';
import { refusals } from './refusals.ts';
import { ships } from './ships.ts';
import { terminal } from './terminal.ts';

const count = counter('en');
const DICE = { one: 'die', other: 'dice' };
const HITS = { one: 'hit', other: 'hits' };
const TRICKS = { one: 'manoeuvre', other: 'manoeuvres' };

/** A ship with what it can do: sloop, Attack 1, Defence 3. */
function described(view: View, ship: AnyShip): string {
  const { attack, defence, survivability } = hullOf(view, ship);
  return `${ships[ship]} (${classes[classOf(view, ship)]}, Attack ${attack}, Defence ${defence}${survivability ? ', survivability' : ''})`;
}

function target(view: View, ship: AnyShip): string {
  const { defence, mark, damaged, sinks } = targetOf(view, ship);
  return `${ships[ship]}: ${sinks}% to sink (Defence ${defence}${mark ? ', survivability' : ''}${damaged ? ', damaged' : ''})`;
}

const STILL = { sail: 'sail', port: 'visit a port', fight: 'fight' };

const prompts: Texts['prompts'] = {
  'choose-hero': () => 'Choose your hero.',
  'turn-order': () => 'Lots are drawn for the order of turns.',
  'start-sea-deal': () => 'A first sea is dealt.',
  'start-sea'({ view }) {
    const isWest = beginsInTheWest(view, openOf(view, 'start-sea')?.seat ?? 0);
    return `In which sea of the ${isWest ? parts['west-indies'] : parts['east-indies']} does your flagship begin?`;
  },
  turn: () => 'The turn goes on.',
  'event-dice': () => 'The event dice are thrown.',
  'lucky-compass'({ view }) {
    const { dice, events: brought } = throwKept(view);
    return `${dice.join(' and ')}: ${brought.map((event) => eventNames[event]).join(', ')}. Keep the throw, or throw again?`;
  },
  convoy: () => `A convoy, guarded by a frigate: do you attack? A victory brings ${FIGURES.convoyGold} gold.`,
  'auction-card': () => 'A ship is turned up for the auction.',
  auction({ view, names }) {
    const frame = openOf(view, 'auction');
    if (frame === null) return 'Auction';
    const bid =
      frame.high === null || frame.highBy === null ? 'Nobody has bid yet.' : `${names(frame.highBy)} bids ${frame.high} gold.`;
    return `Auction: ${described(view, frame.ship)}. ${bid} And you?`;
  },
  'storm-die': () => 'The storm: a die for each sloop.',
  'company-attack'({ view, names }) {
    const frame = openOf(view, 'company-attack');
    return `Which sea of ${names(frame?.victim ?? 0)} does the Company take back?`;
  },
  management: () => `Buy a point of fame for ${FIGURES.famePrice} gold?`,
  actions({ view }) {
    const left = undone(view).map((action) => STILL[action]);
    if (left.length > 0) return `Your actions: you may still ${left.join(', ')}.`;
    return `Your actions: ${isFavourLeft(view) ? 'favour, ' : ''}guards, or the end of the turn.`;
  },
  'escort-course'({ view }) {
    const frame = openOf(view, 'escort-course');
    return frame?.ship == null
      ? 'Where does the guard sail?'
      : `Where does ${theShip(frame.ship)} sail from ${theSeas[frame.from]}?`;
  },
  'port-offer': () => 'Ships for sale are shown.',
  'port-sale'({ view }) {
    const frame = openOf(view, 'port-sale');
    return `Which ships do you buy? You have ${frame === null ? 0 : at(view.pirates, frame.seat).gold} gold.`;
  },
  battle: () => 'The battle goes on.',
  'bag-of-tricks'({ view }) {
    const { bagOfTricks, tricks } = componentsOf(view).heroes;
    return `${skills.trickster[1]}: ${count(tricks, TRICKS)} more for ${bagOfTricks} gold?`;
  },
  'manoeuvre-draw': () => 'Manoeuvres are drawn.',
  'firing-ship': ({ view }) => (isCommander(view) ? 'You command these ships: which one fires?' : 'Which of your ships fires?'),
  target({ view }) {
    const frame = openOf(view, 'target');
    return frame === null ? 'At which ship?' : `${ships[frame.shooter]} fires: at which ship?`;
  },
  regroup({ view }) {
    return `Round ${view.battle?.round ?? 1} is over: fight on, take damaged ships out of the line, or retreat?`;
  },
  'retreat-sea': () => 'Your flagship is beaten: where does it flee?',
  salvo: () => 'The salvo goes on.',
  'attack-manoeuvre'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null ? 'A manoeuvre?' : `${ships[salvo.shooter]} is about to fire at ${theShip(salvo.target)}. A manoeuvre?`;
  },
  'defence-manoeuvre'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null ? 'A manoeuvre?' : `Your ${ships[salvo.target]} is fired at by ${theShip(salvo.shooter)}. A manoeuvre?`;
  },
  'salvo-dice': () => 'The salvo is fired.',
  'steady-aim'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Steady Aim?'
      : `Thrown ${salvo.dice.join(', ')}: ${salvo.hits === 0 ? 'no hit' : count(salvo.hits, HITS)}. Steady Aim for one that missed?`;
  },
  'after-hit'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null ? 'A manoeuvre?' : `${count(salvo.hits, HITS)} on your ${ships[salvo.target]}. A manoeuvre?`;
  },
  'single-die': () => 'A die is thrown.',
  'survivability-check': () => 'The crew fights for its ship.',
  'undying-crew'({ view }) {
    const frame = openOf(view, 'undying-crew');
    return `${frame === null ? 'Your ship' : ships[frame.ship]} is about to sink. Keep it afloat for ${componentsOf(view).heroes.undyingCrew} gold?`;
  },
  'return-fire'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null ? 'Return Fire?' : `Your ${ships[salvo.target]} is afloat. Return Fire at ${theShip(salvo.shooter)}?`;
  },
  'fame-gift': () => 'You are ruined. Who gets a point of fame from you?',
  'last-battle': () => 'The armada is here.',
  'roll-off': () => 'Equal fame: dice decide.',
};

const moves: Texts['moves'] = {
  hero: ({ hero }) => heroes[hero],
  order: ({ seats }, { names }) => seats.map(names).join(', '),
  deal: ({ sea }) => seas[sea],
  start: ({ sea }) => seas[sea],
  throw: ({ dice }) => dice.join(' + '),
  keep: () => 'Keep the throw',
  reroll: () => 'Throw again',
  'attack-convoy': () => 'Attack the convoy',
  'let-pass': () => 'Let it pass',
  'turn-up': ({ ship }) => ships[ship],
  bid: ({ gold }) => `Bid ${gold}`,
  leave: () => 'Leave the auction',
  die: ({ face }) => String(face),
  take: ({ sea }) => seas[sea],
  'buy-fame': () => `Buy a point of fame for ${FIGURES.famePrice} gold`,
  'keep-gold': () => 'Keep the gold',
  sail: ({ to }) => `Sail to ${theSeas[to]}`,
  favour: ({ to }) => `Favour: on to ${theSeas[to]}`,
  'visit-port': () => 'Visit the port',
  'smugglers-cove': (_move, { view }) => `${skills.swordsmith[1]} for ${componentsOf(view).heroes.smugglersCove} gold`,
  post: ({ ship }) => `Post ${ships[ship]}`,
  collect: ({ ship }) => `Take back ${ships[ship]}`,
  send({ ship }, { view }) {
    const from = guardedBy(view, ship);
    return from === null ? `Send ${ships[ship]}` : `Send ${ships[ship]} from ${theSeas[from]}`;
  },
  bribe: (_move, { view }) => `${skills.diplomat[1]} for ${componentsOf(view).heroes.bribe} gold`,
  attack: () => 'Attack this sea',
  'end-turn': () => 'End the turn',
  to: ({ sea }) => `To ${theSeas[sea]}`,
  offer: ({ ship }) => ships[ship],
  buy: ({ ship }, { view }) => `Buy ${described(view, ship)} for ${priceOf(view, ship)}`,
  'leave-port': () => 'Leave the port',
  'open-bag': (_move, { view }) => `Pay ${componentsOf(view).heroes.bagOfTricks} gold`,
  decline: () => 'No, thank you',
  draw: ({ card }) => manoeuvres[card],
  fire: ({ ship }, { view }) => `${ships[ship]}, ${count(hullOf(view, ship).attack, DICE)}`,
  aim: (move, { view }) => target(view, move.target),
  withdraw: ({ ship }) => `Take ${ships[ship]} out of the line`,
  retreat: () => 'Retreat with all ships',
  'fight-on': () => 'Fight on',
  flee: ({ sea }) => `Flee to ${theSeas[sea]}`,
  play: ({ card }) => manoeuvres[card],
  'close-ranks': ({ ship }) => `${manoeuvres['close-ranks']}: ${ships[ship]}`,
  hold: () => 'No manoeuvre',
  roll: ({ dice }) => dice.join(', '),
  'save-ship': (_move, { view }) => `Pay ${componentsOf(view).heroes.undyingCrew} gold`,
  'let-sink': () => 'Let it sink',
  give: ({ seat }, { names }) => names(seat),
};

const options: Texts['options'] = {
  doubles: {
    title: 'Doubles',
    help: 'Whether a double only brings the armada nearer, or the event of its sum as well.',
    values: { only: 'Only the armada', 'and-sum': 'The armada and the sum' },
  },
  unplayed: {
    title: 'Unplayed manoeuvres',
    help: 'They go back after each battle, or stay in hand for the next one.',
    values: { return: 'Go back', keep: 'Stay in hand' },
  },
  lastBattle: {
    title: 'The last battle',
    help: 'The squadron alone fights the armada, or the guards of the flagship’s sea join in.',
    values: { squadron: 'The squadron alone', 'with-escorts': 'With the guards there' },
  },
  order: {
    title: 'Order of turns',
    help: 'By lot, or as you sit.',
    values: { drawn: 'By lot', seating: 'As seated' },
  },
  components: {
    title: 'Cards and figures of the box',
    help: 'The card list, for an owner of the box who wants to correct it.',
    values: null,
  },
};

const lines: Texts['lines'] = {
  seas: () => 'Seas',
  monopolies: () => 'Monopolies',
  parts: () => 'Whole parts of the world',
  bought: () => 'Bought fame',
  gifts: () => 'Fame given by ruined pirates',
};

export const en: Texts = {
  ...cover.en,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  own: {
    company,
    parts,
    seas,
    goods,
    classes,
    ships,
    manoeuvres,
    manoeuvreRules,
    stances,
    windows,
    heroes,
    skills,
    skillRules,
    eventNames,
    eventRules,
    board,
    battle,
    terminal,
  },
};
