import { counter, type GameText } from '@quarterdeck/kernel';
import type { Example } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { say } from '../say.ts';

const count = counter('ru');
const coins = (n: number) => count(n, { one: 'монету', few: 'монеты', many: 'монет', other: 'монеты' });
const purse = (n: number) => count(n, { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' });

export const ru: GameText<Example> = say({
  ...cover.ru,
  prompts: {
    round: () => 'Начинается новый круг.',
    deal: () => 'Раздаются карты.',
    stake: () => 'Какую карту ставите?',
    throw: () => 'Лот летит в воду.',
    answer: () => 'Заплатить или драться?',
    fight: () => 'Звенит сталь.',
  },
  moves: {
    deal: ({ card }) => `Сдать ${card}`,
    stake: ({ card }) => `Поставить ${card}`,
    throw: ({ x, y }) => `Лот падает в ${x}, ${y}`,
    demand: () => 'Потребовать пошлину',
    pass: () => 'Пропустить',
    pay: () => 'Заплатить',
    fight: () => 'Драться',
    won: ({ by }, { names }) => `Побеждает ${names(by)}`,
  },
  events: {
    staked: ({ seat }, names) => `${names(seat)} делает ставку`,
    revealed: ({ stakes, winner }, names) =>
      `Ставки: ${stakes.map((card, seat) => `${names(seat)} ${card}`).join(', ')}; побеждает ${names(winner)}`,
    thrown: ({ seat, coins: n }, names) => `${names(seat)} бросает лот и поднимает ${coins(n)}`,
    demanded: ({ seat, of }, names) => `${names(seat)} требует пошлину; отвечает ${names(of)}`,
    paid: ({ seat, to, coins: n }, names) => `${names(seat)} отдаёт ${coins(n)}; получает ${names(to)}`,
    ended: () => 'Игра окончена',
  },
  ways: {
    toll: 'Потребуете пошлину?',
    tollOf: (winner) => `Потребуете пошлину? Платить будет ${winner}`,
    dealt: (name, card) => `${name} получает карту ${card}`,
    dealtUnseen: (name) => `${name} получает карту`,
  },
  refusals: {
    'not-in-hand': () => 'Ставят только карту из своей руки.',
    richer: () => 'Пошлину требует только тот, у кого монет меньше, чем у победителя.',
  },
  options: {
    tolls: { title: 'Пошлины', help: 'Самая низкая ставка может потребовать пошлину с победителя.', values: null },
    wind: { title: 'Ветер', help: 'В порывистый ветер требующий дерётся лучше.', values: { calm: 'Штиль', gusty: 'Порывистый' } },
    goal: { title: 'Цель', help: 'Столько монет сразу заканчивают игру.', values: null },
    cards: { title: 'Карты', help: 'Числа на картах.', values: null },
  },
  lines: { coins: () => 'Монеты', goal: ({ goal }) => `Набрано ${goal}` },
  own: {
    card: (card) => `карта ${card}`,
    board: {
      table: 'Стол',
      stakes: 'Ставки',
      barred: 'Потребовать пошлину',
      picked: 'выбрано',
      choose: (what) => `Выбрать: ${what}`,
      coins: (n) => purse(n),
      cove: 'Бухта',
    },
  },
});
