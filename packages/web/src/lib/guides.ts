// Guided first games, from the games' own folders; loaded when somebody learns.
import type { AnyGuide } from '@quarterdeck/kernel';

const guides = import.meta.glob<{ guide: AnyGuide }>('../../../../games/*/guide/index.ts');
const pathOf = (id: string) => `../../../../games/${id}/guide/index.ts`;

export const hasGuide = (id: string): boolean => pathOf(id) in guides;

/** The game's guide, or null where it has none. */
export async function loadGuide(id: string): Promise<AnyGuide | null> {
  return (await guides[pathOf(id)]?.())?.guide ?? null;
}
