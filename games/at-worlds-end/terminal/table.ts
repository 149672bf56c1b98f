// The table as text: the armada's track, the chart by parts of the world, the pirates, and what is going on.
import { at, fit, type Seat, TABLE_WIDTH, type Terminal, textWidth, wrapped } from '@quarterdeck/kernel';
import { SEAS } from '../src/data/cards.ts';
import { shipCard } from '../src/table.ts';
import type { AtWorldsEnd } from '../src/types.ts';
import { openOf, priceOf } from '../text/story.ts';
import { battle } from './battle.ts';
import { armada, chart } from './chart.ts';
import { letter, listed, type Scene, ship } from './scene.ts';

export const terminal: Terminal<AtWorldsEnd> = ({
  shown,
  speaker: {
    names,
    words: { title, own },
  },
  paint,
}) => {
  const asked = shown.waiting.flatMap((actor) => (actor === 'chance' ? [] : [actor]));
  const scene: Scene = { view: shown.view, title, words: { ...own.terminal, game: own }, names, paint, asked };
  return [
    heading(scene),
    armada(scene),
    ...chart(scene),
    paint('dim', ` ${scene.words.shipLegend}`),
    '',
    ...scene.view.pirates.flatMap((_, seat) => pirate(scene, seat)),
    ...ownShips(scene),
    ...auction(scene),
    ...port(scene),
    ...storm(scene),
    ...battle(scene),
  ].join('\n');
};

function heading({ title, view, words, names, paint }: Scene): string {
  const turn = view.turn === null ? [] : [words.turnOf(names(view.turn.seat), at(view.pirates, view.turn.seat).turns)];
  const facts = [title, ...turn, words.market(view.market.length)];
  const head = fit(` ${facts.join(' · ')}`, TABLE_WIDTH - 1).trimEnd();
  return `${paint('bold', head)} ${paint('dim', '─'.repeat(TABLE_WIDTH - 1 - textWidth(head)))}`;
}

function pirate({ view, words, names, paint, asked }: Scene, seat: Seat): string[] {
  const one = at(view.pirates, seat);
  const isAsked = asked.includes(seat);
  const name = `${isAsked ? '▸' : ' '}${letter(seat)} ${fit(names(seat), 16).trimEnd()}`;
  const facts = [
    ...(one.hero === null ? [] : [words.game.heroes[one.hero]]),
    words.fame(one.fame),
    words.gold(one.gold),
    words.favour(one.favour),
    words.squadron(one.squadron),
    ...(one.ruined ? [words.ruined] : []),
  ];
  const [first = '', ...others] = wrapped(facts, TABLE_WIDTH - textWidth(name) - 2, ' · ');
  return [`${isAsked ? paint('bold', name) : name}  ${first}`, ...others.map((line) => `     ${line}`)];
}

/** The viewer's own ships by place; of others only the number is known. */
function ownShips(scene: Scene): string[] {
  const { view, words } = scene;
  if (typeof view.viewer !== 'number') return [];
  const { fleet } = at(view.pirates, view.viewer);
  const shipsAt = (place: string) => fleet.filter((one) => one.at === place).map((one) => ship(scene, one.ship));
  const guards = SEAS.flatMap((sea) =>
    shipsAt(sea).length === 0 ? [] : listed(words.guardsAt(words.game.seas[sea]), shipsAt(sea)),
  );
  const squadron = shipsAt('squadron');
  return ['', ...listed(words.ownSquadron, squadron.length === 0 ? [words.none] : squadron), ...guards];
}

function auction(scene: Scene): string[] {
  const { view, words, names, paint } = scene;
  const frame = openOf(view, 'auction');
  if (frame === null) return [];
  const bid = frame.high === null || frame.highBy === null ? words.noBid : words.bid(names(frame.highBy), frame.high);
  return [
    '',
    ` ${paint('bold', words.auction(ship(scene, frame.ship), shipCard(view, frame.ship).price))}`,
    `   ${bid}; ${words.stillIn(frame.stillIn.map(names).join(', '))}`,
  ];
}

function port(scene: Scene): string[] {
  const { view, words } = scene;
  const frame = openOf(view, 'port-sale') ?? openOf(view, 'port-offer');
  if (frame === null || frame.offer.length === 0) return [];
  return [
    '',
    ...listed(
      words.onSale,
      frame.offer.map((is) => `${ship(scene, is)}, ${words.gold(priceOf(view, is))}`),
    ),
  ];
}

function storm(scene: Scene): string[] {
  const frame = openOf(scene.view, 'storm-die');
  return frame === null ? [] : ['', ` ${scene.words.storm(frame.sloops.map((is) => ship(scene, is)).join(', '))}`];
}
