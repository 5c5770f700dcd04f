import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { type ExpiryNoticeFacts, type ExpiryNews, expiryNoticeEmail } from './expiry-notice-email.ts';

const context = {
  supportEmail: 'support@daybook.example',
  operator: readSettings({}).operator,
  publicUrl: 'https://book.example',
  pricing: 'setup_fee' as const,
};
const at = (instant: string) => Date.parse(instant);
const factsOf = (news: ExpiryNews, businessName = 'Willow & Co. Hair'): ExpiryNoticeFacts => ({
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
  'Existing bookings stay. Customers can still cancel them, and we still send reminders (but not for imported bookings).';

it.each<[ExpiryNews, string, string[]]>([
  [
    { kind: 'trial_ending', ...trial },
    'Your free trial for Willow & Co. Hair ends on Friday 10 July 2026 at 09:30, London time',
    [
      'Business: Willow & Co. Hair',
      'Free trial: 48 hours',
      'Ends: Friday 10 July 2026 at 09:30, London time',
      'If you haven’t paid by then, customers see ‘Diary Not Available’ and can’t book',
      'A diary costs £49.00, paid once.',
      PAYMENT,
    ],
  ],
  [
    { kind: 'trial_ended', ...trial },
    'Your free trial for Willow & Co. Hair has ended',
    [
      'Your 48-hour free trial has ended',
      'Ended: Friday 10 July 2026 at 09:30, London time',
      'Until you pay, customers see ‘Diary Not Available’',
      'A diary costs £49.00, paid once.',
      PAYMENT,
    ],
  ],
  [
    failed,
    'Your payment for Willow & Co. Hair didn’t go through',
    [
      'Payment: £9.99, for another month',
      'Failed: Friday 3 July 2026 at 09:30, London time',
      'Please pay by: Friday 10 July 2026 at 09:30, London time',
      'We may retry the payment automatically over the next few days.',
      'If it hasn’t gone through by then, or if the subscription ends first, customers see ‘Diary Not Available’',
      'You can change your card in Settings.',
      'https://book.example/settings?tab=businesses&business=7',
    ],
  ],
  [
    ended,
    'Your subscription for Willow & Co. Hair has ended',
    [
      'Paid for until: Friday 10 July 2026 at 09:30, London time',
      'The subscription was cancelled, and the last paid month is over.',
      'Until you pay again, customers see ‘Diary Not Available’',
      PAYMENT,
    ],
  ],
])('says of $kind what happens, when, and what to do', (news, subject, told) => {
  const email = expiryNoticeEmail(factsOf(news), context);
  expect(email.subject).toBe(subject);
  expect(email.replyTo.email).toBe('support@daybook.example');
  for (const words of [...told, WHAT_STAYS, 'We keep everything']) expect(email.text).toContain(words);
  for (const link of told.filter((words) => words.startsWith('https:')))
    expect(email.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

it('names the price of the model in force', () => {
  const subscription = { ...context, pricing: 'subscription' as const };
  for (const news of [{ kind: 'trial_ending' as const, ...trial }, ended]) {
    const { text } = expiryNoticeEmail(factsOf(news), subscription);
    expect(text).toContain('A diary costs £9.99 a month.');
    expect(text).not.toContain('£49');
  }
});

it('says with the last email about a failed renewal that it is the last', () => {
  const lastWords = 'This is our last reminder before then.';
  expect(expiryNoticeEmail(factsOf(failed), context).text).not.toContain(lastWords);
  expect(expiryNoticeEmail(factsOf({ ...failed, isLast: true }), context).text).toContain(lastWords);
});

it('carries the business’s name as text', () => {
  const { html, subject } = expiryNoticeEmail(
    factsOf({ kind: 'trial_ended', ...trial }, '<b>Salon</b>\r\nBcc: everybody@example.com'),
    context,
  );
  expect(html).not.toContain('<b>Salon');
  expect(subject).not.toMatch(/[\r\n]/);
});
