// The words that only the terminal's table says, in three languages; the game's own words are in text/.
import { type ByLanguage, counter } from '@quarterdeck/kernel';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export interface TableWords {
  readonly game: Words;
  round(round: number): string;
  roundsLeft(rounds: number): string;
  deck(cards: number): string;
  readonly lastCard: string;
  readonly trayLegend: string;
  chests(count: number): string;
  ships(fleet: number, free: number, guards: number, reserve: number): string;
  yinYang(count: number): string;
  marks(count: number): string;
  points(count: number): string;
  cards(count: number): string;
  readonly doubleHold: string;
  readonly unsinkable: string;
  readonly chosen: string;
  readonly hand: string;
  readonly noCards: string;
}

const countEn = counter('en');
const countRu = counter('ru');
const countUk = counter('uk');

export const TABLE_WORDS: ByLanguage<TableWords> = {
  en: {
    game: en,
    round: (round) => `round ${round}`,
    roundsLeft: (rounds) => `${countEn(rounds, { one: 'round', other: 'rounds' })} to come`,
    deck: (cards) => `${countEn(cards, { one: 'adventure', other: 'adventures' })} to draw`,
    lastCard: 'last laid',
    trayLegend: '[4] caravan   a4 pirate of player a   × sunk or struck',
    chests: (count) => countEn(count, { one: 'chest', other: 'chests' }),
    ships: (fleet, free, guards, reserve) => `ships ${fleet} (free ${free}), guards ${guards}, reserve ${reserve}`,
    yinYang: (count) => `☯ ${count}`,
    marks: (count) => `● ${count}`,
    points: (count) => countEn(count, { one: 'point', other: 'points' }),
    cards: (count) => countEn(count, { one: 'card', other: 'cards' }),
    doubleHold: 'Double Hold',
    unsinkable: 'Unsinkable',
    chosen: 'has chosen',
    hand: 'Your adventures',
    noCards: 'none',
  },
  ru: {
    game: ru,
    round: (round) => `раунд ${round}`,
    roundsLeft: (rounds) => `впереди ${countRu(rounds, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' })}`,
    deck: (cards) =>
      `в колоде ${countRu(cards, { one: 'приключение', few: 'приключения', many: 'приключений', other: 'приключения' })}`,
    lastCard: 'последняя карта',
    trayLegend: '[4] караван   a4 пират игрока a   × потоплен или задет',
    chests: (count) => countRu(count, { one: 'сундук', few: 'сундука', many: 'сундуков', other: 'сундука' }),
    ships: (fleet, free, guards, reserve) => `корабли ${fleet} (свободны ${free}), охрана ${guards}, запас ${reserve}`,
    yinYang: (count) => `☯ ${count}`,
    marks: (count) => `● ${count}`,
    points: (count) => countRu(count, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
    cards: (count) => countRu(count, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' }),
    doubleHold: 'Двойной трюм',
    unsinkable: 'Непотопляемый',
    chosen: 'выбор сделан',
    hand: 'Ваши приключения',
    noCards: 'нет',
  },
  uk: {
    game: uk,
    round: (round) => `раунд ${round}`,
    roundsLeft: (rounds) => `попереду ${countUk(rounds, { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' })}`,
    deck: (cards) => `у колоді ${countUk(cards, { one: 'пригода', few: 'пригоди', many: 'пригод', other: 'пригоди' })}`,
    lastCard: 'остання картка',
    trayLegend: '[4] караван   a4 пірат гравця a   × потоплено або вражено',
    chests: (count) => countUk(count, { one: 'скриня', few: 'скрині', many: 'скринь', other: 'скрині' }),
    ships: (fleet, free, guards, reserve) => `кораблі ${fleet} (вільні ${free}), варта ${guards}, запас ${reserve}`,
    yinYang: (count) => `☯ ${count}`,
    marks: (count) => `● ${count}`,
    points: (count) => countUk(count, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' }),
    cards: (count) => countUk(count, { one: 'картка', few: 'картки', many: 'карток', other: 'картки' }),
    doubleHold: 'Подвійний трюм',
    unsinkable: 'Непотоплюваний',
    chosen: 'вибір зроблено',
    hand: 'Ваші пригоди',
    noCards: 'немає',
  },
};
