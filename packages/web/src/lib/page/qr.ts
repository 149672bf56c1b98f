// A text as a square of dots that the camera of a phone reads.

import { toSvgPath } from 'lean-qr/extras/svg';
import { generate } from 'lean-qr/nano';

/** White around the dots: a camera finds the square by it. */
const MARGIN = 4;

export interface QrDrawing {
  readonly viewBox: string;
  readonly path: string;
}

export function qrDrawing(text: string): QrDrawing {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  return { viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}`, path: toSvgPath(code) };
}
