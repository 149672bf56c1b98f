// The guided game in English.
import type { GuideText } from '../guide.ts';

export const en: GuideText = {
  choose: {
    title: 'In secret',
    text: 'Each round everybody chooses one of seven characters, all at once and face down. The character is what you do in this round. Nobody sees your choice until it is called.',
  },
  hand: {
    title: 'Your adventures',
    text: 'Only you see these cards: the Captain raids caravans, the Aborigine lays ports, the Shaman casts curses. A card still in hand at the end costs 3 points. With a caravan the Captain is a good choice.',
  },
  ruler: {
    title: 'The order of the call',
    text: 'The characters are called in this order, and whoever has the one that is called turns it up and acts. So goods from a raid can still be sold in the same round, if no curse takes them first.',
  },
  captain: {
    title: 'To the raid!',
    text: 'Lay a caravan: the card says how many red ships it has. Everybody may join the raid, and that is good for you too, for the more pirates sail, the surer is the victory.',
  },
  send: {
    title: 'How many ships?',
    text: 'With three players each may send twice as many ships as the caravan has, but only free ones. After a victory each of your ships still afloat brings a card of loot. Some may sink: how much do you dare?',
  },
  join: {
    title: 'Join, or stay away?',
    text: 'Another pirate has called to a raid, and all are asked in turn, clockwise. Even a single ship counts as joining. Whoever sends none gets a black mark, even for want of free ships.',
  },
  throw: {
    title: 'The nearest pair fights',
    text: 'The ships fell into the tray as dice. The nearest pair of a red one and a pirate fights: the lower number sinks, equal ones sink both. Then the next nearest pair, until one side is gone.',
  },
  sunk: {
    title: 'Sunk, but not for nothing',
    text: 'A ship that sinks in a raid goes back to your reserve and leaves you a yin-yang. Yin-yang pays for rituals, and at the end of the game each three are a point.',
  },
  load: {
    title: 'Loot in the holds',
    text: 'Goods need room: one card a ship, and a loaded ship cannot raid until its goods are sold. Keep or throw away each new card now, for later you cannot. Three of a kind are worth the most.',
  },
  talisman: {
    title: 'Talismans',
    text: 'A talisman needs no room. It brings a yin-yang at once, and a point at the end of the game.',
  },
  escaped: {
    title: 'They got away',
    text: 'All the pirates in the raid were sunk, but not the whole caravan. Then there is no loot for anybody, and the card is gone; only the yin-yang for sunk ships is a comfort.',
  },
  gift: {
    title: 'A gift',
    text: 'Whoever is alone with a character, and does its action, gets a gift: a ship, yin-yang, loot, a chest, a card, each character has its own. So try to choose what nobody else does.',
  },
  twice: {
    title: 'The first player',
    text: 'A first player who is alone with a character gets the gift twice: the Captain then gives 4 yin-yang instead of 2. After each round the token of the first player passes on clockwise.',
  },
  together: {
    title: 'The same character',
    text: 'Several pirates had the same character, so none of them gets its gift. They act one after the other, clockwise from the first player.',
  },
  back: {
    title: 'Characters that lie open',
    text: 'Shipwright, Governor, Merchant and Cartographer stay before you once played, and cannot be chosen again. Captain, Aborigine or Shaman bring them all back to your hand at the end of the round.',
  },
  mark: {
    title: 'Black marks',
    text: 'Each black mark is 3 points less at the end. Whoever cannot or will not do the action of the chosen character gets one. So before you choose, ask yourself whether you will be able to do it.',
  },
  port: {
    title: 'The port',
    text: 'The Aborigine lays a port, and its prices hold for everybody until another one is laid. Look at what you carry, and at what the others carry: whom does the new port help?',
  },
  curse: {
    title: 'A curse!',
    text: 'A curse strikes all, the Shaman too. Mostly every fleet is thrown, loaded ships as well: Kraken takes fruit for each 1, Iceberg coffee for each 2, Sirens rum for each 3. Who has none loses a ship.',
  },
  protection: {
    title: 'Protected ships',
    text: 'A Shaman who is alone can keep 3 ships out of the throw, and 6 as first player. Guards on the island need no protection: only the curse of Wages is about them.',
  },
  merchant: {
    title: 'Selling',
    text: 'Any card of goods brings a chest. Sell three or more of a kind at once, and each of them brings the price of the port. What you do not sell stays in your holds.',
  },
  guards: {
    title: 'Guards on the island',
    text: 'For every full ten chests one ship must guard them at the island. There it neither raids nor carries goods, and it comes home when the chests become fewer.',
  },
  ritual: {
    title: 'Rituals',
    text: 'Yin-yang pays for rituals in the turns of Shipwright, Governor, Merchant and Cartographer. Double Hold (2): one ship carries two goods. Unsinkable Ship (3): one sunk ship comes home from every raid.',
  },
  bargain: {
    title: 'The Bargain',
    text: 'For 3 yin-yang you sell two goods of different kinds at the full price of the port, even if you have only one of each. A Merchant must sell something besides, for a ritual is no action.',
  },
  shipwright: {
    title: 'The Shipwright',
    text: 'The Shipwright sells you ships from your reserve, a chest each. You can have ten at most: the more ships, the more you can send, and the more goods you can carry.',
  },
  governor: {
    title: 'The Governor',
    text: 'The Governor gives you your whole reserve for nothing, with a flag and a black mark. From then on each raid on that nation costs you a mark, whether you join or not. A big reserve can be worth it.',
  },
  cartographer: {
    title: 'The Cartographer',
    text: 'New caravans, ports and curses come from the Cartographer, who draws adventure cards. Deep in the deck lies the end card, and whoever comes to it brings on the last rounds.',
  },
  'end-card': {
    title: 'The end is near',
    text: 'The adventures come to their end: three more rounds after the one in which that happens. In this first game it is the tenth at the latest. Time to empty your hand and your holds.',
  },
  'last-round': {
    title: 'The last round',
    text: 'This is your last character. Each adventure card left in your hand is a black mark, 3 points less. Goods are no worry, for they are all sold at the end.',
  },
  'final-sale': {
    title: 'The final sale',
    text: 'At the end everybody sells all goods in the last port, and three of a kind bring its price, as always. Whoever has 3 yin-yang and two kinds of goods may make a bargain first.',
  },
  score: {
    title: 'The score sheet',
    text: 'Each chest, each talisman and each three yin-yang are a point; each black mark and each card in hand takes three away. The most points win. That is the whole game: may your dice fall well!',
  },
};
