// What every piece of a board needs to know, handed down once: alike on all boards, with what a game adds.
import type { GameTypes, Names, Seat, Speaker } from '@quarterdeck/kernel';
import { createContext } from 'svelte';
import type { BoardProps } from '../board.ts';
import type { Inspector } from '../design/inspector.svelte.ts';
import type { AimText, AnyAim } from '../touch/aim.ts';
import type { Drag } from '../touch/drag.ts';

/** A game's own: its words, what its board says besides, what lies on the table, what can be touched and looked at, and what a touch does. */
export interface BoardTypes {
  readonly words: unknown;
  readonly text: unknown;
  readonly scene: unknown;
  readonly thing: string;
  readonly aim: unknown;
  readonly inspected: unknown;
}

export interface BoardTable<T extends GameTypes, B extends BoardTypes> {
  readonly words: B['words'];
  readonly text: B['text'];
  readonly names: Names;
  readonly speaker: Speaker<T>;
  /** The view of the moment that is told; when all is told, the latest one. */
  readonly view: T['view'];
  readonly winners: readonly Seat[];
  /** An event that the player points at in the log. */
  readonly spotlight: T['event'] | null;
  /** The table as it is shown now. */
  readonly scene: B['scene'];
  readonly inspector: Inspector<B['inspected']>;
  readonly drag: Drag<B['thing']>;
  aim(thing: B['thing'] | null): B['aim'] | null;
  /** Does what the thing stands for, or says why not; false where it stands for nothing now. */
  touch(thing: B['thing']): boolean;
}

/** What a thing that can be touched asks, whatever the game. */
export interface Touching {
  readonly text: AimText;
  readonly inspector: Inspector<unknown>;
  readonly drag: Drag<string>;
  aim(thing: string | null): AnyAim | null;
  touch(thing: string): boolean;
}

export const [getTouching, setTouching] = createContext<Touching>();

/** Where a board has what all its pieces ask for. */
interface Sources<T extends GameTypes, B extends BoardTypes> {
  props(): BoardProps<T>;
  /** The view of the moment that is told. */
  view(): T['view'];
  words(): B['words'];
  text(): B['text'];
  scene(): B['scene'];
  aims(): ReadonlyMap<B['thing'], B['aim']>;
  readonly inspector: Inspector<B['inspected']>;
  readonly drag: Drag<B['thing']>;
  touch(thing: B['thing']): boolean;
}

/** What all boards tell their pieces, each field read anew each time. */
export function tableOf<T extends GameTypes, B extends BoardTypes>(sources: Sources<T, B>): BoardTable<T, B> {
  const { props, view, words, text, scene, aims, inspector, drag, touch } = sources;
  return {
    get words() {
      return words();
    },
    get text() {
      return text();
    },
    get names() {
      return props().speaker.names;
    },
    get speaker() {
      return props().speaker;
    },
    get view() {
      return view();
    },
    get scene() {
      return scene();
    },
    get winners() {
      return props().shown.outcome?.winners ?? [];
    },
    get spotlight() {
      return props().spotlight;
    },
    inspector,
    drag,
    aim: (thing) => (thing === null ? null : (aims().get(thing) ?? null)),
    touch,
  };
}

/** Both in one, each field read anew each time; where both have a field, it is the second's. */
export function joined<A extends object, B extends object>(one: A, other: B): A & B {
  const fields = { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(other) };
  return Object.defineProperties(Object.assign({}, one, other), fields);
}
