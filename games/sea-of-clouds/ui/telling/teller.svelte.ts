// How an event is told: who acts, what moves, what is seen of it afterwards.

import type { News } from '@quarterdeck/board';
import { type Area, areaOf, cardIn } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { type Course, fly } from '@quarterdeck/board/motion/flights.ts';
import { slide } from '@quarterdeck/board/motion/slide.ts';
import { endPause, type Place, pause, type Stage } from '@quarterdeck/board/motion/stage.ts';
import { createTeller, type Now, type Teller } from '@quarterdeck/board/story/teller.svelte.ts';
import { startOf } from '@quarterdeck/board/touch/ghost.ts';
import type { Seat, Shown } from '@quarterdeck/kernel';
import type { Back, Event, SeaOfClouds, View } from '@quarterdeck/sea-of-clouds';
import { clashTimes, FADE } from '../battle/clash.ts';
import { cardElement, elementAt } from '../cards/cards.ts';
import LootCard from '../cards/LootCard.svelte';
import { ICONS } from '../icons.ts';
import type { Look } from '../looks.ts';
import { type Flight, flightsOf } from '../places.ts';
import Perched from '../sides/Perched.svelte';
import { type Battle, type Scene, sceneOf } from '../story/scene.ts';
import { afterEvent } from '../story/story.ts';
import { aftermath, prelude, rollCoins } from './effects.ts';
import { tellingOf } from './tellings.ts';

export interface SeaTeller extends Pick<Teller<SeaOfClouds, Scene>, 'scene' | 'isTelling' | 'update' | 'hurry'> {
  /** Events that are not told yet. */
  readonly coming: readonly Event[];
  /** The back of the deck's top card at this point of the story. */
  readonly top: Back | null;
  /** What was told last of the boarding that goes on. */
  readonly told: Event | null;
  /** The crews that meet at this very moment, with the table on which they do. */
  readonly clash: Battle | null;
  /** The clash has been looked at long enough. */
  endClash(): void;
}

/** Effects of a boarding that are told in words besides, and how long each stays to be read, even in a hurried story. */
const DEEDS: readonly Event['type'][] = [
  'chest-passed',
  'gained',
  'stole-doubloons',
  'stole-rum',
  'exchanged-rum',
  'exchanged-objects',
  'took-parrot',
  'scouted',
  'discarded',
  'fizzled',
  'paid',
  'spilled',
  'crews-discarded',
];
const READ = 700;
/** No card in the air is wider. */
const WIDEST = 84;
/** The parrot's width on the rail, in pixels. */
const PARROT = 25.6;

