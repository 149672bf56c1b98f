// The work that goes on by itself while the server runs, and how it comes to its end.
import type { App } from '../http/app.ts';
import type { Push } from '../push.ts';
import type { Storage } from '../storage/storage.ts';
import { hashAll, hashResting } from '../table/room/hashing.ts';
import type { Tables } from './tables.ts';

const SWEEP = 60_000;

export function keepUp(app: App, tables: Tables, push: Push, storage: Storage): void {
  const { due, dueFinder, sealing, rooms, tidy } = tables;
  dueFinder.watch();
  const sweep = setInterval(() => {
    void hashResting(sealing);
    rooms.sweep();
    void tidy();
  }, SWEEP).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweep);
    dueFinder.stop();
    due.stop();
    push.stop();
  });
  app.addHook('onClose', async () => {
    // What was begun is finished, so that whoever was answered is right.
    await Promise.all([...rooms.all.values()].map(({ queue }) => queue.add(async () => {})));
    await hashAll(sealing);
    await Promise.all([tables.bots.close(), tables.checker.close(), tables.watchdog.close()]);
    await storage.close();
    tables.metrics.stop();
  });
}
