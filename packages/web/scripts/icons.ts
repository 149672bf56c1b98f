// Takes the icons that are drawn out of the big icon set into small files, so that no other ends in a bundle.
// Run with: node packages/web/scripts/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';

/** Which drawing of game-icons.net stands for what, by the file that they go to. */
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/web/src/design/icons.ts': {
    anchor: 'anchor',
    wheel: 'ship-wheel',
    skull: 'pirate-skull',
    crown: 'queen-crown',
    coin: 'two-coins',
    warning: 'skull-crossed-bones',
    hourglass: 'hourglass',
    cards: 'poker-hand',
    compass: 'compass',
  },
  'games/at-worlds-end/ui/battle/icons.ts': {
    broadside: 'cannon-shot',
    'raking-fire': 'fire-ray',
    boarding: 'crossed-sabres',
    'fire-ship': 'fire-zone',
    'damage-control': 'hammer-nails',
    'brave-crew': 'rally-the-troops',
    'close-ranks': 'shield-opposition',
    'return-fire': 'return-arrow',
    damaged: 'small-fire',
    hold: 'hand',
    retreat: 'flying-flag',
    withdraw: 'sailboat',
    shield: 'shield',
    undying: 'raise-skeleton',
  },
  'games/dead-mans-draw/ui/icons.ts': {
    anchor: 'anchor',
    hook: 'pirate-hook',
    cannon: 'pirate-cannon',
    key: 'skeleton-key',
    chest: 'locked-chest',
    map: 'treasure-map',
    oracle: 'crystal-ball',
    sword: 'crossed-sabres',
    kraken: 'octopus',
    mermaid: 'mermaid',
    casanova: 'charm',
    'golden-scales': 'double-fish',
    plunderer: 'swap-bag',
    'treasure-hunter': 'open-chest',
    navigator: 'sextant',
    'master-gunner': 'cannon-shot',
    scavenger: 'vulture',
    mystic: 'third-eye',
    swordsman: 'saber-slash',
    miser: 'two-coins',
    'captains-hook': 'hook',
    'safe-harbor': 'lighthouse',
    fisherman: 'fishing-hook',
    beastmaster: 'sea-serpent',
    misfire: 'mine-explosion',
    parry: 'sword-clash',
    'davy-jones-locker': 'pirate-grave',
    siren: 'love-song',
    'thieves-island': 'palm-tree',
    'pile-o-treasure': 'gold-stack',
    'sudden-death': 'death-skull',
    'all-hands-on-deck': 'ship-bow',
    'strange-lands': 'compass',
    'beneath-the-waves': 'big-wave',
    'bottom-feeder': 'angler-fish',
  },
  'games/sea-of-clouds/ui/icons.ts': {
    'collectors-rum': 'square-bottle',
    'premium-rum': 'wine-bottle',
    rotgut: 'broken-bottle',
    rum: 'brandy-bottle',
    'golden-rum': 'sake-bottle',
    'aged-rum': 'barrel',
    'sirens-song': 'musical-notes',
    'behemoth-tooth': 'saber-tooth',
    'kraken-eye': 'beast-eye',
    'leviathan-horn': 'hunting-horn',
    chest: 'locked-chest',
    'rusty-sword': 'rusty-sword',
    sabre: 'sparkling-sabre',
    cannon: 'pirate-cannon',
    shell: 'nautilus-shell',
    goblet: 'jeweled-chalice',
    'cursed-doll': 'voodoo-doll',
    'treasure-map': 'treasure-map',
    beer: 'beer-stein',
    purse: 'shiny-purse',
    'leaking-cask': 'barrel-leak',
    'port-toll': 'pay-money',
    'rum-guide': 'open-book',
    'relic-catalogue': 'secret-book',
    inventory: 'scroll-unfurled',
    ledger: 'abacus',
    'black-spot': 'death-skull',
    'parrot-deed': 'tied-scroll',
    'sealed-letter': 'envelope',
    'rachel-cruz': 'swordwoman',
    'monsieur-plume': 'feather',
    steward: 'meal',
    cook: 'cook',
    boatswain: 'whistle',
    gunner: 'cannon-shot',
    lookout: 'spyglass',
    smuggler: 'hooded-figure',
    cooper: 'hammer-nails',
    relic: 'crystal-shine',
    object: 'swap-bag',
    pirate: 'pirate-skull',
    eye: 'sheikah-eye',
    sabres: 'crossed-sabres',
    star: 'round-star',
    hat: 'pirate-hat',
    parrot: 'parrot-head',
    exchange: 'card-exchange',
  },
  'games/pirates-of-7-seas/ui/icons.ts': {
    shipwright: 'hammer-nails',
    governor: 'imperial-crown',
    captain: 'captain-hat-profile',
    aborigine: 'tribal-mask',
    shaman: 'totem-mask',
    merchant: 'scales',
    cartographer: 'treasure-map',
    fruit: 'banana-bunch',
    coffee: 'coffee-beans',
    rum: 'brandy-bottle',
    talisman: 'feather-necklace',
    kraken: 'octopus',
    iceberg: 'iceberg',
    sirens: 'mermaid',
    whirlpool: 'magic-swirl',
    mutiny: 'fist',
    idol: 'totem-head',
    wages: 'pay-money',
    tavern: 'beer-stein',
    caravan: 'galleon',
    port: 'lighthouse',
    chest: 'locked-chest',
    'yin-yang': 'yin-yang',
    mark: 'death-skull',
    island: 'palm-tree',
    gift: 'present',
    bargain: 'trade',
    'double-hold': 'wooden-crate',
    unsinkable: 'life-buoy',
    first: 'ship-wheel',
    points: 'round-star',
    end: 'hourglass',
    rose: 'polar-star',
    sabres: 'crossed-sabres',
  },
  'games/at-worlds-end/ui/icons.ts': {
    spices: 'chili-pepper',
    diplomat: 'quill-ink',
    swordsmith: 'anvil',
    trickster: 'domino-mask',
    corsair: 'death-skull',
    bribe: 'envelope',
    'smugglers-cove': 'cave-entrance',
    plunder: 'open-chest',
    monster: 'octopus',
    convoy: 'galleon',
    auction: 'gavel',
    favour: 'trident',
    storm: 'lightning-storm',
    fame: 'star-medal',
    ruined: 'tombstone',
    rose: 'polar-star',
  },
  'games/admiral/ui/icons.ts': {
    sail: 'sail',
    drift: 'windy-stripes',
    gun: 'pirate-cannon',
    sabres: 'crossed-sabres',
    storm: 'castle',
    fire: 'flame',
    blast: 'mine-explosion',
    repair: 'hammer-nails',
    pearls: 'oyster-pearl',
    treasure: 'locked-chest',
    spade: 'trench-spade',
    port: 'anchor',
    hand: 'trade',
    mine: 'land-mine',
    end: 'hourglass',
    lock: 'crossed-chains',
    fleet: 'galleon',
    points: 'round-star',
  },
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const root = new URL('../../../', import.meta.url);
const set: IconSet = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', root), 'utf8'));

for (const [file, names] of Object.entries(FILES))
  writeFileSync(new URL(file, root), fileOf(names, file.startsWith('games/') ? 'ICONS' : 'MARKS'));

function fileOf(names: Readonly<Record<string, string>>, title: string): string {
  const lines = Object.entries(names).map(([name, drawing]) => `  ${keyOf(name)}: '${pathOf(drawing)}',`);
  return `// Made by packages/web/scripts/icons.ts: change it there.
// Drawings from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.

/** Outlines in a square of 512. */
export const ${title} = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ${title};
`;
}

function keyOf(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

function pathOf(drawing: string): string {
  const body = set.icons[drawing]?.body;
  if (body === undefined) throw new Error(`game-icons.net has no '${drawing}'`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  return paths.join('');
}
