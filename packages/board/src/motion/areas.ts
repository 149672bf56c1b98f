// Where things lie on a board. Every place has a name in `data-at`.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place of an element on the board. */
export function areaOf(element: Element, board: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = board.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}

/** The first of these places that is there and can be seen. */
export function find(board: Element, ...places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const element = board.querySelector<HTMLElement>(`[data-at="${place}"]`);
    if (element !== null && isSeen(element)) return element;
  }
  return null;
}

/** What is folded away has no room on the page. */
export function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** How high a card is for its width. */
export const CARD_SHAPE = 1.4;

/** A card's own shape in the middle of a larger place. */
export function cardIn(area: Area, widest: number): Area {
  const width = Math.min(area.width, area.height / CARD_SHAPE, widest);
  const height = width * CARD_SHAPE;
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

export function middleOf({ x, y, width, height }: Area): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
