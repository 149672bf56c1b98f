// The rules page: prose of its sections; what suits, traits and variants do stands with the game's words.

export const FIGURES = ['row', 'bust', 'anchor', 'treasure', 'bank'] as const;
export type Figure = (typeof FIGURES)[number];

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly figure?: { readonly kind: Figure; readonly caption: string };
}

export interface RulesText {
  readonly before: readonly RulesSection[];
  readonly suits: string;
  readonly after: readonly RulesSection[];
  readonly traits: string;
  readonly traitsIntro: string;
  readonly mermaid: RulesSection;
  readonly variants: string;
  readonly variantsIntro: string;
}
