// The terminal in Ukrainian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from './types.ts';

const count = counter('uk');
const and = new Intl.ListFormat('uk');

export const uk: TerminalWords = {
  language: 'Українська',
  captain: 'Капітан',
  bots: { random: 'Мавпа', greedy: 'Акула', shrewd: 'Баракуда', absent: 'Привид' },
  playedBy: (name, bot) => `${name} — бот (${bot}).`,
  you: (name) => `${name} — це ви.`,
  commitment: 'Чесний випадок: SHA-256 зерна, обіцяний до першої картки:',
  begin: 'Натисніть Enter, щоб почати.',
  helpHint: '? довідка',
  help: [
    'Число обирає хід. Можна набрати й сам хід, як у записі: draw',
    'u  повернути свій останній хід, якщо це чесно',
    'h  підказка: що зіграв би бот, знаючи лише те, що бачите ви',
    'l  уся хроніка партії',
    's  зберегти запис партії; s ФАЙЛ зберігає під цим іменем',
    'q  вийти з гри',
  ],

  moreLines: (lines) =>
    `Ще ${count(lines, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })} раніше: l покаже всю хроніку`,
  noSuchMove: (given, moves) =>
    `«${given}» — не хід: оберіть ${moves === 1 ? '1' : `число від 1 до ${moves}`} або ? для довідки.`,
  hint: (move) => `Бот обрав би: ${move}`,
  undone: (name) => `${name} повертає останній хід.`,
  noUndo: {
    over: 'Гру закінчено, повернути хід не можна.',
    chance: 'Відтоді втрутився випадок: повернути хід не можна.',
    reveal: 'Відтоді відкрилося приховане: повернути хід не можна.',
    'other-seat': 'Відтоді ходив інший гравець: повернути хід не можна.',
    nothing: 'Повертати нічого.',
  },
  saved: (file) => `Збережено: ${file}. Переглянути: quarterdeck replay ${file}`,
  fileExists: (file) => `Файл ${file} уже є: дайте інше ім’я, наприклад «s vechir.record».`,
  cannotWrite: (file) => `Файл ${file} тут записати не можна.`,
  left: (moves) => `Гру перервано, зроблено ${count(moves, { one: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' })}.`,
  handOver: (name) => `Далі ${name}, і на екрані буде те, чого іншим бачити не можна. Передайте клавіатуру й натисніть Enter.`,

  finalScore: 'Підсумковий рахунок',
  place: (place, name) => `${place}. ${name}`,
  total: 'Усього',
  won: (names) =>
    names.length === 0 ? 'Не перемагає ніхто.' : `${names.length === 1 ? 'Перемагає' : 'Перемагають'} ${and.format(names)}!`,
  seed: 'Зерно випадку:',
  fairness: 'Збережіть запис, і quarterdeck verify витягне кожну картку наново із зерна.',
  saveHint: 's зберігає запис, Enter завершує.',

  menu: {
    welcome: 'Quarterdeck: піратські настільні ігри за власним столом',
    game: 'Яка гра?',
    seats: (min, max) => `Скільки гравців, від ${min} до ${max}?`,
    player: (number) => `Хто гравець ${number}?`,
    human: 'людина за цією клавіатурою',
    bots: { shrewd: 'бот, який не поступиться й крихтою', greedy: 'бот, який грає добре', random: 'бот, який грає абияк' },
    options: 'Налаштування: число змінює одне з них, Enter починає гру.',
    on: 'так',
    off: 'ні',
    start: 'почати гру',
    pick: (min, max) => `Потрібне число від ${min} до ${max}.`,
  },
};
