// The project's own files of data, read as what they are: nobody else writes them.

/** What a package.json says that matters here. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(text: string): Manifest {
  return JSON.parse(text);
}

/** What a package-lock.json says of each folder, ours and those that are installed. */
export interface Lock {
  readonly version?: string;
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export function readLock(text: string): Lock {
  return JSON.parse(text);
}

/** Drawings by their names, as the icon library keeps them. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function readIconSet(text: string): IconSet {
  return JSON.parse(text);
}
