// What Sea of Clouds shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';

export const seaOfCloudsCover: Cover = {
  id: 'sea-of-clouds',
  seats: { min: 2, max: 4 },
  words: {
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
  },
  // A ship under sail on a cloud.
  emblem:
    'M30 2v22H11C14 13 21 6 30 2zM34 6c9 3 15 9 17 18H34zM6 27h52c-2 6-7 10-14 10H20C13 37 8 33 6 27zM12 62a7 7 0 0 1 1-14a9 9 0 0 1 17-2a8 8 0 0 1 14 3a7 7 0 0 1 8 13z',
};
