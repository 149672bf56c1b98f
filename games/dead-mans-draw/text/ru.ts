// Dead Man's Draw in Russian. Names are never declined, and sentences about players stand in the present tense.
import { at, counter, type Names } from '@quarterdeck/kernel';
import { bankSize } from '../src/bank.ts';
import type { Card } from '../src/data/cards.ts';
import { canCollect } from '../src/phases/turn.ts';
import type { Place } from '../src/types.ts';
import { cover } from './cover.ts';
import { arrival, capital, hooked, type Labels, ownTop, sentences, shotAt, stolen, suitNamed, warned } from './story.ts';
import type { Words } from './types.ts';
import { accusative, cardName, casanovaInMermaidDeck, mermaidAbility, nominative, suits, traits, variants } from './words-ru.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const CARDS_TAKEN = { ...CARDS, one: 'карту' };
const OF_CARDS = { one: 'карты', few: 'карт', many: 'карт', other: 'карты' };
const MERMAIDS = { one: 'русалка', few: 'русалки', many: 'русалок', other: 'русалки' };
const OF_SUITS = { one: 'масти', few: 'мастей', many: 'мастей', other: 'масти' };
const labels: Labels = { suit: (suit) => suits[suit].name, card: cardName, busts: 'провал' };

function into(place: Place, names: Names): string {
  if (typeof place === 'number') return `в банк игрока ${names(place)}`;
  return place === 'deck' ? 'в колоду' : 'в сброс';
}

function outOf(place: Place, names: Names): string {
  if (typeof place === 'number') return `из банка игрока ${names(place)}`;
  return place === 'deck' ? 'из колоды' : 'из сброса';
}

/** «кракен 5 и пушка 4 уходят» */
function leave(cards: readonly Card[]): string {
  return `${and.format(cards.map(nominative))} ${cards.length === 1 ? 'уходит' : 'уходят'}`;
}

