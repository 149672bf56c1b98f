// The second click of a double click, and a key that is held down, are no second move: they were not meant for what the
// first has brought.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export const onceOnly: Attachment<HTMLElement> = (board) => {
  const offClick = on(board, 'click', (event) => event.detail > 1 && stop(event), { capture: true });
  const offKey = on(board, 'keydown', (event) => event.repeat && PRESSES.includes(event.key) && stop(event), { capture: true });
  return () => {
    offClick();
    offKey();
  };
};

const PRESSES = ['Enter', ' '];

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
