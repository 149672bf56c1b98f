// `quarterdeck engine`: one JSON object a line on stdin and stdout, for programs in any language.
import { once } from 'node:events';
import { catalogOf } from '@quarterdeck/catalog';
import { loadAllMeasured } from '@quarterdeck/catalog/yardsticks';
import { Fault } from '@quarterdeck/kernel';
import type { Command } from '../command.ts';
import { failure, openEngine } from '../engine/engine.ts';

const LONGEST_LINE = 2 ** 20;

export const engine: Command = {
  usage: {
    name: 'engine',
    operands: [],
    summary: 'A game for programs: one JSON object a line on stdin and stdout.',
    options: {},
    notes: [
      'Each request has "id" and "op"; each answer repeats the id and has "ok".',
      'Ops: games, new, load, waiting, legal, play, chance, view, state, determinize, choose, undo, record.',
      'For instance: {"id":1,"op":"new","game":"dead-mans-draw","seats":2}',
    ],
  },
  async run(_given, { input, output }) {
    const { answer } = openEngine(catalogOf(await loadAllMeasured()));
    for await (const line of linesIn(input)) {
      const reply = line === null ? failure(null, TOO_LONG) : answer(line);
      if (!output.write(`${reply}\n`)) await once(output, 'drain');
    }
    return 0;
  },
};

const TOO_LONG = new Fault('bad-request', `a line may have ${LONGEST_LINE} bytes at most`);

/** Line by line; null stands for one that is too long, which is never held in memory. */
async function* linesIn(input: NodeJS.ReadableStream): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (): string | null => {
    const line = size > LONGEST_LINE ? null : Buffer.concat(parts).toString('utf8');
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size > LONGEST_LINE) parts = [];
    else parts.push(part);
  };
  for await (const chunk of input) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      keep(rest.subarray(0, end));
      yield take();
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) keep(rest);
  }
  if (size > 0) yield take();
}
