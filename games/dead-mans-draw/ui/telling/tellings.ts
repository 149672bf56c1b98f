// What an event looks like besides the cards that it moves: before they fly, and after they have landed.
import { find } from '@quarterdeck/board/motion/areas.ts';
import { PUFF, pop } from '@quarterdeck/board/motion/signs.ts';
import type { Stage } from '@quarterdeck/board/motion/stage.ts';
import { type Event, suitOf } from '@quarterdeck/dead-mans-draw';
import { cannonball, crash, flash, sign } from './effects.ts';

/** Before the cards of the event fly. */
export async function prelude({ board, layer, time }: Stage, event: Event): Promise<void> {
  if (event.type === 'shot') await cannonball(board, layer, event, time(300));
  if (event.type === 'misfired')
    await flash(layer, find(board, `stack ${event.seat} ${suitOf(event.card)}`, `tray ${event.seat}`), board, 'burst', time(260));
  if (event.type === 'stolen')
    await flash(
      layer,
      find(board, `stack ${event.from} ${suitOf(event.card)}`, `tray ${event.from}`, `chip ${event.from}`),
      board,
      'slash',
      time(260),
    );
  if (event.type === 'parried') await flash(layer, find(board, `row ${event.card}`), board, 'slash', time(300));
  if (event.type === 'repeated' || event.type === 'carried-off')
    await flash(layer, find(board, `row ${event.card}`), board, 'song', time(280));
}

/** After they have landed. */
export async function aftermath({ board, layer, time }: Stage, event: Event, bust: string): Promise<void> {
  if (event.type === 'busted') await crash(board, layer, bust, time(620));
  if (event.type === 'demanded') await sign(find(board, 'debt'), pop(1.25), time(320));
  if (event.type === 'fizzled') await sign(find(board, 'row'), PUFF, time(240));
  if (event.type === 'turn-began') await sign(find(board, `tray ${event.seat}`, `chip ${event.seat}`), pop(1.015), time(200));
}
