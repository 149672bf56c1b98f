// The rules page by language.
import type { ByLanguage } from '@quarterdeck/kernel';
import { enRules } from './en.ts';
import { ruRules } from './ru.ts';
import type { RulesText } from './rules-types.ts';
import { ukRules } from './uk.ts';

export const RULES_TEXTS: ByLanguage<RulesText> = { en: enRules, ru: ruRules, uk: ukRules };
