// Tells what happened, event by event, and can be told to hurry: then the table is at once as it is.
import { at } from '@quarterdeck/kernel';
import type { Back, Card, Event, SeaOfClouds, View } from '@quarterdeck/sea-of-clouds';
import type { News } from '@quarterdeck/web/board';
import { tick } from 'svelte';
import { aftermath, elementAt, prelude, rollCoins, type Stage } from './effects.ts';
import { type Area, areaOf, cardIn, type Flying, find, findCard, fly, over } from './flights.ts';
import { type Flight, flightsOf } from './places.ts';
import { type Battle, type Scene, sceneOf } from './scene.ts';
import { afterEvent } from './story.ts';
import { tellingOf } from './tellings.ts';

export interface TellerOptions {
  /** The board and the layer above it; null until they are there. */
  stage(): { readonly board: HTMLElement; readonly layer: HTMLElement } | null;
}

export interface Teller {
  /** The table as it is shown now. */
  readonly scene: Scene;
  /** The back of the deck's top card at this point of the story. */
  readonly top: Back | null;
  /** The crews that meet at this very moment, with the table on which they do. */
  readonly clash: Battle | null;
  readonly isTelling: boolean;
  /** A new position, with what led to it. */
  update(view: View, news: readonly News<SeaOfClouds>[], motion: boolean): void;
  hurry(): void;
}

/** How long a clash is looked at, even in a hurried story. */
const CLASH = 3200;

export function createTeller(first: View, firstNews: readonly News<SeaOfClouds>[], options: TellerOptions): Teller {
  let latest = $state.raw(first);
  let scene = $state.raw(sceneOf(first));
  let clash = $state.raw<Battle | null>(null);
  let queue = $state.raw<readonly Event[]>([]);
  let isTelling = $state(false);
  const top = $derived(nextBack(queue) ?? latest.top);
  let told = lastNumber(firstNews, -1);
  /** Grows when the telling is broken off: whoever still waits then sees that it is no longer its turn. */
  let round = 0;

  function arrive(): void {
    isTelling = false;
    queue = [];
    clash = null;
    scene = sceneOf(latest, scene);
  }

  function hurry(): void {
    round += 1;
    const place = options.stage();
    for (const animation of place?.board.getAnimations({ subtree: true }) ?? [])
      if (animation.id === 'told' || isIn(place?.layer, animation)) animation.cancel();
    place?.layer.replaceChildren();
    scene = queue.reduce(afterEvent, scene);
    arrive();
  }

  function update(view: View, news: readonly News<SeaOfClouds>[], motion: boolean): void {
    // Another captain sits down: nothing is told with what the last one knew.
    const isOther = view.viewer !== latest.viewer;
    latest = view;
    const fresh = news.filter(({ number }) => number > told);
    told = lastNumber(news, told);
    queue = [...queue, ...fresh.flatMap(({ events }) => events)];
    if (!motion || isOther || options.stage() === null || document.hidden) hurry();
    else if (!isTelling && queue.length === 0) arrive();
    else if (!isTelling) void tellAll();
  }

  async function tellAll(): Promise<void> {
    isTelling = true;
    round += 1;
    const mine = round;
    while (queue.length > 0) {
      const event = at(queue, 0);
      queue = queue.slice(1);
      await tellOne(event, () => round === mine);
      if (round !== mine) return;
    }
    arrive();
  }

  async function tellOne(event: Event, isOn: () => boolean): Promise<void> {
    const place = options.stage();
    if (place === null) return;
    // The longer the story, the faster it is told.
    const pace = Math.min(4, 1 + queue.length * 0.08);
    const stage: Stage = { ...place, time: (milliseconds) => milliseconds / pace };
    const telling = tellingOf(event, scene);
    await prelude(stage, telling);
    if (!isOn()) return;
    await Promise.all([rollCoins(stage, telling), move(stage, event, isOn)]);
    if (isOn() && event.type === 'boarded') await meet(stage, event);
    if (isOn()) await aftermath(stage, telling);
  }

  /** The ships meet: strengths are added up before the eyes. The layer keeps the time, so that hurrying ends it. */
  async function meet({ layer }: Stage, battle: Battle): Promise<void> {
    clash = battle;
    await over(layer.animate([], { id: 'told', duration: CLASH }));
    clash = null;
  }

  async function move(stage: Stage, event: Event, isOn: () => boolean): Promise<void> {
    const flights = flightsOf(scene, event);
    const before = scene;
    const starts = flights.map((flight) => startOf(stage.board, flight));
    const lying = slots(stage.board);
    scene = afterEvent(scene, event);
    await tick();
    if (!isOn()) return;
    slide(stage, lying, flights);
    const courses = flights.map((flight, index) => launch(stage, before, flight, starts[index] ?? null, index));
    await Promise.all(courses.map((course) => course?.done));
    for (const course of courses) course?.end();
  }

  function launch(stage: Stage, before: Scene, { card, from, to }: Flight, start: Area | null, index: number): Flying | null {
    const goal = goalOf(stage.board, card, to);
    const back = scene.backs[card];
    if (start === null || back === undefined || (goal === null && to !== 'gone')) return null;
    const wait = stage.time(index * 70);
    const time = stage.time(to === 'gone' ? 520 : 380);
    const end = goal === null ? start : cardIn(areaOf(goal, stage.board));
    const isHere = goal?.hasAttribute('data-one') === true;
    if (isHere) goal?.animate([{ opacity: 0 }, { opacity: 0 }], { id: 'told', duration: wait + time });
    const face = scene.faces[card] ?? null;
    return fly(stage.layer, {
      look: { view: latest, back, face },
      from: start,
      to: end,
      turns: face !== null && (from === 'deck' || (before.faces[card] ?? null) === null),
      wait,
      time,
      falls: to === 'gone',
    });
  }

  return {
    get scene() {
      return scene;
    },
    get top() {
      return top;
    },
    get clash() {
      return clash;
    },
    get isTelling() {
      return isTelling;
    },
    update,
    hurry,
  };
}

