// Dead Man's Draw in Ukrainian. Names are never declined, and sentences about players stand in the present tense.
import { counter } from '@quarterdeck/kernel';
import type { Card } from '../../src/data/cards.ts';
import type { Phrases } from '../phrases.ts';
import { suitNamed } from '../score-line.ts';
import { accusative, cardName, nominative, suits, traits } from './names.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const CARDS_TAKEN = { ...CARDS, one: 'картку' };
const OF_CARDS = { one: 'картки', few: 'карток', many: 'карток', other: 'картки' };
const MERMAIDS = { one: 'русалка', few: 'русалки', many: 'русалок', other: 'русалки' };
const OF_SUITS = { one: 'масті', few: 'мастей', many: 'мастей', other: 'масті' };

export const prompts: Phrases['prompts'] = {
  'first-player': () => 'Жереб вирішує, хто починає.',
  'deal-traits': () => 'Кожному роздають дві здібності піратів.',
  'choose-trait': () => 'Яку з двох здібностей ви залишаєте собі?',
  'name-victim': () => 'Ящик Деві Джонса: чия втрачена здобич дістанеться вам?',
  'draw-card': () => 'Відкривається верхня картка колоди добору.',
  hook: () => 'Гак: яку картку ви витягаєте зі свого банку?',
  'second-hook': () => 'Капітанський гак летить іще раз.',
  cannon: () => 'Гармата: по якому стосу ви стріляєте?',
  misfire: () => 'Осічка: яку картку свого банку ви втрачаєте?',
  'shuffle-discard': () => 'Мапа: відкриваються картки стосу скидання.',
  oracle: () => 'Оракул: відкривається верх колоди добору.',
  sword: () => 'Шабля: яку картку ви крадете?',
  mermaid: () => 'Русалка: яку із зіграних до неї карток ви обираєте?',
  bonus: () => 'Ключ і скриня: зі стосу скидання беруться бонусні картки.',
  plunder: () => 'Ключ і скриня: чий банк ви грабуєте?',
  loot: () => 'Крадій: яку картку ви берете?',
  bust: () => 'Невдача: усе, що не врятовано, пропадає.',
  'turn-end': () => 'Хід завершено.',
};

export const moves: Phrases['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
  keep: ({ trait }) => `Залишити: ${traits[trait].name}`,
};

export const events: Phrases['events'] = {
  'first-player': ({ seat }, names) => `Починає ${names(seat)}.`,
  'trait-chosen': ({ seat }, names) => `${names(seat)} залишає собі здібність, поки що потай.`,
  'victim-named': ({ seat, victim }, names) => `${names(seat)} відкриває ящик Деві Джонса для гравця ${names(victim)}.`,
  'turn-began': ({ seat }, names) => `Ходить ${names(seat)}.`,
  demanded: ({ debt }) => `Кракен вимагає ще ${count(debt, CARDS_TAKEN)}.`,
  misfired: ({ seat, card }, names) => `Осічка! ${names(seat)} скидає зі свого банку ${accusative(card)}.`,
  shown: ({ seat, cards }, names) => `${names(seat)} розгортає мапу: ${and.format(cards.map(nominative))}.`,
  foreseen: ({ cards }) => `Оракул відкриває верх колоди добору: ${and.format(cards.map(nominative))}.`,
  stolen: ({ seat, from, card }, names) => `${names(seat)} краде ${accusative(card)} з банку гравця ${names(from)}.`,
  parried: ({ seat, by, card }, names) =>
    `${names(by)} парирує удар гравця ${names(seat)}: кракена нема, і ${nominative(card)} йде до стосу скидання.`,
  repeated: ({ seat, card }, names) => `Русалка співає, і ${names(seat)} знову розігрує ${accusative(card)}.`,
  fizzled: ({ suit }) => `${suits[suit].name} не спрацьовує.`,
  saved: ({ seat, cards }, names) => `${names(seat)} рятує ${and.format(cards.map(accusative))}.`,
  ended: () => 'Гру завершено.',
};

