// The guided games in English.
import type { GuideTexts } from '../guide.ts';

const moving: GuideTexts['moving'] = {
  berth: {
    title: 'A port to start from',
    text: 'Half a chart, a fort in each corner, and one brig. The cells round a fort are its port. Choose any of the four: your goal will be the port of the opposite corner.',
  },
  vane: {
    title: 'The vane',
    text: 'Before each round the vane shows where the wind blows to, and that wind holds for the whole round. In this first game it is always fresh. Only its direction changes.',
  },
  goal: {
    title: 'Where to',
    text: 'Bring the brig into the port of this fort; any cell beside it will do. Count the rounds: the fewer, the better the captain.',
  },
  course: {
    title: 'Courses and reach',
    text: 'A ship sails along a row, a column or a diagonal, without turning on the way. Straight before the wind a brig makes 5 cells; each eighth of the vane between her course and the wind takes one away. Touch the brig, and the cells within reach are lit.',
  },
  least: {
    title: 'At least three cells',
    text: 'In this mini-game a move is never shorter than three cells, so courses against the wind are closed. While any course of three cells is open the brig must sail. Which one brings her nearer, and leaves a way on whatever the next wind?',
  },
  once: {
    title: 'One move a turn',
    text: 'Each ship moves once in a turn, even if she went fewer cells than she could have. There is nothing more to do now, so end the turn. You can still take the move back before that.',
  },
  change: {
    title: 'A new wind',
    text: 'The wind has been spun anew, and the reach of every course with it. A wind that blows you back now may carry you in the next round.',
  },
  obstacles: {
    title: 'Reefs and land',
    text: 'A ship can neither enter nor cross a reef, a fort, or a cell that is mostly land. Where land closes a whole side or corner of a cell, nobody slips through there either. Shallows with some land in them are free water.',
  },
  diagonal: {
    title: 'On the diagonal',
    text: 'The wind blows to a corner now, and on diagonal courses a brig makes one cell less: 4 before the wind. But each of them brings her on in both directions at once.',
  },
  near: {
    title: 'Nearly there',
    text: 'Into the port that is your goal a move may be shorter than three cells. Anywhere else the rule still holds, so do not overshoot.',
  },
  end: {
    title: 'Moored',
    text: 'That is how all ships of this game sail; others only have other figures on their cards. In the next guided game the vane shows calms and storms as well, and somebody sails against you.',
  },
};

const weather: GuideTexts['weather'] = {
  berth: {
    title: 'Not alone any more',
    text: 'The same race, but now with a rival, and each needs a port of his own. The first brig in the port of the opposite corner wins. Where would you like the rival to come from?',
  },
  strength: {
    title: 'How strong it blows',
    text: 'Now the colour on the vane counts too: white is a calm, blue a fresh wind, red a storm. In fresh wind everything is as you know it, and a move still has three cells at least.',
  },
  rival: {
    title: 'In each other’s way',
    text: 'A cell at sea with a ship in it is closed to all others, also to pass through. A port cell takes two ships, whoever they belong to. So a brig in the right place can cost the other a whole round.',
  },
  calm: {
    title: 'Calm',
    text: 'In a calm there is no wind to speak of. A brig has oars and may go one cell, straight and not diagonally; or she stays where she is.',
  },
  storm: {
    title: 'Storm!',
    text: 'In a storm you do not steer: every ship drifts with the wind, as far as her card says. A brig drifts 2 cells straight or 1 diagonally, no more and no less. Only the rim, land, other ships or a port on the way stop her sooner.',
  },
  shelter: {
    title: 'Shelter',
    text: 'A ship in a port, in the lee of land, or behind a side or corner that land closes is sheltered and may stay. You may also lead her out, but then she drifts as all do. Before you end a turn, think where a storm would find you.',
  },
  reef: {
    title: 'Reefs in a storm',
    text: 'A ship that a storm drives onto a reef takes one damage for each cell that she could not drift. A brig stands two and is lost with the third. Keep some water between you and the rocks.',
  },
  end: {
    title: 'All weathers',
    text: 'Now you know calm, fresh wind and storm. In the next guided game each side has two ships, and one of them may be just a nuisance.',
  },
};

