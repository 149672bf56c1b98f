// What the start page says of Dead Man's Draw.
import type { CoverText, InLanguages } from '@quarterdeck/kernel';

export const cover = {
  en: {
    title: "Dead Man's Draw",
    pitch: 'Push your luck: draw loot card by card and bank it before a second card of a suit costs you everything.',
  },
  ru: {
    title: 'Сокровища пиратов',
    pitch: 'Испытание удачи: тяните добычу карту за картой и прячьте её в банк, пока вторая карта той же масти не отняла всё.',
  },
  uk: {
    title: 'Скарби піратів',
    pitch:
      'Випробування удачі: тягніть здобич картку за карткою й ховайте її до банку, поки друга картка тієї самої масті не забрала все.',
  },
} satisfies InLanguages<CoverText>;
