import { expect, it } from 'vitest';
import type { Business, Subscription } from '@daybook/schema/contract/business';
import { planText } from './plan-text.ts';

const business: Business = {
  id: 7,
  business_name: 'Willow Hair',
  business_email: 'desk@willow.example',
  email_confirmed: true,
  emails_to: 'desk@willow.example',
  confirmation_email: 'none',
  business_phone: null,
  business_address: null,
  postcode: null,
  diary_slug: 'willow-hair',
  timezone: 'Europe/London',
  is_in_sitemap: true,
  privacy_notice: null,
  cancellation_policy: null,
  trading_details: null,
  about: null,
  opening_hours: null,
  colour: null,
  picture: null,
  questions: [],
  minimum_notice_hours: 0,
  change_notice_hours: 0,
  customers_may_move: true,
  maximum_days_ahead: null,
  daily_limit_per_person: null,
  bank_holidays: null,
  has_waiting_list: true,
  offer_minutes: 30,
  has_paid: false,
  billing_status: 'unpaid',
  paid_at: null,
  trial_activated_by_coupon: null,
  trial_expires_at: null,
  trial_hours: null,
  is_imported: false,
  subscription: null,
  unfinished_checkout: null,
  held_coupon: null,
  payment_trouble: null,
  created_at: '2027-05-01T09:00:00.000Z',
};
const subscription: Subscription = {
  status: 'active',
  paid_until: '2027-06-11T09:07:00.000Z',
  ends_with_period: false,
  grace_ends_at: null,
};
const until = 'Friday 11 June 2027 at 10:07, London time';

it.each<[string, Partial<Business>, string]>([
  ['nothing yet', {}, 'Not set up yet.'],
  [
    'paid for',
    { billing_status: 'paid', paid_at: '2027-05-10T23:30:00.000Z' },
    'Full access since Tuesday 11 May 2027. Nothing more to pay.',
  ],
  [
    'on trial',
    { billing_status: 'trial', trial_hours: 48, trial_expires_at: '2027-05-13T09:07:00.000Z' },
    'Free trial until Thursday 13 May 2027 at 10:07, London time.',
  ],
  [
    'at the end of its trial',
    { billing_status: 'trial_ended', trial_hours: 24, trial_expires_at: '2027-05-13T09:07:00.000Z' },
    'Your 24-Hour Free Trial Has Ended.',
  ],
  [
    'subscribed',
    { billing_status: 'paid', subscription },
    `£9.99 a month. Paid until ${until}, then renews automatically.`,
  ],
  [
    'cancelled',
    { billing_status: 'paid', subscription: { ...subscription, ends_with_period: true } },
    `Cancelled. Full access until ${until}.`,
  ],
  [
    'past due',
    {
      billing_status: 'paid',
      subscription: { ...subscription, status: 'past_due', grace_ends_at: '2027-06-11T09:07:00.000Z' },
    },
    `The last payment didn’t go through. Full access until ${until}.`,
  ],
  [
    'subscribed no more, before what was paid for is over',
    { billing_status: 'paid', subscription: { ...subscription, status: 'ended' } },
    `The subscription has ended. Full access until ${until}.`,
  ],
  [
    'on trial after a refund',
    {
      billing_status: 'trial',
      trial_hours: 48,
      trial_expires_at: '2027-05-13T09:07:00.000Z',
      payment_trouble: { kind: 'refunded', amount: 49, at: '2027-05-12T09:07:00.000Z' },
    },
    'Your payment of £49 for Willow Hair was refunded on Wednesday 12 May 2027. Customers can book until Thursday 13 May 2027 at 10:07, London time. To take bookings after that, you’ll need to pay.',
  ],
  [
    'without its transfer',
    { payment_trouble: { kind: 'not_arrived', amount: 49, at: '2027-05-12T09:07:00.000Z' } },
    'Your bank transfer of £49 for Willow Hair, started on Wednesday 12 May 2027, didn’t arrive. Willow Hair can’t take bookings until you pay. Nothing has been deleted.',
  ],
  [
    'at the end of its subscription',
    { billing_status: 'subscription_ended', subscription: { ...subscription, status: 'ended' } },
    `The subscription has ended. It was paid until ${until}.`,
  ],
  ['deactivated', { billing_status: 'inactive', paid_at: '2027-05-10T23:30:00.000Z' }, 'Deactivated.'],
])('says of a business that is %s how it is paid for', (_, given, text) => {
  expect(planText({ ...business, ...given })).toBe(text);
});
