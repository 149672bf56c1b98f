// Admiral in English.
import { at, counter } from '@quarterdeck/kernel';
import { cellName, columnName } from '../src/data/cells.ts';
import { fortCell, isShip, kindOf, numberOf } from '../src/data/ships.ts';
import { cover } from './cover.ts';
import {
  capital,
  cellList,
  directionOf,
  gunList,
  isAtWar,
  isPearls,
  nextInBerth,
  openOf,
  orderedMine,
  orderKind,
} from './story.ts';
import type { Words } from './types.ts';
import { causes, directions, duties, endings, fleets, scenarios, ships, winds } from './words-en.ts';

const count = counter('en');
const SHOTS = { one: 'shot', other: 'shots' };
const HITS = { one: 'hit', other: 'hits' };
const POINTS = { one: 'point', other: 'points' };
const DAMAGE = { one: 'damage', other: 'damage' };
const TURNS = { one: 'turn', other: 'turns' };
const PARCELS = { one: 'parcel of cargo', other: 'parcels of cargo' };
const ROUNDS = { one: 'round', other: 'rounds' };

const piece: Words['piece'] = (of) =>
  isShip(of) ? `${ships[kindOf(of)]} ${numberOf(of)}` : `the fort at ${cellName(fortCell(of))}`;
const Piece = (of: number) => capital(piece(of));
const order: Words['order'] = (kinds) => {
  const kind = orderKind(kinds);
  if (kind === 'hold') return 'holds';
  return kind === 'any' ? 'goes off under any ship' : `goes off under ${kinds.map((each) => fleets[each]).join(', ')}`;
};
const list = (pieces: readonly number[]) => pieces.map(piece).join(', ');

const prompts: Words['prompts'] = {
  preparation: () => 'The table is being set.',
  'turn-order': () => 'Lots are drawn for the turn order.',
  'place-reef': () => 'Lay a reef: touch its cell, or choose its column.',
  'reef-row'({ view }) {
    const frame = openOf(view, 'reef-row');
    return frame === null ? 'Lay a reef: which row?' : `Lay a reef in column ${columnName(frame.column)}: which row?`;
  },
  'wreck-site': () => 'Lots are drawn for the place of the wreck.',
  'bury-treasure': () => 'Where is the last treasure buried?',
  berth({ view }) {
    const ship = nextInBerth(view);
    return ship === null ? 'Where does the ship lie?' : `Where does ${piece(ship)} lie at the start?`;
  },
  'lay-mines'({ view }) {
    const frame = openOf(view, 'lay-mines');
    return `Lay mine number ${(frame?.card ?? 0) + 1}, in secret: which cell?`;
  },
  round: () => 'The round goes on.',
  wind: () => 'The vane is spun.',
  turn: ({ view }) =>
    isAtWar(view) ? 'Your turn: all your ships and forts may act, in any order.' : 'Your turn: sail, then end it.',
  course({ view }) {
    const frame = openOf(view, 'course');
    return frame === null ? 'Where to?' : `Where does ${piece(frame.ship)} sail?`;
  },
  'make-port'({ view }) {
    const frame = openOf(view, 'make-port');
    return frame === null ? 'Make port?' : `${Piece(frame.ship)} has come to a port: make it, or run on before the storm?`;
  },
  salvo({ view }) {
    const frame = openOf(view, 'salvo');
    return frame === null ? 'Which guns fire?' : `Fire at ${piece(frame.target)}: which guns, how many shots?`;
  },
  'gun-die': () => 'The die decides the salvo.',
  'boarding-party'({ view }) {
    const frame = openOf(view, 'boarding-party');
    return frame === null ? 'Who attacks?' : `Who attacks ${piece(frame.target)}?`;
  },
  defenders: () => 'Your fort is under assault: which ships stand by it?',
  'boarding-die': () => 'Dice are thrown for the fight.',
  'share-durability'({ view }) {
    const frame = openOf(view, 'share-durability');
    const next = frame === null ? undefined : frame.to[frame.given.length];
    return next === undefined ? 'How is the rest shared?' : `How much durability does ${piece(next)} keep?`;
  },
  restow: () => 'Which ship takes the next parcel of cargo?',
  'fort-gang': () => 'Which ships work on the fort?',
  'dig-die': () => 'The crew digs.',
  'mine-order'({ view }) {
    const cell = orderedMine(view);
    return cell === null ? 'What does this mine wait for?' : `What does the mine at ${cellName(cell)} wait for?`;
  },
};

