// The game that the engine has open.
import type { Catalog } from '@quarterdeck/catalog';
import { type AnyOffer, drawChance, Fault, fairRng, type GameTypes, isChanceDue, same } from '@quarterdeck/kernel';
import { follow, type Play } from '@quarterdeck/table';

export interface Desk {
  readonly catalog: Catalog;
  /** Changed only when a request has succeeded. */
  open: Open | null;
}

export interface Open {
  readonly offer: AnyOffer;
  readonly play: Play<GameTypes>;
  /** What chance is drawn from, also when a hand has played for chance and the record can no longer name a seed. */
  readonly luck: string | null;
}

export function openAt({ open }: Desk): Open {
  if (open === null) throw new Fault('no-game', "no game is open: 'new' or 'load' opens one");
  return open;
}

/** What chance plays now by the seed. */
function due({ play: { match }, luck }: Open): GameTypes['move'] {
  if (luck === null) throw new Fault('no-seed', "this game has no seed: play the moves of chance by hand, with actor 'chance'");
  return drawChance(match.game, match.state, fairRng(luck, match.log.length + 1));
}

/** Plays a move. Chance played by hand, and otherwise than the seed would have it, takes the seed out of the record. */
export function playAt(open: Open, actor: number | 'chance', move: object): Open {
  const { match } = open.play;
  const isForced = actor === 'chance' && match.seed !== null && isChanceDue(match) && !same(due(open), move);
  const next = follow(open.play, actor, move);
  return { ...open, play: isForced ? { ...next, match: { ...next.match, seed: null, commitment: null } } : next };
}

/** Lets chance move until a seat is asked or the game is over. */
export function playChance(open: Open): Open {
  let next = open;
  while (isChanceDue(next.play.match)) next = playAt(next, 'chance', due(next));
  return next;
}
