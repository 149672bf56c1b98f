// Characters of this round, as far as this viewer knows them; and whose turn is open.
import { CHARACTERS, type Character, isCalled, type OpenFrame, type View } from '@quarterdeck/pirates-of-7-seas';

type Turn = Extract<OpenFrame, { kind: Character }>;

/** The turn that is open, whatever has come up inside it. */
export function turnIn({ stack }: View): Turn | null {
  return stack.find(isTurn) ?? null;
}

const NAMES: ReadonlySet<string> = new Set(CHARACTERS);
function isTurn(frame: OpenFrame): frame is Turn {
  return NAMES.has(frame.kind);
}

/** What the viewer himself has chosen, while it lies face down. */
export function ownChoice(view: View): Character | null {
  const { viewer, stack, chosen } = view;
  if (typeof viewer !== 'number') return null;
  const frame = stack.at(-1);
  const choice = (frame?.kind === 'choose-character' ? frame.chosen[viewer] : chosen[viewer]) ?? null;
  return choice === null || choice === 'hidden' || isCalled(view, choice) ? null : choice;
}