const moves: Words['moves'] = {
  'goes-next': ({ seat }, { names }) => names(seat),
  'reef-column': ({ column }) => `Column ${columnName(column)}`,
  'reef-row': ({ row }, { view }) => {
    const frame = openOf(view, 'reef-row');
    return frame === null ? `Row ${row}` : `${columnName(frame.column)}${row}`;
  },
  wreck: ({ cell }) => cellName(cell),
  bury: ({ cell }) => cellName(cell),
  berth: ({ cell }) => cellName(cell),
  lay: ({ cell }) => cellName(cell),
  spin: ({ towards, strength }) =>
    strength === 'calm' ? `${winds.calm} (${directionOf(towards)})` : `${winds[strength]} ${directions[directionOf(towards)]}`,
  sail: ({ ship }) => `Sail ${piece(ship)}`,
  drift: ({ ship }) => `Let ${piece(ship)} drift`,
  steer: ({ to }) => `To ${cellName(to)}`,
  'make-port': () => 'Make port',
  'run-on': () => 'Run on before the storm',
  engage: ({ target }) => `Fire at ${piece(target)}`,
  'lay-gun': ({ gun, shots }) => `${Piece(gun)}: ${count(shots, SHOTS)}`,
  'give-fire': () => 'Fire!',
  roll: ({ face }) => `A ${face}`,
  board: ({ ship }) => `Board ${piece(ship)}`,
  assault: ({ fort }) => `Storm the fort at ${cellName(fort)}`,
  join: ({ ship }) => Piece(ship),
  away: () => 'Attack!',
  stand: () => 'With those, fight',
  allot: ({ units }) => (units === 0 ? 'Nothing: let it go' : `${units}`),
  stow: ({ ship }) => Piece(ship),
  'declare-fireship': ({ ship }) => `Make ${piece(ship)} a fireship`,
  explode: ({ ship }) => `Blow up ${piece(ship)}`,
  'begin-repair': ({ ship }) => `Repair ${piece(ship)}`,
  'end-repair': ({ ship }) => `End the repair of ${piece(ship)}`,
  'begin-fort-repair': ({ fort }) => `Work on the fort at ${cellName(fort)}`,
  'end-fort-repair': ({ fort }) => `End the work on the fort at ${cellName(fort)}`,
  load: ({ ship, from }, { view }) =>
    `Load ${isPearls(view) ? 'a pearl' : 'treasure'} onto ${piece(ship)}${at(view.ships, ship).at === from ? '' : `, from ${cellName(from)}`}`,
  unload: ({ ship, into }, { view }) =>
    `Unload ${isPearls(view) ? 'a pearl' : 'treasure'} from ${piece(ship)} at ${cellName(into)}`,
  dig: ({ ship }) => `Dig with the crew of ${piece(ship)}`,
  'hand-over': ({ fort, to }, { names }) => `Give the fort at ${cellName(fort)} to ${names(to)}`,
  'order-mine': ({ mine }, { view }) => {
    const cell = typeof view.viewer === 'number' ? view.mines[view.viewer]?.[mine]?.at : null;
    return cell === null || cell === undefined ? `Orders for mine ${mine + 1}` : `Orders for the mine at ${cellName(cell)}`;
  },
  'set-order': ({ kinds }) => capital(order(kinds)),
  'end-turn': () => 'End the turn',
};

