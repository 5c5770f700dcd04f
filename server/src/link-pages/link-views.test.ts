import { describe, expect, it } from 'vitest';
import type { WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { exampleBookedBusiness } from '@daybook/schema/test/example-booking-details';
import { confirmEmailView } from './confirm-email-page.ts';
import { newsletterView } from './newsletter-page.ts';
import { waitingView } from './waiting-list-page.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const entry: WaitingListSeen = {
  ...exampleBookedBusiness,
  diary_slug: 'willow',
  from_date: '2026-11-24',
  to_date: '2026-12-04',
  part_of_day: 'afternoon',
  service_name: 'Full colour',
  person_name: null,
  timezone: 'Europe/London',
  attendee_first_name: 'Ellen',
  attendee_email: 'ellen@example.com',
  status: 'waiting',
  ended_for: null,
  wants_earlier: false,
  offer_minutes: 30,
};

describe('the page of a place on a waiting list', () => {
  const seen = (given: Partial<WaitingListSeen>, done: 'confirm' | 'leave' | null = null) =>
    waitingView({ ...entry, ...given }, done, NOW);

  it('is the business’s, and says what is waited for', () => {
    const { business, facts } = seen({});
    expect(business).toEqual({ name: entry.business_name, href: '/diary/willow' });
    expect(facts.map(({ value }) => value)).toEqual([
      'Any afternoon until 4 December',
      'Full colour',
      'ellen@example.com',
    ]);
    expect(seen({ wants_earlier: true }).facts[0]?.value).toBe('An earlier time than the one you have');
  });

  it.each([
    [
      'asks before it confirms',
      { status: 'unconfirmed' },
      null,
      'Confirm your place on the waiting list',
      'confirm',
    ],
    ['was confirmed here', {}, 'confirm', 'You’re on the waiting list', 'leave'],
    ['was confirmed before', {}, null, 'You’re already on the waiting list', 'leave'],
  ] as const)('%s', (_, given, done, title, change) => {
    expect(seen(given, done)).toMatchObject({ title, action: { change } });
  });

  it.each([
    ['left', 'You’ve left the waiting list'],
    ['booked', 'You’re no longer on the waiting list'],
    ['removed', 'You’re no longer on the waiting list'],
    ['over', 'You’re not on the waiting list'],
  ] as const)('leads to the diary when the wait has ended: %s', (why, title) => {
    expect(seen({ status: 'ended', ended_for: why })).toMatchObject({
      title,
      action: { href: '/diary/willow' },
    });
  });

  it('says that the appointment has begun to somebody who wanted an earlier time', () => {
    const { lines } = seen({ status: 'ended', ended_for: 'over', wants_earlier: true });
    expect(lines).toEqual(['Your appointment has begun, or it was cancelled.']);
  });
});

it.each([
  ['pending', null, 'Confirm your subscription', 'confirm'],
  ['active', 'confirm', 'You’re subscribed', 'end'],
  ['active', null, 'You’re already subscribed', 'end'],
  ['unsubscribed', 'end', 'You’re unsubscribed', 'confirm'],
] as const)('the newsletter’s page of a %s signup after %s: %s', (status, done, title, change) => {
  const view = newsletterView({ status, email: 'rita@reader.example' }, done);
  expect(view).toMatchObject({ business: null, title, action: { change } });
  expect(view.facts).toEqual([{ label: 'Email', value: 'rita@reader.example' }]);
});

it.each([
  [false, null, 'Confirm this email address', { change: 'confirm' }],
  [true, 'confirm', 'Email address confirmed', { href: '/' }],
  [true, null, 'Already confirmed', { href: '/' }],
] as const)('the page of an address, confirmed %s, after %s: %s', (is_confirmed, done, title, action) => {
  const email = { business_name: 'Willow', business_email: 'desk@willow.example', is_confirmed };
  expect(confirmEmailView(email, done)).toMatchObject({ title, action });
});
