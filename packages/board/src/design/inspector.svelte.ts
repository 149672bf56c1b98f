// Looking closer at a thing: by resting the pointer on it, by focus, or by a long press. What is shown is the caller's.
import type { Attachment } from 'svelte/attachments';

export interface Inspection<T> {
  readonly what: T;
  readonly at: HTMLElement;
}

const REST = 280;
const LONG_PRESS = 420;

export interface Inspector<T> {
  readonly current: Inspection<T> | null;
  /** Makes an element worth a closer look. */
  on(what: () => T | null): Attachment<HTMLElement>;
  open(at: HTMLElement, what: T): void;
  close(): void;
}

export function createInspector<T>(): Inspector<T> {
  let current = $state.raw<Inspection<T> | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(at: HTMLElement, what: T | null): void {
    clearTimeout(timer);
    current = what === null ? null : { what, at };
  }
  /** A thing that is taken off the page loses the pointer and the focus in the middle of drawing it: so not at once. */
  function close(): void {
    clearTimeout(timer);
    const before = current;
    if (before === null) return;
    queueMicrotask(() => {
      if (current === before) current = null;
    });
  }
  function later(wait: number, at: HTMLElement, what: () => T | null): void {
    clearTimeout(timer);
    // Meanwhile it may have been taken off the page, which no event of the pointer tells.
    timer = setTimeout(() => open(at, at.isConnected ? what() : null), wait);
  }

  return {
    get current() {
      return current;
    },
    open,
    close,
    on: (what) => (element) => {
      let isLong = false;
      let isHere = false;
      const listeners = new AbortController();
      const listen = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
        element.addEventListener(type, act, { signal: listeners.signal, capture: type === 'click' });
      // A thing that comes to a resting pointer is none that somebody points at.
      listen('pointermove', (event) => {
        if (event.pointerType !== 'mouse' || isHere) return;
        isHere = true;
        later(REST, element, what);
      });
      listen('pointerleave', () => {
        isHere = false;
        close();
      });
      listen('pointercancel', close);
      listen('focus', () => element.matches(':focus-visible') && open(element, what()));
      listen('blur', close);
      listen('keydown', (event) => event.key === 'Escape' && close());
      listen('pointerdown', (event) => {
        isLong = false;
        if (event.pointerType === 'mouse') close();
        else later(LONG_PRESS, element, what);
      });
      listen('contextmenu', (event) => {
        if (current?.at === element) event.preventDefault();
      });
      listen('pointerup', (event) => {
        isLong = event.pointerType !== 'mouse' && current?.at === element;
        if (!isLong) clearTimeout(timer);
      });
      // A long press has been answered by the closer look: it is no click besides.
      listen('click', (event) => {
        if (!isLong) return;
        isLong = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      });
      return () => {
        listeners.abort();
        if (current?.at === element) close();
      };
    },
  };
}
