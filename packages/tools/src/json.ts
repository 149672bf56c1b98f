// The project's own files of data, read as what they are: nobody else writes them.

/** What a package.json says that matters here. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(text: string): Manifest {
  return JSON.parse(text);
}

/** Drawings by their names, as the icon library keeps them. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function readIconSet(text: string): IconSet {
  return JSON.parse(text);
}
