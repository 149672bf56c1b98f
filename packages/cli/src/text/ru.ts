// The terminal in Russian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from './types.ts';

const count = counter('ru');
const and = new Intl.ListFormat('ru');

export const ru: TerminalWords = {
  language: 'Русский',
  captain: 'Капитан',
  bots: { random: 'Мартышка', greedy: 'Акула', shrewd: 'Барракуда', absent: 'Призрак' },
  playedBy: (name, bot) => `${name} — бот (${bot}).`,
  you: (name) => `${name} — это вы.`,
  commitment: 'Честный случай: SHA-256 зерна, обещанный до первой карты:',
  begin: 'Нажмите Enter, чтобы начать.',
  helpHint: '? справка',
  help: [
    'Число выбирает ход. Можно набрать и сам ход, как в записи: draw',
    'u  вернуть свой последний ход, если это честно',
    'h  подсказка: что сыграл бы бот, зная только то, что видите вы',
    'l  вся хроника партии',
    's  сохранить запись партии; s ФАЙЛ сохраняет под этим именем',
    'q  выйти из игры',
  ],

  moreLines: (lines) =>
    `Ещё ${count(lines, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })} раньше: l покажет всю хронику`,
  noSuchMove: (given, moves) =>
    `«${given}» — не ход: выберите ${moves === 1 ? '1' : `число от 1 до ${moves}`} или ? для справки.`,
  hint: (move) => `Бот выбрал бы: ${move}`,
  undone: (name) => `${name} возвращает последний ход.`,
  noUndo: {
    over: 'Игра окончена, вернуть ход нельзя.',
    chance: 'После этого вмешался случай: вернуть ход нельзя.',
    reveal: 'После этого открылось скрытое: вернуть ход нельзя.',
    'other-seat': 'После этого ходил другой игрок: вернуть ход нельзя.',
    nothing: 'Возвращать нечего.',
  },
  saved: (file) => `Сохранено: ${file}. Посмотреть: quarterdeck replay ${file}`,
  fileExists: (file) => `Файл ${file} уже есть: дайте другое имя, например «s vecher.record».`,
  cannotWrite: (file) => `Файл ${file} здесь записать нельзя.`,
  left: (moves) => `Игра прервана, сделано ${count(moves, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}.`,
  handOver: (name) => `Дальше ${name}, и на экране будет то, чего другим видеть нельзя. Передайте клавиатуру и нажмите Enter.`,

  finalScore: 'Итоговый счёт',
  place: (place, name) => `${place}. ${name}`,
  total: 'Всего',
  won: (names) =>
    names.length === 0 ? 'Не побеждает никто.' : `${names.length === 1 ? 'Побеждает' : 'Побеждают'} ${and.format(names)}!`,
  seed: 'Зерно случая:',
  fairness: 'Сохраните запись, и quarterdeck verify вытянет каждую карту заново из зерна.',
  saveHint: 's сохраняет запись, Enter завершает.',

  menu: {
    welcome: 'Quarterdeck: пиратские настольные игры за своим столом',
    game: 'Какая игра?',
    seats: (min, max) => `Сколько игроков, от ${min} до ${max}?`,
    player: (number) => `Кто игрок ${number}?`,
    human: 'человек за этой клавиатурой',
    bots: {
      shrewd: 'бот, который не уступит ни крошки',
      greedy: 'бот, который играет хорошо',
      random: 'бот, который играет как попало',
    },
    options: 'Настройки: число меняет одну из них, Enter начинает игру.',
    on: 'да',
    off: 'нет',
    start: 'начать игру',
    pick: (min, max) => `Нужно число от ${min} до ${max}.`,
  },
};
