// The options of a table in Ukrainian.
import type { Phrases } from '../phrases.ts';
import { variants } from './names.ts';

export const options: Phrases['options'] = {
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
