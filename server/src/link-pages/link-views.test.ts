import { describe, expect, it } from 'vitest';
import type { OfferSeen, WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { exampleBookedBusiness, NO_CHOICE } from '@daybook/schema/test/example-booking-details';
import { confirmEmailView } from './confirm-email-page.ts';
import { newsletterView } from './newsletter-page.ts';
import { offerView } from './offer-page.ts';
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
    expect(seen(given, done)).toMatchObject({ title, actions: [{ change }] });
  });

  it.each([
    ['left', 'You’ve left the waiting list'],
    ['booked', 'You’re no longer on the waiting list'],
    ['removed', 'You’re no longer on the waiting list'],
    ['over', 'You’re not on the waiting list'],
  ] as const)('leads to the diary when the wait has ended: %s', (why, title) => {
    expect(seen({ status: 'ended', ended_for: why })).toMatchObject({
      title,
      actions: [{ href: '/diary/willow' }],
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
  expect(view).toMatchObject({ business: null, title, actions: [{ change }] });
  expect(view.facts).toEqual([{ label: 'Email', value: 'rita@reader.example' }]);
});

it.each([
  [false, null, 'Confirm this email address', { change: 'confirm' }],
  [true, 'confirm', 'Email address confirmed', { href: '/' }],
  [true, null, 'Already confirmed', { href: '/' }],
] as const)('the page of an address, confirmed %s, after %s: %s', (is_confirmed, done, title, action) => {
  const email = { business_name: 'Willow', business_email: 'desk@willow.example', is_confirmed };
  expect(confirmEmailView(email, done)).toMatchObject({ title, actions: [action] });
});

const offer: OfferSeen = {
  ...exampleBookedBusiness,
  business_phone: null,
  diary_slug: 'willow',
  event_name: 'Appointments',
  event_date: '2026-11-25',
  start_time: '10:40',
  end_time: '12:10',
  starts_at: '2026-11-25T10:40:00.000Z',
  ends_at: '2026-11-25T12:10:00.000Z',
  timezone: 'Europe/London',
  ...NO_CHOICE,
  person_name: 'Ruth',
  service_name: 'Full colour',
  service_price: 74,
  privacy_notice: null,
  cancellation_policy: null,
  attendee_first_name: 'Ellen',
  state: 'held',
  gone_for: null,
  held_until: '2026-11-24T14:30:00.000Z',
  is_home_visit: false,
  moves: null,
  cancel_url: null,
};
const moves = {
  booking_reference: 'WC7-K4TP-9H',
  event_date: '2026-11-30',
  start_time: '09:00',
  starts_at: '2026-11-30T09:00:00.000Z',
};

describe('the page of an offered time', () => {
  const seen = (given: Partial<OfferSeen>, done: 'take' | 'move' | 'decline' | null = null) =>
    offerView({ ...offer, ...given }, done, null);

  it('says what is offered, at what price, and until when it is held', () => {
    const { facts, notes, form } = seen({});
    expect(facts.map(({ value }) => value)).toEqual([
      'Wednesday 25 November 2026, 10:40 to 12:10 (London time)',
      'Full colour · £74.00',
      `Ruth, ${offer.business_name}`,
      expect.any(String),
      '',
    ]);
    expect(notes).toEqual(['We’re holding it for you until 14:30.']);
    expect(form?.hidden).toEqual({ service_price: '74' });
    expect(seen({ state: 'free', held_until: null }).notes?.[0]).toMatch(/^No one has this time yet/);
  });

  it('is taken or declined, and says what moves with it', () => {
    expect(seen({}).actions).toMatchObject([{ change: 'take' }, { change: 'decline' }]);
    const moving = seen({ moves });
    expect(moving.actions).toMatchObject([{ change: 'move' }, { change: 'decline' }]);
    expect(moving.lines[0]).toContain('Monday 30 November 2026 at 09:00');
  });

  it('asks for the address of a home visit, and keeps what was typed beside its problem', () => {
    expect(seen({}).form?.fields).toEqual([]);
    const again = {
      change: 'take',
      typed: { customer_address: '1 High Street' },
      problems: { customer_postcode: 'Please enter a postcode' },
      message: 'Please check the form',
    };
    expect(offerView({ ...offer, is_home_visit: true }, null, again).form).toMatchObject({
      problem: 'Please check the form',
      fields: [
        { name: 'customer_address', value: '1 High Street', problem: undefined },
        { name: 'customer_postcode', value: '', problem: 'Please enter a postcode' },
      ],
    });
  });

  it.each([
    ['take', 'You’re booked, Ellen'],
    ['move', 'Your new time is booked, Ellen'],
    [null, 'You’ve already taken this time'],
  ] as const)('leads to the booking once it is taken, after %s', (done, title) => {
    const cancel_url = 'https://book.example/cancel?token=x';
    expect(seen({ state: 'taken', cancel_url }, done)).toMatchObject({
      title,
      actions: [{ href: cancel_url }],
    });
  });

  it.each([
    ['declined', 'No problem'],
    ['gone', 'Someone else has this time now'],
    ['over', 'This offer has ended'],
  ] as const)('leads to the diary once it is %s', (state, title) => {
    expect(seen({ state })).toMatchObject({ title, actions: [{ href: '/diary/willow' }] });
  });
});
