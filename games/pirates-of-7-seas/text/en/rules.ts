// The rules page in English.
import type { RulesSection, RulesText } from '../rules.ts';

const setUp: RulesSection = {
  heading: 'P1 Set-up',
  rules: [
    [
      'P1.1',
      'Ships are dice. You have ten of your colour: seven are at sea, three wait in reserve. You begin with 7 chests, the seven characters in hand, and three adventure cards that nobody else sees.',
    ],
    [
      'P1.2',
      'The adventures are 30 cards: 16 caravans, 6 ports and 8 curses. The end card is put in above the last four, so that nobody knows when it comes, but everybody sees how near it is.',
    ],
    ['P1.3', 'Lots are drawn for the token of the first player. Trade begins in Pirate Bay, where only rum is in demand.'],
  ],
  figures: [
    { kind: 'deck', after: 'P1.2', caption: 'After the deal 20, 17 or 14 cards lie above the end card, and four below it.' },
  ],
};

const round: RulesSection = {
  heading: 'P2 A round',
  rules: [
    [
      'P2.1',
      'All choose a character from their hand at once, face down. What you played in earlier rounds lies open before you and cannot be chosen.',
    ],
    [
      'P2.2',
      'Then the characters are called in a fixed order. Whoever has the one that is called turns it up and acts. Until then nobody knows what you have chosen.',
    ],
    ['P2.3', 'If several have the same character, the first player acts first, then the others clockwise, one after the other.'],
    [
      'P2.4',
      'At the end of the round everybody who played Captain, Aborigine or Shaman takes all played characters back in hand. The four others stay where they are. So one of the three must come sooner or later, and each of them needs a card of the right kind.',
    ],
    ['P2.5', 'The token of the first player passes to the left, and the next round begins.'],
  ],
  figures: [{ kind: 'ruler', after: 'P2.4', caption: 'The order in which characters are called.' }],
};

const characters: RulesSection = {
  heading: 'P3 The seven characters',
  rules: [
    [
      'P3.1',
      'When your character is called, you do its action, once. If you cannot or do not want to, you get a black mark: three points less at the end.',
    ],
    [
      'P3.2',
      'If nobody else has your character, and you have done its action, you get its gift as well. So it pays to guess what the others will not choose.',
    ],
    ['P3.3', 'If you are also the first player, you get the gift twice.'],
    ['P3.4', 'With two players only the first player gets a gift, only one, and only if the other has chosen another character.'],
    ['P3.5', 'Shipwright: buy as many ships from your reserve as you like, for a chest each. Gift: a free ship.'],
    [
      'P3.6',
      'Governor: become a corsair. You get your whole reserve for nothing and a flag of your choice that is still free, but also a black mark. You may collect several flags. Gift: no mark for this action; the second gift lifts a mark that you had before.',
    ],
    ['P3.7', 'Captain: lay a caravan from your hand, and the raid begins (4). Gift: two yin-yang.'],
    ['P3.8', 'Aborigine: lay a port from your hand. From now on everybody sells at its prices. Gift: a card of loot.'],
    [
      'P3.9',
      'Shaman: lay a curse from your hand; it strikes everybody (7). Gift: three of your ships stay out of it, with two gifts six. It helps only against the five curses for which fleets are thrown.',
    ],
    [
      'P3.10',
      'Merchant: sell goods, as many as you like. A card brings one chest. Three or more of a kind, sold in one turn, bring the price of the port for each card. Gift: a chest.',
    ],
    ['P3.11', 'Cartographer: draw an adventure card. Gift: one more.'],
    [
      'P3.12',
      'Gold must be guarded. For each full ten chests one of your ships lies at the island: it neither raids nor carries goods, and the only curse that touches it is Wages. When your chests grow or shrink, guards sail out or come home at once.',
    ],
  ],
  figures: [
    {
      kind: 'sale',
      after: 'P3.10',
      caption:
        'A sale in Cask Harbour. Four fruit bring the price of the port, 2 each. Rum would bring 3, but two cards are too few: a chest each. Together 10 chests.',
    },
  ],
};

