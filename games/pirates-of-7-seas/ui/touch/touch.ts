// Things of this board that can be looked at and touched.
import AnyTouch from '@quarterdeck/board/touch/Touch.svelte';
import type { TouchOf } from '@quarterdeck/board/touch/touch.ts';
import type { Look } from '../context.ts';
import type { Thing } from './aims.ts';

export const Touch: TouchOf<Thing, Look> = AnyTouch;
