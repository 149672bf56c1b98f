// Which sentence is said, for all languages alike.
import type { GameText } from '@quarterdeck/kernel';
import type { Example, View } from '../src/types.ts';
import type { Phrases } from './phrases.ts';

export function say({ ways, ...phrases }: Phrases): GameText<Example> {
  return {
    ...phrases,
    prompts: {
      ...phrases.prompts,
      toll({ view, names }) {
        const winner = winnerOf(view);
        return winner === null ? ways.toll : ways.tollOf(names(winner));
      },
    },
    events: {
      ...phrases.events,
      dealt: ({ seat, card }, names) => (card === null ? ways.dealtUnseen(names(seat)) : ways.dealt(names(seat), card)),
    },
  };
}

function winnerOf(view: View): number | null {
  const frame = view.stack.at(-1);
  return frame?.kind === 'toll' ? frame.winner : null;
}
