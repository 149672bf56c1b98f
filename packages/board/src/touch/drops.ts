// What may be laid where, as a board says it. Laying a thing somewhere is the same as touching things one after the other.

/** Where each thing may be laid, by the names of places, and what is touched by that. */
export type Drops<Thing extends string, Place extends string = string> = ReadonlyMap<Thing, ReadonlyMap<Place, readonly Thing[]>>;

export interface Drop<Thing extends string, Place extends string = string> {
  readonly thing: Thing;
  readonly place: Place;
  readonly touches: readonly Thing[];
}

export function dropsFrom<Thing extends string, Place extends string>(list: readonly Drop<Thing, Place>[]): Drops<Thing, Place> {
  const drops = new Map<Thing, Map<Place, readonly Thing[]>>();
  for (const { thing, place, touches } of list) {
    const places = drops.get(thing) ?? new Map<Place, readonly Thing[]>();
    drops.set(thing, places.set(place, touches));
  }
  return drops;
}
