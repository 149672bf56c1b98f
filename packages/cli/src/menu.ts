// The menu of the terminal: which language, which game, who plays, with what options.
import { parseBot } from '@quarterdeck/bots';
import { loadSpoken, SHELF } from '@quarterdeck/catalog';
import {
  type AnyOffer,
  type AnyOptionSpec,
  type AnySpokenOffer,
  at,
  defaultOptions,
  fieldsOf,
  inLanguage,
  LANGUAGES,
  type Language,
  optionSpecs,
  TABLE_WIDTH,
  wrapped,
} from '@quarterdeck/kernel';
import type { World } from './command.ts';
import { playWith, randomSeed } from './commands/play.ts';
import { type Lines, linesOf } from './play/lines.ts';
import type { Player } from './play/players.ts';
import { TERMINAL_WORDS, type TerminalWords } from './text/index.ts';

/** Asks for what a game needs and plays it; a person who stops typing leaves. */
export async function openMenu(world: World): Promise<void> {
  const lines = linesOf(world);
  try {
    await menu(world, lines);
  } finally {
    lines.close();
  }
}

async function menu(world: World, lines: Lines): Promise<void> {
  const asker: Asker = { world, lines, words: TERMINAL_WORDS.en };
  const language = await chooseLanguage(asker);
  if (language === null) return;
  const localAsker = { ...asker, words: TERMINAL_WORDS[language] };
  const offer = await chooseGame(localAsker, language);
  const players = offer === null ? null : await choosePlayers(localAsker, offer);
  const options = offer === null || players === null ? null : await chooseOptions(localAsker, offer, language);
  if (offer === null || players === null || options === null) return;
  await playWith({ offer, players, language, seed: randomSeed(), options }, world, lines);
}

interface Asker {
  readonly world: World;
  readonly lines: Lines;
  readonly words: TerminalWords;
}

/** A number within these bounds, or null when nobody answers; an empty line is the lowest. */
async function askNumber({ world, lines, words }: Asker, min: number, max: number): Promise<number | null> {
  for (;;) {
    const line = await lines.next('> ');
    if (line === null || line === 'q') return null;
    const number = line === '' ? min : Number(line);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    world.out(`${words.menu.pick(min, max)}\n`);
  }
}

/** One of several answers, counted from 0. */
async function choose(asker: Asker, question: string, answers: readonly string[]): Promise<number | null> {
  asker.world.out(`\n${question}\n${answers.map((answer, i) => `${String(i + 1).padStart(4)} ${answer}\n`).join('')}`);
  const number = await askNumber(asker, 1, answers.length);
  return number === null ? null : number - 1;
}

async function chooseLanguage(asker: Asker): Promise<Language | null> {
  const welcome = LANGUAGES.map((language) => TERMINAL_WORDS[language].menu.welcome).join('\n');
  const number = await choose(
    asker,
    welcome,
    LANGUAGES.map((language) => TERMINAL_WORDS[language].language),
  );
  return number === null ? null : at(LANGUAGES, number);
}

async function chooseGame(asker: Asker, language: Language): Promise<AnySpokenOffer | null> {
  const offers = await Promise.all(SHELF.map(loadSpoken));
  const titles = offers.map(({ texts }) => {
    const { title, pitch } = inLanguage(texts, language);
    return [title, ...wrapped(pitch.split(' '), TABLE_WIDTH - 5)].join('\n     ');
  });
  const number = await choose(asker, asker.words.menu.game, titles);
  return number === null ? null : at(offers, number);
}

/** Strongest first; the first only where a game has a judgement of its own for it. */
const MENU_BOTS = ['shrewd', 'greedy', 'random'] as const;

async function choosePlayers(asker: Asker, { game, shrewd }: AnyOffer): Promise<Player[] | null> {
  const { menu } = asker.words;
  const { min, max } = game.seats;
  asker.world.out(`\n${menu.seats(min, max)}\n`);
  const seats = await askNumber(asker, min, max);
  if (seats === null) return null;
  const players: Player[] = [null];
  const bots = shrewd === undefined ? MENU_BOTS.slice(1) : MENU_BOTS;
  while (players.length < seats) {
    const kind = await choose(asker, menu.player(players.length + 1), [...bots.map((bot) => menu.bots[bot]), menu.human]);
    if (kind === null) return null;
    const bot = bots[kind];
    players.push(bot === undefined ? null : parseBot(bot));
  }
  return players;
}

/** Options with few values; tables of figures are for the command line. */
async function chooseOptions(asker: Asker, offer: AnySpokenOffer, language: Language): Promise<object | null> {
  const values = new Map(fieldsOf(defaultOptions(offer.game)) ?? []);
  const specs = [...optionSpecs(offer.game)].filter(([, spec]) => spec.kind === 'flag' || spec.kind === 'choice');
  for (;;) {
    const answers = specs.map(([name]) => optionLine(asker, offer, language, name, values.get(name)));
    const number = await choose(asker, asker.words.menu.options, [asker.words.menu.start, ...answers]);
    if (number === null) return null;
    if (number === 0) return Object.fromEntries(values);
    const [name, spec] = at(specs, number - 1);
    values.set(name, nextValue(spec, values.get(name)));
  }
}

function optionLine({ words }: Asker, { texts }: AnySpokenOffer, language: Language, name: string, value: unknown): string {
  const text = fieldsOf(fieldsOf(inLanguage(texts, language).options)?.get(name));
  const named = fieldsOf(text?.get('values'))?.get(String(value));
  const shown = typeof value === 'boolean' ? (value ? words.menu.on : words.menu.off) : (named ?? value);
  return `${text?.get('title') ?? name}: ${shown}`;
}

function nextValue(spec: AnyOptionSpec, value: unknown): unknown {
  if (spec.kind === 'flag') return value !== true;
  if (spec.kind !== 'choice') return value;
  return spec.of[(spec.of.indexOf(String(value)) + 1) % spec.of.length];
}
