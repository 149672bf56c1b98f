// Ships, winds, scenarios and ends in English.
import type { Words } from '../words.ts';

export const ships: Words['ships'] = { brig: 'brig', frigate: 'frigate', galleon: 'galleon', line: 'ship of the line' };
export const fleets: Words['fleets'] = { brig: 'brigs', frigate: 'frigates', galleon: 'galleons', line: 'ships of the line' };
export const winds: Words['winds'] = { calm: 'calm', fresh: 'fresh wind', storm: 'storm' };

export const directions: Words['directions'] = {
  N: 'to the north',
  NE: 'to the north-east',
  E: 'to the east',
  SE: 'to the south-east',
  S: 'to the south',
  SW: 'to the south-west',
  W: 'to the west',
  NW: 'to the north-west',
};

export const scenarios: Words['scenarios'] = {
  'pearl-banks': 'Pearl Banks',
  'pearl-banks-centre': 'Pearl Banks, pearls in the centre',
  'mini-game-1': 'Mini-game 1: a fresh wind',
  'mini-game-2': 'Mini-game 2: all weathers',
  'mini-game-3': 'Mini-game 3: brig and frigate',
  'dead-pilots-hoard': 'Dead Pilot’s Hoard',
  'kings-convoy': 'The King’s Convoy',
  'fire-in-the-roads': 'Fire in the Roads',
  'two-crowns-mail': 'Two Crowns’ Mail',
};

export const duties: Words['duties'] = { free: 'free', repair: 'under repair', gang: 'at work on a fort', fireship: 'fireship' };

export const causes: Words['causes'] = {
  guns: 'sunk by guns',
  reef: 'wrecked on a reef',
  mine: 'sunk by a mine',
  blast: 'blown up',
  boarding: 'lost in the boarding',
  assault: 'lost in the assault',
  fort: 'lost with the fort where it was repaired',
  trap: 'lost to a trap',
  left: 'it leaves the board',
};

export const endings: Words['endings'] = {
  target: 'the target is reached',
  'last-afloat': 'no other fleet is left',
  'cargo-gone': 'there is no cargo left at sea',
  rounds: 'the last round has been played',
  arrived: 'the brig has arrived',
  convoy: 'both legs have been played',
  nobody: 'no ship is left',
};
