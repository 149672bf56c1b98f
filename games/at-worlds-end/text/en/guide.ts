// The guided game in English.
import type { GuideText } from '../guide.ts';

export const en: GuideText = {
  hero: {
    title: 'Your hero',
    text: 'Each hero has a free skill and one that costs gold, each for once in your own turn. Take the one that you like best: none is stronger than the others.',
  },
  start: {
    title: 'Where you begin',
    text: 'You begin in the West Indies, your rival in the East Indies, on the other side of the world. Ships are sold only where there is an anchor, so begin in such a sea if you want to buy at once.',
  },
  turn: {
    title: 'Your turn',
    text: 'A turn has an event, management and actions; in your first turn only the actions come. You may sail, visit a port and fight, each once, in any order. When you are done, end the turn.',
  },
  port: {
    title: 'The port',
    text: 'An anchor marks a port. Visit it once in a turn, and three ships are laid open for you; it does not matter who holds the sea.',
  },
  buy: {
    title: 'Ships',
    text: 'The dice on a card are its Attack, the shield is its Defence, and a ring means that the ship may survive a hit. Buy what you can pay: what you leave goes back.',
  },
  squadron: {
    title: 'Your squadron',
    text: 'Bought ships sail with your flagship. Others see how many there are, but not which; only a battle shows them.',
  },
  sail: {
    title: 'Sailing',
    text: 'Inside the Indies your flagship reaches any sea of the part in one step. On the Oceans you go from neighbour to neighbour, and the two gates lead to the Indies.',
  },
  favour: {
    title: 'Calypso’s favour',
    text: 'A marker of favour takes your flagship one sea further, once in a turn. In the Indies you may use it at any moment, on the Oceans only directly after sailing. You have five at most; a nine on the event dice brings one back.',
  },
  attack: {
    title: 'Taking a sea',
    text: 'You fight for the sea in which your flagship lies. The red figure is its difficulty: 1 is a Company sloop, 2 a sloop and a brig, 3 a frigate. The harder the sea, the more gold it pays.',
  },
  line: {
    title: 'The lines',
    text: 'Both sides lay their ships open. The attacker fires first, then you take turns, and in a round each ship fires once. Whoever has no ship left has lost.',
  },
  manoeuvres: {
    title: 'Manoeuvres',
    text: 'You draw a manoeuvre for each of your ships in the battle, and nobody sees them but you. The Company has none. After the battle they all go back.',
  },
  aim: {
    title: 'Choose a target',
    text: 'You throw as many dice as your ship has Attack; each die above the Defence of the target is a hit. The exact chances stand on every target, before you fire.',
  },
  command: {
    title: 'You command the Company',
    text: 'When your rival fights the Company, you fire its guns: choose which ship shoots at which. The Company never retreats, so do your worst.',
  },
  window: {
    title: 'Play a card, or hold',
    text: 'Each manoeuvre has its moment, and each ship may have one in a round. You are asked even if none of yours fits, so that nobody can guess what you hold.',
  },
  salvo: {
    title: 'The salvo',
    text: 'Dice above the Defence have hit. A hit sinks a ship that has no ring of survivability, however many hits there were.',
  },
  survive: {
    title: 'Survivability',
    text: 'A ship with the ring throws a die for each hit; if none is above its own Defence it stays afloat, damaged. A damaged ship fires as before, but the next hit sinks it.',
  },
  retreat: {
    title: 'Fight on, or not',
    text: 'At the end of a round you may take damaged ships out of the line or retreat with all. Ships are dear: a lost battle costs nothing but the sea, if you leave in time.',
  },
  victory: {
    title: 'A sea of your own',
    text: 'The sea is yours: it pays every turn, and it is a point of fame. Three seas with one good and all five seas of a part are a point more each. Ten points win.',
  },
  guards: {
    title: 'Guards',
    text: 'Where your flagship lies in your own sea, you may leave ships as guards, face down, and take them back. In the Indies guards can also sail by themselves to another sea of yours. A sea without guards falls without a shot.',
  },
  dice: {
    title: 'The event',
    text: 'From the second turn on every turn begins with two dice, and their sum names the event. Hover over it or hold it to see all of them, and how often each comes.',
  },
  income: {
    title: 'Income',
    text: 'Then comes management: your seas pay. The gold lies open, so everybody knows what you can afford.',
  },
  'buy-fame': {
    title: 'Fame for gold',
    text: 'In management a point of fame can be bought for 1000 gold, one in a turn. It is never lost, but the same gold would buy two or three ships.',
  },
  auction: {
    title: 'The auction',
    text: 'A seven puts a ship under the hammer. Bids go round in hundreds, from the price of the card on, and whoever passes is out. The ship joins the squadron of the buyer at once, wherever that is.',
  },
  armada: {
    title: 'The armada draws nearer',
    text: 'Every double moves the armada a space. With two players it arrives on the sixth, and then the most famous pirate has to fight it alone. Watch it, and keep some ships together.',
  },
  calm: {
    title: 'Calm',
    text: 'A five: the flagship of whoever threw it cannot sail in this turn, not even with favour. Ports, battles and guards are not affected.',
  },
  storm: {
    title: 'Storm',
    text: 'A ten: for each sloop of the squadron a die is thrown, and an odd one sinks it. Bigger ships and guards are safe.',
  },
  convoy: {
    title: 'The convoy',
    text: 'A four: whoever has a ship may attack the frigate of a convoy, for 1000 gold. It guards no sea, and a defeat costs only ships. The chances against a frigate are not for a single sloop.',
  },
  company: {
    title: 'The Company strikes back',
    text: 'An eleven: the other player gives a sea of whoever threw it back to the Company, if neither flagship nor guards lie there. One ship left behind would have been enough.',
  },
  pirates: {
    title: 'Pirates against pirates',
    text: 'For three turns pirates leave each other alone; from your fourth on you may attack your rival’s seas, and your own are no longer safe. Whoever ends a turn without sea and ship is ruined.',
  },
  'last-battle': {
    title: 'The last battle',
    text: 'When the armada arrives, the most famous pirate has to meet its five ships with the squadron, and the other commands them. A victory wins the game, a defeat leaves nobody as winner. Ten points before that would have spared you the fight.',
  },
  score: {
    title: 'The end',
    text: 'The sheet adds up the fame: seas, monopolies, parts of the world, and what was bought or given. That is the whole game: fair winds!',
  },
};
