// Что происходит за столом: строки журнала по-русски.
import { counter, type Names } from '@quarterdeck/kernel';
import type { AnyShip } from '../../src/data/cards.ts';
import type { DrawnUp, FameLine, IncomeLine } from '../../src/types.ts';
import type { Told } from '../story.ts';
import type { Texts } from '../texts.ts';
import { atSeas, eventNames, goods, heroes, manoeuvres, parts, seas, skills, theSeas, theShip, toSeas } from './names.ts';

const count = counter('ru');
const HITS = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };
const TRICKS = { one: 'манёвр', few: 'манёвра', many: 'манёвров', other: 'манёвра' };
const SHIPS = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const MARKERS = { one: 'жетон', few: 'жетона', many: 'жетонов', other: 'жетона' };

function listed(list: readonly AnyShip[]): string {
  return list.map(theShip).join(', ');
}

function line({ pirate, commander, ships }: DrawnUp, names: Names): string {
  return pirate === null ? `${listed(ships)} (командует ${names(commander)})` : `${names(pirate)}: ${listed(ships)}`;
}

function began({ cause, sea, first, second }: Told<'battle-began'>, names: Names): string {
  const lines = `${line(first, names)}; против — ${line(second, names)}`;
  if (cause === 'sea') return `Сражение ${sea === null ? 'за море' : `за ${theSeas[sea]}`}. ${lines}.`;
  if (cause === 'convoy') return `Нападение на конвой. ${lines}.`;
  return `${cause === 'monster' ? 'Нападает' : 'Последнее сражение:'} ${lines}.`;
}

function over({ cause, sea, winner, first, second }: Told<'battle-over'>, names: Names): string {
  const pirate = names(first ?? second ?? 0);
  if (cause === 'monster')
    return winner === 'second' ? `${pirate} побеждает морское чудовище.` : `Чудовище побеждает: ${pirate} терпит поражение.`;
  if (cause === 'armada')
    return winner === 'second' ? `${pirate} побеждает армаду.` : `Армада побеждает: ${pirate} терпит поражение.`;
  if (cause === 'convoy')
    return winner === 'first' ? `${pirate} побеждает конвой.` : `Конвой уходит: ${pirate} остаётся ни с чем.`;
  const where = sea === null ? 'море' : theSeas[sea];
  if (winner === 'first') return `${pirate} выигрывает сражение за ${where}.`;
  const empty = winner === null ? 'Обе линии пусты: ' : '';
  return `${empty}${second === null ? 'Компания' : names(second)} удерживает ${where}.`;
}

function income(entry: IncomeLine): string {
  if (entry.line === 'sea') return `${seas[entry.sea]} ${entry.gold}`;
  return `${entry.line === 'profit' ? 'дополнительная прибыль' : skills.diplomat[0].toLowerCase()} ${entry.gold}`;
}

function fame(entry: FameLine): string {
  return `${fameOf(entry)} ${entry.points > 0 ? '+' : '−'}${Math.abs(entry.points)}`;
}

function fameOf(entry: FameLine): string {
  if (entry.line === 'sea') return seas[entry.sea];
  if (entry.line === 'monopoly') return `монополия: ${goods[entry.good].toLowerCase()}`;
  if (entry.line === 'part') return `вся часть света: ${parts[entry.part]}`;
  return entry.line === 'bought' ? 'куплено' : 'подарено';
}

const SINGLE: Readonly<Record<Told<'die-rolled'>['use'], readonly [success: string, failure: string]>> = {
  'steady-aim': ['попадание', 'снова мимо'],
  'damage-control': ['одно попадание не считается', 'не помогло'],
  boarding: ['корабль захвачен', 'отбито'],
};

const ENDINGS: Readonly<Record<Told<'won'>['how'], string>> = {
  'ten-fame': 'набирает десять очков славы',
  'last-left': 'остаётся последним пиратом',
  'armada-beaten': 'одолевает армаду',
};

