// Admiral in English.
import { counter, type GameText } from '@quarterdeck/kernel';
import type { Admiral } from '../../src/types.ts';
import { cover } from '../cover.ts';
import type { Phrases } from '../phrases.ts';
import { say } from '../say.ts';
import { capital, cellList, cellName, columnName, directionOf, gunList, ofMany, orderBy, pieceBy } from '../saying.ts';
import { board } from './board.ts';
import { causes, directions, duties, endings, fleets, scenarios, ships, winds } from './names.ts';
import { terminal } from './terminal.ts';

const count = counter('en');
const SHOTS = { one: 'shot', other: 'shots' };
const HITS = { one: 'hit', other: 'hits' };
const POINTS = { one: 'point', other: 'points' };
const DAMAGE = { one: 'damage', other: 'damage' };
const TURNS = { one: 'turn', other: 'turns' };
const PARCELS = { one: 'parcel of cargo', other: 'parcels of cargo' };
const ROUNDS = { one: 'round', other: 'rounds' };

const piece = pieceBy(ships, (cell) => `the fort at ${cell}`);
const Piece = (of: number) => capital(piece(of));
const order = orderBy(fleets, { hold: 'holds', any: 'goes off under any ship', some: (kinds) => `goes off under ${kinds}` });
const list = (pieces: readonly number[]) => pieces.map(piece).join(', ');

const prompts: Phrases['prompts'] = {
  preparation: () => 'The table is being set.',
  'turn-order': () => 'Lots are drawn for the turn order.',
  'place-reef': () => 'Lay a reef: touch its cell, or choose its column.',
  'wreck-site': () => 'Lots are drawn for the place of the wreck.',
  'bury-treasure': () => 'Where is the last treasure buried?',
  round: () => 'The round goes on.',
  wind: () => 'The vane is spun.',
  'gun-die': () => 'The die decides the salvo.',
  defenders: () => 'Your fort is under assault: which ships stand by it?',
  'boarding-die': () => 'Dice are thrown for the fight.',
  restow: () => 'Which ship takes the next parcel of cargo?',
  'fort-gang': () => 'Which ships work on the fort?',
  'dig-die': () => 'The crew digs.',
};

const moves: Phrases['moves'] = {
  'goes-next': ({ seat }, { names }) => names(seat),
  'reef-column': ({ column }) => `Column ${columnName(column)}`,
  wreck: ({ cell }) => cellName(cell),
  bury: ({ cell }) => cellName(cell),
  berth: ({ cell }) => cellName(cell),
  lay: ({ cell }) => cellName(cell),
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
  stow: ({ ship }) => Piece(ship),
  'declare-fireship': ({ ship }) => `Make ${piece(ship)} a fireship`,
  explode: ({ ship }) => `Blow up ${piece(ship)}`,
  'begin-repair': ({ ship }) => `Repair ${piece(ship)}`,
  'end-repair': ({ ship }) => `End the repair of ${piece(ship)}`,
  'begin-fort-repair': ({ fort }) => `Work on the fort at ${cellName(fort)}`,
  'end-fort-repair': ({ fort }) => `End the work on the fort at ${cellName(fort)}`,
  dig: ({ ship }) => `Dig with the crew of ${piece(ship)}`,
  'hand-over': ({ fort, to }, { names }) => `Give the fort at ${cellName(fort)} to ${names(to)}`,
  'end-turn': () => 'End the turn',
};

