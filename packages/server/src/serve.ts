// The running server: listening, and stopping without losing anything.
import { build, type Replacements, type Server } from './build.ts';
import { reasonOf, SetupError } from './data-folder.ts';
import type { GivenSettings } from './settings.ts';

export interface Served extends Server {
  /** Where it can be reached. */
  readonly url: string;
}

/** Starts a server and listens; a SetupError says in one line what the host can put right. */
export async function serve(given: GivenSettings = {}, instead: Replacements = {}): Promise<Served> {
  const server = await build(given, instead);
  const { host, port } = server.settings;
  try {
    return { ...server, url: await server.app.listen({ host, port }) };
  } catch (error) {
    await server.close();
    throw new SetupError(whyNot(error, host, port));
  }
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `port ${port} is in use: stop what uses it, or choose another port`;
  if (code === 'EACCES') return `port ${port} may not be used by this user: choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `'${host}' is not an address of this machine`;
  return `the server cannot listen on ${host}:${port}: ${reasonOf(error)}`;
}

/**
 * Stops on SIGTERM and SIGINT: commands are finished, sockets are told, the database is closed. A second Ctrl-C ends it at
 * once; a second SIGTERM does not, because who stops a whole group of processes sends several.
 */
export function stopOnSignals(server: Pick<Server, 'close'>): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping && signal === 'SIGINT') process.exit(1);
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
