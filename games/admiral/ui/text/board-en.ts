// The board in English.
import { counter } from '@quarterdeck/kernel';
import type { BoardText } from './board-types.ts';

const count = counter('en');
const SHIPS = { one: 'ship', other: 'ships' };
const SHOTS = { one: 'shot', other: 'shots' };
const CELLS = { one: 'cell', other: 'cells' };
const PARCELS = { one: 'parcel', other: 'parcels' };
const PEARLS = { one: 'pearl', other: 'pearls' };
const CHESTS = { one: 'chest', other: 'chests' };
const HITS = { one: 'hit', other: 'hits' };
const POINTS = { one: 'point', other: 'points' };
const UNITS = { one: 'unit of durability', other: 'units of durability' };

export const en: BoardText = {
  board: 'Admiral: the table',
  chart: 'Sea chart: plus and minus zoom, 0 shows all of it, Shift and arrows move it',
  onChart: 'What lies on the chart',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show the whole chart',
  fleet: 'Ships and forts',
  yourFleet: 'Your fleet',
  nobodys: 'Nobody’s',
  orders: 'Orders',
  letGo: 'Let go of it',
  chooseShip: 'Choose a ship: the chart lights up where she can go and what she can hit.',
  chartHelp: 'Drag the water to move the chart, pinch or use the wheel to zoom.',
  reefHelp: 'Touch the cell for the reef; by keyboard choose its column first, then its row.',
  standing: 'Aim and players',
  fight: 'The fight',
  attack: 'Attack',
  defence: 'Defence',
  tie: 'Equal: everything in it goes down',
  onTurn: 'on turn',
  winner: 'victory',
  out: 'out of the game',
  picked: 'chosen',
  noWind: 'No wind yet',
  ashore: 'not on the chart',
  locked: 'grappled until the round is over',
  sheltered: 'sheltered from the storm',
  moved: 'has moved',
  yourGoal: 'your goal',
  fort: 'Fort',
  royalPort: 'Royal port',
  ruin: 'Ruin',
  reef: 'Reef',
  reefRule: 'No ship enters it, shots pass over it. A ship that a storm drives onto it is hurt once for each cell not sailed.',
  royalRule: 'It has no guns and is never attacked.',
  ruinRule: 'It does not fire and repairs no ships; two ships in its port can restore it. Its port still gives shelter.',
  range: 'Range',
  shots: 'Shots',
  pairKey:
    'The first figure is for straight courses, the second for diagonal ones. Fresh wind takes a cell for each point off the wind.',
  loadRule: 'A ship in this cell can take it aboard, in the same turn too.',
  digRule: 'A ship that begins her turn here and stays can dig for it.',
  yourMine: 'Your mine',
  raceGoal: 'Bring your brig to the port in the opposite corner.',
  windRules: {
    calm: 'Only brigs move, one cell straight ahead.',
    fresh: 'Any course; each point off the wind costs a cell.',
    storm: 'It drives every ship that has no shelter. Reefs hurt, and only ships of the line and forts can fire.',
  },
  windTo: (strength, direction) => `${strength}, blowing ${direction}`,
  choose: (label) => `Choose: ${label}`,
  column: (letter) => `Column ${letter}`,
  round: (number) => `round ${number}`,
  team: (number) => `team ${number}`,
  ships: (ships) => count(ships, SHIPS),
  points: (points) => count(points, POINTS),
  durability: (left, full) => `durability ${left} of ${full}`,
  aboard: (parcels) => `${count(parcels, PARCELS)} aboard`,
  stored: (parcels) => `${count(parcels, PARCELS)} stored`,
  parcels: (parcels) => count(parcels, PARCELS),
  buried: (parcels) => `${count(parcels, PARCELS)} in the ground`,
  shotsLeft: (shots) => `${count(shots, SHOTS)} left`,
  shotsInStorm: (shots, storm) => `${shots}, in storm ${storm}`,
  pair: (straight, diagonal) => `${straight} / ${diagonal}`,
  reach: (most, least) => (most === 0 ? 'cannot move' : `${least} to ${count(most, CELLS)}`),
  drifts: (cells) => `drifts ${count(cells, CELLS)}`,
  guns: (shots, straight, diagonal) => `${count(shots, SHOTS)}, range ${straight} / ${diagonal}`,
  fortRule: (shots, straight, diagonal) =>
    `${count(shots, SHOTS)} a turn in any weather, range ${straight} / ${diagonal}. Own ships can be repaired in its port.`,
  odds: (percent, shots) => `${percent}% to hit${shots === 0 ? '' : `, ${count(shots, SHOTS)}`}`,
  against: (target) => `Against: ${target}`,
  laid: (gun, shots) => `${gun}: ${count(shots, SHOTS)}`,
  face: (face) => `Die: ${face}`,
  hits: (hits) => (hits === 0 ? 'Missed' : count(hits, HITS)),
  wins: (name) => `${name} wins`,
  toShare: (units) => `To be shared: ${count(units, UNITS)}`,
  gets: (units) => (units === 0 ? 'is lost' : `gets ${units}`),
  gives: (piece, units) => `${piece}: ${count(units, UNITS)}`,
  spentMine: (name) => `Mine of ${name}, gone off`,
  mineOf: (name) => `Mine of ${name}`,
  raceTo: (cell) => `Bring your brig to the port of ${cell}.`,
  gatherPearls: (parcels) => `First with ${count(parcels, PEARLS)} in own forts.`,
  gatherTreasure: (parcels) => `First with ${count(parcels, CHESTS)} in own forts.`,
  convoyGoal: (parcels, cell) => `The Crown brings ${count(parcels, CHESTS)} to ${cell}; the Brotherhood takes as many.`,
  battleGoal: (points) => `First with ${count(points, POINTS)} for ships and forts.`,
  mailGoal: (points) => `First with ${count(points, POINTS)} for mail from one crown to the other.`,
};
