// The prose of a rules page whose rules have numbers, section by section.

/** A rule by its number: the one that the table gives when it refuses a move. */
export type Rule = readonly [number: string, text: string];

export interface NumberedSection<Figure extends string> {
  readonly heading: string;
  readonly rules: readonly Rule[];
  /** Figures after the rule of this number. */
  readonly figures: readonly { readonly kind: Figure; readonly after: string; readonly caption: string }[];
}

export interface RulesProse<Figure extends string> {
  readonly goal: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly sections: readonly NumberedSection<Figure>[];
  readonly rulings: { readonly heading: string; readonly intro: string; readonly items: readonly string[] };
  readonly cards: { readonly heading: string; readonly intro: string };
}
