// Стіл українською.
import { counter } from '@quarterdeck/kernel';
import type { BoardWords } from '../board.ts';
import { unlessNone } from '../saying.ts';

const count = counter('uk');
const SHIPS = { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' };
const SHOTS = { one: 'постріл', few: 'постріли', many: 'пострілів', other: 'пострілу' };
const CELLS = { one: 'клітинку', few: 'клітинки', many: 'клітинок', other: 'клітинки' };
const TO_CELLS = { one: 'клітинки', few: 'клітинок', many: 'клітинок', other: 'клітинки' };
const PARCELS = { one: 'партія вантажу', few: 'партії вантажу', many: 'партій вантажу', other: 'партії вантажу' };
const PEARLS = { one: 'партія перлів', few: 'партії перлів', many: 'партій перлів', other: 'партії перлів' };
const TREASURES = { one: 'скарб', few: 'скарби', many: 'скарбів', other: 'скарбу' };
const HITS = { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };
const UNITS = { one: 'одиниця міцності', few: 'одиниці міцності', many: 'одиниць міцності', other: 'одиниці міцності' };

export const board: BoardWords = {
  board: 'Адмірал: стіл',
  chart: 'Морська карта: плюс і мінус змінюють масштаб, 0 показує всю, Shift зі стрілками рухає',
  onChart: 'Що лежить на карті',
  nearer: 'Ближче',
  farther: 'Далі',
  whole: 'Показати всю карту',
  fleet: 'Кораблі та форти',
  yourFleet: 'Ваш флот',
  nobodys: 'Нічиї',
  orders: 'Накази',
  letGo: 'Відпустити',
  driftAll: 'Знос: усі по черзі',
  orderHelp: 'Позначте види кораблів, під якими міна вибухне, і віддайте наказ. Жодного: міна чекає.',
  berthHelp: 'Торкніться світлої клітинки або перетягніть туди корабель. За ним:',
  crown: 'Корона',
  brotherhood: 'Братство',
  chooseShip: 'Оберіть корабель: на карті засвітиться, куди він дійде і в що влучить.',
  chartHelp: 'Тягніть воду, щоб зсунути карту; масштаб — двома пальцями або коліщатком.',
  reefHelp: 'Торкніться клітинки для рифу; з клавіатури — спершу стовпець, потім ряд.',
  standing: 'Мета і гравці',
  fight: 'Бій',
  attack: 'Атака',
  defence: 'Захист',
  tie: 'Порівну: гинуть усі учасники',
  holds: 'Форт вистояв',
  reckoning: 'Очки кубика (1–2: 0, 3–4: 1, 5–6: 2) плюс залишок міцності. Більша сума забирає все.',
  salvoHelp: {
    usual: 'Один кубик на весь залп: влучання від 3 до 6, із сусідньої клітинки — усе, крім 2.',
    even: 'Один кубик на весь залп: влучання на 2, 4 і 6.',
  },
  signs: {
    move: 'ще може ходити',
    shot: 'постріл, що лишився',
    hull: 'міцність',
    cargo: 'вантаж',
    locked: 'у зчепленні',
    repair: 'ремонт',
    fireship: 'брандер',
    sheltered: 'в укритті',
  },
  onTurn: 'ходить',
  winner: 'перемога',
  out: 'поза грою',
  picked: 'обрано',
  noWind: 'Вітру ще немає',
  ashore: 'не на карті',
  locked: 'у зчепленні до кінця раунду',
  sheltered: 'укритий від шторму',
  moved: 'уже ходив',
  yourGoal: 'ваша мета',
  fort: 'Форт',
  royalPort: 'Королівський порт',
  ruin: 'Руїни',
  reef: 'Риф',
  reefRule:
    'Кораблі в нього не заходять, постріли проходять над ним. Кого на нього знесе шторм, отримає пошкодження за кожну непройдену клітинку.',
  royalRule: 'Він не має гармат, і на нього не нападають.',
  ruinRule: 'Не стріляють і не лагодять кораблі; два кораблі в порту можуть їх відбудувати. Порт і далі ховає від шторму.',
  range: 'Дальність',
  shots: 'Постріли',
  pairKey:
    'Перше число для прямих курсів, друге для діагональних. Свіжий вітер забирає клітинку за кожну восьму частину кола між курсом і вітром.',
  loadRule: 'Корабель у цій клітинці може взяти вантаж на борт, зокрема того ж ходу.',
  digRule: 'Копати може корабель, який почав тут хід і лишається на місці.',
  yourMine: 'Ваша міна',
  raceGoal: 'Приведіть бриг у порт протилежного кута.',
  windRules: {
    calm: 'Ходять лише бриги, на одну клітинку прямо.',
    fresh: 'Курс будь-який; кожна восьма частина кола між курсом і вітром забирає клітинку.',
    storm: 'Зносить усі кораблі без укриття. Рифи завдають пошкоджень, стріляють лише лінкори та форти.',
  },
  windTo: (strength, direction) => `${strength}, дме ${direction}`,
  choose: (label) => `Обрати: ${label}`,
  column: (letter) => `Стовпець ${letter}`,
  leg: (number) => `перехід ${number}`,
  round: (number) => `раунд ${number}`,
  team: (number) => `команда ${number}`,
  ships: (ships) => count(ships, SHIPS),
  points: (points) => count(points, POINTS),
  durability: (left, full) => `міцність ${left} з ${full}`,
  aboard: (parcels) => `на борту ${count(parcels, PARCELS)}`,
  stored: (parcels) => `у форті ${count(parcels, PARCELS)}`,
  parcels: (parcels) => count(parcels, PARCELS),
  buried: (parcels) => `у землі ${count(parcels, PARCELS)}`,
  shotsLeft: (shots) => `лишилося: ${count(shots, SHOTS)}`,
  shotsInStorm: (shots, storm) => `${shots}, у шторм ${storm}`,
  pair: (straight, diagonal) => `${straight} / ${diagonal}`,
  reach: (most, least) => unlessNone(most, 'не може йти', `від ${least} до ${count(most, TO_CELLS)}`),
  drifts: (cells) => `зносить на ${count(cells, CELLS)}`,
  guns: (shots, straight, diagonal) => `${count(shots, SHOTS)}, дальність ${straight} / ${diagonal}`,
  fortRule: (shots, straight, diagonal) =>
    `${count(shots, SHOTS)} за хід у будь-яку погоду, дальність ${straight} / ${diagonal}. У його порту лагодять свої кораблі.`,
  odds: (percent, shots) => `${percent} % на влучання${unlessNone(shots, '', `, ${count(shots, SHOTS)}`)}`,
  against: (target) => `Ціль: ${target}`,
  shotsIn: (shots) => count(shots, SHOTS),
  laid: (gun, shots) => `${gun}: ${count(shots, SHOTS)}`,
  face: (face) => `Кубик: ${face}`,
  hits: (hits) => unlessNone(hits, 'Повз ціль', count(hits, HITS)),
  wins: (name) => `Перемагає ${name}`,
  toShare: (units) => `Лишилося роздати: ${count(units, UNITS)}`,
  gets: (units) => unlessNone(units, 'гине', `отримує ${units}`),
  gives: (piece, units) => `${piece}: ${count(units, UNITS)}`,
  spentMine: (name) => `Міна, що спрацювала, ${name}`,
  mineOf: (name) => `Міна, ${name}`,
  raceTo: (cell) => `Приведіть бриг у порт ${cell}.`,
  gatherPearls: (parcels) => `Хто першим збере у своїх фортах: ${count(parcels, PEARLS)}.`,
  gatherTreasure: (parcels) => `Хто першим збере у своїх фортах: ${count(parcels, TREASURES)}.`,
  convoyGoal: (parcels, cell) => `Корона везе до ${cell}: ${count(parcels, TREASURES)}; Братство відбирає стільки ж.`,
  battleGoal: (points) => `Хто першим набере за кораблі та форти: ${count(points, POINTS)}.`,
  mailGoal: (points) => `Хто першим набере за пошту від однієї корони іншій: ${count(points, POINTS)}.`,
};
