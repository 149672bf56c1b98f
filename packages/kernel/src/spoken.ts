// A game together with its words in every language that it is written in.
import type { Offer } from './companion.ts';
import type { GameTypes } from './game.ts';
import type { GameText, InLanguages } from './text.ts';

export interface SpokenOffer<T extends GameTypes> extends Offer<T> {
  readonly texts: InLanguages<GameText<T>>;
}

export type AnySpokenOffer = SpokenOffer<GameTypes>;

/** For who reads them all, as tests do, or speaks to people of several languages. */
export async function spoken<T extends GameTypes>(offer: Offer<T>): Promise<SpokenOffer<T>> {
  const { words } = offer;
  const [en, ru, uk] = await Promise.all([words.en(), words.ru?.(), words.uk?.()]);
  return { ...offer, texts: { en, ...(ru === undefined ? {} : { ru }), ...(uk === undefined ? {} : { uk }) } };
}
