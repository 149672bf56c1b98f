// Admiral in Russian. Ships are all masculine, and names of players are never declined.
import { counter, type GameText } from '@quarterdeck/kernel';
import type { Admiral } from '../../src/types.ts';
import { cover } from '../cover.ts';
import type { Phrases } from '../phrases.ts';
import { say } from '../say.ts';
import { capital, cellList, cellName, columnName, directionOf, gunList, ofMany, orderBy, pieceBy } from '../saying.ts';
import { board } from './board.ts';
import { causes, directions, duties, endings, fleets, scenarios, ships, winds } from './names.ts';
import { terminal } from './terminal.ts';

const count = counter('ru');
const SHOTS = { one: 'выстрел', few: 'выстрела', many: 'выстрелов', other: 'выстрела' };
const HITS = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const DAMAGE = { one: 'повреждение', few: 'повреждения', many: 'повреждений', other: 'повреждения' };
const TURNS = { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' };
const PARCELS = { one: 'партия груза', few: 'партии груза', many: 'партий груза', other: 'партии груза' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };

const piece = pieceBy(ships, (cell) => `форт ${cell}`);
const Piece = (of: number) => capital(piece(of));
const order = orderBy(fleets, { hold: 'ждёт', any: 'взрывается под любым кораблём', some: (kinds) => `взрывается под ${kinds}` });
const list = (pieces: readonly number[]) => pieces.map(piece).join(', ');

const prompts: Phrases['prompts'] = {
  preparation: () => 'Идёт подготовка к игре.',
  'turn-order': () => 'Жребий определяет очерёдность хода.',
  'place-reef': () => 'Положите риф: коснитесь клетки или выберите столбец.',
  'wreck-site': () => 'Жребий определяет место крушения.',
  'bury-treasure': () => 'Где зарыто последнее сокровище?',
  round: () => 'Раунд продолжается.',
  wind: () => 'Флюгер вращается.',
  'gun-die': () => 'Кубик решает исход залпа.',
  defenders: () => 'Ваш форт штурмуют: какие корабли его защищают?',
  'boarding-die': () => 'Кубики решают исход схватки.',
  restow: () => 'Какой корабль берёт следующую партию груза?',
  'fort-gang': () => 'Какие корабли работают в форту?',
  'dig-die': () => 'Команда копает.',
};

const moves: Phrases['moves'] = {
  'goes-next': ({ seat }, { names }) => names(seat),
  'reef-column': ({ column }) => `Столбец ${columnName(column)}`,
  wreck: ({ cell }) => cellName(cell),
  bury: ({ cell }) => cellName(cell),
  berth: ({ cell }) => cellName(cell),
  lay: ({ cell }) => cellName(cell),
  sail: ({ ship }) => `Идти: ${piece(ship)}`,
  drift: ({ ship }) => `Снос: ${piece(ship)}`,
  steer: ({ to }) => `В ${cellName(to)}`,
  'make-port': () => 'Остаться в порту',
  'run-on': () => 'Нестись дальше',
  engage: ({ target }) => `Огонь: ${piece(target)}`,
  'lay-gun': ({ gun, shots }) => `${Piece(gun)}: ${count(shots, SHOTS)}`,
  'give-fire': () => 'Пли!',
  roll: ({ face }) => `Выпало ${face}`,
  board: ({ ship }) => `Абордаж: ${piece(ship)}`,
  assault: ({ fort }) => `Штурм: форт ${cellName(fort)}`,
  join: ({ ship }) => Piece(ship),
  away: () => 'В атаку!',
  stand: () => 'Этого хватит, в бой',
  stow: ({ ship }) => Piece(ship),
  'declare-fireship': ({ ship }) => `В брандер: ${piece(ship)}`,
  explode: ({ ship }) => `Взорвать: ${piece(ship)}`,
  'begin-repair': ({ ship }) => `Ремонт: ${piece(ship)}`,
  'end-repair': ({ ship }) => `Окончить ремонт: ${piece(ship)}`,
  'begin-fort-repair': ({ fort }) => `Работы: форт ${cellName(fort)}`,
  'end-fort-repair': ({ fort }) => `Окончить работы: форт ${cellName(fort)}`,
  dig: ({ ship }) => `Копать: ${piece(ship)}`,
  'hand-over': ({ fort, to }, { names }) => `Передать форт ${cellName(fort)}: ${names(to)}`,
  'end-turn': () => 'Закончить ход',
};

const events: Phrases['events'] = {
  'goes-next': ({ seat, place }, names) => `Очерёдность хода: ${names(seat)} — номер ${place}.`,
  'cargo-laid': ({ cells }) => `Груз лежит в клетках ${cellList(cells)}.`,
  'reef-laid': ({ seat, cell }, names) => `${names(seat)}: риф в клетке ${cellName(cell)}.`,
  'wreck-lies': ({ cell }) => `Место крушения: ${cellName(cell)}.`,
  buried: ({ seat, cell }, names) => `${names(seat)}: сокровище зарыто в ${cellName(cell)}.`,
  berthed: ({ seat, ship, cell }, names) => `${names(seat)}: ${piece(ship)} стоит в ${cellName(cell)}.`,
  'leg-began': ({ leg, crown }, names) => `Переход ${leg}. За корону: ${crown.map(names).join(', ')}.`,
  'round-began': ({ round }) => `Раунд ${round}.`,
  'turn-began': ({ seat }, names) => `Ходит ${names(seat)}.`,
  'turn-ended': () => '',
  sailed: ({ ship, from, to }) => `${Piece(ship)} идёт из ${cellName(from)} в ${cellName(to)}.`,
  'made-port': ({ ship, cell }) => `${Piece(ship)} остаётся в порту, ${cellName(cell)}.`,
  'struck-reef': ({ ship, reef, damage }) => `${Piece(ship)} ударяется о риф ${cellName(reef)}: ${count(damage, DAMAGE)}.`,
  'risked-mines': ({ ship, seats }, names) => `${Piece(ship)} проходит там, где могут быть мины: ${seats.map(names).join(', ')}.`,
  'mine-sprung': ({ seat, ship, cell, damage }, names) =>
    `${names(seat)}: мина в ${cellName(cell)} взрывается, ${piece(ship)} получает ${count(damage, DAMAGE)}.`,
  sunk: ({ seat, ship, cell, cause }, names) => `${names(seat)}: ${piece(ship)} ${causes[cause]}, ${cellName(cell)}.`,
  'opened-fire': ({ seat, target, guns }, names) =>
    `${names(seat)} открывает огонь. Цель: ${piece(target)}; ${ofMany(guns, 'стреляет', 'стреляют')}: ${gunList(guns, piece)}.`,
  'fireship-declared': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} становится брандером.`,
  'repair-began': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} встаёт на ремонт.`,
  'repair-ended': ({ ship }) => `${Piece(ship)}: ремонт окончен.`,
  restoring: ({ fort, left }) => `Форт ${cellName(fort)} восстанавливается: ещё ${count(left, TURNS)}.`,
  'fort-restored': ({ seat, fort }, names) => `Форт ${cellName(fort)} восстановлен, его хозяин — ${names(seat)}.`,
  'boarding-began': ({ seat, target, ships: party }, names) =>
    `${names(seat)} идёт на абордаж. Цель: ${piece(target)}; ${ofMany(party, 'атакует', 'атакуют')}: ${list(party)}.`,
  'assault-began': ({ seat, fort, ships: party }, names) =>
    `${names(seat)} штурмует форт ${cellName(fort)}; ${ofMany(party, 'атакует', 'атакуют')}: ${list(party)}.`,
  'boarding-die': ({ piece: of, face, points }) => `${Piece(of)}: выпало ${face}, ${count(points, POINTS)}.`,
  allotted: ({ piece: of, units }) => `${Piece(of)}: прочность ${units}.`,
  captured: ({ seat, ship, from }, names) => `${names(seat)} захватывает приз: ${piece(ship)} (${names(from)}).`,
  stowed: ({ seat, ship }, names) => `${names(seat)}: груз берёт ${piece(ship)}.`,
  loaded: ({ ship, from, aboard }) => `${Piece(ship)} грузится в ${cellName(from)}: на борту ${count(aboard, PARCELS)}.`,
  unloaded: ({ ship, into, stored }) => `${Piece(ship)} разгружается в ${cellName(into)}: там теперь ${count(stored, PARCELS)}.`,
  'handed-over': ({ seat, fort, to }, names) => `${names(seat)} передаёт форт ${cellName(fort)}; новый хозяин — ${names(to)}.`,
  'without-fort': ({ seat, left }, names) => `${names(seat)} без форта: на поиски нового ${count(left, TURNS)}.`,
  scored: ({ seat, points, total }, names) => `${names(seat)}: ${count(points, POINTS)}, всего ${total}.`,
  out: ({ seat, why }, names) => `${names(seat)} выбывает из игры: ${OUT[why]}.`,
  arrived: ({ seat, fort }, names) => `${names(seat)}: бриг у форта ${cellName(fort)}.`,
  'leg-over': ({ leg, unloaded, taken }) => `Переход ${leg} окончен: доставлено ${unloaded}, потеряно ${taken}.`,
  'mines-shown': ({ seat, cells }, names) => `${names(seat)}: мины лежали в ${cellList(cells)}.`,
};

