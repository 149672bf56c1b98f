// Which sentence is said, for all languages alike.
import { at, type GameText } from '@quarterdeck/kernel';
import { type Adventure, type ByGood, type Character, GOODS, type Good, isCaravan, isPort, nationOf } from '../src/data/cards.ts';
import { FIGURES } from '../src/data/components.ts';
import { bargainProceeds, proceeds } from '../src/market.ts';
import { isEndOnTop } from '../src/phases/cartographer.ts';
import { canProtect } from '../src/phases/shaman.ts';
import { componentsOf, isCorsairOf, shipsOf } from '../src/table.ts';
import { isIdle } from '../src/turn.ts';
import type { Decisions, OpenFrame, PiratesOf7Seas, View } from '../src/types.ts';
import type { BoardPhrases, Names, Phrases, Ways } from './phrases.ts';
import type { BoardWords, Words } from './words.ts';

type Text = GameText<PiratesOf7Seas>;

export function say({ ways, own, ...phrases }: Phrases): Text {
  const words = wordsOf(own);
  return {
    ...phrases,
    prompts: { ...phrases.prompts, ...promptsOf(ways, words) },
    moves: { ...phrases.moves, ...cardsOf(words), ...turnsOf(ways, words), ...choicesOf(ways, words) },
    events: { ...phrases.events, ...roundsOf(ways, words), ...raidsOf(ways, words), ...losses(ways, words) },
    own: words,
  };
}

function wordsOf({ caravan, board, ...names }: Phrases['own']): Words {
  return { ...names, adventure: (card, ships) => adventure(names, caravan, card, ships), board: boardOf(board) };
}

function adventure(names: Omit<Names, 'caravan'>, caravan: Names['caravan'], card: Adventure, ships: number): string {
  if (isCaravan(card)) return caravan(nationOf(card), ships);
  return isPort(card) ? names.ports[card] : names.curses[card];
}

function boardOf({ ways, ...board }: BoardPhrases): BoardWords {
  return {
    ...board,
    firstPlayer: (seats) => (seats === 2 ? ways.firstOfTwo : ways.firstOfMany), // P3.4
    endCard: (above) => (above === 0 ? ways.endCardOnTop : ways.endCardBelow(above)),
    sends: (name, ships) => (ships === 0 ? ways.staysAway(name) : ways.sends(name, ships)),
  };
}

/** An adventure card by its name on this table. */
export function cardName(view: Pick<View, 'fixed'>, card: Adventure, words: Pick<Words, 'adventure'>): string {
  return words.adventure(card, isCaravan(card) ? shipsOf(view, card) : 0);
}

/** Goods with their numbers, those that are none left out: "2 × Rum". */
export function goodsList(goods: Readonly<ByGood<number>>, words: Pick<Words, 'loot'>): string {
  return GOODS.flatMap((good) => (goods[good] === 0 ? [] : [`${goods[good]} × ${words.loot[good]}`])).join(', ');
}

/** The open decision, if it is of this kind. */
function openOf<K extends keyof Decisions>(view: View, kind: K): Extract<OpenFrame, { kind: K }> | null {
  const frame = view.stack.at(-1);
  return frame !== undefined && isKind(frame, kind) ? frame : null;
}

function isKind<K extends string>(frame: OpenFrame, kind: K): frame is Extract<OpenFrame, { kind: K }> {
  return frame.kind === kind;
}

function promptsOf(ways: Ways, words: Words) {
  return {
    cartographer: ({ view }) => (isEndOnTop(view) ? ways.drawAtTheEnd : ways.drawAdventure),
    'send-ships'({ view }) {
      const frame = openOf(view, 'send-ships');
      if (frame === null) return ways.raid;
      const caravan = cardName(view, frame.caravan, words);
      const isCorsair = typeof view.viewer === 'number' && isCorsairOf(view, view.viewer, frame.caravan);
      return isCorsair ? ways.sendAgainstAsCorsair(caravan) : ways.sendAgainst(caravan);
    },
    'discard-excess': ({ view }) => ways.discardExcess(openOf(view, 'discard-excess')?.excess ?? 0),
  } satisfies Partial<Text['prompts']>;
}

/** Moves that are said by the name of a card, a character or a good. */
function cardsOf(words: Words) {
  return {
    deal: ({ card }, { view }) => cardName(view, card, words),
    card: ({ card }, { view }) => cardName(view, card, words),
    'play-caravan': ({ card }, { view }) => cardName(view, card, words),
    'play-port': ({ card }) => words.ports[card],
    choose: ({ character }) => words.characters[character],
    loot: ({ kind }) => words.loot[kind],
    name: ({ good }) => words.loot[good],
    lose: ({ good }) => words.loot[good],
    roll: ({ faces }) => faces.join(', '),
  } satisfies Partial<Text['moves']>;
}

/** What is done in a turn. */
function turnsOf(ways: Ways, words: Words) {
  return {
    'take-gift'(_move, { view }) {
      const kind = view.stack.at(-1)?.kind;
      if (kind === 'shipwright') return ways.giftShip;
      return kind === 'merchant' ? ways.giftChest : ways.giftCard;
    },
    bargain: ({ goods }, { view }) => ways.bargain(sum(goods, words), bargainProceeds(view, goods)),
    'end-turn': (move, { view }) => (isIdle(view, move) ? ways.endTurnIdly : ways.endTurn),
    cast({ curse, gifts }, { view }) {
      const name = words.curses[curse];
      if (gifts > 0) return ways.castProtecting(name, gifts * FIGURES.giftSpares);
      return canProtect(view, curse) ? ways.castUnprotected(name) : name;
    },
    sell: ({ good, count }, { view }) => ways.sell(`${count} × ${words.loot[good]}`, proceeds(view, good, count)),
  } satisfies Partial<Text['moves']>;
}

