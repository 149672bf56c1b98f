// The words of games, loaded language by language. Whoever changes the language reads the old one until the new one has come.
import { type AnyOffer, inLanguage, type Language } from '@quarterdeck/kernel';
import { SvelteMap } from 'svelte/reactivity';
import { settings } from '../page/settings.svelte.ts';
import { loadOffer } from './games.ts';
import type { Words } from './say.ts';

const loaded = new SvelteMap<string, Words>();
const last = new Map<string, Words>();

export async function loadWords({ game, words }: AnyOffer, language: Language): Promise<void> {
  const key = keyOf(game.id, language);
  if (loaded.has(key)) return;
  const come = await inLanguage(words, language)();
  last.set(game.id, come);
  loaded.set(key, come);
}

/** The game, with the words that this person reads. */
export async function openGame(id: string): Promise<AnyOffer> {
  const offer = await loadOffer(id);
  await loadWords(offer, settings.language);
  return offer;
}

/** What has been loaded for this game; a page loads the words of its language before it shows anything of the game. */
export function wordsOf(offer: AnyOffer, language: Language): Words {
  const { id } = offer.game;
  const words = loaded.get(keyOf(id, language));
  if (words !== undefined) return words;
  void loadWords(offer, language);
  const before = last.get(id);
  if (before === undefined) throw new Error(`the words of ${id} are not loaded`);
  return before;
}

function keyOf(id: string, language: Language): string {
  return `${id} ${language}`;
}
