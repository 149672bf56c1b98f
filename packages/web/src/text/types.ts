// Every word of the shell: what stands around a board, in each language. The games bring their own.
import type { Language, UndoRefusal } from '@quarterdeck/kernel';
import type { Away, Failure, NoteKind } from '@quarterdeck/protocol';
import type { Why } from '../account/troubles.ts';
import type { Reach } from '../lib/news/push.ts';
import type { Proof } from '../lib/table/luck.ts';
import type { Resigning } from '../lib/table/resigning.ts';

/** Why something was not done, as the server says it. */
export type ErrorKey = Failure['code'] | 'no-session' | 'wrong-password' | 'name-taken' | 'unknown';

/** What the account page says when something is done. */
export type AccountDone =
  | 'renamed'
  | 'created'
  | 'signedIn'
  | 'signedOut'
  | 'passwordChanged'
  | 'sessionEnded'
  | 'othersEnded'
  | 'deleted';

export interface ShellText {
  /** The language by its own name. */
  readonly language: string;
  readonly nav: {
    readonly skip: string;
    readonly main: string;
    readonly start: string;
    readonly tables: string;
    readonly replay: string;
    readonly rules: string;
    readonly settings: string;
    readonly account: string;
    readonly credits: string;
    readonly languages: string;
  };
  readonly start: {
    readonly title: string;
    readonly pitch: string;
    readonly games: string;
    readonly play: (game: string) => string;
    readonly playShort: string;
    readonly more: string;
    readonly players: (min: number, max: number) => string;
    readonly goOn: string;
    readonly goOnWith: (game: string) => string;
    readonly yourTurn: string;
    readonly over: string;
    readonly entries: (count: number) => string;
    readonly forget: (game: string) => string;
    readonly invite: string;
    readonly together: string;
    readonly togetherPitch: string;
    readonly toTables: string;
    readonly loading: string;
  };
  readonly learn: {
    readonly short: string;
    readonly of: (game: string) => string;
    readonly lesson: string;
    readonly gotIt: string;
    readonly leave: string;
    /** Where a game has several guided games: which one this is, and the way on. */
    readonly step: (number: number, of: number) => string;
    readonly next: string;
    /** Instead of the promise of fair chance. */
    readonly chanceSet: string;
  };
  readonly setup: {
    readonly title: (game: string) => string;
    readonly game: string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly me: string;
    readonly open: string;
    readonly person: string;
    readonly addSeat: string;
    readonly removeSeat: string;
    readonly nameOf: (number: number) => string;
    /** Beside a choice: how many players it is for. */
    readonly players: (list: string) => string;
    readonly fits: (list: string) => string;
    readonly options: string;
    readonly visibility: string;
    readonly public: string;
    readonly byLink: string;
    readonly clock: string;
    readonly clocks: {
      readonly none: string;
      readonly perMove: (seconds: number) => string;
      readonly bank: (seconds: number, increment: number) => string;
    };
    readonly start: string;
    readonly create: string;
    readonly refused: (why: string) => string;
    readonly tableOption: string;
    readonly saveTable: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly mine: string;
    readonly open: string;
    readonly none: string;
    readonly noneMine: string;
    readonly create: string;
    readonly join: string;
    readonly joinLabel: string;
    readonly joinButton: string;
    readonly badLink: string;
    readonly unreachable: string;
    readonly again: string;
    readonly free: (count: number) => string;
    readonly stages: Readonly<Record<'gathering' | 'running' | 'over' | 'wrecked', string>>;
  };
  readonly bots: {
    /** A bot's strength by the name of the bot. */
    readonly strength: Readonly<Record<string, string>>;
    /** A name for the bot on each seat. */
    readonly names: readonly string[];
    readonly bot: string;
  };
  readonly table: {
    readonly title: (game: string) => string;
    readonly yourTurn: string;
    readonly yourTurnTitle: (game: string) => string;
    readonly waitingFor: (names: string) => string;
    readonly chance: string;
    readonly over: string;
    readonly gathering: string;
    readonly wrecked: string;
    readonly you: string;
    readonly openSeat: string;
    readonly onTurn: string;
    readonly offline: string;
    /** Beside a seat that a bot plays: why, and which. */
    readonly standIns: Readonly<Record<Away, (strength: string) => string>>;
    /** The same when no bot plays any more. */
    readonly absent: Readonly<Record<Away, string>>;
    /** Why a bot plays one's own seat. */
    readonly away: Readonly<Record<Away, string>>;
    readonly comeBack: string;
    readonly moves: string;
    readonly movesHelp: string;
    readonly noMoves: string;
    readonly forbidden: string;
    readonly seats: string;
    readonly log: string;
    readonly logEmpty: string;
    readonly sinceTurn: string;
    readonly chat: string;
    readonly chatLabel: string;
    readonly chatSend: string;
    readonly chatEmpty: string;
    readonly rooms: Readonly<Record<'players' | 'spectators', string>>;
    readonly undo: string;
    readonly undoRefused: Readonly<Record<UndoRefusal, string>>;
    readonly undoAnyway: string;
    readonly askUndo: string;
    readonly undoAsked: (name: string) => string;
    readonly undoWaiting: (names: string) => string;
    readonly undoGranted: string;
    readonly undoDeclined: (name: string) => string;
    readonly undoOvertaken: string;
    readonly accept: string;
    readonly decline: string;
    readonly hint: string;
    readonly hintIs: (move: string) => string;
    readonly resign: string;
    /** What resigning leads to; `name` is the one who wins by it. */
    readonly resignSure: Readonly<Record<Resigning['kind'], (name: string) => string>>;
    readonly resigned: (names: string) => string;
    readonly youResigned: string;
    readonly youWon: string;
    readonly leave: string;
    readonly leaveSure: string;
    readonly rematch: string;
    readonly again: string;
    readonly toRematch: string;
    readonly rematchWanted: (name: string) => string;
    readonly rematchJoin: string;
    readonly rematchBegun: string;
    readonly share: string;
    readonly shared: string;
    readonly shareLabel: string;
    readonly shareByHand: string;
    readonly handOver: (name: string) => string;
    readonly handOverHelp: string;
    readonly handOverButton: string;
    readonly connecting: string;
    readonly lost: string;
    readonly unsentMoves: (count: number) => string;
    readonly unsent: (count: number) => string;
    readonly spectator: string;
    readonly board: string;
    readonly left: (text: string) => string;
    readonly cancel: string;
    readonly close: string;
    readonly more: string;
    readonly unknownLocal: string;
    /** What happened besides the game, as the log tells it. */
    readonly notes: Readonly<Record<NoteKind, (name: string) => string>>;
  };
  readonly gathering: {
    readonly invites: (name: string) => string;
    readonly invited: string;
    readonly usual: string;
    readonly moreOptions: (count: number) => string;
    readonly here: string;
    readonly name: string;
    readonly sit: string;
    readonly watch: string;
    readonly full: string;
    readonly title: (game: string) => string;
    readonly host: string;
    readonly waitForHost: (name: string) => string;
    readonly waitForAll: string;
    readonly addBot: string;
    readonly removeBot: (name: string) => string;
    readonly strengthOf: (name: string) => string;
    readonly invite: string;
    readonly share: string;
    readonly code: string;
    readonly onlyHere: string;
    readonly begin: string;
    readonly beginWith: (count: number) => string;
    readonly misfit: (list: string, count: number) => string;
    readonly callOff: string;
    readonly callOffSure: string;
    readonly getUp: string;
    readonly calledOff: string;
    readonly calledOffBy: (name: string) => string;
    readonly calledOffHelp: string;
    readonly another: string;
  };
  readonly sheet: {
    readonly title: string;
    readonly won: (names: string) => string;
    readonly nobody: string;
    readonly place: string;
    readonly player: string;
    readonly line: string;
    readonly points: string;
    readonly total: string;
    readonly placeOf: (place: number) => string;
  };
  readonly fair: {
    readonly title: string;
    readonly promise: string;
    /** The same where browsers have added to the luck. */
    readonly promiseTogether: string;
    readonly promises: Readonly<Record<Proof, string>>;
    readonly nonces: Readonly<Record<Proof, string>>;
    readonly commitment: string;
    readonly seed: string;
    readonly seedLater: string;
    readonly check: string;
    readonly checking: string;
    readonly checked: (entries: number) => string;
    readonly noSeed: (entries: number) => string;
    readonly bad: (why: string) => string;
  };
  readonly replay: {
    readonly title: string;
    readonly open: string;
    readonly choose: string;
    readonly help: string;
    readonly slider: string;
    readonly position: (at: number, of: number) => string;
    readonly first: string;
    readonly back: string;
    readonly forth: string;
    readonly last: string;
    readonly now: string;
    readonly enter: string;
    readonly playOn: string;
    readonly download: string;
    readonly seenBy: string;
    readonly everything: string;
    readonly bad: (why: string) => string;
    readonly badLine: (line: number, why: string) => string;
    readonly upload: string;
    readonly uploading: string;
    readonly unavailable: string;
  };
  readonly rules: {
    readonly title: string;
    readonly of: (game: string) => string;
    readonly options: string;
    readonly standard: (value: string) => string;
    readonly yes: string;
    readonly no: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly name: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'system' | 'full' | 'none', string>>;
    readonly sound: string;
    readonly soundHelp: string;
    readonly notifications: string;
    readonly notificationsHelp: string;
    readonly notificationsInsecure: string;
    readonly reaches: Readonly<Record<Reach, string>>;
    readonly kept: string;
  };
  readonly account: {
    readonly title: string;
    readonly guest: string;
    readonly guestHelp: string;
    readonly signedInAs: (username: string) => string;
    readonly accountHelp: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly save: string;
    readonly become: string;
    readonly becomeHelp: string;
    readonly username: string;
    readonly usernameHelp: string;
    readonly password: string;
    readonly passwordHelp: string;
    readonly create: string;
    readonly signIn: string;
    readonly signInHelp: string;
    readonly signOut: string;
    readonly change: string;
    readonly changeHelp: string;
    readonly current: string;
    readonly next: string;
    readonly changeButton: string;
    readonly sessions: string;
    readonly sessionsHelp: string;
    readonly thisOne: string;
    readonly unknownBrowser: string;
    readonly seen: (when: string) => string;
    readonly end: string;
    readonly endOf: (browser: string) => string;
    readonly endOthers: string;
    readonly data: string;
    readonly dataHelp: string;
    readonly export: string;
    readonly delete: string;
    readonly deleteSure: string;
    readonly deleteSays: readonly string[];
    readonly deleteConfirm: string;
    readonly cancel: string;
    readonly done: Readonly<Record<AccountDone, string>>;
    readonly troubles: Readonly<Record<Why, string>>;
  };
  readonly credits: {
    readonly title: string;
    readonly games: string;
    readonly icons: string;
    readonly fonts: string;
    readonly code: string;
  };
  readonly notFound: { readonly title: string; readonly help: string; readonly home: string };
  readonly errors: Readonly<Record<ErrorKey, string>>;
  readonly defaultName: string;
  readonly offlineReady: string;
}

export type ShellTexts = Readonly<Record<Language, ShellText>>;
