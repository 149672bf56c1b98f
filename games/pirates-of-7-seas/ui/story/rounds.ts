// Rounds, characters, cards and what players own.
import type { Seat } from '@quarterdeck/kernel';
import { type Adventure, CHARACTERS, componentsOf, FIGURES } from '@quarterdeck/pirates-of-7-seas';
import { type EventOf, gained, onPlayer, type Stories } from './changes.ts';
import type { Scene } from './scene.ts';

export const ROUNDS = {
  'first-player': (scene, { seat }) => ({ ...scene, firstPlayer: seat }),
  dealt: (scene, { seat, card }) => drawn(scene, seat, card),
  drew: (scene, { seat, card }) => drawn(scene, seat, card),
  'round-began': roundBegan,
  chose: (scene, { seat }) => ({ ...scene, faceDown: scene.faceDown.with(seat, true) }),
  called,
  'took-back': (scene, { seat }) => ({ ...scene, open: scene.open.with(seat, []), acting: scene.acting.with(seat, null) }),
  marked: (scene, { seat }) => gained(scene, seat, { marks: 1 }),
  'mark-lifted': (scene, { seat }) => gained(scene, seat, { marks: -1 }),
  bought: (scene, { seat, ships }) => gained(scene, seat, { ships, chests: -ships }),
  gift,
  'became-corsair': (scene, { seat, nation, ships }) =>
    onPlayer(gained(scene, seat, { ships }), seat, ({ corsairOf }) => ({ corsairOf: [...corsairOf, nation] })),
  ritual,
  guards: (scene, { seat, guards }) => onPlayer(scene, seat, () => ({ guards })),
  'end-drawn': (scene) => ({ ...scene, roundsLeft: FIGURES.lastRounds }),
  'port-changed': (scene, { seat, port }) => ({ ...laid(scene, seat, port), port }),
  'hand-shown': (scene, { seat, cards }) => onPlayer(scene, seat, () => ({ hand: cards })),
  ended: (scene) => ({ ...scene, active: null }),
} satisfies Partial<Stories>;

function drawn(scene: Scene, seat: Seat, card: Adventure | null): Scene {
  const after = onPlayer(scene, seat, ({ hand }) => ({ hand: [...hand, card] }));
  return { ...after, undrawn: scene.undrawn - 1, aboveEnd: Math.max(0, scene.aboveEnd - 1) };
}

/** A card out of a hand: of another's it was one of those that are not seen. */
export function laid(scene: Scene, seat: Seat, card: Adventure): Scene {
  const after = onPlayer(scene, seat, ({ hand }) => ({ hand: hand.toSpliced(Math.max(0, hand.indexOf(card)), 1) }));
  return { ...after, pile: [...scene.pile, card] };
}

function roundBegan(scene: Scene, { round, firstPlayer, roundsLeft }: EventOf['round-began']): Scene {
  return {
    ...scene,
    ...{ round, firstPlayer, roundsLeft },
    called: 0,
    faceDown: scene.faceDown.map(() => false),
    acting: scene.acting.map(() => null),
    active: firstPlayer,
  };
}

function called(scene: Scene, { character, seats }: EventOf['called']): Scene {
  const isHis = (seat: Seat) => seats.includes(seat);
  return {
    ...(scene.called === 0 ? cleared(scene) : scene),
    called: CHARACTERS.indexOf(character) + 1,
    open: scene.open.map((open, seat) => (isHis(seat) ? [...open, character] : open)),
    faceDown: scene.faceDown.map((isDown, seat) => isDown && !isHis(seat)),
    acting: scene.acting.map((acting, seat) => (isHis(seat) ? character : acting)),
    active: seats[0] ?? null,
  };
}

/** The first call of a round takes away what the last one left in the tray: until then it can be looked at. */
function cleared(scene: Scene): Scene {
  return { ...scene, venture: null, tray: [], fights: [] };
}

/** What the others give is told by events of their own. */
function gift(scene: Scene, { seat, character, amount }: EventOf['gift']): Scene {
  if (character === 'shipwright') return gained(scene, seat, { ships: amount });
  if (character === 'merchant') return gained(scene, seat, { chests: amount });
  return character === 'captain' ? gained(scene, seat, { yinYang: amount }) : scene;
}

function ritual(scene: Scene, { seat, ritual: name, tokens }: EventOf['ritual']): Scene {
  const { doubleHold, unsinkable } = componentsOf(scene).rituals;
  const paid = gained(scene, seat, { yinYang: name === 'double-hold' ? -doubleHold : -unsinkable });
  return onPlayer(paid, seat, () => (name === 'double-hold' ? { doubleHold: tokens } : { unsinkable: tokens }));
}
