// What had the focus may be gone after a move: it goes to what can be chosen, never back to the top of the page.
import { tick } from 'svelte';
import { on } from 'svelte/events';

export interface Focus {
  board(): HTMLElement | null;
  /** Reads all that may take things off the board. */
  changes(): unknown;
  /** False while what can be chosen is still to come: the focus waits for it. */
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
    if (isSettled?.() === false) return;
    void tick().then(() => {
      const goal = wasHere && document.activeElement === document.body ? goalOn(board()) : null;
      if (goal === null) return;
      goal.focus({ preventScroll: true });
      moved?.();
    });
  });
}

function goalOn(board: HTMLElement | null): HTMLElement | null {
  return board?.querySelector<HTMLElement>('[data-lit]') ?? board?.querySelector<HTMLElement>('[data-rove]') ?? null;
}
