// How guns, fireships, boarding and assault are told.
import { fortPiece } from '@quarterdeck/admiral';
import { all, burst, cellOfPiece, cue, die, NOTHING, placeOfPiece, type Telling, type Tellings } from './parts.ts';

export const FIGHTING = {
  'opened-fire': ({ target, guns }, scene) =>
    all(
      ...guns.map(({ gun }) => burst('smoke', cellOfPiece(scene, gun))),
      ...guns.map(({ gun, shots }): Telling => {
        return { ...NOTHING, balls: [{ from: cellOfPiece(scene, gun), to: cellOfPiece(scene, target), count: shots }] };
      }),
    ),
  volley: ({ target, face, hits }, scene) =>
    all(
      die(face, cellOfPiece(scene, target)),
      burst(hits > 0 ? 'hit' : 'splash', cellOfPiece(scene, target)),
      cue(hits > 0 ? 'shake' : 'puff', placeOfPiece(target)),
    ),
  'fort-ruined': ({ fort }) => all(burst('mine', fort), cue('shake', `fort ${fort}`)),
  'fireship-declared': ({ ship }, scene) => all(burst('smoke', cellOfPiece(scene, ship)), cue('glow', `ship ${ship}`)),
  exploded: ({ cell, hit }) => all(burst('blast', cell), ...hit.map((ship) => cue('shake', `ship ${ship}`))),
  'boarding-began': ({ target, ships }) => all(...[...ships, target].map((ship) => cue('glow', `ship ${ship}`))),
  'assault-began': ({ fort, ships }) => all(cue('shake', `fort ${fort}`), ...ships.map((ship) => cue('glow', `ship ${ship}`))),
  defended: ({ fort, ships }) => all(cue('pop', `fort ${fort}`), ...ships.map((ship) => cue('glow', `ship ${ship}`))),
  'boarding-die': ({ piece, face }, scene) => die(face, cellOfPiece(scene, piece)),
  'contest-over': ({ target, isTie }) => cue(isTie ? 'puff' : 'shake', placeOfPiece(target)),
  allotted: ({ piece }) => cue('pop', placeOfPiece(piece)),
  captured: ({ ship }) => cue('glow', `ship ${ship}`),
  'fort-captured': ({ fort }) => cue('glow', placeOfPiece(fortPiece(fort))),
  stowed: ({ ship }) => cue('glow', `ship ${ship}`),
} satisfies Partial<Tellings>;
