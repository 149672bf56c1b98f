// Who calls, as limits know it: by network address, and a network address as what one household or one machine has.
import { isIP } from 'node:net';

/** IPv4 as it is; IPv6 by its first 64 bits, because everybody has at least so many addresses to choose from. */
export function callerOf(ip: string | undefined): string {
  const address = (ip ?? '').split('%', 1)[0] ?? '';
  const mapped = mappedIPv4(address);
  if (mapped !== null) return mapped;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'nowhere';
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** `::ffff:192.0.2.1`, in whichever way it is written. */
function mappedIPv4(address: string): string | null {
  if (isIP(address) !== 6) return null;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = null] = withoutDots(address).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === null || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/** `::ffff:192.0.2.1` as `::ffff:c000:201`. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const pair = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${pair(a, b)}:${pair(c, d)}`;
  });
}

const LOOPBACK = /^(127\.|0:0:0:0::\/64$)/;

/** Whether the call comes from this very machine, and no proxy says that it speaks for somebody else. */
export function isOfThisMachine(ip: string | undefined, headers: Readonly<Record<string, unknown>>): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(callerOf(ip));
}
