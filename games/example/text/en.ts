import { counter, type GameText } from '@quarterdeck/kernel';
import { exampleCover } from '../cover.ts';
import type { Example } from '../src/types.ts';

const count = counter('en');
const coins = (n: number) => count(n, { one: 'coin', other: 'coins' });

export const en: GameText<Example> = {
  ...exampleCover.words.en,
  prompts: {
    round: () => 'A new round begins.',
    deal: () => 'Cards are dealt.',
    stake: () => 'Which card do you stake?',
    throw: () => 'The lead is thrown.',
    toll: ({ names, view }) => `Do you demand a toll${winnerOf(view) === null ? '' : ` of ${names(winnerOf(view) ?? 0)}`}?`,
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
    dealt: ({ seat, card }, names) => (card === null ? `${names(seat)} gets a card` : `${names(seat)} gets the ${card}`),
    staked: ({ seat }, names) => `${names(seat)} has staked`,
    revealed: ({ stakes, winner }, names) =>
      `Stakes: ${stakes.map((card, seat) => `${names(seat)} ${card}`).join(', ')}; ${names(winner)} wins`,
    thrown: ({ seat, coins: n }, names) => `${names(seat)} throws the lead and fishes up ${coins(n)}`,
    demanded: ({ seat, of }, names) => `${names(seat)} demands a toll of ${names(of)}`,
    paid: ({ seat, to, coins: n }, names) => `${names(seat)} pays ${coins(n)} to ${names(to)}`,
    ended: () => 'The game is over',
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
};

function winnerOf(view: Example['view']): number | null {
  const frame = view.stack.at(-1);
  return frame?.kind === 'toll' ? frame.winner : null;
}
