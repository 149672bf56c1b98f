// A game as a text file that a person can read: a head, then one entry a line. Each line ends with the CRC-32 of the
// file up to there, which finds any single changed character and says in which line it is.
import { short } from './bounds.ts';
import { at, canonical, same } from './data.ts';
import { commitment, type Nonces, parseSeed } from './fair.ts';
import { Fault } from './fault.ts';
import type { Actor, AnyGame, Game, GameTypes, MoveOf } from './game.ts';
import { act, chanceMove, type Entry, type Match, openMatch } from './match.ts';
import { parseOptions, writtenOptions } from './options.ts';
import { advance, isOver, outcome, start } from './play.ts';
import { sha256 } from './sha256.ts';

const FIRST_LINE = 'quarterdeck record 1';

/** Hash of a state: equal data, equal hash. */
export function stateHash(state: object): string {
  return sha256(canonical(state)).slice(0, 16);
}

export interface RecordParts {
  /** Whether the seed may be told: only when the game is over, or belongs to one person. */
  readonly withSeed: boolean;
  /** Whether the state's hash stands after every tenth entry: whoever plays it again otherwise is told where. It takes a replay. */
  readonly withStates?: boolean;
}

const CHECKED = 10;

export function printRecord<T extends GameTypes>(match: Match<T>, { withSeed, withStates = false }: RecordParts): string {
  if (match.origin !== null) throw new Fault('bad-state', 'a game loaded as a state has no record: how it began is not known');
  const head = [
    FIRST_LINE,
    `game ${match.game.id}`,
    `rules ${match.game.rules}`,
    `seats ${match.seats}`,
    `options ${canonical(writtenOptions(match.game, match.options))}`,
    `commitment ${match.commitment ?? 'none'}`,
    `seed ${withSeed ? (match.seed ?? 'none') : 'none'}`,
    ...noncesLine(match.nonces),
  ];
  const states = withStates ? statesOf(match) : new Map<number, string>();
  const entries = match.log.flatMap(({ actor, move }, i) => {
    const hash = states.get(i + 1);
    return [`${i + 1} ${actor} ${match.game.notation.print(move)}`, ...(hash === undefined ? [] : [`state ${hash}`])];
  });
  const end = outcome(match.game, match.state);
  return sealed([
    ...head,
    ...entries,
    `places ${end === null ? 'open' : end.places.join(' ')}`,
    `state ${stateHash(match.state)}`,
  ]);
}

/** Hashes by the number of the entry after which the state had them. */
function statesOf<T extends GameTypes>({ game, options, seats, log }: Match<T>): ReadonlyMap<number, string> {
  const state = start(game, options, seats);
  const hashes = new Map<number, string>();
  for (const [i, { actor, move }] of log.entries()) {
    advance(game, state, actor, move);
    if ((i + 1) % CHECKED === 0) hashes.set(i + 1, stateHash(state));
  }
  return hashes;
}

/** One word a seat, a dash where nothing was added; no line where nobody added anything, as in the oldest records. */
function noncesLine(nonces: Nonces): string[] {
  return nonces.every((nonce) => nonce === null) ? [] : [`nonces ${nonces.map((nonce) => nonce ?? '-').join(' ')}`];
}

/** Which games there are, for reading a record. */
export type FindGame = (id: string) => AnyGame;

export interface Verified {
  readonly match: Match<GameTypes>;
  /** Whether every move of chance was drawn again from the seed. */
  readonly chance: 'checked' | 'no-seed';
}

/** Reads a record and plays it again: every character, every move's legality, every draw, the outcome. */
export function verifyRecord(text: string, findGame: FindGame): Verified {
  const lines = unsealed(text);
  const head = readHead(lines);
  const game = inLine(2, () => findGame(head.game));
  if (head.rules !== String(game.rules))
    fail(
      3,
      `this game was played by version ${short(head.rules ?? '')} of the rules of ${game.id}, and this Quarterdeck has version ${game.rules}`,
    );
  const options = inLine(5, () => parseOptions(game, head.options));
  let match: Match<GameTypes> = inLine(4, () => openMatch(game, { ...head, options }));
  const seed = match.seed;
  if (seed !== null && commitment(seed) !== match.commitment) fail(7, 'the seed does not fit the commitment');
  lines.slice(head.lines, -2).forEach((line, i) => {
    match = followLine(match, line, i + head.lines + 1);
  });
  checkEnd(match, lines);
  return { match, chance: seed === null ? 'no-seed' : 'checked' };
}

const HEAD = 7;

