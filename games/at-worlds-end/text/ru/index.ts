// На краю света по-русски.
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

const count = counter('ru');
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };
const HITS = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const TRICKS = { one: 'манёвр', few: 'манёвра', many: 'манёвров', other: 'манёвра' };

/** A ship with what it can do. */
function described(view: View, ship: AnyShip): string {
  const { attack, defence, survivability } = hullOf(view, ship);
  return `${shipNamed(ship)} (${classes[classOf(view, ship)]}, атака ${attack}, защита ${defence}${survivability ? ', живучесть' : ''})`;
}

function target(view: View, ship: AnyShip): string {
  const { defence, mark, damaged, sinks } = targetOf(view, ship);
  return `${shipNamed(ship)}: потопить ${sinks} % (защита ${defence}${mark ? ', живучесть' : ''}${damaged ? ', есть повреждения' : ''})`;
}

const STILL = { sail: 'перейти в другое море', port: 'зайти в порт', fight: 'сразиться' };

const prompts: Texts['prompts'] = {
  'choose-hero': () => 'Выберите героя.',
  'turn-order': () => 'Порядок ходов решает жребий.',
  'start-sea-deal': () => 'Сдают карту первого моря.',
  'start-sea'({ view }) {
    const isWest = beginsInTheWest(view, openOf(view, 'start-sea')?.seat ?? 0);
    return `В каком море ${isWest ? 'Вест-Индии' : 'Ост-Индии'} начинает ваш флагман?`;
  },
  turn: () => 'Ход продолжается.',
  'event-dice': () => 'Бросают кубики события.',
  'lucky-compass'({ view }) {
    const { dice, events: brought } = throwKept(view);
    return `${dice.join(' и ')}: ${brought.map((event) => eventNames[event]).join(', ')}. Оставить бросок или перебросить?`;
  },
  convoy: () => `Конвой под охраной фрегата: напасть? Победа принесёт ${FIGURES.convoyGold} золота.`,
  'auction-card': () => 'Открывают корабль для аукциона.',
  auction({ view, names }) {
    const frame = openOf(view, 'auction');
    if (frame === null) return 'Аукцион';
    const bid =
      frame.high === null || frame.highBy === null ? 'Ставок пока нет.' : `${names(frame.highBy)} даёт ${frame.high} золота.`;
    return `Аукцион: ${described(view, frame.ship)}. ${bid} А вы?`;
  },
  'storm-die': () => 'Шторм: кубик за каждый шлюп.',
  'company-attack'({ view, names }) {
    const frame = openOf(view, 'company-attack');
    return `Какое море вернёт себе Компания? Владелец: ${names(frame?.victim ?? 0)}.`;
  },
  management: () => `Купить очко славы за ${FIGURES.famePrice} золота?`,
  actions({ view }) {
    const left = undone(view).map((action) => STILL[action]);
    if (left.length > 0) return `Ваши действия. Ещё можно: ${left.join(', ')}.`;
    return `Ваши действия: ${isFavourLeft(view) ? 'помощь Калипсо, ' : ''}охрана или конец хода.`;
  },
  'escort-course'({ view }) {
    const frame = openOf(view, 'escort-course');
    return frame?.ship == null
      ? 'Куда идёт корабль охраны?'
      : `Корабль охраны ${theShip(frame.ship)} (${seas[frame.from]}): куда идти?`;
  },
  'port-offer': () => 'Показывают корабли на продажу.',
  'port-sale'({ view }) {
    const frame = openOf(view, 'port-sale');
    return `Какие корабли купить? У вас ${frame === null ? 0 : at(view.pirates, frame.seat).gold} золота.`;
  },
  battle: () => 'Сражение продолжается.',
  'bag-of-tricks'({ view }) {
    const { bagOfTricks, tricks } = componentsOf(view).heroes;
    return `${skills.trickster[1]}: ещё ${count(tricks, TRICKS)} за ${bagOfTricks} золота?`;
  },
  'manoeuvre-draw': () => 'Берут манёвры.',
  'firing-ship': ({ view }) =>
    isCommander(view) ? 'Вы командуете этими кораблями: какой стреляет?' : 'Какой ваш корабль стреляет?',
  target({ view }) {
    const frame = openOf(view, 'target');
    return frame === null ? 'По какой цели?' : `Стреляет ${theShip(frame.shooter)}: по какой цели?`;
  },
  regroup({ view }) {
    return `Раунд ${view.battle?.round ?? 1} окончен: продолжать бой, вывести повреждённые корабли или отступить?`;
  },
  'retreat-sea': () => 'Вы проиграли сражение: куда отступает флагман?',
  salvo: () => 'Залп продолжается.',
  'attack-manoeuvre'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Сыграть манёвр?'
      : `Стреляет ${theShip(salvo.shooter)}, цель — ${theShip(salvo.target)}. Сыграть манёвр?`;
  },
  'defence-manoeuvre'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Сыграть манёвр?'
      : `Под огнём ${theShip(salvo.target)}, стреляет ${theShip(salvo.shooter)}. Сыграть манёвр?`;
  },
  'salvo-dice': () => 'Гремит залп.',
  'steady-aim'({ view }) {
    const salvo = openOf(view, 'salvo');
    if (salvo === null) return 'Твёрдая рука?';
    return `Выпало ${salvo.dice.join(', ')}: ${salvo.hits === 0 ? 'мимо' : count(salvo.hits, HITS)}. Перебросить промах?`;
  },
  'after-hit'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null ? 'Сыграть манёвр?' : `${shipNamed(salvo.target)}: ${count(salvo.hits, HITS)}. Сыграть манёвр?`;
  },
  'single-die': () => 'Бросают кубик.',
  'survivability-check': () => 'Команда спасает корабль.',
  'undying-crew'({ view }) {
    const frame = openOf(view, 'undying-crew');
    const ship = frame === null ? 'Корабль' : shipNamed(frame.ship);
    return `${ship} идёт ко дну. Спасти за ${componentsOf(view).heroes.undyingCrew} золота?`;
  },
  'return-fire'({ view }) {
    const salvo = openOf(view, 'salvo');
    return salvo === null
      ? 'Ответный огонь?'
      : `${shipNamed(salvo.target)} на плаву. Ответный огонь, цель — ${theShip(salvo.shooter)}?`;
  },
  'fame-gift': () => 'Вы разорены. Кому отдать очко славы?',
  'last-battle': () => 'Армада здесь.',
  'roll-off': () => 'Славы поровну: решают кубики.',
};

