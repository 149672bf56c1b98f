// What sentences speak of: which cards and captains are meant, read from the view.
import { at, type Params, type Seat } from '@quarterdeck/kernel';
import { FACES, type Face } from '../src/data/cards.ts';
import { type PirateDeed, SECRET_COUNTS, type SecretCount } from '../src/data/components.ts';
import { deckSize } from '../src/deck.ts';
import { componentsOf, lootCard } from '../src/table.ts';
import type { Card, Share, Space, View } from '../src/types.ts';

/** The share that is decided on. */
export function shareInQuestion(view: View): { readonly space: Space; readonly share: Readonly<Share> } {
  const frame = view.stack.at(-1);
  const space = frame?.kind === 'divide-loot' ? frame.space : 0;
  return { space, share: at(view.spaces, space) };
}

/** What is left for who leaves the share in question: another share, a card of the deck, or a doubloon (C2.6, C2.8). */
export function lastResort(view: View): 'share' | 'card' | 'doubloon' {
  const { space, share } = shareInQuestion(view);
  if (space + 1 < view.spaces.length) return 'share';
  const added = share.cards.length < componentsOf(view).shareCards ? 1 : 0;
  return deckSize(view) > added ? 'card' : 'doubloon';
}

/** Where a card of a share lies: its space, and its place there, counted from 1. */
export function placeOf(view: View, card: Card): { readonly space: Space; readonly place: number } {
  const space = view.spaces.findIndex(({ cards }) => cards.includes(card));
  return { space, place: 1 + (view.spaces[space]?.cards.indexOf(card) ?? -1) };
}

/** The captain with whom cards are exchanged. */
export function partnerIn(view: View): Seat {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'exchange-rum' && frame?.kind !== 'exchange-object') throw new Error('nothing is exchanged');
  return frame.against;
}

/** The card that asks for something to be discarded. */
export function askerIn(view: View): Face {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'beer' && frame?.kind !== 'monsieur-plume') throw new Error('nothing is to be discarded');
  return frame.by;
}

/** Whom the captain has defeated whose pirates act. */
export function defeatedNow(view: View): readonly Seat[] {
  const crew = view.stack.findLast((frame) => frame.kind === 'crew-effects');
  const boarding = view.stack.findLast((frame) => frame.kind === 'boarding');
  return crew?.kind === 'crew-effects' && boarding?.kind === 'boarding' ? at(boarding.defeated, crew.seat) : [];
}

/** Whom a pirate can act against who has not acted yet. */
export function targetsOf(view: View, card: Card): readonly Seat[] {
  const frame = view.stack.at(-1);
  return frame?.kind === 'crew-effects' ? (frame.left.find((effect) => effect.card === card)?.against ?? []) : [];
}

/** What a pirate does. */
export function deedOf(view: View, card: Card): PirateDeed {
  const face = view.faces[card] ?? null;
  const loot = face === null ? null : lootCard(view, face);
  if (loot?.back !== 'pirate') throw new Error(`card ${card} is no pirate`);
  return loot.does;
}

/** Faces in the order of the card list. */
export function sorted(faces: readonly Face[]): Face[] {
  return FACES.flatMap((face) => faces.filter((other) => other === face));
}

/** The card that a line of the score sheet is about. */
export function faceNamed(card: Params[string] | undefined): Face {
  const face = FACES.find((name) => name === card);
  if (face === undefined) throw new Error(`a line of the score sheet speaks of the card ${card}`);
  return face;
}

/** What a secret on the score sheet counts. */
export function countNamed(counts: Params[string] | undefined): SecretCount {
  const known = SECRET_COUNTS.find((name) => name === counts);
  if (known === undefined) throw new Error(`a line of the score sheet counts ${counts}`);
  return known;
}
