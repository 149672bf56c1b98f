// The scenarios in English: how a game is set up, and what it is about.
import type { RulesSection } from '../rules-types.ts';

const preparation: RulesSection = {
  heading: 'IV Setting up',
  rules: [
    ['IV 3', 'Lots are drawn for the turn order, unless the table says that you move as you sit.'],
    [
      'IV 6',
      'In turn order everybody lays out his ships where the scenario says, mostly in the own port, two to a cell at most.',
    ],
  ],
  figures: [],
};

const miniGames: RulesSection = {
  heading: 'M The mini-games',
  rules: [
    [
      'M1',
      'Half a board, a fort in each corner, one to four players. Each has a brig in a port of his own, and the first to reach the port of the opposite corner wins. The wind is always fresh. No move is shorter than three cells, but for one into the goal; as long as such a course is open, the brig must sail. There is no fighting.',
    ],
    [
      'M2',
      'The same with all weathers. The three cells are asked for in a fresh wind only. A brig that breaks up on the reefs is out of the race.',
    ],
    [
      'M3',
      'Each has a brig and a frigate, and a move may be as short as you like. Only the brig wins; frigates are there to be in the way.',
    ],
  ],
  figures: [{ kind: 'mini-games', after: 'M1', caption: 'The chart of all three mini-games.' }],
};

const pearlBanks: RulesSection = {
  heading: 'V Pearl Banks',
  rules: [
    [
      'V 1.1',
      'For 2, 3, 4 or 6 players. The first who has enough pearls in the own forts wins: 4 with two players, 3 with three or four, 2 with six.',
    ],
    ['V 1.2', 'Whoever has no ship left is out. The last who has any wins.'],
    [
      'V 1.3',
      'If no pearl is left at sea or aboard, the most pearls win; of equals the one whose last came in sooner. A player without a fort must take one or begin to restore one within three own turns, or is out of the game.',
    ],
    ['V 2.1', 'Teams, two or three against each other, gather together: 5 pearls, or 4 with three teams.'],
    [
      'V 2.2',
      'In your turn a fort may be given to a partner who has none left. Who gives the last one away is out. The forts of a player who is out pass to partners.',
    ],
    ['V 3.1', 'Seven pearls lie between two islands. Of the eight cells there the one nearest the first player stays empty.'],
    ['V 3.5', 'Each player has one fort, at the rim. Partners sit as far apart as they can.'],
    [
      'V 3.6',
      'Six reefs are laid by the players, one at a time in turn order; with four players two of them lie already. No reef in a port or on a pearl, and none that would cut off a port or a pearl.',
    ],
    ['V 3.7', 'A fleet is one ship of each kind; with six players there is no ship of the line.'],
    [
      'V 4.1',
      'A ship in the cell of a pearl may load it, and a ship in the port of an own fort or a partner’s may unload it; both also in the turn of arrival, but not in mid-move.',
    ],
    [
      'V 4.2',
      'Pearls do not pass from ship to ship at sea. Only after a boarding the winner may stow them anew among the ships that fought.',
    ],
    [
      'V 4.3',
      'Brig and frigate carry one pearl and then go a cell less on every course. Galleon and ship of the line carry one at no cost, and two for a cell less. Drifting is not affected.',
    ],
    [
      'V 4.4',
      'Sunk in a coastal cell, a ship leaves her pearls there for anybody. Coastal are cells with some land in them, those beside a cell that is mostly land, and the rim of the board. Anywhere else they are lost in the deep.',
    ],
    [
      'V 4.5',
      'Pearls in a fort are lost with it if it is ruined, and go to the captor if it is taken. They may also be carried from one own fort to another.',
    ],
    ['V 5.1', 'Agreements between players are allowed, and so is breaking them.'],
  ],
  figures: [
    {
      kind: 'pearls',
      after: 'V 3.5',
      caption: 'Forts, islands and pearls for two, three, four and six players. Reefs that players lay are not shown.',
    },
  ],
};

const ours: RulesSection = {
  heading: 'S Our own scenarios',
  rules: [
    [
      'S1',
      'Dead Pilot’s Hoard, for 2 or 4. Six treasures lie buried on the islands; the last player buries the seventh, at least five cells from every fort. A ship that begins her turn on one may dig instead of moving: a 1 is a trap and costs one damage, anything else brings the treasure aboard. 4 treasures win with two players, 3 with four. Otherwise as Pearl Banks, with mines.',
    ],
    [
      'S2',
      'The King’s Convoy, for 2 or for two against two, is played twice with sides swapped. The Crown carries 7 treasures from its western royal port to the eastern one, which enemies may not enter. A leg is over when 4 are unloaded, when 4 are in the forts of the Brotherhood or in the deep, or after 30 rounds. Whoever unloaded more as the Crown wins. The Brotherhood may have one fireship at a time.',
    ],
    [
      'S3',
      'Fire in the Roads, for 2 or for two against two: twelve ships a side, which are laid out in the four outermost columns. A brig that is sunk or taken is 2 points, a frigate 3, a galleon 4, a ship of the line 6; a fort ruined 4, taken 6. Who has 25 points at the end of a round wins, or who has more after 16. A side may have two fireships in the whole game; one that is sunk or blows up brings the enemy nothing.',
    ],
    [
      'S4',
      'Two Crowns’ Mail, for 2 or 4. Each royal port has 3 treasures. Load one at a time at one of them and unload it at the other for a point; a wreck at sea holds a seventh, worth 2 points at either. In royal waters nobody is harmed, a player has two ships in a royal port at most, and a ship that has ended two turns there must leave when she can. 6 points win with two players, 4 with four, or the most after 30 rounds.',
    ],
  ],
  figures: [
    { kind: 'hoard', after: 'S1', caption: 'Dead Pilot’s Hoard for four players; two have A1 and X14.' },
    { kind: 'convoy', after: 'S2', caption: 'The King’s Convoy: from A7 to X8, past the forts at L1 and M14.' },
    { kind: 'roads', after: 'S3', caption: 'Fire in the Roads.' },
    { kind: 'mail', after: 'S4', caption: 'Two Crowns’ Mail for two players. The wreck lies at M7 or L8, by lot.' },
  ],
};

export const scenariosEn: readonly RulesSection[] = [preparation, miniGames, pearlBanks, ours];
