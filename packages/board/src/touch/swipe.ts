// A finger on a thing may mean the thing or the page: which of them it moves.

/** A hand that clicks may tremble so far, in pixels; what goes farther takes a thing, or moves what it lies on. */
export const STILL = 8;

export interface Way {
  readonly x: number;
  readonly y: number;
  /** How long it took, in milliseconds. */
  readonly time: number;
}

export interface Ground {
  /** There is more of the page above or below. */
  readonly scrolls: boolean;
  /** Fingers have magnified the page. */
  readonly isMagnified: boolean;
}

/** Who rests on a thing so long, in milliseconds, means the thing. */
const REST = 150;

/** A quick swipe up or down scrolls the page; on a magnified page every quick one moves it. */
export function isSwipe({ x, y, time }: Way, { scrolls, isMagnified }: Ground): boolean {
  return time < REST && (isMagnified || (scrolls && Math.abs(y) > Math.abs(x)));
}

export function groundUnder(element: Element): Ground {
  return { scrolls: isScrolling(element), isMagnified: (window.visualViewport?.scale ?? 1) > 1.01 };
}

function isScrolling(element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const isScroller = one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (isScroller && one.scrollHeight > one.clientHeight + 1) return true;
  }
  return false;
}

/** So near to the upper or lower edge of the window, in pixels, the page goes along; at the edge so far with each frame. */
const EDGE = 48;
const FASTEST = 14;

/** How far the page goes with each frame while the hand is at `y`: what was taken at an edge is not on its way there yet. */
export function stepAt(y: number, start: number, height: number): number {
  const above = Math.min(EDGE - y, start - y);
  const below = Math.min(y - (height - EDGE), y - start);
  const part = Math.min(1, Math.max(above, below, 0) / EDGE);
  return Math.ceil(FASTEST * part) * (above > below ? -1 : 1);
}

/** Scrolls the page while the hand is at its edge; returns how to leave off. */
export function scrollAlong(start: number, now: () => number, scrolled: () => void): () => void {
  let frame = requestAnimationFrame(step);
  function step(): void {
    const before = window.scrollY;
    window.scrollBy({ top: stepAt(now(), start, window.innerHeight), behavior: 'instant' });
    if (window.scrollY !== before) scrolled();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
