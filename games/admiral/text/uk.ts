// Admiral in Ukrainian. Ships are all masculine, and names of players are never declined.
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
import { causes, directions, duties, endings, fleets, scenarios, ships, winds } from './words-uk.ts';

const count = counter('uk');
const SHOTS = { one: 'постріл', few: 'постріли', many: 'пострілів', other: 'пострілу' };
const HITS = { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' };
const POINTS = { one: 'очко', few: 'очки', many: 'очок', other: 'очка' };
const DAMAGE = { one: 'пошкодження', few: 'пошкодження', many: 'пошкоджень', other: 'пошкодження' };
const TURNS = { one: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' };
const PARCELS = { one: 'партія вантажу', few: 'партії вантажу', many: 'партій вантажу', other: 'партії вантажу' };
const ROUNDS = { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' };

const piece: Words['piece'] = (of) => (isShip(of) ? `${ships[kindOf(of)]} ${numberOf(of)}` : `форт ${cellName(fortCell(of))}`);
const Piece = (of: number) => capital(piece(of));
const order: Words['order'] = (kinds) => {
  const kind = orderKind(kinds);
  if (kind === 'hold') return 'чекає';
  return kind === 'any' ? 'вибухає під будь-яким кораблем' : `вибухає під ${kinds.map((each) => fleets[each]).join(', ')}`;
};
const list = (pieces: readonly number[]) => pieces.map(piece).join(', ');

const prompts: Words['prompts'] = {
  preparation: () => 'Триває підготовка до гри.',
  'turn-order': () => 'Жереб визначає черговість ходу.',
  'place-reef': () => 'Покладіть риф: торкніться клітинки або оберіть стовпець.',
  'reef-row'({ view }) {
    const frame = openOf(view, 'reef-row');
    return frame === null ? 'Покладіть риф: який ряд?' : `Риф у стовпці ${columnName(frame.column)}: який ряд?`;
  },
  'wreck-site': () => 'Жереб визначає місце кораблетрощі.',
  'bury-treasure': () => 'Де закопано останній скарб?',
  berth({ view }) {
    const ship = nextInBerth(view);
    return ship === null ? 'Де стоїть корабель?' : `${Piece(ship)}: де він стоїть на початку гри?`;
  },
  'lay-mines'({ view }) {
    const frame = openOf(view, 'lay-mines');
    return `Таємно закладіть міну ${(frame?.card ?? 0) + 1}: яка клітинка?`;
  },
  round: () => 'Раунд триває.',
  wind: () => 'Флюгер обертається.',
  turn: ({ view }) =>
    isAtWar(view) ? 'Ваш хід: діють усі кораблі й форти, у будь-якому порядку.' : 'Ваш хід: ідіть, потім закінчіть його.',
  course({ view }) {
    const frame = openOf(view, 'course');
    return frame === null ? 'Куди?' : `${Piece(frame.ship)}: куди він іде?`;
  },
  'make-port'({ view }) {
    const frame = openOf(view, 'make-port');
    return frame === null ? 'Зайти в порт?' : `${Piece(frame.ship)} досяг порту: лишитися чи мчати далі?`;
  },
  salvo({ view }) {
    const frame = openOf(view, 'salvo');
    return frame === null ? 'Хто стріляє?' : `Вогонь! Ціль: ${piece(frame.target)}. Хто стріляє і скільки разів?`;
  },
  'gun-die': () => 'Кубик вирішує долю залпу.',
  'boarding-party'({ view }) {
    const frame = openOf(view, 'boarding-party');
    return frame === null ? 'Хто атакує?' : `Ціль: ${piece(frame.target)}. Хто атакує?`;
  },
  defenders: () => 'Ваш форт штурмують: які кораблі його захищають?',
  'boarding-die': () => 'Кубики вирішують долю сутички.',
  'share-durability'({ view }) {
    const frame = openOf(view, 'share-durability');
    const next = frame === null ? undefined : frame.to[frame.given.length];
    return next === undefined ? 'Як ділиться решта?' : `${Piece(next)}: скільки міцності йому лишити?`;
  },
  restow: () => 'Який корабель бере наступну партію вантажу?',
  'fort-gang': () => 'Які кораблі працюють на форті?',
  'dig-die': () => 'Команда копає.',
  'mine-order'({ view }) {
    const cell = orderedMine(view);
    return cell === null ? 'На що чекає ця міна?' : `На що чекає міна в ${cellName(cell)}?`;
  },
};

const moves: Words['moves'] = {
  'goes-next': ({ seat }, { names }) => names(seat),
  'reef-column': ({ column }) => `Стовпець ${columnName(column)}`,
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
  allot: ({ units }) => (units === 0 ? 'Нічого: пожертвувати' : `${units}`),
  stow: ({ ship }) => Piece(ship),
  'declare-fireship': ({ ship }) => `На брандер: ${piece(ship)}`,
  explode: ({ ship }) => `Висадити в повітря: ${piece(ship)}`,
  'begin-repair': ({ ship }) => `Ремонт: ${piece(ship)}`,
  'end-repair': ({ ship }) => `Закінчити ремонт: ${piece(ship)}`,
  'begin-fort-repair': ({ fort }) => `Роботи: форт ${cellName(fort)}`,
  'end-fort-repair': ({ fort }) => `Закінчити роботи: форт ${cellName(fort)}`,
  load: ({ ship, from }, { view }) =>
    `Завантажити ${isPearls(view) ? 'перли' : 'скарб'}: ${piece(ship)}${at(view.ships, ship).at === from ? '' : `, з ${cellName(from)}`}`,
  unload: ({ ship, into }, { view }) => `Вивантажити ${isPearls(view) ? 'перли' : 'скарб'}: ${piece(ship)}, у ${cellName(into)}`,
  dig: ({ ship }) => `Копати: ${piece(ship)}`,
  'hand-over': ({ fort, to }, { names }) => `Передати форт ${cellName(fort)}: ${names(to)}`,
  'order-mine': ({ mine }, { view }) => {
    const cell = typeof view.viewer === 'number' ? view.mines[view.viewer]?.[mine]?.at : null;
    return cell === null || cell === undefined ? `Наказ міні ${mine + 1}` : `Наказ міні в ${cellName(cell)}`;
  },
  'set-order': ({ kinds }) => capital(order(kinds)),
  'end-turn': () => 'Закінчити хід',
};

const events: Words['events'] = {
  'goes-next': ({ seat, place }, names) => `Черговість ходу: ${names(seat)} — номер ${place}.`,
  'cargo-laid': ({ cells }) => `Вантаж лежить у клітинках ${cellList(cells)}.`,
  'reef-laid': ({ seat, cell }, names) => `${names(seat)}: риф у клітинці ${cellName(cell)}.`,
  'wreck-lies': ({ cell }) => `Місце кораблетрощі: ${cellName(cell)}.`,
  buried: ({ seat, cell }, names) => `${names(seat)}: скарб закопано в ${cellName(cell)}.`,
  berthed: ({ seat, ship, cell }, names) => `${names(seat)}: ${piece(ship)} стоїть у ${cellName(cell)}.`,
  'mine-laid': ({ seat, cell }, names) =>
    cell === null ? `${names(seat)}: міну закладено.` : `${names(seat)}: міну закладено в ${cellName(cell)}.`,
  'leg-began': ({ leg, crown }, names) => `Перехід ${leg}. За корону: ${crown.map(names).join(', ')}.`,
  'round-began': ({ round }) => `Раунд ${round}.`,
  wind: ({ spinner, towards, strength }, names) =>
    strength === 'calm'
      ? `${names(spinner)}: флюгер показує ${winds.calm}.`
      : `${names(spinner)}: флюгер показує ${winds[strength]} ${directions[directionOf(towards)]}.`,
  'turn-began': ({ seat }, names) => `Ходить ${names(seat)}.`,
  'turn-ended': () => '',
  sailed: ({ ship, from, to }) => `${Piece(ship)} іде з ${cellName(from)} до ${cellName(to)}.`,
  drifted: ({ ship, from, to }) =>
    from === to
      ? `${Piece(ship)} перечікує шторм у ${cellName(to)}.`
      : `${Piece(ship)}: зносить з ${cellName(from)} до ${cellName(to)}.`,
  'made-port': ({ ship, cell }) => `${Piece(ship)} лишається в порту, ${cellName(cell)}.`,
  'struck-reef': ({ ship, reef, damage }) => `${Piece(ship)} б’ється об риф ${cellName(reef)}: ${count(damage, DAMAGE)}.`,
  'risked-mines': ({ ship, seats }, names) =>
    `${Piece(ship)} проходить там, де можуть бути міни: ${seats.map(names).join(', ')}.`,
  'mine-sprung': ({ seat, ship, cell, damage }, names) =>
    `${names(seat)}: міна в ${cellName(cell)} вибухає, ${piece(ship)} дістає ${count(damage, DAMAGE)}.`,
  sunk: ({ seat, ship, cell, cause }, names) => `${names(seat)}: ${piece(ship)} ${causes[cause]}, ${cellName(cell)}.`,
  spilled: ({ ship, cell, parcels, lost }) =>
    lost
      ? `${Piece(ship)}: ${count(parcels, PARCELS)} на дні моря.`
      : `${Piece(ship)}: ${count(parcels, PARCELS)} можна підібрати в ${cellName(cell)}.`,
  'opened-fire': ({ seat, target, guns }, names) =>
    `${names(seat)} відкриває вогонь. Ціль: ${piece(target)}; ${guns.length === 1 ? 'стріляє' : 'стріляють'}: ${gunList(guns, piece)}.`,
  volley: ({ target, face, shots, hits }) =>
    hits === 0
      ? `Випало ${face}: ${count(shots, SHOTS)}, ціль — ${piece(target)}, повз.`
      : `Випало ${face}: ${count(shots, SHOTS)}, ціль — ${piece(target)}, ${count(hits, HITS)}.`,
  'fort-ruined': ({ fort, lost }) =>
    `Форт ${cellName(fort)} зруйновано${lost === 0 ? '' : `, у ньому загинуло: ${count(lost, PARCELS)}`}.`,
  'fireship-declared': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} стає брандером.`,
  exploded: ({ ship, cell, damage, hit }) =>
    hit.length === 0
      ? `${Piece(ship)} вибухає в ${cellName(cell)}, нікого не зачеплено.`
      : `${Piece(ship)} вибухає в ${cellName(cell)}: ${list(hit)} — ${hit.length === 1 ? '' : 'по '}${count(damage, DAMAGE)}.`,
  'repair-began': ({ seat, ship }, names) => `${names(seat)}: ${piece(ship)} стає на ремонт.`,
  'repair-ended': ({ ship }) => `${Piece(ship)}: ремонт закінчено.`,
  repaired: ({ ship, left }) =>
    left === 0 ? `${Piece(ship)} цілком справний.` : `${Piece(ship)} лагодиться: лишилося ${count(left, DAMAGE)}.`,
  'gang-began': ({ seat, fort, ships: gang, restoring }, names) =>
    `${names(seat)}: ${list(gang)} ${restoring ? 'відновлюють' : 'ремонтують'} форт ${cellName(fort)}.`,
  'gang-ended': ({ fort, restoring }) =>
    restoring ? `Руїни ${cellName(fort)} покинуто.` : `Форт ${cellName(fort)}: роботи закінчено.`,
  'fort-repaired': ({ fort, left }) =>
    left === 0 ? `Форт ${cellName(fort)} знову цілий.` : `Форт ${cellName(fort)} лагодиться: лишилося ${count(left, DAMAGE)}.`,
  restoring: ({ fort, left }) => `Форт ${cellName(fort)} відновлюється: ще ${count(left, TURNS)}.`,
  'fort-restored': ({ seat, fort }, names) => `Форт ${cellName(fort)} відновлено, його господар — ${names(seat)}.`,
  'boarding-began': ({ seat, target, ships: party }, names) =>
    `${names(seat)} іде на абордаж. Ціль: ${piece(target)}; ${party.length === 1 ? 'атакує' : 'атакують'}: ${list(party)}.`,
  'assault-began': ({ seat, fort, ships: party }, names) =>
    `${names(seat)} штурмує форт ${cellName(fort)}; ${party.length === 1 ? 'атакує' : 'атакують'}: ${list(party)}.`,
  defended: ({ seat, ships: party }, names) =>
    party.length === 0
      ? `${names(seat)}: форт захищається сам.`
      : `${names(seat)}: форт ${party.length === 1 ? 'захищає' : 'захищають'} ${list(party)}.`,
  'boarding-die': ({ piece: of, face, points }) => `${Piece(of)}: випало ${face}, ${count(points, POINTS)}.`,
  'contest-over': ({ attack, defence, winner, isTie }, names) => {
    const score = `${attack} проти ${defence}`;
    if (isTie) return `${score}: нічия, ніхто не вцілів.`;
    return winner === null ? `${score}: форт вистояв.` : `${score}: перемагає ${names(winner)}.`;
  },
  allotted: ({ piece: of, units }) => `${Piece(of)}: міцність ${units}.`,
  captured: ({ seat, ship, from }, names) => `${names(seat)} захоплює приз: ${piece(ship)} (${names(from)}).`,
  'fort-captured': ({ seat, fort, stored }, names) =>
    `${names(seat)} захоплює форт ${cellName(fort)}${stored === 0 ? '' : `, у ньому ${count(stored, PARCELS)}`}.`,
  stowed: ({ seat, ship }, names) => `${names(seat)}: вантаж бере ${piece(ship)}.`,
  loaded: ({ ship, from, aboard }) => `${Piece(ship)} вантажиться в ${cellName(from)}: на борту ${count(aboard, PARCELS)}.`,
  unloaded: ({ ship, into, stored }) =>
    `${Piece(ship)} розвантажується в ${cellName(into)}: там тепер ${count(stored, PARCELS)}.`,
  dug: ({ ship, cell, face, found }) =>
    found
      ? `${Piece(ship)} копає в ${cellName(cell)}, ${face}: скарб!`
      : `${Piece(ship)} копає в ${cellName(cell)}, ${face}: пастка.`,
  'handed-over': ({ seat, fort, to }, names) => `${names(seat)} передає форт ${cellName(fort)}; новий господар — ${names(to)}.`,
  'fort-passed': ({ fort, to }, names) =>
    to === null ? `Форт ${cellName(fort)} тепер нічий.` : `Форт ${cellName(fort)} переходить до союзника: ${names(to)}.`,
  'mine-ordered': ({ seat, mine, kinds }, names) =>
    kinds === null ? `${names(seat)} віддає наказ міні.` : `${names(seat)}: міна ${mine + 1} ${order(kinds)}.`,
  'without-fort': ({ seat, left }, names) => `${names(seat)} без форту: на пошуки нового ${count(left, TURNS)}.`,
  scored: ({ seat, points, total }, names) => `${names(seat)}: ${count(points, POINTS)}, усього ${total}.`,
  out: ({ seat, why }, names) => `${names(seat)} вибуває з гри: ${OUT[why]}.`,
  arrived: ({ seat, fort }, names) => `${names(seat)}: бриг біля форту ${cellName(fort)}.`,
  'leg-over': ({ leg, unloaded, taken }) => `Перехід ${leg} закінчено: доставлено ${unloaded}, втрачено ${taken}.`,
  'mines-shown': ({ seat, cells }, names) => `${names(seat)}: міни лежали в ${cellList(cells)}.`,
  ended: ({ why, winners }, names) =>
    winners.length === 0 ? `Гру закінчено: ${endings[why]}.` : `Перемога (${endings[why]}): ${winners.map(names).join(', ')}.`,
};

const OUT = { 'no-ships': 'немає кораблів', 'no-fort': 'задовго без форту', 'gave-last-fort': 'віддано останній форт' } as const;

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
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

const lines: Words['lines'] = {
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

export const uk: Words = {
  ...cover.uk,
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
