// What each game shows in the page: its board, and its rules with drawings. Apart from the list of games, so that neither a server nor a
// worker carries a board; a test holds that none is forgotten here.
import type { AnyBoard, AnyRules, Board, Rules } from '@quarterdeck/board';
import type { GameTypes } from '@quarterdeck/kernel';

interface Parts {
  readonly board?: () => Promise<{ readonly default: AnyBoard }>;
  readonly rules?: () => Promise<{ readonly default: AnyRules }>;
}

const PARTS: Readonly<Record<string, Parts>> = {
  'dead-mans-draw': {
    board: () => import('@quarterdeck/dead-mans-draw/ui/Board.svelte'),
    rules: () => import('@quarterdeck/dead-mans-draw/ui/Rules.svelte'),
  },
  'sea-of-clouds': {
    board: () => import('@quarterdeck/sea-of-clouds/ui/Board.svelte'),
    rules: () => import('@quarterdeck/sea-of-clouds/ui/Rules.svelte'),
  },
  'pirates-of-7-seas': {
    board: () => import('@quarterdeck/pirates-of-7-seas/ui/Board.svelte'),
    rules: () => import('@quarterdeck/pirates-of-7-seas/ui/Rules.svelte'),
  },
  'at-worlds-end': {
    board: () => import('@quarterdeck/at-worlds-end/ui/Board.svelte'),
    rules: () => import('@quarterdeck/at-worlds-end/ui/Rules.svelte'),
  },
  admiral: {
    board: () => import('@quarterdeck/admiral/ui/Board.svelte'),
    rules: () => import('@quarterdeck/admiral/ui/Rules.svelte'),
  },
  example: { board: () => import('@quarterdeck/example/ui/Board.svelte') },
};

/** The game's board, or null where it has none yet. */
export async function loadBoard(id: string): Promise<Board<GameTypes> | null> {
  return (await PARTS[id]?.board?.())?.default ?? null;
}

export async function loadRules(id: string): Promise<Rules<GameTypes> | null> {
  return (await PARTS[id]?.rules?.())?.default ?? null;
}
