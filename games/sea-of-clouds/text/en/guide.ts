// The guided game in English.
import type { GuideText } from '../guide.ts';

export const enGuide: GuideText = {
  look: {
    title: 'Your first share',
    text: 'What lies in this share is for your eyes only. Take it, and all of it is yours; leave it, and you look at the next one. You cannot come back to it in this turn, so: is it good enough?',
  },
  left: {
    title: 'What you leave grows',
    text: 'A card from the deck has been added to the share that you left, for whoever comes after you. What you saw below it stays your secret until somebody else looks.',
  },
  backs: {
    title: 'What the backs tell',
    text: 'The back of a card shows its kind: rum, relic, object or pirate. Everybody sees the backs of all shares and of the top card of the deck; a face is seen only by who looks at it.',
  },
  'third-share': {
    title: 'The last share',
    text: 'There is no fourth. Leave this one too, and the deck decides: you get its top card, unseen.',
  },
  'top-card': {
    title: 'From the top of the deck',
    text: 'You left all three shares, so the top card of the deck was yours, whatever it was. The others now find three bigger shares: that is the price of being choosy.',
  },
  pirate: {
    title: 'Pirates',
    text: 'A pirate stays in your crew until the next boarding. Strength helps you to win there, and only a victory lets the pirate act.',
  },
  permanent: {
    title: 'Objects that stay',
    text: 'Most objects lie face up before you for as long as you have them. They add strength or points, and a few, like the Cursed Doll, take some away.',
  },
  known: {
    title: 'You have seen this one',
    text: 'Another captain has face-down loot that you looked at before: you know it, and the table shows it to you for the rest of the game. It works both ways: whoever looked before you knows what you took.',
  },
  secret: {
    title: 'Secrets',
    text: 'Some objects are secrets: they lie face down, and count only at the end, for you or against you. Others see that you have a secret, but not which one.',
  },
  relic: {
    title: 'Relics',
    text: 'Each kind of relic has its ladder of points. On most of them a single relic costs you points, and further ones of the kind bring more and more. Climb few ladders, but climb them high.',
  },
  track: {
    title: 'The voyage',
    text: 'After each round the ship sails on to the next island. On the 5th, 10th and 15th the crews board each other. The first boarding is near: who has pirates by then?',
  },
  chest: {
    title: 'The Chest',
    text: 'There are 8 doubloons in the Chest, and they count for who has it at the end. Lose a fight, and the victor gets the Chest, and a doubloon out of it at once. Whoever takes it had better be strong.',
  },
  'premium-rum': {
    title: 'Premium Rum',
    text: 'At the end Premium Rum counts 3 points each for who has the most of it, and 1 each for everybody else. Rum lies face down: how much the others have you can only guess, unless you have seen it.',
  },
  'collectors-rum': {
    title: "Collector's Rum",
    text: 'One of these counts 1 point, two count 4, three 9, four 16, five 25. Each one is worth more than the one before, if nobody steals from your collection.',
  },
  'full-share': {
    title: 'A full share',
    text: 'A share holds three cards at most. Whenever a full one is left, a doubloon is added instead, and a doubloon is a point. In the end somebody takes even the worst of loot.',
  },
  parrot: {
    title: 'The parrot',
    text: 'The captain with the parrot wins fights between equals, lets the crew act first, and wins a tie at the end. A Cook whose crew is victorious can take the parrot from anybody.',
  },
  immediate: {
    title: 'Done at once',
    text: 'Some objects do something as you lay them, and then are gone: a Purse brings doubloons, a Treasure Map adds to every share, Beer costs you a pirate. A share is taken whole, the bad with the good.',
  },
  order: {
    title: 'One by one',
    text: 'You lay the cards that you took one by one, in the order that you like. What an object does is done before the next card: pour the Beer first, and a pirate whom you lay after it is safe.',
  },
  'boarding-near': {
    title: 'A boarding is coming',
    text: 'After this round the crews fight. Your strength is that of your pirates, with what your objects add or take; without a pirate you cannot win. Would one more pirate make the difference?',
  },
  boarded: {
    title: 'Boarding!',
    text: 'Each crew has fought the neighbours on its left and on its right, and the stronger one has won. That makes two fights for you: you can win both, one, or neither.',
  },
  effects: {
    title: 'Victory: your pirates act',
    text: 'You choose the order. A pirate acts once for each of your victories, but one who says “once in a boarding” acts only once. Exchanges, the parrot and the Lookout may also be left unused.',
  },
  lookout: {
    title: 'Lookout',
    text: 'Take any card of any share by its back; you lay it at once. Do you remember what you left there? What you have looked at you know.',
  },
  steal: {
    title: 'Stolen!',
    text: 'Pirates steal and exchange only where their crew has won. Who has nothing loses nothing, and the doubloons in the Chest are safe from thieves.',
  },
  'crews-gone': {
    title: 'All hands ashore',
    text: 'After a boarding all crews are discarded, those of the victors too. Everything else stays where it is.',
  },
  'last-island': {
    title: 'The last island',
    text: 'One more turn for everybody and one more boarding, and then the points are counted. Nothing has time to grow any more: take what counts now.',
  },
  score: {
    title: 'The score sheet',
    text: 'Rum and secrets have been turned over, and doubloons, rum, relics, objects and secrets are added up, line by line. The most points win. That is the whole game: fair winds!',
  },
};
