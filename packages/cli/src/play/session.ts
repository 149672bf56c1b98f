// A game at the terminal: chance and bots move by themselves, people are asked.
import { act, actChance, at, isChanceDue, type Seat, show, waiting } from '@quarterdeck/kernel';
import type { World } from '../command.ts';
import { answer } from './answers.ts';
import { showEnd } from './ending.ts';
import type { Lines } from './lines.ts';
import { isHuman } from './players.ts';
import { folded } from './screen.ts';
import { CLEAR, follow, type Session, say, showTable, sitDown, type Table, WIPE } from './sitting.ts';

/** Plays to the end, or until nobody types any more. */
export async function playAtTerminal(table: Table, world: World, lines: Lines): Promise<void> {
  const session = sitDown(table, world, lines);
  if (!(await introduce(session))) return;
  for (let asked = waiting(session.match.game, session.match.state); asked.length > 0; ) {
    const human = advanceAlone(
      session,
      asked.filter((actor) => actor !== 'chance'),
    );
    if (human !== null && !(await askHuman(session, human))) return leave(session);
    asked = waiting(session.match.game, session.match.state);
  }
  await showEnd(session);
}

/** The game, who plays, and what the dice are bound to; false when nobody wants to begin. */
async function introduce(session: Session): Promise<boolean> {
  const { match, speaker, players, words, world, paint } = session;
  const { title, pitch } = speaker.offer.texts[speaker.language];
  const seats = players.map((player, seat) => {
    const name = speaker.names(seat);
    return player === null ? words.you(name) : words.playedBy(name, player.name);
  });
  if (world.isTerminal) world.out(CLEAR);
  const about = [pitch, '', ...seats, '', words.commitment, match.commitment ?? ''];
  say(session, ` ${paint('bold', title)}`, '', ...folded(about), '');
  if (!world.isTerminal) return true;
  say(session, ...folded(words.help), '', ` ${words.begin}`);
  const line = await session.lines.next('> ');
  return line !== null && line !== 'q';
}

/** Lets chance or a bot move; or names the person who is to be asked. Bots first: nobody waits for them in vain. */
function advanceAlone(session: Session, seats: readonly Seat[]): Seat | null {
  const { match, players, speaker, rng } = session;
  if (isChanceDue(match)) {
    follow(session, actChance(match));
    return null;
  }
  const seat = seats.find((asked) => !isHuman(players, asked));
  const bot = seat === undefined ? null : at(players, seat);
  if (seat === undefined || bot === null) return at(seats, 0);
  follow(session, act(match, seat, bot.choose(speaker.offer, show(match.game, match.state, seat), rng)));
  return null;
}

/** Shows the table until a move is made; false when the person leaves. */
async function askHuman(session: Session, seat: Seat): Promise<boolean> {
  if (!(await handOver(session, seat))) return false;
  const shown = show(session.match.game, session.match.state, seat);
  showTable(session, seat, shown);
  for (;;) {
    const line = await session.lines.next('> ');
    if (line === null || line === 'q') return false;
    if (answer(session, seat, shown, line)) return true;
  }
}

/** Where somebody knows what others may not, the keyboard changes hands before the next one's view is shown. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { match, sitting, speaker, words, world } = session;
  const changes = sitting !== null && sitting !== seat;
  session.sitting = seat;
  if (!changes) return true;
  if (!world.isTerminal) {
    say(session, '', `--- ${speaker.names(seat)} ---`);
    return true;
  }
  if (match.game.secrets(match.state).length === 0) return true;
  world.out(WIPE);
  say(session, '', ` ${words.handOver(speaker.names(seat))}`);
  return (await session.lines.next('')) !== null;
}

function leave(session: Session): void {
  say(session, '', session.words.left(session.match.log.length));
}
