// The list of finished pictures, as it lies beside them in pictures/manifest.json.
export const SIZES = ['large', 'middle', 'small'] as const;
export type Size = (typeof SIZES)[number];

export type PictureFile = {
  /** Path below pictures/. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

export type Entry = {
  /** Group and subject: `dead-mans-draw/anchor`. */
  readonly name: string;
  readonly group: string;
  /** The scene file below the package, and the hash of it and all that it imports. */
  readonly source: string;
  readonly hash: string;
  /** The hash of what was drawn: sources may change without changing the picture, and then it need not be made anew. */
  readonly drawing: string;
  readonly sizes: { readonly [size in Size]: PictureFile };
};

export type Manifest = { readonly pictures: readonly Entry[] };
