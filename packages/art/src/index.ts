// The finished pictures by name. Nothing here draws: a page or a server needs the list and the files, never the renderer.
import manifest from '../pictures/manifest.json' with { type: 'json' };
import type { Entry, Manifest, Size } from './manifest.ts';

export type { Entry, Manifest, PictureFile, Size } from './manifest.ts';
export { SIZES } from './manifest.ts';

const LIST: Manifest = manifest;
const BY_NAME: ReadonlyMap<string, Entry> = new Map(LIST.pictures.map((entry) => [entry.name, entry]));

export const pictures: readonly Entry[] = LIST.pictures;
export const picturesOf = (group: string): readonly Entry[] => pictures.filter((entry) => entry.group === group);

/** The picture of that name, or null where none has been drawn yet: the caller then keeps its glyph. */
export const pictureNamed = (name: string): Entry | null => BY_NAME.get(name) ?? null;

/** The address of one size below `base`, which is where the pictures are served from. The hash lets it be cached for ever. */
export const pictureUrl = (base: string, entry: Entry, size: Size): string =>
  `${base}${base.endsWith('/') ? '' : '/'}${entry.sizes[size].file}?${entry.hash}`;
