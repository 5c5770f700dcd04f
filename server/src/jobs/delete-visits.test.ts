import { afterEach, beforeEach, expect, it } from 'vitest';
import { MESSAGE_KEPT_DAYS, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';
import { exampleBusiness, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { emails } from '../database/email-tables.ts';
import { contactMessages, newsletterSignups } from '../database/visitor-tables.ts';
import { EMAILS_KEPT_FOR } from './clean-up.ts';
import { createDeleteVisitsStore } from './delete-visits-store.ts';
import { deleteVisits } from './delete-visits.ts';

const NOW = Date.parse('2026-11-20T03:29Z');
const DAY = 86_400_000;
let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());
const run = () => deleteVisits({ store: createDeleteVisitsStore(example.database), clock: () => NOW });

it('deletes signups whose link has expired; addresses that had unsubscribed before stay unsubscribed', async () => {
  const ended = NOW - NEWSLETTER_LINK_DAYS * DAY;
  const add = async (email: string, given: Partial<typeof newsletterSignups.$inferInsert>) =>
    await example.database
      .insert(newsletterSignups)
      .values({ email, normalisedEmail: email, source: 'footer', createdAt: 1, askedAt: ended, ...given });
  await add('unanswered@example.com', {});
  await add('may-answer@example.com', { askedAt: ended + 1 });
  await add('reader@example.com', { status: 'active' });
  await add('left@example.com', { unsubscribedAt: 1 });
  await run();
  const { email, status } = newsletterSignups;
  expect(await example.database.select({ email, status }).from(newsletterSignups)).toEqual([
    { email: 'may-answer@example.com', status: 'pending' },
    { email: 'reader@example.com', status: 'active' },
    { email: 'left@example.com', status: 'unsubscribed' },
  ]);
});

it('forgets messages to support after a year', async () => {
  const add = async (message: string, createdAt: number) =>
    await example.database
      .insert(contactMessages)
      .values({ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', message, createdAt });
  await add('old', NOW - MESSAGE_KEPT_DAYS * DAY - 1);
  await add('newer', NOW - MESSAGE_KEPT_DAYS * DAY);
  await run();
  expect(await example.database.select({ message: contactMessages.message }).from(contactMessages)).toEqual([
    { message: 'newer' },
  ]);
});

it('deletes emails of no booking and no business, once they are over and old', async () => {
  const old = NOW - EMAILS_KEPT_FOR - 1;
  const add = async (kind: string, given: Partial<typeof emails.$inferInsert>) =>
    await example.database.insert(emails).values({
      kind,
      recipient: 'ada@example.com',
      normalisedRecipient: 'ada@example.com',
      payload: {},
      dueAt: old,
      createdAt: old,
      ...given,
    });
  await add('sent', { status: 'sent' });
  await add('failed', { status: 'failed' });
  await add('on its way', { status: 'queued' });
  await add('newer', { status: 'sent', createdAt: old + 1 });
  await add('of a business', { status: 'sent', businessId: exampleBusiness.id });
  await run();
  expect(
    (await example.database.select({ kind: emails.kind }).from(emails).orderBy(emails.id)).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['on its way', 'newer', 'of a business']);
});
