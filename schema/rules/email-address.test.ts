import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMAIL_DOMAIN_NEEDS_DOT, EMAIL_NEEDS_AT, EMAIL_NOT_VALID, EMAIL_REQUIRED } from '../words/texts.ts';
import { emailProblem, emailSuggestion } from './email-address.ts';

it.each([
  ['', EMAIL_REQUIRED],
  ['   ', EMAIL_REQUIRED],
  ['ada', EMAIL_NEEDS_AT],
  ['ada@', EMAIL_NOT_VALID],
  ['@example.com', EMAIL_NOT_VALID],
  ['ada@@example.com', EMAIL_NOT_VALID],
  ['ada lovelace@example.com', EMAIL_NOT_VALID],
  ['ada@example', EMAIL_DOMAIN_NEEDS_DOT],
  ['ada@example..com', EMAIL_NOT_VALID],
  ['ada@.example.com', EMAIL_NOT_VALID],
  ['ada@example.com.', EMAIL_NOT_VALID],
  ['ada@example.com, grace@example.com', EMAIL_NOT_VALID],
  ['ada@example.com\r\nBcc: all@example.com', EMAIL_NOT_VALID],
])('%j is answered with: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

it.each(['ada@example.com', ' ada@example.com ', "o'brien+hair@mail.example.co.uk", 'ada@bücher.example'])(
  '%j can be written to',
  (email) => {
    expect(emailProblem(email)).toBeNull();
  },
);

it('accepts every ordinary address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
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

it.each([
  ['ada@gmial.com', 'gmail.com', 'ada@gmail.com'],
  ['Ada.L@HOTMIAL.CO.UK', 'hotmail.co.uk', 'Ada.L@hotmail.co.uk'],
])('asks whether %s is meant to be at %s', (typed, domain, email) => {
  expect(emailSuggestion(typed)).toEqual({ domain, email });
});

it.each(['ada@gmail.com', 'ada@example.com', 'ada', ''])('asks nothing about %j', (typed) => {
  expect(emailSuggestion(typed)).toBeNull();
});

it('never suggests a domain that it would question itself', () => {
  for (const typo of ['gmal.com', 'yaho.com', 'iclod.com', 'outlok.com', 'btinternt.com', 'live.couk']) {
    const suggestion = emailSuggestion(`ada@${typo}`);
    expect(suggestion).not.toBeNull();
    expect(emailSuggestion(suggestion?.email ?? '')).toBeNull();
  }
});
