// На краю світу українською.
import { at, counter } from '@quarterdeck/kernel';
import type { AnyShip } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { classOf, componentsOf, hullOf } from '../../src/table.ts';
import type { View } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { beginsInTheWest, guardedBy, isCommander, isFavourLeft, openOf, priceOf, targetOf, throwKept, undone } from '../story.ts';
import type { Texts } from '../texts.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { events } from './events.ts';
import {
  atSeas,
  classes,
  company,
  eventNames,
  eventRules,
  goods,
  heroes,
  manoeuvreRules,
  manoeuvres,
  parts,
  seas,
  shipNamed,
  skillRules,
  skills,
  stances,
  theShip,
  toSeas,
  windows,
} from './names.ts';
import { refusals } from './refusals.ts';
import { ships } from './ships.ts';
import { terminal } from './terminal.ts';

const count = counter('uk');
const DICE = { one: 'кубик', few: 'кубики', many: 'кубиків', other: 'кубика' };
const HITS = { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' };
const TRICKS = { one: 'маневр', few: 'маневри', many: 'маневрів', other: 'маневру' };

/** A ship with what it can do. */
function described(view: View, ship: AnyShip): string {
  const { attack, defence, survivability } = hullOf(view, ship);
  return `${shipNamed(ship)} (${classes[classOf(view, ship)]}, атака ${attack}, захист ${defence}${survivability ? ', живучість' : ''})`;
}

function target(view: View, ship: AnyShip): string {
  const { defence, mark, damaged, sinks } = targetOf(view, ship);
  return `${shipNamed(ship)}: потопити ${sinks} % (захист ${defence}${mark ? ', живучість' : ''}${damaged ? ', є пошкодження' : ''})`;
}

const STILL = { sail: 'перейти до іншого моря', port: 'зайти в порт', fight: 'битися' };

const prompts: Texts['prompts'] = {
  'choose-hero': () => 'Оберіть героя.',
  'turn-order': () => 'Порядок ходів вирішує жереб.',
  'start-sea-deal': () => 'Здають картку першого моря.',
  'start-sea'({ view }) {
    const isWest = beginsInTheWest(view, openOf(view, 'start-sea')?.seat ?? 0);
    return `У якому морі ${isWest ? 'Вест-Індії' : 'Ост-Індії'} починає ваш флагман?`;
  },
  turn: () => 'Хід триває.',
  'event-dice': () => 'Кидають кубики події.',
  'lucky-compass'({ view }) {
    const { dice, events: brought } = throwKept(view);
    return `${dice.join(' і ')}: ${brought.map((event) => eventNames[event]).join(', ')}. Лишити кидок чи перекинути?`;
  },
  convoy: () => `Конвой під охороною фрегата: напасти? Перемога принесе ${FIGURES.convoyGold} золота.`,
  'auction-card': () => 'Відкривають корабель для аукціону.',
  auction({ view, names }) {
    const frame = openOf(view, 'auction');
    if (frame === null) return 'Аукціон';
    const bid =
      frame.high === null || frame.highBy === null ? 'Ставок поки немає.' : `${names(frame.highBy)} дає ${frame.high} золота.`;
    return `Аукціон: ${described(view, frame.ship)}. ${bid} А ви?`;
  },
  'storm-die': () => 'Шторм: кубик за кожен шлюп.',
  'company-attack'({ view, names }) {
    const frame = openOf(view, 'company-attack');
    return `Яке море поверне собі Компанія? Власник: ${names(frame?.victim ?? 0)}.`;
  },
  management: () => `Купити очко слави за ${FIGURES.famePrice} золота?`,
  actions({ view }) {
    const left = undone(view).map((action) => STILL[action]);
    if (left.length > 0) return `Ваші дії. Ще можна: ${left.join(', ')}.`;
    return `Ваші дії: ${isFavourLeft(view) ? 'допомога Каліпсо, ' : ''}варта або кінець ходу.`;
  },
  'escort-course'({ view }) {
    const frame = openOf(view, 'escort-course');
    return frame?.ship == null
      ? 'Куди йде корабель варти?'
      : `Корабель варти ${theShip(frame.ship)} (${seas[frame.from]}): куди йти?`;
  },
  'port-offer': () => 'Показують кораблі на продаж.',
  'port-sale'({ view }) {
    const frame = openOf(view, 'port-sale');
    return `Які кораблі купити? Ви маєте ${frame === null ? 0 : at(view.pirates, frame.seat).gold} золота.`;
  },
  battle: () => 'Битва триває.',
  'bag-of-tricks'({ view }) {
    const { bagOfTricks, tricks } = componentsOf(view).heroes;
    return `${skills.trickster[1]}: ще ${count(tricks, TRICKS)} за ${bagOfTricks} золота?`;
  },
  'manoeuvre-draw': () => 'Беруть маневри.',
  'firing-ship': ({ view }) => (isCommander(view) ? 'Ви командуєте цими кораблями: який стріляє?' : 'Який ваш корабель стріляє?'),
  target({ view }) {
    const frame = openOf(view, 'target');
    return frame === null ? 'У яку ціль?' : `Стріляє ${theShip(frame.shooter)}: у яку ціль?`;
  },
  regroup({ view }) {
    return `Раунд ${view.battle?.round ?? 1} скінчився: продовжувати бій, вивести пошкоджені кораблі чи відступити?`;
  },
  'retreat-sea': () => 'Ви програли битву: куди відступає флагман?',
  salvo: () => 'Залп триває.',
  'attack-manoeuvre'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Зіграти маневр?'
      : `Стріляє ${theShip(salvo.shooter)}, ціль — ${theShip(salvo.target)}. Зіграти маневр?`;
  },
  'defence-manoeuvre'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Зіграти маневр?'
      : `Під вогнем ${theShip(salvo.target)}, стріляє ${theShip(salvo.shooter)}. Зіграти маневр?`;
  },
  'salvo-dice': () => 'Гримить залп.',
  'steady-aim'({ view }) {
    const salvo = openOf(view, 'salvo');
    if (salvo === null) return 'Тверда рука?';
    return `Випало ${salvo.dice.join(', ')}: ${salvo.hits === 0 ? 'повз' : count(salvo.hits, HITS)}. Перекинути промах?`;
  },
  'after-hit'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null ? 'Зіграти маневр?' : `${shipNamed(salvo.target)}: ${count(salvo.hits, HITS)}. Зіграти маневр?`;
  },
  'single-die': () => 'Кидають кубик.',
  'survivability-check': () => 'Команда рятує корабель.',
  'undying-crew'({ view }) {
    const frame = openOf(view, 'undying-crew');
    const ship = frame === null ? 'Корабель' : shipNamed(frame.ship);
    return `${ship} іде на дно. Врятувати за ${componentsOf(view).heroes.undyingCrew} золота?`;
  },
  'return-fire'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Вогонь у відповідь?'
      : `${shipNamed(salvo.target)} на плаву. Вогонь у відповідь, ціль — ${theShip(salvo.shooter)}?`;
  },
  'fame-gift': () => 'Вас розорено. Кому віддати очко слави?',
  'last-battle': () => 'Армада тут.',
  'roll-off': () => 'Слави порівну: вирішують кубики.',
};

