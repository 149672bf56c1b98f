// The rules page by language.
import type { ByLanguage } from '@quarterdeck/kernel';
import { baseEn } from './base-en.ts';
import { baseRu } from './base-ru.ts';
import { baseUk } from './base-uk.ts';
import { labelsEn } from './labels-en.ts';
import { labelsRu } from './labels-ru.ts';
import { labelsUk } from './labels-uk.ts';
import type { RulesText } from './rules-types.ts';
import { scenariosEn } from './scenarios-en.ts';
import { scenariosRu } from './scenarios-ru.ts';
import { scenariosUk } from './scenarios-uk.ts';

export const RULES_TEXTS: ByLanguage<RulesText> = {
  en: { ...labelsEn, sections: [...baseEn, ...scenariosEn] },
  ru: { ...labelsRu, sections: [...baseRu, ...scenariosRu] },
  uk: { ...labelsUk, sections: [...baseUk, ...scenariosUk] },
};
