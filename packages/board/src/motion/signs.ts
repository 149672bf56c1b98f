// Signs that a thing on the board makes by itself, for `playOn`.

/** Look here. */
export function pop(size: number): Keyframe[] {
  return [{ scale: '1' }, { scale: String(size) }, { scale: '1' }];
}

/** It comes to nothing. */
export const PUFF: Keyframe[] = [{ filter: 'none' }, { filter: 'grayscale(1) brightness(0.85)' }, { filter: 'none' }];
