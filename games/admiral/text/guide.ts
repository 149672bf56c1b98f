// The words of the guided games in one language.
import type { LessonText } from '@quarterdeck/kernel';
import type { MovingId } from '../guide/moving.ts';
import type { SkirmishId } from '../guide/skirmish.ts';
import type { SquadronId } from '../guide/squadron.ts';
import type { WeatherId } from '../guide/weather.ts';

type Words<Id extends string> = Readonly<Record<Id, LessonText>>;

export interface GuideTexts {
  readonly moving: Words<MovingId>;
  readonly weather: Words<WeatherId>;
  readonly squadron: Words<SquadronId>;
  readonly skirmish: Words<SkirmishId>;
}
