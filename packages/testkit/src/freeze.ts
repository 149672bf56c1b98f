/** Makes plain data unwritable through and through: whoever edits what is not his throws. */
export function freeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  Object.freeze(data);
  for (const value of Object.values(data)) freeze(value);
  return data;
}
