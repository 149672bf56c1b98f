// The guided games of Admiral, in their order: the three mini-games of the book, and a short fight for pearls.
import type { Guide, LessonText } from '@quarterdeck/kernel';
import type { Admiral, Options } from '../src/index.ts';
import { en } from '../text/en/guide.ts';
import type { GuideTexts } from '../text/guide.ts';
import { ru } from '../text/ru/guide.ts';
import { uk } from '../text/uk/guide.ts';
import { movingChance, movingLessons } from './moving.ts';
import { SKIRMISH, skirmishChance, skirmishLessons } from './skirmish.ts';
import { squadronChance, squadronLessons } from './squadron.ts';
import { weatherChance, weatherLessons } from './weather.ts';

/** The learner moves first, the wind is fresh more often than not, and nobody sails for ever. */
const USUAL: Partial<Options> = { order: 'seated', vane: 'trade', rounds: 20 };

function textsOf(which: keyof GuideTexts): Guide<Admiral>['texts'] {
  const of = (texts: GuideTexts): Readonly<Record<string, LessonText>> => texts[which];
  return { en: of(en), ru: of(ru), uk: of(uk) };
}

function race(seats: number, scenario: Options['scenario']): Pick<Guide<Admiral>, 'seats' | 'options' | 'bot'> {
  return { seats, options: { ...USUAL, scenario }, bot: 'greedy' };
}

const moving: Guide<Admiral> = {
  ...race(1, 'mini-game-1'),
  chance: movingChance,
  lessons: movingLessons,
  texts: textsOf('moving'),
};

const weather: Guide<Admiral> = {
  ...race(2, 'mini-game-2'),
  chance: weatherChance,
  lessons: weatherLessons,
  texts: textsOf('weather'),
};

const squadron: Guide<Admiral> = {
  ...race(2, 'mini-game-3'),
  chance: squadronChance,
  lessons: squadronLessons,
  texts: textsOf('squadron'),
};

const skirmish: Guide<Admiral> = {
  seats: 2,
  options: { ...USUAL, chart: SKIRMISH },
  bot: 'greedy',
  chance: skirmishChance,
  lessons: skirmishLessons,
  texts: textsOf('skirmish'),
};

export const guides: readonly Guide<Admiral>[] = [moving, weather, squadron, skirmish];
