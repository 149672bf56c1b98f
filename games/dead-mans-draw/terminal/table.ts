// The table as text: the play area and its risk, a grid of the banks, the piles.
import {
  at,
  centred,
  fit,
  type GameText,
  type Names,
  type Paint,
  type Seat,
  TABLE_WIDTH,
  type Terminal,
  textWidth,
  wrapped,
} from '@quarterdeck/kernel';
import { wouldBust } from '../src/clash.ts';
import { type Card, cardValue, suitOf } from '../src/data/cards.ts';
import { SUITS, type Suit } from '../src/data/suits.ts';
import { pileSize } from '../src/table.ts';
import type { DeadMansDraw, View } from '../src/types.ts';
import type { Words } from '../text/words.ts';
import { playArea, SIGNS } from './cards.ts';

interface Scene {
  readonly view: View;
  readonly game: GameText<DeadMansDraw>;
  readonly own: Words;
  readonly words: Words['terminal'];
  readonly names: Names;
  readonly paint: Paint;
}

/** Decisions before the first turn: nothing lies in the play area yet. */
const SETTING_UP: readonly string[] = ['first-player', 'deal-traits', 'choose-trait', 'name-victim'];

export const terminal: Terminal<DeadMansDraw> = ({ shown, speaker: { names, words: game }, paint }) => {
  const scene: Scene = { view: shown.view, game, own: game.own, words: game.own.terminal, names, paint };
  const isOn = shown.outcome === null && !SETTING_UP.includes(shown.decision ?? '');
  const middle = isOn ? [...area(scene), ...risk(scene), ''] : [''];
  return [
    title(scene),
    ...middle,
    ...grid(scene, shown.outcome === null),
    ...discardPile(scene),
    ...traits(scene),
    ...offer(scene),
  ].join('\n');
};

function title({ view, game, own, paint }: Scene): string {
  const { deck, variant } = view.fixed.options;
  const parts = [
    game.title,
    ...(deck === 'standard' ? [] : [game.options.deck.values[deck]]),
    ...(variant === 'none' ? [] : [own.variants[variant].name]),
  ];
  const head = fit(` ${parts.join(' · ')}`, TABLE_WIDTH - 1).trimEnd();
  return `${paint('bold', head)} ${paint('dim', '─'.repeat(TABLE_WIDTH - 1 - textWidth(head)))}`;
}

function area({ view, own, words, paint }: Scene): string[] {
  if (view.area.length > 0) return playArea(view.area, own, paint);
  return [` ${paint('dim', words.emptyArea)}`];
}

/** The true odds: which cards are in the pile is known to all, only their order is not. */
function risk(scene: Scene): string[] {
  const { view, words, paint } = scene;
  const isHungry = view.turn.debt > 0 && pileSize(view) > 0; // A7: an empty pile ends the demand
  const debt = isHungry ? [paint('magenta', words.debt(view.turn.debt))] : [];
  const line = [...luck(scene), ...debt].join('   ');
  return line === '' ? [] : [` ${line}`];
}

function luck({ view, own, words, paint }: Scene): string[] {
  if (pileSize(view) === 0) return [words.lastCards];
  const [next] = view.known;
  if (next !== undefined) {
    const line = words.next(view.known.map(own.card).join(', '));
    return [view.busting > 0 ? `${line}: ${paint('red', words.itBusts)}` : paint('green', line)];
  }
  if (view.area.length === 0) return [];
  const share = view.busting / view.deck.length;
  const line = words.risk(view.busting, view.deck.length, `${(100 * share).toFixed(1)} %`);
  return [share === 0 ? line : paint(share < 0.25 ? 'yellow' : 'red', line)];
}

const NAME = 13;
const POINTS = 4;
const LONGEST_NAME = 7;

/** A column's heading: the first word of the suit's name. */
function heading({ own }: Scene, suit: Suit): string {
  return fit(own.suits[suit].name.split(' ')[0] ?? '', LONGEST_NAME).trimEnd();
}

