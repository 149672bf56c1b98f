// A length of time in its largest whole unit: 90 seconds, 5 minutes, 2 days.
export type Unit = 's' | 'm' | 'h' | 'd';

const UNITS: readonly (readonly [Unit, number])[] = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
];

export function duration(say: (count: number, unit: Unit) => string): (seconds: number) => string {
  return (seconds) => {
    const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['s', 1];
    return say(seconds / size, unit);
  };
}
