import { IncomingMessage } from 'node:http';
import { isIPv4, Socket } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedAddress } from './client-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** Returns the address that is counted when that peer sends that header, and those proxies are trusted. */
function counted(peer: string, forwardedFor: string | null, trusted = '0'): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const incoming = new IncomingMessage(socket);
  if (forwardedFor !== null) incoming.headers['x-forwarded-for'] = forwardedFor;
  const trustsProxy = readTrustedProxies(trusted);
  if (!trustsProxy) throw new Error('nobody can be believed so');
  return countedAddress(incoming, trustsProxy);
}

test('a private peer that is not named as a proxy gets no limit of its own for each address it makes up', () => {
  for (const gateway of ['127.0.0.1', '172.17.0.1', '10.0.0.2', '192.168.1.1'])
    expect(counted(gateway, '203.0.113.9')).toBe(gateway);
  expect(counted('172.17.0.1', '203.0.113.9', 'loopback, 10.0.0.0/8')).toBe('172.17.0.1');
});

test('a proxy is believed, but only its own word: the last entry', () => {
  expect(counted('127.0.0.1', '1.2.3.4, 198.51.100.7', '1')).toBe('198.51.100.7');
  expect(counted('::ffff:10.0.0.2', '1.2.3.4, 198.51.100.8', '10.0.0.0/8')).toBe('198.51.100.8');
});

test('a proxy behind a proxy is trusted if it is one of ours', () => {
  const forwarded = '1.2.3.4, 198.51.100.7, 10.0.0.9';
  expect(counted('127.0.0.1', forwarded, '2')).toBe('198.51.100.7');
  expect(counted('127.0.0.1', forwarded, 'loopback, 10.0.0.0/8')).toBe('198.51.100.7');
  expect(counted('127.0.0.1', forwarded, 'loopback')).toBe('10.0.0.9');
});

test('a proxy that forwards no valid address is counted itself', () => {
  expect(counted('127.0.0.1', null, '1')).toBe('127.0.0.1');
  expect(counted('127.0.0.1', 'unknown', '1')).toBe('127.0.0.1');
  expect(counted('10.0.0.1', '', 'uniquelocal')).toBe('10.0.0.1');
  expect(counted('127.0.0.1', '12345', '1')).toBe('127.0.0.1');
});

test('an IPv6 customer is counted by the network it was given, however the address is written', () => {
  const network = counted('2001:db8:1:2::3', null);
  expect(counted('2001:0DB8:0001:0002:ffff:1:2:3', null)).toBe(network);
  expect(counted('2001:db8:1:3::3', null)).not.toBe(network);
  expect(counted('::1', '2001:db8:1:2:9::9', '1')).toBe(network);
  expect(counted('fe80::1%eth0', null)).toBe(counted('fe80::2', null));
});

test('an IPv4 customer is counted alone, also where IPv6 carries it', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(counted(address, null)).toBe(address);
      expect(counted(`::ffff:${address}`, null)).toBe(address);
    }),
  );
});

test('every IPv6 address is counted as some network, or as the IPv4 address that it carries', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const who = counted(address, null);
      expect(isIPv4(who) || /^([\da-f]{1,4}:){3}[\da-f]{1,4}$/.test(who)).toBe(true);
    }),
  );
});
