// The rules page by language.
import type { ByLanguage } from '@quarterdeck/kernel';
import { enRules } from './rules-en.ts';
import { ruRules } from './rules-ru.ts';
import type { RulesText } from './rules-types.ts';
import { ukRules } from './rules-uk.ts';

export const RULES_TEXTS: ByLanguage<RulesText> = { en: enRules, ru: ruRules, uk: ukRules };
