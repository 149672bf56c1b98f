// Ships, winds, scenarios and ends in Ukrainian.
import type { Words } from '../words.ts';

export const ships: Words['ships'] = { brig: 'бриг', frigate: 'фрегат', galleon: 'галеон', line: 'лінкор' };
export const fleets: Words['fleets'] = { brig: 'бригами', frigate: 'фрегатами', galleon: 'галеонами', line: 'лінкорами' };
export const winds: Words['winds'] = { calm: 'штиль', fresh: 'свіжий вітер', storm: 'шторм' };

export const directions: Words['directions'] = {
  N: 'на північ',
  NE: 'на північний схід',
  E: 'на схід',
  SE: 'на південний схід',
  S: 'на південь',
  SW: 'на південний захід',
  W: 'на захід',
  NW: 'на північний захід',
};

export const scenarios: Words['scenarios'] = {
  'pearl-banks': 'Перлинні мілини',
  'pearl-banks-centre': 'Перлинні мілини, перли в центрі',
  'mini-game-1': 'Міні-гра 1: свіжий вітер',
  'mini-game-2': 'Міні-гра 2: будь-яка погода',
  'mini-game-3': 'Міні-гра 3: бриг і фрегат',
  'dead-pilots-hoard': 'Скарб мертвого лоцмана',
  'kings-convoy': 'Королівський конвой',
  'fire-in-the-roads': 'Вогонь на рейді',
  'two-crowns-mail': 'Пошта двох корон',
};

export const duties: Words['duties'] = { free: 'вільний', repair: 'у ремонті', gang: 'на роботах у форті', fireship: 'брандер' };

export const causes: Words['causes'] = {
  guns: 'потоплений вогнем',
  reef: 'розбився об риф',
  mine: 'підірвався на міні',
  blast: 'висаджений у повітря',
  boarding: 'загинув під час абордажу',
  assault: 'загинув під час штурму',
  fort: 'загинув разом із фортом, де стояв на ремонті',
  trap: 'загинув у пастці',
  left: 'залишає поле',
};

export const endings: Words['endings'] = {
  target: 'мети досягнуто',
  'last-afloat': 'інших ескадр не лишилося',
  'cargo-gone': 'у морі не лишилося вантажу',
  rounds: 'зіграно останній раунд',
  arrived: 'бриг дійшов',
  convoy: 'зіграно обидва переходи',
  nobody: 'кораблів не лишилося',
};
