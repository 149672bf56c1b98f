// The base rules in English: what holds in every scenario.
import type { RulesSection } from '../rules-types.ts';

const turns: RulesSection = {
  heading: '1 Rounds and turns',
  rules: [
    [
      '1.2',
      'The game goes in rounds. First the wind of the round is found out, then everybody has one turn, always in the same order.',
    ],
    [
      '1.5',
      'In your turn you act with all your ships and forts, not with a single piece: you sail, fire, board ships and storm forts, repair, make fireships, and load or unload.',
    ],
    ['1.6', 'Each ship may move once and fire as many shots as her card says.'],
    [
      '1.7',
      'The order is free. A ship may fire, sail and fire again, and another may act in between. What you did can be taken back up to the last die; what is left undone is lost when you end the turn.',
    ],
    ['2.1', 'At the start of your turn all your ships can move and fire again. Damage stays.'],
  ],
  figures: [],
};

const durability: RulesSection = {
  heading: '3 Durability',
  rules: [
    ['3.2', 'Each kind of ship has its durability, from 3 of a brig to 7 of a ship of the line. A fort has 5.'],
    [
      '3.4',
      'A ship whose damage equals her durability is lost for good. A fort becomes a ruin: it belongs to nobody, fires no more and repairs nothing, but the cells round it are still a port, and it can be restored (9.8).',
    ],
  ],
  figures: [],
};

const movement: RulesSection = {
  heading: '4 Movement',
  rules: [
    [
      '4.1',
      'Ships sail from cell to cell, along a row, a column or a diagonal. The direction is the course; it is set before the move and not changed on the way.',
    ],
    [
      '4.3',
      'The vane shows where the wind blows to, and by its colour how strong it is: white is a calm, blue a fresh wind, red a storm.',
    ],
    [
      '4.4',
      'The vane is spun before each round, and the wind holds for everybody until the round is over. The right to spin passes on in turn order; it changes nothing else.',
    ],
    [
      '4.5',
      'A ship can neither enter nor cross a cell that is mostly land, a reef, a fort, a cell at sea that holds a ship, or a port cell that holds two. Nor can she pass a side or a corner that land closes altogether; where some water is left, the way is open.',
    ],
    ['4.6', 'A ship moves once in a turn, even if she went fewer cells than she might have.'],
    [
      '4.7',
      'In a calm any course will do, as far as the first pair of figures on the card: one for straight courses, one for diagonal ones. She may go less, or stay.',
    ],
    ['4.9', 'Where the card has noughts, the ship does not move in a calm. Only brigs do, one cell straight.'],
    ['4.12', 'In a fresh wind a ship takes any course. With the wind she goes as far as the second pair of figures says.'],
    [
      '4.13',
      'Each eighth of the circle between her course and the wind costs a cell. A frigate makes 6 cells straight before the wind; on a course three eighths off it only 3.',
    ],
    ['4.14', 'She may stop sooner or stay, and you choose which ship sails first.'],
    ['4.16', 'In a storm nobody steers. Each ship drifts with the wind, just as many cells as the third pair of figures says.'],
    [
      '4.17',
      'A drift ends sooner only at the rim, at a cell or side or corner that is closed, or in a port, if you wish. If it is a reef that stops the ship, she takes one damage for each cell that she has not sailed.',
    ],
    [
      '4.18',
      'A ship in a port is sheltered, and so is one in the lee of a cell that is mostly land, or behind a side or corner that land closes towards the wind. She may stay where she is. She may also be led out, and then drifts as all others do. A turn does not end before every other ship has drifted.',
    ],
    ['4.20', 'Ships that lie farthest downwind drift first, so that they do not stop each other without need.'],
  ],
  figures: [
    {
      kind: 'corners',
      after: '4.5',
      caption: 'Both kinds of islands. Ways that are open are drawn through; where a bar stands, land closes the side or corner.',
    },
    {
      kind: 'reach',
      after: '4.13',
      caption:
        'How far each ship comes in a fresh wind to the north-east. The frigate has 3 cells to the south, three eighths off the wind.',
    },
    {
      kind: 'storm',
      after: '4.20',
      caption: 'A storm to the east. Rings mark ships in shelter, which stay where they are.',
    },
  ],
};

const gunnery: RulesSection = {
  heading: '5 Gunnery',
  rules: [
    ['5.1', 'Ships and forts fire at enemy ships and forts, along rows, columns and diagonals.'],
    ['5.2', 'How far is on the card, for straight lines and for diagonals. A fort reaches 5 cells straight and 4 diagonally.'],
    [
      '5.3',
      'The card also says how many shots a ship has in a turn. In a storm ships do not fire at all, but for the ship of the line: she has one shot of her 3 left.',
    ],
    ['5.4', 'A fort has 2 shots in any weather.'],
    [
      '5.5',
      'The line must be clear. Land, forts and ships stop a shot, own ones too, and so do sides and corners that land closes; reefs do not. Two ships in one port cell do not hinder each other. A fort fires over ships at sea, but not over ships in a port.',
    ],
    [
      '5.7',
      'A die decides: 1 and 2 miss, 3 to 6 hit. At a neighbouring cell, point-blank, only a 2 misses. A hit is one damage.',
    ],
    ['5.8', 'A ship with several shots may fire them at different targets, before and after her move.'],
    [
      '5.9',
      'Shots at one target may be joined to a salvo, of one ship or of several ships and forts. One die is thrown for all of them.',
    ],
  ],
  figures: [
    {
      kind: 'fire',
      after: '5.5',
      caption:
        'The guns of a ship of the line and of a fort. Dots are cells that they can hit, crosses those in range that something hides.',
    },
  ],
};

