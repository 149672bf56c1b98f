// The cards in English: suits, traits, variants.
import { type Card, cardValue, suitOf } from '../../src/data/cards.ts';
import type { Words } from '../words.ts';

export const suits: Words['suits'] = {
  anchor: {
    name: 'Anchor',
    ability:
      'It holds fast everything played before it: if you bust, the cards to its left still go to your bank. The anchor itself and what comes after it are lost.',
  },
  hook: {
    name: 'Hook',
    ability:
      'Pull the top card of one of your own stacks into the play area. You have to, even if it busts you. With an empty bank, nothing happens.',
  },
  cannon: {
    name: 'Cannon',
    ability: "Shoot the top card of any opponent's stack into the discard pile. If nobody has a card to hit, nothing happens.",
  },
  key: {
    name: 'Key',
    ability:
      'Collect it together with a chest, and you take as many random cards of the discard pile as you collect. Alone it does nothing.',
  },
  chest: {
    name: 'Chest',
    ability:
      'Collect it together with a key, and you take as many random cards of the discard pile as you collect. Alone it does nothing.',
  },
  map: {
    name: 'Map',
    ability:
      'Three random cards of the discard pile are turned up, or as many as there are. One of them has to enter the play area, even if it busts you.',
  },
  oracle: {
    name: 'Oracle',
    ability: 'The top card of the draw pile is turned over for all to see. Draw it, or leave it there and collect.',
  },
  sword: {
    name: 'Sword',
    ability:
      "Steal the top card of an opponent's stack into the play area. It has to be of a suit that your bank lacks, and you have to take one, even if it busts you.",
  },
  kraken: {
    name: 'Kraken',
    ability:
      'Two more cards have to enter the play area before you may collect. Cards brought in by hook, sword or map count too.',
  },
  mermaid: { name: 'Mermaid', ability: 'She has no ability, but she is worth 4 to 9 instead of 2 to 7.' },
};

export const mermaidAbility =
  'Choose a card that was played before her: it moves to her right and uses its ability once more. With no card before her, nothing happens.';

export const casanovaInMermaidDeck =
  'Whatever you choose with a mermaid goes straight to your bank and does not use its ability again.';

export const traits: Words['traits'] = {
  casanova: {
    name: 'Casanova',
    text: 'Your mermaids never enter the play area: they go straight to your bank. A kraken does not count them.',
  },
  'golden-scales': { name: 'Golden Scales', text: 'At the end, mermaids in your bank bring you five points more.' },
  plunderer: {
    name: 'Plunderer',
    text: "For key and chest you take the bonus cards from one opponent's bank instead of the discard pile. If it holds too few, you take them all and no more.",
  },
  'treasure-hunter': { name: 'Treasure Hunter', text: 'For key and chest you take twice as many bonus cards.' },
  navigator: { name: 'Navigator', text: 'With a map you choose any card of the whole discard pile.' },
  'master-gunner': { name: 'Master Gunner', text: 'Your cannon discards the whole stack, not just its top card.' },
  scavenger: { name: 'Scavenger', text: 'What your cannon hits goes to your own bank instead of the discard pile.' },
  mystic: {
    name: 'Mystic',
    text: 'Your oracle turns over the top three cards of the draw pile. They stay in the order in which they lie.',
  },
  swordsman: { name: 'Swordsman', text: 'Your sword steals the top card of any stack, even of a suit that you have banked.' },
  miser: {
    name: 'Miser',
    text: 'When you bust, your hook and the card that it pulled in go to your bank. A pulled card that busts you is lost.',
  },
  'captains-hook': { name: "Captain's Hook", text: 'Your hook pulls two cards out of your bank, one after the other.' },
  'safe-harbor': {
    name: 'Safe Harbor',
    text: 'When you bust, your anchor and the next two cards in the play area go to your bank as well. The card that busts you is lost.',
  },
  fisherman: {
    name: 'Fisherman',
    text: 'Your krakens never enter the play area: they go straight to your bank and demand nothing.',
  },
  beastmaster: { name: 'Beastmaster', text: 'The krakens of your opponents demand four more cards instead of two.' },
  misfire: {
    name: 'Misfire',
    text: 'An opponent who plays a cannon does not fire it, but discards the top card of a stack of their own.',
  },
  parry: {
    name: 'Parry',
    text: 'The sword of an opponent has to steal a kraken from you. If you have none, the sword is discarded and does nothing.',
  },
  'davy-jones-locker': {
    name: "Davy Jones' Locker",
    text: 'Name an opponent before the first turn. Whatever that player loses by a bust goes to your bank.',
  },
  siren: {
    name: 'Siren',
    text: 'When an opponent chooses a card with a mermaid, it goes straight to your bank and does not use its ability again.',
  },
};

export const variants: Words['variants'] = {
  none: { name: 'No variant', text: 'The plain game.' },
  'thieves-island': {
    name: 'Thieves Island',
    text: 'What you lose by a bust goes to the bank of the player on your left.',
  },
  'pile-o-treasure': {
    name: "Pile o' Treasure",
    text: 'At the end every card in your bank counts, not just the top of each stack.',
  },
  'sudden-death': { name: 'Sudden Death', text: 'Whoever first has a bank worth 50 points wins at once.' },
  'all-hands-on-deck': { name: 'All Hands on Deck', text: 'At the end every suit that your bank lacks costs you five points.' },
  'strange-lands': {
    name: 'Strange Lands',
    text: 'An equal number busts you, not an equal suit. Cards of one suit may lie side by side, and each uses its ability.',
  },
  'beneath-the-waves': { name: 'Beneath the Waves', text: 'The highest score below 60 wins. With 60 or more you drown.' },
  'bottom-feeder': {
    name: 'Bottom Feeder',
    text: 'Cannon and sword take the lowest card of a stack instead of the top one.',
  },
};

export function cardName(card: Card): string {
  return `${suits[suitOf(card)].name} ${cardValue(card)}`;
}
