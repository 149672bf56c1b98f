// `quarterdeck replay` and `quarterdeck verify`: records shown and checked.
import { loadCatalog } from '@quarterdeck/catalog';
import {
  type AnyOffer,
  type GameTypes,
  isOver,
  LANGUAGES,
  type Match,
  outcome,
  play,
  show,
  showEvents,
  start,
  type Verified,
  type Viewer,
  verifyRecord,
} from '@quarterdeck/kernel';
import { oneOfWords, readFile, refuse, wholeNumber } from '../args.ts';
import type { Command } from '../command.ts';
import { coloured, plain } from '../paint.ts';
import { tableOf } from '../play/screen.ts';
import { type AnySpeaker, scoreSheet, speakerFor } from '../say.ts';

interface Opened extends Verified {
  readonly offer: AnyOffer;
}

/** A record, played again: whatever is wrong with it is a fault that names the line. */
export async function openRecord(path: string): Promise<Opened> {
  const text = readFile(path);
  const catalog = await loadCatalog();
  const verified = verifyRecord(text, (id) => catalog.find(id).game);
  return { ...verified, offer: catalog.find(verified.match.game.id) };
}

export const verify: Command = {
  usage: {
    name: 'verify',
    operands: ['FILE'],
    summary: 'Plays a record again: every character, every move, every draw against the seed, the outcome.',
    options: {},
  },
  async run({ operands: [path = ''] }, world) {
    const { match, chance } = await openRecord(path);
    const dice =
      chance === 'checked' ? 'every draw fits the seed' : 'the seed is not in it, so draws were checked for legality only';
    const end = outcome(match.game, match.state);
    const result = end === null ? 'not over yet' : `places ${end.places.join(' ')}`;
    world.out(`OK: ${match.game.id}, ${match.seats} seats, ${match.log.length} moves, ${result}; ${dice}\n`);
    return 0;
  },
};

export const replay: Command = {
  usage: {
    name: 'replay',
    operands: ['FILE'],
    summary: 'Shows a record step by step, and the table after it.',
    options: {
      at: { value: 'N', help: 'the table after entry N, 0 for the start; the end unless told otherwise' },
      view: { value: 'SEAT', help: 'what that seat (0, 1, ...), a spectator or all can see; all unless told otherwise' },
      lang: { value: 'en|ru|uk', help: 'the language, English unless told otherwise' },
    },
  },
  async run({ operands: [path = ''], text }, world) {
    const { match, offer } = await openRecord(path);
    const at = wholeNumber('--at', text('at') ?? String(match.log.length), 0, match.log.length);
    const viewer = parseViewer(text('view') ?? 'all', match.seats);
    const language = oneOfWords('--lang', text('lang') ?? 'en', LANGUAGES);
    const speaker = await speakerFor(offer, language, (seat) => `P${seat}`);
    const { lines, state } = steps(match, speaker, viewer, at);
    const table = tableOf(offer, speaker, show(match.game, state, viewer), world.hasColours ? coloured : plain);
    const end = isOver(state) ? outcome(match.game, state) : null;
    world.out(`${[...lines, '', ...table, ...(end === null ? [] : ['', ...scoreSheet(speaker, end)])].join('\n')}\n`);
    return 0;
  },
};

/** What happened in each entry, and the state after the last of them. */
function steps({ game, options, seats, log }: Match<GameTypes>, speaker: AnySpeaker, viewer: Viewer, count: number) {
  let state = start(game, options, seats);
  const lines = log.slice(0, count).flatMap(({ actor, move }, i) => {
    const events: GameTypes['event'][] = [];
    state = play(game, state, actor, move, (event) => events.push(event));
    return speaker.events(showEvents(game, events, viewer)).map((line, n) => `${n === 0 ? number(i + 1) : number('')}  ${line}`);
  });
  return { lines, state };
}

function number(entry: number | ''): string {
  return String(entry).padStart(5);
}

function parseViewer(text: string, seats: number): Viewer {
  if (text === 'all' || text === 'spectator') return text;
  const seat = /^\d+$/.test(text) ? Number(text) : seats;
  return seat < seats ? seat : refuse(`--view must be a seat from 0 to ${seats - 1}, spectator or all, not '${text}'`);
}
