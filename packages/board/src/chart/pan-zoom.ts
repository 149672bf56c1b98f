// A chart that is larger than the pane through which one looks at it: what is seen of it, and how that changes. Lengths of
// the chart are its own, lengths of the pane are pixels.
import type { Area } from '../motion/areas.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers on the pane. */
export type Fingers = readonly [Point, Point];

/** The chart's corner lies at this point of the pane, and its lengths are so many times as long there. */
export interface Sight extends Point {
  readonly scale: number;
}

export interface Frame {
  readonly chart: Size;
  readonly pane: Size;
  /** No nearer than this, unless the whole chart is seen so. */
  readonly nearest: number;
}

/** The scale at which the whole chart fills the pane. */
export function wholeScale({ chart, pane }: Frame): number {
  return Math.min(pane.width / chart.width, pane.height / chart.height);
}

/** The whole chart, in the middle. */
export function wholeOf(frame: Frame): Sight {
  return bounded(frame, { x: 0, y: 0, scale: 0 });
}

export function isWhole(frame: Frame, { scale }: Sight): boolean {
  return scale <= wholeScale(frame) * 1.001;
}

/** No farther than the whole, no nearer than allowed, and no water beyond the rim unless all of it is seen. */
export function bounded(frame: Frame, sight: Sight): Sight {
  const least = wholeScale(frame);
  const scale = Math.min(Math.max(sight.scale, least), Math.max(least, frame.nearest));
  return {
    x: within(sight.x, frame.chart.width * scale, frame.pane.width),
    y: within(sight.y, frame.chart.height * scale, frame.pane.height),
    scale,
  };
}

function within(start: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, start));
}

export function panned(frame: Frame, { x, y, scale }: Sight, by: Point): Sight {
  return bounded(frame, { x: x + by.x, y: y + by.y, scale });
}

/** Nearer or farther; what is seen at this point of the pane stays there, as far as the rim allows. */
export function zoomed(frame: Frame, sight: Sight, factor: number, at: Point): Sight {
  const { scale } = bounded(frame, { ...sight, scale: sight.scale * factor });
  const [x, y] = [at.x - ((at.x - sight.x) * scale) / sight.scale, at.y - ((at.y - sight.y) * scale) / sight.scale];
  return bounded(frame, { x, y, scale });
}

/** Two fingers: what was under their middle is under it still, and they pull it apart or together. */
export function pinched(frame: Frame, sight: Sight, before: Fingers, now: Fingers): Sight {
  const [old, middle] = [between(before), between(now)];
  const moved = { ...sight, x: sight.x + middle.x - old.x, y: sight.y + middle.y - old.y };
  const apart = Math.max(1, span(before));
  return zoomed(frame, moved, Math.max(1, span(now)) / apart, middle);
}

export function between([one, other]: readonly [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function span([one, other]: readonly [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** This part of the chart in the middle of the pane, at this scale or as near as it fits. */
export function centredOn(frame: Frame, area: Area, nearest: number): Sight {
  const { pane } = frame;
  const scale = Math.min(nearest, pane.width / area.width, pane.height / area.height);
  const { scale: allowed } = bounded(frame, { x: 0, y: 0, scale });
  return bounded(frame, {
    x: pane.width / 2 - (area.x + area.width / 2) * allowed,
    y: pane.height / 2 - (area.y + area.height / 2) * allowed,
    scale: allowed,
  });
}

/** The smallest change that brings this part of the chart into the pane; farther only if it is too large. */
export function showing(frame: Frame, sight: Sight, area: Area): Sight {
  const { pane } = frame;
  const { x, y, scale } = sight;
  if (area.width * scale > pane.width || area.height * scale > pane.height) return centredOn(frame, area, scale);
  return bounded(frame, {
    x: x + shift(x + area.x * scale, area.width * scale, pane.width),
    y: y + shift(y + area.y * scale, area.height * scale, pane.height),
    scale,
  });
}

function shift(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, room - start - length);
}

/** The pane has another size: the whole stays the whole, and the middle the middle. */
export function resized(before: Frame, sight: Sight, pane: Size): Sight {
  const frame = { ...before, pane };
  if (isWhole(before, sight)) return wholeOf(frame);
  const by = { x: (pane.width - before.pane.width) / 2, y: (pane.height - before.pane.height) / 2 };
  return panned(frame, sight, by);
}

/** The same place on the chart. */
export function onChart({ x, y, scale }: Sight, area: Area): Area {
  return { x: (area.x - x) / scale, y: (area.y - y) / scale, width: area.width / scale, height: area.height / scale };
}

/**
 * What a finger may do besides moving the chart. Where the chart does not reach beyond the pane, a finger moves the page, so
 * that nobody is caught on the chart.
 */
export function touchActionAt({ chart, pane }: Frame, { scale }: Sight): 'pan-x pan-y' | 'pan-y' | 'none' {
  const isHigher = chart.height * scale > pane.height + 1;
  const isWider = chart.width * scale > pane.width + 1;
  if (isHigher) return 'none';
  return isWider ? 'pan-y' : 'pan-x pan-y';
}
