// Dead Man's Draw in Ukrainian. Names are never declined, and sentences about players stand in the present tense.
import { at, counter, type Names } from '@quarterdeck/kernel';
import { bankSize } from '../src/bank.ts';
import type { Card } from '../src/data/cards.ts';
import { canCollect } from '../src/phases/turn.ts';
import type { Place } from '../src/types.ts';
import { cover } from './cover.ts';
import { arrival, capital, hooked, type Labels, ownTop, sentences, shotAt, stolen, suitNamed, warned } from './story.ts';
import type { Words } from './types.ts';
import { accusative, cardName, casanovaInMermaidDeck, mermaidAbility, nominative, suits, traits, variants } from './words-uk.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');
const CARDS = { one: 'картка', few: 'картки', many: 'карток', other: 'картки' };
const CARDS_TAKEN = { ...CARDS, one: 'картку' };
const OF_CARDS = { one: 'картки', few: 'карток', many: 'карток', other: 'картки' };
const MERMAIDS = { one: 'русалка', few: 'русалки', many: 'русалок', other: 'русалки' };
const OF_SUITS = { one: 'масті', few: 'мастей', many: 'мастей', other: 'масті' };
const labels: Labels = { suit: (suit) => suits[suit].name, card: cardName, busts: 'невдача' };

function into(place: Place, names: Names): string {
  if (typeof place === 'number') return `до банку гравця ${names(place)}`;
  return place === 'deck' ? 'до колоди добору' : 'до стосу скидання';
}

function outOf(place: Place, names: Names): string {
  if (typeof place === 'number') return `з банку гравця ${names(place)}`;
  return place === 'deck' ? 'з колоди добору' : 'зі стосу скидання';
}

/** «кракен 5 і гармата 4 йдуть» */
function leave(cards: readonly Card[]): string {
  return `${and.format(cards.map(nominative))} ${cards.length === 1 ? 'йде' : 'йдуть'}`;
}

/** How a hook and a map bring a card in. */
function ways(name: string, card: Card): [hooked: string, mapped: string] {
  return [`${name} чіпляє гаком ${accusative(card)} зі свого банку.`, `${name} бере зі стосу скидання ${accusative(card)}.`];
}

const prompts: Words['prompts'] = {
  'first-player': () => 'Жереб вирішує, хто починає.',
  'deal-traits': () => 'Кожному роздають дві здібності піратів.',
  'choose-trait': () => 'Яку з двох здібностей ви залишаєте собі?',
  'name-victim': () => 'Ящик Деві Джонса: чия втрачена здобич дістанеться вам?',
  turn({ view }) {
    const [next] = view.known;
    if (!canCollect(view)) return view.turn.hasDrawn ? 'Забирати поки нічого: тягніть іще.' : 'Ваш хід: тягніть картку.';
    if (next !== undefined) return `Наступна картка — ${nominative(next)}: тягнути її чи зупинитися?`;
    return view.area.length > 0 ? 'Тягнути ще чи забрати здобич?' : 'В ігровій зоні порожньо: тягнути ще чи зупинитися?';
  },
  'draw-card': () => 'Відкривається верхня картка колоди добору.',
  hook: () => 'Гак: яку картку ви витягаєте зі свого банку?',
  'second-hook': () => 'Капітанський гак летить іще раз.',
  cannon: () => 'Гармата: по якому стосу ви стріляєте?',
  misfire: () => 'Осічка: яку картку свого банку ви втрачаєте?',
  'shuffle-discard': () => 'Мапа: відкриваються картки стосу скидання.',
  map: ({ view }) =>
    view.traits[view.turn.seat] === 'navigator'
      ? 'Мапа: яка картка стосу скидання входить в ігрову зону?'
      : 'Мапа: яка з цих карток входить в ігрову зону?',
  oracle: () => 'Оракул: відкривається верх колоди добору.',
  sword: () => 'Шабля: яку картку ви крадете?',
  mermaid: () => 'Русалка: яку із зіграних до неї карток ви обираєте?',
  bonus: () => 'Ключ і скриня: зі стосу скидання беруться бонусні картки.',
  plunder: () => 'Ключ і скриня: чий банк ви грабуєте?',
  loot: () => 'Крадій: яку картку ви берете?',
  bust: () => 'Невдача: усе, що не врятовано, пропадає.',
  'turn-end': () => 'Хід завершено.',
};

