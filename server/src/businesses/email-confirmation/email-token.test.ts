import { expect, it } from 'vitest';
import { createEmailTokens } from './email-token.ts';

const tokens = createEmailTokens(['the secret of this server']);
const subject = { businessId: 7, email: 'desk@salon.example', expiresAt: Date.parse('2026-11-27T09:00:00Z') };
const token = tokens.tokenOf(subject);

it('names the business and the end, and nothing of the address', () => {
  expect(tokens.read(token)).toMatchObject({ businessId: 7, expiresAt: subject.expiresAt });
  expect(token).not.toMatch(/desk|salon/);
  expect(token).toMatch(/^[\w.-]{50,70}$/);
});

it('is for that address alone, in capitals or not', () => {
  expect(tokens.read(token)?.isFor('desk@salon.example')).toBe(true);
  expect(tokens.read(token)?.isFor('Desk@Salon.Example')).toBe(true);
  expect(tokens.read(token)?.isFor('des@salon.example')).toBe(false);
});

it('holds after a newer secret has replaced its own, while its own is still believed', () => {
  const rotated = createEmailTokens(['another secret', 'the secret of this server']);
  expect(rotated.read(token)?.isFor('desk@salon.example')).toBe(true);
  expect(tokens.read(rotated.tokenOf(subject))?.isFor('desk@salon.example')).toBe(false);
});

it.each([
  ['another business', token.replace('7.', '8.')],
  ['a later end', token.replace(/\.\w+\./, '.zzzzzzzz.')],
  ['another secret', createEmailTokens(['another secret']).tokenOf(subject)],
])('does not hold for %s', (_, forged) => {
  expect(tokens.read(forged)?.isFor(subject.email)).toBe(false);
});

it.each(['', 'x', '7.1.', `7.1.${'x'.repeat(42)}`, `0.1.${'x'.repeat(43)}`, `7..${'x'.repeat(43)}`])(
  'makes nothing of %j',
  (nonsense) => {
    expect(tokens.read(nonsense)).toBeNull();
  },
);
