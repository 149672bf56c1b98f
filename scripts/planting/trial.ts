// `trial.ts GAME PART`: one part of a game's proof by the rules as they are read now; prints as JSON what noticed a fault.
import { globSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { loadGame } from '@quarterdeck/catalog';
import { type AnyGame, type AnyOffer, openMatch, quickRng } from '@quarterdeck/kernel';
import { differenceOf, differencesAt, positionsOf, randomStep, seatCounts } from '@quarterdeck/testkit';

const [id = '', part = ''] = process.argv.slice(2);
const folder = join('games', id, 'test');
/** Tests of what is round the rules; all others beside them are sentences of the rules. */
const NO_SENTENCES = /\/(conformance|bot|guide|odds|readme|rules-page|secrets|terminal|text)\.test\.ts$/;

const PARTS: Readonly<Record<string, (offer: AnyOffer) => string[] | Promise<string[]>>> = {
  start: ({ game }) => troubleOf('the first move', () => seatCounts(game, {}).every((seats) => firstMove(game, seats))),
  counts: ({ game }) =>
    positionsOf(readFileSync(join(folder, 'nodes.txt'), 'utf8')).flatMap((position) =>
      troubleOf(position.name, () => differencesAt(game, position, folder).length === 0),
    ),
  replays: (offer) =>
    readdirSync(join(folder, 'replays')).flatMap((file) =>
      troubleOf(file, () => differenceOf(readFileSync(join(folder, 'replays', file), 'utf8'), offer) === null),
    ),
  sentences: () => failingSentences(globSync(join(folder, '*.test.ts')).filter((file) => !NO_SENTENCES.test(file))),
};

function troubleOf(name: string, holds: () => boolean): string[] {
  try {
    return holds() ? [] : [name];
  } catch {
    return [name];
  }
}

function firstMove(game: AnyGame, seats: number): boolean {
  return randomStep(openMatch(game, { seats, seed: 'start' }), quickRng(1)).match.log.length === 1;
}

/** All in this process, into which the fault has been loaded. */
function failingSentences(files: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  return new Promise((done) => {
    run({ files, isolation: 'none' })
      .on('test:fail', ({ name, details }) => {
        if (details.type !== 'suite') failed.push(name);
      })
      .on('end', () => done(failed))
      .resume();
  });
}

const noticed = await PARTS[part]?.(await loadGame(id));
writeSync(1, `${JSON.stringify(noticed)}\n`);
process.exit(0);
