import { expect, it } from 'vitest';
import { exampleSender } from '../businesses/email-from-business.ts';
import { createLinks } from '../tokens/seal.ts';
import {
  customerErasedEmail,
  customerKeptEmail,
  dataLinkEmail,
  erasureRequestedEmail,
  eraseDueEmail,
} from './customer-data-emails.ts';
import type { CustomerKeptFacts, DataLinkFacts, ErasureRequestedFacts } from './customer-data-facts.ts';

const links = createLinks(['the secret of this server']);
const tokens = links.customerDataLink;
const context = { supportEmail: 'support@daybook.example', publicUrl: 'https://daybook.example', links };
const business = { ...exampleSender('hello@willow.example'), name: 'Willow Hair' };
const expiresAt = Date.parse('2026-11-21T09:00:00Z');
const link: DataLinkFacts = {
  bookingId: 7,
  business,
  timezone: 'Europe/London',
  firstName: 'Ada',
  email: 'ada@example.com',
  expiresAt,
};
const asked: ErasureRequestedFacts = {
  requestId: 3,
  askedAt: 0,
  businessId: 5,
  business,
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  bookingCount: 2,
  erasureDeadline: '2026-12-20',
};
const kept: CustomerKeptFacts = {
  business,
  timezone: 'Europe/London',
  firstName: 'Ada',
  reason: 'Our accounts,\nfor six years.',
  mayAskFrom: Date.parse('2026-12-20T09:00:00Z'),
};

it('gives the customer a link that is theirs, and says until when it works', () => {
  const email = dataLinkEmail(link, context);
  const token = tokens.tokenOf({ id: 7, email: 'ada@example.com', expiresAt });
  for (const body of [email.text, email.html]) expect(body).toContain(`/my-data?token=${token}`);
  expect(email.text).toContain('The link works until Saturday 21 November 2026 at 09:00, London time');
  expect(email).toMatchObject({
    senderName: 'Willow Hair via Daybook',
    replyTo: { name: 'Willow Hair', email: 'hello@willow.example' },
  });
});

it('comes from the business to its customers, and from us to the business', () => {
  expect(customerKeptEmail(kept, context).text).toMatch(/^Willow Hair\n\n/);
  expect(customerKeptEmail(kept, context).text).toContain(
    '\n12 High Street, Chiswick, W4 1PD\n020 7946 0018\n',
  );
  expect(erasureRequestedEmail(asked, context).html).not.toContain('<address');
});

it('names the token of no other link', () => {
  const other = links.confirmEmailLink;
  const token = tokens.tokenOf({ id: 7, email: 'ada@example.com', expiresAt });
  expect(other.read(token)?.isFor('ada@example.com')).toBe(false);
});

it('tells the owner who asks, until when to answer, and where', () => {
  const email = erasureRequestedEmail(asked, context);
  expect(email.subject).toBe('Ada Lovelace asked you to delete their data: reply by Sunday 20 December 2026');
  expect(email.text).toContain('https://daybook.example/dashboard?business=5&tab=bookings#erasure-requests');
  expect(email.replyTo).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
  expect(eraseDueEmail(asked, context).text).toContain('You haven’t replied yet');
});

it('tells the customer the owner’s reason, and where to complain', () => {
  const { text } = customerKeptEmail(kept, context);
  expect(text).toContain('  Our accounts,\n  for six years.');
  expect(text).toContain('You can ask again from Sunday 20 December 2026 at 09:00, London time');
  expect(text).toContain('https://ico.org.uk/make-a-complaint/');
});

it('tells the customer what is deleted and what stays, without their details', () => {
  const { text, subject } = customerErasedEmail({ business, hasFound: true, hasClosed: false }, context);
  expect(subject).toBe('Willow Hair has deleted your details');
  expect(text).not.toMatch(/ada|lovelace/i);
});

it('never confirms a deletion that found nothing', () => {
  const { text, subject, html } = customerErasedEmail(
    { business, hasFound: false, hasClosed: false },
    context,
  );
  expect(subject).toBe('Willow Hair found nothing to delete');
  expect(text).toContain('we deleted nothing');
  expect(text + html).not.toMatch(/has deleted|are gone/);
});

it('ends each email to the customer with where to read how their details are used', () => {
  const policy = 'Daybook’s privacy policy: https://daybook.example/privacy-policy\n';
  expect(dataLinkEmail(link, context).text).toMatch(new RegExp(`${policy}$`));
  const notice = 'https://willow.example/privacy';
  const { text } = customerKeptEmail({ ...kept, business: { ...business, privacyNotice: notice } }, context);
  expect(text).toContain(`How Willow Hair uses your details: ${notice}\n${policy}`);
  expect(erasureRequestedEmail(asked, context).text).not.toContain('privacy policy');
});

it('tells the customer of a business that has closed that Daybook deleted their details, or found none', () => {
  const gone = { ...business, email: null };
  const email = (hasFound: boolean) =>
    customerErasedEmail({ business: gone, hasFound, hasClosed: true }, context);
  expect(email(true)).toMatchObject({ replyTo: { name: 'Daybook', email: 'support@daybook.example' } });
  expect(email(true).subject).toBe('Your details have been deleted: Willow Hair');
  expect(email(true).text.replaceAll('\n', ' ')).toContain(
    'closed its diary on Daybook, so we answer instead',
  );
  expect(email(false).subject).toBe('Nothing was deleted: Willow Hair');
  expect(email(false).text + email(false).html).not.toMatch(/are gone|been deleted/);
});

it('has replies go to support where the owner has left', () => {
  const email = dataLinkEmail({ ...link, business: { ...business, email: null } }, context);
  expect(email.replyTo.email).toBe('support@daybook.example');
  expect(email.text).toContain('Reply to this email to contact Daybook support.');
});
