// What only the terminal's table says, in English.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../terminal.ts';

const count = counter('en');

export const terminal: TerminalWords = {
  armada: 'Armada',
  gate: 'gate',
  company: 'Company',
  columns: ['gold', 'good', 'owner', 'guards', 'flagships'],
  shipLegend: '●●○ difficulty · ⚓ port · 2/3+: Attack 2, Defence 3, survivability',
  turnOf: (name, turn) => `turn ${turn} of ${name}`,
  market: (ships) => `${count(ships, { one: 'ship', other: 'ships' })} for sale`,
  gold: (gold) => `${gold} gold`,
  fame: (points) => `fame ${points}`,
  favour: (markers) => `favour ${markers}`,
  squadron: (ships) => `squadron ${ships}`,
  ownSquadron: 'Squadron',
  guardsAt: (sea) => `Guards, ${sea}`,
  ruined: 'ruined',
  none: 'none',
  onSale: 'For sale',
  auction: (ship, price) => `Auction: ${ship}, price ${price}`,
  bid: (name, gold) => `${name} bids ${gold}`,
  noBid: 'no bid yet',
  stillIn: (names) => `still in: ${names}`,
  storm: (ships) => `Storm: ${ships}`,
  battle: (what, round) => (round === 0 ? what : `${what}, round ${round}`),
  causes: { monster: 'The sea monster', convoy: 'The convoy', armada: 'The last battle' },
  commanded: (name) => `Company, under ${name}`,
  fired: 'fired',
  damaged: 'damaged',
  carded: 'card',
  withdrawn: 'out of the line',
  captured: 'captured',
  salvo: (shooter, target) => `${shooter} fires at ${target}`,
  dice: (dice, hits) => `${dice}: ${count(hits, { one: 'hit', other: 'hits' })}`,
  played: 'Played',
  hand: (cards) => count(cards, { one: 'manoeuvre', other: 'manoeuvres' }),
  ownHand: 'Your manoeuvres',
};
