/**
 * The one cast of the kernel. Each caller says why the type holds although the compiler cannot follow; games have
 * neither this function nor casts of their own.
 */
export function trusted<T>(value: unknown): T {
  return value as T;
}