const events: Words['events'] = {
  'goes-next': ({ seat, place }, names) => `${names(seat)} is number ${place} in turn order.`,
  'cargo-laid': ({ cells }) => `Cargo lies at ${cellList(cells)}.`,
  'reef-laid': ({ seat, cell }, names) => `${names(seat)} lays a reef at ${cellName(cell)}.`,
  'wreck-lies': ({ cell }) => `The wreck lies at ${cellName(cell)}.`,
  buried: ({ seat, cell }, names) => `${names(seat)} buries treasure at ${cellName(cell)}.`,
  berthed: ({ seat, ship, cell }, names) => `${names(seat)} puts ${piece(ship)} at ${cellName(cell)}.`,
  'mine-laid': ({ seat, cell }, names) =>
    cell === null ? `${names(seat)} lays a mine.` : `${names(seat)} lays a mine at ${cellName(cell)}.`,
  'leg-began': ({ leg, crown }, names) => `Leg ${leg}: the Crown is played by ${crown.map(names).join(', ')}.`,
  'round-began': ({ round }) => `Round ${round}.`,
  wind: ({ spinner, towards, strength }, names) =>
    strength === 'calm'
      ? `${names(spinner)} spins the vane: ${winds.calm}.`
      : `${names(spinner)} spins the vane: ${winds[strength]} ${directions[directionOf(towards)]}.`,
  'turn-began': ({ seat }, names) => `${names(seat)} is to move.`,
  'turn-ended': () => '',
  sailed: ({ ship, from, to }) => `${Piece(ship)} sails from ${cellName(from)} to ${cellName(to)}.`,
  drifted: ({ ship, from, to }) =>
    from === to
      ? `${Piece(ship)} rides out the storm at ${cellName(to)}.`
      : `${Piece(ship)} drifts from ${cellName(from)} to ${cellName(to)}.`,
  'made-port': ({ ship, cell }) => `${Piece(ship)} makes port at ${cellName(cell)}.`,
  'struck-reef': ({ ship, reef, damage }) => `${Piece(ship)} strikes the reef at ${cellName(reef)}: ${count(damage, DAMAGE)}.`,
  'risked-mines': ({ ship, seats }, names) =>
    `${Piece(ship)} crosses waters where ${seats.map(names).join(', ')} may have laid mines.`,
  'mine-sprung': ({ seat, ship, cell, damage }, names) =>
    `A mine of ${names(seat)} goes off at ${cellName(cell)} under ${piece(ship)}: ${count(damage, DAMAGE)}.`,
  sunk: ({ seat, ship, cell, cause }, names) => `${names(seat)} loses ${piece(ship)} at ${cellName(cell)}: ${causes[cause]}.`,
  spilled: ({ ship, cell, parcels, lost }) =>
    lost
      ? `${Piece(ship)} takes ${count(parcels, PARCELS)} to the bottom of the sea.`
      : `${Piece(ship)} leaves ${count(parcels, PARCELS)} at ${cellName(cell)}, for anybody.`,
  'opened-fire': ({ seat, target, guns }, names) => `${names(seat)} fires at ${piece(target)}: ${gunList(guns, piece)}.`,
  volley: ({ target, face, shots, hits }) =>
    hits === 0
      ? `The die shows ${face}: ${count(shots, SHOTS)} at ${piece(target)}, no hit.`
      : `The die shows ${face}: ${count(shots, SHOTS)} at ${piece(target)}, ${count(hits, HITS)}.`,
  'fort-ruined': ({ fort, lost }) =>
    `The fort at ${cellName(fort)} lies in ruins${lost === 0 ? '' : `, and ${count(lost, PARCELS)} with it`}.`,
  'fireship-declared': ({ seat, ship }, names) => `${names(seat)} makes ${piece(ship)} a fireship.`,
  exploded: ({ ship, cell, damage, hit }) =>
    hit.length === 0
      ? `${Piece(ship)} blows up at ${cellName(cell)} and hurts nobody.`
      : `${Piece(ship)} blows up at ${cellName(cell)}: ${count(damage, DAMAGE)} to each of ${list(hit)}.`,
  'repair-began': ({ seat, ship }, names) => `${names(seat)} has ${piece(ship)} repaired.`,
  'repair-ended': ({ ship }) => `The repair of ${piece(ship)} is over.`,
  repaired: ({ ship, left }) =>
    left === 0 ? `${Piece(ship)} is as good as new.` : `${Piece(ship)} is repaired: ${count(left, DAMAGE)} left.`,
  'gang-began': ({ seat, fort, ships: gang, restoring }, names) =>
    `${names(seat)} sets ${list(gang)} to ${restoring ? 'restore' : 'repair'} the fort at ${cellName(fort)}.`,
  'gang-ended': ({ fort, restoring }) =>
    restoring ? `The ruin at ${cellName(fort)} is left to itself.` : `The work on the fort at ${cellName(fort)} ends.`,
  'fort-repaired': ({ fort, left }) =>
    left === 0
      ? `The fort at ${cellName(fort)} is whole again.`
      : `The fort at ${cellName(fort)} is repaired: ${count(left, DAMAGE)} left.`,
  restoring: ({ fort, left }) => `The ruin at ${cellName(fort)} is being restored: ${count(left, TURNS)} to go.`,
  'fort-restored': ({ seat, fort }, names) => `The fort at ${cellName(fort)} stands again and is ${names(seat)}'s.`,
  'boarding-began': ({ seat, target, ships: party }, names) => `${names(seat)} boards ${piece(target)} with ${list(party)}.`,
  'assault-began': ({ seat, fort, ships: party }, names) =>
    `${names(seat)} storms the fort at ${cellName(fort)} with ${list(party)}.`,
  defended: ({ seat, ships: party }, names) =>
    party.length === 0 ? `${names(seat)} leaves the fort to itself.` : `${names(seat)} stands by the fort with ${list(party)}.`,
  'boarding-die': ({ piece: of, face, points }) => `${Piece(of)} throws ${face}: ${count(points, POINTS)}.`,
  'contest-over': ({ attack, defence, winner, isTie }, names) => {
    const score = `${attack} against ${defence}`;
    if (isTie) return `${score}: a tie, and nobody survives.`;
    return winner === null ? `${score}: the fort holds.` : `${score}: ${names(winner)} wins.`;
  },
  allotted: ({ piece: of, units }) => `${Piece(of)} keeps ${units}.`,
  captured: ({ seat, ship, from }, names) => `${names(seat)} takes ${piece(ship)} from ${names(from)}.`,
  'fort-captured': ({ seat, fort, stored }, names) =>
    `${names(seat)} takes the fort at ${cellName(fort)}${stored === 0 ? '' : ` with ${count(stored, PARCELS)}`}.`,
  stowed: ({ seat, ship }, names) => `${names(seat)} stows cargo in ${piece(ship)}.`,
  loaded: ({ ship, from, aboard }) => `${Piece(ship)} loads at ${cellName(from)}: ${count(aboard, PARCELS)} aboard.`,
  unloaded: ({ ship, into, stored }) => `${Piece(ship)} unloads at ${cellName(into)}: ${count(stored, PARCELS)} there now.`,
  dug: ({ ship, cell, face, found }) =>
    found
      ? `${Piece(ship)} digs at ${cellName(cell)}, ${face}: treasure!`
      : `${Piece(ship)} digs at ${cellName(cell)}, ${face}: a trap.`,
  'handed-over': ({ seat, fort, to }, names) => `${names(seat)} gives the fort at ${cellName(fort)} to ${names(to)}.`,
  'fort-passed': ({ fort, to }, names) =>
    to === null ? `The fort at ${cellName(fort)} is nobody's now.` : `The fort at ${cellName(fort)} passes to ${names(to)}.`,
  'mine-ordered': ({ seat, mine, kinds }, names) =>
    kinds === null ? `${names(seat)} gives orders for a mine.` : `${names(seat)}: mine ${mine + 1} ${order(kinds)}.`,
  'without-fort': ({ seat, left }, names) => `${names(seat)} has no fort: ${count(left, TURNS)} left to get one.`,
  scored: ({ seat, points, total }, names) => `${names(seat)} scores ${count(points, POINTS)}: ${total} in all.`,
  out: ({ seat, why }, names) => `${names(seat)} is out of the game: ${OUT[why]}.`,
  arrived: ({ seat, fort }, names) => `${names(seat)} has brought the brig to the fort at ${cellName(fort)}.`,
  'leg-over': ({ leg, unloaded, taken }) => `Leg ${leg} is over: ${unloaded} unloaded, ${taken} taken or lost.`,
  'mines-shown': ({ seat, cells }, names) => `Mines of ${names(seat)} lay at ${cellList(cells)}.`,
  ended: ({ why, winners }, names) =>
    winners.length === 0
      ? `The game is over: ${endings[why]}.`
      : `${winners.map(names).join(', ')} ${winners.length === 1 ? 'wins' : 'win'}: ${endings[why]}.`,
};

