// Moving a chart under its pane: by wheel, by hand (`hand.ts`), by keys. What is seen of it then is in `sight.svelte.ts`.
import type { Attachment } from 'svelte/attachments';
import { areaOf } from '../motion/areas.ts';
import { handOn, pointOn } from './hand.ts';
import type { Point } from './pan-zoom.ts';
import { type ChartSetting, ChartSight } from './sight.svelte.ts';

/** How far a key pans, in pixels. */
const PAN = 80;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};
const KEYS: Readonly<Record<string, 'nearer' | 'farther' | 'whole'>> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'whole',
};

export interface PanZoom extends Pick<ChartSight, 'sight' | 'isGliding' | 'isWhole' | 'touchAction'> {
  readonly pane: Attachment<HTMLElement>;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  readonly show: ChartSight['show'];
  readonly goTo: ChartSight['goTo'];
}

export function createPanZoom(setting: ChartSetting): PanZoom {
  const sight = new ChartSight(setting);
  return Object.assign(sight, { pane: paneOf(sight) });
}

function paneOf(sight: ChartSight): Attachment<HTMLElement> {
  return (element) => {
    const listeners = new AbortController();
    const watcher = new ResizeObserver(() => sight.measure({ width: element.clientWidth, height: element.clientHeight }));
    watcher.observe(element);
    const { signal } = listeners;
    element.addEventListener('wheel', (event) => onWheel(event, element, sight), { passive: false, signal });
    element.addEventListener('keydown', (event) => onKey(event, sight), { signal });
    element.addEventListener('focusin', ({ target }) => onFocus(target, element, sight), { signal });
    layHandOn(element, sight, signal);
    element.tabIndex = 0;
    return () => {
      watcher.disconnect();
      listeners.abort();
    };
  };
}

function layHandOn(element: HTMLElement, sight: ChartSight, signal: AbortSignal): void {
  const hand = handOn(element, sight);
  element.addEventListener('pointerdown', hand.down, { signal });
  element.addEventListener('pointermove', hand.move, { signal });
  element.addEventListener('pointerup', hand.up, { signal });
  element.addEventListener('pointercancel', hand.up, { signal });
  element.addEventListener('click', hand.click, { signal, capture: true });
}

/** Arrows belong to the things on the chart, unless it has the focus itself or Shift is held. */
function onKey(event: KeyboardEvent, sight: ChartSight): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = event.shiftKey || event.target === event.currentTarget ? ARROWS[event.key] : undefined;
  const step = KEYS[event.key];
  if (by === undefined && step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (by !== undefined) sight.pan(by);
  else if (step !== undefined) sight[step]();
}

/** At its bounds the wheel is the page's. */
function onWheel(event: WheelEvent, pane: HTMLElement, sight: ChartSight): void {
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const strength = event.ctrlKey ? 0.01 : 0.0016;
  const isZoomed = sight.zoomAt(Math.exp(-event.deltaY * lines * strength), pointOn(pane, event));
  if (isZoomed || event.ctrlKey) event.preventDefault();
}

/** What gets the focus by keyboard is brought into sight. */
function onFocus(target: EventTarget | null, pane: HTMLElement, sight: ChartSight): void {
  const isOn = target instanceof Element && target !== pane && target.matches(':focus-visible');
  if (isOn && target.closest('[data-chart]') !== null) sight.reveal(areaOf(target, pane));
}
