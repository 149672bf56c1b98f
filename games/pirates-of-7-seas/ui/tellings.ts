// What an event looks like: cards that fly, tokens that are tossed, a spark on what is meant. Dice have their own way (`dice.ts`).
import { at, type Seat } from '@quarterdeck/kernel';
import {
  type Adventure,
  type ByGood,
  type Character,
  componentsOf,
  type Event,
  FIGURES,
  GOODS,
  type Loot,
  type Nation,
  type Owner,
} from '@quarterdeck/pirates-of-7-seas';
import type { Place } from './places.ts';
import type { Scene } from './scene.ts';

/** pop: look here; glow: this acts; puff: comes to nothing; turn: is turned up. */
export const CUES = ['pop', 'glow', 'puff', 'turn'] as const;
export type Cue = (typeof CUES)[number];

/** What is tossed. */
export type Token =
  | { readonly kind: 'chest' | 'yin-yang' | 'mark' | 'gift' | 'first' }
  | { readonly kind: 'loot'; readonly loot: Loot }
  | { readonly kind: 'ship'; readonly owner: Owner }
  | { readonly kind: 'flag'; readonly nation: Nation };

export interface Toss {
  readonly token: Token;
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

/** A card in the air: an adventure, or a character that nobody is shown; null is the back. */
export type Flown =
  | { readonly kind: 'adventure'; readonly card: Adventure | null }
  | { readonly kind: 'character'; readonly character: Character | null };

export interface Flight {
  readonly flown: Flown;
  readonly from: Place;
  readonly to: Place;
}

export interface Telling {
  readonly cues: readonly { readonly cue: Cue; readonly at: Place }[];
  readonly tosses: readonly Toss[];
  readonly flights: readonly Flight[];
}

const NOTHING: Telling = { cues: [], tosses: [], flights: [] };

/** `scene` is the table before the event. */
export function tellingOf(event: Event, scene: Scene): Telling {
  switch (event.type) {
    case 'first-player':
      return toss({ kind: 'first' }, 'ruler', `player ${event.seat}`, 1);
    case 'dealt':
    case 'drew':
      return fly({ kind: 'adventure', card: event.card }, 'adventures', `hand ${event.seat}`);
    case 'round-began':
      return cue('pop', 'ruler');
    case 'chose':
      return fly({ kind: 'character', character: null }, 'ruler', `choice ${event.seat}`);
    case 'called':
      return all(cue('pop', `character ${event.character}`), ...event.seats.map((seat) => cue('turn', `choice ${seat}`)));
    case 'took-back':
      return cue('puff', `choice ${event.seat}`);
    case 'marked':
      return toss({ kind: 'mark' }, 'ruler', `marks ${event.seat}`, 1);
    case 'mark-lifted':
      return toss({ kind: 'mark' }, `marks ${event.seat}`, 'ruler', 1);
    case 'bought':
      return toss({ kind: 'chest' }, `chests ${event.seat}`, `reserve ${event.seat}`, event.ships);
    case 'gift':
      return toss({ kind: 'gift' }, `character ${event.character}`, `player ${event.seat}`, 1);
    case 'became-corsair':
      return toss({ kind: 'flag', nation: event.nation }, `flag ${event.nation}`, `player ${event.seat}`, 1);
    case 'ritual':
      return all(
        toss(YIN_YANG, `yin-yang ${event.seat}`, 'helm', ritualCost(scene, event.ritual)),
        cue('glow', `player ${event.seat}`),
      );
    case 'guards':
      return event.sent > 0
        ? toss(shipOf(event.seat), `ships ${event.seat}`, 'track', event.sent)
        : toss(shipOf(event.seat), 'track', `ships ${event.seat}`, -event.sent);
    case 'end-drawn':
      return cue('glow', 'adventures');
    case 'port-changed':
      return fly({ kind: 'adventure', card: event.port }, `hand ${event.seat}`, 'port');
    case 'hand-shown':
      return cue('pop', `hand ${event.seat}`);
    case 'ended':
      return cue('glow', 'track');
    default:
      return ventureTelling(event, scene);
  }
}

type TurnEvent = Extract<Event, { type: TurnType }>;
type TurnType =
  | 'first-player'
  | 'dealt'
  | 'drew'
  | 'round-began'
  | 'chose'
  | 'called'
  | 'took-back'
  | 'marked'
  | 'mark-lifted'
  | 'bought'
  | 'gift'
  | 'became-corsair'
  | 'ritual'
  | 'guards'
  | 'end-drawn'
  | 'port-changed'
  | 'hand-shown'
  | 'ended';

function ventureTelling(event: Exclude<Event, TurnEvent>, scene: Scene): Telling {
  switch (event.type) {
    case 'caravan-played':
      return fly({ kind: 'adventure', card: event.card }, `hand ${event.seat}`, 'venture');
    case 'cursed':
      return fly({ kind: 'adventure', card: event.curse }, `hand ${event.seat}`, 'venture');
    case 'sent':
      return event.ships === 0
        ? cue('puff', `player ${event.seat}`)
        : toss(shipOf(event.seat), `ships ${event.seat}`, 'venture', event.ships);
    case 'nobody-sailed':
      return cue('puff', 'venture');
    case 'thrown':
    case 'rolled':
      return cue('pop', 'tray');
    case 'fought':
      return all(cue('glow', `die ${event.red}`), cue('glow', `die ${event.pirate}`));
    case 'raid-over':
      return cue(event.won ? 'glow' : 'puff', 'venture');
    case 'sunk':
      return all(
        toss(YIN_YANG, 'tray', `yin-yang ${event.seat}`, event.ships),
        toss(shipOf(event.seat), 'tray', `ships ${event.seat}`, event.saved),
      );
    case 'looted':
      return toss({ kind: 'loot', loot: event.kind }, 'loot', event.kind === 'talisman' ? `talismans ${event.seat}` : 'helm', 1);
    case 'loot-reshuffled':
      return cue('glow', 'loot');
    case 'loaded':
      return all(goods(event.goods, 'helm', `ships ${event.seat}`), goods(event.thrownAway, 'helm', 'loot'));
    case 'good-named':
      return cue('glow', `price ${event.good}`);
    case 'drawn-in':
      return all(cue('pop', 'tray'), ...event.dice.map((die) => cue('glow', `die ${die}`)));
    case 'struck':
      return all(
        toss(
          { kind: 'loot', loot: event.kind },
          event.kind === 'talisman' ? `talismans ${event.seat}` : `ships ${event.seat}`,
          'loot',
          event.lost,
        ),
        toss(shipOf(event.seat), `ships ${event.seat}`, `reserve ${event.seat}`, event.ships),
        cue('puff', `player ${event.seat}`),
      );
    case 'paid-wages':
      return toss({ kind: 'chest' }, `chests ${event.seat}`, 'track', event.chests);
    case 'discarded':
      return goods(event.goods, `ships ${event.seat}`, 'loot');
    case 'lost-good':
      return toss({ kind: 'loot', loot: event.good }, `ships ${event.seat}`, 'loot', 1);
    case 'winnings-given':
      return cue('glow', 'tray');
    case 'won':
      return all(cue('glow', `player ${event.seat}`), winnings(scene, event.seat, event.face));
    case 'sold':
      return all(
        toss({ kind: 'loot', loot: event.good }, `ships ${event.seat}`, `price ${event.good}`, event.count),
        toss({ kind: 'chest' }, 'port', `chests ${event.seat}`, event.chests),
      );
    case 'bargained':
      return all(
        ...event.goods.map((good) => toss({ kind: 'loot', loot: good }, `ships ${event.seat}`, `price ${good}`, 1)),
        toss({ kind: 'chest' }, 'port', `chests ${event.seat}`, event.chests),
      );
  }
}

const YIN_YANG: Token = { kind: 'yin-yang' };

function shipOf(seat: Seat): Token {
  return { kind: 'ship', owner: seat };
}

function cue(kind: Cue, place: Place): Telling {
  return { ...NOTHING, cues: [{ cue: kind, at: place }] };
}

function toss(token: Token, from: Place, to: Place, count: number): Telling {
  return { ...NOTHING, tosses: count === 0 ? [] : [{ token, from, to, count }] };
}

function fly(flown: Flown, from: Place, to: Place): Telling {
  return { ...NOTHING, flights: [{ flown, from, to }] };
}

function goods(count: Readonly<ByGood<number>>, from: Place, to: Place): Telling {
  return all(...GOODS.map((good) => toss({ kind: 'loot', loot: good }, from, to, count[good])));
}

function all(...tellings: readonly Telling[]): Telling {
  return {
    cues: tellings.flatMap(({ cues }) => cues),
    tosses: tellings.flatMap(({ tosses }) => tosses),
    flights: tellings.flatMap(({ flights }) => flights),
  };
}

function ritualCost(scene: Scene, ritual: 'double-hold' | 'unsinkable'): number {
  const { doubleHold, unsinkable } = componentsOf(scene).rituals;
  return ritual === 'double-hold' ? doubleHold : unsinkable;
}

/** Marks and goods are told by events of their own. */
function winnings(scene: Scene, seat: Seat, face: number): Telling {
  switch (at(componentsOf(scene).tavern, face - 1)) {
    case 'lose-chest':
      return toss({ kind: 'chest' }, `chests ${seat}`, 'tray', at(scene.players, seat).chests > 0 ? 1 : 0);
    case 'gain-chest':
      return toss({ kind: 'chest' }, 'tray', `chests ${seat}`, 1);
    case 'gain-yin-yang':
      return toss(YIN_YANG, 'tray', `yin-yang ${seat}`, FIGURES.tavernYinYang);
    default:
      return NOTHING;
  }
}
