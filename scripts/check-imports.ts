// Every package declares what it imports, and leans only on what comes before it.
import { importTroubles } from '@quarterdeck/tools/imports.ts';

const troubles = importTroubles(process.cwd());
for (const trouble of troubles) console.error(trouble);
process.exit(troubles.length === 0 ? 0 : 1);
