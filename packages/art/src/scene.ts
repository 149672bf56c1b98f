// What a scene file exports: the pictures it draws, by name.
import type { Picture, Plate } from './picture.ts';

export type Draw = (plate: Plate) => Picture;
export type Scenes = { readonly [name: string]: Draw };
