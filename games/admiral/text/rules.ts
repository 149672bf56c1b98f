// The rules page by language.
import type { ByLanguage } from '@quarterdeck/kernel';
import { baseEn } from './en/rules-base.ts';
import { labelsEn } from './en/rules-labels.ts';
import { scenariosEn } from './en/rules-scenarios.ts';
import { baseRu } from './ru/rules-base.ts';
import { labelsRu } from './ru/rules-labels.ts';
import { scenariosRu } from './ru/rules-scenarios.ts';
import type { RulesText } from './rules-types.ts';
import { baseUk } from './uk/rules-base.ts';
import { labelsUk } from './uk/rules-labels.ts';
import { scenariosUk } from './uk/rules-scenarios.ts';

export const RULES_TEXTS: ByLanguage<RulesText> = {
  en: { ...labelsEn, sections: [...baseEn, ...scenariosEn] },
  ru: { ...labelsRu, sections: [...baseRu, ...scenariosRu] },
  uk: { ...labelsUk, sections: [...baseUk, ...scenariosUk] },
};
