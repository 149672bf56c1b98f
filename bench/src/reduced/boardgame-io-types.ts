// As much of boardgame.io's types as the reduced game needs: it is checked also where boardgame.io is not installed.

export interface Context<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly random: { Die(faces: number): number };
  readonly events: { endTurn(): void };
}

export interface Game<G> {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly seed?: number;
  setup(): G;
  /** A move edits `G`; a wrong one returns `INVALID_MOVE`. */
  readonly moves: Readonly<Record<string, (context: Context<G>) => unknown>>;
  endIf(context: Context<G>): unknown;
}

export interface Client<G> {
  readonly moves: Readonly<Record<string, () => void>>;
  getState(): Pick<Context<G>, 'G' | 'ctx'> | null;
}

export interface ClientModule {
  Client<G>(given: { readonly game: Game<G>; readonly numPlayers: number; readonly debug: boolean }): Client<G>;
}

export interface CoreModule {
  readonly INVALID_MOVE: string;
}
