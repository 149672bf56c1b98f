// Stops what moves on a page, so that a test of a story depends on no time.
import type { Page } from 'playwright-core';

/** From now on nothing that moves comes to its end by itself: a story goes on only when somebody hurries it. */
export function holdStill(page: Page): Promise<void> {
  return page.evaluate(`(() => {
    globalThis.isHeld = true;
    const hold = () => {
      for (const animation of document.getAnimations()) animation.pause();
      if (globalThis.isHeld) requestAnimationFrame(hold);
    };
    hold();
  })()`);
}

export function letGo(page: Page): Promise<void> {
  return page.evaluate(`(() => {
    globalThis.isHeld = false;
    requestAnimationFrame(() => { for (const animation of document.getAnimations()) animation.play(); });
  })()`);
}
