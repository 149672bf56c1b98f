// The table as text.
import type { Terminal } from '@quarterdeck/kernel';
import type { Example } from '../src/types.ts';

export const terminal: Terminal<Example> = ({ shown: { view }, speaker: { names }, paint }) => {
  const seats = view.hands.map((hand, seat) => {
    const cards = hand.map((card) => `[${card ?? '?'}]`).join(' ');
    return `${names(seat).padEnd(12)} ${paint('yellow', '●'.repeat(view.coins[seat] ?? 0)).padEnd(8)} ${cards}`;
  });
  return [paint('dim', `▣ ${view.deckSize}   ✕ ${view.discard.join(' ')}`), ...seats].join('\n');
};
