// Стол по-русски.
import { counter } from '@quarterdeck/kernel';
import type { BoardWords } from '../board.ts';
import { unlessNone } from '../saying.ts';

const count = counter('ru');
const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const SHOTS = { one: 'выстрел', few: 'выстрела', many: 'выстрелов', other: 'выстрела' };
const CELLS = { one: 'клетку', few: 'клетки', many: 'клеток', other: 'клетки' };
const TO_CELLS = { one: 'клетки', few: 'клеток', many: 'клеток', other: 'клетки' };
const PARCELS = { one: 'партия груза', few: 'партии груза', many: 'партий груза', other: 'партии груза' };
const PEARLS = { one: 'партия жемчуга', few: 'партии жемчуга', many: 'партий жемчуга', other: 'партии жемчуга' };
const TREASURES = { one: 'сокровище', few: 'сокровища', many: 'сокровищ', other: 'сокровища' };
const HITS = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const UNITS = { one: 'единица прочности', few: 'единицы прочности', many: 'единиц прочности', other: 'единицы прочности' };

export const board: BoardWords = {
  board: 'Адмирал: стол',
  chart: 'Морская карта: плюс и минус меняют масштаб, 0 показывает всю, Shift со стрелками двигает',
  onChart: 'Что лежит на карте',
  nearer: 'Ближе',
  farther: 'Дальше',
  whole: 'Показать всю карту',
  fleet: 'Корабли и форты',
  yourFleet: 'Ваш флот',
  nobodys: 'Ничьи',
  orders: 'Приказы',
  letGo: 'Отпустить',
  driftAll: 'Снос: все по очереди',
  orderHelp: 'Отметьте виды кораблей, под которыми мина взорвётся, и отдайте приказ. Ни одного: мина ждёт.',
  berthHelp: 'Коснитесь светлой клетки или перетащите туда корабль. За ним:',
  crown: 'Корона',
  brotherhood: 'Братство',
  chooseShip: 'Выберите корабль: на карте загорится, куда он дойдёт и во что попадёт.',
  chartHelp: 'Тяните воду, чтобы сдвинуть карту; масштаб — двумя пальцами или колесом.',
  reefHelp: 'Коснитесь клетки для рифа; с клавиатуры — сначала столбец, потом ряд.',
  standing: 'Цель и игроки',
  fight: 'Бой',
  attack: 'Атака',
  defence: 'Защита',
  tie: 'Поровну: гибнут все участники',
  holds: 'Форт устоял',
  reckoning: 'Очки кубика (1–2: 0, 3–4: 1, 5–6: 2) плюс остаток прочности. Большая сумма забирает всё.',
  salvoHelp: {
    usual: 'Один кубик на весь залп: попадание от 3 до 6, с соседней клетки — всё, кроме 2.',
    even: 'Один кубик на весь залп: попадание на 2, 4 и 6.',
  },
  signs: {
    move: 'ещё может ходить',
    shot: 'оставшийся выстрел',
    hull: 'прочность',
    cargo: 'груз',
    locked: 'в сцепке',
    repair: 'ремонт',
    fireship: 'брандер',
    sheltered: 'в укрытии',
  },
  onTurn: 'ходит',
  winner: 'победа',
  out: 'вне игры',
  picked: 'выбрано',
  noWind: 'Ветра ещё нет',
  ashore: 'не на карте',
  locked: 'в сцепке до конца раунда',
  sheltered: 'укрыт от шторма',
  moved: 'уже ходил',
  yourGoal: 'ваша цель',
  fort: 'Форт',
  royalPort: 'Королевский порт',
  ruin: 'Руины',
  reef: 'Риф',
  reefRule:
    'Корабли в него не входят, выстрелы проходят над ним. Кого на него снесёт шторм, получит повреждение за каждую непройденную клетку.',
  royalRule: 'У него нет пушек, и на него не нападают.',
  ruinRule: 'Не стреляют и не чинят корабли; два корабля в порту могут их отстроить. Порт по-прежнему укрывает от шторма.',
  range: 'Дальность',
  shots: 'Выстрелы',
  pairKey:
    'Первое число для прямых курсов, второе для диагональных. Свежий ветер отнимает клетку за каждую восьмую часть круга между курсом и ветром.',
  loadRule: 'Корабль в этой клетке может взять груз на борт, в том числе в тот же ход.',
  digRule: 'Копать может корабль, который начал здесь ход и остаётся на месте.',
  yourMine: 'Ваша мина',
  raceGoal: 'Приведите бриг в порт противоположного угла.',
  windRules: {
    calm: 'Ходят только бриги, на одну клетку прямо.',
    fresh: 'Курс любой; каждая восьмая часть круга между курсом и ветром отнимает клетку.',
    storm: 'Сносит все корабли без укрытия. Рифы наносят повреждения, стреляют только линкоры и форты.',
  },
  windTo: (strength, direction) => `${strength}, дует ${direction}`,
  choose: (label) => `Выбрать: ${label}`,
  column: (letter) => `Столбец ${letter}`,
  leg: (number) => `переход ${number}`,
  round: (number) => `раунд ${number}`,
  team: (number) => `команда ${number}`,
  ships: (ships) => count(ships, SHIPS),
  points: (points) => count(points, POINTS),
  durability: (left, full) => `прочность ${left} из ${full}`,
  aboard: (parcels) => `на борту ${count(parcels, PARCELS)}`,
  stored: (parcels) => `в форту ${count(parcels, PARCELS)}`,
  parcels: (parcels) => count(parcels, PARCELS),
  buried: (parcels) => `в земле ${count(parcels, PARCELS)}`,
  shotsLeft: (shots) => `осталось: ${count(shots, SHOTS)}`,
  shotsInStorm: (shots, storm) => `${shots}, в шторм ${storm}`,
  pair: (straight, diagonal) => `${straight} / ${diagonal}`,
  reach: (most, least) => unlessNone(most, 'не может идти', `от ${least} до ${count(most, TO_CELLS)}`),
  drifts: (cells) => `сносит на ${count(cells, CELLS)}`,
  guns: (shots, straight, diagonal) => `${count(shots, SHOTS)}, дальность ${straight} / ${diagonal}`,
  fortRule: (shots, straight, diagonal) =>
    `${count(shots, SHOTS)} за ход в любую погоду, дальность ${straight} / ${diagonal}. В его порту чинят свои корабли.`,
  odds: (percent, shots) => `${percent} % на попадание${unlessNone(shots, '', `, ${count(shots, SHOTS)}`)}`,
  against: (target) => `Цель: ${target}`,
  shotsIn: (shots) => count(shots, SHOTS),
  laid: (gun, shots) => `${gun}: ${count(shots, SHOTS)}`,
  face: (face) => `Кубик: ${face}`,
  hits: (hits) => unlessNone(hits, 'Мимо', count(hits, HITS)),
  wins: (name) => `Побеждает ${name}`,
  toShare: (units) => `Осталось раздать: ${count(units, UNITS)}`,
  gets: (units) => unlessNone(units, 'гибнет', `получает ${units}`),
  gives: (piece, units) => `${piece}: ${count(units, UNITS)}`,
  spentMine: (name) => `Сработавшая мина, ${name}`,
  mineOf: (name) => `Мина, ${name}`,
  raceTo: (cell) => `Приведите бриг в порт ${cell}.`,
  gatherPearls: (parcels) => `Кто первым соберёт в своих фортах: ${count(parcels, PEARLS)}.`,
  gatherTreasure: (parcels) => `Кто первым соберёт в своих фортах: ${count(parcels, TREASURES)}.`,
  convoyGoal: (parcels, cell) => `Корона везёт в ${cell}: ${count(parcels, TREASURES)}; Братство отнимает столько же.`,
  battleGoal: (points) => `Кто первым наберёт за корабли и форты: ${count(points, POINTS)}.`,
  mailGoal: (points) => `Кто первым наберёт за почту от одной короны другой: ${count(points, POINTS)}.`,
};
