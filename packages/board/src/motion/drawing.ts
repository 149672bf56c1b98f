// A thing that can be drawn anywhere: a component with all that it needs.
import { type Component, mount, unmount } from 'svelte';

/** Draws into an element, and returns how to take it away again. */
export type Drawing = (target: HTMLElement) => () => void;

export function drawing<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Drawing {
  return (target) => {
    const drawn = mount(component, { target, props });
    return () => void unmount(drawn);
  };
}
