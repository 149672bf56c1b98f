// What Admiral shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';

export const admiralCover: Cover = {
  id: 'admiral',
  seats: { min: 1, max: 6 },
  words: {
    en: {
      title: 'Admiral',
      pitch:
        'Lead a squadron under sail: read the wind, fire salvos, board, send fireships, and bring the pearls home to your fort.',
    },
    ru: {
      title: 'Адмирал',
      pitch:
        'Ведите эскадру под парусами: ловите ветер, бейте залпами, берите на абордаж, пускайте брандеры и везите жемчуг в свой форт.',
    },
    uk: {
      title: 'Адмірал',
      pitch:
        'Ведіть ескадру під вітрилами: ловіть вітер, бийте залпами, беріть на абордаж, пускайте брандери й везіть перли до свого форту.',
    },
  },
  // A wind rose over a hull.
  emblem: 'M32 2l5 15l15 5l-15 5l-5 15l-5-15l-15-5l15-5zM6 44h52l-8 14H14zM4 60h56v2H4z',
};
