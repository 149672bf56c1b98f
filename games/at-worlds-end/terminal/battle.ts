// A battle as text: both lines, the salvo that is on, the manoeuvres that lie open, and the viewer's own.
import { at } from '@quarterdeck/kernel';
import type { LineShip, Side } from '../src/types.ts';
import { openOf } from '../text/story.ts';
import { listed, type Scene, ship } from './scene.ts';

export function battle(scene: Scene): string[] {
  const { view, words, paint } = scene;
  if (view.battle === null) return [];
  const { cause, sea, first, second, round } = view.battle;
  const what = cause === 'sea' ? `⚔ ${sea === null ? '' : words.game.seas[sea]}` : `⚔ ${words.causes[cause]}`;
  return [
    '',
    ` ${paint('bold', words.battle(what, round))}`,
    ...side(scene, first),
    ...side(scene, second),
    ...salvo(scene),
    ...played(scene),
    ...hand(scene),
  ];
}

function side(scene: Scene, { pirate, commander, line, withdrawn, captured }: Readonly<Side>): string[] {
  const { view, words, names } = scene;
  const name = pirate === null ? words.commanded(names(commander)) : names(pirate);
  const cards = pirate === null ? [] : [words.hand(at(view.pirates, pirate).hand.length)];
  return [
    ...listed([name, ...cards].join(', '), line.length === 0 ? [words.none] : line.map((one) => inLine(scene, one))),
    ...(withdrawn.length === 0
      ? []
      : listed(
          words.withdrawn,
          withdrawn.map((one) => ship(scene, one)),
        )),
    ...(captured.length === 0
      ? []
      : listed(
          words.captured,
          captured.map((one) => ship(scene, one)),
        )),
  ];
}

function inLine(scene: Scene, { ship: is, damaged, fired, carded }: LineShip): string {
  const { words } = scene;
  const marks = [...(damaged ? [words.damaged] : []), ...(fired ? [words.fired] : []), ...(carded ? [words.carded] : [])];
  return marks.length === 0 ? ship(scene, is) : `${ship(scene, is)} (${marks.join(', ')})`;
}

function salvo(scene: Scene): string[] {
  const { view, words } = scene;
  const shot = openOf(view, 'salvo');
  if (shot === null) return [];
  const rolled = shot.dice.length === 0 ? [] : [words.dice(shot.dice.join(' '), shot.hits)];
  return listed(words.salvo(ship(scene, shot.shooter), ship(scene, shot.target)), [
    ...rolled,
    ...shot.played.map((card) => words.game.manoeuvres[card]),
  ]);
}

function played({ view, words }: Scene): string[] {
  const cards = view.manoeuvres.played.map((card) => words.game.manoeuvres[card]);
  return cards.length === 0 ? [] : listed(words.played, cards);
}

function hand({ view, words }: Scene): string[] {
  if (typeof view.viewer !== 'number') return [];
  const cards = at(view.pirates, view.viewer).hand.flatMap((card) => card ?? []);
  return cards.length === 0
    ? []
    : listed(
        words.ownHand,
        cards.map((card) => words.game.manoeuvres[card]),
      );
}