const OUT = {
  'no-ships': 'no ship left',
  'no-fort': 'no fort in time',
  'gave-last-fort': 'the last fort is given away',
} as const;

const refusals: Words['refusals'] = {
  'has-moved': () => 'This ship has moved in this turn.',
  locked: () => 'This ship has fought hand to hand: it can do nothing more until the round is over.',
  'under-repair': () => 'This ship is under repair.',
  'repair-ended': () => 'The repair of this ship was ended in this turn: it may fire, but neither move nor be repaired again.',
  'on-fort-work': () => 'This ship works on a fort: it may fire, but not move.',
  becalmed: () => 'In a calm this ship lies still.',
  'no-way': () => 'No course is open to this ship.',
  'too-far': () => 'The wind does not carry it so far on this course.',
  blocked: () => 'Something is in the way.',
  'too-short': () => 'In this mini-game a move has at least three cells.',
  'not-a-course': () => 'A ship sails straight or diagonally, without turning.',
  'no-storm': () => 'There is no storm.',
  'storm-drives': () => 'In a storm the wind alone moves ships.',
  'others-first': () => 'In a storm the ships farthest downwind are moved first.',
  'royal-full': () => 'A royal port takes two ships of a player, and none whose two turns there are over.',
  'no-shots': () => 'No gun has a shot left.',
  'out-of-range': () => 'No gun reaches so far.',
  'no-line': () => 'No gun has a clear line of fire.',
  'storm-guns': () => 'In a storm only forts and ships of the line fire.',
  'has-fired': () => 'A ship becomes a fireship before its first shot of the turn.',
  fireship: () => 'This ship is a fireship already.',
  'fireship-limit': () => 'This scenario allows no more fireships.',
  'fireship-not-due': () => 'A fireship blows up in the round after the one it was made in.',
  'drift-first': () => 'First the storm moves all ships.',
  'not-own-port': () => 'Ships are repaired in the port of an own fort.',
  undamaged: () => 'This ship has no damage.',
  'once-a-turn': () => 'The order of a mine can be changed once in a turn.',
  'two-ships': () => 'Work on a fort takes two free ships in its port.',
  'not-adjacent': () => 'One boards from the next cell, not diagonally and not across land.',
  'hold-full': () => 'The hold is full.',
  'nothing-there': () => 'There is nothing to load.',
  'dig-first': () => 'This treasure must be dug for, instead of a move.',
  'must-drift': () => 'The storm has not moved all your ships yet.',
  'must-explode': () => 'A fireship must blow up first.',
  'must-sail': () => 'The brig must sail: a course of three cells or more is open.',
  'must-leave-port': () => 'A ship has lain in royal waters for two turns and must sail out.',
  'reef-blocks': () => 'A reef here would seal off a port or the cargo.',
  'reef-place': () => 'Reefs lie in the open sea, not in ports and not on cargo.',
};

