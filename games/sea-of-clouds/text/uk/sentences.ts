// What is asked, done, told and refused, in Ukrainian. Names of players are never declined, and sentences about them stand in the present tense.
import { counter } from '@quarterdeck/kernel';
import { afterNoun } from '../figures.ts';
import type { Phrases } from '../phrases.ts';
import type { Words } from '../words.ts';
import { A_CARD, A_CARD_TAKEN, backs, CARDS, cards, DOUBLOONS } from './names.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const players = afterNoun(and);
export const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} № ${number}`;
export const share: Words['share'] = (space) => `Стос ${space + 1}`;
export const island: Words['island'] = (number) => `Острів ${number}`;

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Жереб вирішує, хто починає.',
  'next-back': () => 'Відкривається сорочка наступної картки.',
  look: () => 'Капітан оглядає здобич.',
  'fill-spaces': () => 'Комірки здобичі поповнюються.',
  round: () => 'Раунд триває.',
  'take-top-card': () => 'Береться верхня картка колоди.',
  'lay-loot': () => 'Яку картку викласти наступною?',
  'leaking-cask': () => 'Барило тече: зникає картка рому.',
  boarding: () => 'На абордаж!',
  lookout: () => 'Дозорець: яку картку взяти?',
  'steal-rum': () => 'Крадуть картку рому.',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
  leave: () => 'Лишити',
  finish: () => 'На цьому закінчити',
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `Починає ${names(seat)} та отримує папугу й капелюх.`,
  'turn-began': ({ seat, island: number }, names) => `${island(number)}: ходить ${names(seat)}.`,
  dealt: ({ space, back }) => `На стос ${space + 1} лягає ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `На стос ${space + 1} лягає дублон.`,
  left: ({ seat, space }, names) => `${names(seat)} лишає стос ${space + 1}.`,
  'took-top-card': ({ seat, back }, names) => `${names(seat)} бере з колоди ${A_CARD_TAKEN[back]}.`,
  'took-doubloon': ({ seat }, names) => `Колода порожня: ${names(seat)} бере дублон.`,
  'chest-filled': ({ doubloons }) => `У скрині ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} отримує ${count(doubloons, DOUBLOONS)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} скидає картку «${cards[face]}».`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: ${names(seat)} нічого не втрачає.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} краде в гравця ${names(from)} ${count(doubloons, DOUBLOONS)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} віддає гравцеві ${names(against)} картку «${cards[gaveFace]}» та отримує картку «${cards[tookFace]}».`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} забирає папугу в гравця ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Дозорець: ${names(seat)} бере зі стосу ${space + 1} ${A_CARD_TAKEN[back]}.`,
  'crews-discarded': () => 'Усі пірати сходять на берег.',
  sailed: ({ island: number }) => `Корабель летить до острова ${number}.`,
  ended: () => 'Гру закінчено.',
};

