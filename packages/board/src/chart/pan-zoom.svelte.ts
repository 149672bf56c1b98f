// Moving a chart under its pane: by wheel, by hand (`hand.ts`), by keys. The geometry is in `pan-zoom.ts`.
import type { Attachment } from 'svelte/attachments';
import { type Area, areaOf } from '../motion/areas.ts';
import { DOUBLE_TAP, handOn, pointOn } from './hand.ts';
import {
  centredOn,
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
/** How far a key pans, in pixels. */
const PAN = 80;

export interface PanZoom {
  readonly sight: Sight;
  /** Moves by itself now, and not under a hand. */
  readonly isGliding: boolean;
  readonly isWhole: boolean;
  readonly touchAction: string;
  readonly pane: Attachment<HTMLElement>;
  nearer(): void;
  farther(): void;
  whole(): void;
  /** Brings this part of the chart into sight. */
  show(area: Area): void;
  /** This part in the middle, at this scale or as near as it fits. */
  goTo(area: Area, scale: number): void;
}

export interface ChartSetting {
  chart(): Size;
  /** No nearer than this. */
  readonly nearest: number;
  /** What is seen first. */
  opening(frame: Frame): Sight;
}

export function createPanZoom({ chart, nearest, opening }: ChartSetting): PanZoom {
  let size = $state.raw<Size | null>(null);
  let sight = $state.raw<Sight>({ x: 0, y: 0, scale: 1 });
  let isGliding = $state(false);
  const frame = $derived<Frame>({ chart: chart(), pane: size ?? { width: 1, height: 1 }, nearest });

  function look(next: Sight, glides: boolean): void {
    isGliding = glides;
    sight = next;
  }
  const middle = (): Point => ({ x: frame.pane.width / 2, y: frame.pane.height / 2 });
  const zoom = (factor: number): void => look(zoomed(frame, sight, factor, middle()), true);

  function measure({ width, height }: Size): void {
    if (width === 0 || height === 0) return;
    const next = size === null ? opening({ ...frame, pane: { width, height } }) : resized(frame, sight, { width, height });
    size = { width, height };
    look(next, false);
  }

  function reveal(element: Element, pane: Element): void {
    look(showing(frame, sight, onChart(sight, areaOf(element, pane))), true);
  }

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => look(wholeOf(frame), true),
  };
  const arrows: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: PAN, y: 0 },
    ArrowRight: { x: -PAN, y: 0 },
    ArrowUp: { x: 0, y: PAN },
    ArrowDown: { x: 0, y: -PAN },
  };

  /** Arrows belong to the things on the chart, unless it has the focus itself or Shift is held. */
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey || event.target === event.currentTarget ? arrows[event.key] : undefined;
    const act = by === undefined ? keys[event.key] : () => look(panned(frame, sight, by), true);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** At its bounds the wheel is the page's. */
  function onWheel(event: WheelEvent, pane: HTMLElement): void {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    const next = zoomed(frame, sight, Math.exp(-event.deltaY * lines * strength), pointOn(pane, event));
    if (next.scale === sight.scale && !event.ctrlKey) return;
    event.preventDefault();
    look(next, false);
  }

  function doubleTap(at: Point): void {
    const next = zoomed(frame, sight, DOUBLE_TAP.factor, at);
    look(next.scale > sight.scale * 1.05 ? next : wholeOf(frame), true);
  }

  const pane: Attachment<HTMLElement> = (element) => {
    const listeners = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void => element.addEventListener(type, act, { ...options, signal: listeners.signal });
    const hand = handOn(element, {
      drag: (by) => look(panned(frame, sight, by), false),
      pinch: (before, now) => look(pinched(frame, sight, before, now), false),
      doubleTap,
    });
    const watcher = new ResizeObserver(() => measure({ width: element.clientWidth, height: element.clientHeight }));
    watcher.observe(element);
    listen('wheel', (event) => onWheel(event, element), { passive: false });
    listen('keydown', onKey);
    listen('focusin', ({ target }) => {
      const isOn = target instanceof Element && target !== element && target.matches(':focus-visible');
      if (isOn && target.closest('[data-chart]') !== null) reveal(target, element);
    });
    listen('pointerdown', hand.down);
    listen('pointermove', hand.move);
    listen('pointerup', hand.up);
    listen('pointercancel', hand.up);
    listen('click', hand.click, { capture: true });
    element.tabIndex = 0;
    return () => {
      watcher.disconnect();
      listeners.abort();
    };
  };

  return {
    get sight() {
      return sight;
    },
    get isGliding() {
      return isGliding;
    },
    get isWhole() {
      return isWhole(frame, sight);
    },
    get touchAction() {
      return touchActionAt(frame, sight);
    },
    pane,
    nearer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    whole: () => look(wholeOf(frame), true),
    show: (area) => look(showing(frame, sight, area), true),
    goTo: (area, scale) => look(centredOn(frame, area, scale), true),
  };
}
