// The options of a table in Russian.
import type { Phrases } from '../phrases.ts';
import { variants } from './names.ts';

export const options: Phrases['options'] = {
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
