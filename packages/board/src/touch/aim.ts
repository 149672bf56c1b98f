// What touching a thing would do, as far as all boards show it alike: a board's own aims say more.

export type AnyAim =
  | { readonly kind: 'move'; readonly label: string }
  /** The first of several things. */
  | { readonly kind: 'pick'; readonly label?: string }
  /** Touched already: once more takes it back. */
  | { readonly kind: 'picked' }
  /** Marks it, or takes the mark away; the move comes later. */
  | { readonly kind: 'mark'; readonly isMarked: boolean }
  /** Sets a figure; the move comes later. */
  | { readonly kind: 'stake' }
  /** Nothing that begins with it may be done now: touching it shows what, and why not. */
  | { readonly kind: 'look' }
  | { readonly kind: 'forbidden'; readonly why: string };

const LIT: readonly AnyAim['kind'][] = ['move', 'pick', 'mark', 'stake'];

/** Whether the thing is lit: touching it gets on. */
export function isLit(aim: AnyAim | null): boolean {
  return aim !== null && LIT.includes(aim.kind);
}

/** How a board speaks of what a touch would do. */
export interface AimText {
  readonly picked: string;
  choose(what: string): string;
}

/** A thing by its name, and what touching it would do. */
export function saidOf(name: string, aim: AnyAim | null, text: AimText): string {
  if (aim?.kind === 'forbidden') return aim.why === '' ? name : `${name}. ${aim.why}`;
  if (aim?.kind === 'picked') return `${name}. ${text.picked}`;
  const label = aim?.kind === 'move' || aim?.kind === 'pick' ? (aim.label ?? '') : '';
  return label === '' || label === name ? name : `${name}. ${text.choose(label)}`;
}

/** Whether it is pressed; undefined where it is no part of a choice. */
export function isPressed(aim: AnyAim | null): boolean | undefined {
  if (aim?.kind === 'mark') return aim.isMarked;
  return aim?.kind === 'pick' || aim?.kind === 'look' || aim?.kind === 'picked' ? aim.kind === 'picked' : undefined;
}
