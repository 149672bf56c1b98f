import { counter, type GameText } from '@quarterdeck/kernel';
import type { Example } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { say } from '../say.ts';

const count = counter('en');
const coins = (n: number) => count(n, { one: 'coin', other: 'coins' });

export const en: GameText<Example> = say({
  ...cover.en,
  prompts: {
    round: () => 'A new round begins.',
    deal: () => 'Cards are dealt.',
    stake: () => 'Which card do you stake?',
    throw: () => 'The lead is thrown.',
    answer: () => 'Pay the toll, or fight?',
    fight: () => 'Steel rings.',
  },
  moves: {
    deal: ({ card }) => `Deal the ${card}`,
    stake: ({ card }) => `Stake the ${card}`,
    throw: ({ x, y }) => `The lead falls at ${x}, ${y}`,
    demand: () => 'Demand a toll',
    pass: () => 'Let it pass',
    pay: () => 'Pay',
    fight: () => 'Fight',
    won: ({ by }, { names }) => `${names(by)} wins`,
  },
  events: {
    staked: ({ seat }, names) => `${names(seat)} has staked`,
    revealed: ({ stakes, winner }, names) =>
      `Stakes: ${stakes.map((card, seat) => `${names(seat)} ${card}`).join(', ')}; ${names(winner)} wins`,
    thrown: ({ seat, coins: n }, names) => `${names(seat)} throws the lead and fishes up ${coins(n)}`,
    demanded: ({ seat, of }, names) => `${names(seat)} demands a toll of ${names(of)}`,
    paid: ({ seat, to, coins: n }, names) => `${names(seat)} pays ${coins(n)} to ${names(to)}`,
    ended: () => 'The game is over',
  },
  ways: {
    toll: 'Do you demand a toll?',
    tollOf: (winner) => `Do you demand a toll of ${winner}?`,
    dealt: (name, card) => `${name} gets the ${card}`,
    dealtUnseen: (name) => `${name} gets a card`,
  },
  refusals: {
    'not-in-hand': () => 'You stake a card from your own hand.',
    richer: () => 'Only a captain with fewer coins than the winner may demand a toll.',
  },
  options: {
    tolls: { title: 'Tolls', help: 'The lowest stake may demand a toll of the winner.', values: null },
    wind: {
      title: 'Wind',
      help: 'In gusty weather the one who demands fights better.',
      values: { calm: 'Calm', gusty: 'Gusty' },
    },
    goal: { title: 'Goal', help: 'So many coins end the game at once.', values: null },
    cards: { title: 'Cards', help: 'The numbers on the cards.', values: null },
  },
  lines: { coins: () => 'Coins', goal: ({ goal }) => `Reached ${goal}` },
  own: {
    card: (card) => `the ${card}`,
    board: {
      table: 'The table',
      stakes: 'Stakes',
      barred: 'Demand a toll',
      picked: 'chosen',
      choose: (what) => `Choose: ${what}`,
      coins: (n) => coins(n),
      cove: 'The cove',
    },
  },
});