/** How a hook and a map bring a card in. */
function ways(name: string, card: Card): [hooked: string, mapped: string] {
  return [`${name} цепляет крюком ${accusative(card)} из своего банка.`, `${name} берёт из сброса ${accusative(card)}.`];
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Жребий решает, кто начинает.',
  'deal-traits': () => 'Каждому раздаются две способности пиратов.',
  'choose-trait': () => 'Какую из двух способностей вы оставляете себе?',
  'name-victim': () => 'Рундук Дэви Джонса: чья потерянная добыча достанется вам?',
  turn({ view }) {
    const [next] = view.known;
    if (!canCollect(view)) return view.turn.hasDrawn ? 'Забирать пока нечего: тяните ещё.' : 'Ваш ход: тяните карту.';
    if (next !== undefined) return `Следующая карта — ${nominative(next)}: тянуть её или остановиться?`;
    return view.area.length > 0 ? 'Тянуть ещё или забрать добычу?' : 'В игровой зоне пусто: тянуть ещё или остановиться?';
  },
  'draw-card': () => 'Открывается верхняя карта колоды.',
  hook: () => 'Крюк: какую карту вы вытаскиваете из своего банка?',
  'second-hook': () => 'Капитанский крюк летит ещё раз.',
  cannon: () => 'Пушка: по какой стопке вы стреляете?',
  misfire: () => 'Осечка: какую карту своего банка вы теряете?',
  'shuffle-discard': () => 'Карта клада: открываются карты сброса.',
  map: ({ view }) =>
    view.traits[view.turn.seat] === 'navigator'
      ? 'Карта клада: какая карта сброса входит в игровую зону?'
      : 'Карта клада: какая из этих карт входит в игровую зону?',
  oracle: () => 'Оракул: открывается верх колоды.',
  sword: () => 'Сабля: какую карту вы крадёте?',
  mermaid: () => 'Русалка: какую из сыгранных до неё карт вы выбираете?',
  bonus: () => 'Ключ и сундук: из сброса берутся бонусные карты.',
  plunder: () => 'Ключ и сундук: чей банк вы грабите?',
  loot: () => 'Грабитель: какую карту вы берёте?',
  bust: () => 'Провал: всё, что не спасено, пропадает.',
  'turn-end': () => 'Ход окончен.',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Начинает ${names(seat)}`,
  'deal-trait': ({ trait }) => traits[trait].name,
  keep: ({ trait }) => `Оставить: ${traits[trait].name}`,
  victim: ({ seat }, { names }) => names(seat),
  draw: (_move, { view }) => (view.known[0] === undefined ? 'Тянуть' : `Тянуть ${accusative(view.known[0])}`),
  collect: (_move, { view }) => (view.area.length === 0 ? 'Закончить ход' : `Забрать ${count(view.area.length, CARDS_TAKEN)}`),
  card: ({ card }) => cardName(card),
  hook: ({ suit }, { view }) => hooked(view, suit, labels),
  shoot: ({ seat, suit }, { view, names }) => `${names(seat)}: ${shotAt(view, seat, suit, labels)}`,
  misfire: ({ suit }, { view }) => ownTop(view, suit, labels),
  show: ({ card }) => cardName(card),
  place: ({ card }, { view }) => warned(view, card, 'discard', labels),
  foresee: ({ card }) => cardName(card),
  steal: ({ seat, suit }, { view, names }) => `${names(seat)}: ${stolen(view, seat, suit, labels)}`,
  repeat: ({ card }) => cardName(card),
  bonus: ({ card }) => cardName(card),
  plunder: ({ seat }, { view, names }) => `${names(seat)}: ${count(bankSize(at(view.banks, seat)), CARDS)}`,
  loot: ({ card }) => cardName(card),
};

const events: Words['events'] = {
  'first-player': ({ seat }, names) => `Начинает ${names(seat)}.`,
  'trait-dealt': ({ seat, trait }, names) =>
    trait === null ? '' : `${names(seat)} получает на выбор способность «${traits[trait].name}».`,
  'trait-chosen': ({ seat }, names) => `${names(seat)} оставляет себе способность, пока втайне.`,
  'traits-revealed': (event, names) =>
    `Способности раскрыты. ${event.traits.map((trait, seat) => `${names(seat)}: ${trait === null ? 'нет' : traits[trait].name}.`).join(' ')}`,
  'victim-named': ({ seat, victim }, names) => `${names(seat)} открывает рундук Дэви Джонса для игрока ${names(victim)}.`,
  'turn-began': ({ seat }, names) => `Ходит ${names(seat)}.`,
  drawn: ({ seat, card, forced }, names) => `${forced ? 'Кракен не отпускает: ' : ''}${names(seat)} тянет ${accusative(card)}.`,
  entered: (event, names) => arrival(event, ...ways(names(event.seat), event.card)),
  banked: (event, names) =>
    sentences(
      arrival(event, ...ways(names(event.seat), event.card)),
      `${cardName(event.card)} сразу уходит ${into(event.seat, names)}.`,
    ),
  demanded: ({ debt }) => `Кракен требует ещё ${count(debt, CARDS_TAKEN)}.`,
  shot: ({ seat, at: target, cards, to }, names) =>
    `${names(seat)} стреляет по игроку ${names(target)}: ${leave(cards)} ${into(to, names)}.`,
  misfired: ({ seat, card }, names) => `Осечка! ${names(seat)} отправляет в сброс ${accusative(card)} из своего банка.`,
  shown: ({ seat, cards }, names) => `${names(seat)} разворачивает карту клада: ${and.format(cards.map(nominative))}.`,
  foreseen: ({ cards }) => `Оракул открывает верх колоды: ${and.format(cards.map(nominative))}.`,
  stolen: ({ seat, from, card }, names) => `${names(seat)} крадёт ${accusative(card)} ${outOf(from, names)}.`,
  parried: ({ seat, by, card }, names) =>
    `${names(by)} парирует удар игрока ${names(seat)}: кракена нет, и ${nominative(card)} уходит в сброс.`,
  repeated: ({ seat, card }, names) => `Русалка поёт, и ${names(seat)} снова разыгрывает ${accusative(card)}.`,
  'carried-off': ({ card, to }, names) => `Русалка поёт, и ${nominative(card)} уходит ${into(to, names)}.`,
  fizzled: ({ suit }) => `${suits[suit].name} не срабатывает.`,
  busted: (event, names) =>
    sentences(
      arrival(event, ...ways(names(event.seat), event.card)),
      `Провал! ${cardName(event.card)} натыкается на ${accusative(event.against)}.`,
    ),
  saved: ({ seat, cards }, names) => `${names(seat)} спасает ${and.format(cards.map(accusative))}.`,
  lost: ({ cards, to }, names) => `${capital(leave(cards))} ${into(to, names)}.`,
  collected: ({ seat, cards }, names) =>
    cards.length === 0
      ? `${names(seat)} заканчивает ход с пустыми руками.`
      : `${names(seat)} забирает ${count(cards.length, CARDS_TAKEN)}: ${and.format(cards.map(accusative))}.`,
  'bonus-card': ({ seat, card, from }, names) => `Бонус: ${names(seat)} берёт ${outOf(from, names)} ${accusative(card)}.`,
  ended: () => 'Игра окончена.',
};

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
  deck: {
    title: 'Колода',
    help: 'Со способностью русалки стоят от 2 до 7 и заставляют карту сыграть ещё раз, а среди пиратов появляется Сирена.',
    values: { standard: 'Обычная', 'mermaid-ability': 'Русалки со способностью' },
  },
  traits: {
    title: 'Способности пиратов',
    help: 'Каждому раздаются две способности; одну игрок оставляет себе на всю игру.',
    values: null,
  },
  variant: {
    title: 'Вариант',
    help: 'Один вариант может изменить то, как теряют добычу или побеждают.',
    values: {
      none: variants.none.name,
      'thieves-island': variants['thieves-island'].name,
      'pile-o-treasure': variants['pile-o-treasure'].name,
      'sudden-death': variants['sudden-death'].name,
      'all-hands-on-deck': variants['all-hands-on-deck'].name,
      'strange-lands': variants['strange-lands'].name,
      'beneath-the-waves': variants['beneath-the-waves'].name,
      'bottom-feeder': variants['bottom-feeder'].name,
    },
  },
  safeChoices: {
    title: 'Безопасный выбор',
    help: 'Крюк, сабля и карта клада предлагают только карты без провала, как в цифровой игре.',
    values: null,
  },
  anchoredCombo: {
    title: 'Сокровище на якоре',
    help: 'Ключ и сундук, которые якорь или пират спасает от провала, приносят свой бонус.',
    values: null,
  },
  bonusAfterBust: {
    title: 'Бонус после провала',
    help: 'Лежат ли потерянные карты уже в сбросе, когда берётся бонус за спасённые ключ и сундук.',
    values: { 'before-discarding': 'Сначала бонус', 'after-discarding': 'Сначала сброс' },
  },
  directToBank: {
    title: 'Казанова и Рыбак',
    help: 'Какие русалки и кракены идут сразу в банк.',
    values: { 'any-source': 'Откуда угодно', 'draw-pile': 'Только из колоды' },
  },
  plunder: {
    title: 'Добыча Грабителя',
    help: 'Как выбираются бонусные карты из ограбленного банка.',
    values: { random: 'Наугад', choice: 'Выбирает Грабитель' },
  },
  secondKraken: {
    title: 'Второй кракен',
    help: 'Чего требует кракен, пока не сыт предыдущий.',
    values: { overlap: 'Действует большее требование', add: 'Требования складываются' },
  },
  emptyCollect: {
    title: 'Остановка ни с чем',
    help: 'После первой карты ход можно закончить, даже если игровая зона пуста.',
    values: null,
  },
  misfire: {
    title: 'Осечка',
    help: 'Попадает ли в соперника пушка, давшая осечку.',
    values: { instead: 'Только осечка', besides: 'И выстрел, и осечка' },
  },
  nobodyBelow: {
    title: 'Все утонули',
    help: 'Чем кончается вариант «Под волнами», если все набрали слишком много.',
    values: { lowest: 'Побеждает меньший счёт', draw: 'Победа общая' },
  },
  components: {
    title: 'Числа из коробки',
    help: 'Значения карт и другие числа: владелец коробки может их поправить.',
    values: null,
  },
};

const lines: Words['lines'] = {
  suit: ({ suit, cards }) => `${suits[suitNamed(suit)].name}: старшая из ${count(Number(cards), OF_CARDS)}`,
  'whole-suit': ({ suit, cards }) => `${suits[suitNamed(suit)].name}: ${count(Number(cards), CARDS)}`,
  'golden-scales': ({ mermaids }) => `Золотая чешуя: ${count(Number(mermaids), MERMAIDS)}`,
  'missing-suits': ({ missing }) => `Не хватает ${count(Number(missing), OF_SUITS)}`,
};

export const ru: Words = {
  ...cover.ru,
  prompts,
  moves,
  events,
  refusals,
  options,
  lines,
  suits,
  traits,
  variants,
  mermaidAbility,
  casanovaInMermaidDeck,
  card: cardName,
  own: null,
};
