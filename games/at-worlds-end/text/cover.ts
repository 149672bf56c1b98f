// What the start page says of At World's End.
import type { CoverText, InLanguages } from '@quarterdeck/kernel';

export const cover = {
  en: {
    title: "At World's End",
    pitch:
      'Buy ships, take seas from the Company and from each other, guard what you hold, and win ten points of fame before the armada arrives.',
  },
  ru: {
    title: 'На краю света',
    pitch:
      'Покупайте корабли, отбивайте моря у Компании и друг у друга, стерегите захваченное и наберите десять очков славы раньше, чем придёт армада.',
  },
  uk: {
    title: 'На краю світу',
    pitch:
      'Купуйте кораблі, відбивайте моря в Компанії та одне в одного, стережіть здобуте й наберіть десять очок слави, перш ніж прийде армада.',
  },
} satisfies InLanguages<CoverText>;
