// The process that runs a command.
import { quarterdeck } from './quarterdeck.ts';
import { processWorld } from './world.ts';

process.exitCode = await quarterdeck(process.argv.slice(2), processWorld());
