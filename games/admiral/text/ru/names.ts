// Ships, winds, scenarios and ends in Russian.
import type { Words } from '../words.ts';

export const ships: Words['ships'] = { brig: 'бриг', frigate: 'фрегат', galleon: 'галеон', line: 'линкор' };
export const fleets: Words['fleets'] = { brig: 'бригами', frigate: 'фрегатами', galleon: 'галеонами', line: 'линкорами' };
export const winds: Words['winds'] = { calm: 'штиль', fresh: 'свежий ветер', storm: 'шторм' };

export const directions: Words['directions'] = {
  N: 'на север',
  NE: 'на северо-восток',
  E: 'на восток',
  SE: 'на юго-восток',
  S: 'на юг',
  SW: 'на юго-запад',
  W: 'на запад',
  NW: 'на северо-запад',
};

export const scenarios: Words['scenarios'] = {
  'pearl-banks': 'Жемчужные отмели',
  'pearl-banks-centre': 'Жемчужные отмели, жемчуг в центре',
  'mini-game-1': 'Мини-игра 1: свежий ветер',
  'mini-game-2': 'Мини-игра 2: любая погода',
  'mini-game-3': 'Мини-игра 3: бриг и фрегат',
  'dead-pilots-hoard': 'Клад мёртвого лоцмана',
  'kings-convoy': 'Королевский конвой',
  'fire-in-the-roads': 'Огонь на рейде',
  'two-crowns-mail': 'Почта двух корон',
};

export const duties: Words['duties'] = { free: 'свободен', repair: 'в ремонте', gang: 'на работах в форту', fireship: 'брандер' };

export const causes: Words['causes'] = {
  guns: 'потоплен огнём',
  reef: 'разбился о риф',
  mine: 'подорвался на мине',
  blast: 'взорван',
  boarding: 'погиб при абордаже',
  assault: 'погиб при штурме',
  fort: 'погиб вместе с фортом, где стоял на ремонте',
  trap: 'погиб в ловушке',
  left: 'покидает поле',
};

export const endings: Words['endings'] = {
  target: 'цель достигнута',
  'last-afloat': 'других эскадр не осталось',
  'cargo-gone': 'в море не осталось груза',
  rounds: 'сыгран последний раунд',
  arrived: 'бриг дошёл',
  convoy: 'сыграны оба перехода',
  nobody: 'кораблей не осталось',
};
