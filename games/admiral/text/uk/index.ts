// Admiral in Ukrainian. Ships are all masculine, and names of players are never declined.
import { counter, type GameText } from '@quarterdeck/kernel';
import type { Admiral } from '../../src/types.ts';
import { cover } from '../cover.ts';
import type { Phrases } from '../phrases.ts';
import { say } from '../say.ts';
import { capital, cellList, cellName, columnName, directionOf, gunList, ofMany, orderBy, pieceBy } from '../saying.ts';
import { board } from './board.ts';
import { causes, directions, duties, endings, fleets, scenarios, ships, winds } from './names.ts';
import { terminal } from './terminal.ts';

const count = counter('uk');
const SHOTS = { one: 'постріл', few: 'постріли', many: 'пострілів', other: 'пострілу' };
const HITS = { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };
const DAMAGE = { one: 'пошкодження', few: 'пошкодження', many: 'пошкоджень', other: 'пошкодження' };
const TURNS = { one: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' };
const PARCELS = { one: 'партія вантажу', few: 'партії вантажу', many: 'партій вантажу', other: 'партії вантажу' };
const ROUNDS = { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' };

const piece = pieceBy(ships, (cell) => `форт ${cell}`);
const Piece = (of: number) => capital(piece(of));
const order = orderBy(fleets, { hold: 'чекає', any: 'вибухає під будь-яким кораблем', some: (kinds) => `вибухає під ${kinds}` });
const list = (pieces: readonly number[]) => pieces.map(piece).join(', ');

const prompts: Phrases['prompts'] = {
  preparation: () => 'Триває підготовка до гри.',
  'turn-order': () => 'Жереб визначає черговість ходу.',
  'place-reef': () => 'Покладіть риф: торкніться клітинки або оберіть стовпець.',
  'wreck-site': () => 'Жереб визначає місце кораблетрощі.',
  'bury-treasure': () => 'Де закопано останній скарб?',
  round: () => 'Раунд триває.',
  wind: () => 'Флюгер обертається.',
  'gun-die': () => 'Кубик вирішує долю залпу.',
  defenders: () => 'Ваш форт штурмують: які кораблі його захищають?',
  'boarding-die': () => 'Кубики вирішують долю сутички.',
  restow: () => 'Який корабель бере наступну партію вантажу?',
  'fort-gang': () => 'Які кораблі працюють на форті?',
  'dig-die': () => 'Команда копає.',
};

const moves: Phrases['moves'] = {
  'goes-next': ({ seat }, { names }) => names(seat),
  'reef-column': ({ column }) => `Стовпець ${columnName(column)}`,
  wreck: ({ cell }) => cellName(cell),
  bury: ({ cell }) => cellName(cell),
  berth: ({ cell }) => cellName(cell),
  lay: ({ cell }) => cellName(cell),
  sail: ({ ship }) => `Іти: ${piece(ship)}`,
  drift: ({ ship }) => `Знос: ${piece(ship)}`,
  steer: ({ to }) => `До ${cellName(to)}`,
  'make-port': () => 'Лишитися в порту',
  'run-on': () => 'Мчати далі',
  engage: ({ target }) => `Вогонь: ${piece(target)}`,
  'lay-gun': ({ gun, shots }) => `${Piece(gun)}: ${count(shots, SHOTS)}`,
  'give-fire': () => 'Вогонь!',
  roll: ({ face }) => `Випало ${face}`,
  board: ({ ship }) => `Абордаж: ${piece(ship)}`,
  assault: ({ fort }) => `Штурм: форт ${cellName(fort)}`,
  join: ({ ship }) => Piece(ship),
  away: () => 'В атаку!',
  stand: () => 'Цього досить, до бою',
  stow: ({ ship }) => Piece(ship),
  'declare-fireship': ({ ship }) => `На брандер: ${piece(ship)}`,
  explode: ({ ship }) => `Висадити в повітря: ${piece(ship)}`,
  'begin-repair': ({ ship }) => `Ремонт: ${piece(ship)}`,
  'end-repair': ({ ship }) => `Закінчити ремонт: ${piece(ship)}`,
  'begin-fort-repair': ({ fort }) => `Роботи: форт ${cellName(fort)}`,
  'end-fort-repair': ({ fort }) => `Закінчити роботи: форт ${cellName(fort)}`,
  dig: ({ ship }) => `Копати: ${piece(ship)}`,
  'hand-over': ({ fort, to }, { names }) => `Передати форт ${cellName(fort)}: ${names(to)}`,
  'end-turn': () => 'Закінчити хід',
};

const events: Phrases['events'] = {
  'goes-next': ({ seat, place }, names) => `Черговість ходу: ${names(seat)} — номер ${place}.`,
  'cargo-laid': ({ cells }) => `Вантаж лежить у клітинках ${cellList(cells)}.`,
  'reef-laid': ({ seat, cell }, names) => `${names(seat)}: риф у клітинці ${cellName(cell)}.`,
  'wreck-lies': ({ cell }) => `Місце кораблетрощі: ${cellName(cell)}.`,
  buried: ({ seat, cell }, names) => `${names(seat)}: скарб закопано в ${cellName(cell)}.`,
  berthed: ({ seat, ship, cell }, names) => `${names(seat)}: ${piece(ship)} стоїть у ${cellName(cell)}.`,
  'leg-began': ({ leg, crown }, names) => `Перехід ${leg}. За корону: ${crown.map(names).join(', ')}.`,
  'round-began': ({ round }) => `Раунд ${round}.`,
  'turn-began': ({ seat }, names) => `Ходить ${names(seat)}.`,
  'turn-ended': () => '',
  sailed: ({ ship, from, to }) => `${Piece(ship)} іде з ${cellName(from)} до ${cellName(to)}.`,
  'made-port': ({ ship, cell }) => `${Piece(ship)} лишається в порту, ${cellName(cell)}.`,
  'struck-reef': ({ ship, reef, damage }) => `${Piece(ship)} б’ється об риф ${cellName(reef)}: ${count(damage, DAMAGE)}.`,
  'risked-mines': ({ ship, seats }, names) =>
    `${Piece(ship)} проходить там, де можуть бути міни: ${seats.map(names).join(', ')}.`,
  'mine-sprung': ({ seat, ship, cell, damage }, names) =>
    `${names(seat)}: міна в ${cellName(cell)} вибухає, ${piece(ship)} дістає ${count(damage, DAMAGE)}.`,
  sunk: ({ seat, ship, cell, cause }, names) => `${names(seat)}: ${piece(ship)} ${causes[cause]}, ${cellName(cell)}.`,
  'opened-fire': ({ seat, target, guns }, names) =>
    `${names(seat)} відкриває вогонь. Ціль: ${piece(target)}; ${ofMany(guns, 'стріляє', 'стріляють')}: ${gunList(guns, piece)}.`,
  'fireship-declared': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} стає брандером.`,
  'repair-began': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} стає на ремонт.`,
  'repair-ended': ({ ship }) => `${Piece(ship)}: ремонт закінчено.`,
  restoring: ({ fort, left }) => `Форт ${cellName(fort)} відновлюється: ще ${count(left, TURNS)}.`,
  'fort-restored': ({ seat, fort }, names) => `Форт ${cellName(fort)} відновлено, його господар — ${names(seat)}.`,
  'boarding-began': ({ seat, target, ships: party }, names) =>
    `${names(seat)} іде на абордаж. Ціль: ${piece(target)}; ${ofMany(party, 'атакує', 'атакують')}: ${list(party)}.`,
  'assault-began': ({ seat, fort, ships: party }, names) =>
    `${names(seat)} штурмує форт ${cellName(fort)}; ${ofMany(party, 'атакує', 'атакують')}: ${list(party)}.`,
  'boarding-die': ({ piece: of, face, points }) => `${Piece(of)}: випало ${face}, ${count(points, POINTS)}.`,
  allotted: ({ piece: of, units }) => `${Piece(of)}: міцність ${units}.`,
  captured: ({ seat, ship, from }, names) => `${names(seat)} захоплює приз: ${piece(ship)} (${names(from)}).`,
  stowed: ({ seat, ship }, names) => `${names(seat)}: вантаж бере ${piece(ship)}.`,
  loaded: ({ ship, from, aboard }) => `${Piece(ship)} вантажиться в ${cellName(from)}: на борту ${count(aboard, PARCELS)}.`,
  unloaded: ({ ship, into, stored }) =>
    `${Piece(ship)} розвантажується в ${cellName(into)}: там тепер ${count(stored, PARCELS)}.`,
  'handed-over': ({ seat, fort, to }, names) => `${names(seat)} передає форт ${cellName(fort)}; новий господар — ${names(to)}.`,
  'without-fort': ({ seat, left }, names) => `${names(seat)} без форту: на пошуки нового ${count(left, TURNS)}.`,
  scored: ({ seat, points, total }, names) => `${names(seat)}: ${count(points, POINTS)}, усього ${total}.`,
  out: ({ seat, why }, names) => `${names(seat)} вибуває з гри: ${OUT[why]}.`,
  arrived: ({ seat, fort }, names) => `${names(seat)}: бриг біля форту ${cellName(fort)}.`,
  'leg-over': ({ leg, unloaded, taken }) => `Перехід ${leg} закінчено: доставлено ${unloaded}, втрачено ${taken}.`,
  'mines-shown': ({ seat, cells }, names) => `${names(seat)}: міни лежали в ${cellList(cells)}.`,
};

const OUT = { 'no-ships': 'немає кораблів', 'no-fort': 'задовго без форту', 'gave-last-fort': 'віддано останній форт' } as const;

const refusals: Phrases['refusals'] = {
  'has-moved': () => 'Цей корабель у цьому ході вже рухався.',
  locked: () => 'Цей корабель був у рукопашній: до кінця раунду він нічого не може.',
  'under-repair': () => 'Цей корабель у ремонті.',
  'repair-ended': () => 'Ремонт цього корабля перервано в цьому ході: він може стріляти, але не ходити й не лагодитися знову.',
  'on-fort-work': () => 'Цей корабель працює на форті: він може стріляти, але не ходити.',
  becalmed: () => 'У штиль цей корабель стоїть.',
  'no-way': () => 'Цьому кораблю не відкритий жоден курс.',
  'too-far': () => 'На цьому курсі вітер не несе так далеко.',
  blocked: () => 'Щось перегороджує шлях.',
  'too-short': () => 'У цій міні-грі хід не коротший за три клітинки.',
  'not-a-course': () => 'Корабель іде прямо або по діагоналі, не повертаючи.',
  'no-storm': () => 'Шторму немає.',
  'storm-drives': () => 'У шторм кораблі рухає лише вітер.',
  'others-first': () => 'У шторм першими рухаються кораблі, що найдалі за вітром.',
  'royal-full': () => 'Королівський порт приймає два кораблі гравця, і жодного, чиї два ходи там минули.',
  'no-shots': () => 'Пострілів не лишилося.',
  'out-of-range': () => 'Так далеко не б’є жодна гармата.',
  'no-line': () => 'У жодної гармати немає чистої лінії вогню.',
  'storm-guns': () => 'У шторм стріляють лише форти та лінкори.',
  'has-fired': () => 'Корабель стає брандером до першого пострілу в цьому ході.',
  fireship: () => 'Цей корабель уже брандер.',
  'fireship-limit': () => 'Більше брандерів сценарій не дозволяє.',
  'fireship-not-due': () => 'Брандер вибухає в наступному раунді.',
  'drift-first': () => 'Спершу шторм рухає всі кораблі.',
  'not-own-port': () => 'Кораблі лагодять у порту свого форту.',
  undamaged: () => 'Цей корабель цілий.',
  'once-a-turn': () => 'Наказ міні змінюють раз за хід.',
  'two-ships': () => 'Для робіт на форті потрібні два вільні кораблі в його порту.',
  'not-adjacent': () => 'На абордаж ідуть із сусідньої клітинки, не по діагоналі й не через сушу.',
  'hold-full': () => 'Трюм повний.',
  'nothing-there': () => 'Тут нічого вантажити.',
  'dig-first': () => 'Цей скарб треба викопати, замість руху.',
  'must-drift': () => 'Шторм зрушив іще не всі ваші кораблі.',
  'must-explode': () => 'Спершу має вибухнути брандер.',
  'must-sail': () => 'Бриг мусить іти: відкрито курс не коротший за три клітинки.',
  'must-leave-port': () => 'Корабель простояв у королівських водах два ходи й має вийти.',
  'reef-blocks': () => 'Риф тут відрізав би порт або вантаж.',
  'reef-place': () => 'Рифи кладуть у відкритому морі, не в портах і не на вантаж.',
};

const options: Phrases['options'] = {
  scenario: { title: 'Сценарій', help: 'За що йде боротьба, на якій карті, якими кораблями.', values: scenarios },
  teams: {
    title: 'Команди',
    help: 'Перлинні мілини: пари для чотирьох або шести гравців, троє на трьох для шести.',
    values: { alone: 'Кожен за себе', pairs: 'Пари', trios: 'Троє на трьох' },
  },
  order: {
    title: 'Черговість ходу',
    help: 'За жеребом або як сидять гравці.',
    values: { drawn: 'За жеребом', seated: 'Як сидять' },
  },
  vane: {
    title: 'Флюгер',
    help: 'Як часто бувають штиль, свіжий вітер і шторм.',
    values: { brisk: 'Жвавий, 1:2:1', rulebook: 'Як у книзі, 1:1:1', trade: 'Пасат, 1:4:1' },
  },
  hits: { title: 'Влучання', help: 'Що потрібно гарматі на кубику.', values: { usual: 'Від 3 до 6', even: 'Лише парні' } },
  fireOverForts: { title: 'Вогонь через форти', help: 'Форт на лінії вогню не заважає пострілу.', values: null },
  creep: { title: 'Хоч малий хід', help: 'За свіжого вітру на кожному прямому курсі є хоча б одна клітинка.', values: null },
  slowGalleon: { title: 'Повільний галеон', help: 'Галеони йдуть 4 клітинки прямо і 3 по діагоналі.', values: null },
  shortGuns: { title: 'Короткі гармати', help: 'Лінкори б’ють на 4 клітинки прямо і 3 по діагоналі.', values: null },
  rounds: { title: 'Межа раундів', help: 'Після стількох раундів гру закінчено, перемагає лідер.', values: null },
  components: { title: 'Картки з коробки', help: 'Цифри: власник коробки може їх виправити.', values: null },
  chart: { title: 'Свій сценарій', help: 'Сценарій, написаний вами, у вигляді даних.', values: null },
};

const lines: Phrases['lines'] = {
  brig: ({ times }) => `Потоплено й захоплено бригів: ${times}`,
  frigate: ({ times }) => `Потоплено й захоплено фрегатів: ${times}`,
  galleon: ({ times }) => `Потоплено й захоплено галеонів: ${times}`,
  line: ({ times }) => `Потоплено й захоплено лінкорів: ${times}`,
  'fort-ruined': ({ times }) => `Зруйновано фортів: ${times}`,
  'fort-taken': ({ times }) => `Захоплено фортів: ${times}`,
  parcel: ({ times }) => `Доставлено пошти: ${times}`,
  wreck: ({ times }) => `Привезено з розбитого судна: ${times}`,
  'first-leg': () => 'Доставлено за корону, перехід 1',
  'second-leg': () => 'Доставлено за корону, перехід 2',
  fort: ({ fort }) => `Вантаж у форті ${fort}`,
  arrived: ({ rounds }) => `Прибуття, ${count(Number(rounds), ROUNDS)}`,
  nothing: () => 'Нічого не здобуто',
};

/** Which of them is said, say.ts decides. */
const ways: Phrases['ways'] = {
  reefRow: 'Покладіть риф: який ряд?',
  reefRowIn: (column) => `Риф у стовпці ${column}: який ряд?`,
  berth: 'Де стоїть корабель?',
  berthOf: (ship) => `${Piece(ship)}: де він стоїть на початку гри?`,
  layMine: (number) => `Таємно закладіть міну ${number}: яка клітинка?`,
  turnAtWar: 'Ваш хід: діють усі кораблі й форти, у будь-якому порядку.',
  turnAtPeace: 'Ваш хід: ідіть, потім закінчіть його.',
  course: 'Куди?',
  courseOf: (ship) => `${Piece(ship)}: куди він іде?`,
  makePort: 'Зайти в порт?',
  makePortOf: (ship) => `${Piece(ship)} досяг порту: лишитися чи мчати далі?`,
  salvo: 'Хто стріляє?',
  salvoAt: (target) => `Вогонь! Ціль: ${piece(target)}. Хто стріляє і скільки разів?`,
  party: 'Хто атакує?',
  partyAgainst: (target) => `Ціль: ${piece(target)}. Хто атакує?`,
  share: 'Як ділиться решта?',
  shareOf: (next) => `${Piece(next)}: скільки міцності йому лишити?`,
  mineOrder: 'На що чекає ця міна?',
  mineOrderAt: (cell) => `На що чекає міна в ${cellName(cell)}?`,
  row: (row) => `Ряд ${row}`,
  allotNothing: 'Нічого: пожертвувати',
  pearl: 'перли',
  treasure: 'скарб',
  load: (cargo, ship) => `Завантажити ${cargo}: ${piece(ship)}`,
  loadFrom: (cargo, ship, from) => `Завантажити ${cargo}: ${piece(ship)}, з ${cellName(from)}`,
  unload: (cargo, ship, into) => `Вивантажити ${cargo}: ${piece(ship)}, у ${cellName(into)}`,
  mineOrders: (number) => `Наказ міні ${number}`,
  mineOrdersAt: (cell) => `Наказ міні в ${cellName(cell)}`,
  mineLaid: (name) => `${name}: міну закладено.`,
  mineLaidAt: (name, cell) => `${name}: міну закладено в ${cellName(cell)}.`,
  calm: ({ spinner }, names) => `${names(spinner)}: флюгер показує ${winds.calm}.`,
  blows: ({ spinner, towards, strength }, names) =>
    `${names(spinner)}: флюгер показує ${winds[strength]} ${directions[directionOf(towards)]}.`,
  rodeOut: ({ ship, to }) => `${Piece(ship)} перечікує шторм у ${cellName(to)}.`,
  drifted: ({ ship, from, to }) => `${Piece(ship)}: зносить з ${cellName(from)} до ${cellName(to)}.`,
  lostAtSea: ({ ship, parcels }) => `${Piece(ship)}: ${count(parcels, PARCELS)} на дні моря.`,
  spilled: ({ ship, cell, parcels }) => `${Piece(ship)}: ${count(parcels, PARCELS)} можна підібрати в ${cellName(cell)}.`,
  missed: ({ target, face, shots }) => `Випало ${face}: ${count(shots, SHOTS)}, ціль — ${piece(target)}, повз.`,
  hit: ({ target, face, shots, hits }) =>
    `Випало ${face}: ${count(shots, SHOTS)}, ціль — ${piece(target)}, ${count(hits, HITS)}.`,
  ruined: ({ fort }) => `Форт ${cellName(fort)} зруйновано.`,
  ruinedWith: ({ fort, lost }) => `Форт ${cellName(fort)} зруйновано, у ньому загинуло: ${count(lost, PARCELS)}.`,
  explodedAlone: ({ ship, cell }) => `${Piece(ship)} вибухає в ${cellName(cell)}, нікого не зачеплено.`,
  exploded: ({ ship, cell, damage, hit }) =>
    `${Piece(ship)} вибухає в ${cellName(cell)}: ${list(hit)} — ${ofMany(hit, '', 'по ')}${count(damage, DAMAGE)}.`,
  madeWhole: ({ ship }) => `${Piece(ship)} цілком справний.`,
  repaired: ({ ship, left }) => `${Piece(ship)} лагодиться: лишилося ${count(left, DAMAGE)}.`,
  gangRestores: ({ seat, fort, ships: gang }, names) => `${names(seat)}: ${list(gang)} відновлюють форт ${cellName(fort)}.`,
  gangRepairs: ({ seat, fort, ships: gang }, names) => `${names(seat)}: ${list(gang)} ремонтують форт ${cellName(fort)}.`,
  ruinLeft: ({ fort }) => `Руїни ${cellName(fort)} покинуто.`,
  gangEnded: ({ fort }) => `Форт ${cellName(fort)}: роботи закінчено.`,
  fortMadeWhole: ({ fort }) => `Форт ${cellName(fort)} знову цілий.`,
  fortRepaired: ({ fort, left }) => `Форт ${cellName(fort)} лагодиться: лишилося ${count(left, DAMAGE)}.`,
  defendedAlone: ({ seat }, names) => `${names(seat)}: форт захищається сам.`,
  defendedBy: ({ seat, ships: party }, names) => `${names(seat)}: форт ${ofMany(party, 'захищає', 'захищають')} ${list(party)}.`,
  tie: ({ attack, defence }) => `${attack} проти ${defence}: нічия, ніхто не вцілів.`,
  fortHolds: ({ attack, defence }) => `${attack} проти ${defence}: форт вистояв.`,
  contestWon: ({ attack, defence }, winner) => `${attack} проти ${defence}: перемагає ${winner}.`,
  captured: ({ seat, fort }, names) => `${names(seat)} захоплює форт ${cellName(fort)}.`,
  capturedWith: ({ seat, fort, stored }, names) =>
    `${names(seat)} захоплює форт ${cellName(fort)}, у ньому ${count(stored, PARCELS)}.`,
  dugUp: ({ ship, cell, face }) => `${Piece(ship)} копає в ${cellName(cell)}, ${face}: скарб!`,
  trapped: ({ ship, cell, face }) => `${Piece(ship)} копає в ${cellName(cell)}, ${face}: пастка.`,
  fortNobodys: ({ fort }) => `Форт ${cellName(fort)} тепер нічий.`,
  fortPassed: (fort, heir) => `Форт ${cellName(fort)} переходить до союзника: ${heir}.`,
  mineOrdered: (name) => `${name} віддає наказ міні.`,
  mineOrderedTo: (name, number, kinds) => `${name}: міна ${number} ${order(kinds)}.`,
  endedWithout: ({ why }) => `Гру закінчено: ${endings[why]}.`,
  endedWith: ({ why, winners }, names) => `Перемога (${endings[why]}): ${winners.map(names).join(', ')}.`,
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

export const uk: GameText<Admiral> = say({ ...cover.uk, prompts, moves, events, ways, refusals, options, lines, own });
