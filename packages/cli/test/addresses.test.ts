// Where the server says that it can be reached.
import assert from 'node:assert/strict';
import type { NetworkInterfaceInfo } from 'node:os';
import { test } from 'node:test';
import { generate } from 'lean-qr/nano';
import { addressesOf, qrText, welcome } from '../src/commands/addresses.ts';
import { quarterdeck } from './run.ts';

function card(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', internal, cidr: null };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

const MACHINE = {
  lo: [card('127.0.0.1', true), card('::1', true)],
  docker0: [card('172.17.0.1')],
  wlan0: [card('192.168.1.5'), card('fe80::1'), card('2001:db8::5')],
};

test('open to the network, every address by which others come is named, the likeliest first', () => {
  assert.deepEqual(addressesOf('0.0.0.0', 7777, MACHINE), {
    here: 'http://localhost:7777',
    elsewhere: ['http://192.168.1.5:7777', 'http://172.17.0.1:7777'],
  });
  assert.deepEqual(addressesOf('::', 80, MACHINE).elsewhere, [
    'http://192.168.1.5:80',
    'http://[2001:db8::5]:80',
    'http://172.17.0.1:80',
  ]);
  const said = welcome(addressesOf('0.0.0.0', 7777, MACHINE), false);
  for (const address of ['http://localhost:7777', 'http://192.168.1.5:7777', 'http://172.17.0.1:7777'])
    assert.ok(said.includes(address));
});

test('for this machine alone, it is said how to let others in', () => {
  const said = welcome(addressesOf('127.0.0.1', 7777, MACHINE), true);
  assert.match(said, /^Quarterdeck is open: http:\/\/127\.0\.0\.1:7777\n/);
  assert.match(said, /--host 0\.0\.0\.0/);
});

test('--help tells how to let the network in', async () => {
  const { out } = await quarterdeck(['serve', '--help']);
  assert.match(out, /--host ADDRESS .*0\.0\.0\.0/);
});

/** The dots of a printed code: what is blank is dark. */
function dotsOf(printed: string): string[] {
  return printed
    .trimEnd()
    .split('\n')
    .flatMap((line) => [
      [...line].map((sign) => (sign === '█' || sign === '▀' ? '.' : '#')).join(''),
      [...line].map((sign) => (sign === '█' || sign === '▄' ? '.' : '#')).join(''),
    ]);
}

test('the code in the terminal has the dots of the code, with light around it', () => {
  const text = 'http://192.168.1.5:7777';
  const code = generate(text);
  const dots = dotsOf(qrText(text));
  const side = code.size + 4;
  for (let y = 0; y < side; y++) {
    const row = Array.from({ length: side }, (_, x) => (code.get(x - 2, y - 2) ? '#' : '.')).join('');
    assert.equal(dots[y], row, `row ${y}`);
  }
});