const raid: RulesSection = {
  heading: 'P4 The raid',
  rules: [
    [
      'P4.1',
      'Everybody may join. The limit for each player is the number of ships of the caravan with four players, twice as many with three, three times as many with two.',
    ],
    [
      'P4.2',
      'From the captain clockwise, each says openly how many ships to send. Only free ships can go: those that carry goods or stand guard stay behind.',
    ],
    ['P4.3', 'Whoever sends none gets a black mark, also for want of a free ship.'],
    ['P4.4', 'A corsair of the nation whose caravan it is gets one mark in any case, for raiding friends or for staying away.'],
    ['P4.5', 'All ships that were sent are thrown into the tray together with the red dice of the caravan (6).'],
    [
      'P4.6',
      'Find the red die and the pirate that lie nearest to each other: these two fight. The lower number sinks, equal numbers sink both. Then look for the nearest pair of those left, and so on, until one side is gone. Pirates never sink pirates.',
    ],
    ['P4.7', 'If two pairs are equally near, the captain says which one fights first.'],
    ['P4.8', 'A ship that sinks goes back to the reserve, and its owner gets a yin-yang for it.'],
    [
      'P4.9',
      'If the whole caravan is sunk, there is loot: from the captain clockwise everybody draws a card for each own ship that is still afloat. If any red die survives, there is none.',
    ],
    [
      'P4.10',
      'Fruit, coffee and rum need room: one card a ship, on any ship that is free. Of the new cards you choose which to keep; what you loaded earlier cannot be thrown overboard. A loaded ship is busy until its goods are sold.',
    ],
    ['P4.11', 'A talisman needs no room. It brings a yin-yang at once and a point at the end.'],
  ],
  figures: [
    {
      kind: 'fight',
      after: 'P4.9',
      caption:
        'A caravan of two, and five ships. The lines are measured from centre to centre, and numbered in the order of the fights. Three ships are afloat in the end: one card of loot for each.',
    },
    {
      kind: 'fleet',
      after: 'P4.10',
      caption:
        'A pirate with 24 chests: two ships on guard, three with goods (one has a Double Hold), three free for a raid, two in reserve.',
    },
  ],
};

const rituals: RulesSection = {
  heading: 'P5 Rituals',
  rules: [
    [
      'P5.1',
      'Yin-yang pays for rituals. You may perform any number of them in your turn as Shipwright, Governor, Merchant or Cartographer, before or after the action.',
    ],
    [
      'P5.2',
      'Bargain, 3 yin-yang: sell one card each of two different goods at the prices of the port, as if you sold three of each.',
    ],
    [
      'P5.3',
      'Double Hold, 2 yin-yang: from now on one of your ships carries two cards. Goods can be restowed at any time, so they always lie in as few ships as possible. Each further ritual is for one more ship.',
    ],
    [
      'P5.4',
      'Unsinkable Ship, 3 yin-yang: from now on one ship that sinks in a raid comes home, without yin-yang and without loot. Each further ritual saves one more. Against curses it does not help.',
    ],
  ],
  figures: [],
};

const dice: RulesSection = {
  heading: 'P6 The throw',
  rules: [
    [
      'P6.1',
      'The tray is a square of 27 centimetres, and no two dice lie on each other. Distances are measured from centre to centre, exactly, so that there is nothing to argue about.',
    ],
    [
      'P6.2',
      'Where a die falls and what it shows is pure chance, and the same for every owner. The table writes both down, so that each throw can be checked after the game.',
    ],
  ],
  figures: [],
};

const curses: RulesSection = {
  heading: 'P7 Curses',
  rules: [
    [
      'P7.1',
      'A curse strikes everybody, its caster too. Where fleets are thrown, all ships go into the tray, loaded or not; only guards and ships that the gift of the Shaman protects stay out. For each hit you lose a card of the kind that the curse takes. If you have none left, you lose a ship: it goes to the reserve and brings no yin-yang.',
    ],
    ['P7.2', 'If your ships can then no longer carry your goods, you discard what is too much; you choose what goes.'],
    ['P7.3', 'Kraken, Iceberg and Sirens: each 1 takes fruit, each 2 coffee, each 3 rum.'],
    [
      'P7.4',
      'Whirlpool: a red die is thrown too. It shows how many ships are drawn in, and these are the ones nearest to it. It takes talismans. Of ships that are equally near the caster chooses.',
    ],
    ['P7.5', 'Mutiny: each 4 takes the good that the port pays best.'],
    ['P7.6', 'Idol: nothing is thrown. The caster names a good, and everybody loses one card of it, or a ship.'],
    ['P7.7', 'Wages: everybody pays two chests for each ship on guard. Guards that are no longer needed come home.'],
    [
      'P7.8',
      'Tavern: a die for each player is thrown, and the caster decides who gets which, one each. 1: a black mark. 2: lose a good of your choice. 3: lose a chest. 4: get a chest. 5: get the next good of the loot deck. 6: get three yin-yang.',
    ],
  ],
  figures: [
    {
      kind: 'whirlpool',
      after: 'P7.4',
      caption:
        'The red die shows 3: the three nearest ships are drawn in, whatever they show themselves. A talisman saves one of them.',
    },
  ],
};