/** The banks and the draw pile, suit by suit. */
function grid(scene: Scene, isOpen: boolean): string[] {
  const { view, words, paint } = scene;
  const heads = SUITS.map((suit) => paint(SIGNS[suit].ink, centred(heading(scene, suit), columnOf(scene, suit))));
  return [
    `${' '.repeat(NAME)}${heads.join('')}${paint('dim', 'Σ'.padStart(POINTS))}`,
    ...view.banks.map((_, seat) => bankRow(scene, seat, isOpen)),
    ...(isOpen ? [pileRow(scene)] : []),
    paint('dim', ` ${words.legend.join('   ')}`),
  ];
}

function columnOf(scene: Scene, suit: Suit): number {
  return Math.max(4, textWidth(heading(scene, suit))) + 1;
}

function bankRow(scene: Scene, seat: Seat, isOpen: boolean): string {
  const { view, names, paint } = scene;
  const isActive = isOpen && view.turn.seat === seat;
  const name = fit(`${isActive ? '▸' : ' '}${names(seat)}`, NAME - 1);
  const cells = SUITS.map((suit, i) => stackCell(scene, suit, at(at(view.banks, seat), i)));
  const points = paint('bold', String(view.scores[seat]).padStart(POINTS));
  return `${isActive ? paint('bold', name) : name} ${cells.join('')}${points}`;
}

/** The top value, and how many cards lie below it. */
function stackCell(scene: Scene, suit: Suit, stack: readonly Card[]): string {
  const top = stack.at(-1);
  const column = columnOf(scene, suit);
  if (top === undefined) return scene.paint('dim', centred('·', column));
  const text = stack.length === 1 ? `${cardValue(top)}` : `${cardValue(top)}+${stack.length - 1}`;
  return scene.paint(SIGNS[suit].ink, centred(text, column));
}

/** Who has which trait, and whom the Locker waits for. */
function traits({ view, own, names, paint }: Scene): string[] {
  const owners = view.traits.flatMap((trait, seat) => {
    if (trait === null) return [];
    const victim = view.victims[seat] ?? null;
    return [`${names(seat)}: ${own.traits[trait].name}${victim === null ? '' : ` → ${names(victim)}`}`];
  });
  return owners.length === 0 ? [] : wrapped(owners, TABLE_WIDTH - 2, ' · ').map((line) => paint('dim', ` ${line}`));
}

/** How many cards of each suit the pile still holds; red where one of them busts. */
function pileRow(scene: Scene): string {
  const { view, words, paint } = scene;
  const cells = SUITS.map((suit) => {
    const left = [...view.deck, ...view.known].filter((card) => suitOf(card) === suit);
    const isDanger = left.some((card) => wouldBust(view, card, 'deck'));
    return paint(isDanger ? 'red' : 'dim', centred(String(left.length), columnOf(scene, suit)));
  });
  const label = fit(` ${words.drawPile}`, NAME);
  return `${paint('dim', label)}${cells.join('')}${paint('dim', String(pileSize(view)).padStart(POINTS))}`;
}

/** Values by suit, which is what map and bonus draw from. */
function discardPile({ view, words, paint }: Scene): string[] {
  const groups = SUITS.flatMap((suit) => {
    const values = view.discard.filter((card) => suitOf(card) === suit).map(cardValue);
    return values.length === 0 ? [] : [`${SIGNS[suit].sign} ${values.toSorted((a, b) => a - b).join(' ')}`];
  });
  const label = `${words.discardPile} (${view.discard.length})`;
  return wrapped([label, ...(groups.length === 0 ? [words.none] : groups)], TABLE_WIDTH - 2, '  ').map((line) =>
    paint('dim', ` ${line}`),
  );
}

/** What the viewer may choose from, with what it does. */
function offer({ view, own, words, paint }: Scene): string[] {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'choose-trait' || typeof view.viewer !== 'number') return [];
  const traits = at(frame.offers, view.viewer).filter((trait) => trait !== null);
  const lines = traits.flatMap((trait) => {
    const { name, text } = own.traits[trait];
    return [` ${paint('bold', name)}`, ...wrapped(text.split(' '), TABLE_WIDTH - 4).map((line) => `   ${line}`)];
  });
  return ['', ` ${words.yourOffer}`, ...lines];
}