const OUT = {
  'no-ships': 'нет кораблей',
  'no-fort': 'слишком долго без форта',
  'gave-last-fort': 'отдан последний форт',
} as const;

const refusals: Phrases['refusals'] = {
  'has-moved': () => 'Этот корабль в этом ходу уже двигался.',
  locked: () => 'Этот корабль был в рукопашной: до конца раунда он ничего не может.',
  'under-repair': () => 'Этот корабль в ремонте.',
  'repair-ended': () => 'Ремонт этого корабля прерван в этом ходу: он может стрелять, но не ходить и не чиниться снова.',
  'on-fort-work': () => 'Этот корабль работает в форту: он может стрелять, но не ходить.',
  becalmed: () => 'В штиль этот корабль стоит.',
  'no-way': () => 'Этому кораблю не открыт ни один курс.',
  'too-far': () => 'На этом курсе ветер не несёт так далеко.',
  blocked: () => 'Что-то преграждает путь.',
  'too-short': () => 'В этой мини-игре ход не короче трёх клеток.',
  'not-a-course': () => 'Корабль идёт прямо или по диагонали, не поворачивая.',
  'no-storm': () => 'Шторма нет.',
  'storm-drives': () => 'В шторм корабли двигает только ветер.',
  'others-first': () => 'В шторм первыми двигаются корабли, которые дальше всех по ветру.',
  'royal-full': () => 'Королевский порт принимает два корабля игрока, и ни одного, чьи два хода там истекли.',
  'no-shots': () => 'Выстрелов не осталось.',
  'out-of-range': () => 'Так далеко не бьёт ни одна пушка.',
  'no-line': () => 'Ни у одной пушки нет чистой линии огня.',
  'storm-guns': () => 'В шторм стреляют только форты и линкоры.',
  'has-fired': () => 'Корабль становится брандером до первого выстрела в этом ходу.',
  fireship: () => 'Этот корабль уже брандер.',
  'fireship-limit': () => 'Больше брандеров сценарий не допускает.',
  'fireship-not-due': () => 'Брандер взрывается в следующем раунде.',
  'drift-first': () => 'Сначала шторм двигает все корабли.',
  'not-own-port': () => 'Корабли чинят в порту своего форта.',
  undamaged: () => 'Этот корабль цел.',
  'once-a-turn': () => 'Приказ мине меняют раз за ход.',
  'two-ships': () => 'Для работ в форту нужны два свободных корабля в его порту.',
  'not-adjacent': () => 'На абордаж идут с соседней клетки, не по диагонали и не через сушу.',
  'hold-full': () => 'Трюм полон.',
  'nothing-there': () => 'Здесь нечего грузить.',
  'dig-first': () => 'Это сокровище надо выкопать, вместо движения.',
  'must-drift': () => 'Шторм сдвинул ещё не все ваши корабли.',
  'must-explode': () => 'Сначала должен взорваться брандер.',
  'must-sail': () => 'Бриг обязан идти: открыт курс не короче трёх клеток.',
  'must-leave-port': () => 'Корабль простоял в королевских водах два хода и должен выйти.',
  'reef-blocks': () => 'Риф здесь отрезал бы порт или груз.',
  'reef-place': () => 'Рифы кладут в открытом море, не в портах и не на груз.',
};

