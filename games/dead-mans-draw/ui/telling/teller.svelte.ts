// How an event is told: what is seen before it, the cards that it moves, what is seen after it.

import type { News } from '@quarterdeck/board';
import CardFrame from '@quarterdeck/board/design/Card.svelte';
import { type Area, areaOf, CARD_SHAPE, cardIn } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { type Course, fly } from '@quarterdeck/board/motion/flights.ts';
import { slide } from '@quarterdeck/board/motion/slide.ts';
import type { Place, Stage } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import { forgetDrop, startOf } from '@quarterdeck/board/touch/ghost.ts';
import type { DeadMansDraw, Event } from '@quarterdeck/dead-mans-draw';
import type { Shown } from '@quarterdeck/kernel';
import { goalElement, isOwnPlace, startElement } from '../cards/cards.ts';
import LootCard from '../cards/LootCard.svelte';
import { type Flight, flightsOf } from '../places.ts';
import { type Scene, sceneOf } from '../story/scene.ts';
import { aftermath, prelude } from './tellings.ts';

export interface TellerOptions {
  /** The board and the layer above it; null until they are there. */
  place(): Place | null;
  /** The name that is written on a card. */
  title(card: number): string;
  bust(): string;
}

/** No card in the air is wider, unless it has a place of its own. */
const WIDEST = 90;
/** What is hit is hit where it lies, and flies from there. */
const HITS: readonly Event['type'][] = ['shot', 'misfired', 'stolen'];

export function createDrawTeller(
  first: Shown<DeadMansDraw>,
  firstNews: readonly News<DeadMansDraw>[],
  { place, title, bust }: TellerOptions,
): Teller<DeadMansDraw, Scene> {
  return createTeller<DeadMansDraw, Scene>(first, firstNews, { place, sceneOf, tell, isOpen: true });

  async function tell(event: Event, now: Now<DeadMansDraw, Scene>): Promise<void> {
    if (HITS.includes(event.type)) forgetDrop();
    await prelude(now.stage, event);
    if (!now.isOn()) return;
    await move(event, now);
    if (now.isOn()) await aftermath(now.stage, event, bust());
  }

  async function move(event: Event, now: Now<DeadMansDraw, Scene>): Promise<void> {
    const { stage } = now;
    const flights = flightsOf(event, now.scene);
    const starts = flights.map((flight) => startArea(stage, flight));
    const glide = slide(stage, { things: '[data-at^="row "]', name: 'data-at' });
    if (!(await now.happen())) return;
    glide();
    const isLost = event.type === 'lost';
    const courses = flights.map((flight, index) => courseOf(stage, flight, starts[index] ?? null, index, isLost));
    await fly(
      stage,
      courses.filter((course) => course !== null),
    );
  }

  function courseOf(stage: Stage, flight: Flight, start: Area | null, index: number, isLost: boolean): Course | null {
    const goal = goalElement(stage.board, flight);
    if (start === null || goal === null) return null;
    const isOwn = isOwnPlace(goal, flight.card);
    return {
      face: drawing(LootCard, { card: flight.card, title: title(flight.card) }),
      back: drawing(CardFrame, { face: false }),
      from: start,
      to: isOwn ? ownArea(stage, goal) : cardArea(stage, goal),
      path: isLost ? 'tumble' : 'settle',
      turns: flight.from === 'deck',
      wait: index * 70,
      time: isLost ? 420 : 360,
      lands: isOwn ? goal : null,
    };
  }
}

function startArea(stage: Stage, flight: Flight): Area | null {
  const element = startElement(stage.board, flight);
  return element === null ? null : cardIn(startOf(element, stage.board), WIDEST);
}

function cardArea({ board }: Stage, element: Element): Area {
  return cardIn(areaOf(element, board), WIDEST);
}

/** As wide as its own place, whatever else that holds. */
function ownArea({ board }: Stage, element: Element): Area {
  const area = areaOf(element, board);
  return { ...area, height: area.width * CARD_SHAPE };
}
