// Games as the page loads them: rules and words from the catalog, the board from the game's own folder.
import { GAME_IDS, loadGame } from '@quarterdeck/catalog';
import type { AnyOffer, GameTypes } from '@quarterdeck/kernel';
import type { Component } from 'svelte';
import type { Board } from './board.ts';

/** The example game is for developers: it is played in tests and while developing, not offered to players. */
const WITH_EXAMPLE = import.meta.env.DEV || import.meta.env['VITE_EXAMPLE'] === '1';

export const GAMES: readonly string[] = WITH_EXAMPLE ? [...GAME_IDS, 'example'] : GAME_IDS;

export async function loadOffer(id: string): Promise<AnyOffer> {
  if (WITH_EXAMPLE && id === 'example') return (await import('@quarterdeck/example/offer')).exampleOffer;
  return loadGame(id);
}

export interface RulesProps {
  readonly language: string;
}

const boards = import.meta.glob<{ default: Board<GameTypes> }>('../../../../games/*/ui/Board.svelte');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('../../../../games/*/ui/Rules.svelte');

/** The game's board, or null where it has none yet. */
export async function loadBoard(id: string): Promise<Board<GameTypes> | null> {
  return (await boards[`../../../../games/${id}/ui/Board.svelte`]?.())?.default ?? null;
}

export async function loadRules(id: string): Promise<Component<RulesProps> | null> {
  return (await rules[`../../../../games/${id}/ui/Rules.svelte`]?.())?.default ?? null;
}
