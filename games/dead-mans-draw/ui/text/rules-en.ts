// The rules page in English.
import type { RulesText } from './rules-types.ts';

export const enRules: RulesText = {
  before: [
    {
      heading: 'What it is about',
      paragraphs: [
        'You turn over loot card by card, and every card does something. Stop in time and all of it is yours. Turn over a suit that already lies there, and it is gone.',
      ],
    },
    {
      heading: 'Set-up',
      paragraphs: [
        'There are sixty cards: ten suits of six. The lowest of each suit begin the discard pile, face up; the other fifty are the draw pile. Between the two is the play area. Every player has a bank, empty for now, and banks are open to all.',
        'Five to eight players mix two copies of the game.',
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        'Draw a card. It goes to the right end of the play area and uses its ability at once, whether you like it or not. The first draw is compulsory; after that you choose each time: draw again, or collect.',
        'A card that hook, sword or map brings in enters like a drawn one: it uses its ability, and it can bust you.',
      ],
      figure: { kind: 'row', caption: 'Three cards in the play area: draw again, or collect?' },
    },
    {
      heading: 'Bust',
      paragraphs: [
        'If the card that is about to enter has the suit of a card that lies there, you bust. The whole play area goes to the discard pile together with that card, which does not use its ability, and your turn is over. Only what an anchor or a trait protects goes to your bank.',
      ],
      figure: { kind: 'bust', caption: 'A second kraken: everything is lost.' },
    },
    {
      heading: 'An anchor holds',
      paragraphs: ['What lies to the left of an anchor is safe. The anchor itself is not.'],
      figure: { kind: 'anchor', caption: 'The two cards left of the rope go to the bank even after a bust.' },
    },
    {
      heading: 'Collect',
      paragraphs: [
        'All cards of the play area go to your bank, each to the stack of its suit, the highest on top. If a key and a chest are among them, you take as many random cards of the discard pile as you have just collected.',
      ],
      figure: { kind: 'treasure', caption: 'Key and chest together: four collected, four more from the discard pile.' },
    },
  ],
  suits: 'The ten suits',
  after: [
    {
      heading: 'The end, and the score',
      paragraphs: [
        'Whoever draws the last card of the draw pile finishes that turn, and the game is over. Of each stack only the top card counts. Most points win; if they are equal, more cards in the bank; if those are equal too, the win is shared.',
      ],
      figure: { kind: 'bank', caption: 'This bank is worth 7 + 5 + 9 = 21 points.' },
    },
  ],
  traits: 'Pirate traits',
  traitsIntro:
    'With this option every player is dealt two traits and keeps one in secret; then all are shown. A trait lasts the whole game, and it must be used. Where two meet, the trait of an opponent comes before your own.',
  mermaid: {
    heading: 'Mermaids with an ability',
    paragraphs: ['In this deck mermaids run from 2 to 7 like the other suits, and the Siren joins the traits.'],
  },
  variants: 'Variants',
  variantsIntro: 'At most one of them is in force.',
};
