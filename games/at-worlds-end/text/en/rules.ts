// The rules page in English.

import type { RulesSection, RulesText } from '../rules.ts';
import { cards, drawn } from './labels.ts';

const setUp: RulesSection = {
  heading: 'W1 Set-up',
  rules: [
    [
      'W1.1',
      'The chart shows three parts of the world with five seas each: the West Indies, the East Indies and the Oceans. A sea has an income and a difficulty of 1 to 3; twelve have a good, seven have a port. In the beginning the Company holds them all.',
    ],
    ['W1.2', 'One after the other you choose a hero. Each has a flagship with 5 markers of Calypso’s favour, and no fame yet.'],
    [
      'W1.3',
      'The order of turns is drawn once, for the whole game. Whoever is first has 500 gold, the next ones 600, 700 and 800.',
    ],
    [
      'W1.4',
      'A sea card is dealt to each, and your flagship begins there. With two players the first chooses a sea of the West Indies, then the second one of the East Indies. The sea itself stays with the Company.',
    ],
    [
      'W1.5',
      'The 57 ships for sale lie face down in one pile, the 30 manoeuvres in another. Five ships belong to the Company and are never for sale.',
    ],
  ],
  figures: [
    {
      kind: 'chart',
      after: 'W1.1',
      caption:
        'The three parts. Inside the Indies every sea touches every other; on the Oceans you follow the lines. The two gates lead to all seas of their part.',
    },
  ],
};

const turn: RulesSection = {
  heading: 'W2 A turn',
  rules: [
    ['W2.1', 'A turn has three phases, always in this order: the event, the management, the actions.'],
    ['W2.2', 'Your first turn has no event.'],
    [
      'W2.3',
      'In your first three turns you may not attack a sea of another pirate, and you cannot be ruined. Your own seas are not protected.',
    ],
  ],
  figures: [{ kind: 'turn', after: 'W2.1', caption: 'A turn at a glance.' }],
};

const events: RulesSection = {
  heading: 'W3 The event',
  rules: [
    ['W3.1', 'Two dice are thrown, and their sum names the event. A double brings the armada nearer and nothing else.'],
    [
      'W3.2',
      'Three, the sea monster: it attacks your squadron and fires first; you cannot decline. Beat it, and the armada moves a space back; lose, and it moves a space nearer. Without a ship in your squadron you have lost at once.',
    ],
    [
      'W3.3',
      'Four, the convoy: if you have a ship in your squadron, you may attack the Company’s frigate that guards it, and you fire first. A victory brings 1000 gold; a defeat costs you only the ships.',
    ],
    ['W3.4', 'Five, calm: your flagship does not sail in this turn, not even with favour. All else goes on.'],
    ['W3.5', 'Six, quiet seas: nothing happens.'],
    [
      'W3.6',
      'Seven, the auction: the top ship of the market is turned up. In turn order, beginning with you, each bids or leaves for good. Bids are in hundreds: the first is at least the price of the ship, each later one is higher, and none is above the bidder’s own gold. The last bidder pays, and the ship joins that squadron, wherever it is. If nobody bids, the ship goes back.',
    ],
    ['W3.7', 'Eight, extra profit: in this turn each of your seas pays 100 gold more.'],
    ['W3.8', 'Nine, favour: you get a marker of Calypso’s favour. If you have 5 already, you get 100 gold instead.'],
    [
      'W3.9',
      'Ten, storm: a die is thrown for each sloop in your squadron, and an odd one sinks it. Bigger ships and guards are safe.',
    ],
    [
      'W3.10',
      'Eleven, the Company attacks: the next player chooses one of your seas where neither your flagship nor a guard of yours lies, and the Company has it back. If there is none, nothing happens.',
    ],
    ['W3.11', 'A double, the armada: its marker moves a space to the right.'],
  ],
  figures: [{ kind: 'events', after: 'W3.1', caption: 'All events, and how often each comes up in 36 throws.' }],
};

const management: RulesSection = {
  heading: 'W4 Management',
  rules: [
    ['W4.1', 'Each of your seas pays its income.'],
    ['W4.2', 'Then you may buy a point of fame for 1000 gold, one in a turn. The tenth point may be bought as well.'],
  ],
  figures: [],
};