export function createSeaTeller(
  first: Shown<SeaOfClouds>,
  firstNews: readonly News<SeaOfClouds>[],
  place: () => Place | null,
): SeaTeller {
  let meeting = $state.raw<Battle | null>(null);
  let told = $state.raw<Event | null>(null);
  const teller = createTeller<SeaOfClouds, Scene>(first, firstNews, { place, sceneOf: sceneAfter, tell });
  const coming = $derived(teller.coming.map(({ event }) => event));
  const top = $derived(nextBack(coming) ?? teller.latest.top);
  const clash = $derived(teller.isTelling ? meeting : null);

  async function tell(event: Event, now: Now<SeaOfClouds, Scene>): Promise<void> {
    const telling = tellingOf(event, now.scene);
    const isDeed = now.scene.battle !== null && DEEDS.includes(event.type);
    if (isDeed || now.scene.battle === null) told = isDeed ? event : null;
    await prelude(now.stage, telling);
    // Who wins is on the table only when the strengths have been added up.
    if (now.isOn() && event.type === 'boarded') await meet(now, event);
    if (!now.isOn()) return;
    await Promise.all([rollCoins(now.stage, telling), move(event, now)]);
    if (now.isOn()) await aftermath(now.stage, telling);
    if (now.isOn() && isDeed) await pause(now.stage, READ);
  }

  /** The ships meet: strengths are added up before the eyes, and as slowly in a hurried story. */
  async function meet({ stage, scene }: Now<SeaOfClouds, Scene>, battle: Battle): Promise<void> {
    meeting = battle;
    await pause(stage, clashTimes(scene).end);
    meeting = null;
    await pause(stage, FADE);
  }

  async function move(event: Event, now: Now<SeaOfClouds, Scene>): Promise<void> {
    const { stage, scene: before } = now;
    const flights = flightsOf(before, event);
    const starts = flights.map(({ card, from }) => startArea(stage, cardElement(stage.board, card, from)));
    const glide = slide(stage, { things: '[data-one]', name: 'data-cards' });
    const perch = event.type === 'took-parrot' ? perchOf(stage, event.from) : null;
    if (!(await now.happen())) return;
    glide(new Set(flights.map(({ card }) => String(card))));
    const courses = flights.map((flight, index) => courseOf(stage, before, flight, starts[index] ?? null, index));
    const parrot = event.type === 'took-parrot' ? parrotCourse(perch, perchOf(stage, event.seat), stage) : null;
    await fly(
      stage,
      [...courses, parrot].filter((course) => course !== null),
    );
  }

  function courseOf(stage: Stage, before: Scene, { card, from, to }: Flight, start: Area | null, index: number): Course | null {
    const goal = cardElement(stage.board, card, to);
    const back = teller.scene.backs[card];
    if (start === null || back === undefined || (goal === null && to !== 'gone')) return null;
    const face = teller.scene.faces[card] ?? null;
    const look: Look = { view: teller.latest, back, face };
    return {
      face: drawing(LootCard, { look }),
      back: drawing(LootCard, { look: { ...look, face: null } }),
      from: start,
      to: cardArea(stage, goal) ?? start,
      path: to === 'gone' ? 'fall' : 'settle',
      turns: face !== null && (from === 'deck' || (before.faces[card] ?? null) === null),
      wait: index * 70,
      time: to === 'gone' ? 520 : 380,
      lands: goal?.hasAttribute('data-one') === true ? goal : null,
    };
  }

  return {
    get scene() {
      return teller.scene;
    },
    get coming() {
      return coming;
    },
    get isTelling() {
      return teller.isTelling;
    },
    get top() {
      return top;
    },
    get told() {
      return told;
    },
    get clash() {
      return clash;
    },
    endClash() {
      const stand = place();
      if (meeting !== null && stand !== null) endPause(stand);
    },
    update: teller.update,
    hurry() {
      told = null;
      teller.hurry();
    },
  };
}

/** Where the parrot sits with this captain; where his ship is folded away, his strip stands for it. */
function perchOf({ board }: Stage, seat: Seat): Area | null {
  const element = elementAt(board, 'parrot') ?? elementAt(board, `captain ${seat}`);
  return element === null ? null : squareIn(areaOf(element, board));
}

/** As large as the parrot, in the middle of a larger place. */
function squareIn({ x, y, width, height }: Area): Area {
  return { x: x + (width - PARROT) / 2, y: y + (height - PARROT) / 2, width: PARROT, height: PARROT };
}

function parrotCourse(from: Area | null, to: Area | null, { board }: Stage): Course | null {
  if (from === null || to === null) return null;
  const lands = elementAt(board, 'parrot');
  return {
    face: drawing(Perched, { icon: ICONS.parrot }),
    back: null,
    from,
    to,
    path: 'settle',
    turns: false,
    wait: 0,
    time: 700,
    lands,
  };
}

/** The next card that comes off the deck shows what lay on top of it before. */
function nextBack(events: readonly Event[]): Back | null {
  for (const event of events) if (event.type === 'dealt' || event.type === 'took-top-card') return event.back;
  return null;
}

function startArea({ board }: Stage, element: Element | null): Area | null {
  return element === null ? null : cardIn(startOf(element, board), WIDEST);
}

function cardArea({ board }: Stage, element: Element | null): Area | null {
  return element === null ? null : cardIn(areaOf(element, board), WIDEST);
}

function sceneAfter(view: View, before: Scene | null, event: Event | null): Scene {
  return before === null || event === null ? sceneOf(view, before) : afterEvent(before, event);
}