const options: Phrases['options'] = {
  scenario: { title: 'Сценарий', help: 'За что идёт борьба, на какой карте, какими кораблями.', values: scenarios },
  teams: {
    title: 'Команды',
    help: 'Жемчужные отмели: пары для четырёх или шести игроков, трое на трое для шести.',
    values: { alone: 'Каждый за себя', pairs: 'Пары', trios: 'Трое на трое' },
  },
  order: {
    title: 'Очерёдность хода',
    help: 'По жребию или как сидят игроки.',
    values: { drawn: 'По жребию', seated: 'Как сидят' },
  },
  vane: {
    title: 'Флюгер',
    help: 'Как часто бывают штиль, свежий ветер и шторм.',
    values: { brisk: 'Бодрый, 1:2:1', rulebook: 'Как в книге, 1:1:1', trade: 'Пассат, 1:4:1' },
  },
  hits: { title: 'Попадания', help: 'Что нужно пушке на кубике.', values: { usual: 'От 3 до 6', even: 'Только чётные' } },
  fireOverForts: { title: 'Огонь через форты', help: 'Форт на линии огня не мешает выстрелу.', values: null },
  creep: { title: 'Хоть малый ход', help: 'При свежем ветре на любом прямом курсе есть хотя бы одна клетка.', values: null },
  slowGalleon: { title: 'Медленный галеон', help: 'Галеоны идут 4 клетки прямо и 3 по диагонали.', values: null },
  shortGuns: { title: 'Короткие пушки', help: 'Линкоры бьют на 4 клетки прямо и 3 по диагонали.', values: null },
  rounds: { title: 'Предел раундов', help: 'После стольких раундов игра окончена, побеждает лидер.', values: null },
  components: { title: 'Карточки из коробки', help: 'Цифры: владелец коробки может их исправить.', values: null },
  chart: { title: 'Свой сценарий', help: 'Сценарий, написанный вами, в виде данных.', values: null },
};