const actions: RulesSection = {
  heading: 'W5 Actions',
  rules: [
    [
      'W5.1',
      'Sail, visit a port, fight: each once in a turn, in any order, and you need do none of them. What you have done cannot be done again.',
    ],
    ['W5.2', 'Inside the West or East Indies your flagship sails from any sea to any other of the same part.'],
    [
      'W5.3',
      'On the Oceans it sails to a neighbouring sea. The Central Atlantic is the gate to the West Indies, the Indian Ocean the gate to the East Indies: from a gate you reach any sea of that part, and from any of them the gate. Nobody can block your way.',
    ],
    [
      'W5.4',
      'Calypso’s favour takes your flagship one sea further, for a marker, once in a turn. In the Indies you may use it at any moment of your actions, even before you sail; on the Oceans only directly after sailing.',
    ],
    [
      'W5.5',
      'In a sea with a port, no matter who holds it, you may visit the market: three ships are shown to everybody. Buy as many of them as you can pay; they join your squadron. The others go back into the pile. The visit is over even if you buy nothing.',
    ],
    [
      'W5.6',
      'In a sea that you hold and where your flagship lies, you may post ships of your squadron as guards and take guards back, at any moment of your actions; each ship once in a turn either way. No sea has more than 10 guards. Everybody sees how many guards and ships you have; which ones they are, only you know.',
    ],
    [
      'W5.7',
      'In the Indies each guard may sail once in a turn to another sea that you hold in the same part, even without your flagship. On the Oceans guards stay where they are.',
    ],
    ['W5.8', 'A guard that you posted in this turn does not sail, and one that has sailed is not posted anew in this turn.'],
  ],
  figures: [],
};

const battle: RulesSection = {
  heading: 'W6 Battle',
  rules: [
    [
      'W6.1',
      'You fight for the sea in which your flagship lies, with all ships of your squadron; you need at least one. The flagship itself does not fight and cannot be sunk.',
    ],
    [
      'W6.2',
      'If a pirate holds the sea, all ships that this pirate has there defend it: the guards, and the squadron if the flagship is present. If there are none, the sea is yours without a shot.',
    ],
    [
      'W6.3',
      'If the Company holds it, difficulty 1 means a sloop, 2 a sloop and a brig, 3 a frigate. The next player commands them; they never retreat, and after the battle they are as good as new.',
    ],
    [
      'W6.4',
      'Both sides lay their ships open in a line. Then each pirate draws a manoeuvre for each own ship in the battle, the attacker first, with at most 10 in hand. The Company draws none.',
    ],
    [
      'W6.5',
      'The attacker fires first, then the sides take turns. In a round each ship fires once; whoever has ships left over fires with them one after the other. A ship that sinks before it has fired has lost its shot.',
    ],
    [
      'W6.6',
      'Choose a ship and its target, and throw as many dice as the ship has Attack. Each die above the Defence of the target is a hit.',
    ],
    [
      'W6.7',
      'A hit sinks the target. But a ship with the mark of survivability, if undamaged, throws a die for each hit: if one of them is above its Defence it sinks, otherwise it is damaged.',
    ],
    ['W6.8', 'A damaged ship fires as before, but any further hit sinks it. After the battle all damage is repaired.'],
    [
      'W6.9',
      'At the end of a round, the attacker first, each pirate may take damaged ships out of the line, or retreat with all of them. All these ships are safe and join the squadron; whoever retreats has lost the battle.',
    ],
    [
      'W6.10',
      'A side with no ship left in the line has lost. The winner has the sea, and may post guards at once. If both lines are empty, the attacker has not won. Sunk ships are out of the game.',
    ],
    [
      'W6.11',
      'The beaten flagship leaves the sea: in the Indies for any other sea of the part, on the Oceans for a neighbouring sea of the Oceans. That is no action and costs nothing.',
    ],
  ],
  figures: [
    { kind: 'salvo', after: 'W6.7', caption: 'One salvo, step by step: two hits, and the target survives, damaged.' },
    {
      kind: 'odds',
      after: 'W6.8',
      caption:
        'The chance to sink the target with one salvo. Where it has the mark and is undamaged, the second figure is the chance that it is only damaged.',
    },
  ],
};

const manoeuvres: RulesSection = {
  heading: 'W7 Manoeuvres',
  rules: [
    [
      'W7.1',
      'A ship may have one manoeuvre in a round, either when it fires or when it is fired at. Both sides may play one in the same salvo. Your cards are secret until you play them.',
    ],
    [
      'W7.2',
      'Each card says when it can be played: before the roll, the attacker first; after the roll; after a hit; or after the salvo, if the ship is still afloat. Boarding and Fire Ship replace the salvo, and no card answers them.',
    ],
    ['W7.3', 'Whatever cards do, Defence counts at least 1 and at most 5, and a salvo with no die left misses.'],
    ['W7.4', 'After the battle all manoeuvres go back into the pile, those that were not played too.'],
  ],
  figures: [],
};

const fame: RulesSection = {
  heading: 'W8 Fame',
  rules: [
    ['W8.1', 'Each sea that you hold is a point.'],
    ['W8.2', 'Three seas with the same good are a monopoly: one point more.'],
    ['W8.3', 'All five seas of a part of the world are one point more.'],
    ['W8.4', 'When a sea is lost, its points are lost at once. What you bought or were given stays with you.'],
  ],
  figures: [
    {
      kind: 'fame',
      after: 'W8.4',
      caption: 'Five seas, a monopoly of rum and a point that was bought: seven. If the Bahamas fell, two points would be gone.',
    },
  ],
};