const moves: Texts['moves'] = {
  hero: ({ hero }) => heroes[hero],
  order: ({ seats }, { names }) => seats.map(names).join(', '),
  deal: ({ sea }) => seas[sea],
  start: ({ sea }) => seas[sea],
  throw: ({ dice }) => dice.join(' + '),
  keep: () => 'Лишити кидок',
  reroll: () => 'Перекинути',
  'attack-convoy': () => 'Напасти на конвой',
  'let-pass': () => 'Пропустити',
  'turn-up': ({ ship }) => ships[ship],
  bid: ({ gold }) => `Дати ${gold}`,
  leave: () => 'Вийти з торгів',
  die: ({ face }) => String(face),
  take: ({ sea }) => seas[sea],
  'buy-fame': () => `Купити очко слави за ${FIGURES.famePrice} золота`,
  'keep-gold': () => 'Лишити золото собі',
  sail: ({ to }) => `Іти ${toSeas[to]}`,
  favour: ({ to }) => `З допомогою Каліпсо ${toSeas[to]}`,
  'visit-port': () => 'Зайти в порт',
  'smugglers-cove': (_move, { view }) => `${skills.swordsmith[1]} за ${componentsOf(view).heroes.smugglersCove} золота`,
  post: ({ ship }) => `На варту: ${theShip(ship)}`,
  collect: ({ ship }) => `З варти: ${theShip(ship)}`,
  send({ ship }, { view }) {
    const from = guardedBy(view, ship);
    return from === null ? `Перевести: ${theShip(ship)}` : `Перевести: ${theShip(ship)} (${atSeas[from]})`;
  },
  bribe: (_move, { view }) => `${skills.diplomat[1]} за ${componentsOf(view).heroes.bribe} золота`,
  attack: () => 'Битися за це море',
  'end-turn': () => 'Закінчити хід',
  to: ({ sea }) => `Іти ${toSeas[sea]}`,
  offer: ({ ship }) => ships[ship],
  buy: ({ ship }, { view }) => `Купити корабель ${described(view, ship)} за ${priceOf(view, ship)}`,
  'leave-port': () => 'Залишити порт',
  'open-bag': (_move, { view }) => `Заплатити ${componentsOf(view).heroes.bagOfTricks} золота`,
  decline: () => 'Не треба',
  draw: ({ card }) => manoeuvres[card],
  fire: ({ ship }, { view }) => `${shipNamed(ship)}, ${count(hullOf(view, ship).attack, DICE)}`,
  aim: (move, { view }) => target(view, move.target),
  withdraw: ({ ship }) => `Вивести з лінії: ${theShip(ship)}`,
  retreat: () => 'Відступити всім флотом',
  'fight-on': () => 'Продовжувати бій',
  flee: ({ sea }) => `Відступити ${toSeas[sea]}`,
  play: ({ card }) => manoeuvres[card],
  'close-ranks': ({ ship }) => `${manoeuvres['close-ranks']}: ${theShip(ship)}`,
  hold: () => 'Без маневру',
  roll: ({ dice }) => dice.join(', '),
  'save-ship': (_move, { view }) => `Заплатити ${componentsOf(view).heroes.undyingCrew} золота`,
  'let-sink': () => 'Хай тоне',
  give: ({ seat }, { names }) => names(seat),
};

