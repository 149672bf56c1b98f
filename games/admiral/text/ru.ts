// Admiral in Russian. Ships are all masculine, and names of players are never declined.
import { at, counter } from '@quarterdeck/kernel';
import { cellName, columnName } from '../src/data/cells.ts';
import { fortCell, isShip, kindOf, numberOf } from '../src/data/ships.ts';
import { cover } from './cover.ts';
import {
  capital,
  cellList,
  directionOf,
  gunList,
  isAtWar,
  isPearls,
  nextInBerth,
  openOf,
  orderedMine,
  orderKind,
} from './story.ts';
import type { Words } from './types.ts';
import { causes, directions, duties, endings, fleets, scenarios, ships, winds } from './words-ru.ts';

const count = counter('ru');
const SHOTS = { one: 'выстрел', few: 'выстрела', many: 'выстрелов', other: 'выстрела' };
const HITS = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const DAMAGE = { one: 'повреждение', few: 'повреждения', many: 'повреждений', other: 'повреждения' };
const TURNS = { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' };
const PARCELS = { one: 'партия груза', few: 'партии груза', many: 'партий груза', other: 'партии груза' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' };

const piece: Words['piece'] = (of) => (isShip(of) ? `${ships[kindOf(of)]} ${numberOf(of)}` : `форт ${cellName(fortCell(of))}`);
const Piece = (of: number) => capital(piece(of));
const order: Words['order'] = (kinds) => {
  const kind = orderKind(kinds);
  if (kind === 'hold') return 'ждёт';
  return kind === 'any' ? 'взрывается под любым кораблём' : `взрывается под ${kinds.map((each) => fleets[each]).join(', ')}`;
};
const list = (pieces: readonly number[]) => pieces.map(piece).join(', ');

const prompts: Words['prompts'] = {
  preparation: () => 'Идёт подготовка к игре.',
  'turn-order': () => 'Жребий определяет очерёдность хода.',
  'place-reef': () => 'Положите риф: коснитесь клетки или выберите столбец.',
  'reef-row'({ view }) {
    const frame = openOf(view, 'reef-row');
    return frame === null ? 'Положите риф: какой ряд?' : `Риф в столбце ${columnName(frame.column)}: какой ряд?`;
  },
  'wreck-site': () => 'Жребий определяет место крушения.',
  'bury-treasure': () => 'Где зарыто последнее сокровище?',
  berth({ view }) {
    const ship = nextInBerth(view);
    return ship === null ? 'Где стоит корабль?' : `${Piece(ship)}: где он стоит в начале игры?`;
  },
  'lay-mines'({ view }) {
    const frame = openOf(view, 'lay-mines');
    return `Тайно заложите мину ${(frame?.card ?? 0) + 1}: какая клетка?`;
  },
  round: () => 'Раунд продолжается.',
  wind: () => 'Флюгер вращается.',
  turn: ({ view }) =>
    isAtWar(view) ? 'Ваш ход: действуют все корабли и форты, в любом порядке.' : 'Ваш ход: идите, затем закончите его.',
  course({ view }) {
    const frame = openOf(view, 'course');
    return frame === null ? 'Куда?' : `${Piece(frame.ship)}: куда он идёт?`;
  },
  'make-port'({ view }) {
    const frame = openOf(view, 'make-port');
    return frame === null ? 'Зайти в порт?' : `${Piece(frame.ship)} достиг порта: остаться или нестись дальше?`;
  },
  salvo({ view }) {
    const frame = openOf(view, 'salvo');
    return frame === null ? 'Кто стреляет?' : `Огонь! Цель: ${piece(frame.target)}. Кто стреляет и сколько раз?`;
  },
  'gun-die': () => 'Кубик решает исход залпа.',
  'boarding-party'({ view }) {
    const frame = openOf(view, 'boarding-party');
    return frame === null ? 'Кто атакует?' : `Цель: ${piece(frame.target)}. Кто атакует?`;
  },
  defenders: () => 'Ваш форт штурмуют: какие корабли его защищают?',
  'boarding-die': () => 'Кубики решают исход схватки.',
  'share-durability'({ view }) {
    const frame = openOf(view, 'share-durability');
    const next = frame === null ? undefined : frame.to[frame.given.length];
    return next === undefined ? 'Как делится остаток?' : `${Piece(next)}: сколько прочности ему оставить?`;
  },
  restow: () => 'Какой корабль берёт следующую партию груза?',
  'fort-gang': () => 'Какие корабли работают в форту?',
  'dig-die': () => 'Команда копает.',
  'mine-order'({ view }) {
    const cell = orderedMine(view);
    return cell === null ? 'Чего ждёт эта мина?' : `Чего ждёт мина в ${cellName(cell)}?`;
  },
};

const moves: Words['moves'] = {
  'goes-next': ({ seat }, { names }) => names(seat),
  'reef-column': ({ column }) => `Столбец ${columnName(column)}`,
  'reef-row': ({ row }, { view }) => {
    const frame = openOf(view, 'reef-row');
    return frame === null ? `Ряд ${row}` : `${columnName(frame.column)}${row}`;
  },
  wreck: ({ cell }) => cellName(cell),
  bury: ({ cell }) => cellName(cell),
  berth: ({ cell }) => cellName(cell),
  lay: ({ cell }) => cellName(cell),
  spin: ({ towards, strength }) =>
    strength === 'calm' ? `${winds.calm} (${directionOf(towards)})` : `${winds[strength]} ${directions[directionOf(towards)]}`,
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
  allot: ({ units }) => (units === 0 ? 'Ничего: пожертвовать' : `${units}`),
  stow: ({ ship }) => Piece(ship),
  'declare-fireship': ({ ship }) => `В брандер: ${piece(ship)}`,
  explode: ({ ship }) => `Взорвать: ${piece(ship)}`,
  'begin-repair': ({ ship }) => `Ремонт: ${piece(ship)}`,
  'end-repair': ({ ship }) => `Окончить ремонт: ${piece(ship)}`,
  'begin-fort-repair': ({ fort }) => `Работы: форт ${cellName(fort)}`,
  'end-fort-repair': ({ fort }) => `Окончить работы: форт ${cellName(fort)}`,
  load: ({ ship, from }, { view }) =>
    `Погрузить ${isPearls(view) ? 'жемчуг' : 'сокровище'}: ${piece(ship)}${at(view.ships, ship).at === from ? '' : `, из ${cellName(from)}`}`,
  unload: ({ ship, into }, { view }) =>
    `Выгрузить ${isPearls(view) ? 'жемчуг' : 'сокровище'}: ${piece(ship)}, в ${cellName(into)}`,
  dig: ({ ship }) => `Копать: ${piece(ship)}`,
  'hand-over': ({ fort, to }, { names }) => `Передать форт ${cellName(fort)}: ${names(to)}`,
  'order-mine': ({ mine }, { view }) => {
    const cell = typeof view.viewer === 'number' ? view.mines[view.viewer]?.[mine]?.at : null;
    return cell === null || cell === undefined ? `Приказ мине ${mine + 1}` : `Приказ мине в ${cellName(cell)}`;
  },
  'set-order': ({ kinds }) => capital(order(kinds)),
  'end-turn': () => 'Закончить ход',
};

const events: Words['events'] = {
  'goes-next': ({ seat, place }, names) => `Очерёдность хода: ${names(seat)} — номер ${place}.`,
  'cargo-laid': ({ cells }) => `Груз лежит в клетках ${cellList(cells)}.`,
  'reef-laid': ({ seat, cell }, names) => `${names(seat)}: риф в клетке ${cellName(cell)}.`,
  'wreck-lies': ({ cell }) => `Место крушения: ${cellName(cell)}.`,
  buried: ({ seat, cell }, names) => `${names(seat)}: сокровище зарыто в ${cellName(cell)}.`,
  berthed: ({ seat, ship, cell }, names) => `${names(seat)}: ${piece(ship)} стоит в ${cellName(cell)}.`,
  'mine-laid': ({ seat, cell }, names) =>
    cell === null ? `${names(seat)}: мина заложена.` : `${names(seat)}: мина заложена в ${cellName(cell)}.`,
  'leg-began': ({ leg, crown }, names) => `Переход ${leg}. За корону: ${crown.map(names).join(', ')}.`,
  'round-began': ({ round }) => `Раунд ${round}.`,
  wind: ({ spinner, towards, strength }, names) =>
    strength === 'calm'
      ? `${names(spinner)}: флюгер показывает ${winds.calm}.`
      : `${names(spinner)}: флюгер показывает ${winds[strength]} ${directions[directionOf(towards)]}.`,
  'turn-began': ({ seat }, names) => `Ходит ${names(seat)}.`,
  'turn-ended': () => '',
  sailed: ({ ship, from, to }) => `${Piece(ship)} идёт из ${cellName(from)} в ${cellName(to)}.`,
  drifted: ({ ship, from, to }) =>
    from === to
      ? `${Piece(ship)} пережидает шторм в ${cellName(to)}.`
      : `${Piece(ship)}: сносит из ${cellName(from)} в ${cellName(to)}.`,
  'made-port': ({ ship, cell }) => `${Piece(ship)} остаётся в порту, ${cellName(cell)}.`,
  'struck-reef': ({ ship, reef, damage }) => `${Piece(ship)} ударяется о риф ${cellName(reef)}: ${count(damage, DAMAGE)}.`,
  'risked-mines': ({ ship, seats }, names) => `${Piece(ship)} проходит там, где могут быть мины: ${seats.map(names).join(', ')}.`,
  'mine-sprung': ({ seat, ship, cell, damage }, names) =>
    `${names(seat)}: мина в ${cellName(cell)} взрывается, ${piece(ship)} получает ${count(damage, DAMAGE)}.`,
  sunk: ({ seat, ship, cell, cause }, names) => `${names(seat)}: ${piece(ship)} ${causes[cause]}, ${cellName(cell)}.`,
  spilled: ({ ship, cell, parcels, lost }) =>
    lost
      ? `${Piece(ship)}: ${count(parcels, PARCELS)} на дне моря.`
      : `${Piece(ship)}: ${count(parcels, PARCELS)} можно подобрать в ${cellName(cell)}.`,
  'opened-fire': ({ seat, target, guns }, names) =>
    `${names(seat)} открывает огонь. Цель: ${piece(target)}; ${guns.length === 1 ? 'стреляет' : 'стреляют'}: ${gunList(guns, piece)}.`,
  volley: ({ target, face, shots, hits }) =>
    hits === 0
      ? `Выпало ${face}: ${count(shots, SHOTS)}, цель — ${piece(target)}, мимо.`
      : `Выпало ${face}: ${count(shots, SHOTS)}, цель — ${piece(target)}, ${count(hits, HITS)}.`,
  'fort-ruined': ({ fort, lost }) =>
    `Форт ${cellName(fort)} разрушен${lost === 0 ? '' : `, в нём погибло: ${count(lost, PARCELS)}`}.`,
  'fireship-declared': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} становится брандером.`,
  exploded: ({ ship, cell, damage, hit }) =>
    hit.length === 0
      ? `${Piece(ship)} взрывается в ${cellName(cell)}, никто не задет.`
      : `${Piece(ship)} взрывается в ${cellName(cell)}: ${list(hit)} — ${hit.length === 1 ? '' : 'по '}${count(damage, DAMAGE)}.`,
  'repair-began': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} встаёт на ремонт.`,
  'repair-ended': ({ ship }) => `${Piece(ship)}: ремонт окончен.`,
  repaired: ({ ship, left }) =>
    left === 0 ? `${Piece(ship)} полностью исправен.` : `${Piece(ship)} чинится: осталось ${count(left, DAMAGE)}.`,
  'gang-began': ({ seat, fort, ships: gang, restoring }, names) =>
    `${names(seat)}: ${list(gang)} ${restoring ? 'восстанавливают' : 'ремонтируют'} форт ${cellName(fort)}.`,
  'gang-ended': ({ fort, restoring }) =>
    restoring ? `Руины ${cellName(fort)} брошены.` : `Форт ${cellName(fort)}: работы окончены.`,
  'fort-repaired': ({ fort, left }) =>
    left === 0 ? `Форт ${cellName(fort)} снова цел.` : `Форт ${cellName(fort)} чинится: осталось ${count(left, DAMAGE)}.`,
  restoring: ({ fort, left }) => `Форт ${cellName(fort)} восстанавливается: ещё ${count(left, TURNS)}.`,
  'fort-restored': ({ seat, fort }, names) => `Форт ${cellName(fort)} восстановлен, его хозяин — ${names(seat)}.`,
  'boarding-began': ({ seat, target, ships: party }, names) =>
    `${names(seat)} идёт на абордаж. Цель: ${piece(target)}; ${party.length === 1 ? 'атакует' : 'атакуют'}: ${list(party)}.`,
  'assault-began': ({ seat, fort, ships: party }, names) =>
    `${names(seat)} штурмует форт ${cellName(fort)}; ${party.length === 1 ? 'атакует' : 'атакуют'}: ${list(party)}.`,
  defended: ({ seat, ships: party }, names) =>
    party.length === 0
      ? `${names(seat)}: форт защищается один.`
      : `${names(seat)}: форт ${party.length === 1 ? 'защищает' : 'защищают'} ${list(party)}.`,
  'boarding-die': ({ piece: of, face, points }) => `${Piece(of)}: выпало ${face}, ${count(points, POINTS)}.`,
  'contest-over': ({ attack, defence, winner, isTie }, names) => {
    const score = `${attack} против ${defence}`;
    if (isTie) return `${score}: ничья, никто не уцелел.`;
    return winner === null ? `${score}: форт устоял.` : `${score}: побеждает ${names(winner)}.`;
  },
  allotted: ({ piece: of, units }) => `${Piece(of)}: прочность ${units}.`,
  captured: ({ seat, ship, from }, names) => `${names(seat)} захватывает приз: ${piece(ship)} (${names(from)}).`,
  'fort-captured': ({ seat, fort, stored }, names) =>
    `${names(seat)} захватывает форт ${cellName(fort)}${stored === 0 ? '' : `, в нём ${count(stored, PARCELS)}`}.`,
  stowed: ({ seat, ship }, names) => `${names(seat)}: груз берёт ${piece(ship)}.`,
  loaded: ({ ship, from, aboard }) => `${Piece(ship)} грузится в ${cellName(from)}: на борту ${count(aboard, PARCELS)}.`,
  unloaded: ({ ship, into, stored }) => `${Piece(ship)} разгружается в ${cellName(into)}: там теперь ${count(stored, PARCELS)}.`,
  dug: ({ ship, cell, face, found }) =>
    found
      ? `${Piece(ship)} копает в ${cellName(cell)}, ${face}: сокровище!`
      : `${Piece(ship)} копает в ${cellName(cell)}, ${face}: ловушка.`,
  'handed-over': ({ seat, fort, to }, names) => `${names(seat)} передаёт форт ${cellName(fort)}; новый хозяин — ${names(to)}.`,
  'fort-passed': ({ fort, to }, names) =>
    to === null ? `Форт ${cellName(fort)} теперь ничей.` : `Форт ${cellName(fort)} переходит к союзнику: ${names(to)}.`,
  'mine-ordered': ({ seat, mine, kinds }, names) =>
    kinds === null ? `${names(seat)} отдаёт приказ мине.` : `${names(seat)}: мина ${mine + 1} ${order(kinds)}.`,
  'without-fort': ({ seat, left }, names) => `${names(seat)} без форта: на поиски нового ${count(left, TURNS)}.`,
  scored: ({ seat, points, total }, names) => `${names(seat)}: ${count(points, POINTS)}, всего ${total}.`,
  out: ({ seat, why }, names) => `${names(seat)} выбывает из игры: ${OUT[why]}.`,
  arrived: ({ seat, fort }, names) => `${names(seat)}: бриг у форта ${cellName(fort)}.`,
  'leg-over': ({ leg, unloaded, taken }) => `Переход ${leg} окончен: доставлено ${unloaded}, потеряно ${taken}.`,
  'mines-shown': ({ seat, cells }, names) => `${names(seat)}: мины лежали в ${cellList(cells)}.`,
  ended: ({ why, winners }, names) =>
    winners.length === 0 ? `Игра окончена: ${endings[why]}.` : `Победа (${endings[why]}): ${winners.map(names).join(', ')}.`,
};

const OUT = {
  'no-ships': 'нет кораблей',
  'no-fort': 'слишком долго без форта',
  'gave-last-fort': 'отдан последний форт',
} as const;

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
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

const lines: Words['lines'] = {
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

export const ru: Words = {
  ...cover.ru,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
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
  own: null,
};
