// Faces of dice as the design's die wants them.
const FACES = [1, 2, 3, 4, 5, 6] as const;

export function faceOfDie(face: number): (typeof FACES)[number] {
  return FACES.find((known) => known === face) ?? 1;
}