const moves: Words['moves'] = {
  'first-player': ({ seat }, { names }) => `Починає ${names(seat)}`,
  'deal-trait': ({ trait }) => traits[trait].name,
  keep: ({ trait }) => `Залишити: ${traits[trait].name}`,
  victim: ({ seat }, { names }) => names(seat),
  draw: (_move, { view }) => (view.known[0] === undefined ? 'Тягнути' : `Тягнути ${accusative(view.known[0])}`),
  collect: (_move, { view }) => (view.area.length === 0 ? 'Завершити хід' : `Забрати ${count(view.area.length, CARDS_TAKEN)}`),
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
  'first-player': ({ seat }, names) => `Починає ${names(seat)}.`,
  'trait-dealt': ({ seat, trait }, names) =>
    trait === null ? '' : `${names(seat)} отримує на вибір здібність «${traits[trait].name}».`,
  'trait-chosen': ({ seat }, names) => `${names(seat)} залишає собі здібність, поки що потай.`,
  'traits-revealed': (event, names) =>
    `Здібності розкрито. ${event.traits.map((trait, seat) => `${names(seat)}: ${trait === null ? 'нема' : traits[trait].name}.`).join(' ')}`,
  'victim-named': ({ seat, victim }, names) => `${names(seat)} відкриває ящик Деві Джонса для гравця ${names(victim)}.`,
  'turn-began': ({ seat }, names) => `Ходить ${names(seat)}.`,
  drawn: ({ seat, card, forced }, names) => `${forced ? 'Кракен не відпускає: ' : ''}${names(seat)} тягне ${accusative(card)}.`,
  entered: (event, names) => arrival(event, ...ways(names(event.seat), event.card)),
  banked: (event, names) =>
    sentences(
      arrival(event, ...ways(names(event.seat), event.card)),
      `${cardName(event.card)} одразу йде ${into(event.seat, names)}.`,
    ),
  demanded: ({ debt }) => `Кракен вимагає ще ${count(debt, CARDS_TAKEN)}.`,
  shot: ({ seat, at: target, cards, to }, names) =>
    `${names(seat)} стріляє в гравця ${names(target)}: ${leave(cards)} ${into(to, names)}.`,
  misfired: ({ seat, card }, names) => `Осічка! ${names(seat)} скидає зі свого банку ${accusative(card)}.`,
  shown: ({ seat, cards }, names) => `${names(seat)} розгортає мапу: ${and.format(cards.map(nominative))}.`,
  foreseen: ({ cards }) => `Оракул відкриває верх колоди добору: ${and.format(cards.map(nominative))}.`,
  stolen: ({ seat, from, card }, names) => `${names(seat)} краде ${accusative(card)} ${outOf(from, names)}.`,
  parried: ({ seat, by, card }, names) =>
    `${names(by)} парирує удар гравця ${names(seat)}: кракена нема, і ${nominative(card)} йде до стосу скидання.`,
  repeated: ({ seat, card }, names) => `Русалка співає, і ${names(seat)} знову розігрує ${accusative(card)}.`,
  'carried-off': ({ card, to }, names) => `Русалка співає, і ${nominative(card)} йде ${into(to, names)}.`,
  fizzled: ({ suit }) => `${suits[suit].name} не спрацьовує.`,
  busted: (event, names) =>
    sentences(
      arrival(event, ...ways(names(event.seat), event.card)),
      `Невдача! ${cardName(event.card)} наштовхується на ${accusative(event.against)}.`,
    ),
  saved: ({ seat, cards }, names) => `${names(seat)} рятує ${and.format(cards.map(accusative))}.`,
  lost: ({ cards, to }, names) => `${capital(leave(cards))} ${into(to, names)}.`,
  collected: ({ seat, cards }, names) =>
    cards.length === 0
      ? `${names(seat)} завершує хід із порожніми руками.`
      : `${names(seat)} забирає ${count(cards.length, CARDS_TAKEN)}: ${and.format(cards.map(accusative))}.`,
  'bonus-card': ({ seat, card, from }, names) => `Бонус: ${names(seat)} бере ${outOf(from, names)} ${accusative(card)}.`,
  ended: () => 'Гру завершено.',
};

