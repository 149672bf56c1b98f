// Icons as boards use them: every folder that names drawings in `icon-names.ts` gets their outlines in `icons.ts` beside it.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type IconSet, readIconSet } from './json.ts';

interface IconFile {
  readonly file: string;
  readonly text: string;
}

/** The design system's own, and those of the games in the list. */
export async function iconFiles(root: string, games: readonly string[], iconSet: string): Promise<IconFile[]> {
  const set = readIconSet(iconSet);
  const homes = ['packages/board/src', ...games.map((id) => `games/${id}/ui`)];
  const files = globSync(
    homes.map((home) => `${home}/**/icon-names.ts`),
    { cwd: root },
  ).sort();
  return Promise.all(files.map((file) => drawn(root, file, set)));
}

async function drawn(root: string, file: string, set: IconSet): Promise<IconFile> {
  const { ICON_NAMES }: { ICON_NAMES: Readonly<Record<string, string>> } = await import(pathToFileURL(join(root, file)).href);
  const text = fileOf(ICON_NAMES, set, file.startsWith('games/') ? 'ICONS' : 'MARKS');
  return { file: join(dirname(file), 'icons.ts'), text };
}

function fileOf(names: Readonly<Record<string, string>>, set: IconSet, title: string): string {
  const lines = Object.entries(names).map(([name, drawing]) => lineOf(keyOf(name), pathOf(drawing, set)));
  return `// Made by \`npm run icons\` from icon-names.ts: change it there.
// Drawings from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.

/** Outlines in a square of 512. */
export const ${title} = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ${title};
`;
}

/** As the formatter breaks it: after a key of five letters and more. */
function lineOf(key: string, path: string): string {
  const line = `  ${key}: '${path}',`;
  return line.length <= 130 || key.length < 5 ? line : `  ${key}:\n    '${path}',`;
}

function keyOf(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

function pathOf(drawing: string, { icons }: IconSet): string {
  const body = icons[drawing]?.body;
  if (body === undefined) throw new Error(`game-icons.net has no '${drawing}'`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
}
