// What the start page says of Smugglers' Cove.
import type { CoverText, InLanguages } from '@quarterdeck/kernel';

export const cover = {
  en: {
    title: "Smugglers' Cove",
    pitch: 'A tiny game of secret stakes that shows how a game is written.',
  },
  ru: {
    title: 'Бухта контрабандистов',
    pitch: 'Крошечная игра с тайными ставками: на ней видно, как пишется игра.',
  },
  uk: {
    title: 'Бухта контрабандистів',
    pitch: 'Крихітна гра з таємними ставками: на ній видно, як пишеться гра.',
  },
} satisfies InLanguages<CoverText>;
