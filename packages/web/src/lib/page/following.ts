// Whether a list that grows at its end is followed there, or somebody reads further up.

export interface Box {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** So near to the end is at the end, in pixels. */
const NEAR = 40;

export function createFollowing() {
  let isAtEnd = true;
  let [before, height] = [0, 0];
  return {
    get isAtEnd() {
      return isAtEnd;
    },
    /**
     * Only going up is reading: lines that came before the page heard of its own scrolling move the end away as well. And a list
     * that changed may have gone up by itself: one line less, and the browser has moved it.
     */
    scrolled({ scrollTop, scrollHeight, clientHeight }: Box): void {
      const isReading = scrollTop < before && scrollHeight === height;
      isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR || (isAtEnd && !isReading);
      [before, height] = [scrollTop, scrollHeight];
    },
  };
}
