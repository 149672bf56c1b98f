// How the events of a battle are told on its scene. Where the scene is not seen, they just happen.
import { type AnyShip, type AtWorldsEnd, enemyOf, type Manoeuvre, type SideOf, type View } from '@quarterdeck/at-worlds-end';
import { type Area, cardIn, find } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { type Course, fly, type Path } from '@quarterdeck/board/motion/flights.ts';
import { pop } from '@quarterdeck/board/motion/signs.ts';
import { slide } from '@quarterdeck/board/motion/slide.ts';
import { pause, playOn } from '@quarterdeck/board/motion/stage.ts';
import type { Now } from '@quarterdeck/board/story/teller.svelte.ts';
import type { Words } from '../../text/words.ts';
import ManoeuvreCard from '../cards/ManoeuvreCard.svelte';
import ShipCard from '../cards/ShipCard.svelte';
import { shipFace } from '../cards/ships.ts';
import { ARRIVES, areaAt, burst, cannonade, GLOW, pointAt, rings, SHAKE, tumble } from './effects.ts';
import type { BattleEvent, BattleEventType } from './events.ts';
import { manoeuvreFace } from './manoeuvres.ts';
import type { BattleScene } from './scene.ts';

export type BattleNow = Now<AtWorldsEnd, { readonly battle: BattleScene | null }>;

/** What is needed to draw a card in the air. */
export interface Drawn {
  readonly view: Pick<View, 'fixed'>;
  readonly words: Words;
}

type EventOf = { readonly [K in BattleEventType]: Extract<BattleEvent, { type: K }> };
type Tell<K extends BattleEventType> = (event: EventOf[K], now: BattleNow, drawn: Drawn) => Promise<void>;

export async function tellBattle(event: BattleEvent, now: BattleNow, drawn: Drawn): Promise<void> {
  await told(event.type, event, now, drawn);
}

function told<K extends BattleEventType>(type: K, event: EventOf[K], now: BattleNow, drawn: Drawn): Promise<void> {
  return TELLINGS[type](event, now, drawn);
}

/** Happens, and is looked at for a while if the scene is there to be looked at. */
async function happens(now: BattleNow, wait = 0): Promise<boolean> {
  if (!(await now.happen())) return false;
  if (find(now.stage.board, 'battle') === null) return false;
  if (wait > 0) await pause(now.stage, now.stage.time(wait));
  return now.isOn();
}

async function sign(now: BattleNow, place: string, frames: Keyframe[], duration: number): Promise<void> {
  const element = find(now.stage.board, place);
  if (element !== null) await playOn(element, frames, { duration: now.stage.time(duration) });
}

const TELLINGS: { readonly [K in BattleEventType]: Tell<K> } = {
  'battle-began': battleBegan,
  'bag-opened': async ({ seat }, now) => {
    if (await happens(now)) await sign(now, `hand ${sideOf(now, seat)}`, pop(1.6), 380);
  },
  'manoeuvre-drawn': manoeuvreDrawn,
  'round-began': async (_event, now) => {
    if (await happens(now, 260)) await sign(now, 'round', pop(1.35), 420);
  },
  'ship-fires': async (_event, now) => void (await happens(now, 220)),
  'shot-aimed': async ({ target }, now) => {
    if (await happens(now, 160)) await sign(now, `line ${target}`, pop(1.05), 320);
  },
  'manoeuvre-played': manoeuvrePlayed,
  held: async (_event, now) => void (await happens(now, 120)),
  'ranks-closed': async ({ to }, now) => {
    if (await happens(now)) await sign(now, `line ${to}`, pop(1.12), 420);
  },
  'salvo-rolled': salvoRolled,
  'die-rolled': dieRolled,
  'check-rolled': async (_event, now) => {
    if (!(await happens(now))) return;
    await tumble(now.stage, 'check');
    if (now.isOn()) await pause(now.stage, now.stage.time(420));
  },
  missed: missed,
  'ship-damaged': shipDamaged,
  'ship-sunk': shipSunk,
  'ship-captured': ({ side, ship }, now, drawn) => leaves(now, drawn, [ship], `commander ${enemyOf(side)}`, 'settle'),
  'crew-saved': async ({ ship }, now) => {
    if (await happens(now)) await sign(now, `line ${ship}`, GLOW, 700);
  },
  withdrawn: ({ side, ship }, now, drawn) => leaves(now, drawn, [ship], `commander ${side}`, 'settle'),
  retreated: ({ side, ships }, now, drawn) => leaves(now, drawn, ships, `commander ${side}`, 'settle'),
  'battle-over': async (_event, now) => {
    if (!(await happens(now))) return;
    await sign(now, 'result', ARRIVES, 380);
    if (now.isOn()) await pause(now.stage, now.stage.time(1300));
  },
  plundered: async (_event, now) => {
    if (await happens(now)) await sign(now, 'result', pop(1.06), 420);
  },
  'convoy-taken': async (_event, now) => {
    if (await happens(now)) await sign(now, 'result', pop(1.06), 420);
  },
  prizes: async (_event, now) => {
    if (await happens(now)) await sign(now, 'result', pop(1.06), 420);
  },
  rejoined: async (_event, now) => void (await now.happen()),
  'manoeuvres-returned': async (_event, now) => void (await now.happen()),
};

