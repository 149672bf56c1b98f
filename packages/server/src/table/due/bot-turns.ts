// A bot's whole turn: it thinks outside the queue, so that people are not kept waiting, and moves in its turn.
import { performance } from 'node:perf_hooks';
import timers from 'node:timers/promises';
import type { GameTypes, MoveOf, Seat, Shown } from '@quarterdeck/kernel';
import { playLegal, readMove } from '@quarterdeck/table';
import { absentMove, type Bots } from '../../bots/bots.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { asRefused } from '../../refused.ts';
import { peopleAt } from '../../storage/stored.ts';
import { troubleOf } from '../../trouble.ts';
import type { Changer } from '../change/change.ts';
import type { Draft } from '../change/draft.ts';
import { luck, type Play } from '../room/play.ts';
import type { Room } from '../room/room.ts';
import { shownTo } from '../telling/announce.ts';

/** What becomes of a turn that the table has not waited for. */
export interface Turn {
  mayMove(): boolean;
  /** The table has moved on: whatever is due there now. */
  otherwise(room: Room): void;
  failed(error: unknown): void;
}

export interface BotTurns {
  play(room: Room, seat: Seat, bot: string, turn: Turn): Promise<void>;
}

export interface BotTurnParts {
  readonly bots: Pick<Bots, 'choose'>;
  readonly changer: Changer;
  readonly metrics: Metrics;
  readonly log: Log;
  /** What a bot waits at least before it moves, in milliseconds. */
  readonly pause: number;
}

export function makeBotTurns(parts: BotTurnParts): BotTurns {
  const { changer, metrics } = parts;
  return {
    async play(room, seat, bot, turn) {
      const stop = new AbortController();
      const thought = { seat, stop };
      room.thinking = thought;
      const { revision } = room.state.table;
      try {
        const shown = await changer.work(room, () => shownTo(room, seat));
        const pause = timers.setTimeout(parts.pause, null, { signal: stop.signal, ref: false });
        const [move] = await Promise.all([chooseMove(parts, room, bot, shown), pause]);
        await room.queue.add(async () => {
          room.thinking = null;
          if (room.state.table.revision !== revision || !turn.mayMove()) return turn.otherwise(room);
          await changer.change(room, null, ({ play }) => botMove(room, play, seat, move, shown));
          metrics.count('bot_moves');
        });
      } catch (error) {
        if (!stop.signal.aborted) turn.failed(error);
      } finally {
        if (room.thinking === thought) room.thinking = null;
      }
    },
  };
}

function botMove(room: Room, play: Play, seat: Seat, wanted: MoveOf<GameTypes>, shown: Shown<GameTypes>): Draft {
  const move = legalOf(room, play, seat, wanted, shown);
  return { play: () => playLegal(play, seat, move, luck), moved: [seat], news: { kind: 'step', from: play.match.log.length } };
}

function legalOf(room: Room, play: Play, seat: Seat, wanted: MoveOf<GameTypes>, shown: Shown<GameTypes>): MoveOf<GameTypes> {
  try {
    return readMove(play, seat, wanted);
  } catch (error) {
    if (asRefused(error) === null) throw error;
    return readMove(play, seat, absentMove(room.game, shown));
  }
}

async function chooseMove(
  { bots, metrics, log }: BotTurnParts,
  room: Room,
  bot: string,
  shown: Shown<GameTypes>,
): Promise<MoveOf<GameTypes>> {
  const started = performance.now();
  try {
    return await bots.choose(room.game, bot, shown, ownerOf(room));
  } catch (error) {
    metrics.count('bot_failures');
    log.warn({ table: room.id, bot, ...troubleOf(error) }, 'a bot has failed');
    return absentMove(room.game, shown);
  } finally {
    metrics.observe('think', performance.now() - started);
  }
}

/** Whose table it is, for the bots' turns. */
function ownerOf({ id, state: { table } }: Room): string {
  return table.host ?? peopleAt(table.seats)[0] ?? id;
}
