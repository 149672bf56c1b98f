// A game at the terminal: chance and bots move by themselves, people are asked.
import { at, isChanceDue, type Seat, waiting } from '@quarterdeck/kernel';
import { follow, playChance, promisedLuck, shownTo, waitingSeats } from '@quarterdeck/table';
import type { World } from '../command.ts';
import { answer } from './answers.ts';
import { showEnd } from './ending.ts';
import type { Lines } from './lines.ts';
import { isHuman } from './players.ts';
import { folded } from './screen.ts';
import { CLEAR, type Session, type Setting, say, showTable, sitDown, WIPE } from './sitting.ts';

/** Plays to the end, or until nobody types any more. */
export async function playAtTerminal(setting: Setting, world: World, lines: Lines): Promise<void> {
  const session = sitDown(setting, world, lines);
  if (!(await introduce(session))) return;
  while (isAnybodyAsked(session)) {
    const human = advanceAlone(session);
    if (human !== null && !(await askHuman(session, human))) return leave(session);
  }
  await showEnd(session);
}

function isAnybodyAsked({ play: { match } }: Session): boolean {
  return waiting(match.game, match.state).length > 0;
}

/** The game, who plays, and what the dice are bound to; false when nobody wants to begin. */
async function introduce(session: Session): Promise<boolean> {
  const { speaker, players, words, world, paint } = session;
  const { title, pitch } = speaker.words;
  const seats = players.map((player, seat) => {
    const name = speaker.names(seat);
    return player === null ? words.you(name) : words.playedBy(name, player.name);
  });
  if (world.isTerminal) world.out(CLEAR);
  const about = [pitch, '', ...seats, '', words.commitment, session.play.match.commitment ?? ''];
  say(session, ` ${paint('bold', title)}`, '', ...folded(about), '');
  if (!world.isTerminal) return true;
  say(session, ...folded(words.help), '', ` ${words.begin}`);
  const line = await session.lines.next('> ');
  return line !== null && line !== 'q';
}

/** Lets chance or a bot move; or names the person who is to be asked. Bots first: nobody waits for them in vain. */
function advanceAlone(session: Session): Seat | null {
  const { play, players, offer, rng } = session;
  if (isChanceDue(play.match)) {
    session.play = playChance(play, promisedLuck);
    return null;
  }
  const seats = waitingSeats(play);
  const seat = seats.find((asked) => !isHuman(players, asked));
  const bot = seat === undefined ? null : at(players, seat);
  if (seat === undefined || bot === null) return at(seats, 0);
  session.play = follow(play, seat, bot.choose(offer, shownTo(play, seat), rng));
  return null;
}

/** Shows the table until a move is made; false when the person leaves. */
async function askHuman(session: Session, seat: Seat): Promise<boolean> {
  if (!(await handOver(session, seat))) return false;
  const shown = shownTo(session.play, seat);
  showTable(session, seat, shown);
  for (;;) {
    const line = await session.lines.next('> ');
    if (line === null || line === 'q') return false;
    if (answer(session, seat, shown, line)) return true;
  }
}

/** Where somebody knows what others may not, the keyboard changes hands before the next one's view is shown. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { sitting, speaker, words, world } = session;
  const { match } = session.play;
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
  say(session, '', session.words.left(session.play.match.log.length));
}
