// Where a server can be reached: from this machine, and from others in the same network.
import type { NetworkInterfaceInfo } from 'node:os';
import { generate } from 'lean-qr/nano';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Hosts that mean every address of this machine. */
const EVERYWHERE = ['0.0.0.0', '::'];
/** Networks that live inside this machine: nobody else comes by them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman|lxc)/;

export interface Addresses {
  /** For a browser on this machine. */
  readonly here: string;
  /** For other devices, the likeliest first. */
  readonly elsewhere: readonly string[];
}

export function addressesOf(host: string, port: number, interfaces: Interfaces): Addresses {
  if (!EVERYWHERE.includes(host)) return { here: addressOf(host, port), elsewhere: [] };
  return { here: addressOf('localhost', port), elsewhere: outside(host, interfaces).map((address) => addressOf(address, port)) };
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Addresses that others can use: not those of this machine alone, nor those that need a zone behind them. */
function outside(host: string, interfaces: Interfaces): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) => infos.map((info) => ({ name, ...info })));
  return found
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .filter(({ family }) => family === 'IPv4' || host === '::')
    .sort((a, b) => rank(a) - rank(b))
    .map(({ address }) => address);
}

function rank({ name, family }: { readonly name: string; readonly family: string }): number {
  return (INSIDE.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1);
}

/** What the command says when it is open. */
export function welcome({ here, elsewhere }: Addresses, isPrivate: boolean): string {
  const [first] = elsewhere;
  if (first === undefined)
    return isPrivate
      ? `Quarterdeck is open: ${here}\nFor this machine alone. With --host 0.0.0.0 phones and other machines in your network can come too.\n`
      : `Quarterdeck is open: ${here}\n`;
  const others = elsewhere.map((address) => `  in your network: ${address}\n`).join('');
  return `Quarterdeck is open:\n  on this machine: ${here}\n${others}`;
}

/** White around the dots: a camera finds the square by it. */
const MARGIN = 2;

/** A text as a square of dots, two rows a line. What is dark is left blank: most terminals write light on dark. */
export function qrText(text: string): string {
  const { size, get } = codeOf(text);
  const isLight = (x: number, y: number) => y < size + MARGIN && !get(x, y);
  const columns = Array.from({ length: size + 2 * MARGIN }, (_, i) => i - MARGIN);
  const rows = columns.filter((_, i) => i % 2 === 0);
  return rows.map((y) => `${columns.map((x) => half(isLight(x, y), isLight(x, y + 1))).join('')}\n`).join('');
}

function codeOf(text: string) {
  const code = generate(text);
  return { size: code.size, get: (x: number, y: number) => code.get(x, y) };
}

function half(isUpper: boolean, isLower: boolean): string {
  if (isUpper) return isLower ? '█' : '▀';
  return isLower ? '▄' : ' ';
}
