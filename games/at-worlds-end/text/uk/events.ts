// Що відбувається за столом: рядки журналу українською.
import { counter, type Names } from '@quarterdeck/kernel';
import type { AnyShip } from '../../src/data/cards.ts';
import type { DrawnUp, FameLine, IncomeLine } from '../../src/types.ts';
import type { Told } from '../story.ts';
import type { Texts } from '../texts.ts';
import { atSeas, eventNames, goods, heroes, manoeuvres, parts, seas, skills, theSeas, theShip, toSeas } from './names.ts';

const count = counter('uk');
const HITS = { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' };
const DICE = { one: 'кубик', few: 'кубики', many: 'кубиків', other: 'кубика' };
const TRICKS = { one: 'маневр', few: 'маневри', many: 'маневрів', other: 'маневру' };
const SHIPS = { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' };
const MARKERS = { one: 'жетон', few: 'жетони', many: 'жетонів', other: 'жетона' };

function listed(list: readonly AnyShip[]): string {
  return list.map(theShip).join(', ');
}

function line({ pirate, commander, ships }: DrawnUp, names: Names): string {
  return pirate === null ? `${listed(ships)} (командує ${names(commander)})` : `${names(pirate)}: ${listed(ships)}`;
}

function began({ cause, sea, first, second }: Told<'battle-began'>, names: Names): string {
  const lines = `${line(first, names)}; проти — ${line(second, names)}`;
  if (cause === 'sea') return `Битва ${sea === null ? 'за море' : `за ${theSeas[sea]}`}. ${lines}.`;
  if (cause === 'convoy') return `Напад на конвой. ${lines}.`;
  return `${cause === 'monster' ? 'Нападає' : 'Остання битва:'} ${lines}.`;
}

function over({ cause, sea, winner, first, second }: Told<'battle-over'>, names: Names): string {
  const pirate = names(first ?? second ?? 0);
  if (cause === 'monster')
    return winner === 'second' ? `${pirate} перемагає морське чудовисько.` : `Чудовисько перемагає: ${pirate} зазнає поразки.`;
  if (cause === 'armada')
    return winner === 'second' ? `${pirate} перемагає армаду.` : `Армада перемагає: ${pirate} зазнає поразки.`;
  if (cause === 'convoy')
    return winner === 'first' ? `${pirate} перемагає конвой.` : `Конвой утікає: ${pirate} лишається ні з чим.`;
  const where = sea === null ? 'море' : theSeas[sea];
  if (winner === 'first') return `${pirate} виграє битву за ${where}.`;
  const empty = winner === null ? 'Обидві лінії порожні: ' : '';
  return `${empty}${second === null ? 'Компанія' : names(second)} утримує ${where}.`;
}

function income(entry: IncomeLine): string {
  if (entry.line === 'sea') return `${seas[entry.sea]} ${entry.gold}`;
  return `${entry.line === 'profit' ? 'додатковий прибуток' : skills.diplomat[0].toLowerCase()} ${entry.gold}`;
}

function fame(entry: FameLine): string {
  return `${fameOf(entry)} ${entry.points > 0 ? '+' : '−'}${Math.abs(entry.points)}`;
}

function fameOf(entry: FameLine): string {
  if (entry.line === 'sea') return seas[entry.sea];
  if (entry.line === 'monopoly') return `монополія: ${goods[entry.good].toLowerCase()}`;
  if (entry.line === 'part') return `уся частина світу: ${parts[entry.part]}`;
  return entry.line === 'bought' ? 'куплено' : 'подаровано';
}

const SINGLE: Readonly<Record<Told<'die-rolled'>['use'], readonly [success: string, failure: string]>> = {
  'steady-aim': ['влучання', 'знову повз'],
  'damage-control': ['одне влучання не рахується', 'не допомогло'],
  boarding: ['корабель захоплено', 'відбито'],
};

const ENDINGS: Readonly<Record<Told<'won'>['how'], string>> = {
  'ten-fame': 'набирає десять очок слави',
  'last-left': 'лишається останнім піратом',
  'armada-beaten': 'долає армаду',
};

export const events: Texts['events'] = {
  'hero-chosen': ({ seat, hero }, names) => `${names(seat)} обирає героя: ${heroes[hero]}.`,
  'order-drawn': ({ order, gold }, names) =>
    `Порядок ходів: ${order.map((seat, i) => `${names(seat)} (${gold[i]} золота)`).join(', ')}.`,
  started: ({ seat, sea }, names) => `${names(seat)} починає ${atSeas[sea]}.`,
  'turn-began': ({ seat, turn }, names) => `Хід ${turn}: ${names(seat)}.`,
  'turn-ended': () => '',
  'dice-thrown': ({ seat, dice, again }, names) => `${names(seat)} кидає ${again ? 'знову: ' : ''}${dice.join(' і ')}.`,
  compass: ({ seat, kept }, names) => (kept ? `${names(seat)} лишає кидок як є.` : `${skills.trickster[0]}: кидок не рахується.`),
  event: ({ event }) => `Подія «${eventNames[event]}».`,
  'monster-unopposed': ({ seat }, names) => `${names(seat)} зустрічає чудовисько без жодного корабля.`,
  'convoy-passed': ({ seat, why }, names) =>
    why === 'no-ship' ? `Конвой проходить повз: ${names(seat)} без кораблів.` : `${names(seat)} пропускає конвой.`,
  'no-auction': () => 'На аукціон виставити нічого: кораблі скінчилися.',
  'ship-turned-up': ({ ship, price }) => `На аукціоні ${theShip(ship)}, від ${price} золота.`,
  bid: ({ seat, gold }, names) => `${names(seat)} дає ${gold} золота.`,
  'left-auction': ({ seat, why }, names) =>
    why === 'too-poor' ? `Для торгів замало золота: ${names(seat)} не бере участі.` : `${names(seat)} виходить із торгів.`,
  'auction-won': ({ seat, ship, gold }, names) =>
    `${names(seat)} забирає з аукціону корабель ${theShip(ship)} за ${gold} золота.`,
  'auction-failed': ({ ship }) => `Корабель ${theShip(ship)} нікому не потрібен і повертається до стосу.`,
  'favour-gained': ({ seat, favour }, names) => `${names(seat)} отримує прихильність Каліпсо, усього ${count(favour, MARKERS)}.`,
  'favour-full': ({ seat, gold }, names) => `Жетонів прихильності більше нікуди: ${names(seat)} отримує ${gold} золота.`,
  'storm-broke': ({ seat, sloops }, names) =>
    sloops.length === 0
      ? `Шторм не застав у морі жодного шлюпа: ${names(seat)}.`
      : `Шторм застав шлюпи (${names(seat)}): ${listed(sloops)}.`,
  'storm-die': ({ ship, face, sunk }) => `${face}: ${theShip(ship)} ${sunk ? 'тоне' : 'переживає шторм'}.`,
  'company-found-nothing': ({ seat }, names) => `Компанія не знаходить моря без варти: ${names(seat)} нічого не втрачає.`,
  'armada-moved'({ from, to, last, why }) {
    if (from === to) return 'Відігнати армаду далі не можна.';
    return `Армада ${why === 'monster-beaten' ? 'відступає' : 'наближається'}: поділка ${to} з ${last}.`;
  },
  income: ({ seat, lines, gold }, names) =>
    gold === 0 ? '' : `${names(seat)} отримує ${gold} золота: ${lines.map(income).join(', ')}.`,
  'fame-bought': ({ seat, gold }, names) => `${names(seat)} купує очко слави за ${gold} золота.`,
  'fame-changed': ({ seat, from, to, lines }, names) => `Слава (${names(seat)}): ${from} → ${to}; ${lines.map(fame).join(', ')}.`,
  sailed({ seat, to, why }, names) {
    if (why === 'sail') return `${names(seat)} іде ${toSeas[to]}.`;
    return why === 'favour'
      ? `${names(seat)} з допомогою Каліпсо йде далі, ${toSeas[to]}.`
      : `${names(seat)} відступає ${toSeas[to]}.`;
  },
  'port-visited': ({ seat, sea, cove, gold }, names) =>
    cove
      ? `${names(seat)} платить контрабандистам ${gold} золота ${atSeas[sea]}.`
      : `${names(seat)} заходить у порт ${atSeas[sea]}.`,
  offered: ({ ship, price }) => `Продається ${theShip(ship)}, ${price} золота.`,
  bought: ({ seat, ship, gold }, names) => `${names(seat)} купує корабель ${theShip(ship)} за ${gold} золота.`,
  'left-port': ({ seat }, names) => `${names(seat)} залишає порт.`,
  posted: ({ seat, sea, ship }, names) =>
    `${names(seat)} лишає корабель на варті ${atSeas[sea]}${ship === null ? '' : `: ${theShip(ship)}`}.`,
  collected: ({ seat, sea, ship }, names) =>
    `${names(seat)} забирає корабель із варти ${atSeas[sea]}${ship === null ? '' : `: ${theShip(ship)}`}.`,
  'escort-called': () => '',
  sent: ({ seat, from, to, ship }, names) =>
    `${names(seat)} переводить корабель варти: ${seas[from]} → ${seas[to]}${ship === null ? '' : `, ${theShip(ship)}`}.`,
  bribed: ({ seat, gold, from, to }, names) =>
    `${names(seat)} підкуповує Компанію за ${gold} золота: складність ${to} замість ${from}.`,
  attacked: () => '',
  'sea-changed'({ sea, from, to, why }, names) {
    if (to === null)
      return `Компанія повертає собі ${theSeas[sea]}${from === null ? '' : `; попередній власник — ${names(from)}`}.`;
    const unopposed = why === 'unguarded' ? ' без бою' : '';
    return `${names(to)} захоплює ${theSeas[sea]}${unopposed}; попередній власник — ${from === null ? 'Компанія' : names(from)}.`;
  },
  'battle-began': began,
  'bag-opened': ({ seat, gold, cards }, names) =>
    `${skills.trickster[1]}: ${names(seat)} платить ${gold} золота й бере ${count(cards, TRICKS)}.`,
  'manoeuvre-drawn': ({ seat, card }, names) => `${names(seat)} бере маневр${card === null ? '' : ` «${manoeuvres[card]}»`}.`,
  'round-began': ({ round }) => `Раунд ${round}.`,
  'ship-fires': () => '',
  'shot-aimed': ({ shooter, target, dice, defence }) =>
    `Стріляє ${theShip(shooter)}, ціль — ${theShip(target)}: ${count(dice, DICE)} проти захисту ${defence}.`,
  'manoeuvre-played': ({ seat, card, ship }, names) => `${names(seat)} грає маневр «${manoeuvres[card]}», ${theShip(ship)}.`,
  held: () => '',
  'ranks-closed': ({ from, to }) => `Стрій зімкнуто: під вогнем тепер ${theShip(to)}, а не ${theShip(from)}.`,
  'salvo-rolled'({ dice, defence, hits, answering }) {
    const what = answering ? `${manoeuvres['return-fire']}: ` : '';
    if (dice.length === 0) return `${what}Ціль сховав дим, кубиків не лишилося.`;
    return `${what}${dice.join(', ')} проти захисту ${defence}: ${hits === 0 ? 'повз' : count(hits, HITS)}.`;
  },
  'die-rolled': ({ use, face, success }) => `${manoeuvres[use]}: ${face}, ${SINGLE[use][success ? 0 : 1]}.`,
  'check-rolled': ({ ship, dice, defence, survived }) =>
    `Перевірка живучості (${theShip(ship)}): ${dice.join(', ')} проти захисту ${defence}, ${survived ? 'на плаву' : 'не врятувати'}.`,
  missed: () => '',
  'ship-damaged': ({ ship }) => `Пошкодження отримує ${theShip(ship)}.`,
  'ship-sunk': ({ ship, by }) => `${by === 'fire-ship' ? 'Горить і тоне' : 'Тоне'} ${theShip(ship)}.`,
  'ship-captured': ({ by, ship }, names) => `${names(by)} бере на абордаж: ${theShip(ship)}.`,
  'crew-saved': ({ seat, ship, gold }, names) =>
    `${skills.corsair[1]}: ${names(seat)} платить ${gold} золота, ${theShip(ship)} лишається на плаву.`,
  withdrawn: ({ seat, ship }, names) => `${names(seat)} виводить із лінії корабель ${theShip(ship)}.`,
  retreated: ({ seat, ships }, names) => `${names(seat)} відступає, рятуючи ${count(ships.length, SHIPS)}.`,
  'battle-over': over,
  plundered: ({ seat, ships, gold }, names) =>
    `${skills.corsair[0]}: ${names(seat)} отримує ${gold} золота за ${count(ships, SHIPS)}.`,
  'convoy-taken': ({ seat, gold }, names) => `${names(seat)} захоплює вантаж конвою: ${gold} золота.`,
  prizes: ({ seat, ships, joined }, names) =>
    joined
      ? `Захоплені кораблі переходять до переможця (${names(seat)}): ${listed(ships)}.`
      : `Захоплені кораблі йдуть на дно: ${listed(ships)}.`,
  rejoined: ({ seat, ships }, names) => `Знову в ескадрі (${names(seat)}): ${listed(ships)}.`,
  'manoeuvres-returned': () => '',
  ruined: ({ seat }, names) => `${names(seat)} без морів і кораблів вибуває з гри.`,
  'fame-given': ({ seat, to }, names) => `${names(seat)} дарує очко слави; його отримує ${names(to)}.`,
  'armada-arrived': () => 'Армада тут: починається остання битва.',
  'roll-off': ({ role, seats }, names) =>
    `Слави порівну, кубики вирішують, хто ${role === 'champion' ? 'битиметься з армадою' : 'поведе армаду'}: ${seats.map(names).join(', ')}.`,
  'roll-off-die': ({ seat, face }, names) => `${names(seat)} кидає ${face}.`,
  champion: ({ seat, captain }, names) => `З армадою б’ється ${names(seat)}, армадою командує ${names(captain)}.`,
  'last-battle-unfought': ({ seat }, names) => `${names(seat)} зустрічає армаду без жодного корабля.`,
  won: ({ seat, how }, names) => `${names(seat)} ${ENDINGS[how]} і перемагає.`,
  'armada-won': () => 'Перемогла армада, і переможців серед піратів немає.',
};