export const ways: Phrases['ways'] = {
  firstDraw: 'Ваш хід: тягніть картку.',
  drawAgain: 'Забирати поки нічого: тягніть іще.',
  drawKnownOrStop: (card) => `Наступна картка — ${nominative(card)}: тягнути її чи зупинитися?`,
  drawOrCollect: 'Тягнути ще чи забрати здобич?',
  drawOrStop: 'В ігровій зоні порожньо: тягнути ще чи зупинитися?',
  mapOfPile: 'Мапа: яка картка стосу скидання входить в ігрову зону?',
  mapOfShown: 'Мапа: яка з цих карток входить в ігрову зону?',
  draw: 'Тягнути',
  drawKnown: (card) => `Тягнути ${accusative(card)}`,
  endTurn: 'Завершити хід',
  collect: (cards) => `Забрати ${count(cards, CARDS_TAKEN)}`,
  cards: (cards) => count(cards, CARDS),
  busts: 'невдача',
  traitDealt: (name, trait) => `${name} отримує на вибір здібність «${trait}».`,
  traitsRevealed: (revealed) => `Здібності розкрито. ${revealed.join(' ')}`,
  noTrait: 'нема',
  drawn: (name, card) => `${name} тягне ${accusative(card)}.`,
  drawnForKraken: (name, card) => `Кракен не відпускає: ${name} тягне ${accusative(card)}.`,
  hooked: (name, card) => `${name} чіпляє гаком ${accusative(card)} зі свого банку.`,
  takenByMap: (name, card) => `${name} бере зі стосу скидання ${accusative(card)}.`,
  banked: (card, name) => `${cardName(card)} одразу йде до банку гравця ${name}.`,
  shot: (name, target, what) => `${name} стріляє в гравця ${target}: ${what}.`,
  goes: (cards, into) => `${and.format(cards.map(nominative))} йде ${into}`,
  go: (cards, into) => `${and.format(cards.map(nominative))} йдуть ${into}`,
  into: { deck: 'до колоди добору', discard: 'до стосу скидання', bank: (name) => `до банку гравця ${name}` },
  outOf: { deck: 'з колоди добору', discard: 'зі стосу скидання', bank: (name) => `з банку гравця ${name}` },
  carriedOff,
  carriedOffByOwner: carriedOff,
  busted: (card, against) => `Невдача! ${cardName(card)} наштовхується на ${accusative(against)}.`,
  collectedNothing: (name) => `${name} завершує хід із порожніми руками.`,
  collected: (name, cards) => `${name} забирає ${count(cards.length, CARDS_TAKEN)}: ${and.format(cards.map(accusative))}.`,
  bonusCard: (name, outOf, card) => `Бонус: ${name} бере ${outOf} ${accusative(card)}.`,
};

function carriedOff(card: Card, name: string): string {
  return `Русалка співає, і ${nominative(card)} йде до банку гравця ${name}.`;
}

export const refusals: Phrases['refusals'] = {
  'draw-first': () => 'Хід починається з картки з колоди добору.',
  'nothing-to-collect': () => 'В ігровій зоні порожньо, забирати нічого.',
  'hook-empty-stack': () => 'У вашому банку нема карток цієї масті, гаку нема за що зачепитися.',
  'no-such-stack': () => 'Такої картки в цьому банку нема.',
  'own-bank': () => 'Потрібен банк суперника, а не власний.',
  'sword-own-suit': () => 'Ця масть у вас уже є: шабля краде лише те, чого нема у вашому банку.',
  'parry-kraken-only': () => 'Шаблю парирують: украсти можна лише кракена, і лише в того, хто парирує.',
  'would-bust': () => 'Це невдача, а за цим столом таких карток обирати не можна.',
  'not-shown': () => 'Цієї картки нема серед тих, з яких обирають.',
  'not-offered-trait': () => 'Цієї здібності вам не роздавали.',
  'not-an-opponent': () => 'Ящик чекає на здобич суперника, а не власника.',
  'mermaid-itself': () => 'Русалка не може обрати саму себе.',
  'mermaid-on-mermaid': () => 'Русалка не може обрати русалку, бо пісня не скінчиться ніколи.',
};

export const lines: Phrases['lines'] = {
  suit: ({ suit, cards }) => `${suits[suitNamed(suit)].name}: найвища з ${count(Number(cards), OF_CARDS)}`,
  'whole-suit': ({ suit, cards }) => `${suits[suitNamed(suit)].name}: ${count(Number(cards), CARDS)}`,
  'golden-scales': ({ mermaids }) => `Золота луска: ${count(Number(mermaids), MERMAIDS)}`,
  'missing-suits': ({ missing }) => `Бракує ${count(Number(missing), OF_SUITS)}`,
};
