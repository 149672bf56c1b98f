// Text as JSON: the one place where the page reads it. What comes out is not yet known to be anything.

/** Throws a SyntaxError that says where it is wrong. */
export function readJson(text: string): unknown {
  return JSON.parse(text);
}

/** Null where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
