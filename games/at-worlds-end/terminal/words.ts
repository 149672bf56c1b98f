// The words that only the terminal's table says, in three languages; the game's own words are in text/.
import { type ByLanguage, counter } from '@quarterdeck/kernel';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export interface TableWords {
  readonly game: Words;
  readonly armada: string;
  readonly gate: string;
  readonly company: string;
  /** The headings of the chart: income, good, owner, guards, flagships. */
  readonly columns: readonly [income: string, good: string, owner: string, guards: string, flagships: string];
  readonly shipLegend: string;
  turnOf(name: string, turn: number): string;
  market(ships: number): string;
  gold(gold: number): string;
  fame(points: number): string;
  favour(markers: number): string;
  squadron(ships: number): string;
  readonly ownSquadron: string;
  guardsAt(sea: string): string;
  readonly ruined: string;
  readonly none: string;
  readonly onSale: string;
  auction(ship: string, price: number): string;
  bid(name: string, gold: number): string;
  readonly noBid: string;
  stillIn(names: string): string;
  storm(ships: string): string;
  battle(what: string, round: number): string;
  readonly causes: Readonly<Record<'monster' | 'convoy' | 'armada', string>>;
  commanded(name: string): string;
  readonly fired: string;
  readonly damaged: string;
  readonly carded: string;
  readonly withdrawn: string;
  readonly captured: string;
  salvo(shooter: string, target: string): string;
  dice(dice: string, hits: number): string;
  readonly played: string;
  hand(cards: number): string;
  readonly ownHand: string;
}

const countEn = counter('en');
const countRu = counter('ru');
const countUk = counter('uk');

export const TABLE_WORDS: ByLanguage<TableWords> = {
  en: {
    game: en,
    armada: 'Armada',
    gate: 'gate',
    company: 'Company',
    columns: ['gold', 'good', 'owner', 'guards', 'flagships'],
    shipLegend: '●●○ difficulty · ⚓ port · 2/3+: Attack 2, Defence 3, survivability',
    turnOf: (name, turn) => `turn ${turn} of ${name}`,
    market: (ships) => `${countEn(ships, { one: 'ship', other: 'ships' })} for sale`,
    gold: (gold) => `${gold} gold`,
    fame: (points) => `fame ${points}`,
    favour: (markers) => `favour ${markers}`,
    squadron: (ships) => `squadron ${ships}`,
    ownSquadron: 'Squadron',
    guardsAt: (sea) => `Guards, ${sea}`,
    ruined: 'ruined',
    none: 'none',
    onSale: 'For sale',
    auction: (ship, price) => `Auction: ${ship}, price ${price}`,
    bid: (name, gold) => `${name} bids ${gold}`,
    noBid: 'no bid yet',
    stillIn: (names) => `still in: ${names}`,
    storm: (ships) => `Storm: ${ships}`,
    battle: (what, round) => (round === 0 ? what : `${what}, round ${round}`),
    causes: { monster: 'The sea monster', convoy: 'The convoy', armada: 'The last battle' },
    commanded: (name) => `Company, under ${name}`,
    fired: 'fired',
    damaged: 'damaged',
    carded: 'card',
    withdrawn: 'out of the line',
    captured: 'captured',
    salvo: (shooter, target) => `${shooter} fires at ${target}`,
    dice: (dice, hits) => `${dice}: ${countEn(hits, { one: 'hit', other: 'hits' })}`,
    played: 'Played',
    hand: (cards) => countEn(cards, { one: 'manoeuvre', other: 'manoeuvres' }),
    ownHand: 'Your manoeuvres',
  },
  ru: {
    game: ru,
    armada: 'Армада',
    gate: 'ворота',
    company: 'Компания',
    columns: ['доход', 'товар', 'владелец', 'охрана', 'флагманы'],
    shipLegend: '●●○ сложность · ⚓ порт · 2/3+: атака 2, защита 3, живучесть',
    turnOf: (name, turn) => `ход ${turn}, ${name}`,
    market: (ships) => `на продажу ${countRu(ships, { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' })}`,
    gold: (gold) => `${gold} золота`,
    fame: (points) => `слава ${points}`,
    favour: (markers) => `благосклонность ${markers}`,
    squadron: (ships) => `эскадра ${ships}`,
    ownSquadron: 'Эскадра',
    guardsAt: (sea) => `Охрана, ${sea}`,
    ruined: 'выбывает из игры',
    none: 'нет',
    onSale: 'Продаются',
    auction: (ship, price) => `Аукцион: ${ship}, цена ${price}`,
    bid: (name, gold) => `${name} даёт ${gold}`,
    noBid: 'ставок нет',
    stillIn: (names) => `торгуются: ${names}`,
    storm: (ships) => `Шторм: ${ships}`,
    battle: (what, round) => (round === 0 ? what : `${what}, раунд ${round}`),
    causes: { monster: 'Морское чудовище', convoy: 'Конвой', armada: 'Последнее сражение' },
    commanded: (name) => `Компания, командует ${name}`,
    fired: 'выстрел сделан',
    damaged: 'повреждения',
    carded: 'манёвр был',
    withdrawn: 'вне линии',
    captured: 'захвачены',
    salvo: (shooter, target) => `Стреляет ${shooter}, цель — ${target}`,
    dice: (dice, hits) =>
      `${dice}: ${countRu(hits, { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' })}`,
    played: 'Сыграно',
    hand: (cards) => countRu(cards, { one: 'манёвр', few: 'манёвра', many: 'манёвров', other: 'манёвра' }),
    ownHand: 'Ваши манёвры',
  },
  uk: {
    game: uk,
    armada: 'Армада',
    gate: 'ворота',
    company: 'Компанія',
    columns: ['дохід', 'товар', 'власник', 'варта', 'флагмани'],
    shipLegend: '●●○ складність · ⚓ порт · 2/3+: атака 2, захист 3, живучість',
    turnOf: (name, turn) => `хід ${turn}, ${name}`,
    market: (ships) => `на продаж ${countUk(ships, { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' })}`,
    gold: (gold) => `${gold} золота`,
    fame: (points) => `слава ${points}`,
    favour: (markers) => `прихильність ${markers}`,
    squadron: (ships) => `ескадра ${ships}`,
    ownSquadron: 'Ескадра',
    guardsAt: (sea) => `Варта, ${sea}`,
    ruined: 'вибуває з гри',
    none: 'немає',
    onSale: 'Продаються',
    auction: (ship, price) => `Аукціон: ${ship}, ціна ${price}`,
    bid: (name, gold) => `${name} дає ${gold}`,
    noBid: 'ставок немає',
    stillIn: (names) => `торгуються: ${names}`,
    storm: (ships) => `Шторм: ${ships}`,
    battle: (what, round) => (round === 0 ? what : `${what}, раунд ${round}`),
    causes: { monster: 'Морське чудовисько', convoy: 'Конвой', armada: 'Остання битва' },
    commanded: (name) => `Компанія, командує ${name}`,
    fired: 'постріл зроблено',
    damaged: 'пошкодження',
    carded: 'маневр був',
    withdrawn: 'поза лінією',
    captured: 'захоплено',
    salvo: (shooter, target) => `Стріляє ${shooter}, ціль — ${target}`,
    dice: (dice, hits) => `${dice}: ${countUk(hits, { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' })}`,
    played: 'Зіграно',
    hand: (cards) => countUk(cards, { one: 'маневр', few: 'маневри', many: 'маневрів', other: 'маневру' }),
    ownHand: 'Ваші маневри',
  },
};
