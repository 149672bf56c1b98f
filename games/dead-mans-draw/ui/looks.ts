// How a suit looks: its drawing, and an ink of its own that is dark enough for parchment.
import { type BySuit, type Card, type Suit, suitOf } from '@quarterdeck/dead-mans-draw';
import { ICONS } from './icons.ts';

const INKS: BySuit<string> = {
  anchor: '#1d3f78',
  hook: '#5b4a3c',
  cannon: '#2f2c2a',
  key: '#8a5a00',
  chest: '#74380f',
  map: '#4b5f17',
  oracle: '#5c2a8c',
  sword: '#9a1a22',
  kraken: '#0c5c50',
  mermaid: '#0a648f',
};

export function inkOf(suit: Suit): string {
  return INKS[suit];
}

export function iconOf(card: Card): string {
  return ICONS[suitOf(card)];
}
