// The scenarios that the game brings along, by name, number of seats and teams.
import type { Scenario, ScenarioName, Teams } from '../scenario.ts';
import { kingsConvoy } from './convoy.ts';
import { deadPilotsHoard } from './hoard.ts';
import { twoCrownsMail } from './mail.ts';
import { miniGame } from './mini-games.ts';
import { pearlBanks } from './pearl-banks.ts';
import { fireInTheRoads } from './roads.ts';

const BY_NAME: Readonly<Record<ScenarioName, (seats: number, teams: Teams) => Scenario | null>> = {
  'pearl-banks': (seats, teams) => pearlBanks('spread', seats, teams),
  'pearl-banks-centre': (seats, teams) => pearlBanks('centre', seats, teams),
  'mini-game-1': (seats, teams) => (teams === 'alone' ? miniGame(1, seats) : null),
  'mini-game-2': (seats, teams) => (teams === 'alone' ? miniGame(2, seats) : null),
  'mini-game-3': (seats, teams) => (teams === 'alone' ? miniGame(3, seats) : null),
  'dead-pilots-hoard': (seats, teams) => (teams === 'alone' ? deadPilotsHoard(seats) : null),
  'kings-convoy': (seats, teams) => (teams === 'alone' ? kingsConvoy(seats) : null),
  'fire-in-the-roads': (seats, teams) => (teams === 'alone' ? fireInTheRoads(seats) : null),
  'two-crowns-mail': (seats, teams) => (teams === 'alone' ? twoCrownsMail(seats) : null),
};

/** Null: this scenario is not made for so many players, or not for these teams. */
export function findScenario(name: ScenarioName, seats: number, teams: Teams): Scenario | null {
  return BY_NAME[name](seats, teams);
}