const squadron: GuideTexts['squadron'] = {
  berth: {
    title: 'A brig and a frigate',
    text: 'Each side has two ships in this race, and both start in the same port. Choose a port for the brig, then a cell beside it for the frigate; one port cell can take both.',
  },
  squadron: {
    title: 'Your whole squadron',
    text: 'In a turn all your ships may act, one after the other, in any order. Only the brig wins, by reaching the opposite port; a frigate that arrives counts for nothing.',
  },
  frigate: {
    title: 'The frigate',
    text: 'The frigate is the fastest ship before a fresh wind: 6 cells straight, 5 diagonally. In this game a move may be as short as you like, and a ship may also stay where she is.',
  },
  order: {
    title: 'Who sails first?',
    text: 'Own ships are in each other’s way just like others. If the frigate lies before the brig’s bow, let her sail first. Until the turn ends, moves can be taken back.',
  },
  block: {
    title: 'In the way on purpose',
    text: 'No ship passes through a cell that another holds. Put your frigate where the rival’s brig has her best course, and she must go round. But he has a frigate too.',
  },
  becalmed: {
    title: 'Becalmed',
    text: 'Only brigs move in a calm; frigates, galleons and ships of the line lie still. What blocks the way now will block it to the end of the round.',
  },
  downwind: {
    title: 'The order of a storm',
    text: 'In a storm your ships drift in a set order: those farthest downwind first. So the one in front makes room, and the one behind does not run into her. A ship that finds another in her way just stops.',
  },
  end: {
    title: 'Ready to command',
    text: 'Movement is all behind you. The last guided game brings guns, forts, boarding, mines and cargo.',
  },
};

const skirmish: GuideTexts['skirmish'] = {
  berth: {
    title: 'Your fort',
    text: 'The fort is your base: the cells round it are your port, and there your ships begin. A port cell holds two. Who shall sail out first?',
  },
  mines: {
    title: 'A mine in secret',
    text: 'Before the game each side lays its mines, all at once and unseen, no farther than three cells from the own fort. A mine does 3 damage to an enemy that enters or crosses its cell. Where will they come from?',
  },
  turn: {
    title: 'A free turn',
    text: 'In your turn every ship may move once and use all her shots, before the move, after it or between; forts fire too. The order is yours. Touch a ship to see her reach and her targets.',
  },
  aim: {
    title: 'Pearls',
    text: 'Whoever first brings two parcels of pearls into the own fort wins this fight. You also win if the other side has no ship left.',
  },
  orders: {
    title: 'Orders for a mine',
    text: 'A mine asks nobody when it goes off: it follows its order. It may wait for any ship, for some kinds only, or hold. In your turn you can change the order once, and the others learn only that you did.',
  },
  range: {
    title: 'In range',
    text: 'Guns fire along rows, columns and diagonals, as far as the card says: a brig 3 cells straight and 2 diagonally, frigate and galleon 4 and 3. A shot hits with 3 to 6 on the die, and at a neighbouring cell with anything but a 2. Each hit is one damage.',
  },
  salvo: {
    title: 'One shot or a salvo',
    text: 'Any shots of your ships and forts that bear on one target may be fired together, and one die decides for all. A salvo hits hard or not at all; single shots are surer to do something. How do you want it?',
  },
  volley: {
    title: 'Fire!',
    text: 'Shots are spent for this turn, damage stays. A brig is lost with 3 damage, a frigate with 4, a galleon with 5, a ship of the line with 7.',
  },
  line: {
    title: 'A clear line',
    text: 'Land, forts and other ships stop a shot, your own ships too; reefs do not. Forts fire over ships at sea, but not over ships in a port. So a small ship can be a shield.',
  },
  load: {
    title: 'Cargo aboard',
    text: 'A ship in the cell of a pearl may load it in the same turn. Brig and frigate carry one and are a cell slower for it; galleon and ship of the line carry one without loss, and two at the price of a cell.',
  },
  home: {
    title: 'Home with it',
    text: 'Cargo is unloaded in the port of an own fort, in the turn of arrival. A laden ship that is sunk by the shore or at the rim leaves her pearls there for anybody; in open water they are lost.',
  },
  fort: {
    title: 'Guns of the fort',
    text: 'A fort has 2 shots in any weather, 5 cells straight and 4 diagonally, and falls with 5 damage. Enemies in its port can storm it; then all that it stores is theirs. Do not leave it quite alone.',
  },
  'storm-guns': {
    title: 'Guns in a storm',
    text: 'In a storm ships do not fire; only the ship of the line has one shot then, and forts fire as always. First of all your ships drift, unless they are sheltered.',
  },
  repair: {
    title: 'Repairs',
    text: 'A hurt ship may be put under repair in the port of an own fort. From the next turn on one damage goes at the end of each of your turns; meanwhile she neither sails nor fires, but can be shot at. Is she worth the rounds?',
  },
  board: {
    title: 'Boarding',
    text: 'A ship beside an enemy, not diagonally, may board it. Each ship adds her remaining durability and a die (0, 1 or 2): the higher sum takes all the ships and shares out the difference, a tie sinks them all. Whoever fought does nothing more in this round.',
  },
  fireship: {
    title: 'Fireships',
    text: 'A ship that has not fired in this turn may become a fireship, for good. In the next round she explodes and does her full durability in damage to every ship round her, own ones too. A last use for a wreck, if the enemy stays close.',
  },
  end: {
    title: 'Admiral!',
    text: 'You have seen all of it but the storming and restoring of forts, which is on the rules page. Now play Pearl Banks with the whole fleet, or one of the other scenarios. Seven feet under the keel!',
  },
};

export const en: GuideTexts = { moving, weather, squadron, skirmish };
