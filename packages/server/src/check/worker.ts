// The thread in which strangers' records and components are played. What it throws stays here: the answer says what is wrong.
import { constants, setPriority } from 'node:os';
import { type Catalog, loadCatalog, loadGame } from '@quarterdeck/catalog';
import { Fault, openMatch, verifyRecord } from '@quarterdeck/kernel';
import { isFinished, playChance, waitingSeats, winnersOf } from '@quarterdeck/table';
import { luck } from '../table/room/play.ts';
import { optionsOf } from '../table/telling/info.ts';
import type { Answer, CheckedRecord, Question } from './checker.ts';

// People come first, as with the bots.
try {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
} catch {}

/** Longer games than any of ours. */
const ENTRIES = 20_000;

let catalog: Promise<Catalog> | null = null;

export default async function check(question: Question): Promise<Answer> {
  catalog ??= loadCatalog();
  const games = await catalog;
  try {
    return await answerTo(question, games);
  } catch (error) {
    return { kind: 'refused', message: error instanceof Fault ? error.message : 'this cannot be read: its rules fail over it' };
  }
}

async function answerTo(question: Question, games: Catalog): Promise<Answer> {
  switch (question.kind) {
    case 'ready':
      return { kind: 'ready' };
    case 'options':
      return { kind: 'options', options: await checkedOptions(question) };
    case 'record':
      return { kind: 'record', record: checkedRecord(question.record, games) };
  }
}

async function checkedOptions({
  game: id,
  options,
  seats,
}: Extract<Question, { kind: 'options' }>): Promise<Record<string, unknown>> {
  const { game } = await loadGame(id);
  return optionsOf(game, openMatch(game, { options, seats }).options);
}

function checkedRecord(text: string, games: Catalog): CheckedRecord {
  const lines = text.split('\n');
  if (lines.length > ENTRIES) throw new Fault('bad-record', `a record of more than ${ENTRIES} entries is not opened here`);
  const { match } = verifyRecord(text, (id) => games.find(id).game);
  const played = { match, setup: [], events: [], latest: null }; // nobody is told of it
  const play = isFinished(played) ? played : playChance(played, luck);
  const { game, options, seats, seed, commitment, nonces, log } = play.match;
  return {
    game: game.id,
    options: optionsOf(game, options),
    seats,
    seed,
    commitment,
    nonces,
    entries: log.map(({ actor, move }) => ({ actor, move })),
    isOver: isFinished(play),
    waiting: isFinished(play) ? [] : waitingSeats(play),
    winners: winnersOf(play),
  };
}
