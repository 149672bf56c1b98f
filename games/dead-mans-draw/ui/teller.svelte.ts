// Tells what happened, event by event, and can be told to hurry: then the table is at once as it is.
import type { DeadMansDraw, Event, View } from '@quarterdeck/dead-mans-draw';
import { suitOf } from '@quarterdeck/dead-mans-draw';
import type { News } from '@quarterdeck/web/board';
import { tick } from 'svelte';
import { aftermath, prelude, type Stage } from './effects.ts';
import { cardIn, type Flying, find, fly, over, type Spot, spotOf } from './flights.ts';
import { afterEvent, type Flight, flightsOf, type Scene, sceneOf, scoresIn } from './scene.ts';

export interface TellerOptions {
  /** The board and the layer above it; null until they are there. */
  stage(): { readonly board: HTMLElement; readonly layer: HTMLElement } | null;
  /** The name that is written on a card. */
  title(card: number): string;
  bust(): string;
}

export interface Teller {
  /** The table as it is shown now. */
  readonly scene: Scene;
  /** What the banks of this scene are worth. */
  readonly scores: readonly number[];
  readonly isTelling: boolean;
  /** A new position, with what led to it. */
  update(view: View, news: readonly News<DeadMansDraw>[], motion: boolean): void;
  hurry(): void;
}

export function createTeller(first: View, firstNews: readonly News<DeadMansDraw>[], options: TellerOptions): Teller {
  let latest = $state.raw(first);
  let scene = $state.raw(sceneOf(first));
  const scores = $derived(scoresIn(scene, latest));
  let isTelling = $state(false);
  let told = lastNumber(firstNews, -1);
  let queue: Event[] = [];
  /** Grows when the telling is broken off: whoever still waits then sees that it is no longer its turn. */
  let round = 0;

  function arrive(): void {
    isTelling = false;
    queue = [];
    scene = sceneOf(latest);
  }

  function hurry(): void {
    round += 1;
    const layer = options.stage()?.layer;
    for (const animation of layer?.getAnimations({ subtree: true }) ?? []) animation.cancel();
    layer?.replaceChildren();
    for (const animation of options.stage()?.board.getAnimations({ subtree: true }) ?? [])
      if (animation.id === 'told') animation.cancel();
    arrive();
  }

  function update(view: View, news: readonly News<DeadMansDraw>[], motion: boolean): void {
    latest = view;
    const fresh = news.filter(({ number }) => number > told);
    told = lastNumber(news, told);
    queue.push(...fresh.flatMap(({ events }) => events));
    if (!motion || options.stage() === null || document.hidden) hurry();
    else if (!isTelling && queue.length === 0) arrive();
    else if (!isTelling) void tellAll();
  }

  async function tellAll(): Promise<void> {
    isTelling = true;
    round += 1;
    const mine = round;
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      await tellOne(event, () => round === mine);
      if (round !== mine) return;
    }
    arrive();
  }

  async function tellOne(event: Event, isOn: () => boolean): Promise<void> {
    const place = options.stage();
    if (place === null) return;
    // The longer the story, the faster it is told.
    const pace = Math.min(4, 1 + queue.length * 0.09);
    const stage: Stage = { ...place, time: (milliseconds) => milliseconds / pace };
    await prelude(stage, event);
    if (!isOn()) return;
    await move(stage, event, isOn);
    if (isOn()) await aftermath(stage, event, options.bust());
  }

  async function move(stage: Stage, event: Event, isOn: () => boolean): Promise<void> {
    const flights = flightsOf(event, scene);
    const starts = flights.map((flight) => startOf(stage.board, flight));
    const row = rowSpots(stage.board);
    scene = afterEvent(scene, event);
    await tick();
    if (!isOn()) return;
    shiftRow(stage, row);
    const courses = flights.map((flight, index) => launch(stage, flight, starts[index] ?? null, index, event.type === 'lost'));
    await Promise.all(courses.map((course) => course?.done));
    for (const course of courses) course?.end();
  }

  function launch(stage: Stage, flight: Flight, from: Spot | null, index: number, tumbles: boolean): Flying | null {
    const goal = goalOf(stage.board, flight);
    if (from === null || goal === null) return null;
    const wait = stage.time(index * 70);
    const time = stage.time(tumbles ? 420 : 360);
    const isCard = goal.getAttribute('data-at')?.endsWith(` ${flight.card}`) === true;
    const to = isCard ? spotOf(goal, stage.board) : cardIn(spotOf(goal, stage.board));
    if (isCard) goal.animate([{ opacity: 0 }, { opacity: 0 }], { id: 'told', duration: wait + time });
    return fly(stage.layer, {
      card: flight.card,
      title: options.title(flight.card),
      from,
      to,
      turns: flight.from === 'deck',
      wait,
      time,
      tumbles,
    });
  }

  return {
    get scene() {
      return scene;
    },
    get scores() {
      return scores;
    },
    get isTelling() {
      return isTelling;
    },
    update,
    hurry,
  };
}

function lastNumber(news: readonly News<DeadMansDraw>[], before: number): number {
  return news.reduce((last, { number }) => Math.max(last, number), before);
}

function startOf(board: HTMLElement, { card, from }: Flight): Spot | null {
  const bank = typeof from === 'number';
  const place = bank
    ? [`bank ${from} ${card}`, `stack ${from} ${suitOf(card)}`, `chip ${from}`]
    : [`${from} ${card}`, `known ${card}`, from];
  const element = find(board, ...place);
  return element === null ? null : cardIn(spotOf(element, board));
}

function goalOf(board: HTMLElement, { card, to }: Flight): HTMLElement | null {
  if (typeof to === 'number') return find(board, `bank ${to} ${card}`, `stack ${to} ${suitOf(card)}`, `chip ${to}`);
  return find(board, `${to} ${card}`, to === 'known' ? 'deck' : to);
}

/** Where the cards of the row lie. */
function rowSpots(board: HTMLElement): ReadonlyMap<string, Spot> {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-at^="row "]')];
  return new Map(cards.map((card) => [card.getAttribute('data-at') ?? '', spotOf(card, board)]));
}

/** A card of the row that lies elsewhere now glides there. */
function shiftRow({ board, time }: Stage, before: ReadonlyMap<string, Spot>): void {
  for (const card of board.querySelectorAll<HTMLElement>('[data-at^="row "]')) {
    const old = before.get(card.getAttribute('data-at') ?? '');
    if (old === undefined) continue;
    const now = spotOf(card, board);
    const [x, y] = [old.x - now.x, old.y - now.y];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const glide = card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      id: 'told',
      duration: time(300),
      easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)',
    });
    void over(glide);
  }
}