const events: Phrases['events'] = {
  'goes-next': ({ seat, place }, names) => `${names(seat)} is number ${place} in turn order.`,
  'cargo-laid': ({ cells }) => `Cargo lies at ${cellList(cells)}.`,
  'reef-laid': ({ seat, cell }, names) => `${names(seat)} lays a reef at ${cellName(cell)}.`,
  'wreck-lies': ({ cell }) => `The wreck lies at ${cellName(cell)}.`,
  buried: ({ seat, cell }, names) => `${names(seat)} buries treasure at ${cellName(cell)}.`,
  berthed: ({ seat, ship, cell }, names) => `${names(seat)} puts ${piece(ship)} at ${cellName(cell)}.`,
  'leg-began': ({ leg, crown }, names) => `Leg ${leg}: the Crown is played by ${crown.map(names).join(', ')}.`,
  'round-began': ({ round }) => `Round ${round}.`,
  'turn-began': ({ seat }, names) => `${names(seat)} is to move.`,
  'turn-ended': () => '',
  sailed: ({ ship, from, to }) => `${Piece(ship)} sails from ${cellName(from)} to ${cellName(to)}.`,
  'made-port': ({ ship, cell }) => `${Piece(ship)} makes port at ${cellName(cell)}.`,
  'struck-reef': ({ ship, reef, damage }) => `${Piece(ship)} strikes the reef at ${cellName(reef)}: ${count(damage, DAMAGE)}.`,
  'risked-mines': ({ ship, seats }, names) =>
    `${Piece(ship)} crosses waters where ${seats.map(names).join(', ')} may have laid mines.`,
  'mine-sprung': ({ seat, ship, cell, damage }, names) =>
    `A mine of ${names(seat)} goes off at ${cellName(cell)} under ${piece(ship)}: ${count(damage, DAMAGE)}.`,
  sunk: ({ seat, ship, cell, cause }, names) => `${names(seat)} loses ${piece(ship)} at ${cellName(cell)}: ${causes[cause]}.`,
  'opened-fire': ({ seat, target, guns }, names) => `${names(seat)} fires at ${piece(target)}: ${gunList(guns, piece)}.`,
  'fireship-declared': ({ seat, ship }, names) => `${names(seat)} makes ${piece(ship)} a fireship.`,
  'repair-began': ({ seat, ship }, names) => `${names(seat)} has ${piece(ship)} repaired.`,
  'repair-ended': ({ ship }) => `The repair of ${piece(ship)} is over.`,
  restoring: ({ fort, left }) => `The ruin at ${cellName(fort)} is being restored: ${count(left, TURNS)} to go.`,
  'fort-restored': ({ seat, fort }, names) => `The fort at ${cellName(fort)} stands again and is ${names(seat)}'s.`,
  'boarding-began': ({ seat, target, ships: party }, names) => `${names(seat)} boards ${piece(target)} with ${list(party)}.`,
  'assault-began': ({ seat, fort, ships: party }, names) =>
    `${names(seat)} storms the fort at ${cellName(fort)} with ${list(party)}.`,
  'boarding-die': ({ piece: of, face, points }) => `${Piece(of)} throws ${face}: ${count(points, POINTS)}.`,
  allotted: ({ piece: of, units }) => `${Piece(of)} keeps ${units}.`,
  captured: ({ seat, ship, from }, names) => `${names(seat)} takes ${piece(ship)} from ${names(from)}.`,
  stowed: ({ seat, ship }, names) => `${names(seat)} stows cargo in ${piece(ship)}.`,
  loaded: ({ ship, from, aboard }) => `${Piece(ship)} loads at ${cellName(from)}: ${count(aboard, PARCELS)} aboard.`,
  unloaded: ({ ship, into, stored }) => `${Piece(ship)} unloads at ${cellName(into)}: ${count(stored, PARCELS)} there now.`,
  'handed-over': ({ seat, fort, to }, names) => `${names(seat)} gives the fort at ${cellName(fort)} to ${names(to)}.`,
  'without-fort': ({ seat, left }, names) => `${names(seat)} has no fort: ${count(left, TURNS)} left to get one.`,
  scored: ({ seat, points, total }, names) => `${names(seat)} scores ${count(points, POINTS)}: ${total} in all.`,
  out: ({ seat, why }, names) => `${names(seat)} is out of the game: ${OUT[why]}.`,
  arrived: ({ seat, fort }, names) => `${names(seat)} has brought the brig to the fort at ${cellName(fort)}.`,
  'leg-over': ({ leg, unloaded, taken }) => `Leg ${leg} is over: ${unloaded} unloaded, ${taken} taken or lost.`,
  'mines-shown': ({ seat, cells }, names) => `Mines of ${names(seat)} lay at ${cellList(cells)}.`,
};

const OUT = {
  'no-ships': 'no ship left',
  'no-fort': 'no fort in time',
  'gave-last-fort': 'the last fort is given away',
} as const;

