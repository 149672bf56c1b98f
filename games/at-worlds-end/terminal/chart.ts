// The chart as text: the seas of each part with what they bring, who holds them, and who lies there.
import { fit, type Seat } from '@quarterdeck/kernel';
import { GATES, PARTS, type Part, SEAS_OF, type SeaId } from '../src/data/cards.ts';
import { lastSpace, seaCard } from '../src/table.ts';
import { letter, type Scene } from './scene.ts';

const NAME = 22;
const GOLD = 6;
const GOOD = 10;
const OWNER = 15;
const GUARDS = 8;

export function chart(scene: Scene): string[] {
  const [income, good, owner, guards, flagships] = scene.words.columns;
  const heading = `${' '.repeat(NAME + 8)}${fit(income, GOLD)}${fit(good, GOOD)}${fit(owner, OWNER)}${fit(guards, GUARDS)}${flagships}`;
  return [scene.paint('dim', heading), ...PARTS.flatMap((part) => partOf(scene, part))];
}

function partOf(scene: Scene, part: Part): string[] {
  const { words, paint } = scene;
  const gate = part === 'oceans' ? '' : `  (${words.gate}: ${words.game.seas[GATES[part]]})`;
  return [` ${paint('bold', words.game.parts[part])}${paint('dim', gate)}`, ...SEAS_OF[part].map((sea) => seaOf(scene, sea))];
}

function seaOf({ view, words, names, paint }: Scene, sea: SeaId): string {
  const { difficulty, income, good, port } = seaCard(view, sea);
  const holder = view.seas[sea];
  const owner =
    holder === null ? paint('dim', fit(words.company, OWNER)) : paint('cyan', fit(`⚑ ${names(holder)}`, OWNER - 1).concat(' '));
  const guards = view.escorts[sea];
  const flagships = view.pirates.flatMap(({ flagship, ruined }, seat: Seat) =>
    flagship === sea && !ruined ? [`▲${letter(seat)}`] : [],
  );
  return [
    `  ${fit(words.game.seas[sea], NAME)}`,
    `${'●'.repeat(difficulty)}${'○'.repeat(3 - difficulty)} `,
    port ? '⚓ ' : '  ',
    paint('yellow', fit(String(income), GOLD)),
    fit(good === null ? '·' : words.game.goods[good], GOOD),
    owner,
    fit(guards === 0 ? '' : `▣ ${guards}`, GUARDS),
    paint('bold', flagships.join(' ')),
  ]
    .join('')
    .trimEnd();
}

/** The track up to the space on which the armada arrives. */
export function armada({ view, words, paint }: Scene): string {
  const last = lastSpace(view);
  const spaces = Array.from({ length: last }, (_, i) =>
    i + 1 === view.armada ? `[${i + 1}]` : i + 1 < last ? String(i + 1) : `${i + 1}☠`,
  );
  return ` ${words.armada}  ${paint(last - view.armada <= 2 ? 'red' : 'dim', spaces.join(' · '))}`;
}
