// How a person takes things at a board in a browser: by mouse, or by a finger.
import type { Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  press(spot: Spot): Promise<void>;
  /** In some steps. */
  move(from: Spot, to: Spot): Promise<void>;
  release(): Promise<void>;
  /** Breaks off: by the Escape key, or because the system takes the finger for something else. */
  cancel(): Promise<void>;
}

const STEPS = 5;
/** Seconds between two events of a finger; and how long one rests on a thing who means it and not the page. */
const FRAME = 0.016;
const MOMENT = 0.3;

function* steps(from: Spot, to: Spot): Iterable<Spot> {
  for (let step = 1; step <= STEPS; step++)
    yield { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS };
}

export function mouseAt(page: Page): Hand {
  return {
    async press({ x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    async move(from, to) {
      for (const { x, y } of steps(from, to)) await page.mouse.move(x, y);
    },
    release: () => page.mouse.up(),
    async cancel() {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
  };
}

/** `isQuick`: it does not rest before it moves. It has its own time, so that a busy machine makes no difference. */
export async function fingerAt(page: Page, isQuick = false): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Spot[]) => {
    timestamp += FRAME;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  return {
    async press(spot) {
      await send('touchStart', spot);
      if (!isQuick) timestamp += MOMENT;
    },
    async move(from, to) {
      for (const spot of steps(from, to)) await send('touchMove', spot);
    },
    release: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  };
}