function sum(goods: readonly Good[], { loot }: Words): string {
  return goods.map((good) => loot[good]).join(' + ');
}

/** What is decided in a raid and under a curse. */
function choicesOf(ways: Ways, words: Words) {
  return {
    send: ({ ships }) => (ships === 0 ? ways.stayAway : ways.send(ships)),
    pair({ red, pirate }, { view, names }) {
      const { owner, face } = at(view.tray, pirate);
      return ways.pair(at(view.tray, red).face, face, owner === 'red' ? ways.caravan : names(owner));
    },
    save: ({ ships }) => (ships === 0 ? ways.letAllSink : ways.save(ships)),
    load(move) {
      const goods = goodsList(move, words);
      return goods === '' ? ways.loadNothing : ways.load(goods);
    },
    die({ die }, { view, names }) {
      const { owner, face } = at(view.tray, die);
      return owner === 'red' ? ways.redDie(face) : ways.dieOf(names(owner), face);
    },
    discard: (move) => ways.discard(goodsList(move, words)),
    give: ({ faces }, { view, names }) =>
      faces.map((face, seat) => `${names(seat)}: ${words.winnings[at(componentsOf(view).tavern, face - 1)]}`).join(', '),
  } satisfies Partial<Text['moves']>;
}

function roundsOf(ways: Ways, words: Words) {
  return {
    'round-began': ({ round, firstPlayer, roundsLeft }, names) =>
      roundsLeft === null
        ? ways.roundBegan(round, names(firstPlayer))
        : ways.lastRoundBegan(round, names(firstPlayer), roundsLeft + 1),
    called: ({ character, seats }, names) =>
      `${words.characters[character]}: ${seats.length === 0 ? ways.nobody : seats.map(names).join(', ')}.`,
    gift: ({ seat, character, amount }, names) => ways.gift(names(seat), character, giftOf(ways, character, amount)),
    'became-corsair': ({ seat, nation, ships }, names) =>
      ships === 0 ? ways.becameCorsair(names(seat), nation) : ways.becameCorsairWithShips(names(seat), nation, ships),
    guards: ({ seat, sent }, names) => (sent > 0 ? ways.guardsSent(names(seat), sent) : ways.guardsBack(names(seat), -sent)),
    drew: ({ seat, card, ships }, names) =>
      card === null ? ways.drewUnseen(names(seat)) : ways.drew(names(seat), words.adventure(card, ships)),
    'end-drawn': ({ seat }, names) => (seat === null ? ways.endCame : ways.endDrawn(names(seat))),
  } satisfies Partial<Text['events']>;
}

function giftOf(ways: Ways, character: Character, amount: number): string {
  if (character === 'shipwright') return ways.ships(amount);
  if (character === 'merchant') return ways.chests(amount);
  return character === 'captain' ? ways.yinYang(amount) : ways.cards(amount);
}

function raidsOf(ways: Ways, words: Words) {
  return {
    'caravan-played': ({ seat, card, ships, limit }, names) => ways.calledRaid(names(seat), words.adventure(card, ships), limit),
    sent: ({ seat, ships }, names) => (ships === 0 ? ways.stayedAway(names(seat)) : ways.sent(names(seat), ships)),
    fought({ owner, faces: [red, pirate], distance }, names) {
      const end = red > pirate ? ways.pirateSinks : red < pirate ? ways.caravanSinks : ways.bothSink;
      return ways.fought(red, pirate, names(owner), distance, end);
    },
    'raid-over': ({ won }) => (won ? ways.raidWon : ways.raidLost),
    sunk: ({ seat, ships, saved }, names) =>
      sentences(ships > 0 && ways.lostShips(names(seat), ships), saved > 0 && ways.savedShips(names(seat), saved)),
    loaded({ seat, goods, thrownAway }, names) {
      const [kept, away] = [goodsList(goods, words), goodsList(thrownAway, words)];
      return sentences(kept !== '' && ways.loaded(names(seat), kept), away !== '' && ways.threwOverboard(names(seat), away));
    },
  } satisfies Partial<Text['events']>;
}

/** Those that have something to say. */
function sentences(...said: readonly (string | false)[]): string {
  return said.filter((sentence) => sentence !== false).join(' ');
}

/** Curses, and goods that are lost. */
function losses(ways: Ways, words: Words) {
  return {
    cursed: ({ seat, curse, spared }, names) =>
      spared === 0 ? ways.cursed(names(seat), curse) : ways.cursedProtecting(names(seat), curse, spared),
    struck: ({ seat, kind, lost, ships }, names) =>
      ways.struck(names(seat), [
        ...(lost > 0 ? [`${lost} × ${words.loot[kind]}`] : []),
        ...(ships > 0 ? [ways.ships(ships)] : []),
      ]),
    discarded: ({ seat, goods }, names) => ways.discarded(names(seat), goodsList(goods, words)),
  } satisfies Partial<Text['events']>;
}