const heroes: RulesSection = {
  heading: 'W9 Heroes',
  rules: [
    [
      'W9.1',
      'Each hero has two skills, each for once in your own turn. The first is free, the second has to be paid. In the last battle there are none.',
    ],
    [
      'W9.2',
      'The Diplomat takes tribute in each management: 100 gold with one or two seas, 200 with three or more. For 300 gold a bribe makes the Company send the fleet of the next lower difficulty.',
    ],
    [
      'W9.3',
      'The Swordsmith pays 100 gold less for each ship in a port. For 200 gold smugglers open a market in a sea without a port.',
    ],
    [
      'W9.4',
      'The Trickster may throw the event dice again, and then the second throw counts. For 100 gold there are three manoeuvres more at the start of a battle for a sea.',
    ],
    [
      'W9.5',
      'The Corsair plunders: 100 gold for each enemy ship sunk or captured in a battle for a sea, if it was the Corsair who began and won it, at most 200. For 200 gold an undamaged ship that would sink in such a battle stays, damaged.',
    ],
  ],
  figures: [],
};

const end: RulesSection = {
  heading: 'W10 The end',
  rules: [
    ['W10.1', 'Whoever has 10 points of fame wins at once, in anybody’s turn. So does the last pirate who is left.'],
    [
      'W10.2',
      'When its marker reaches the end mark, the armada is there: space 6 with two players, 8 with three, 10 with four. Play stops at once, whatever was going on.',
    ],
    [
      'W10.3',
      'The pirate with the most fame is the champion and fights; the second in fame commands the armada. Dice decide between equals.',
    ],
    [
      'W10.4',
      'The last battle: the champion’s squadron against sloop, brig, frigate, ghost ship and sea monster, which fire first. Nobody retreats, nobody leaves the line. A champion who wins has won the game; if the armada wins, or the squadron has no ship, nobody has.',
    ],
    [
      'W10.5',
      'Whoever has neither a sea nor a ship at the end of an own turn, from the fourth on, is ruined: leaves the game, and chooses a pirate who gets a point of fame. Gold alone saves nobody.',
    ],
  ],
  figures: [
    {
      kind: 'armada',
      after: 'W10.2',
      caption: 'The track of the armada. The marker begins on the skull; the end mark is that of your number of players.',
    },
  ],
};

export const en: RulesText = {
  goal: {
    heading: 'What it is about',
    paragraphs: [
      'You are a pirate with a flagship, a little gold, and the goodwill of a goddess. Ships must be bought, and gold comes from seas that you hold; seas are held by the Company, or by your rivals. So you buy a squadron, take a sea, leave guards behind, and sail on.',
      'Each sea is a point of fame; monopolies and whole parts of the world bring more. Ten points win. Meanwhile the Company’s armada gathers: if it arrives before that, only the most famous of you may still save the day.',
      'The small numbers are those that the table gives when it refuses a move.',
    ],
  },
  sections: [setUp, turn, events, management, actions, battle, manoeuvres, fame, heroes, end],
  rulings: {
    heading: 'Where the rulebook leaves room',
    intro: 'This is how it is played here. What is most disputed can be changed by an option of the table.',
    items: [
      'A double is the only event of its throw; 2 and 12 are doubles anyway.',
      'Who commands for the Company, the monster or the convoy only chooses which ship fires at which; every ship has to fire.',
      'The fight with the monster or a convoy is for no sea: guards take no part, and the flagship stays where it is. Retreat counts as defeat.',
      'A single bid may exceed the least possible one by 14,900 gold at most. A pirate who cannot pay the least bid is passed over.',
      'The storm shows the sloops for which it throws. Sunk ships never come back to the market; if it is empty, there is neither visit nor auction.',
      'Tribute, the Shipwright’s discount and plunder come by themselves: nobody would decline them.',
      'The Bribe holds for this turn’s battle, and only where a battle is possible and the difficulty is 2 or 3.',
      'Flagships and squadrons in seas that their owner does not hold cannot be attacked. A flagship without ships does not save a sea, and leaves it with the defeat.',
      'Return Fire is answered by no card, but the Corsair’s Undying Crew still helps. It does not help the sloop that is spent as a Fire Ship.',
      'Ruin is judged only at the end of one’s own turn. If two pirates are left and one is ruined, the other has won, and nothing is given away.',
      'If the armada wins, nobody is first. Otherwise all behind the winner stand by fame, and the ruined come last.',
    ],
  },
  cards,
  drawn,
};