const lines: Phrases['lines'] = {
  brig: ({ times }) => `Потоплено и захвачено бригов: ${times}`,
  frigate: ({ times }) => `Потоплено и захвачено фрегатов: ${times}`,
  galleon: ({ times }) => `Потоплено и захвачено галеонов: ${times}`,
  line: ({ times }) => `Потоплено и захвачено линкоров: ${times}`,
  'fort-ruined': ({ times }) => `Разрушено фортов: ${times}`,
  'fort-taken': ({ times }) => `Захвачено фортов: ${times}`,
  parcel: ({ times }) => `Доставлено почты: ${times}`,
  wreck: ({ times }) => `Привезено с разбитого судна: ${times}`,
  'first-leg': () => 'Доставлено за корону, переход 1',
  'second-leg': () => 'Доставлено за корону, переход 2',
  fort: ({ fort }) => `Груз в форту ${fort}`,
  arrived: ({ rounds }) => `Прибытие, ${count(Number(rounds), ROUNDS)}`,
  nothing: () => 'Ничего не добыто',
};

/** Which of them is said, say.ts decides. */
const ways: Phrases['ways'] = {
  reefRow: 'Положите риф: какой ряд?',
  reefRowIn: (column) => `Риф в столбце ${column}: какой ряд?`,
  berth: 'Где стоит корабль?',
  berthOf: (ship) => `${Piece(ship)}: где он стоит в начале игры?`,
  layMine: (number) => `Тайно заложите мину ${number}: какая клетка?`,
  turnAtWar: 'Ваш ход: действуют все корабли и форты, в любом порядке.',
  turnAtPeace: 'Ваш ход: идите, затем закончите его.',
  course: 'Куда?',
  courseOf: (ship) => `${Piece(ship)}: куда он идёт?`,
  makePort: 'Зайти в порт?',
  makePortOf: (ship) => `${Piece(ship)} достиг порта: остаться или нестись дальше?`,
  salvo: 'Кто стреляет?',
  salvoAt: (target) => `Огонь! Цель: ${piece(target)}. Кто стреляет и сколько раз?`,
  party: 'Кто атакует?',
  partyAgainst: (target) => `Цель: ${piece(target)}. Кто атакует?`,
  share: 'Как делится остаток?',
  shareOf: (next) => `${Piece(next)}: сколько прочности ему оставить?`,
  mineOrder: 'Чего ждёт эта мина?',
  mineOrderAt: (cell) => `Чего ждёт мина в ${cellName(cell)}?`,
  row: (row) => `Ряд ${row}`,
  allotNothing: 'Ничего: пожертвовать',
  pearl: 'жемчуг',
  treasure: 'сокровище',
  load: (cargo, ship) => `Погрузить ${cargo}: ${piece(ship)}`,
  loadFrom: (cargo, ship, from) => `Погрузить ${cargo}: ${piece(ship)}, из ${cellName(from)}`,
  unload: (cargo, ship, into) => `Выгрузить ${cargo}: ${piece(ship)}, в ${cellName(into)}`,
  mineOrders: (number) => `Приказ мине ${number}`,
  mineOrdersAt: (cell) => `Приказ мине в ${cellName(cell)}`,
  mineLaid: (name) => `${name}: мина заложена.`,
  mineLaidAt: (name, cell) => `${name}: мина заложена в ${cellName(cell)}.`,
  calm: ({ spinner }, names) => `${names(spinner)}: флюгер показывает ${winds.calm}.`,
  blows: ({ spinner, towards, strength }, names) =>
    `${names(spinner)}: флюгер показывает ${winds[strength]} ${directions[directionOf(towards)]}.`,
  rodeOut: ({ ship, to }) => `${Piece(ship)} пережидает шторм в ${cellName(to)}.`,
  drifted: ({ ship, from, to }) => `${Piece(ship)}: сносит из ${cellName(from)} в ${cellName(to)}.`,
  lostAtSea: ({ ship, parcels }) => `${Piece(ship)}: ${count(parcels, PARCELS)} на дне моря.`,
  spilled: ({ ship, cell, parcels }) => `${Piece(ship)}: ${count(parcels, PARCELS)} можно подобрать в ${cellName(cell)}.`,
  missed: ({ target, face, shots }) => `Выпало ${face}: ${count(shots, SHOTS)}, цель — ${piece(target)}, мимо.`,
  hit: ({ target, face, shots, hits }) =>
    `Выпало ${face}: ${count(shots, SHOTS)}, цель — ${piece(target)}, ${count(hits, HITS)}.`,
  ruined: ({ fort }) => `Форт ${cellName(fort)} разрушен.`,
  ruinedWith: ({ fort, lost }) => `Форт ${cellName(fort)} разрушен, в нём погибло: ${count(lost, PARCELS)}.`,
  explodedAlone: ({ ship, cell }) => `${Piece(ship)} взрывается в ${cellName(cell)}, никто не задет.`,
  exploded: ({ ship, cell, damage, hit }) =>
    `${Piece(ship)} взрывается в ${cellName(cell)}: ${list(hit)} — ${ofMany(hit, '', 'по ')}${count(damage, DAMAGE)}.`,
  madeWhole: ({ ship }) => `${Piece(ship)} полностью исправен.`,
  repaired: ({ ship, left }) => `${Piece(ship)} чинится: осталось ${count(left, DAMAGE)}.`,
  gangRestores: ({ seat, fort, ships: gang }, names) => `${names(seat)}: ${list(gang)} восстанавливают форт ${cellName(fort)}.`,
  gangRepairs: ({ seat, fort, ships: gang }, names) => `${names(seat)}: ${list(gang)} ремонтируют форт ${cellName(fort)}.`,
  ruinLeft: ({ fort }) => `Руины ${cellName(fort)} брошены.`,
  gangEnded: ({ fort }) => `Форт ${cellName(fort)}: работы окончены.`,
  fortMadeWhole: ({ fort }) => `Форт ${cellName(fort)} снова цел.`,
  fortRepaired: ({ fort, left }) => `Форт ${cellName(fort)} чинится: осталось ${count(left, DAMAGE)}.`,
  defendedAlone: ({ seat }, names) => `${names(seat)}: форт защищается один.`,
  defendedBy: ({ seat, ships: party }, names) => `${names(seat)}: форт ${ofMany(party, 'защищает', 'защищают')} ${list(party)}.`,
  tie: ({ attack, defence }) => `${attack} против ${defence}: ничья, никто не уцелел.`,
  fortHolds: ({ attack, defence }) => `${attack} против ${defence}: форт устоял.`,
  contestWon: ({ attack, defence }, winner) => `${attack} против ${defence}: побеждает ${winner}.`,
  captured: ({ seat, fort }, names) => `${names(seat)} захватывает форт ${cellName(fort)}.`,
  capturedWith: ({ seat, fort, stored }, names) =>
    `${names(seat)} захватывает форт ${cellName(fort)}, в нём ${count(stored, PARCELS)}.`,
  dugUp: ({ ship, cell, face }) => `${Piece(ship)} копает в ${cellName(cell)}, ${face}: сокровище!`,
  trapped: ({ ship, cell, face }) => `${Piece(ship)} копает в ${cellName(cell)}, ${face}: ловушка.`,
  fortNobodys: ({ fort }) => `Форт ${cellName(fort)} теперь ничей.`,
  fortPassed: (fort, heir) => `Форт ${cellName(fort)} переходит к союзнику: ${heir}.`,
  mineOrdered: (name) => `${name} отдаёт приказ мине.`,
  mineOrderedTo: (name, number, kinds) => `${name}: мина ${number} ${order(kinds)}.`,
  endedWithout: ({ why }) => `Игра окончена: ${endings[why]}.`,
  endedWith: ({ why, winners }, names) => `Победа (${endings[why]}): ${winners.map(names).join(', ')}.`,
};

const own: Phrases['own'] = {
  ships,
  fleets,
  winds,
  directions,
  scenarios,
  duties,
  causes,
  endings,
  piece,
  order,
  board,
  terminal,
};

export const ru: GameText<Admiral> = say({ ...cover.ru, prompts, moves, events, ways, refusals, options, lines, own });
