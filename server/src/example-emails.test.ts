import pino from 'pino';
import { expect, it } from 'vitest';
import { EXAMPLE_EMAIL_KINDS, exampleEmail } from './example-emails.ts';
import { readSettings } from './settings.ts';

const context = {
  supportEmail: 'support@daybook.example',
  publicUrl: 'https://book.example',
  pricing: 'setup_fee' as const,
  operator: readSettings({ OPERATOR_NAME: 'Willow Ltd', OPERATOR_COMPANY_NUMBER: 'SC123456' }).operator,
  clock: () => Date.parse('2026-11-20T09:00:00Z'),
  log: pino({ level: 'silent' }),
};

it.each(EXAMPLE_EMAIL_KINDS)('shows an email of the kind $kind, and names it', async ({ kind, name }) => {
  expect(name).not.toBe(kind);
  const email = await exampleEmail(context, kind);
  expect(email?.subject.length).toBeGreaterThan(5);
  expect(email?.html).toContain('<!doctype html>');
  for (const text of [email?.html, email?.text]) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  // Each address appears once, and a title that is a question gets no colon.
  const addresses = email?.text.match(/https?:\S+/g) ?? [];
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(email?.text).not.toContain('?:');
});

it.each(['account_deleted', 'trial_ended', 'order_confirmed', 'newsletter_confirmation'])(
  'says in the foot of our own email %s who sends it',
  async (kind) => {
    const email = await exampleEmail(context, kind);
    expect(email?.text).toContain('Run by Willow Ltd.\nRegistered in Scotland, company number SC123456.');
  },
);

it('leaves that out of an email of a business', async () => {
  expect((await exampleEmail(context, 'booking_confirmed'))?.text).not.toContain('Willow Ltd');
});

it('shows none of a kind that there is not', async () => {
  expect(await exampleEmail(context, 'nothing')).toBeNull();
});

it('about the waiting list says in its subject what for and when', async () => {
  const subjects = ['confirm', 'offer', 'gone'].map((kind) => exampleEmail(context, `waiting_list_${kind}`));
  expect((await Promise.all(subjects)).map((email) => email?.subject)).toEqual([
    'Shall we tell you if a time is free for Cut and blow-dry, 21 to 27 November?',
    'A time is free: Cut and blow-dry, Sunday 22 November at 10:30',
    'No longer free: Cut and blow-dry, Sunday 22 November at 10:30',
  ]);
});

it('is of the two people it is made for', async () => {
  const email = await exampleEmail(context, 'booking_confirmed', {
    attendeeEmail: 'tester@example.com',
    businessEmail: 'desk@example.com',
  });
  expect(email?.replyTo.email).toBe('desk@example.com');
  expect(email?.calendar?.content).toContain('MAILTO:tester@example.com');
});
