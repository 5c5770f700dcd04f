import { expect, it } from 'vitest';
import type { EndingFacts, EndingNews } from './ending-facts.ts';
import { createEndingLetterMaker, endingLetter, type EndingLetterContext } from './letter.ts';

const context: EndingLetterContext = {
  supportEmail: 'support@daybook.example',
  publicUrl: 'https://book.example',
  pricing: 'setup_fee',
};
const at = (instant: string) => Date.parse(instant);
const factsOf = (news: EndingNews, businessName = 'Willow & Co. Hair'): EndingFacts => ({
  businessId: 7,
  businessName,
  timezone: 'Europe/London',
  onceKey: 'a key',
  news,
});
const trial = { hours: 48, endsAt: at('2026-07-10T08:30:00Z') };
const failed = {
  kind: 'renewal_failed',
  failedAt: at('2026-07-03T08:30:00Z'),
  openUntil: at('2026-07-10T08:30:00Z'),
  isLast: false,
} as const;
const ended = {
  kind: 'subscription_ended',
  paidUntil: at('2026-07-10T08:30:00Z'),
  why: 'cancelled',
} as const;
const PAYMENT = 'https://book.example/business/7/payment';
const WHAT_STAYS =
  'Bookings already made stay: their attendees can still cancel, and their reminders still go out.';

it.each<[EndingNews, string, string[]]>([
  [
    { kind: 'trial_ending', ...trial },
    'The free trial of Willow & Co. Hair ends on Friday 10 July 2026 at 09:30, London time',
    [
      'Business: Willow & Co. Hair',
      'Free trial: 48 hours',
      'Ends: Friday 10 July 2026 at 09:30, London time',
      'If the business has not been paid for by then, the diary shows ‘Diary Not Available’',
      'Full access costs £49.00, once.',
      PAYMENT,
    ],
  ],
  [
    { kind: 'trial_ended', ...trial },
    'The free trial of Willow & Co. Hair has ended',
    [
      'Your 48-hour free trial has ended',
      'Ended: Friday 10 July 2026 at 09:30, London time',
      'Until the business is paid for, the diary shows ‘Diary Not Available’',
      'Full access costs £49.00, once.',
      PAYMENT,
    ],
  ],
  [
    failed,
    'The payment for Willow & Co. Hair did not go through',
    [
      'For: Another month, £9.99',
      'Failed: Friday 3 July 2026 at 09:30, London time',
      'Please pay by: Friday 10 July 2026 at 09:30, London time',
      'The payment may be tried again by itself on some of the coming days.',
      'If it has not gone through by then, or if the subscription has ended before, the diary shows ‘Diary Not Available’',
      'You can change the card in Settings.',
      'https://book.example/settings',
    ],
  ],
  [
    ended,
    'The subscription of Willow & Co. Hair has ended',
    [
      'Paid for until: Friday 10 July 2026 at 09:30, London time',
      'The subscription was cancelled, and the last month that was paid for is over.',
      'Until the business is paid for again, the diary shows ‘Diary Not Available’',
      PAYMENT,
    ],
  ],
])('says of $kind what happens, when, and what to do', (news, subject, told) => {
  const letter = endingLetter(factsOf(news), context);
  expect(letter.subject).toBe(subject);
  expect(letter.replyTo.email).toBe('support@daybook.example');
  for (const words of [...told, WHAT_STAYS, 'Everything is kept']) expect(letter.text).toContain(words);
  for (const link of told.filter((words) => words.startsWith('https:')))
    expect(letter.html).toContain(`href="${link}"`);
});

it('names the price of the model in force', () => {
  const subscription = { ...context, pricing: 'subscription' as const };
  for (const news of [{ kind: 'trial_ending' as const, ...trial }, ended]) {
    const { text } = endingLetter(factsOf(news), subscription);
    expect(text).toContain('Full access costs £9.99 a month.');
    expect(text).not.toContain('£49');
  }
});

it('says with the last letter about a failed renewal that it is the last', () => {
  const lastWords = 'We do not write again before then.';
  expect(endingLetter(factsOf(failed), context).text).not.toContain(lastWords);
  expect(endingLetter(factsOf({ ...failed, isLast: true }), context).text).toContain(lastWords);
});

it('carries the business’s name as text', () => {
  const { html, subject } = endingLetter(
    factsOf({ kind: 'trial_ended', ...trial }, '<b>Salon</b>\r\nBcc: everybody@example.com'),
    context,
  );
  expect(html).not.toContain('<b>Salon');
  expect(subject).not.toMatch(/[\r\n]/);
});

it('is not sent once what it tells is no longer so', async () => {
  const row = {
    id: 1,
    kind: 'trial_ended',
    bookingId: null,
    businessId: 7,
    recipient: 'olive@salon.example',
    payload: JSON.stringify(factsOf({ kind: 'trial_ended', ...trial })),
    attempts: 1,
    createdAt: 0,
  };
  const maker = (isDue: boolean) =>
    createEndingLetterMaker({ ...context, isStillDue: async () => isDue, clock: () => 1 });
  expect(await maker(false)(row)).toBeNull();
  expect((await maker(true)(row))?.subject).toBe('The free trial of Willow & Co. Hair has ended');
});
