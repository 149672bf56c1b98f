// What the guided game tells, lesson by lesson.
import type { LessonText } from '@quarterdeck/kernel';

export const LESSONS = ['stake', 'lead', 'end'] as const;
export type Lessons = Readonly<Record<(typeof LESSONS)[number], LessonText>>;
