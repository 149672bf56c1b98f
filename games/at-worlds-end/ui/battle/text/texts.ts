import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { BattleText } from './types.ts';
import { uk } from './uk.ts';

export const BATTLE_TEXTS: ByLanguage<BattleText> = { en, ru, uk };
export type { BattleText };
