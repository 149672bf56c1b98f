// Raids and curses, loot and trade.
import type { Seat } from '@quarterdeck/kernel';
import {
  all,
  CHEST,
  cue,
  fly,
  gained,
  lootOf,
  type Scenes,
  shipOf,
  type Telling,
  type Tellings,
  toss,
  tossGoods,
  YIN_YANG,
} from './parts.ts';

export const VENTURES = {
  'caravan-played': ({ seat, card }) => fly({ kind: 'adventure', card }, `hand ${seat}`, 'venture'),
  cursed: ({ seat, curse }) => fly({ kind: 'adventure', card: curse }, `hand ${seat}`, 'venture'),
  sent: ({ seat, ships }) =>
    ships === 0 ? cue('puff', `player ${seat}`) : toss(shipOf(seat), `ships ${seat}`, 'venture', ships),
  'nobody-sailed': () => cue('puff', 'venture'),
  thrown: () => cue('pop', 'tray'),
  fought: ({ red, pirate }) => all(cue('glow', `die ${red}`), cue('glow', `die ${pirate}`)),
  'raid-over': ({ won }) => cue(won ? 'glow' : 'puff', 'venture'),
  sunk: ({ seat, ships, saved }) =>
    all(toss(YIN_YANG, 'tray', `yin-yang ${seat}`, ships), toss(shipOf(seat), 'tray', `ships ${seat}`, saved)),
  'good-named': ({ good }) => cue('glow', `price ${good}`),
  'drawn-in': ({ dice }) => all(cue('pop', 'tray'), ...dice.map((die) => cue('glow', `die ${die}`))),
  struck: ({ seat, kind, lost, ships }) =>
    all(
      toss(lootOf(kind), kind === 'talisman' ? `talismans ${seat}` : `ships ${seat}`, 'loot', lost),
      toss(shipOf(seat), `ships ${seat}`, `reserve ${seat}`, ships),
      cue('puff', `player ${seat}`),
    ),
  'paid-wages': ({ seat, chests }) => toss(CHEST, `chests ${seat}`, 'track', chests),
  rolled: () => cue('pop', 'tray'),
  'winnings-given': () => cue('glow', 'tray'),
  won: ({ seat }, scenes) => all(cue('glow', `player ${seat}`), winnings(scenes, seat)),
  looted: ({ seat, kind }) => toss(lootOf(kind), 'loot', kind === 'talisman' ? `talismans ${seat}` : 'helm', 1),
  'loot-reshuffled': () => cue('glow', 'loot'),
  loaded: ({ seat, goods, thrownAway }) => all(tossGoods(goods, 'helm', `ships ${seat}`), tossGoods(thrownAway, 'helm', 'loot')),
  discarded: ({ seat, goods }) => tossGoods(goods, `ships ${seat}`, 'loot'),
  'lost-good': ({ seat, good }) => toss(lootOf(good), `ships ${seat}`, 'loot', 1),
  sold: ({ seat, good, count, chests }) =>
    all(toss(lootOf(good), `ships ${seat}`, `price ${good}`, count), toss(CHEST, 'port', `chests ${seat}`, chests)),
  bargained: ({ seat, goods, chests }) =>
    all(
      ...goods.map((good) => toss(lootOf(good), `ships ${seat}`, `price ${good}`, 1)),
      toss(CHEST, 'port', `chests ${seat}`, chests),
    ),
} satisfies Partial<Tellings>;

/** Marks and goods are told by events of their own. */
function winnings(scenes: Scenes, seat: Seat): Telling {
  const chests = gained(scenes, seat, 'chests');
  const money = chests < 0 ? toss(CHEST, `chests ${seat}`, 'tray', -chests) : toss(CHEST, 'tray', `chests ${seat}`, chests);
  return all(money, toss(YIN_YANG, 'tray', `yin-yang ${seat}`, gained(scenes, seat, 'yinYang')));
}
