// `quarterdeck play`: a game in the terminal.
import { randomBytes } from 'node:crypto';
import { loadGame } from '@quarterdeck/catalog';
import { type AnyOffer, LANGUAGES, type Language, openMatch } from '@quarterdeck/kernel';
import { checkSeed, gameOptions, oneOfWords } from '../args.ts';
import type { Command, World } from '../command.ts';
import { type Lines, linesOf } from '../play/lines.ts';
import { HUMAN, type Player, parsePlayers, seatNames } from '../play/players.ts';
import { playAtTerminal } from '../play/session.ts';
import { speakerFor } from '../say.ts';
import { TERMINAL_WORDS } from '../text/index.ts';

export const play: Command = {
  usage: {
    name: 'play',
    operands: ['GAME'],
    summary: 'A game in the terminal: numbered moves, undo, hints, a record to save.',
    options: {
      seats: {
        value: 'human,greedy,...',
        help: 'who sits where: human, or a bot; you against greedy bots unless told otherwise',
      },
      seed: { value: 'WORD', help: 'what chance is drawn from; a random one unless told otherwise' },
      options: { value: 'JSON', help: 'options of the game, or @FILE' },
      lang: { value: 'en|ru|uk', help: 'the language, English unless told otherwise' },
    },
    notes: ['Works through a pipe too: one answer a line.'],
  },
  async run({ operands: [id = ''], text }, world) {
    const offer = await loadGame(id);
    const players = parsePlayers(text('seats') ?? usualSeats(offer));
    const seed = text('seed') ?? randomSeed();
    const language = oneOfWords('--lang', text('lang') ?? 'en', LANGUAGES);
    const lines = linesOf(world);
    try {
      await playWith({ offer, players, language, seed, options: gameOptions(text('options')) }, world, lines);
    } finally {
      lines.close();
    }
    return 0;
  },
};

export interface Wishes {
  readonly offer: AnyOffer;
  readonly players: readonly Player[];
  readonly language: Language;
  readonly seed: string;
  readonly options: unknown;
}

export async function playWith(wishes: Wishes, world: World, lines: Lines): Promise<void> {
  const { offer, players, language, seed, options } = wishes;
  const match = openMatch(offer.game, { seats: players.length, options, seed: checkSeed(seed) });
  const speaker = await speakerFor(offer, language, seatNames(players, TERMINAL_WORDS[language]));
  await playAtTerminal({ match, offer, speaker, players }, world, lines);
}

export function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

function usualSeats({ game }: AnyOffer): string {
  return [HUMAN, ...Array.from({ length: game.seats.min - 1 }, () => 'greedy')].join(',');
}
