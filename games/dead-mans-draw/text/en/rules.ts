// The rules page in English.
import type { RulesText } from '../rules.ts';

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
        'Who begins is drawn by lot; play goes to the left. The discard pile may be looked through at any time. Which cards are left in the draw pile can be worked out, only their order is unknown.',
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
  columns: { card: 'Suit', values: 'Values', trait: 'Trait', variant: 'Variant', does: 'What it does' },
  after: [
    {
      heading: 'Finer points',
      paragraphs: [],
      points: [
        'No ability is optional: hook, sword and map have to bring in a card, even if the only one that is left busts you.',
        'A card that busts you has not entered. It does not use its ability, and no kraken counts it.',
        'A card that the oracle has shown and you leave on the draw pile stays open: the next player begins with it.',
        'The cards that a kraken demands are drawn without asking. If the draw pile runs out, the demand ends; a second kraken’s demand runs beside the first.',
        'For the sword your bank counts, not the play area. If the only suit that you may steal lies in the play area, you must steal it and bust.',
        'The cards of a map that you do not choose go back before the chosen one enters.',
        'Bonus cards of key and chest use no ability; if the discard pile is too small, you take all of it. A key and a chest that an anchor saves from a bust bring their bonus too.',
        'After the first draw you may stop even with an empty play area.',
      ],
    },
    {
      heading: 'The end, and the score',
      paragraphs: [
        'Whoever draws the last card of the draw pile finishes that turn, and the game is over. Of each stack only the top card counts. Most points win; if they are equal, more cards in the bank; if those are equal too, the win is shared.',
      ],
      figure: { kind: 'bank', caption: 'This bank is worth 7 + 5 + 9 = 21 points.' },
    },
    {
      heading: 'Five to eight players',
      paragraphs: [
        'Two copies of the game are mixed: twenty cards begin the discard pile, a hundred the draw pile, and every trait is there twice. Equal traits of two players do not add up. Where only one of them can take a card, it is the one nearest to the left of the player on turn.',
      ],
    },
  ],
  traits: 'Pirate traits',
  traitsIntro:
    'With this option every player is dealt two traits and keeps one in secret; then all are shown. A trait lasts the whole game, and it must be used. Where two meet, the trait of an opponent comes before your own.',
  mermaid: {
    heading: 'Mermaids with an ability',
    paragraphs: ['In this deck mermaids run from 2 to 7 like the other suits, and the Siren joins the traits.'],
    points: [
      'Mermaids 8 and 9 make room for 2 and 3; the mermaid 2 begins in the discard pile.',
      'A card that moves does not enter anew: no kraken counts it. A key or a chest may be chosen, and nothing happens.',
      'A card that moves to the right of an anchor loses its protection. An anchor that moves protects the mermaid as well.',
      'If the Siren or Casanova carries an anchor off, what it protected stays protected.',
    ],
  },
  variants: 'Variants',
  variantsIntro: 'At most one of them is in force.',
  variantsPoints: [
    'Thieves Island: a Davy Jones’ Locker that waits for the one who busts comes first.',
    'Pile o’ Treasure: the Golden Scales bring their five points for each mermaid.',
    'Sudden Death: if several get there by one event, the player on turn wins, then the next to the left.',
    'Strange Lands: the rightmost anchor counts, several keys and chests bring one bonus, and a mermaid cannot choose a mermaid. The sword still looks at suits.',
    'Beneath the Waves: if all have drowned, the lowest score wins.',
    'Bottom Feeder: a Master Gunner still takes the whole stack, a parried sword the lowest kraken.',
  ],
};
