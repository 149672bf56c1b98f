// Which games are kept as golden replays; `npm run golden admiral` finds those that are missing.
import type { Event } from '@quarterdeck/admiral';
import { happening, type Wanted } from '@quarterdeck/testkit';
import { brawl } from './brawl.ts';

const has = happening<Event>();
const pearls = {};
const hoard = { scenario: 'dead-pilots-hoard' };
const convoy = { scenario: 'kings-convoy' };
const roads = { scenario: 'fire-in-the-roads' };
const mail = { scenario: 'two-crowns-mail' };
/** Random fleets that do not set themselves on fire live long enough for the rest of the rules. */
const sober = ['declare-fireship', 'hand-over', 'begin-repair', 'order-mine'];
const shipwrights = ['declare-fireship', 'hand-over', 'end-repair'];

export const wanted: readonly Wanted[] = [
  // One for each number of seats, teams, and each scenario.
  ...[2, 3, 4, 6].map((seats) => ({ name: `${seats}-pearl-banks`, seats, options: pearls, happens: has('ended') })),
  { name: '2v2', seats: 4, options: { teams: 'pairs' }, happens: has('fort-passed', ({ to }) => to !== null) },
  { name: '2v2v2', seats: 6, options: { teams: 'pairs' }, happens: has('ended') },
  { name: '3v3', seats: 6, options: { teams: 'trios' }, happens: has('ended') },
  { name: 'pearls-in-the-centre', seats: 6, options: { scenario: 'pearl-banks-centre' }, happens: has('ended') },
  { name: 'mini-game-1-alone', seats: 1, options: { scenario: 'mini-game-1' }, happens: has('arrived') },
  { name: 'mini-game-2', seats: 3, options: { scenario: 'mini-game-2' }, happens: has('struck-reef') },
  { name: 'mini-game-3', seats: 2, options: { scenario: 'mini-game-3', rounds: 20 }, happens: has('ended') },
  ...[2, 4].map((seats) => ({
    name: `${seats}-dead-pilots-hoard`,
    seats,
    options: { ...hoard, rounds: 30 },
    shunned: sober,
    happens: has('dug'),
  })),
  ...[2, 4].map((seats) => ({
    name: `${seats}-kings-convoy`,
    seats,
    options: convoy,
    shunned: sober,
    happens: has('leg-began'),
  })),
  { name: '2-fire-in-the-roads', seats: 2, options: { ...roads, rounds: 5 }, happens: has('scored') },
  { name: '4-fire-in-the-roads', seats: 4, options: { ...roads, rounds: 5 }, happens: has('exploded') },
  ...[2, 4].map((seats) => ({ name: `${seats}-two-crowns-mail`, seats, options: mail, shunned: sober, happens: has('loaded') })),
  // One for each rare rule.
  { name: 'mine-sprung', seats: 4, options: { ...hoard, rounds: 30 }, shunned: sober, happens: has('mine-sprung') },
  {
    name: 'mine-ordered',
    seats: 2,
    options: { ...hoard, rounds: 10 },
    shunned: shipwrights,
    happens: has('mine-ordered', ({ kinds }) => kinds?.length === 2),
  },
  { name: 'reef-struck', seats: 4, options: pearls, happens: has('struck-reef') },
  { name: 'port-made', seats: 3, options: pearls, happens: has('made-port') },
  { name: 'pearl-loaded', seats: 6, options: { rounds: 20 }, shunned: sober, happens: has('loaded') },
  { name: 'pearl-delivered', seats: 6, options: { rounds: 40 }, shunned: sober, happens: has('unloaded') },
  { name: 'cargo-restowed', seats: 6, options: { rounds: 20 }, shunned: sober, happens: has('stowed') },
  { name: 'ship-boarded', seats: 3, options: { rounds: 20 }, shunned: sober, happens: has('captured') },
  {
    name: 'boarding-tied',
    seats: 3,
    options: { rounds: 20 },
    shunned: sober,
    happens: has('contest-over', ({ isTie }) => isTie),
  },
  { name: 'fort-captured', seats: 6, options: { rounds: 40 }, shunned: sober, happens: has('fort-captured') },
  {
    name: 'fort-defended',
    seats: 6,
    options: { rounds: 20 },
    shunned: sober,
    happens: has('defended', ({ ships }) => ships.length > 0),
  },
  {
    name: 'fort-handed-over',
    seats: 4,
    options: { chart: brawl(4) },
    shunned: ['declare-fireship'],
    happens: has('handed-over'),
  },
  { name: 'fort-ruined', seats: 6, options: { rounds: 20 }, shunned: sober, happens: has('fort-ruined') },
  { name: 'ship-repaired', seats: 4, options: { rounds: 20 }, shunned: shipwrights, happens: has('repaired') },
  {
    name: 'salvo-of-several',
    seats: 6,
    options: { rounds: 20 },
    shunned: sober,
    happens: has('opened-fire', ({ guns }) => guns.length > 1),
  },
  { name: 'blast', seats: 4, options: pearls, happens: has('exploded', ({ hit }) => hit.length > 2) },
  { name: 'even-hits', seats: 6, options: { rounds: 20, hits: 'even' }, shunned: sober, happens: has('volley') },
  { name: 'storms-as-in-the-book', seats: 3, options: { vane: 'rulebook' }, happens: has('drifted') },
];