const moves: Texts['moves'] = {
  hero: ({ hero }) => heroes[hero],
  order: ({ seats }, { names }) => seats.map(names).join(', '),
  deal: ({ sea }) => seas[sea],
  start: ({ sea }) => seas[sea],
  throw: ({ dice }) => dice.join(' + '),
  keep: () => 'Оставить бросок',
  reroll: () => 'Перебросить',
  'attack-convoy': () => 'Напасть на конвой',
  'let-pass': () => 'Пропустить',
  'turn-up': ({ ship }) => ships[ship],
  bid: ({ gold }) => `Дать ${gold}`,
  leave: () => 'Выйти из торгов',
  die: ({ face }) => String(face),
  take: ({ sea }) => seas[sea],
  'buy-fame': () => `Купить очко славы за ${FIGURES.famePrice} золота`,
  'keep-gold': () => 'Оставить золото себе',
  sail: ({ to }) => `Идти ${toSeas[to]}`,
  favour: ({ to }) => `С помощью Калипсо ${toSeas[to]}`,
  'visit-port': () => 'Зайти в порт',
  'smugglers-cove': (_move, { view }) => `${skills.swordsmith[1]} за ${componentsOf(view).heroes.smugglersCove} золота`,
  post: ({ ship }) => `В охрану: ${theShip(ship)}`,
  collect: ({ ship }) => `Из охраны: ${theShip(ship)}`,
  send({ ship }, { view }) {
    const from = guardedBy(view, ship);
    return from === null ? `Перевести: ${theShip(ship)}` : `Перевести: ${theShip(ship)} (${atSeas[from]})`;
  },
  bribe: (_move, { view }) => `${skills.diplomat[1]} за ${componentsOf(view).heroes.bribe} золота`,
  attack: () => 'Сразиться за это море',
  'end-turn': () => 'Закончить ход',
  to: ({ sea }) => `Идти ${toSeas[sea]}`,
  offer: ({ ship }) => ships[ship],
  buy: ({ ship }, { view }) => `Купить корабль ${described(view, ship)} за ${priceOf(view, ship)}`,
  'leave-port': () => 'Покинуть порт',
  'open-bag': (_move, { view }) => `Заплатить ${componentsOf(view).heroes.bagOfTricks} золота`,
  decline: () => 'Не нужно',
  draw: ({ card }) => manoeuvres[card],
  fire: ({ ship }, { view }) => `${shipNamed(ship)}, ${count(hullOf(view, ship).attack, DICE)}`,
  aim: (move, { view }) => target(view, move.target),
  withdraw: ({ ship }) => `Вывести из линии: ${theShip(ship)}`,
  retreat: () => 'Отступить всем флотом',
  'fight-on': () => 'Продолжать бой',
  flee: ({ sea }) => `Отступить ${toSeas[sea]}`,
  play: ({ card }) => manoeuvres[card],
  'close-ranks': ({ ship }) => `${manoeuvres['close-ranks']}: ${theShip(ship)}`,
  hold: () => 'Без манёвра',
  roll: ({ dice }) => dice.join(', '),
  'save-ship': (_move, { view }) => `Заплатить ${componentsOf(view).heroes.undyingCrew} золота`,
  'let-sink': () => 'Пусть тонет',
  give: ({ seat }, { names }) => names(seat),
};

const options: Texts['options'] = {
  doubles: {
    title: 'Дубли',
    help: 'Дубль только приближает армаду или приносит ещё и событие по сумме.',
    values: { only: 'Только армада', 'and-sum': 'Армада и событие по сумме' },
  },
  unplayed: {
    title: 'Несыгранные манёвры',
    help: 'После каждого сражения возвращаются в стопку или остаются в руке до следующего.',
    values: { return: 'Возвращаются', keep: 'Остаются в руке' },
  },
  lastBattle: {
    title: 'Последнее сражение',
    help: 'С армадой сражается только эскадра или вместе с охраной моря, где стоит флагман.',
    values: { squadron: 'Только эскадра', 'with-escorts': 'Вместе с охраной' },
  },
  order: {
    title: 'Порядок ходов',
    help: 'По жребию или как сидят за столом.',
    values: { drawn: 'По жребию', seating: 'Как сидят' },
  },
  components: {
    title: 'Карты и числа из коробки',
    help: 'Список карт: владелец коробки может его поправить.',
    values: null,
  },
};

const lines: Texts['lines'] = {
  seas: () => 'Моря',
  monopolies: () => 'Монополии',
  parts: () => 'Целые части света',
  bought: () => 'Купленная слава',
  gifts: () => 'Слава от разорённых пиратов',
};

export const ru: Texts = {
  ...cover.ru,
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
