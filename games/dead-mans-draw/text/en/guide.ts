// The guided game in English.
import type { GuideText } from '../guide.ts';

export const enGuide: GuideText = {
  'first-draw': {
    title: 'Loot, card by card',
    text: 'A turn begins with a card from the draw pile: touch the pile. What you draw lies in the play area and is not yours yet.',
  },
  mermaid: {
    title: 'Mermaid',
    text: 'Most cards do something as soon as they enter the play area; a mermaid does not. She makes up for it with her value: 4 to 9, where other suits have 2 to 7.',
  },
  treasure: {
    title: 'Key and chest',
    text: 'Alone, neither does anything. Collect a key and a chest in the same turn, and you also get as many random cards of the discard pile as you collect. Is the other one worth another draw?',
  },
  oracle: {
    title: 'Oracle',
    text: 'An oracle has turned over the next card of the draw pile for everybody to see. Draw it if its suit is not in the play area yet. Otherwise collect, and it waits there for the next player.',
  },
  anchor: {
    title: 'Anchor',
    text: 'Whatever lies to the left of an anchor goes to your bank even if you bust. The anchor itself and what comes after it stay at risk. So with a full left side you can dare another draw.',
  },
  kraken: {
    title: 'Kraken',
    text: 'A kraken demands two more cards in the play area before you may collect. They are drawn without asking; a card that a hook, a sword or a map brings in counts too.',
  },
  busted: {
    title: 'Bust!',
    text: 'A second card of a suit came into the play area: you bust, and your turn is over. Everything that lay there is in the discard pile now, where a map or a key with a chest can still find it.',
  },
  anchored: {
    title: 'The anchor held',
    text: 'What lay to the left of your anchor went to your bank in spite of the bust. An anchor that comes after good cards is worth most.',
  },
  bank: {
    title: 'Your bank',
    text: 'What you collect goes to your bank, a stack for each suit with the highest card on top. Only the top cards count at the end. Ten suits, ten scores: a suit that you lack is worth most.',
  },
  bonus: {
    title: 'The chest is open',
    text: 'You collected a key and a chest together: as many cards again came from the discard pile, straight to your bank. Bonus cards do not use their abilities.',
  },
  robbed: {
    title: 'Under attack',
    text: 'A card has left your bank: a cannon shoots the top card of a stack away, a sword steals it. No bank is safe, and high cards draw fire.',
  },
  hook: {
    title: 'Hook',
    text: 'A hook pulls the top card of one of your own stacks into the play area, where its ability works once more. It has to be done, even if it busts you: choose a suit that does not lie there yet.',
  },
  cannon: {
    title: 'Cannon',
    text: "A cannon shoots the top card of an opponent's stack into the discard pile. Choose the one whose loss hurts most: a high card with little below it.",
  },
  map: {
    title: 'Map',
    text: 'Three cards of the discard pile are turned up, and one of them has to enter the play area. Choose by value or by ability; a suit that lies there already would bust you.',
  },
  sword: {
    title: 'Sword',
    text: "A sword steals the top card of an opponent's stack into the play area, where its ability works for you. It takes only suits that your bank lacks. One that lies in the play area already would bust you.",
  },
  'press-on': {
    title: 'Draw or collect?',
    text: 'Now the choice is yours. Collect, and the play area goes to your bank; draw, and it may grow. But a second card of a suit that lies there is a bust, and all of it is lost.',
  },
  odds: {
    title: 'How great is the risk?',
    text: 'Each suit in the play area is one that you must not draw again. Which cards are left in the draw pile is no secret: the switch “Bust odds” counts those that would bust you.',
  },
  stack: {
    title: 'What lies below the top',
    text: 'Only the top card of a stack counts, but the others are your reserve. When a cannon or a sword takes the top card, the next one counts.',
  },
  'rival-busted': {
    title: 'Your opponent busts',
    text: 'It happens to everybody: a second card of a suit, and the play area is empty. The discard pile has grown, and with it what maps and chests can bring.',
  },
  'last-cards': {
    title: 'The end is near',
    text: 'Whoever draws the last card finishes the turn, and the game is over. Compare the banks: who is behind has to dare more, who is ahead can collect early.',
  },
  score: {
    title: 'The score sheet',
    text: 'The top card of each stack counts, most points win, and on a tie more cards in the bank. That is the whole game. Pirate traits and variants wait among the options.',
  },
};