function sideOf({ scene: { battle } }: BattleNow, seat: number): SideOf {
  return battle?.second.pirate === seat ? 'second' : 'first';
}

/** Both lines sail in, ship after ship. */
async function battleBegan(_event: EventOf['battle-began'], now: BattleNow): Promise<void> {
  if (!(await happens(now))) return;
  const { board, time } = now.stage;
  const ships = [...board.querySelectorAll('[data-at="line first"] > *, [data-at="line second"] > *')];
  await Promise.all(
    ships.map((ship, place) => {
      const far = place % 2 === 0 ? -260 : 260;
      const frames = [
        { transform: `translateX(${far}px)`, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
      return playOn(ship, frames, { duration: time(620), delay: time(place * 45), fill: 'backwards', easing: 'ease-out' });
    }),
  );
}

/** Cards come out of the sea's haze: to one's own hand with their faces. */
async function manoeuvreDrawn({ seat, card }: EventOf['manoeuvre-drawn'], now: BattleNow, drawn: Drawn): Promise<void> {
  const from = areaAt(now.stage, 'slate');
  if (!(await happens(now))) return;
  const goal = areaAt(now.stage, ...(card === null ? [] : [`manoeuvre ${card}`]), `hand ${sideOf(now, seat)}`);
  if (from === null || goal === null) return;
  await fly(now.stage, [flownCard(drawn, card, cardIn(from, 72), cardIn(goal, 72), { turns: card !== null, time: 300 })]);
}

interface How {
  readonly turns?: boolean;
  readonly time: number;
}

function flownCard({ words }: Drawn, card: Manoeuvre | null, from: Area, to: Area, { turns = false, time }: How): Course {
  return {
    face: drawing(ManoeuvreCard, { face: card === null ? null : manoeuvreFace(words, card) }),
    back: drawing(ManoeuvreCard, { face: null }),
    from,
    to,
    path: 'settle',
    turns,
    wait: 0,
    time,
    lands: null,
  };
}

/** The card is held up for all to read before it does anything. */
async function manoeuvrePlayed({ side, card }: EventOf['manoeuvre-played'], now: BattleNow, drawn: Drawn): Promise<void> {
  const from = areaAt(now.stage, `manoeuvre ${card}`, `hand ${side}`);
  const slate = areaAt(now.stage, 'slate');
  if (!now.isOn()) return;
  if (from !== null && slate !== null) {
    const up = heldUp(slate);
    await fly(now.stage, [flownCard(drawn, card, cardIn(from, 84), up, { turns: true, time: 460 })]);
    if (now.isOn()) await fly(now.stage, [flownCard(drawn, card, up, up, { time: 850 })]);
  }
  if (now.isOn() && (await happens(now))) await sign(now, 'played', pop(1.12), 260);
}

const HELD_UP = 128;

function heldUp({ x, y, width, height }: Area): Area {
  const high = HELD_UP * 1.4;
  return { x: x + (width - HELD_UP) / 2, y: y + (height - high) / 2, width: HELD_UP, height: high };
}

/** Smoke at the guns, balls in the air, dice in the middle, and what the target sees of it. */
async function salvoRolled({ shooter, target, dice, hits }: EventOf['salvo-rolled'], now: BattleNow): Promise<void> {
  const { stage } = now;
  const [from, to] = [pointAt(stage, `line ${shooter}`), pointAt(stage, `line ${target}`)];
  if (!(await happens(now))) return;
  const shot = from === null || to === null ? [] : [broadside(now, from, to, dice.length, hits)];
  await Promise.all([...shot, tumble(stage, 'dice')]);
  if (now.isOn()) await pause(stage, stage.time(360));
}

async function broadside(
  now: BattleNow,
  from: { x: number; y: number },
  to: { x: number; y: number },
  dice: number,
  hits: number,
): Promise<void> {
  const { stage } = now;
  const drift = to.y < from.y ? -46 : 46;
  const smoke = burst(stage, 'smoke', { x: from.x, y: from.y + drift }, 54, 3 + dice * 2, drift);
  await cannonade(stage, from, to, dice);
  if (!now.isOn()) return;
  await Promise.all([smoke, hits > 0 ? burst(stage, 'fire', to, 46, 2 + hits * 2, -22) : burst(stage, 'water', to, 34, 4, -34)]);
}

async function dieRolled({ use, face }: EventOf['die-rolled'], now: BattleNow): Promise<void> {
  if (!(await happens(now))) return;
  const dice = now.scene.battle?.shot?.dice ?? [];
  if (use === 'steady-aim') await tumble(now.stage, 'dice', (die) => die === dice.indexOf(face));
  else await tumble(now.stage, use === 'boarding' ? 'dice' : 'check');
  if (now.isOn()) await pause(now.stage, now.stage.time(420));
}

async function missed({ target }: EventOf['missed'], now: BattleNow): Promise<void> {
  if (!(await happens(now))) return;
  const at = pointAt(now.stage, `line ${target}`);
  if (at !== null) await burst(now.stage, 'water', { x: at.x, y: at.y + 30 }, 30, 4, -40);
}

async function shipDamaged({ ship }: EventOf['ship-damaged'], now: BattleNow): Promise<void> {
  if (!(await happens(now))) return;
  const at = pointAt(now.stage, `line ${ship}`);
  const fire = at === null ? [] : [burst(now.stage, 'fire', at, 40, 6, -36)];
  await Promise.all([...fire, sign(now, `line ${ship}`, SHAKE, 520)]);
}

/** It goes down where it lay, and the others close up. */
async function shipSunk({ ship }: EventOf['ship-sunk'], now: BattleNow, drawn: Drawn): Promise<void> {
  const at = pointAt(now.stage, `line ${ship}`);
  const water = at === null ? [] : [burst(now.stage, 'fire', at, 60, 8, -20), rings(now.stage, { x: at.x, y: at.y + 40 }, 130)];
  await Promise.all([...water, leaves(now, drawn, [ship], null, 'fall')]);
}

/** Cards leave a line: copies of them fly on, or fall. */
async function leaves(now: BattleNow, drawn: Drawn, ships: readonly AnyShip[], to: string | null, path: Path): Promise<void> {
  const { stage } = now;
  const starts = ships.map((ship) => areaAt(stage, `line ${ship}`));
  const glide = slide(stage, { things: '[data-at^="line "] [data-at^="line "]', name: 'data-at' });
  if (!(await happens(now))) return;
  glide();
  const goal = to === null ? null : areaAt(stage, to);
  const courses = ships.flatMap((ship, place): Course[] => {
    const from = starts[place] ?? null;
    if (from === null) return [];
    const face = drawing(ShipCard, { face: shipFace(drawn.view, ship, drawn.words.ships[ship]), damaged: path === 'fall' });
    const end = goal === null ? from : cardIn(goal, 40);
    return [
      { face, back: null, from, to: end, path, turns: false, wait: place * 110, time: path === 'fall' ? 1100 : 640, lands: null },
    ];
  });
  await fly(stage, courses);
}
