// Rounds, characters, cards and what players own.
import { all, CHEST, cue, fly, gained, MARK, shipOf, type Tellings, toss, YIN_YANG } from './parts.ts';

export const ROUNDS = {
  'first-player': ({ seat }) => toss({ kind: 'first' }, 'ruler', `player ${seat}`, 1),
  dealt: ({ seat, card }) => fly({ kind: 'adventure', card }, 'adventures', `hand ${seat}`),
  drew: ({ seat, card }) => fly({ kind: 'adventure', card }, 'adventures', `hand ${seat}`),
  'round-began': () => cue('pop', 'ruler'),
  chose: ({ seat }) => fly({ kind: 'character', character: null }, 'ruler', `choice ${seat}`),
  called: ({ character, seats }) =>
    all(cue('pop', `character ${character}`), ...seats.map((seat) => cue('turn', `choice ${seat}`))),
  'took-back': ({ seat }) => cue('puff', `choice ${seat}`),
  marked: ({ seat }) => toss(MARK, 'ruler', `marks ${seat}`, 1),
  'mark-lifted': ({ seat }) => toss(MARK, `marks ${seat}`, 'ruler', 1),
  bought: ({ seat, ships }) => toss(CHEST, `chests ${seat}`, `reserve ${seat}`, ships),
  gift: ({ seat, character }) => toss({ kind: 'gift' }, `character ${character}`, `player ${seat}`, 1),
  'became-corsair': ({ seat, nation }) => toss({ kind: 'flag', nation }, `flag ${nation}`, `player ${seat}`, 1),
  ritual: ({ seat }, scenes) =>
    all(toss(YIN_YANG, `yin-yang ${seat}`, 'helm', -gained(scenes, seat, 'yinYang')), cue('glow', `player ${seat}`)),
  guards: ({ seat, sent }) =>
    sent > 0 ? toss(shipOf(seat), `ships ${seat}`, 'track', sent) : toss(shipOf(seat), 'track', `ships ${seat}`, -sent),
  'end-drawn': () => cue('glow', 'adventures'),
  'port-changed': ({ seat, port }) => fly({ kind: 'adventure', card: port }, `hand ${seat}`, 'port'),
  'hand-shown': ({ seat }) => cue('pop', `hand ${seat}`),
  ended: () => cue('glow', 'track'),
} satisfies Partial<Tellings>;