const end: RulesSection = {
  heading: 'P8 The end, and the score',
  rules: [
    ['P8.1', 'Whoever draws the end card puts it aside and draws another card for it.'],
    [
      'P8.2',
      'The round is played to its end, and three more follow. Use up your adventure cards: what is left in hand costs points.',
    ],
    [
      'P8.3',
      'Then all goods are sold as the Merchant would sell them. Before that you may still make bargains, if you have the yin-yang.',
    ],
    [
      'P8.4',
      'Each chest is a point, each talisman is a point, and every three yin-yang are one more. Each black mark costs three points, and so does each adventure card left in hand.',
    ],
    [
      'P8.5',
      'Most points win. If they are equal, fewer flags; then fewer marks, where each card left in hand is a mark. Whoever is equal in all of this shares the victory.',
    ],
  ],
  figures: [
    {
      kind: 'sheet',
      after: 'P8.4',
      caption:
        'The last sale is in Still Cove. Blue had 18 chests; three rum bring 3 each, a single coffee brings 1. Seven yin-yang are two points, and one is left over.',
    },
  ],
};

export const en: RulesText = {
  goal: {
    heading: 'What it is about',
    paragraphs: [
      'You are a pirate with a small fleet of dice. You raid caravans together with your rivals, carry the loot to port, sell it where it pays, and guard the gold. Whoever has the most points at the end wins, and most of them are chests.',
      'In each round everybody chooses one of seven characters in secret: one buys ships, one calls a raid, one sells, one curses. Choose what nobody else does, and you get a gift besides.',
      'The small numbers are those that the table gives when it refuses a move.',
    ],
  },
  sections: [setUp, round, characters, raid, rituals, dice, curses, end],
  rulings: {
    heading: 'Where the rulebook leaves room',
    intro: 'This is how it is played here. What is most disputed can be changed by an option of the table.',
    items: [
      'First the action, then the gift. If you buy your last ship as Shipwright, there is none left to be given. Gifts may be declined, also one of two.',
      'Whether you are alone with a character is judged by what was chosen, even if the other player could not act.',
      'A captain who sends no ship gets the mark for staying away, but has acted and may have the gift. If nobody sails, there is no throw, and the caravan is gone.',
      'If the last ships of both sides sink together, the raid has succeeded, and there is nobody to draw loot.',
      'If a guard is due and no ship is free, it is owed: the next ship that becomes free sails to the island at once. Goods are never thrown away for it.',
      'The Governor can act with an empty reserve, as long as a flag is free.',
      'A bargain does not count as the sale of the Merchant, nor towards three of a kind. The Merchant sells each kind once in a turn, and may keep a part of it.',
      'Losses have no choice: first the card that the curse takes, then a ship. Whoever has neither loses nothing. Chests never fall below zero.',
      'Tavern: talismans that turn up before a good are discarded, and the good needs room. The caster may keep any die.',
      'When the loot deck is empty, its discards are shuffled. Adventure cards that were laid never come back.',
      'Last rounds are counted from the next round, also if the end card comes as a gift. If it has not come by the end of round 40, it comes by itself.',
      'Unsinkable ships come home without being asked.',
    ],
  },
  cards: {
    heading: 'All cards',
    intro:
      'Thirty adventure cards and the end card, sixty cards of loot, and seven characters for each player. How many ships the caravans have is our reading, and so are the prices of the ports and their names; an owner of the box can correct them by an option of the table.',
    characters: 'Characters, in the order of the call',
    caravans: 'Caravans',
    ports: 'Ports: chests for each card when three or more are sold',
    curses: 'Curses',
    tavern: 'The dice of the Tavern',
    loot: 'Loot',
    character: 'Character',
    action: 'Action',
    gift: 'Gift',
    ships: 'Ships',
    nations: 'One card each of',
    limits: 'Limit with 2/3/4 players',
    port: 'Port',
    curse: 'Curse',
    card: 'Card',
    copies: 'Copies',
    says: 'What it does',
    face: 'Die',
    brings: 'What it brings',
    lootRules: {
      good: 'A good: takes the room of a card, and is sold in port.',
      talisman: 'A trophy: a yin-yang at once, a point at the end.',
    },
  },
  drawn: {
    players: { 2: '2 players', 3: '3 players', 4: '4 players' },
    end: 'the end card',
    backInHand: 'takes all characters back in hand',
    pirates: ['Blue', 'Orange', 'Green'],
    caravan: 'caravan',
    millimetres: 'mm',
    guards: 'On guard',
    loaded: 'Loaded',
    free: 'Free',
    reserve: 'In reserve',
    total: 'Total',
  },
};
