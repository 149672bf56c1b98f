// The table of who knows what, written apart from the view, which is tested against it.
import type { Secret } from '@quarterdeck/kernel';
import type { State } from './types.ts';

/** Until all have chosen, each knows the own offer and the own choice. */
export function secrets(state: State): Secret[] {
  return state.stack.flatMap((frame) => {
    const offers = frame.kind === 'deal-traits' || frame.kind === 'choose-trait' ? frame.offers : [];
    const kept = frame.kind === 'choose-trait' ? frame.kept : [];
    return [
      ...offers.map((value, seat) => ({ name: `offer of ${seat}`, value, knownTo: [seat] })),
      ...kept.map((value, seat) => ({ name: `choice of ${seat}`, value, knownTo: [seat] })),
    ];
  });
}
