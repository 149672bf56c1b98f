// What was begun is put back by the Escape key, wherever on the board the focus is.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export function onEscape(act: () => void): Attachment<HTMLElement> {
  return (element) =>
    on(
      element,
      'keydown',
      ({ key }) => {
        if (key === 'Escape') act();
      },
      { capture: true },
    );
}
