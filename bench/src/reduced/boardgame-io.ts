// The reduced game on boardgame.io, as its guide has one write it: a client without board and network, cards from its own
// random plugin, `events.endTurn` for the end of a turn, `endIf` for the end of the game. Undo is switched off: nobody asks
// for it here, and it must not cost anything.
import { at, type Rng } from '@quarterdeck/kernel';
import type { ClientModule, Context, CoreModule, Game } from './boardgame-io-types.ts';
import { peers } from './peers.ts';
import { type Card, cardValue, DECK, type Played, SEATS, suitOf } from './rules.ts';

const require = peers();
const { Client }: ClientModule = require('boardgame.io/client');
const { INVALID_MOVE }: CoreModule = require('boardgame.io/core');

interface Table {
  deck: Card[];
  row: Card[];
  scores: number[];
  turns: number;
  busts: number;
}

const game: Game<Table> = {
  name: 'reduced',
  disableUndo: true,
  setup: () => ({ deck: DECK.slice(), row: [], scores: Array.from({ length: SEATS }, () => 0), turns: 0, busts: 0 }),
  moves: {
    draw({ G, ctx, random, events }) {
      const place = random.Die(G.deck.length) - 1;
      const card = at(G.deck, place);
      G.deck[place] = at(G.deck, G.deck.length - 1);
      G.deck.pop();
      if (clashes(G.row, card)) bust({ G, events });
      else G.row.push(card);
      if (G.deck.length === 0 && G.row.length > 0) bank({ G, ctx, events });
    },
    bank({ G, ctx, events }) {
      if (G.row.length === 0) return INVALID_MOVE;
      return bank({ G, ctx, events });
    },
  },
  endIf: ({ G }) => (G.deck.length === 0 ? G.scores : undefined),
};

function clashes(row: readonly Card[], card: Card): boolean {
  for (const other of row) if (suitOf(other) === suitOf(card)) return true;
  return false;
}

function bust({ G, events }: Pick<Context<Table>, 'G' | 'events'>): void {
  G.busts += 1;
  endTurn({ G, events });
}

function bank({ G, ctx, events }: Pick<Context<Table>, 'G' | 'ctx' | 'events'>): void {
  const seat = Number(ctx.currentPlayer);
  let loot = 0;
  for (const card of G.row) loot += cardValue(card);
  G.scores[seat] = at(G.scores, seat) + loot;
  endTurn({ G, events });
}

function endTurn({ G, events }: Pick<Context<Table>, 'G' | 'events'>): void {
  G.row = [];
  G.turns += 1;
  events.endTurn();
}

export function playBoardgameIo(rng: Rng): Played {
  const client = Client<Table>({ game: { ...game, seed: rng.below(2 ** 32) }, numPlayers: SEATS, debug: false });
  const { draw, bank: bankRow } = client.moves;
  let moves = 0;
  let state = client.getState();
  while (state !== null && state.ctx.gameover === undefined) {
    const choices = state.G.row.length === 0 ? 1 : 2;
    if (rng.below(choices) === 0) {
      draw?.();
      moves += 2;
    } else {
      bankRow?.();
      moves += 1;
    }
    state = client.getState();
  }
  if (state === null) throw new Error('a client without a network always has its state');
  const { turns, busts, scores } = state.G;
  return { moves, turns, busts, scores };
}
