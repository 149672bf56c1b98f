// What a card is, in one shape for all six sorts: what the judgement looks at so often is read sooner that way.
import { FACES, type Face } from '../../src/data/cards.ts';
import type {
  Components,
  ImmediateCard,
  LootCard,
  PermanentCard,
  PirateCard,
  RelicCard,
  RumCard,
  SecretCard,
} from '../../src/data/components.ts';

export type Sort =
  | { readonly kind: 'rum'; readonly loot: RumCard }
  | { readonly kind: 'relic'; readonly loot: RelicCard }
  | { readonly kind: 'permanent'; readonly loot: PermanentCard }
  | { readonly kind: 'immediate'; readonly loot: ImmediateCard }
  | { readonly kind: 'secret'; readonly loot: SecretCard }
  | { readonly kind: 'pirate'; readonly loot: PirateCard };

const known = new WeakMap<Components, ReadonlyMap<Face, Sort>>();

export function sortsOf(components: Components): ReadonlyMap<Face, Sort> {
  const sorts = known.get(components);
  if (sorts !== undefined) return sorts;
  const made = new Map(FACES.map((face) => [face, sortOf(components.cards[face])]));
  known.set(components, made);
  return made;
}

function sortOf(loot: LootCard): Sort {
  if (loot.back === 'rum') return { kind: 'rum', loot };
  if (loot.back === 'relic') return { kind: 'relic', loot };
  if (loot.back === 'pirate') return { kind: 'pirate', loot };
  if (loot.class === 'permanent') return { kind: 'permanent', loot };
  return loot.class === 'immediate' ? { kind: 'immediate', loot } : { kind: 'secret', loot };
}
