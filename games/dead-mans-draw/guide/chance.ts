// What chance plays first, turn by turn for somebody who plays sensibly. An oracle that shows a bust ends a turn for
// sure, so that the next one begins with the card that it is meant to begin with.
const FIRST_LOOT = ['card mermaid-6', 'card key-5', 'card oracle-4', 'foresee chest-6'];
const BONUS = ['bonus mermaid-4', 'bonus key-2', 'bonus chest-2', 'bonus oracle-2'];
const SHOT_AT = ['card cannon-3', 'card hook-3', 'card anchor-3', 'card oracle-3', 'foresee cannon-6'];
const CANNON_AND_SWORD = ['card sword-6', 'card chest-4'];
const RIVAL_BUSTS = ['card chest-3', 'card chest-5'];
const KRAKEN_BEHIND_AN_ANCHOR = ['card mermaid-8', 'card anchor-4', 'card kraken-4', 'card key-3', 'card mermaid-9'];
const RIVAL_COLLECTS = ['card anchor-5', 'card oracle-6', 'foresee anchor-6'];
const MAP = ['card map-4', 'show hook-2', 'show sword-2', 'show mermaid-9'];

export const chance: readonly string[] = [
  'first-player 0',
  ...FIRST_LOOT,
  ...BONUS,
  ...SHOT_AT,
  ...CANNON_AND_SWORD,
  ...RIVAL_BUSTS,
  ...KRAKEN_BEHIND_AN_ANCHOR,
  ...RIVAL_COLLECTS,
  ...MAP,
];
