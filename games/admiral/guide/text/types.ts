// The words of the guided games in one language.
import type { LessonText } from '@quarterdeck/kernel';
import type { MovingId } from '../moving.ts';
import type { SkirmishId } from '../skirmish.ts';
import type { SquadronId } from '../squadron.ts';
import type { WeatherId } from '../weather.ts';

type Words<Id extends string> = Readonly<Record<Id, LessonText>>;

export interface GuideTexts {
  readonly moving: Words<MovingId>;
  readonly weather: Words<WeatherId>;
  readonly squadron: Words<SquadronId>;
  readonly skirmish: Words<SkirmishId>;
}
