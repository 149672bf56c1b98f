// What is asked, done, told and refused, in Russian. Names of players are never declined, and sentences about them stand in the present tense.
import { counter } from '@quarterdeck/kernel';
import { afterNoun } from '../figures.ts';
import type { Phrases } from '../phrases.ts';
import type { Words } from '../words.ts';
import { A_CARD, A_CARD_TAKEN, backs, CARDS, cards, DOUBLOONS } from './names.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const players = afterNoun(and);
export const faceDown: Words['faceDown'] = (back, number) => `${backs[back].toLowerCase()} № ${number}`;
export const share: Words['share'] = (space) => `Стопка ${space + 1}`;
export const island: Words['island'] = (number) => `Остров ${number}`;

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Жребий решает, кто начинает.',
  'next-back': () => 'Открывается рубашка следующей карты.',
  look: () => 'Капитан смотрит добычу.',
  'fill-spaces': () => 'Ячейки добычи пополняются.',
  round: () => 'Раунд продолжается.',
  'take-top-card': () => 'Берётся верхняя карта колоды.',
  'lay-loot': () => 'Какую карту выложить следующей?',
  'leaking-cask': () => 'Бочка течёт: пропадает карта рома.',
  boarding: () => 'На абордаж!',
  lookout: () => 'Дозорный: какую карту взять?',
  'steal-rum': () => 'Крадут карту рома.',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  leave: () => 'Оставить',
  finish: () => 'На этом закончить',
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)} и получает попугая и шляпу.`,
  'turn-began': ({ seat, island: number }, names) => `${island(number)}: ходит ${names(seat)}.`,
  dealt: ({ space, back }) => `В стопку ${space + 1} ложится ${A_CARD[back]}.`,
  'doubloon-dealt': ({ space }) => `В стопку ${space + 1} ложится дублон.`,
  left: ({ seat, space }, names) => `${names(seat)} оставляет стопку ${space + 1}.`,
  'took-top-card': ({ seat, back }, names) => `${names(seat)} берёт из колоды ${A_CARD_TAKEN[back]}.`,
  'took-doubloon': ({ seat }, names) => `Колода пуста: ${names(seat)} берёт дублон.`,
  'chest-filled': ({ doubloons }) => `В сундуке ${count(doubloons, DOUBLOONS)}.`,
  gained: ({ seat, doubloons, by }, names) => `${cards[by]}: ${names(seat)} получает ${count(doubloons, DOUBLOONS)}.`,
  discarded: ({ seat, face, by }, names) => `${cards[by]}: ${names(seat)} сбрасывает карту «${cards[face]}».`,
  fizzled: ({ seat, by }, names) => `${cards[by]}: ${names(seat)} ничего не теряет.`,
  'stole-doubloons': ({ seat, from, doubloons, by }, names) =>
    `${cards[by]}: ${names(seat)} крадёт у игрока ${names(from)} ${count(doubloons, DOUBLOONS)}.`,
  'exchanged-objects': ({ seat, against, gaveFace, tookFace }, names) =>
    `${names(seat)} отдаёт игроку ${names(against)} карту «${cards[gaveFace]}» и получает карту «${cards[tookFace]}».`,
  'took-parrot': ({ seat, from }, names) => `${names(seat)} забирает попугая у игрока ${names(from)}.`,
  scouted: ({ seat, space, back }, names) => `Дозорный: ${names(seat)} берёт из стопки ${space + 1} ${A_CARD_TAKEN[back]}.`,
  'crews-discarded': () => 'Все пираты сходят на берег.',
  sailed: ({ island: number }) => `Корабль летит к острову ${number}.`,
  ended: () => 'Игра окончена.',
};

export const ways: Phrases['ways'] = {
  askShare: (share, instead) => `${share}: забрать или оставить и ${instead}?`,
  instead: { share: 'посмотреть следующую', card: 'взять карту из колоды', doubloon: 'взять дублон' },
  losePirate: (by) => `${by}: с кем из своих пиратов вы прощаетесь?`,
  discardObject: (by) => `${by}: какой из своих предметов сбросить?`,
  victoryOver: (names) => `Победа над ${players(names, 'игроком', 'игроками')}: кто из ваших пиратов действует?`,
  giveRumTo: (name) => `Какую карту рома отдать игроку ${name}?`,
  giveObjectTo: (name) => `Какой предмет отдать игроку ${name} и за какой?`,

  take: (items) => `Забрать: ${items.join(', ')}`,
  lay: (card) => `Выложить: ${card}`,
  discard: (card) => `Сбросить: ${card}`,
  scout: (share, place, card) => `${share}, карта ${place}: ${card}`,
  give: (card) => `Отдать: ${card}`,
  exchange: (give, take) => `Отдать: ${give}, взять: ${take}`,
  acts: {
    gain: () => 'получить дублоны',
    'steal-doubloons': (names) => `украсть дублоны у ${players(names, 'игрока', 'игроков')}`,
    'steal-rum': (names) => `украсть ром у ${players(names, 'игрока', 'игроков')}`,
    'exchange-rum': (names) => `обменяться ромом с ${players(names, 'игроком', 'игроками')}`,
    'exchange-object': (names) => `обменяться предметами с ${players(names, 'игроком', 'игроками')}`,
    'take-parrot': () => 'забрать попугая',
    'look-out': () => 'взять карту',
    'discard-object': (names) => `лишить предмета ${players(names, 'игрока', 'игроков')}`,
  },

  named: (card) => `«${card}»`,
  theCard: (card) => `карту «${card}»`,
  unseen: { rum: 'карту рома', secret: 'тайну' },
  cardCount: (number) => count(number, CARDS),
  looked: (name, space, items) => `${name} смотрит стопку ${space + 1}: ${and.format(items)}.`,
  took: (name, space, items) => `${name} забирает стопку ${space + 1}: ${and.format(items)}.`,
  laid: (name, card) => `${name} выкладывает ${card}.`,
  laidFaceDown: (name, card) => `${name} выкладывает ${card} лицом вниз.`,
  paid: (by, name, doubloons) => `${by}: ${name} платит ${doubloons}.`,
  hasNothingToPay: (by, name) => `${by}: у игрока ${name} нет дублонов.`,
  spilled: (name, card) => `Бочка течёт: ${name} теряет ${card}.`,
  boarded: (crews, victories) => `На абордаж! Сила: ${crews}. ${victories}`,
  defeats: (name, losers) => `${name} побеждает ${players(losers, 'игрока', 'игроков')}.`,
  nobodyWins: 'Победителей нет.',
  chestPassed: (to, from) => `${to} забирает сундук у игрока ${from}.`,
  chestPassedWithDoubloon: (to, from) => `${to} забирает сундук у игрока ${from} и берёт из него дублон.`,
  stoleRum: (by, name, from, card) => `${by}: ${name} крадёт у игрока ${from} ${card}.`,
  exchangedRum: (name, against, gave, took) => `${name} отдаёт игроку ${against} карту «${gave}» и получает карту «${took}».`,
  exchangedUnseenRum: (name, against) => `${name} отдаёт игроку ${against} карту рома и получает другую.`,
  revealed: (name, items) => `${name} открывает карты: ${and.format(items)}.`,
  revealedNothing: (name) => `${name}: открывать нечего.`,
};

export const refusals: Phrases['refusals'] = {
  'not-in-hand': () => 'Этой карты нет среди взятых.',
  'not-in-crew': () => 'Этого пирата нет в вашей команде.',
  'not-an-object': () => 'Нужен предмет, который лежит лицом вверх.',
  'not-your-rum': () => 'Нужна карта вашего собственного рома.',
  'not-on-a-share': () => 'Дозорный берёт карту, которая лежит в стопке добычи.',
  'not-defeated': () => 'Пираты действуют только против капитанов, которых вы победили.',
  'nothing-to-act-on': () => 'Этому пирату здесь делать нечего.',
  'has-acted': () => 'Этот пират уже действовал.',
  'must-act-first': () => 'Сначала действуют остальные: отказаться можно только от обмена, попугая и дозорного.',
  'must-not-decline': () => 'За этим столом отказываться от эффектов нельзя.',
};

export const options: Phrases['options'] = {
  parrotWinsFights: {
    title: 'Попугай решает бои',
    help: 'При равной силе побеждает капитан с попугаем. Без этой опции не побеждает никто.',
    values: null,
  },
  parrotWinsRum: {
    title: 'Попугай решает спор о роме',
    help: 'Если первоклассного рома поровну, считается, что у капитана с попугаем его больше. Без этой опции — ни у кого.',
    values: null,
  },
  refill: {
    title: 'Пополнение опустевшей ячейки',
    help: 'Когда на место забранной стопки ложится новая карта: это важно, если в добыче была карта сокровищ.',
    values: { 'at-once': 'До выкладывания добычи', 'after-laying': 'После выкладывания добычи' },
  },
  mayDecline: {
    title: 'От эффектов можно отказаться',
    help: 'Обмен, попугая и дозорного можно не использовать.',
    values: null,
  },
  components: {
    title: 'Карты и числа из коробки',
    help: 'Список карт: владелец коробки может его поправить.',
    values: null,
  },
};