const options: Words['options'] = {
  scenario: { title: 'Scenario', help: 'What is fought for, on which map, with which ships.', values: scenarios },
  teams: {
    title: 'Teams',
    help: 'Pearl Banks: pairs for four or six players, three against three for six.',
    values: { alone: 'Each alone', pairs: 'Pairs', trios: 'Three against three' },
  },
  order: {
    title: 'Turn order',
    help: 'Drawn by lot, or as the players sit.',
    values: { drawn: 'By lot', seated: 'As seated' },
  },
  vane: {
    title: 'Wind vane',
    help: 'How often there is a calm, a fresh wind and a storm.',
    values: { brisk: 'Brisk, 1:2:1', rulebook: 'As in the book, 1:1:1', trade: 'Trade wind, 1:4:1' },
  },
  hits: { title: 'Hits', help: 'What a gun needs on the die.', values: { usual: '3 to 6', even: 'Even numbers only' } },
  fireOverForts: { title: 'Fire over forts', help: 'A fort on the line of fire does not stop a shot.', values: null },
  creep: { title: 'Never quite still', help: 'In a fresh wind every straight course has at least one cell.', values: null },
  slowGalleon: { title: 'Slow galleon', help: 'Galleons sail 4 cells straight and 3 diagonally.', values: null },
  shortGuns: { title: 'Shorter guns', help: 'Ships of the line fire 4 cells straight and 3 diagonally.', values: null },
  rounds: { title: 'Longest game', help: 'After so many rounds the game is over, and who leads wins.', values: null },
  components: {
    title: 'Cards of the box',
    help: 'The figures, for an owner of the box who wants to correct them.',
    values: null,
  },
  chart: { title: 'Your own scenario', help: 'A scenario written by yourselves, as data.', values: null },
};

const lines: Words['lines'] = {
  brig: ({ times }) => `Brigs sunk or taken: ${times}`,
  frigate: ({ times }) => `Frigates sunk or taken: ${times}`,
  galleon: ({ times }) => `Galleons sunk or taken: ${times}`,
  line: ({ times }) => `Ships of the line sunk or taken: ${times}`,
  'fort-ruined': ({ times }) => `Forts ruined: ${times}`,
  'fort-taken': ({ times }) => `Forts taken: ${times}`,
  parcel: ({ times }) => `Mail delivered: ${times}`,
  wreck: ({ times }) => `Brought from the wreck: ${times}`,
  'first-leg': () => 'Unloaded as the Crown, leg 1',
  'second-leg': () => 'Unloaded as the Crown, leg 2',
  fort: ({ fort }) => `Cargo in the fort at ${fort}`,
  arrived: ({ rounds }) => `Arrived, after ${count(Number(rounds), ROUNDS)}`,
  nothing: () => 'Nothing gained',
};

export const en: Words = {
  ...cover.en,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  ships,
  fleets,
  winds,
  directions,
  scenarios,
  duties,
  causes,
  endings,
  piece,
  order,
  own: null,
};
