// The table as text: the voyage, the three shares, and what lies round each captain's board.
import {
  at,
  fit,
  type Ink,
  type Names,
  type Paint,
  type Seat,
  TABLE_WIDTH,
  type Terminal,
  textWidth,
  wrapped,
} from '@quarterdeck/kernel';
import { BACKS, type Back } from '../src/data/cards.ts';
import { isChest } from '../src/data/check.ts';
import { deckSize } from '../src/deck.ts';
import { lootCard, trackOf } from '../src/table.ts';
import type { Card, SeaOfClouds, View } from '../src/types.ts';
import type { Words } from '../text/words.ts';

interface Scene {
  readonly view: View;
  readonly title: string;
  readonly words: Words;
  readonly names: Names;
  readonly paint: Paint;
  /** Whose turn or choice it is. */
  readonly asked: readonly Seat[];
}

/** The colours of the backs. */
const INKS: Readonly<Record<Back, Ink>> = { rum: 'yellow', relic: 'blue', object: 'green', pirate: 'red' };
const ZONES = ['crew', 'rum', 'relics', 'objects', 'secrets'] as const;

export const terminal: Terminal<SeaOfClouds> = ({ shown, speaker: { names, words }, paint }) => {
  const asked = shown.waiting.flatMap((actor) => (actor === 'chance' ? [] : [actor]));
  const scene: Scene = { view: shown.view, title: words.title, words: words.own, names, paint, asked };
  const isOn = shown.outcome === null;
  return [
    heading(scene),
    ...(isOn ? [deck(scene), ...scene.view.spaces.map((_, space) => share(scene, space)), ''] : ['']),
    ...scene.view.captains.flatMap((_, seat) => captain(scene, seat)),
    paint('dim', ` ${scene.words.terminal.legend.join('   ')}`),
  ].join('\n');
};

function heading({ view, title, words: { terminal: said }, paint }: Scene): string {
  const { islands, boardings } = trackOf(view);
  const next = boardings.find((island) => island >= view.island) ?? islands;
  const parts = [title, said.island(view.island, islands), said.boardingAfter(next)];
  const head = fit(` ${parts.join(' · ')}`, TABLE_WIDTH - 1).trimEnd();
  return `${paint('bold', head)} ${paint('dim', '─'.repeat(TABLE_WIDTH - 1 - textWidth(head)))}`;
}

/** How many cards of each back are still to come, and which one is next. */
function deck({ view, words, paint }: Scene): string {
  const size = deckSize(view);
  if (size === 0) return ` ${words.terminal.deckEmpty}`;
  const backs = BACKS.map((back) => paint(INKS[back], `${words.backs[back]} ${view.deck[back] + (view.top === back ? 1 : 0)}`));
  const next = view.top === null ? '' : `   ${words.terminal.next}: ${paint(INKS[view.top], words.backs[view.top])}`;
  return ` ${words.terminal.deck(size)}   ${backs.join('  ')}${next}`;
}

function share(scene: Scene, space: number): string {
  const { view, words, paint } = scene;
  const { cards, doubloons } = at(view.spaces, space);
  const frame = view.stack.at(-1);
  const isHere = frame?.kind === 'divide-loot' && frame.space === space;
  const coins = doubloons === 0 ? [] : [paint('yellow', `● ${words.board.doubloons(doubloons)}`)];
  const lying = [...cards.map((card) => `[${cardName(scene, card)}]`), ...coins];
  const label = `${isHere ? '▸' : ' '}${words.share(space)}`;
  return `${isHere ? paint('bold', label) : label}  ${lying.length === 0 ? paint('dim', words.terminal.nothing) : lying.join(' ')}`;
}

/** The name of a card that the viewer knows; the back of one that he does not. */
function cardName({ view, words, paint }: Scene, card: Card): string {
  const back = at(view.backs, card);
  const face = view.faces[card] ?? null;
  return paint(INKS[back], face === null ? `${words.backs[back]} ?` : words.cards[face]);
}

function captain(scene: Scene, seat: Seat): string[] {
  const { view, words, names, paint, asked } = scene;
  const { doubloons } = at(view.captains, seat);
  const isAsked = asked.includes(seat);
  const tokens = [...(view.parrot === seat ? [words.terminal.parrot] : []), ...(view.hat === seat ? [words.terminal.hat] : [])];
  const name = `${isAsked ? '▸' : ' '}${names(seat)}`;
  const facts = [
    paint('yellow', `● ${words.board.doubloons(doubloons)}`),
    words.board.strengthIs(at(view.strengths, seat)),
    paint('bold', words.board.points(at(view.points, seat))),
    ...tokens.map((token) => paint('magenta', token)),
  ];
  return [
    `${isAsked ? paint('bold', name) : name}  ${facts.join(' · ')}`,
    ...ZONES.flatMap((zone) => zoneLines(scene, seat, zone)),
  ];
}

const LABEL = 12;

/** One zone of a board, equal cards counted; nothing where nothing lies. */
function zoneLines(scene: Scene, seat: Seat, zone: (typeof ZONES)[number]): string[] {
  const { view, words, paint } = scene;
  const cards = at(view.captains, seat)[zone];
  const [first] = cards;
  if (first === undefined) return [];
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(described(scene, card), (counted.get(described(scene, card)) ?? 0) + 1);
  const pieces = [...counted].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
  const lines = wrapped(
    pieces.map((piece, i) => (i + 1 < pieces.length ? `${piece},` : piece)),
    TABLE_WIDTH - LABEL - 4,
  );
  const ink = INKS[at(view.backs, first)];
  return lines.map((line, i) => `   ${paint('dim', fit(i === 0 ? words.terminal.zones[zone] : '', LABEL))}${paint(ink, line)}`);
}

/** With what counts in a fight, and what is in the Chest. */
function described({ view, words }: Scene, card: Card): string {
  const face = view.faces[card] ?? null;
  if (face === null) return '?';
  const loot = lootCard(view, face);
  const name = words.cards[face];
  if (isChest(loot)) return `${name} (${words.board.doubloons(view.chest)})`;
  if (loot.back === 'pirate') return `${name} ${loot.strength}`;
  return loot.back === 'object' && loot.class === 'permanent' ? `${name} (${words.worth(loot)})` : name;
}