const refusals: Phrases['refusals'] = {
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

const options: Phrases['options'] = {
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

const lines: Phrases['lines'] = {
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

/** Which of them is said, say.ts decides. */
const ways: Phrases['ways'] = {
  reefRow: 'Lay a reef: which row?',
  reefRowIn: (column) => `Lay a reef in column ${column}: which row?`,
  berth: 'Where does the ship lie?',
  berthOf: (ship) => `Where does ${piece(ship)} lie at the start?`,
  layMine: (number) => `Lay mine number ${number}, in secret: which cell?`,
  turnAtWar: 'Your turn: all your ships and forts may act, in any order.',
  turnAtPeace: 'Your turn: sail, then end it.',
  course: 'Where to?',
  courseOf: (ship) => `Where does ${piece(ship)} sail?`,
  makePort: 'Make port?',
  makePortOf: (ship) => `${Piece(ship)} has come to a port: make it, or run on before the storm?`,
  salvo: 'Which guns fire?',
  salvoAt: (target) => `Fire at ${piece(target)}: which guns, how many shots?`,
  party: 'Who attacks?',
  partyAgainst: (target) => `Who attacks ${piece(target)}?`,
  share: 'How is the rest shared?',
  shareOf: (next) => `How much durability does ${piece(next)} keep?`,
  mineOrder: 'What does this mine wait for?',
  mineOrderAt: (cell) => `What does the mine at ${cellName(cell)} wait for?`,
  row: (row) => `Row ${row}`,
  allotNothing: 'Nothing: let it go',
  pearl: 'a pearl',
  treasure: 'treasure',
  load: (cargo, ship) => `Load ${cargo} onto ${piece(ship)}`,
  loadFrom: (cargo, ship, from) => `Load ${cargo} onto ${piece(ship)}, from ${cellName(from)}`,
  unload: (cargo, ship, into) => `Unload ${cargo} from ${piece(ship)} at ${cellName(into)}`,
  mineOrders: (number) => `Orders for mine ${number}`,
  mineOrdersAt: (cell) => `Orders for the mine at ${cellName(cell)}`,
  mineLaid: (name) => `${name} lays a mine.`,
  mineLaidAt: (name, cell) => `${name} lays a mine at ${cellName(cell)}.`,
  calm: ({ spinner }, names) => `${names(spinner)} spins the vane: ${winds.calm}.`,
  blows: ({ spinner, towards, strength }, names) =>
    `${names(spinner)} spins the vane: ${winds[strength]} ${directions[directionOf(towards)]}.`,
  rodeOut: ({ ship, to }) => `${Piece(ship)} rides out the storm at ${cellName(to)}.`,
  drifted: ({ ship, from, to }) => `${Piece(ship)} drifts from ${cellName(from)} to ${cellName(to)}.`,
  lostAtSea: ({ ship, parcels }) => `${Piece(ship)} takes ${count(parcels, PARCELS)} to the bottom of the sea.`,
  spilled: ({ ship, cell, parcels }) => `${Piece(ship)} leaves ${count(parcels, PARCELS)} at ${cellName(cell)}, for anybody.`,
  missed: ({ target, face, shots }) => `The die shows ${face}: ${count(shots, SHOTS)} at ${piece(target)}, no hit.`,
  hit: ({ target, face, shots, hits }) =>
    `The die shows ${face}: ${count(shots, SHOTS)} at ${piece(target)}, ${count(hits, HITS)}.`,
  ruined: ({ fort }) => `The fort at ${cellName(fort)} lies in ruins.`,
  ruinedWith: ({ fort, lost }) => `The fort at ${cellName(fort)} lies in ruins, and ${count(lost, PARCELS)} with it.`,
  explodedAlone: ({ ship, cell }) => `${Piece(ship)} blows up at ${cellName(cell)} and hurts nobody.`,
  exploded: ({ ship, cell, damage, hit }) =>
    `${Piece(ship)} blows up at ${cellName(cell)}: ${count(damage, DAMAGE)} to each of ${list(hit)}.`,
  madeWhole: ({ ship }) => `${Piece(ship)} is as good as new.`,
  repaired: ({ ship, left }) => `${Piece(ship)} is repaired: ${count(left, DAMAGE)} left.`,
  gangRestores: ({ seat, fort, ships: gang }, names) =>
    `${names(seat)} sets ${list(gang)} to restore the fort at ${cellName(fort)}.`,
  gangRepairs: ({ seat, fort, ships: gang }, names) =>
    `${names(seat)} sets ${list(gang)} to repair the fort at ${cellName(fort)}.`,
  ruinLeft: ({ fort }) => `The ruin at ${cellName(fort)} is left to itself.`,
  gangEnded: ({ fort }) => `The work on the fort at ${cellName(fort)} ends.`,
  fortMadeWhole: ({ fort }) => `The fort at ${cellName(fort)} is whole again.`,
  fortRepaired: ({ fort, left }) => `The fort at ${cellName(fort)} is repaired: ${count(left, DAMAGE)} left.`,
  defendedAlone: ({ seat }, names) => `${names(seat)} leaves the fort to itself.`,
  defendedBy: ({ seat, ships: party }, names) => `${names(seat)} stands by the fort with ${list(party)}.`,
  tie: ({ attack, defence }) => `${attack} against ${defence}: a tie, and nobody survives.`,
  fortHolds: ({ attack, defence }) => `${attack} against ${defence}: the fort holds.`,
  contestWon: ({ attack, defence }, winner) => `${attack} against ${defence}: ${winner} wins.`,
  captured: ({ seat, fort }, names) => `${names(seat)} takes the fort at ${cellName(fort)}.`,
  capturedWith: ({ seat, fort, stored }, names) =>
    `${names(seat)} takes the fort at ${cellName(fort)} with ${count(stored, PARCELS)}.`,
  dugUp: ({ ship, cell, face }) => `${Piece(ship)} digs at ${cellName(cell)}, ${face}: treasure!`,
  trapped: ({ ship, cell, face }) => `${Piece(ship)} digs at ${cellName(cell)}, ${face}: a trap.`,
  fortNobodys: ({ fort }) => `The fort at ${cellName(fort)} is nobody's now.`,
  fortPassed: (fort, heir) => `The fort at ${cellName(fort)} passes to ${heir}.`,
  mineOrdered: (name) => `${name} gives orders for a mine.`,
  mineOrderedTo: (name, number, kinds) => `${name}: mine ${number} ${order(kinds)}.`,
  endedWithout: ({ why }) => `The game is over: ${endings[why]}.`,
  endedWith: ({ why, winners }, names) => `${winners.map(names).join(', ')} ${ofMany(winners, 'wins', 'win')}: ${endings[why]}.`,
};

const own: Phrases['own'] = {
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
  board,
  terminal,
};

export const en: GameText<Admiral> = say({ ...cover.en, prompts, moves, events, ways, refusals, options, lines, own });
