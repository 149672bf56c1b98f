// What Pirates of the 7 Seas shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';

export const piratesOf7SeasCover: Cover = {
  id: 'pirates-of-7-seas',
  seats: { min: 2, max: 4 },
  words: {
    en: {
      title: 'Pirates of the 7 Seas',
      pitch:
        'Choose a role in secret, throw your ships at a caravan and fight whoever lies nearest; then sell before a curse strikes.',
    },
    ru: {
      title: 'Пираты 7 морей',
      pitch:
        'Тайно выберите роль, бросьте корабли-кубики на караван и бейтесь с ближайшим врагом, а добычу продайте, пока не грянуло проклятие.',
    },
    uk: {
      title: 'Пірати 7 морів',
      pitch:
        'Таємно оберіть роль, киньте кораблі-кубики на караван і бийтеся з найближчим ворогом, а здобич продайте, доки не вдарило прокляття.',
    },
  },
  // A ship under full sail on a die.
  emblem:
    'M30 3h4v4h10l-3 3l3 3H34v3c8 2 13 8 14 17c-5-1-9-1-14 0v4h20l-6 13H16l-6-13h20v-4c-6-2-10-2-15 0c1-9 7-16 15-18zM8 54c4 0 4 3 8 3s4-3 8-3s4 3 8 3s4-3 8-3s4 3 8 3s4-3 8-3v5c-4 0-4 3-8 3s-4-3-8-3s-4 3-8 3s-4-3-8-3s-4 3-8 3s-4-3-8-3z',
};