const refusals: Words['refusals'] = {
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

const options: Words['options'] = {
  deck: {
    title: 'Колода',
    help: 'Зі здібністю русалки варті від 2 до 7 і змушують картку зіграти ще раз, а серед піратів з’являється Сирена.',
    values: { standard: 'Звичайна', 'mermaid-ability': 'Русалки зі здібністю' },
  },
  traits: {
    title: 'Здібності піратів',
    help: 'Кожному роздають дві здібності; одну гравець залишає собі на всю гру.',
    values: null,
  },
  variant: {
    title: 'Варіант',
    help: 'Один варіант може змінити те, як втрачають здобич або перемагають.',
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
    title: 'Безпечний вибір',
    help: 'Гак, шабля й мапа пропонують лише картки без невдачі, як у цифровій грі.',
    values: null,
  },
  anchoredCombo: {
    title: 'Скарб на якорі',
    help: 'Ключ і скриня, які якір або пірат рятує від невдачі, дають свій бонус.',
    values: null,
  },
  bonusAfterBust: {
    title: 'Бонус після невдачі',
    help: 'Чи лежать утрачені картки вже в стосі скидання, коли береться бонус за врятовані ключ і скриню.',
    values: { 'before-discarding': 'Спершу бонус', 'after-discarding': 'Спершу скидання' },
  },
  directToBank: {
    title: 'Казанова й Рибалка',
    help: 'Які русалки й кракени йдуть одразу до банку.',
    values: { 'any-source': 'Звідки завгодно', 'draw-pile': 'Лише з колоди добору' },
  },
  plunder: {
    title: 'Здобич Крадія',
    help: 'Як обираються бонусні картки з пограбованого банку.',
    values: { random: 'Навмання', choice: 'Обирає Крадій' },
  },
  secondKraken: {
    title: 'Другий кракен',
    help: 'Чого вимагає кракен, поки не ситий попередній.',
    values: { overlap: 'Діє більша вимога', add: 'Вимоги додаються' },
  },
  emptyCollect: {
    title: 'Зупинка ні з чим',
    help: 'Після першої картки хід можна завершити, навіть якщо ігрова зона порожня.',
    values: null,
  },
  misfire: {
    title: 'Осічка',
    help: 'Чи влучає в суперника гармата, що дала осічку.',
    values: { instead: 'Лише осічка', besides: 'І постріл, і осічка' },
  },
  nobodyBelow: {
    title: 'Усі потонули',
    help: 'Чим закінчується варіант «Під хвилями», якщо всі набрали забагато.',
    values: { lowest: 'Перемагає менший рахунок', draw: 'Перемога спільна' },
  },
  components: {
    title: 'Числа з коробки',
    help: 'Значення карток та інші числа: власник коробки може їх виправити.',
    values: null,
  },
};

const lines: Words['lines'] = {
  suit: ({ suit, cards }) => `${suits[suitNamed(suit)].name}: найвища з ${count(Number(cards), OF_CARDS)}`,
  'whole-suit': ({ suit, cards }) => `${suits[suitNamed(suit)].name}: ${count(Number(cards), CARDS)}`,
  'golden-scales': ({ mermaids }) => `Золота луска: ${count(Number(mermaids), MERMAIDS)}`,
  'missing-suits': ({ missing }) => `Бракує ${count(Number(missing), OF_SUITS)}`,
};

export const uk: Words = {
  ...cover.uk,
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
