// What the engine can be asked, one entry an op.
import { randomBytes } from 'node:crypto';
import { parseContender } from '@quarterdeck/bots';
import {
  type AnyGame,
  drawChance,
  Fault,
  isOver,
  isSampled,
  legalMoves,
  luckOf,
  notTheirTurn,
  optionSpecs,
  outcome,
  printRecord,
  quickRng,
  type Rng,
  sha256Words,
  show,
  takeUp,
  top,
  verifyRecord,
  waiting,
} from '@quarterdeck/kernel';
import { heardBy, newPlay, openPlay, retold } from '@quarterdeck/table';
import { checkSeed } from '../args.ts';
import { type EngineState, type Open, obey, openAt, playChance } from './open-game.ts';
import { type Ask, refuse } from './request.ts';
import { checkState } from './state.ts';

export interface Op {
  readonly fields: readonly string[];
  /** Returns the fields of the answer; changes the engine only when nothing can fail any more. */
  run(engine: EngineState, ask: Ask): object;
}

function position({ play: { match } }: Open) {
  const { game, state } = match;
  return { waiting: waiting(game, state), outcome: outcome(game, state) };
}

function put(engine: EngineState, open: Open): Open {
  engine.open = open;
  return open;
}

export const OPS: ReadonlyMap<string, Op> = new Map<string, Op>([
  ['games', { fields: [], run: ({ catalog }) => ({ games: catalog.offers.map(({ game }) => describe(game)) }) }],
  ['new', { fields: ['game', 'seats', 'options', 'seed'], run: (engine, ask) => position(put(engine, openNew(engine, ask))) }],
  ['load', { fields: ['game', 'state', 'record'], run: (engine, ask) => position(put(engine, load(engine, ask))) }],
  ['waiting', { fields: [], run: askedNow }],
  ['legal', { fields: ['actor'], run: legal }],
  ['play', { fields: ['actor', 'move'], run: playMove }],
  ['chance', { fields: [], run: runChance }],
  ['view', { fields: ['viewer'], run: view }],
  ['state', { fields: [], run: (engine) => ({ state: openAt(engine).play.match.state }) }],
  ['determinize', { fields: ['viewer', 'seed'], run: determinize }],
  ['choose', { fields: ['actor', 'bot', 'budgetMs'], run: choose }],
  ['undo', { fields: ['actor'], run: undo }],
  ['record', { fields: [], run: (engine) => ({ record: printRecord(openAt(engine).play.match, { withSeed: true }) }) }],
]);

function describe(game: AnyGame) {
  return { id: game.id, rules: game.rules, seats: game.seats, options: Object.fromEntries(optionSpecs(game)) };
}

function openNew({ catalog }: EngineState, ask: Ask): Open {
  const offer = catalog.find(ask.text('game'));
  const luck = ask.has('seed') ? checkSeed(ask.seed('seed')) : randomBytes(16).toString('hex');
  const options = ask.has('options') ? ask.object('options') : {};
  const seats = ask.whole('seats', 0, Number.MAX_SAFE_INTEGER);
  return { offer, play: openPlay(offer.game, { seats, options, seed: luck }), luck };
}

function load(engine: EngineState, ask: Ask): Open {
  if (ask.has('record') === ask.has('state')) refuse("'load' needs 'game' and 'state', or 'record'");
  return ask.has('record') ? loadRecord(engine, ask) : loadState(engine, ask);
}

function loadRecord({ catalog }: EngineState, ask: Ask): Open {
  const { match } = verifyRecord(ask.text('record'), (id) => catalog.find(id).game);
  if (ask.has('game') && ask.text('game') !== match.game.id)
    refuse(`this is a record of ${match.game.id}, not of ${ask.text('game')}`);
  const luck = match.seed === null ? null : luckOf(match.seed, match.nonces);
  return { offer: catalog.find(match.game.id), play: retold(match), luck };
}

function loadState({ catalog }: EngineState, ask: Ask): Open {
  const offer = catalog.find(ask.text('game'));
  const match = takeUp(offer.game, checkState(offer.game, ask.object('state')));
  return { offer, play: newPlay(match), luck: null };
}

function askedNow(engine: EngineState) {
  const open = openAt(engine);
  const { waiting: asked, outcome: end } = position(open);
  return { waiting: asked, decision: top(open.play.match.state)?.kind ?? null, outcome: end };
}

/** What cannot be listed is sampled, with numbers of its own: they give nothing away of what the seed will draw. */
function legal(engine: EngineState, ask: Ask) {
  const { game, state, seats, log } = openAt(engine).play.match;
  const actor = ask.actor('actor', seats);
  const samples = actor === 'chance' && waiting(game, state).includes(actor) && isSampled(game, state);
  return samples
    ? { moves: [drawChance(game, state, quickRng(log.length))], sampled: true }
    : { moves: legalMoves(game, state, actor) };
}

function playMove(engine: EngineState, ask: Ask) {
  const before = openAt(engine);
  const actor = ask.actor('actor', before.play.match.seats);
  return since(before, put(engine, obey(before, actor, { type: 'move', move: ask.record('move') })));
}

function runChance(engine: EngineState) {
  const before = openAt(engine);
  const after = put(engine, playChance(before));
  const { log } = after.play.match;
  return { played: log.slice(before.play.match.log.length).map(({ move }) => move), ...since(before, after) };
}

/** What has happened since then, everything open, and where that has led. */
function since(before: Open, after: Open) {
  const events = heardBy(after.play, 'all', before.play.match.log.length).flatMap((entry) => entry.events);
  return { events, ...position(after) };
}

function view(engine: EngineState, ask: Ask) {
  const { game, state, seats } = openAt(engine).play.match;
  return { view: show(game, state, ask.viewer('viewer', seats)).view };
}

function determinize(engine: EngineState, ask: Ask) {
  const { game, state, seats } = openAt(engine).play.match;
  const viewer = ask.viewer('viewer', seats);
  return { state: game.determinize(game.view(state, viewer), rngOf(ask.seed('seed'))) };
}

const LONGEST_THOUGHT_MS = 3_600_000;

/** From that seat's view alone; the same position gives the same thoughts. */
function choose(engine: EngineState, ask: Ask) {
  const { offer, play, luck } = openAt(engine);
  const { match } = play;
  const actor = ask.actor('actor', match.seats);
  const bot = parseContender(ask.text('bot'));
  const budgetMs = ask.has('budgetMs') ? ask.whole('budgetMs', 1, LONGEST_THOUGHT_MS) : undefined;
  if (actor === 'chance') return refuse("a bot chooses for a seat, not for chance: use 'chance' to let chance move");
  if (isOver(match.state)) throw new Fault('over', 'the game is over: nobody can move any more');
  const asked = waiting(match.game, match.state);
  if (!asked.includes(actor)) throw notTheirTurn(actor, asked);
  const rng = rngOf(`${bot.name} ${actor} ${match.log.length} ${luck}`);
  return { move: bot.choose(offer, show(match.game, match.state, actor), rng, budgetMs) };
}

function rngOf(word: string): Rng {
  const [first = 0] = sha256Words(word);
  return quickRng(first);
}

function undo(engine: EngineState, ask: Ask) {
  const before = openAt(engine);
  const actor = ask.actor('actor', before.play.match.seats);
  return { waiting: position(put(engine, obey(before, actor, { type: 'undo' }))).waiting };
}
