// The terminal in English.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from './types.ts';

const count = counter('en');
const and = new Intl.ListFormat('en');

export const en: TerminalWords = {
  language: 'English',
  captain: 'Captain',
  bots: { random: 'Monkey', greedy: 'Shark', shrewd: 'Barracuda', absent: 'Ghost' },
  playedBy: (name, bot) => `${name} is a bot (${bot}).`,
  you: (name) => `${name}: that is you.`,
  commitment: 'Fair dice: the SHA-256 of the seed, promised before the first card, is',
  begin: 'Press Enter to begin.',
  helpHint: '? help',
  help: [
    'A number plays that move; so does its phrase in records, for instance: draw',
    'u  take back your last move, where that is fair',
    'h  a hint: what the greedy bot would play, from what you see',
    'l  the whole log so far',
    's  save the game as a record; s FILE saves it under that name',
    'q  leave the game',
  ],

  moreLines: (lines) => `${count(lines, { one: 'earlier line', other: 'earlier lines' })}: l shows the whole log`,
  noSuchMove: (given, moves) =>
    `'${given}' is no move: choose ${moves === 1 ? '1' : `a number from 1 to ${moves}`}, or ? for help.`,
  hint: (move) => `The bot would choose: ${move}`,
  undone: (name) => `${name} takes the last move back.`,
  noUndo: {
    over: 'The game is over: nothing can be taken back.',
    chance: 'Chance has moved since: that cannot be taken back.',
    reveal: 'Something hidden has been shown since: that cannot be taken back.',
    'other-seat': 'Another player has moved since: that cannot be taken back.',
    nothing: 'There is nothing to take back.',
  },
  saved: (file) => `Saved as ${file}. 'quarterdeck replay ${file}' shows it.`,
  fileExists: (file) => `${file} exists already: give another name, such as 's evening.record'.`,
  cannotWrite: (file) => `${file} cannot be written here.`,
  left: (moves) => `Left after ${count(moves, { one: 'move', other: 'moves' })}.`,
  handOver: (name) => `${name} is next, and may see what others may not. Hand over, then press Enter.`,

  finalScore: 'Final score',
  place: (place, name) => `${place}. ${name}`,
  total: 'Total',
  won: (names) => (names.length === 0 ? 'Nobody wins.' : `${and.format(names)} ${names.length === 1 ? 'wins' : 'win'}!`),
  seed: 'The seed was',
  fairness: "Save the record, and 'quarterdeck verify' draws every card again from the seed.",
  saveHint: 's saves the record, Enter ends.',

  menu: {
    welcome: 'Quarterdeck: pirate board games at a table of your own',
    game: 'Which game?',
    seats: (min, max) => `How many players, ${min} to ${max}?`,
    player: (number) => `Who is player ${number}?`,
    human: 'a person at this keyboard',
    bots: { shrewd: 'a bot that grudges you everything', greedy: 'a bot that plays well', random: 'a bot that plays anything' },
    options: 'Options: a number changes one, Enter starts the game.',
    on: 'yes',
    off: 'no',
    start: 'start the game',
    pick: (min, max) => `A number from ${min} to ${max}, please.`,
  },
};
