import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './battle-en.ts';
import { ru } from './battle-ru.ts';
import type { BattleText } from './battle-types.ts';
import { uk } from './battle-uk.ts';

export const BATTLE_TEXTS: ByLanguage<BattleText> = { en, ru, uk };
export type { BattleText };
