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
      const pointing = new Pointing(element, {
        later: (wait) => later(wait, element, what),
        cancel: () => clearTimeout(timer),
        open: () => open(element, what()),
        close,
        isOpen: () => current?.at === element,
      });
      return () => {
        pointing.end();
        if (current?.at === element) close();
      };
    },
  };
}

interface Looking {
  later(wait: number): void;
  cancel(): void;
  open(): void;
  close(): void;
  isOpen(): boolean;
}

/** Who points at an element: with a mouse that rests, with the focus, with a finger that stays. */
class Pointing {
  readonly #listeners = new AbortController();
  readonly #looking: Looking;
  #isLong = false;
  #isHere = false;

  constructor(element: HTMLElement, looking: Looking) {
    this.#looking = looking;
    const listen = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(type, act, { signal: this.#listeners.signal, capture: type === 'click' });
    listen('pointermove', (event) => this.#move(event));
    listen('pointerleave', () => this.#leave());
    listen('pointercancel', looking.close);
    listen('focus', () => element.matches(':focus-visible') && looking.open());
    listen('blur', looking.close);
    listen('keydown', (event) => event.key === 'Escape' && looking.close());
    listen('pointerdown', (event) => this.#down(event));
    listen('contextmenu', (event) => looking.isOpen() && event.preventDefault());
    listen('pointerup', (event) => this.#up(event));
    listen('click', (event) => this.#click(event));
  }

  end(): void {
    this.#listeners.abort();
  }

  /** A thing that comes to a resting pointer is none that somebody points at. */
  #move({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || this.#isHere) return;
    this.#isHere = true;
    this.#looking.later(REST);
  }

  #leave(): void {
    this.#isHere = false;
    this.#looking.close();
  }

  #down({ pointerType }: PointerEvent): void {
    this.#isLong = false;
    if (pointerType === 'mouse') this.#looking.close();
    else this.#looking.later(LONG_PRESS);
  }

  #up({ pointerType }: PointerEvent): void {
    this.#isLong = pointerType !== 'mouse' && this.#looking.isOpen();
    if (!this.#isLong) this.#looking.cancel();
  }

  /** A long press has been answered by the closer look: it is no click besides. */
  #click(event: MouseEvent): void {
    if (!this.#isLong) return;
    this.#isLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
