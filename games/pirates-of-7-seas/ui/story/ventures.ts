// Raids and curses: what is thrown, who fights whom, and what it costs.
import { at } from '@quarterdeck/kernel';
import { CURSE_FACES, componentsOf, type Die, FIGURES } from '@quarterdeck/pirates-of-7-seas';
import { type EventOf, gained, givenUp, type Stories, thrownAway } from './changes.ts';
import { laid } from './rounds.ts';
import { type CurseVenture, curseOf, type RaidVenture, type Scene, type Venture } from './scene.ts';

export const VENTURES = {
  'caravan-played': (scene, { seat, card }) =>
    begun(laid(scene, seat, card), { kind: 'raid', captain: seat, caravan: card, sent: [], won: null }),
  sent: (scene, { ships }) => onRaid(scene, ({ sent }) => ({ sent: [...sent, ships] })),
  'nobody-sailed': (scene) => onRaid(scene, () => ({ won: false })),
  thrown,
  fought,
  'raid-over': (scene, { won: isWon }) => onRaid(scene, () => ({ won: isWon })),
  sunk: (scene, { seat, ships }) => gained(scene, seat, { ships: -ships, yinYang: ships }),
  cursed: (scene, { seat, curse, spared }) => begun(laid(scene, seat, curse), curseOf(seat, curse, spared)),
  'good-named': (scene, { good }) => onCurse(scene, { named: good }),
  'drawn-in': (scene, { dice }) => ({
    ...scene,
    tray: scene.tray.map((die, place) => ({ ...die, hit: dice.includes(place) })),
  }),
  struck,
  'paid-wages': (scene, { seat, chests }) => gained(scene, seat, { chests: -chests }),
  rolled: (scene, { faces }) => onCurse(scene, { faces }),
  'winnings-given': (scene, { faces }) => onCurse(scene, { given: faces }),
  won,
} satisfies Partial<Stories>;

function begun(scene: Scene, venture: Venture): Scene {
  return { ...scene, venture, since: scene.round, tray: [], fights: [] };
}

function onRaid(scene: Scene, change: (raid: RaidVenture) => Partial<RaidVenture>): Scene {
  const { venture } = scene;
  return venture?.kind === 'raid' ? { ...scene, venture: { ...venture, ...change(venture) } } : scene;
}

function onCurse(scene: Scene, change: Partial<CurseVenture>): Scene {
  const { venture } = scene;
  return venture?.kind === 'curse' ? { ...scene, venture: { ...venture, ...change } } : scene;
}

function thrown(scene: Scene, { owners, dice }: EventOf['thrown']): Scene {
  const struckFace = scene.venture?.kind === 'curse' ? CURSE_FACES[scene.venture.curse] : undefined;
  const tray = dice.map((lie, place): Die => ({ ...lie, owner: at(owners, place), hit: lie.face === struckFace }));
  return { ...scene, tray, fights: [] };
}

function fought(scene: Scene, { red, pirate, faces, distance }: EventOf['fought']): Scene {
  const [ofRed, ofPirate] = faces;
  const isSunk = (place: number) => (place === red && ofRed <= ofPirate) || (place === pirate && ofPirate <= ofRed);
  const tray = scene.tray.map((die, place) => (isSunk(place) ? { ...die, hit: true } : die));
  return { ...scene, tray, fights: [...scene.fights, { red, pirate, distance }] };
}

function struck(scene: Scene, { seat, kind, lost, ships }: EventOf['struck']): Scene {
  const after = gained(scene, seat, { ships: -ships });
  if (kind !== 'talisman') return givenUp(after, seat, { [kind]: lost });
  return thrownAway(gained(after, seat, { talismans: -lost }), { talisman: lost });
}

/** The Tavern; marks and goods are told by events of their own. */
function won(scene: Scene, { seat, face }: EventOf['won']): Scene {
  switch (at(componentsOf(scene).tavern, face - 1)) {
    case 'lose-chest':
      return gained(scene, seat, { chests: at(scene.players, seat).chests > 0 ? -1 : 0 });
    case 'gain-chest':
      return gained(scene, seat, { chests: 1 });
    case 'gain-yin-yang':
      return gained(scene, seat, { yinYang: FIGURES.tavernYinYang });
    default:
      return scene;
  }
}
