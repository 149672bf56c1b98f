// Faces of a die, known to be faces.

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export function faceOf(number: number): Face {
  return FACES[number - 1] ?? 1;
}