function readHead(lines: readonly string[]) {
  if (lines.length < HEAD + 2) fail(lines.length, 'the record is cut off');
  if (lines[0] !== FIRST_LINE) fail(1, `the first line is not '${FIRST_LINE}'`);
  const [game, rules, seats, options, promised, seed] = ['game', 'rules', 'seats', 'options', 'commitment', 'seed'].map(
    (name, i) => {
      const line = at(lines, i + 1);
      if (!line.startsWith(`${name} `)) fail(i + 2, `a line '${name} ...' was expected`);
      return line.slice(name.length + 1);
    },
  );
  const nonces = readNonces(lines, Number(seats));
  return {
    lines: nonces === null ? HEAD : HEAD + 1,
    nonces: nonces ?? [],
    game: game ?? '',
    rules,
    seats: Number(seats),
    options: readJson(options ?? '', 5),
    commitment: promised === 'none' ? null : readCommitment(promised ?? ''),
    seed: seed === 'none' ? null : inLine(7, () => parseSeed(seed ?? '')),
  };
}

function readCommitment(text: string): string {
  return /^[0-9a-f]{64}$/.test(text) ? text : fail(6, 'a commitment has sixty-four letters from 0 to 9 and a to f');
}

/** The line after the seed, if it is one of nonces. */
function readNonces(lines: readonly string[], seats: number): Nonces | null {
  const line = at(lines, HEAD);
  if (!line.startsWith('nonces ')) return null;
  const words = line.slice('nonces '.length).split(' ');
  if (words.length !== seats || !words.every((word) => /^(-|[0-9a-f]{32})$/.test(word)))
    fail(HEAD + 1, 'for every seat a dash or thirty-two letters from 0 to 9 and a to f were expected');
  return words.map((word) => (word === '-' ? null : word));
}

function followLine(match: Match<GameTypes>, line: string, number: number): Match<GameTypes> {
  if (line.startsWith('state ')) return checkState(match, line, number);
  const { actor, move } = readEntry(match.game, line, match.log.length + 1, number);
  if (actor === 'chance' && match.seed !== null && !isOver(match.state)) {
    const due = chanceMove(match);
    if (!same(due, move)) fail(number, `the seed lets chance play '${short(match.game.notation.print(due))}' here`);
  }
  return inLine(number, () => act(match, actor, move).match);
}

/** The state at a point where the record tells its hash. */
function checkState(match: Match<GameTypes>, line: string, number: number): Match<GameTypes> {
  const { length } = match.log;
  if (line !== `state ${stateHash(match.state)}`)
    fail(number, `played again, one of the entries ${Math.max(1, length - CHECKED + 1)} to ${length} leads elsewhere`);
  return match;
}

/** Whatever is wrong in here is wrong in that line. */
function inLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof Fault) fail(line, fault.message);
    throw fault;
  }
}

function readEntry<T extends GameTypes>(game: Game<T>, line: string, entry: number, number: number): Entry<MoveOf<T>> {
  const [, counted, who = '', phrase = ''] = /^(\d+) (chance|\d+) (.+)$/.exec(line) ?? [];
  if (counted !== String(entry)) fail(number, `entry ${entry} was expected: its number, 'chance' or a seat, and a move`);
  const actor: Actor = who === 'chance' ? who : Number(who);
  const move = game.notation.parse(phrase);
  if (move === null) fail(number, `'${short(phrase)}' is not a move of ${game.id}`);
  return { actor, move };
}

function checkEnd(match: Match<GameTypes>, lines: readonly string[]): void {
  const end = outcome(match.game, match.state);
  const places = `places ${end === null ? 'open' : end.places.join(' ')}`;
  if (at(lines, lines.length - 2) !== places) fail(lines.length - 1, `played again, the game ends with '${places}'`);
  const state = `state ${stateHash(match.state)}`;
  if (at(lines, lines.length - 1) !== state) fail(lines.length, `played again, the game ends with '${state}'`);
}

function sealed(lines: readonly string[]): string {
  let crc = 0;
  return lines
    .map((line) => {
      crc = crc32(line, crc);
      return `${line} ~${hex(crc)}\n`;
    })
    .join('');
}

/** The lines without their checks, after testing them. */
function unsealed(text: string): string[] {
  if (!text.endsWith('\n')) fail(text.split('\n').length, 'the last line does not end: the record is cut off');
  let crc = 0;
  return text
    .slice(0, -1)
    .split('\n')
    .map((whole, i) => {
      const line = whole.slice(0, -10);
      crc = crc32(line, crc);
      if (whole.slice(-10) !== ` ~${hex(crc)}`) fail(i + 1, 'this line has been changed: its check does not fit');
      return line;
    });
}

function readJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail(line, 'the options are not JSON');
  }
}

function fail(line: number, what: string): never {
  throw new Fault('bad-record', `line ${line}: ${what}`);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32 over the UTF-16 units of a text, two bytes each, going on from an earlier one. */
function crc32(text: string, before: number): number {
  let crc = ~before;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    crc = (crc >>> 8) ^ at(CRC_TABLE, (crc ^ unit) & 255);
    crc = (crc >>> 8) ^ at(CRC_TABLE, (crc ^ (unit >>> 8)) & 255);
  }
  return ~crc >>> 0;
}