function lastNumber(news: readonly News<SeaOfClouds>[], before: number): number {
  return news.reduce((last, { number }) => Math.max(last, number), before);
}

function isIn(layer: Element | undefined, { effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.target !== null && layer?.contains(effect.target) === true;
}

/** The next card that comes off the deck shows what lay on top of it before. */
function nextBack(events: readonly Event[]): Back | null {
  for (const event of events) if (event.type === 'dealt' || event.type === 'took-top-card') return event.back;
  return null;
}

function startOf(board: HTMLElement, { card, from }: Flight): Area | null {
  const element = findCard(board, card) ?? placeElement(board, from);
  return element === null ? null : cardIn(areaOf(element, board));
}

function goalOf(board: HTMLElement, card: Card, to: string): HTMLElement | null {
  return findCard(board, card) ?? placeElement(board, to);
}

/** A place by its name; where it is folded away, the captain's strip. */
function placeElement(board: HTMLElement, place: string): HTMLElement | null {
  const [kind, number] = place.split(' ');
  if (kind === 'deck') return find(board, 'deck');
  return find(board, place) ?? (kind === 'share' || kind === 'gone' ? null : elementAt(board, `captain ${Number(number)}`));
}

/** Where single cards lie. */
function slots(board: HTMLElement): ReadonlyMap<string, Area> {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-one]')];
  return new Map(cards.map((card) => [card.getAttribute('data-cards') ?? '', areaOf(card, board)]));
}

/** A card that stays in its place but lies elsewhere now glides there. */
function slide({ board, time }: Stage, before: ReadonlyMap<string, Area>, flights: readonly Flight[]): void {
  const flown = new Set(flights.map(({ card }) => String(card)));
  for (const card of board.querySelectorAll<HTMLElement>('[data-one]')) {
    const name = card.getAttribute('data-cards') ?? '';
    const old = before.get(name);
    if (old === undefined || flown.has(name)) continue;
    const now = areaOf(card, board);
    const [x, y] = [old.x - now.x, old.y - now.y];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    void over(card.animate(frames, { id: 'told', duration: time(300), easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' }));
  }
}
