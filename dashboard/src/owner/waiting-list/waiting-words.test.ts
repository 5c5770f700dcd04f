import { describe, expect, it } from 'vitest';
import type { OwnerOffer, WaitingEntry, WaitingList } from '@daybook/schema/contract/waiting-list';
import { heldNow, minutesHeld, offeredTime, outcomeOf, waitingFigures, waitText } from './waiting-words.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const offer: OwnerOffer = {
  id: 1,
  entry_id: 1,
  attendee_first_name: 'Mei',
  attendee_last_name: 'Tan',
  kind: 'held',
  outcome: 'open',
  event_name: 'Appointments',
  event_date: '2026-11-25',
  start_time: '10:40',
  starts_at: '2026-11-25T10:40:00.000Z',
  ends_at: '2026-11-25T11:25:00.000Z',
  service_name: 'Cut',
  person_id: 1,
  person_name: 'Ruth',
  offered_at: '2026-11-24T09:48:00.000Z',
  expires_at: '2026-11-24T10:18:00.000Z',
  booking_reference: null,
};
const entry: WaitingEntry = {
  id: 1,
  from_date: '2026-11-20',
  to_date: '2026-12-04',
  part_of_day: 'afternoon',
  service_name: 'Full colour',
  person_name: null,
  attendee_first_name: 'Ellen',
  attendee_last_name: 'Whitaker',
  attendee_email: 'ellen@example.com',
  attendee_phone: null,
  person_id: null,
  service_id: 3,
  booking_reference: null,
  booking_date: null,
  added_by: 'customer',
  joined_at: '2026-11-20T10:00:00.000Z',
  held_until: null,
};
const list: WaitingList = {
  has_waiting_list: true,
  entries: [entry],
  offers: [],
  gaps_filled: 9,
  gaps_filled_pence: 31_200,
};

describe('somebody who waits', () => {
  it('is described by time and service', () => {
    expect(waitText(entry, '2026-11-24')).toBe('Any afternoon until 4 December, Full colour');
  });

  it('with a booking is described by its date', () => {
    const earlier = { ...entry, booking_reference: 'ABC-DEFG-HJ', booking_date: '2026-12-03' };
    expect(waitText(earlier, '2026-11-24')).toBe('Has 3 December; wants an earlier time');
  });
});

describe('an offer', () => {
  it('is named by its day and start', () => {
    expect(offeredTime(offer)).toBe('Wed 25 November, 10:40');
  });

  it('is held until it expires by the clock, whatever the server last said', () => {
    expect(minutesHeld(offer, NOW)).toBe(18);
    expect(minutesHeld(offer, Date.parse('2026-11-24T10:17:30Z'))).toBe(1);
    expect(minutesHeld(offer, Date.parse('2026-11-24T10:18:00Z'))).toBeNull();
    expect(outcomeOf(offer, NOW).word).toBe('Held');
    expect(outcomeOf(offer, Date.parse('2026-11-24T11:00:00Z')).word).toBe('Not answered');
  });

  it.each([
    ['Taken', { outcome: 'taken' }],
    ['Declined', { outcome: 'declined' }],
    ['Gone', { outcome: 'gone' }],
    ['Told', { kind: 'told', expires_at: null }],
  ] as const)('says %s', (word, change) => {
    expect(outcomeOf({ ...offer, ...change }, NOW).word).toBe(word);
  });

  it('is sorted by expiry while it is held', () => {
    const later = { ...offer, id: 2, expires_at: '2026-11-24T10:25:00.000Z' };
    const taken = { ...offer, id: 3, outcome: 'taken' as const };
    expect(heldNow({ ...list, offers: [later, taken, offer] }, NOW).map(({ id }) => id)).toEqual([1, 2]);
  });
});

it('labels gaps, pounds and people in the singular and the plural', () => {
  expect(waitingFigures(list)).toEqual([
    { label: 'gaps filled', value: 9 },
    { label: 'earned back', value: '£312' },
    { label: 'person waiting', value: 1 },
  ]);
  // Gaps at events without prices earn nothing that could be counted.
  expect(waitingFigures({ ...list, gaps_filled_pence: 0 }).map(({ label }) => label)).toEqual([
    'gaps filled',
    'person waiting',
  ]);
});
