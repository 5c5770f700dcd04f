import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import {
  BOOKING_RECORD_YEARS,
  CONSUMER_CANCEL_DAYS,
  MESSAGE_KEPT_DAYS,
  PAYMENT_RECORD_YEARS,
  PURGE_AFTER_DAYS,
} from '@daybook/schema/figures/periods';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { cancellationForm } from '@daybook/schema/words/legal-texts';
import { factsWith, NO_PARTICULARS } from '../example-facts.ts';
import { renderSitePage } from '../render.tsx';

const ENCRYPTED = 'The connection between your browser and us is encrypted.';
const NOT_ENCRYPTED = 'is not encrypted, because its address does not begin with https';

function textOf(name: 'privacy' | 'terms' | 'accessibility', facts: SiteFacts): string {
  const { body } = renderSitePage({ name, facts, user: null, form: null });
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

const NAMED = factsWith('setup_fee', {
  operator: {
    name: 'Willow Ltd',
    address: '1 High Street, Leeds LS1 1AA',
    registeredOffice: '2 Low Street, Leeds LS1 1AB',
    companyNumber: '01234567',
    vatNumber: 'GB123456789',
    dataProtectionNumber: 'ZA123456',
    hostingProvider: 'Cloud Ltd, United Kingdom',
    emailProvider: 'Post GmbH, Germany',
    mailboxDays: 90,
  },
});

it('claims encryption in transit only when the address is https', () => {
  const at = (origin: string) => textOf('privacy', factsWith('setup_fee', { origin }));
  expect(at('https://book.example')).toContain(ENCRYPTED);
  expect(at('http://localhost:8787')).toContain(NOT_ENCRYPTED);
  expect(at('http://localhost:8787')).not.toContain(ENCRYPTED);
});

it.each(['privacy', 'terms'] as const)(
  'shows the operator’s particulars from the settings on the page %s',
  (name) => {
    const text = textOf(name, NAMED);
    const particulars = Object.values(NAMED.operator).filter((value) => typeof value === 'string');
    for (const particular of particulars) expect(text).toContain(particular);
    const silent = textOf(name, factsWith('setup_fee'));
    expect(silent).toContain('Our hosting provider');
    expect(silent).toContain('Our email provider');
    expect(silent).not.toMatch(/null|undefined|VAT number|Registered office|Company number/);
  },
);

it('says how long the support mailbox keeps a message when the settings say so', () => {
  const kept = (mailboxDays: number | null) =>
    textOf('privacy', factsWith('setup_fee', { operator: { ...NO_PARTICULARS, mailboxDays } }));
  expect(kept(90)).toContain(
    `${MESSAGE_KEPT_DAYS} days. They also reach our mailbox, and stay there for 90 days`,
  );
  expect(kept(null)).toContain('stay there for as long as we need them to answer you');
});

it('says how long bookings, payments, deletion requests, IP addresses and unsubscribed addresses are kept', () => {
  const text = textOf('privacy', NAMED);
  for (const period of [
    `Bookings ${BOOKING_RECORD_YEARS} years after the appointment`,
    `the date, service and price only, for the rest of those ${BOOKING_RECORD_YEARS} years. Everything else goes within ${PURGE_AFTER_DAYS} days`,
    `If it closes its account, we delete your details within ${PURGE_AFTER_DAYS} days`,
    `until ${PAYMENT_RECORD_YEARS} years after the end of the tax year in which you paid`,
    'a keyed hash of the IP address',
    'Unsubscribed newsletter addresses until you ask us to delete them',
  ])
    expect(text).toContain(period);
});

it('shows the right to object before the explanations, and doesn’t overstate what an export contains', () => {
  const text = textOf('privacy', NAMED);
  expect(text.indexOf('You can object at any time')).toBeLessThan(
    text.indexOf('If you book with a business'),
  );
  expect(text).toContain('download most of what we hold about you');
});

it('gives owners of other websites a sentence for their privacy notice', () => {
  const text = textOf('privacy', NAMED);
  for (const part of [
    'Our online diary is provided by Daybook, run by Willow Ltd (https://book.example). When you open',
    'It sends your IP address',
    'More: https://book.example/privacy-policy',
  ])
    expect(text).toContain(part);
  expect(textOf('privacy', factsWith('setup_fee'))).toContain('provided by Daybook (https://book.example).');
});

it.each(pricing.options)('sells what the model %s offers, and says how it ends', (model) => {
  const text = textOf('terms', factsWith(model));
  expect(/subscription/i.test(text)).toBe(model === 'subscription');
  for (const part of [
    priceText(poundsOf(fullPrice(model))),
    'accept these terms when you add or import a business',
    'We may end this agreement with one month’s notice by email',
    `within ${CONSUMER_CANCEL_DAYS} days of your first payment for a business`,
    ...cancellationForm({ name: null, address: null, email: 'help@book.example' }),
  ])
    expect(text).toContain(part);
});

it('leaves the length of a code’s trial to its page, and states the length of the trial that anyone may have', () => {
  expect(textOf('terms', factsWith('setup_fee', { freeTrialHours: 36 }))).toContain('gives anyone 36 hours.');
  expect(textOf('terms', factsWith('setup_fee', { freeTrialHours: null }))).toMatch(
    /shows how long\. You need no card/,
  );
});

it('dates the accessibility statement by the audit that ACCESSIBILITY.md describes', () => {
  const audit = readFileSync(new URL('../../../ACCESSIBILITY.md', import.meta.url), 'utf8');
  const date = /The last full audit was on (\d+ \w+ \d+)/.exec(audit)?.[1];
  expect(date).toBeDefined();
  expect(textOf('accessibility', NAMED)).toContain(`every journey that existed on ${date}`);
});
