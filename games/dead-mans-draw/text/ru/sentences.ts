// Dead Man's Draw in Russian. Names are never declined, and sentences about players stand in the present tense.
import { counter } from '@quarterdeck/kernel';
import type { Card } from '../../src/data/cards.ts';
import type { Phrases } from '../phrases.ts';
import { suitNamed } from '../score-line.ts';
import { accusative, cardName, nominative, suits, traits } from './names.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const CARDS_TAKEN = { ...CARDS, one: 'карту' };
const OF_CARDS = { one: 'карты', few: 'карт', many: 'карт', other: 'карты' };
const MERMAIDS = { one: 'русалка', few: 'русалки', many: 'русалок', other: 'русалки' };
const OF_SUITS = { one: 'масти', few: 'мастей', many: 'мастей', other: 'масти' };

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Жребий решает, кто начинает.',
  'deal-traits': () => 'Каждому раздаются две способности пиратов.',
  'choose-trait': () => 'Какую из двух способностей вы оставляете себе?',
  'name-victim': () => 'Рундук Дэви Джонса: чья потерянная добыча достанется вам?',
  'draw-card': () => 'Открывается верхняя карта колоды.',
  hook: () => 'Крюк: какую карту вы вытаскиваете из своего банка?',
  'second-hook': () => 'Капитанский крюк летит ещё раз.',
  cannon: () => 'Пушка: по какой стопке вы стреляете?',
  misfire: () => 'Осечка: какую карту своего банка вы теряете?',
  'shuffle-discard': () => 'Карта клада: открываются карты сброса.',
  oracle: () => 'Оракул: открывается верх колоды.',
  sword: () => 'Сабля: какую карту вы крадёте?',
  mermaid: () => 'Русалка: какую из сыгранных до неё карт вы выбираете?',
  bonus: () => 'Ключ и сундук: из сброса берутся бонусные карты.',
  plunder: () => 'Ключ и сундук: чей банк вы грабите?',
  loot: () => 'Грабитель: какую карту вы берёте?',
  bust: () => 'Провал: всё, что не спасено, пропадает.',
  'turn-end': () => 'Ход окончен.',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  keep: ({ trait }) => `Оставить: ${traits[trait].name}`,
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)}.`,
  'trait-chosen': ({ seat }, names) => `${names(seat)} оставляет себе способность, пока втайне.`,
  'victim-named': ({ seat, victim }, names) => `${names(seat)} открывает рундук Дэви Джонса для игрока ${names(victim)}.`,
  'turn-began': ({ seat }, names) => `Ходит ${names(seat)}.`,
  demanded: ({ debt }) => `Кракен требует ещё ${count(debt, CARDS_TAKEN)}.`,
  misfired: ({ seat, card }, names) => `Осечка! ${names(seat)} отправляет в сброс ${accusative(card)} из своего банка.`,
  shown: ({ seat, cards }, names) => `${names(seat)} разворачивает карту клада: ${and.format(cards.map(nominative))}.`,
  foreseen: ({ cards }) => `Оракул открывает верх колоды: ${and.format(cards.map(nominative))}.`,
  stolen: ({ seat, from, card }, names) => `${names(seat)} крадёт ${accusative(card)} из банка игрока ${names(from)}.`,
  parried: ({ seat, by, card }, names) =>
    `${names(by)} парирует удар игрока ${names(seat)}: кракена нет, и ${nominative(card)} уходит в сброс.`,
  repeated: ({ seat, card }, names) => `Русалка поёт, и ${names(seat)} снова разыгрывает ${accusative(card)}.`,
  fizzled: ({ suit }) => `${suits[suit].name} не срабатывает.`,
  saved: ({ seat, cards }, names) => `${names(seat)} спасает ${and.format(cards.map(accusative))}.`,
  ended: () => 'Игра окончена.',
};

export const ways: Phrases['ways'] = {
  firstDraw: 'Ваш ход: тяните карту.',
  drawAgain: 'Забирать пока нечего: тяните ещё.',
  drawKnownOrStop: (card) => `Следующая карта — ${nominative(card)}: тянуть её или остановиться?`,
  drawOrCollect: 'Тянуть ещё или забрать добычу?',
  drawOrStop: 'В игровой зоне пусто: тянуть ещё или остановиться?',
  mapOfPile: 'Карта клада: какая карта сброса входит в игровую зону?',
  mapOfShown: 'Карта клада: какая из этих карт входит в игровую зону?',
  draw: 'Тянуть',
  drawKnown: (card) => `Тянуть ${accusative(card)}`,
  endTurn: 'Закончить ход',
  collect: (cards) => `Забрать ${count(cards, CARDS_TAKEN)}`,
  cards: (cards) => count(cards, CARDS),
  busts: 'провал',
  traitDealt: (name, trait) => `${name} получает на выбор способность «${trait}».`,
  traitsRevealed: (revealed) => `Способности раскрыты. ${revealed.join(' ')}`,
  noTrait: 'нет',
  drawn: (name, card) => `${name} тянет ${accusative(card)}.`,
  drawnForKraken: (name, card) => `Кракен не отпускает: ${name} тянет ${accusative(card)}.`,
  hooked: (name, card) => `${name} цепляет крюком ${accusative(card)} из своего банка.`,
  takenByMap: (name, card) => `${name} берёт из сброса ${accusative(card)}.`,
  banked: (card, name) => `${cardName(card)} сразу уходит в банк игрока ${name}.`,
  shot: (name, target, what) => `${name} стреляет по игроку ${target}: ${what}.`,
  goes: (cards, into) => `${and.format(cards.map(nominative))} уходит ${into}`,
  go: (cards, into) => `${and.format(cards.map(nominative))} уходят ${into}`,
  into: { deck: 'в колоду', discard: 'в сброс', bank: (name) => `в банк игрока ${name}` },
  outOf: { deck: 'из колоды', discard: 'из сброса', bank: (name) => `из банка игрока ${name}` },
  carriedOff,
  carriedOffByOwner: carriedOff,
  busted: (card, against) => `Провал! ${cardName(card)} натыкается на ${accusative(against)}.`,
  collectedNothing: (name) => `${name} заканчивает ход с пустыми руками.`,
  collected: (name, cards) => `${name} забирает ${count(cards.length, CARDS_TAKEN)}: ${and.format(cards.map(accusative))}.`,
  bonusCard: (name, outOf, card) => `Бонус: ${name} берёт ${outOf} ${accusative(card)}.`,
};

function carriedOff(card: Card, name: string): string {
  return `Русалка поёт, и ${nominative(card)} уходит в банк игрока ${name}.`;
}

export const refusals: Phrases['refusals'] = {
  'draw-first': () => 'Ход начинается с карты из колоды.',
  'nothing-to-collect': () => 'В игровой зоне пусто, забирать нечего.',
  'hook-empty-stack': () => 'В вашем банке нет карт этой масти, крюку не за что зацепиться.',
  'no-such-stack': () => 'Такой карты в этом банке нет.',
  'own-bank': () => 'Нужен банк соперника, а не свой.',
  'sword-own-suit': () => 'Эта масть у вас уже есть: сабля крадёт только то, чего нет в вашем банке.',
  'parry-kraken-only': () => 'Саблю парируют: украсть можно только кракена, и только у того, кто парирует.',
  'would-bust': () => 'Это провал, а за этим столом такие карты выбирать нельзя.',
  'not-shown': () => 'Этой карты нет среди тех, из которых выбирают.',
  'not-offered-trait': () => 'Эту способность вам не раздавали.',
  'not-an-opponent': () => 'Рундук ждёт добычу соперника, а не хозяина.',
  'mermaid-itself': () => 'Русалка не может выбрать саму себя.',
  'mermaid-on-mermaid': () => 'Русалка не может выбрать русалку, иначе песня не кончится никогда.',
};

export const lines: Phrases['lines'] = {
  suit: ({ suit, cards }) => `${suits[suitNamed(suit)].name}: старшая из ${count(Number(cards), OF_CARDS)}`,
  'whole-suit': ({ suit, cards }) => `${suits[suitNamed(suit)].name}: ${count(Number(cards), CARDS)}`,
  'golden-scales': ({ mermaids }) => `Золотая чешуя: ${count(Number(mermaids), MERMAIDS)}`,
  'missing-suits': ({ missing }) => `Не хватает ${count(Number(missing), OF_SUITS)}`,
};
