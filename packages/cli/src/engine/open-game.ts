// The game that the engine has open.
import type { Catalog } from '@quarterdeck/catalog';
import { type Actor, type AnyOffer, drawChance, Fault, fairRng, type GameTypes, isChanceDue, same } from '@quarterdeck/kernel';
import type { SentCommand } from '@quarterdeck/protocol';
import { follow, type Play, takeBack } from '@quarterdeck/table';

export interface EngineState {
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

export function openAt({ open }: EngineState): Open {
  if (open === null) throw new Fault('no-game', "no game is open: 'new' or 'load' opens one");
  return open;
}

/** What chance plays now by the seed. */
function due({ play: { match }, luck }: Open): GameTypes['move'] {
  if (luck === null) throw new Fault('no-seed', "this game has no seed: play the moves of chance by hand, with actor 'chance'");
  return drawChance(match.game, match.state, fairRng(luck, match.log.length + 1));
}

/** Of all that may be asked of a table, what changes the one that the engine has open. */
export type EngineCommand = Extract<SentCommand, { readonly type: 'move' | 'undo' }>;

/** The game after a command of an actor; a Fault where it cannot be done. */
export function obey(open: Open, actor: Actor, command: EngineCommand): Open {
  switch (command.type) {
    case 'move':
      return playAt(open, actor, command.move);
    case 'undo':
      if (actor === 'chance') throw new Fault('bad-request', 'chance cannot take a move back');
      return { ...open, play: takeBack(open.play, actor).play };
  }
}

/** Plays a move. Chance played by hand, and otherwise than the seed would have it, takes the seed out of the record. */
function playAt(open: Open, actor: Actor, move: object): Open {
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
