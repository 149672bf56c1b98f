// A browser by the name that people know, from what it calls itself.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** "Firefox, Linux"; null where the browser does not say. Others pretend to be Chrome and Safari, so those come last. */
export function deviceOf(agent: string): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  return known.length === 0 ? null : known.join(', ');
}
