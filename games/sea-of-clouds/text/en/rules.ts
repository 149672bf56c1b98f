// The rules page in English.
import type { RulesSection, RulesText } from '../rules.ts';

const setUp: RulesSection = {
  heading: 'C1 Set-up',
  rules: [
    ['C1.1', 'Every captain begins with 3 doubloons. Captains differ in name only.'],
    ['C1.2', 'The loot is a deck of 94 cards: 21 rum, 23 relics, 28 objects and 22 pirates. The back of a card shows its kind.'],
    ['C1.3', "Two captains leave all cards of Siren's Song in the box, and 5 rum, 5 objects and 5 pirates that nobody has seen."],
    [
      'C1.4',
      'Lots are drawn for who begins. This captain gets the hat, which stays there all game, and the parrot, which does not.',
    ],
    ['C1.5', 'A card is laid face down on each of the three loot spaces. What lies on a space is a share.'],
    [
      'C1.6',
      'The ship starts at the first island, and each island is a round. Where sabres are crossed, there is a boarding after the round.',
    ],
  ],
  figures: [
    {
      kind: 'track',
      after: 'C1.6',
      caption: 'Two or three captains pass 15 islands, four pass 12. Each way there are three boardings.',
    },
  ],
};

const turn: RulesSection = {
  heading: 'C2 Sharing out the loot',
  rules: [
    ['C2.1', 'In a round every captain has one turn, clockwise from the hat. Then the ship sails on.'],
    ['C2.2', 'On your turn you look at the first share, alone. Then you take it, or leave it.'],
    [
      'C2.3',
      'Take it, and all its cards and doubloons are yours. The empty space gets a new card from the deck before you lay them.',
    ],
    [
      'C2.4',
      'Leave it, and a card from the deck is added, unseen. You look at the next share. What you leave grows for those who come after you.',
    ],
    ['C2.5', 'Shares come in their order, from left to right. What you have left you cannot have back in this turn.'],
    ['C2.6', 'If you leave all three, you take the top card of the deck, whatever it is.'],
    ['C2.7', 'A share has three cards at most. Instead of a fourth it gets a doubloon, and another each time it is left again.'],
    [
      'C2.8',
      'When the deck is empty, every card that is due is a doubloon: on shares, on empty spaces, and for whoever leaves all three.',
    ],
    ['C2.9', "The backs of the deck's top card and of all cards on shares are there for everybody to see."],
    [
      'C2.10',
      'You lay the cards that you took one by one, in the order that you like. An immediate object is done before the next card is laid.',
    ],
    ['C2.11', 'Rum and secrets lie face down before you, and only you may look at them. Everything else lies face up.'],
  ],
  figures: [
    {
      kind: 'shares',
      after: 'C2.9',
      caption:
        'A turn: the first share is full, so leaving it adds a doubloon. The second is left too and gets a third card. The third is taken, and its space gets a new card.',
    },
  ],
};

const loot: RulesSection = {
  heading: 'C3 The loot',
  rules: [
    [
      'C3.1',
      "Rum counts at the end. Most bottles are worth what they say; Collector's Rum pays more the more of it you have, Premium Rum pays whoever has the most.",
    ],
    ['C3.2', 'Relics count by how many of a kind you have. One or two may cost you points; the rest of the set makes up for it.'],
    ['C3.3', 'A permanent object lies face up and works until somebody takes it from you or makes you discard it.'],
    ['C3.4', 'An immediate object does what it says when it is laid, and leaves the game.'],
    ['C3.5', 'The Treasure Map adds a card to each of the three shares, also to the space that was filled just now.'],
    ['C3.6', 'Beer costs you a pirate, and you choose which. Lay it before the pirate who came with it, and he stays sober.'],
    ['C3.7', 'The Leaking Cask costs you a rum card at random; nobody else learns which.'],
    ['C3.8', 'The Purse brings 3 doubloons, the Port Toll costs 2, or what you have.'],
    ['C3.9', 'The Chest comes with 8 doubloons inside. As long as they are in it, they can be neither paid nor stolen.'],
    ['C3.10', 'A secret lies face down and is turned over at the end of the game.'],
    ['C3.11', 'Pirates are your crew until the next boarding. Each has a strength, and something to do after a victory.'],
  ],
  figures: [
    {
      kind: 'ladder',
      after: 'C3.2',
      caption: "Siren's Song: one card costs 3 points, four bring 6, all eight bring 43.",
    },
  ],
};

