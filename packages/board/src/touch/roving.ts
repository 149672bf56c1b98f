// A group of things with one stop for the Tab key; arrows go from thing to thing. The stop is at what can be chosen.
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (group) => {
  let stop: HTMLElement | null = null;

  function things(): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>('[data-rove]')].filter((thing) => thing.closest('[data-roving]') === group);
  }
  function settle(): void {
    const all = things();
    const lit = all.filter((thing) => thing.hasAttribute('data-lit'));
    const keeps =
      stop !== null && all.includes(stop) && (stop === document.activeElement || lit.length === 0 || lit.includes(stop));
    if (!keeps) stop = lit[0] ?? all[0] ?? null;
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  }
  function go(event: KeyboardEvent): void {
    const all = things();
    const focused = document.activeElement;
    const here = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    const there = placeAfter(event.key, here, all.length);
    const next = there === null ? undefined : all[there];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  function follow({ target }: FocusEvent): void {
    stop = things().find((thing) => thing === target) ?? stop;
    settle();
  }

  group.setAttribute('data-roving', '');
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit', 'data-rove'] });
  group.addEventListener('keydown', go);
  group.addEventListener('focusin', follow);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', go);
    group.removeEventListener('focusin', follow);
  };
};

function placeAfter(key: string, here: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (here + step + count) % count;
}