export const events: Texts['events'] = {
  'hero-chosen': ({ seat, hero }, names) => `${names(seat)} выбирает героя: ${heroes[hero]}.`,
  'order-drawn': ({ order, gold }, names) =>
    `Порядок ходов: ${order.map((seat, i) => `${names(seat)} (${gold[i]} золота)`).join(', ')}.`,
  started: ({ seat, sea }, names) => `${names(seat)} начинает ${atSeas[sea]}.`,
  'turn-began': ({ seat, turn }, names) => `Ход ${turn}: ${names(seat)}.`,
  'turn-ended': () => '',
  'dice-thrown': ({ seat, dice, again }, names) => `${names(seat)} бросает ${again ? 'снова: ' : ''}${dice.join(' и ')}.`,
  compass: ({ seat, kept }, names) =>
    kept ? `${names(seat)} оставляет бросок как есть.` : `${skills.trickster[0]}: бросок не считается.`,
  event: ({ event }) => `Событие «${eventNames[event]}».`,
  'monster-unopposed': ({ seat }, names) => `${names(seat)} встречает чудовище без единого корабля.`,
  'convoy-passed': ({ seat, why }, names) =>
    why === 'no-ship' ? `Конвой проходит мимо: ${names(seat)} без кораблей.` : `${names(seat)} пропускает конвой.`,
  'no-auction': () => 'На аукцион выставить нечего: корабли кончились.',
  'ship-turned-up': ({ ship, price }) => `На аукционе ${theShip(ship)}, от ${price} золота.`,
  bid: ({ seat, gold }, names) => `${names(seat)} даёт ${gold} золота.`,
  'left-auction': ({ seat, why }, names) =>
    why === 'too-poor' ? `Для торгов мало золота: ${names(seat)} не участвует.` : `${names(seat)} выходит из торгов.`,
  'auction-won': ({ seat, ship, gold }, names) => `${names(seat)} уводит с аукциона корабль ${theShip(ship)} за ${gold} золота.`,
  'auction-failed': ({ ship }) => `Корабль ${theShip(ship)} никому не нужен и возвращается в стопку.`,
  'favour-gained': ({ seat, favour }, names) =>
    `${names(seat)} получает благосклонность Калипсо, всего ${count(favour, MARKERS)}.`,
  'favour-full': ({ seat, gold }, names) => `Жетонов благосклонности больше некуда: ${names(seat)} получает ${gold} золота.`,
  'storm-broke': ({ seat, sloops }, names) =>
    sloops.length === 0
      ? `Шторм не застал в море ни одного шлюпа: ${names(seat)}.`
      : `Шторм застал шлюпы (${names(seat)}): ${listed(sloops)}.`,
  'storm-die': ({ ship, face, sunk }) => `${face}: ${theShip(ship)} ${sunk ? 'тонет' : 'переживает шторм'}.`,
  'company-found-nothing': ({ seat }, names) => `Компания не находит моря без охраны: ${names(seat)} ничего не теряет.`,
  'armada-moved'({ from, to, last, why }) {
    if (from === to) return 'Отогнать армаду дальше нельзя.';
    return `Армада ${why === 'monster-beaten' ? 'отступает' : 'приближается'}: деление ${to} из ${last}.`;
  },
  income: ({ seat, lines, gold }, names) =>
    gold === 0 ? '' : `${names(seat)} получает ${gold} золота: ${lines.map(income).join(', ')}.`,
  'fame-bought': ({ seat, gold }, names) => `${names(seat)} покупает очко славы за ${gold} золота.`,
  'fame-changed': ({ seat, from, to, lines }, names) => `Слава (${names(seat)}): ${from} → ${to}; ${lines.map(fame).join(', ')}.`,
  sailed({ seat, to, why }, names) {
    if (why === 'sail') return `${names(seat)} идёт ${toSeas[to]}.`;
    return why === 'favour'
      ? `${names(seat)} с помощью Калипсо идёт дальше, ${toSeas[to]}.`
      : `${names(seat)} отступает ${toSeas[to]}.`;
  },
  'port-visited': ({ seat, sea, cove, gold }, names) =>
    cove
      ? `${names(seat)} платит контрабандистам ${gold} золота ${atSeas[sea]}.`
      : `${names(seat)} заходит в порт ${atSeas[sea]}.`,
  offered: ({ ship, price }) => `Продаётся ${theShip(ship)}, ${price} золота.`,
  bought: ({ seat, ship, gold }, names) => `${names(seat)} покупает корабль ${theShip(ship)} за ${gold} золота.`,
  'left-port': ({ seat }, names) => `${names(seat)} покидает порт.`,
  posted: ({ seat, sea, ship }, names) =>
    `${names(seat)} оставляет корабль в охране ${atSeas[sea]}${ship === null ? '' : `: ${theShip(ship)}`}.`,
  collected: ({ seat, sea, ship }, names) =>
    `${names(seat)} забирает корабль из охраны ${atSeas[sea]}${ship === null ? '' : `: ${theShip(ship)}`}.`,
  'escort-called': () => '',
  sent: ({ seat, from, to, ship }, names) =>
    `${names(seat)} переводит корабль охраны: ${seas[from]} → ${seas[to]}${ship === null ? '' : `, ${theShip(ship)}`}.`,
  bribed: ({ seat, gold, from, to }, names) =>
    `${names(seat)} подкупает Компанию за ${gold} золота: сложность ${to} вместо ${from}.`,
  attacked: () => '',
  'sea-changed'({ sea, from, to, why }, names) {
    if (to === null)
      return `Компания возвращает себе ${theSeas[sea]}${from === null ? '' : `; прежний владелец — ${names(from)}`}.`;
    const unopposed = why === 'unguarded' ? ' без боя' : '';
    return `${names(to)} захватывает ${theSeas[sea]}${unopposed}; прежний владелец — ${from === null ? 'Компания' : names(from)}.`;
  },
  'battle-began': began,
  'bag-opened': ({ seat, gold, cards }, names) =>
    `${skills.trickster[1]}: ${names(seat)} платит ${gold} золота и берёт ${count(cards, TRICKS)}.`,
  'manoeuvre-drawn': ({ seat, card }, names) => `${names(seat)} берёт манёвр${card === null ? '' : ` «${manoeuvres[card]}»`}.`,
  'round-began': ({ round }) => `Раунд ${round}.`,
  'ship-fires': () => '',
  'shot-aimed': ({ shooter, target, dice, defence }) =>
    `Стреляет ${theShip(shooter)}, цель — ${theShip(target)}: ${count(dice, DICE)} против защиты ${defence}.`,
  'manoeuvre-played': ({ seat, card, ship }, names) => `${names(seat)} играет манёвр «${manoeuvres[card]}», ${theShip(ship)}.`,
  held: () => '',
  'ranks-closed': ({ from, to }) => `Строй сомкнут: под огнём теперь ${theShip(to)}, а не ${theShip(from)}.`,
  'salvo-rolled'({ dice, defence, hits, answering }) {
    const what = answering ? `${manoeuvres['return-fire']}: ` : '';
    if (dice.length === 0) return `${what}Цель скрыта дымом, кубиков не осталось.`;
    return `${what}${dice.join(', ')} против защиты ${defence}: ${hits === 0 ? 'мимо' : count(hits, HITS)}.`;
  },
  'die-rolled': ({ use, face, success }) => `${manoeuvres[use]}: ${face}, ${SINGLE[use][success ? 0 : 1]}.`,
  'check-rolled': ({ ship, dice, defence, survived }) =>
    `Проверка живучести (${theShip(ship)}): ${dice.join(', ')} против защиты ${defence}, ${survived ? 'на плаву' : 'не спасти'}.`,
  missed: () => '',
  'ship-damaged': ({ ship }) => `Повреждения получает ${theShip(ship)}.`,
  'ship-sunk': ({ ship, by }) => `${by === 'fire-ship' ? 'Горит и тонет' : 'Тонет'} ${theShip(ship)}.`,
  'ship-captured': ({ by, ship }, names) => `${names(by)} берёт на абордаж: ${theShip(ship)}.`,
  'crew-saved': ({ seat, ship, gold }, names) =>
    `${skills.corsair[1]}: ${names(seat)} платит ${gold} золота, ${theShip(ship)} остаётся на плаву.`,
  withdrawn: ({ seat, ship }, names) => `${names(seat)} выводит из линии корабль ${theShip(ship)}.`,
  retreated: ({ seat, ships }, names) => `${names(seat)} отступает, спасая ${count(ships.length, SHIPS)}.`,
  'battle-over': over,
  plundered: ({ seat, ships, gold }, names) =>
    `${skills.corsair[0]}: ${names(seat)} получает ${gold} золота за ${count(ships, SHIPS)}.`,
  'convoy-taken': ({ seat, gold }, names) => `${names(seat)} захватывает груз конвоя: ${gold} золота.`,
  prizes: ({ seat, ships, joined }, names) =>
    joined
      ? `Захваченные корабли переходят к победителю (${names(seat)}): ${listed(ships)}.`
      : `Захваченные корабли идут ко дну: ${listed(ships)}.`,
  rejoined: ({ seat, ships }, names) => `Снова в эскадре (${names(seat)}): ${listed(ships)}.`,
  'manoeuvres-returned': () => '',
  ruined: ({ seat }, names) => `${names(seat)} без морей и кораблей выбывает из игры.`,
  'fame-given': ({ seat, to }, names) => `${names(seat)} дарит очко славы; его получает ${names(to)}.`,
  'armada-arrived': () => 'Армада здесь: начинается последнее сражение.',
  'roll-off': ({ role, seats }, names) =>
    `Славы поровну, кубики решают, кто ${role === 'champion' ? 'сразится с армадой' : 'поведёт армаду'}: ${seats.map(names).join(', ')}.`,
  'roll-off-die': ({ seat, face }, names) => `${names(seat)} бросает ${face}.`,
  champion: ({ seat, captain }, names) => `С армадой сражается ${names(seat)}, армадой командует ${names(captain)}.`,
  'last-battle-unfought': ({ seat }, names) => `${names(seat)} встречает армаду без единого корабля.`,
  won: ({ seat, how }, names) => `${names(seat)} ${ENDINGS[how]} и побеждает.`,
  'armada-won': () => 'Победила армада, и победителей среди пиратов нет.',
};
