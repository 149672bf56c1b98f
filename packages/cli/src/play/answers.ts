// What a person can type when asked: a move, or one of the letters of the help.
import { greedy } from '@quarterdeck/bots';
import { findUndo, refusal, type Seat } from '@quarterdeck/kernel';
import type { SentCommand } from '@quarterdeck/protocol';
import { follow, takeBack } from '@quarterdeck/table';
import type { AnyShown } from '../say.ts';
import { isHuman } from './players.ts';
import { save } from './save.ts';
import { folded } from './screen.ts';
import { logFor, type Session, say } from './sitting.ts';

/** What can be typed: a command at the table, or something that concerns this terminal alone. */
type Typed =
  | Extract<SentCommand, { readonly type: 'undo' | 'hint' }>
  | { readonly type: 'move'; readonly phrase: string }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'nothing' | 'help' | 'log' };

function read(line: string): Typed {
  const [word = '', ...rest] = line.split(' ');
  switch (word) {
    case '':
      return { type: 'nothing' };
    case '?':
      return { type: 'help' };
    case 'h':
      return { type: 'hint' };
    case 'l':
      return { type: 'log' };
    case 's':
      return { type: 'save', file: rest.join(' ') };
    case 'u':
      return { type: 'undo' };
    default:
      return { type: 'move', phrase: line };
  }
}

/** Follows what was typed; true when the question has been answered or is no longer open. */
export function answer(session: Session, seat: Seat, shown: AnyShown, line: string): boolean {
  const typed = read(line);
  switch (typed.type) {
    case 'move':
      return makeMove(session, seat, shown, typed.phrase);
    case 'undo':
      return undo(session, seat);
    default:
      tell(session, seat, shown, typed);
      return false;
  }
}

/** What is told and changes nothing. */
function tell(session: Session, seat: Seat, shown: AnyShown, typed: Exclude<Typed, { type: 'move' | 'undo' }>): void {
  const { words, speaker } = session;
  if (typed.type === 'help') say(session, ...folded(words.help));
  else if (typed.type === 'hint') say(session, ` ${words.hint(speaker.move(hintFor(session, shown), shown.view))}`);
  else if (typed.type === 'log') say(session, ...folded(logFor(session, seat, 0)));
  else if (typed.type === 'save') save(session, typed.file);
}

function hintFor({ offer, rng }: Session, shown: AnyShown) {
  return greedy.choose(offer, shown, rng);
}

/** A number of the list, or a move as a record writes it. */
function makeMove(session: Session, seat: Seat, shown: AnyShown, line: string): boolean {
  const { speaker, words } = session;
  const { match } = session.play;
  const listed = /^\d+$/.test(line) ? shown.legal[Number(line) - 1] : undefined;
  const move = listed ?? match.game.notation.parse(line);
  if (move === null) {
    say(session, ` ${words.noSuchMove(line, shown.legal.length)}`);
    return false;
  }
  const refused = refusal(match.game, match.state, seat, move);
  if (refused !== null) {
    say(session, ` ${speaker.refusal(refused)}`);
    return false;
  }
  session.play = follow(session.play, seat, move);
  return true;
}

/** At one keyboard it is whoever moved last who wants the move back. */
function undo(session: Session, asked: Seat): boolean {
  const { players, words, speaker } = session;
  const { match } = session.play;
  const movers = match.log.map(({ actor }) => actor).filter((actor) => actor !== 'chance');
  const seat = movers.findLast((mover) => isHuman(players, mover)) ?? asked;
  const found = findUndo(match, seat);
  if (typeof found === 'string') {
    say(session, ` ${words.noUndo[found]}`);
    return false;
  }
  session.play = takeBack(session.play, seat).play;
  for (const [i, told] of session.told.entries()) session.told[i] = Math.min(told, session.play.events.length);
  session.notice = words.undone(speaker.names(seat));
  return true;
}
