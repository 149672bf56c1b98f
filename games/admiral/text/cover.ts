// What the start page says of Admiral.
import type { CoverText, InLanguages } from '@quarterdeck/kernel';

export const cover = {
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
} satisfies InLanguages<CoverText>;
