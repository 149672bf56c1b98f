// What is said of a thing that can be looked at and touched (`Touch.svelte`). A game gives it the names of its own things and looks.
import type { Component, Snippet } from 'svelte';

export interface TouchProps<Thing extends string, Look> {
  /** What it stands for; null where it is only looked at. */
  readonly thing?: Thing | null;
  readonly name: string;
  readonly look: Look;
  /** The name of this place of the board. */
  readonly place?: string | null;
  /** A line of the log that is pointed at speaks of it. */
  readonly spot?: boolean;
  /** It can be taken in the hand while it may be laid anywhere. */
  readonly drags?: boolean;
  /** What else happens when it is touched. */
  readonly ontouch?: () => void;
  readonly children: Snippet;
}

export type TouchOf<Thing extends string, Look> = Component<TouchProps<Thing, Look>>;

/** What is looked at more closely, and what touching it would do, which is told besides. */
export interface InspectedThing<Thing extends string, Look> {
  readonly look: Look;
  readonly thing: Thing | null;
}
