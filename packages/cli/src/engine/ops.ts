// What the engine can be asked, one entry an op.
import { randomBytes } from 'node:crypto';
import { parseBot } from '@quarterdeck/bots';
import {
  type AnyGame,
  drawChance,
  Fault,
  isOver,
  isSampled,
  legalMoves,
  openMatch,
  optionSpecs,
  outcome,
  printRecord,
  quickRng,
  type Rng,
  sha256Words,
  show,
  showEvents,
  top,
  verifyRecord,
  waiting,
} from '@quarterdeck/kernel';
import { checkSeed } from '../args.ts';
import { type Desk, playAt, playChance, type Table, tableOf, undoAt } from './desk.ts';
import { type Ask, refuse } from './request.ts';
import { checkState } from './state.ts';

export interface Op {
  readonly fields: readonly string[];
  /** Returns the fields of the answer; changes the desk only when nothing can fail any more. */
  run(desk: Desk, ask: Ask): object;
}

function position({ match: { game, state } }: Table) {
  return { waiting: waiting(game, state), outcome: outcome(game, state) };
}

function put(desk: Desk, table: Table): Table {
  desk.table = table;
  return table;
}

export const OPS: ReadonlyMap<string, Op> = new Map<string, Op>([
  ['games', { fields: [], run: ({ catalog }) => ({ games: catalog.offers.map(({ game }) => describe(game)) }) }],
  ['new', { fields: ['game', 'seats', 'options', 'seed'], run: (desk, ask) => position(put(desk, newTable(desk, ask))) }],
  ['load', { fields: ['game', 'state', 'record'], run: (desk, ask) => position(put(desk, loadTable(desk, ask))) }],
  ['waiting', { fields: [], run: askedNow }],
  ['legal', { fields: ['actor'], run: legal }],
  ['play', { fields: ['actor', 'move'], run: playMove }],
  ['chance', { fields: [], run: runChance }],
  ['view', { fields: ['viewer'], run: view }],
  ['state', { fields: [], run: (desk) => ({ state: tableOf(desk).match.state }) }],
  ['determinize', { fields: ['viewer', 'seed'], run: determinize }],
  ['choose', { fields: ['actor', 'bot', 'budgetMs'], run: choose }],
  ['undo', { fields: ['actor'], run: takeBack }],
  ['record', { fields: [], run: (desk) => ({ record: recordOf(tableOf(desk)) }) }],
]);

function describe(game: AnyGame) {
  return { id: game.id, rules: game.rules, seats: game.seats, options: Object.fromEntries(optionSpecs(game)) };
}

function newTable({ catalog }: Desk, ask: Ask): Table {
  const offer = catalog.find(ask.text('game'));
  const luck = ask.has('seed') ? checkSeed(ask.seed('seed')) : randomBytes(16).toString('hex');
  const options = ask.has('options') ? ask.object('options') : {};
  const seats = ask.whole('seats', 0, Number.MAX_SAFE_INTEGER);
  return { offer, match: openMatch(offer.game, { seats, options, seed: luck }), luck, origin: null };
}

function loadTable(desk: Desk, ask: Ask): Table {
  if (ask.has('record') === ask.has('state')) refuse("'load' needs 'game' and 'state', or 'record'");
  return ask.has('record') ? loadRecord(desk, ask) : loadState(desk, ask);
}

function loadRecord({ catalog }: Desk, ask: Ask): Table {
  const { match } = verifyRecord(ask.text('record'), (id) => catalog.find(id).game);
  if (ask.has('game') && ask.text('game') !== match.game.id) refuse(`this is a record of ${match.game.id}`);
  return { offer: catalog.find(match.game.id), match, luck: match.seed, origin: null };
}

function loadState({ catalog }: Desk, ask: Ask): Table {
  const offer = catalog.find(ask.text('game'));
  const { options, seats, state } = checkState(offer.game, ask.object('state'));
  const match = { game: offer.game, options, seats, seed: null, commitment: null, nonces: [], log: [], traces: [], state };
  return { offer, match, luck: null, origin: state };
}

function askedNow(desk: Desk) {
  const table = tableOf(desk);
  const { waiting: asked, outcome: end } = position(table);
  return { waiting: asked, decision: top(table.match.state)?.kind ?? null, outcome: end };
}

/** What cannot be listed is sampled, with numbers of its own: they give nothing away of what the seed will draw. */
function legal(desk: Desk, ask: Ask) {
  const { game, state, seats, log } = tableOf(desk).match;
  const actor = ask.actor('actor', seats);
  const samples = actor === 'chance' && waiting(game, state).includes(actor) && isSampled(game, state);
  return samples
    ? { moves: [drawChance(game, state, quickRng(log.length))], sampled: true }
    : { moves: legalMoves(game, state, actor) };
}

function playMove(desk: Desk, ask: Ask) {
  const before = tableOf(desk);
  const actor = ask.actor('actor', before.match.seats);
  const move = ask.object('move');
  const { table, events } = playAt(before, actor, move);
  put(desk, table);
  return { events: showEvents(table.match.game, events, 'all'), ...position(table) };
}

function runChance(desk: Desk) {
  const { table, played, events } = playChance(tableOf(desk));
  put(desk, table);
  return { played, events: showEvents(table.match.game, events, 'all'), ...position(table) };
}

function view(desk: Desk, ask: Ask) {
  const { game, state, seats } = tableOf(desk).match;
  return { view: show(game, state, ask.viewer('viewer', seats)).view };
}

function determinize(desk: Desk, ask: Ask) {
  const { game, state, seats } = tableOf(desk).match;
  const viewer = ask.viewer('viewer', seats);
  return { state: game.determinize(game.view(state, viewer), rngOf(ask.seed('seed'))) };
}

const LONGEST_THOUGHT_MS = 3_600_000;

/** From that seat's view alone; the same position gives the same thoughts. */
function choose(desk: Desk, ask: Ask) {
  const { offer, match, luck } = tableOf(desk);
  const actor = ask.actor('actor', match.seats);
  const bot = parseBot(ask.text('bot'));
  const budgetMs = ask.has('budgetMs') ? ask.whole('budgetMs', 1, LONGEST_THOUGHT_MS) : undefined;
  if (actor === 'chance') return refuse("bots choose for a seat: 'chance' plays for chance");
  if (isOver(match.state)) throw new Fault('over', 'the game is over: nobody is waited for');
  const asked = waiting(match.game, match.state);
  if (!asked.includes(actor)) throw new Fault('not-waited-for', `${actor} is not waited for: ${asked.join(', ')} is`);
  const rng = rngOf(`${bot.name} ${actor} ${match.log.length} ${luck}`);
  return { move: bot.choose(offer, show(match.game, match.state, actor), rng, budgetMs) };
}

function rngOf(word: string): Rng {
  const [first = 0] = sha256Words(word);
  return quickRng(first);
}

function takeBack(desk: Desk, ask: Ask) {
  const before = tableOf(desk);
  const actor = ask.actor('actor', before.match.seats);
  if (actor === 'chance') return refuse('chance takes nothing back');
  return { waiting: position(put(desk, undoAt(before, actor))).waiting };
}

function recordOf({ match, origin }: Table): string {
  if (origin !== null) throw new Fault('bad-state', 'a game loaded as a state has no record: how it began is not known');
  return printRecord(match, { withSeed: true });
}
