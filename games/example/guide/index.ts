// The guided first game of Smugglers' Cove: three lessons, each told when it comes up.
import type { Guide, Lesson } from '@quarterdeck/kernel';
import type { Example } from '../src/index.ts';
import { enGuide } from '../text/en/guide.ts';
import { ruGuide } from '../text/ru/guide.ts';
import { ukGuide } from '../text/uk/guide.ts';

const lessons: readonly Lesson<Example>[] = [
  { id: 'stake', when: ({ shown }) => shown.decision === 'stake', points: () => ['side 0'] },
  { id: 'lead', when: ({ events }) => events.some(({ type }) => type === 'thrown'), points: () => ['lead'] },
  { id: 'end', when: ({ shown }) => shown.outcome !== null },
];

export const guide: Guide<Example> = {
  seats: 2,
  options: {},
  bot: 'greedy',
  chance: [],
  lessons,
  texts: { en: enGuide, ru: ruGuide, uk: ukGuide },
};
