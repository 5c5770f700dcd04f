import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailSuggestion, MAIL_DOMAINS } from './email-typo.ts';

const domainFor = (typed: string) => emailSuggestion(`ada@${typed}`)?.domain ?? null;
const anyDomain = fc.constantFrom(...MAIL_DOMAINS);
const anySign = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz.');

const anyTypo = fc
  .tuple(anyDomain, fc.nat(), anySign, fc.constantFrom('insert', 'delete', 'swap', 'exchange'))
  .map(([domain, place, sign, kind]) => {
    const at = place % domain.length;
    const [before, after] = [domain.slice(0, at), domain.slice(at)];
    if (kind === 'insert') return { domain, typed: before + sign + after };
    if (kind === 'delete') return { domain, typed: before + after.slice(1) };
    if (kind === 'exchange') return { domain, typed: before + sign + after.slice(1) };
    return { domain, typed: before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2) };
  })
  .filter(({ typed }) => !MAIL_DOMAINS.includes(typed));

it.each([
  ['ada@gmial.com', 'gmail.com', 'ada@gmail.com'],
  ['Ada.L@HOTMIAL.CO.UK', 'hotmail.co.uk', 'Ada.L@hotmail.co.uk'],
  [' ada@gmial.com ', 'gmail.com', 'ada@gmail.com'],
])('asks whether %s is meant to be at %s', (typed, domain, email) => {
  expect(emailSuggestion(typed)).toEqual({ domain, email });
});

it.each([
  ['gmail.con', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmial.cmo', 'gmail.com'],
  ['hotmail.couk', 'hotmail.co.uk'],
  ['yahoo.co.ik', 'yahoo.co.uk'],
  ['btintenet.com', 'btinternet.com'],
  ['ntlwrold.com', 'ntlworld.com'],
  ['willow.con', 'willow.com'],
  ['willow-hair.co.ik', 'willow-hair.co.uk'],
  ['willow.org.k', 'willow.org.uk'],
])('of %s makes %s', (typed, meant) => {
  expect(domainFor(typed)).toBe(meant);
});

it.each(['example.com', 'nhs.uk', 'bbc.co.uk', 'willow.me', 'con', '.con', 'u.k.edu', 'gmx.de', ''])(
  'asks nothing about %j',
  (typed) => {
    expect(domainFor(typed)).toBeNull();
  },
);

it.each(['ada', '', '@gmial.com', 'constructor@x.constructor'])('makes nothing of %j', (typed) => {
  expect(emailSuggestion(typed)).toBeNull();
});

it('never questions a domain that people have', () => {
  for (const domain of MAIL_DOMAINS) expect([domain, domainFor(domain)]).toEqual([domain, null]);
  expect(new Set(MAIL_DOMAINS).size).toBe(MAIL_DOMAINS.length);
});

it('finds a domain that people have for every single typing mistake, and the right one unless another is as near', () => {
  fc.assert(
    fc.property(anyTypo, ({ domain, typed }) => {
      const found = domainFor(typed);
      expect(MAIL_DOMAINS).toContain(found);
      const nearer = MAIL_DOMAINS.slice(0, MAIL_DOMAINS.indexOf(domain));
      if (found !== domain) expect(nearer).toContain(found);
    }),
    { numRuns: 2000 },
  );
});

it('never questions its own suggestion, and keeps the name before the @', () => {
  const typed = fc.oneof(
    anyTypo.map((typo) => typo.typed),
    fc.domain(),
    fc
      .tuple(fc.domain(), fc.constantFrom('con', 'cmo', 'ik', 'couk', 'u'))
      .map(([domain, ending]) => domain.replace(/[^.]+$/, ending)),
  );
  fc.assert(
    fc.property(typed, fc.stringMatching(/^[A-Za-z0-9.+-]{1,12}$/), (domain, name) => {
      const suggestion = emailSuggestion(`${name}@${domain}`);
      fc.pre(suggestion !== null);
      expect(suggestion?.email).toBe(`${name}@${suggestion?.domain}`);
      expect(emailSuggestion(suggestion?.email ?? '')).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

it.each(['gxxil.com', 'gaxil.com', 'gxmil.com'])(
  'asks nothing about two mistakes side by side: %s',
  (typed) => {
    expect(domainFor(typed)).toBeNull();
  },
);
