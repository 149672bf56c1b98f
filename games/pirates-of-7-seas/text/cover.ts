// What the start page says of Pirates of the 7 Seas.
import type { CoverText, InLanguages } from '@quarterdeck/kernel';

export const cover = {
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
} satisfies InLanguages<CoverText>;
