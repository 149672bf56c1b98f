import { counter, type GameText } from '@quarterdeck/kernel';
import type { Example } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { say } from '../say.ts';

const count = counter('uk');
const coins = (n: number) => count(n, { one: 'монету', few: 'монети', many: 'монет', other: 'монети' });
const purse = (n: number) => count(n, { one: 'монета', few: 'монети', many: 'монет', other: 'монети' });

export const uk: GameText<Example> = say({
  ...cover.uk,
  prompts: {
    round: () => 'Починається нове коло.',
    deal: () => 'Роздаються картки.',
    stake: () => 'Яку картку ставите?',
    throw: () => 'Лот летить у воду.',
    answer: () => 'Заплатити чи битися?',
    fight: () => 'Дзвенить сталь.',
  },
  moves: {
    deal: ({ card }) => `Здати ${card}`,
    stake: ({ card }) => `Поставити ${card}`,
    throw: ({ x, y }) => `Лот падає в ${x}, ${y}`,
    demand: () => 'Вимагати мито',
    pass: () => 'Пропустити',
    pay: () => 'Заплатити',
    fight: () => 'Битися',
    won: ({ by }, { names }) => `Перемагає ${names(by)}`,
  },
  events: {
    staked: ({ seat }, names) => `${names(seat)} робить ставку`,
    revealed: ({ stakes, winner }, names) =>
      `Ставки: ${stakes.map((card, seat) => `${names(seat)} ${card}`).join(', ')}; перемагає ${names(winner)}`,
    thrown: ({ seat, coins: n }, names) => `${names(seat)} кидає лот і витягає ${coins(n)}`,
    demanded: ({ seat, of }, names) => `${names(seat)} вимагає мито; відповідає ${names(of)}`,
    paid: ({ seat, to, coins: n }, names) => `${names(seat)} віддає ${coins(n)}; отримує ${names(to)}`,
    ended: () => 'Гру закінчено',
  },
  ways: {
    toll: 'Вимагатимете мито?',
    tollOf: (winner) => `Вимагатимете мито? Платитиме ${winner}`,
    dealt: (name, card) => `${name} отримує картку ${card}`,
    dealtUnseen: (name) => `${name} отримує картку`,
  },
  refusals: {
    'not-in-hand': () => 'Ставлять лише картку зі своєї руки.',
    richer: () => 'Мито вимагає лише той, у кого монет менше, ніж у переможця.',
  },
  options: {
    tolls: { title: 'Мито', help: 'Найнижча ставка може вимагати мито з переможця.', values: null },
    wind: {
      title: 'Вітер',
      help: 'За поривчастого вітру той, хто вимагає, б’ється краще.',
      values: { calm: 'Штиль', gusty: 'Поривчастий' },
    },
    goal: { title: 'Мета', help: 'Стільки монет одразу закінчують гру.', values: null },
    cards: { title: 'Картки', help: 'Числа на картках.', values: null },
  },
  lines: { coins: () => 'Монети', goal: ({ goal }) => `Зібрано ${goal}` },
  own: {
    card: (card) => `картка ${card}`,
    board: {
      table: 'Стіл',
      stakes: 'Ставки',
      barred: 'Вимагати мито',
      picked: 'обрано',
      choose: (what) => `Обрати: ${what}`,
      coins: (n) => purse(n),
      cove: 'Бухта',
    },
  },
});
