// What had the focus may be gone after a move: it goes to what can be chosen, never back to the top of the page.
import { tick } from 'svelte';
import { on } from 'svelte/events';

export interface Focus {
  board(): HTMLElement | null;
  /** Reads all that may take things off the board. */
  changes(): unknown;
  /** False while what can be chosen is still to come: the focus waits for it on the board itself, which has `data-rest` then. */
  isSettled?(): boolean;
  /** The focus has gone to another thing, and nobody asked for it. */
  moved?(): void;
}

/** To be called while the board is made. */
export function keepFocus({ board, changes, isSettled, moved }: Focus): void {
  let wasHere = false;
  const look = ({ target }: Event): void => {
    wasHere = target instanceof Node && board()?.contains(target) === true;
  };
  $effect(() => on(window, 'pointerdown', look));
  $effect(() => on(window, 'focusin', look));
  $effect(() => {
    changes();
    const isWaiting = isSettled?.() === false;
    void tick().then(() => {
      const goal = wasHere && isAtRest(document.activeElement) ? goalOn(board(), isWaiting) : null;
      if (goal === null || goal === document.activeElement) return;
      goal.focus({ preventScroll: true });
      moved?.();
    });
  });
}

/** The focus is on nothing that one can use: on the page itself, or on a board where it waits. */
export function isAtRest(focused: Element | null): boolean {
  return focused === null || focused.matches('body, [data-rest]');
}

function goalOn(board: HTMLElement | null, isWaiting: boolean): HTMLElement | null {
  const lit = isWaiting ? null : board?.querySelector<HTMLElement>('[data-lit]');
  const rest = board?.hasAttribute('data-rest') === true ? board : board?.querySelector<HTMLElement>('[data-rove]');
  return lit ?? rest ?? null;
}
