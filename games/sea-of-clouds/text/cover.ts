// What the start page says of Sea of Clouds.
import type { CoverText, InLanguages } from '@quarterdeck/kernel';

export const cover = {
  en: {
    title: 'Sea of Clouds',
    pitch:
      'Look at the loot in secret: take it, or let it grow and look further. Then board your neighbours with the crew that you have gathered.',
  },
  ru: {
    title: 'Море Облаков',
    pitch:
      'Посмотрите добычу втайне: заберите её или оставьте расти и смотрите дальше. А потом идите на абордаж с командой, которую набрали.',
  },
  uk: {
    title: 'Море Хмар',
    pitch:
      'Огляньте здобич потай: заберіть її або лишіть рости й оглядайте далі. А тоді йдіть на абордаж із командою, яку зібрали.',
  },
} satisfies InLanguages<CoverText>;
