// The guided first games of each game; loaded when somebody learns. The first page asks which there are, so no board stands in this list.
import { type AnyGuide, type GuideFile, guidesIn } from '@quarterdeck/kernel';

const GUIDES: Readonly<Record<string, () => Promise<GuideFile>>> = {
  'dead-mans-draw': () => import('@quarterdeck/dead-mans-draw/guide'),
  'sea-of-clouds': () => import('@quarterdeck/sea-of-clouds/guide'),
  'pirates-of-7-seas': () => import('@quarterdeck/pirates-of-7-seas/guide'),
  'at-worlds-end': () => import('@quarterdeck/at-worlds-end/guide'),
  admiral: () => import('@quarterdeck/admiral/guide'),
  example: () => import('@quarterdeck/example/guide'),
};

export const hasGuide = (id: string): boolean => id in GUIDES;

/** The guided games of a game in their order; none where it has no guide. */
export async function loadGuides(id: string): Promise<readonly AnyGuide[]> {
  const file = await GUIDES[id]?.();
  return file === undefined ? [] : guidesIn(file);
}