const boarding: RulesSection = {
  heading: 'C4 Boarding',
  rules: [
    ['C4.1', 'After the round at a marked island, and after the last round, all captains board their neighbours.'],
    ['C4.2', 'Your strength is that of all your pirates, with what your objects add or take away.'],
    [
      'C4.3',
      'You fight the neighbour on your left and the one on your right, one after the other. The stronger wins. Three captains are all neighbours; of four, those who sit opposite do not fight.',
    ],
    ['C4.4', 'Without a pirate you cannot win. Your strength is 0 then, whatever your objects say.'],
    [
      'C4.5',
      'If two are equally strong, the one with the parrot wins, provided that there is a pirate in the crew. Otherwise nobody wins.',
    ],
    [
      'C4.6',
      'If you have the Chest and lose a fight, it goes to the victor, or to the stronger of two. The victor takes one doubloon out of it at once. It moves once in a boarding.',
    ],
    [
      'C4.7',
      'When all fights are decided, pirates act: first those of the captain with the parrot, then on clockwise. You choose the order of your own. Only captains who have won a fight let pirates act.',
    ],
    ['C4.8', 'A pirate acts once for each of your victories. A pirate who says “once in a boarding” acts once, even after two.'],
    [
      'C4.9',
      'You steal only from captains whom you have defeated, once from each. A captain who has less loses all of it. Which rum card you get is left to chance.',
    ],
    [
      'C4.10',
      'You exchange only with captains whom you have defeated, once with each. Of rum you choose what you give, and chance what you get. Of objects you choose both, among those that lie face up.',
    ],
    ['C4.11', 'Doubloons that you gain come from the bank.'],
    ['C4.12', 'The Cook takes the parrot from whoever has it, defeated or not.'],
    [
      'C4.13',
      'The Lookout takes one card of any share; you see only its back until it is yours. Doubloons stay where they are. A pirate found like this comes too late to act.',
    ],
    [
      'C4.14',
      'Monsieur Plume: you name a captain whom you have defeated, who then discards one face-up object of their own choice.',
    ],
    ['C4.15', 'Exchanges, the parrot and the Lookout may be left unused. All other effects have to be used.'],
    ['C4.16', 'After the boarding all pirates of all captains are discarded. The next crew starts from nothing.'],
    ['C4.17', 'Two captains fight once in a boarding, so that there is one victory at most.'],
  ],
  figures: [
    {
      kind: 'boarding',
      after: 'C4.5',
      caption:
        'Madame Tching and Duc de Plessy are both 5 strong, but he has the parrot: he wins, and against Lady Damballa too. El Capitan has a Cannon and nobody to fire it, so both his neighbours win. Madame Tching and Lady Damballa sit opposite and do not fight.',
    },
  ],
};

const score: RulesSection = {
  heading: 'C5 The end, and the score',
  rules: [
    ['C5.1', 'After the round and the boarding at the last island the game is over. Rum and secrets are turned over.'],
    ['C5.2', 'Points come from doubloons, rum, relics, objects and secrets. Most points win.'],
    ['C5.3', "Collector's Rum: 1, 4, 9, 16, 25 points for one to five bottles."],
    [
      'C5.4',
      'Premium Rum: 3 points a bottle if you have the most of it, otherwise 1. Among equals the one with the parrot has the most; without it nobody has.',
    ],
    ['C5.5', 'Relics: each kind is looked up on its own ladder. What it shows counts, below zero too.'],
    ['C5.6', 'Objects: what they say. Weapons are worth nothing.'],
    ['C5.7', 'Secrets: what they say, each card for itself. The Ledger counts every full five doubloons.'],
    ['C5.8', 'Every doubloon is a point. The owner of the Chest has what is in it.'],
    [
      'C5.9',
      'If points are equal, the captain with the parrot wins; if it is with somebody else, more doubloons; then more rum cards. Captains who are equal in all of this share the victory.',
    ],
  ],
  figures: [{ kind: 'sheet', after: 'C5.8', caption: "A captain's score, line by line. Nobody else has as much Premium Rum." }],
};

export const enRules: RulesText = {
  goal: {
    heading: 'What it is about',
    paragraphs: [
      'You are the captain of a pirate ship that sails above the clouds. At every island there is loot to share out: you look at it in secret, take it, or leave it to grow and hope for better.',
      'Rum, relics and objects are points in the end. Pirates are not, but every few islands the ships come close enough for a boarding, and then the stronger crew helps itself.',
      'The small numbers are those that the table gives when it refuses a move.',
    ],
  },
  sections: [setUp, turn, loot, boarding, score],
  rulings: {
    heading: 'Where the rulebook leaves room',
    intro: 'This is how it is played here. What is most disputed can be changed by an option of the table.',
    items: [
      'The bank never runs out of doubloons.',
      'A share may be doubloons alone; it is looked at, taken or left like any other.',
      'Everybody remembers what they have seen: a card that you looked at and left stays known to you, wherever it goes.',
      'A crew with rusty swords may come out below zero. Then it does not even beat a captain without pirates, who cannot win either.',
      'Of two equally strong victors the Chest goes to the one with the parrot, otherwise to the next clockwise. Discarded, it takes what is in it to the bank; exchanged, it goes with all of it.',
      'The order of captains in a boarding stays, even if the parrot changes hands on the way.',
      'After two victories you may name the same captain twice for Monsieur Plume, or one who has no object and so loses nothing.',
      'A pirate who is lost to a Beer in the middle of a boarding acts no more. Victories stay.',
    ],
  },
  cards: {
    heading: 'All cards',
    intro:
      'Part of the card list is known from the box, the rest is our own: names, numbers and effects that fit everything that is known. An owner of the box can correct it by an option of the table.',
    kinds: { rum: 'Rum', relic: 'Relics', object: 'Objects', pirate: 'Pirates' },
    card: 'Card',
    copies: 'Copies',
    says: 'What it does',
  },
  drawn: {
    deck: 'Deck',
    left: 'left',
    taken: 'taken',
    strength: 'strength',
    noCrew: 'no pirates',
    total: 'Total',
    players: { twoOrThree: '2 or 3 captains', four: '4 captains' },
  },
};
