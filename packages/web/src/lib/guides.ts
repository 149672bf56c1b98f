// Guided first games, from the games' own folders; loaded when somebody learns.
import { type AnyGuide, type GuideFile, guidesIn } from '@quarterdeck/kernel';

const guides = import.meta.glob<GuideFile>('../../../../games/*/guide/index.ts');
const pathOf = (id: string) => `../../../../games/${id}/guide/index.ts`;

export const hasGuide = (id: string): boolean => pathOf(id) in guides;

/** The guided games of a game in their order; none where it has no guide. */
export async function loadGuides(id: string): Promise<readonly AnyGuide[]> {
  const file = await guides[pathOf(id)]?.();
  return file === undefined ? [] : guidesIn(file);
}
