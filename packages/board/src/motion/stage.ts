// Where a story is told: on the board, and on the layer above it that takes no part in the layout.

export interface Place {
  readonly board: HTMLElement;
  readonly layer: HTMLElement;
}

export interface Stage extends Place {
  /** Time on this stage, in milliseconds of an unhurried one. */
  time(milliseconds: number): number;
}

/** What belongs to the story and ends with it; other animations of the board have another name or none. */
const TOLD = 'told';

/** Plays on something that lies on the board; whoever hurries the story ends it. */
export function playOn(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  return over(element.animate(frames, { ...timing, id: TOLD }));
}

/** Nothing moves for a while, and hurrying ends it too. */
export function pause({ layer }: Place, duration: number): Promise<void> {
  return playOn(layer, [], { duration });
}

/** Whoever has looked long enough goes on with the story. */
export function endPause({ layer }: Place): void {
  for (const animation of layer.getAnimations()) animation.finish();
}

/** When an animation has ended, one way or the other. */
export function over(animation: Animation): Promise<void> {
  return animation.finished.then(
    () => undefined,
    () => undefined,
  );
}

/** Ends all that is being told; whoever waits for it goes on. */
export function clear({ board, layer }: Place): void {
  const onBoard = board.getAnimations({ subtree: true }).filter(({ id }) => id === TOLD);
  for (const animation of [...onBoard, ...layer.getAnimations({ subtree: true })]) animation.cancel();
  layer.replaceChildren();
}
