// Saving a game as a record.
import { writeFileSync } from 'node:fs';
import { isOver, printRecord } from '@quarterdeck/kernel';
import { type Session, say } from './sitting.ts';

/** The seed is told only when the game is over, or belongs to one person. */
export function save(session: Session, given: string): void {
  const { players, words, saved } = session;
  const { match } = session.play;
  const name = given === '' ? `${match.game.id}-${match.commitment?.slice(0, 8)}.record` : given;
  const isOwn = players.filter((player) => player === null).length <= 1;
  const record = printRecord(match, { withSeed: isOwn || isOver(match.state) });
  try {
    writeFileSync(name, record, { flag: saved.has(name) ? 'w' : 'wx' });
    saved.add(name);
    say(session, ` ${words.saved(name)}`);
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    say(session, ` ${exists ? words.fileExists(name) : words.cannotWrite(name)}`);
  }
}
