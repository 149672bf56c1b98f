// `npm run release -- 0.2.0`: sets the version everywhere, dates the changelog, commits and tags. docs/releasing.md tells what comes before
// and after.
import { NoRelease, release } from '@quarterdeck/tools/release.ts';

const [version = ''] = process.argv.slice(2);
try {
  const tag = release(process.cwd(), version, new Date().toISOString().slice(0, 10));
  console.log(`${tag} is committed and tagged here. If it is right: git push --follow-tags`);
} catch (error) {
  if (!(error instanceof NoRelease)) throw error;
  console.error(`release: ${error.message}`);
  process.exit(2);
}
