// `npm run build`: makes the page, for machines that only serve it afterwards.
import { buildPage } from '@quarterdeck/tools/page.ts';

if (!buildPage(process.cwd())) process.exit(1);
