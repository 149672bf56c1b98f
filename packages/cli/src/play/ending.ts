// The end of a game at the terminal.
import { outcome, show } from '@quarterdeck/kernel';
import { scoreSheet } from '../say.ts';
import { save } from './save.ts';
import { folded, tableOf } from './screen.ts';
import { CLEAR, logFor, newsFor, type Session, say } from './sitting.ts';

/** The last table, the score line by line, and what the dice were made from. */
export async function showEnd(session: Session): Promise<void> {
  const { offer, speaker, paint, world, words } = session;
  const { match } = session.play;
  const end = outcome(match.game, match.state);
  if (end === null) throw new Error('nobody is waited for, and there is no outcome');
  const viewer = session.players.indexOf(null);
  const news = viewer < 0 ? logFor(session, 'all', 0) : newsFor(session, viewer);
  if (world.isTerminal) world.out(CLEAR);
  say(
    session,
    ...folded(news),
    '',
    ...tableOf(offer, speaker, show(match.game, match.state, 'all'), paint),
    '',
    ...scoreSheet(speaker, end),
    '',
    words.seed,
    `  ${match.seed}`,
    words.commitment,
    `  ${match.commitment}`,
    words.fairness,
  );
  await offerToSave(session);
}

async function offerToSave(session: Session): Promise<void> {
  say(session, session.words.saveHint);
  for (;;) {
    const line = await session.lines.next('> ');
    if (line === null || line === '' || line === 'q') return;
    const [word, ...rest] = line.split(' ');
    if (word === 's') save(session, rest.join(' '));
    else say(session, session.words.saveHint);
  }
}
