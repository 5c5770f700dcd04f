import { expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

/** Returns which addresses are trusted as the socket's peer. */
function believed(text: string, addresses: string[]): string[] {
  const trusts = readTrustedProxies(text);
  if (!trusts) throw new Error('neither a number nor a list');
  return addresses.filter((address) => trusts(address, 0));
}

it('a number trusts that many proxies, whatever their addresses', () => {
  const trusts = readTrustedProxies('2');
  expect([0, 1, 2, 3].map((hop) => trusts?.('203.0.113.9', hop))).toEqual([true, true, false, false]);
  expect(believed('0', ['127.0.0.1', '10.0.0.1', '::1'])).toEqual([]);
});

it('a list trusts the addresses and networks in it, however they are written', () => {
  const peers = [
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '11.0.0.1',
    '192.0.2.7',
    '192.0.2.8',
    '2001:db8::7',
    '127.0.0.1',
  ];
  expect(believed('10.0.0.0/8', peers)).toEqual(['10.1.2.3', '::ffff:10.1.2.3']);
  expect(believed('192.0.2.7,2001:0DB8::/32', peers)).toEqual(['192.0.2.7', '2001:db8::7']);
  expect(believed(' loopback\t192.0.2.8 ', peers)).toEqual(['192.0.2.8', '127.0.0.1']);
});

it.each([
  '',
  ' ',
  ',',
  '-1',
  '1.5',
  '100',
  'true',
  'all',
  'proxy.example',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '1,2',
])('%j is neither a number nor a list', (text) => {
  expect(readTrustedProxies(text)).toBeNull();
});
