// A hand on the board. It looks before it touches, and again after: on a busy machine a card may still be on its way when it is
// pointed at, and what was touched may have been the end of a story, or another thing that has come in its place.
import type { Page } from 'playwright-core';

/** More touches than any one move takes. */
const TOUCHES = 100;
/** Pictures of the page in which a move that was touched has come back, however slow they follow each other. */
const PICTURES = 120;

/** What is lit on the board is touched, the first or the last of it, part after part, until the log has gone on from `known`. */
export async function touchUntilOn(page: Page, known: number, which: 'first' | 'last'): Promise<void> {
  let hasPart = false;
  for (let touches = 0; touches < TOUCHES; touches++) {
    const wanted: Wanted = { known, which, hasPart };
    const seen: Seen | 'on' | null = await (await page.waitForFunction(lookFor, wanted)).jsonValue();
    if (seen === null || seen === 'on') return;
    await page.mouse.click(seen.x, seen.y);
    hasPart ||= seen.isPart;
    if (await page.evaluate(isSoonOn, { known, pictures: seen.isPart ? 2 : PICTURES })) return;
  }
  throw new Error(`${TOUCHES} things were touched on the board, and the game has not gone on`);
}

interface Wanted {
  readonly known: number;
  readonly which: 'first' | 'last';
  /** A part of the move was touched before. */
  readonly hasPart: boolean;
}
interface Seen {
  readonly x: number;
  readonly y: number;
  /** It can be pressed and released: what goes with it is lit then. */
  readonly isPart: boolean;
}

/** Whether the game has gone on, or else a point that is seen of something lit; runs in the page. */
function lookFor({ known, which, hasPart }: Wanted): Seen | 'on' | null {
  const at = Number(document.querySelector('.review input[type=range]')?.getAttribute('max'));
  if (at > known || document.querySelector('.sheet') !== null) return 'on';
  const lit = [...document.querySelectorAll('.board [data-lit]')].filter((thing) => thing.checkVisibility());
  const isPart = (thing: Element) => thing.hasAttribute('aria-pressed');
  const isHeld = (thing: Element) => thing.getAttribute('aria-pressed') === 'true';
  const wholes = lit.filter((thing) => !isPart(thing));
  const open = (hasPart || lit.some(isHeld)) && wholes.length > 0 ? wholes : lit.filter((thing) => !isHeld(thing));
  for (const thing of which === 'first' ? open : open.toReversed()) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.1, 0.9, 0.3, 0.7])
      for (const along of [0.5, 0.1, 0.9, 0.3, 0.7]) {
        const [x, y] = [left + along * width, top + down * height];
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y, isPart: isPart(thing) };
      }
  }
  return null;
}

/** Whether the game goes on within so many pictures of the page; runs in the page. */
async function isSoonOn({ known, pictures }: { readonly known: number; readonly pictures: number }): Promise<boolean> {
  const isOn = () =>
    Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > known ||
    document.querySelector('.sheet') !== null;
  for (let seen = 0; seen < pictures && !isOn(); seen++) await new Promise((drawn) => requestAnimationFrame(drawn));
  return isOn();
}
