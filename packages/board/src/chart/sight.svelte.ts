// What is seen of a chart through its pane, and every way in which that changes. The geometry is in `pan-zoom.ts`.
import type { Area } from '../motion/areas.ts';
import { DOUBLE_TAP } from './hand.ts';
import {
  centredOn,
  type Fingers,
  type Frame,
  isWhole,
  onChart,
  type Point,
  panned,
  pinched,
  resized,
  type Sight,
  type Size,
  showing,
  touchActionAt,
  wholeOf,
  zoomed,
} from './pan-zoom.ts';

/** One step of a key or a button. */
const STEP = 1.35;

export interface ChartSetting {
  chart(): Size;
  /** No nearer than this. */
  readonly nearest: number;
  /** What is seen first. */
  opening(frame: Frame): Sight;
}

/** Its steps are fields and not methods, because buttons and keys are given them by themselves. */
export class ChartSight {
  sight = $state.raw<Sight>({ x: 0, y: 0, scale: 1 });
  /** Moves by itself now, and not under a hand. */
  isGliding = $state(false);
  readonly #setting: ChartSetting;
  #pane = $state.raw<Size | null>(null);

  constructor(setting: ChartSetting) {
    this.#setting = setting;
  }

  get #frame(): Frame {
    const { chart, nearest } = this.#setting;
    return { chart: chart(), pane: this.#pane ?? { width: 1, height: 1 }, nearest };
  }

  get isWhole(): boolean {
    return isWhole(this.#frame, this.sight);
  }

  get touchAction(): string {
    return touchActionAt(this.#frame, this.sight);
  }

  readonly nearer = (): void => this.#glide(zoomed(this.#frame, this.sight, STEP, this.#middle()));
  readonly farther = (): void => this.#glide(zoomed(this.#frame, this.sight, 1 / STEP, this.#middle()));
  readonly whole = (): void => this.#glide(wholeOf(this.#frame));
  readonly pan = (by: Point): void => this.#glide(panned(this.#frame, this.sight, by));
  /** Brings this part of the chart into sight. */
  readonly show = (area: Area): void => this.#glide(showing(this.#frame, this.sight, area));
  /** This part in the middle, at this scale or as near as it fits. */
  readonly goTo = (area: Area, scale: number): void => this.#glide(centredOn(this.#frame, area, scale));

  /** Brings what lies there on the pane into sight. */
  reveal(onPane: Area): void {
    this.show(onChart(this.sight, onPane));
  }

  /** Nearer where that is possible, else the whole again. */
  doubleTap(at: Point): void {
    const next = zoomed(this.#frame, this.sight, DOUBLE_TAP.factor, at);
    this.#glide(next.scale > this.sight.scale * 1.05 ? next : wholeOf(this.#frame));
  }

  drag(by: Point): void {
    this.#follow(panned(this.#frame, this.sight, by));
  }

  pinch(before: Fingers, now: Fingers): void {
    this.#follow(pinched(this.#frame, this.sight, before, now));
  }

  /** Whether it could be zoomed any farther. */
  zoomAt(factor: number, at: Point): boolean {
    const next = zoomed(this.#frame, this.sight, factor, at);
    if (next.scale === this.sight.scale) return false;
    this.#follow(next);
    return true;
  }

  measure(pane: Size): void {
    if (pane.width === 0 || pane.height === 0) return;
    const first = this.#pane === null;
    const next = first ? this.#setting.opening({ ...this.#frame, pane }) : resized(this.#frame, this.sight, pane);
    this.#pane = pane;
    this.#follow(next);
  }

  #middle(): Point {
    const { width, height } = this.#frame.pane;
    return { x: width / 2, y: height / 2 };
  }

  #glide(next: Sight): void {
    this.isGliding = true;
    this.sight = next;
  }

  /** Under a hand, or with the window. */
  #follow(next: Sight): void {
    this.isGliding = false;
    this.sight = next;
  }
}
