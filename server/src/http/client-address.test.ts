import { expect, test } from 'vitest';
import { countedAddress } from './client-address.ts';

test('a peer out there is counted by its own address, whatever it claims', () => {
  expect(countedAddress('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('a proxy nearby is believed, but only its own word: the last entry', () => {
  expect(countedAddress('127.0.0.1', '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7');
  expect(countedAddress('::ffff:10.0.0.2', ['1.2.3.4', '198.51.100.8'])).toBe('198.51.100.8');
});

test('a proxy that names nobody, or nonsense, is counted itself', () => {
  expect(countedAddress('127.0.0.1', undefined)).toBe('127.0.0.1');
  expect(countedAddress('127.0.0.1', 'unknown')).toBe('127.0.0.1');
});

test('an IPv6 customer is counted by the network it was given, however the address is written', () => {
  const counted = countedAddress('2001:db8:1:2::3', undefined);
  expect(countedAddress('2001:0DB8:0001:0002:ffff:1:2:3', undefined)).toBe(counted);
  expect(countedAddress('2001:db8:1:3::3', undefined)).not.toBe(counted);
  expect(countedAddress('::1', '2001:db8:1:2:9::9')).toBe(counted);
});
