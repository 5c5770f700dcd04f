import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailProblem } from './email-address.ts';
import { isSameAddress, normalisedEmail } from './normalised-email.ts';

it.each([
  ['ADA@Example.COM', 'ada@example.com'],
  ['ZOË@x.uk', 'zoë@x.uk'],
  ['  ada@example.com ', 'ada@example.com'],
  // The same email as one sign and as two.
  ['zoe\u0308@x.uk', 'zo\u00eb@x.uk'],
  ['ΝΊΚΟΣ@x.gr', 'νίκοσ@x.gr'],
  ['νίκος@x.gr', 'νίκοσ@x.gr'],
  ['STRAẞE@x.de', 'straße@x.de'],
  // As English has it, on a Turkish computer too: I is i with a dot, İ keeps its own dot, and ı stays without.
  ['IZMIR@x.tr', 'izmir@x.tr'],
  ['İzmir@x.tr', 'i\u0307zmir@x.tr'],
  ['ıspanak@x.tr', 'ıspanak@x.tr'],
])('%j counts as %j', (typed, normalised) => {
  expect(normalisedEmail(typed)).toBe(normalised);
  expect(isSameAddress(typed, normalised)).toBe(true);
});

it.each([
  ['straße@x.de', 'strasse@x.de'],
  ['İzmir@x.tr', 'izmir@x.tr'],
  ['ıspanak@x.tr', 'ispanak@x.tr'],
  ['zoe@x.uk', 'zoë@x.uk'],
  ['ada+work@example.com', 'ada@example.com'],
])('%s and %s are two people', (one, other) => {
  expect(isSameAddress(one, other)).toBe(false);
});

it('changes nothing of what is normalised already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalisedEmail(text);
      expect(normalisedEmail(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

it('makes a plain letter of no other that an address may have', () => {
  for (let code = 0x80; code <= 0x10ffff; code += 1) {
    const email = String.fromCodePoint(code);
    if (/^[\0-\x7f]+$/.test(normalisedEmail(`a${email}`)))
      expect(emailProblem(`a${email}@example.com`), email).not.toBeNull();
  }
});
