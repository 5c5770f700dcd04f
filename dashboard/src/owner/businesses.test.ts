import { expect, it } from 'vitest';
import type { Business } from '@daybook/schema/contract/business';
import { selectBusiness } from './businesses.ts';

const business = (id: number): Business => ({
  id,
  business_name: `Business ${id}`,
  business_email: 'desk@example.com',
  email_confirmed: true,
  emails_to: 'desk@example.com',
  confirmation_email: 'none',
  business_phone: null,
  business_address: null,
  postcode: null,
  diary_slug: `business-${id}`,
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
  has_paid: true,
  billing_status: 'paid',
  trial_activated_by_coupon: null,
  trial_expires_at: null,
  paid_at: null,
  trial_hours: null,
  is_imported: false,
  subscription: null,
  unfinished_checkout: null,
  held_coupon: null,
  payment_trouble: null,
  created_at: '2026-11-21T09:00:00.000Z',
});
const three = [business(4), business(7), business(5)];
const nothing = { inPath: null, inQuery: null, isNew: false, last: null };

it.each([
  ['the first if nothing says which', nothing, 4],
  ['the one in the query', { ...nothing, inQuery: '5', last: '7' }, 5],
  ['the one viewed last', { ...nothing, last: '7' }, 7],
  ['the newest just after one was added', { ...nothing, isNew: true, last: '4' }, 7],
  ['the first if the query names another owner’s', { ...nothing, inQuery: '99' }, 4],
  ['none if the path names another owner’s', { ...nothing, inPath: '99', last: '7' }, null],
  ['the one in the path', { ...nothing, inPath: '5', inQuery: '7' }, 5],
])('selects %s', (_, wanted, id) => {
  expect(selectBusiness(three, wanted)?.id ?? null).toBe(id);
});

it('selects none if the account has none', () => {
  expect(selectBusiness([], nothing)).toBeNull();
});
