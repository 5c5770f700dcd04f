import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDevice } from '../accounts/known-device.ts';
import { hashPerson } from '../accounts/person-hash.ts';
import { createSignInSeal } from '../accounts/sign-in-transaction.ts';
import { createCancelTokens } from '../bookings/cancel-token.ts';
import { createFormStamps } from '../hosted/form-stamp.ts';
import { createLinkTokens } from './seal.ts';

const tokens = createLinkTokens('confirmEmailLink', ['the secret of this server']);
const subject = { id: 7, email: 'desk@salon.example', expiresAt: Date.parse('2026-11-27T09:00:00Z') };
const token = tokens.tokenOf(subject);

it('contains the business and the expiry, and nothing of the address', () => {
  expect(tokens.read(token)).toMatchObject({ id: 7, expiresAt: subject.expiresAt });
  expect(token).not.toMatch(/desk|salon/);
  expect(token).toMatch(/^[\w.-]{50,70}$/);
});

it('is for that address alone, in capitals or not', () => {
  expect(tokens.read(token)?.isFor('desk@salon.example')).toBe(true);
  expect(tokens.read(token)?.isFor('Desk@Salon.Example')).toBe(true);
  expect(tokens.read(token)?.isFor('des@salon.example')).toBe(false);
});

it('holds after a newer secret has replaced its own, while its own is still believed', () => {
  const rotated = createLinkTokens('confirmEmailLink', ['another secret', 'the secret of this server']);
  expect(rotated.read(token)?.isFor('desk@salon.example')).toBe(true);
  expect(tokens.read(rotated.tokenOf(subject))?.isFor('desk@salon.example')).toBe(false);
});

it.each([
  ['another business', token.replace('7.', '8.')],
  ['a later end', token.replace(/\.\w+\./, '.zzzzzzzz.')],
  ['another secret', createLinkTokens('confirmEmailLink', ['another secret']).tokenOf(subject)],
])('does not hold for %s', (_, forged) => {
  expect(tokens.read(forged)?.isFor(subject.email)).toBe(false);
});

it.each(['', 'x', '7.1.', `7.1.${'x'.repeat(42)}`, `0.1.${'x'.repeat(43)}`, `7..${'x'.repeat(43)}`])(
  'makes nothing of %j',
  (nonsense) => {
    expect(tokens.read(nonsense)).toBeNull();
  },
);

it('may have no expiry, and then contains none', () => {
  const endless = createLinkTokens('newsletterLink', ['the secret of this server']);
  const made = endless.tokenOf({ id: 7, email: subject.email });
  expect(made).toMatch(/^7\.[\w-]{43}$/);
  expect(endless.read(made)).toMatchObject({ id: 7, expiresAt: Infinity });
  expect(endless.read(made)?.isFor(subject.email)).toBe(true);
});

describe('what an earlier version made is accepted', () => {
  const secrets = ['a secret of the tests, as long as one has to be'] as const;
  const expiresAt = Date.parse('2026-12-01T00:00:00Z');
  const clock = () => expiresAt;

  it.each([
    ['confirmEmailLink', '7.mx3xkao0.lviZ-XuEgSDxD5XCFybZW1A2YzpWKoAzxq83HO1LrnM', expiresAt],
    ['customerDataLink', '7.mx3xkao0.3tNNh-53N3808tjZWi0CoyPAunWDrq1vKQ5WGJQqxBo', expiresAt],
    ['newsletterLink', '7.uD3yFooWcs3U2mNmKzS94umN3s5PyHghtgOIP06vZQE', Infinity],
  ] as const)('%s', (purpose, sent, end) => {
    const read = createLinkTokens(purpose, secrets).read(sent);
    expect(read).toMatchObject({ id: 7, expiresAt: end });
    expect(read?.isFor('Desk@Salon.example')).toBe(true);
  });

  it('a cancel link', () => {
    const sent = 'x7fyYfzFwTKp7xyRFEkMXDUAWg8rp77nGtIvuZBWLFY';
    const hash = createHash('sha256').update(sent).digest('base64url');
    expect(createCancelTokens(secrets).tokenOf('bm9uY2Utb2YtYS10ZXN0LQ', hash)).toBe(sent);
  });

  it('the stamp of an open form', () => {
    const stamp = 'mx3xkao0.qsQuMpdiGIBMfGS2lA8o2Hc91zIHdJxD537WR7cfJQU';
    expect(createFormStamps(secrets, () => expiresAt + 1000).ageOf(stamp)).toBe(1000);
  });

  it('the cookie of a known device', () => {
    const device = readDevice(secrets, 'AAAAAAAAAAAAAAAAAAAAAA.lygyik4xHQGTg_tWhPiWbg');
    expect([device.knows(7), device.knows(8)]).toEqual([true, false]);
  });

  it('the name that stands for a person', () => {
    expect(hashPerson(secrets, 'google subject')).toEqual(['TPJHjzgz4-5c746MV2RPTIpR8DUeHsSYKvYoQfnAaTg']);
  });

  it('a sign-in that has begun', () => {
    const sealed =
      'MWRhrVRj0Dp5PYej_geroJGToaZCVeqvUt8T8O3M-PWAqLutgg1ivvg5INTV3mHW5H_9bAFhDUuWSuQhVd0eR_Hm3Mtyp112VrezeEzWOKzey4c2UOAJwK-CE-NTYztf91LyGcRVKR1N-wgW5Jtn9bFq10xLgzY';
    const begun = { state: 's', nonce: 'n', verifier: 'v', comeBackTo: '/settings' };
    expect(createSignInSeal(secrets, clock).open(sealed)).toEqual(begun);
  });
});
