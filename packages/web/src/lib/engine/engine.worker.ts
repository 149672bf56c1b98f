// The engine's own thread.

import { loadOffer } from '../games/games.ts';
import { newSeed, randomWord } from '../page/random.ts';
import { createEngine, type Position } from './engine.ts';
import { type FromWorker, failureOf, type ToWorker } from './port.ts';

/** Bots do not move faster than one can follow; tests need not follow. */
const PACE = Number(import.meta.env['VITE_PACE'] ?? 550);

const tell = (message: FromWorker) => self.postMessage(message);
const engine = createEngine(
  {
    loadGame: loadOffer,
    random: randomWord,
    newSeed,
    pause: () => new Promise((done) => setTimeout(done, PACE)),
  },
  (position: Position) => tell({ type: 'position', position }),
);

self.addEventListener('message', async (event) => {
  const { ticket, order }: ToWorker = event.data;
  try {
    tell({ type: 'done', ticket, result: await engine.handle(order) });
  } catch (error) {
    tell({ type: 'refused', ticket, failure: failureOf(error) });
  }
});
