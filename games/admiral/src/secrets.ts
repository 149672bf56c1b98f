// The table of who knows what, written apart from the view, which is tested against it: the cells of mines, and their orders.
import { at, type Secret } from '@quarterdeck/kernel';
import type { State } from './types.ts';

export function secrets(state: State): Secret[] {
  if (state.stack.length === 0) return [];
  const frame = state.stack.at(-1);
  const laid = frame?.kind === 'lay-mines' ? frame.laid : [];
  return [
    ...laid.flatMap((cell, seat): Secret[] =>
      cell === null ? [] : [{ name: `card ${at(state.mines, seat).length} of ${seat}`, value: cell, knownTo: [seat] }],
    ),
    ...state.mines.flatMap((mines, seat) =>
      mines.flatMap((mine, card): Secret[] =>
        mine.shown
          ? []
          : [
              { name: `cell of mine ${card} of ${seat}`, value: mine.at, knownTo: [seat] },
              { name: `order of mine ${card} of ${seat}`, value: mine.kinds.join(), knownTo: [seat] },
            ],
      ),
    ),
  ];
}