export const ways: Phrases['ways'] = {
  askShare: (share, instead) => `${share}: забрати чи лишити й ${instead}?`,
  instead: { share: 'оглянути наступний', card: 'взяти картку з колоди', doubloon: 'взяти дублон' },
  losePirate: (by) => `${by}: з ким зі своїх піратів ви прощаєтеся?`,
  discardObject: (by) => `${by}: який зі своїх предметів скинути?`,
  victoryOver: (names) => `Перемога над ${players(names, 'гравцем', 'гравцями')}: хто з ваших піратів діє?`,
  giveRumTo: (name) => `Яку картку рому віддати гравцеві ${name}?`,
  giveObjectTo: (name) => `Який предмет віддати гравцеві ${name} і за який?`,

  take: (items) => `Забрати: ${items.join(', ')}`,
  lay: (card) => `Викласти: ${card}`,
  discard: (card) => `Скинути: ${card}`,
  scout: (share, place, card) => `${share}, картка ${place}: ${card}`,
  give: (card) => `Віддати: ${card}`,
  exchange: (give, take) => `Віддати: ${give}, взяти: ${take}`,
  acts: {
    gain: () => 'отримати дублони',
    'steal-doubloons': (names) => `вкрасти дублони в ${players(names, 'гравця', 'гравців')}`,
    'steal-rum': (names) => `вкрасти ром у ${players(names, 'гравця', 'гравців')}`,
    'exchange-rum': (names) => `обмінятися ромом із ${players(names, 'гравцем', 'гравцями')}`,
    'exchange-object': (names) => `обмінятися предметами з ${players(names, 'гравцем', 'гравцями')}`,
    'take-parrot': () => 'забрати папугу',
    'look-out': () => 'взяти картку',
    'discard-object': (names) => `позбавити предмета ${players(names, 'гравця', 'гравців')}`,
  },

  named: (card) => `«${card}»`,
  theCard: (card) => `картку «${card}»`,
  unseen: { rum: 'картку рому', secret: 'таємницю' },
  cardCount: (number) => count(number, CARDS),
  looked: (name, space, items) => `${name} оглядає стос ${space + 1}: ${and.format(items)}.`,
  took: (name, space, items) => `${name} забирає стос ${space + 1}: ${and.format(items)}.`,
  laid: (name, card) => `${name} викладає ${card}.`,
  laidFaceDown: (name, card) => `${name} викладає ${card} долілиць.`,
  paid: (by, name, doubloons) => `${by}: ${name} платить ${doubloons}.`,
  hasNothingToPay: (by, name) => `${by}: гравець ${name} не має дублонів.`,
  spilled: (name, card) => `Барило тече: ${name} втрачає ${card}.`,
  boarded: (crews, victories) => `На абордаж! Сила: ${crews}. ${victories}`,
  defeats: (name, losers) => `${name} перемагає ${players(losers, 'гравця', 'гравців')}.`,
  nobodyWins: 'Переможців немає.',
  chestPassed: (to, from) => `${to} забирає скриню в гравця ${from}.`,
  chestPassedWithDoubloon: (to, from) => `${to} забирає скриню в гравця ${from} та бере з неї дублон.`,
  stoleRum: (by, name, from, card) => `${by}: ${name} краде в гравця ${from} ${card}.`,
  exchangedRum: (name, against, gave, took) => `${name} віддає гравцеві ${against} картку «${gave}» та отримує картку «${took}».`,
  exchangedUnseenRum: (name, against) => `${name} віддає гравцеві ${against} картку рому та отримує іншу.`,
  revealed: (name, items) => `${name} відкриває картки: ${and.format(items)}.`,
  revealedNothing: (name) => `${name}: відкривати нічого.`,
};

export const refusals: Phrases['refusals'] = {
  'not-in-hand': () => 'Цієї картки немає серед узятих.',
  'not-in-crew': () => 'Цього пірата немає у вашій команді.',
  'not-an-object': () => 'Потрібен предмет, що лежить горілиць.',
  'not-your-rum': () => 'Потрібна картка вашого власного рому.',
  'not-on-a-share': () => 'Дозорець бере картку, що лежить у стосі здобичі.',
  'not-defeated': () => 'Пірати діють лише проти капітанів, яких ви перемогли.',
  'nothing-to-act-on': () => 'Цьому піратові тут нема чого робити.',
  'has-acted': () => 'Цей пірат уже діяв.',
  'must-act-first': () => 'Спершу діють інші: відмовитися можна лише від обміну, папуги й дозорця.',
  'must-not-decline': () => 'За цим столом відмовлятися від ефектів не можна.',
};

export const options: Phrases['options'] = {
  parrotWinsFights: {
    title: 'Папуга вирішує бої',
    help: 'За рівної сили перемагає капітан із папугою. Без цієї опції не перемагає ніхто.',
    values: null,
  },
  parrotWinsRum: {
    title: 'Папуга вирішує суперечку про ром',
    help: 'Якщо першокласного рому порівну, вважається, що в капітана з папугою його більше. Без цієї опції — ні в кого.',
    values: null,
  },
  refill: {
    title: 'Поповнення спорожнілої комірки',
    help: 'Коли на місце забраного стосу лягає нова картка: це важливо, якщо у здобичі була мапа скарбів.',
    values: { 'at-once': 'До викладання здобичі', 'after-laying': 'Після викладання здобичі' },
  },
  mayDecline: {
    title: 'Від ефектів можна відмовитися',
    help: 'Обмін, папугу й дозорця можна не використовувати.',
    values: null,
  },
  components: {
    title: 'Картки й числа з коробки',
    help: 'Список карток: власник коробки може його виправити.',
    values: null,
  },
};
