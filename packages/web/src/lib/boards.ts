// What a game shows in the page, from its own folder: its board, and its rules with drawings.
import type { GameText, GameTypes, Language } from '@quarterdeck/kernel';
import type { Component } from 'svelte';
import type { Board } from './board.ts';

export interface RulesProps {
  readonly words: GameText<GameTypes>;
  readonly language: Language;
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
