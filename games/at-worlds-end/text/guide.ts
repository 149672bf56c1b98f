// The words of the guided game in one language.
import type { LessonText } from '@quarterdeck/kernel';
import type { LessonId } from '../guide/lessons.ts';

export type GuideText = Readonly<Record<LessonId, LessonText>>;
