import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EMAIL_DOMAIN_NEEDS_DOT,
  EMAIL_NEEDS_AT,
  EMAIL_NOT_VALID,
  EMAIL_REQUIRED,
} from '../words/booking-form-texts.ts';
import { emailProblem, isSameAddress, normalisedEmail } from './email-address.ts';

it.each([
  ['', EMAIL_REQUIRED],
  ['   ', EMAIL_REQUIRED],
  ['ada', EMAIL_NEEDS_AT],
  ['ada@', EMAIL_NOT_VALID],
  ['@example.com', EMAIL_NOT_VALID],
  ['ada@@example.com', EMAIL_NOT_VALID],
  ['ada@example.com@example.com', EMAIL_NOT_VALID],
  ['ada lovelace@example.com', EMAIL_NOT_VALID],
  ['ada@example', EMAIL_DOMAIN_NEEDS_DOT],
  ['ada@example..com', EMAIL_NOT_VALID],
  ['ada@.example.com', EMAIL_NOT_VALID],
  ['ada@example.com.', EMAIL_NOT_VALID],
  ['forgotten@customer.Invalid', EMAIL_NOT_VALID],
  ['ada@example.com, grace@example.com', EMAIL_NOT_VALID],
  ['ada@example.com\r\nBcc: all@example.com', EMAIL_NOT_VALID],
])('%j is answered with: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

it.each([
  ['would fill in an email through a link', 'ruth@example.com?cc=evil.example.com'],
  ['brings a body of its own', 'ruth@example.com&body=pay.example'],
  ['hides such signs behind percents', 'ruth@example%3Fcc.com'],
  ['is another address in full width', 'ｒｕｔｈ@example.com'],
  ['has a full-width dot', 'ruth@example．com'],
  ['has the dot of Chinese and Japanese', 'ruth@mail。example.com'],
  ['has a full-width at sign within', 'ruth＠evil@example.com'],
  ['is read from right to left', 'ruth\u202E@example.com'],
  ['holds a zero-width space', 'ru\u200Bth@example.com'],
  ['holds a joiner that is not seen', 'ruth@exam\u200Dple.com'],
  ['holds a filler that is not seen', 'ruth\u115F@example.com'],
  ['holds a sign of no shape', 'ruth@example\uFE0F.com'],
  ['holds half a letter', 'ruth\uD800@example.com'],
  ['holds a sign that nobody has assigned', 'ruth\u0378@example.com'],
  ['ends a line', 'ruth\u0085@example.com'],
])('an address that %s is refused: %s', (_, email) => {
  expect(emailProblem(email)).toBe(EMAIL_NOT_VALID);
});

it.each([
  'ada@example.com',
  ' ada@example.com ',
  "o'brien+hair@mail.example.co.uk",
  'marks&spencer@example.com',
  '100%@example.com',
  'who?@example.com',
  'ruth?cc=evil@example.com',
  'ruth%3Fcc=evil@example.com',
  'ada@bücher.example',
  'ada@invalid.example',
  'ada@mail.invalid.example',
  'zoë@пример.example',
  'ada@例え.テスト',
])('%j can be written to', (email) => {
  expect(emailProblem(email)).toBeNull();
});

it('accepts every ordinary address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      // RFC 5322 allows quotation marks; we refuse them.
      fc.pre(!email.includes('"'));
      expect(emailProblem(email)).toBeNull();
    }),
  );
});

it('never accepts an address that could end a header or name two people', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('\r', '\n', ',', ';', '<', ' '),
      fc.string(),
      (before, sign, after) => {
        expect(emailProblem(`a${before}${sign}${after}@example.com`)).not.toBeNull();
      },
    ),
  );
});

/** Any single code unit or code point, including half of a pair. */
const sign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

it('never accepts an address with an invisible character', () => {
  const invisible = sign.filter((one) => /[\p{C}\p{DI}]/u.test(one));
  fc.assert(
    fc.property(invisible, (one) => {
      expect(emailProblem(`ru${one}th@example.com`)).toBe(EMAIL_NOT_VALID);
      expect(emailProblem(`ruth@exa${one}mple.com`)).toBe(EMAIL_NOT_VALID);
    }),
    { numRuns: 1000 },
  );
});

it('accepts no two addresses that differ only in width or style of a letter', () => {
  fc.assert(
    fc.property(sign, (one) => {
      const email = `ru${one}th@exa${one}mple.com`;
      if (emailProblem(email) === null) expect(email.normalize('NFKC')).toBe(email);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['ADA@Example.COM', 'ada@example.com'],
  ['ZOË@x.uk', 'zoë@x.uk'],
  ['  ada@example.com ', 'ada@example.com'],
  // The same letter as one character and as two.
  ['zoe\u0308@x.uk', 'zo\u00eb@x.uk'],
  ['ΝΊΚΟΣ@x.gr', 'νίκοσ@x.gr'],
  ['νίκος@x.gr', 'νίκοσ@x.gr'],
  ['STRAẞE@x.de', 'straße@x.de'],
  // As in English, even on a Turkish computer: I becomes i, İ keeps its own dot, and ı has none.
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

it('never folds another letter that an address may have into a plain one', () => {
  for (let code = 0x80; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/^[\0-\x7f]+$/.test(normalisedEmail(`a${letter}`)))
      expect(emailProblem(`a${letter}@example.com`), letter).not.toBeNull();
  }
});