const fireships: RulesSection = {
  heading: '6 Fireships',
  rules: [
    ['6.2', 'You may turn a ship into a fireship, as long as she has not fired in this turn. There is no way back.'],
    ['6.3', 'A fireship moves as before and never fires again. She does not board either.'],
    [
      '6.5',
      'She explodes in your turn of the next round, at the moment that you choose; the turn does not end before. Nothing puts it off.',
    ],
    [
      '6.6',
      'Before that she may move. In a storm she drifts first of all your ships, then the others, and only then she explodes.',
    ],
    ['6.7', 'Sunk before her time she does no harm.'],
    [
      '6.8',
      'The blast strikes every ship in the eight cells round her, your own as well. Each takes as much damage as the fireship has durability on her card, whatever was left of her. Forts are not hurt.',
    ],
  ],
  figures: [],
};

const shipRepair: RulesSection = {
  heading: '7 Repair of ships',
  rules: [
    ['7.1', 'A damaged ship can be repaired in the port of an own fort that stands, from the turn of her arrival on.'],
    ['7.3', 'Counting begins with your next turn: at the very end of each turn one damage goes.'],
    ['7.5', 'Meanwhile she neither moves nor fires; she can be fired at and boarded.'],
    ['7.6', 'You may break the repair off in your turn. Then she can fire, but not move, and this turn takes no damage away.'],
    ['7.7', 'She cannot be put under repair again in the same turn.'],
  ],
  figures: [
    {
      kind: 'repair',
      after: '7.7',
      caption: 'A ship of the line with two damage. She comes to the port in the first turn and is free in the fourth.',
    },
  ],
};

const boarding: RulesSection = {
  heading: '8 Boarding and assault',
  rules: [
    ['8.2', 'To board a ship, yours must lie beside her, not diagonally, with no land between. Up to four ships board together.'],
    [
      '8.3',
      'A die is thrown for each ship, first by the attacker and then by the defender: 1 and 2 bring no point, 3 and 4 one, 5 and 6 two. Each side adds the durability that its ships have left.',
    ],
    ['8.5', 'The higher sum wins. If both are equal, all ships that took part are lost.'],
    [
      '8.6',
      'The winner gets all ships that took part, but nothing is left of their durability. He shares out the difference of the sums among them, no ship above her card; a ship that gets nothing is lost.',
    ],
    [
      '8.8',
      'Whoever took part does nothing more until the round is over, not even drift. Boarded again, she defends herself as usual.',
    ],
    [
      '8.9',
      'A fort is stormed by ships in its port, diagonal cells included, as many as there are. The owner may call on ships of his own in that port. The sums are made in the same way, with a die for the fort.',
    ],
    [
      '8.10',
      'If the attackers win, they share the difference with the fort and have it, with all that it stores; the ships that defended it are lost. If the defenders win, the attackers are lost. A tie leaves a ruin and no ship of those who took part.',
    ],
    ['8.11', 'A fort that gets no durability is a ruin, and ships that were under repair there go down with it.'],
  ],
  figures: [
    {
      kind: 'boarding',
      after: '8.6',
      caption:
        'A brig and a frigate board a ship of the line, all but the brig badly hurt. The attacker has 3 to share out, and lets the brig go.',
    },
  ],
};

const fortRepair: RulesSection = {
  heading: '9 Repair of forts',
  rules: [
    ['9.1', 'An own fort that stands is repaired by two of your ships in its port.'],
    [
      '9.3',
      'They may fire but not move, and are not under repair themselves. The fort goes on firing, and other ships can be repaired in its port.',
    ],
    ['9.5', 'From your next turn on, one damage goes at the end of each of your turns.'],
    [
      '9.6',
      'You may break it off and use both ships at once; this turn takes nothing away, and the work does not start again in it. If one of the two is lost, it ends by itself.',
    ],
    ['9.8', 'A ruin is restored in the same way, by anybody. Afterwards the fort is his who restored it.'],
    [
      '9.9',
      'Three turns of work make it a fort again, with 2 damage. Until then it neither fires nor repairs ships, and if the work is broken off, all of it was for nothing.',
    ],
  ],
  figures: [],
};

const mines: RulesSection = {
  heading: '10 Mines',
  rules: [
    [
      '10.2',
      'Where the scenario has mines, everybody lays them before the first round, all at once and in secret. Later they are not moved.',
    ],
    ['10.4', 'A mine lies no farther than 3 cells from an own fort, in any direction.'],
    [
      '10.6',
      'If it goes off under a ship that enters its cell or crosses it, that is 3 damage; a ship that survives sails on. From then on the mine lies open, and no other goes off in that cell.',
    ],
    ['10.7', 'Whether a mine goes off is for its owner to say, and a mine that held can still go off another time.'],
    [
      'R1',
      'A mine asks nobody: it has a standing order. It goes off under any ship, only under the kinds that you name, or not at all. In your turn you can change the order of each mine once. Others learn that you did so, not what you ordered. Whoever crosses waters where a mine may lie cannot take that move back.',
    ],
  ],
  figures: [{ kind: 'mines', after: '10.4', caption: 'Where the owner of this fort may lay mines.' }],
};

export const baseEn: readonly RulesSection[] = [
  turns,
  durability,
  movement,
  gunnery,
  fireships,
  shipRepair,
  boarding,
  fortRepair,
  mines,
];
