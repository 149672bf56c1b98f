// The lessons of the guided game, by language.
import type { ByLanguage, LessonText } from '@quarterdeck/kernel';
import type { LessonId } from '../guide/lessons.ts';
import { en } from './en/guide.ts';
import { ru } from './ru/guide.ts';
import { uk } from './uk/guide.ts';

export type GuideText = Readonly<Record<LessonId, LessonText>>;

export const GUIDE_TEXTS: ByLanguage<GuideText> = { en, ru, uk };
