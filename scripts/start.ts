// `npm start`: builds the page if need be, serves it on the embedded database, and prints the address.
import { processWorld, quarterdeck } from '@quarterdeck/cli';
import { buildPage } from '@quarterdeck/tools/page.ts';

if (!buildPage(process.cwd())) {
  console.error('quarterdeck: the page could not be built; what went wrong stands above');
  process.exit(1);
}
process.exit(await quarterdeck(['serve', ...process.argv.slice(2)], processWorld()));
