// The options of a table in English.
import type { Phrases } from '../phrases.ts';
import { variants } from './names.ts';

export const options: Phrases['options'] = {
  deck: {
    title: 'Deck',
    help: 'In the mermaid deck mermaids run from 2 to 7 and have a card played again; the Siren joins the traits.',
    values: { standard: 'Standard', 'mermaid-ability': 'Mermaids with an ability' },
  },
  traits: { title: 'Pirate traits', help: 'Everybody is dealt two traits and keeps one, which lasts all game.', values: null },
  variant: {
    title: 'Variant',
    help: 'At most one variant changes how loot is lost or how the game is won.',
    values: {
      none: variants.none.name,
      'thieves-island': variants['thieves-island'].name,
      'pile-o-treasure': variants['pile-o-treasure'].name,
      'sudden-death': variants['sudden-death'].name,
      'all-hands-on-deck': variants['all-hands-on-deck'].name,
      'strange-lands': variants['strange-lands'].name,
      'beneath-the-waves': variants['beneath-the-waves'].name,
      'bottom-feeder': variants['bottom-feeder'].name,
    },
  },
  safeChoices: {
    title: 'Safe choices',
    help: 'Hook, sword and map offer only cards that do not bust you, as in the digital game.',
    values: null,
  },
  anchoredCombo: {
    title: 'Anchored treasure',
    help: 'Key and chest that an anchor or a trait saves from a bust bring their bonus.',
    values: null,
  },
  bonusAfterBust: {
    title: 'Bonus after a bust',
    help: 'Whether lost cards are already in the discard pile when the bonus of an anchored treasure is drawn.',
    values: { 'before-discarding': 'Bonus first', 'after-discarding': 'Discard first' },
  },
  directToBank: {
    title: 'Casanova and Fisherman',
    help: 'Which mermaids and krakens go straight to the bank.',
    values: { 'any-source': 'From anywhere', 'draw-pile': 'From the draw pile only' },
  },
  plunder: {
    title: "Plunderer's loot",
    help: "How the Plunderer's bonus cards are picked from the bank.",
    values: { random: 'At random', choice: 'By the Plunderer' },
  },
  secondKraken: {
    title: 'Second kraken',
    help: 'What a kraken demands while another is still hungry.',
    values: { overlap: 'The larger demand counts', add: 'The demands add up' },
  },
  emptyCollect: {
    title: 'Stopping with nothing',
    help: 'After the first draw a turn may end although the play area is empty.',
    values: null,
  },
  misfire: {
    title: 'Misfire',
    help: 'Whether a cannon that misfires still hits an opponent.',
    values: { instead: 'It misfires only', besides: 'It hits and misfires' },
  },
  nobodyBelow: {
    title: 'All drowned',
    help: 'Beneath the Waves, when nobody stays below the limit.',
    values: { lowest: 'The lowest score wins', draw: 'All share the win' },
  },
  components: {
    title: 'Figures of the box',
    help: 'Card values and other figures, for an owner of the box who wants to correct them.',
    values: null,
  },
};