const options: Texts['options'] = {
  doubles: {
    title: 'Дублі',
    help: 'Дубль лише наближає армаду або приносить ще й подію за сумою.',
    values: { only: 'Лише армада', 'and-sum': 'Армада й подія за сумою' },
  },
  unplayed: {
    title: 'Незіграні маневри',
    help: 'Після кожної битви повертаються до стосу або лишаються в руці до наступної.',
    values: { return: 'Повертаються', keep: 'Лишаються в руці' },
  },
  lastBattle: {
    title: 'Остання битва',
    help: 'З армадою б’ється лише ескадра або разом із вартою моря, де стоїть флагман.',
    values: { squadron: 'Лише ескадра', 'with-escorts': 'Разом із вартою' },
  },
  order: {
    title: 'Порядок ходів',
    help: 'За жеребом або як сидять за столом.',
    values: { drawn: 'За жеребом', seating: 'Як сидять' },
  },
  components: {
    title: 'Картки й числа з коробки',
    help: 'Список карток: власник коробки може його виправити.',
    values: null,
  },
};

const lines: Texts['lines'] = {
  seas: () => 'Моря',
  monopolies: () => 'Монополії',
  parts: () => 'Цілі частини світу',
  bought: () => 'Куплена слава',
  gifts: () => 'Слава від розорених піратів',
};

export const uk: Texts = {
  ...cover.uk,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  own: {
    company,
    parts,
    seas,
    goods,
    classes,
    ships,
    manoeuvres,
    manoeuvreRules,
    stances,
    windows,
    heroes,
    skills,
    skillRules,
    eventNames,
    eventRules,
    board,
    battle,
    terminal,
  },
};
