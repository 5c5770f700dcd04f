import { expect, it } from 'vitest';
import type { OwnerOffer } from '@daybook/schema/contract/waiting-list';
import { heldTimes } from './HeldTimes.tsx';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const offer: OwnerOffer = {
  id: 5,
  entry_id: 1,
  attendee_first_name: 'Joseph',
  attendee_last_name: 'Bright',
  kind: 'held',
  outcome: 'open',
  event_name: 'Appointments',
  event_date: '2026-11-25',
  start_time: '11:30',
  starts_at: '2026-11-25T11:30:00.000Z',
  ends_at: '2026-11-25T12:15:00.000Z',
  service_name: 'Cut',
  person_id: 2,
  person_name: 'Ann',
  offered_at: '2026-11-24T09:48:00.000Z',
  expires_at: '2026-11-24T10:18:00.000Z',
  booking_reference: null,
};
const heldOf = (changed: Partial<OwnerOffer>, now = NOW) =>
  heldTimes(
    {
      has_waiting_list: true,
      entries: [],
      offers: [{ ...offer, ...changed }],
      gaps_filled: 0,
      gaps_filled_pence: 0,
    },
    now,
  );

it('shows whom a time is held for, and for how long', () => {
  expect(heldOf({})).toEqual([
    {
      id: 5,
      date: '2026-11-25',
      personId: 2,
      start: 690,
      end: 735,
      title: 'Held for Joseph Bright',
      text: '11:30 to 12:15 · offered from the waiting list, 18 minutes left',
    },
  ]);
});

it('shows no time that is no longer held, or that everybody was told about', () => {
  expect(heldOf({}, Date.parse('2026-11-24T10:18:00Z'))).toEqual([]);
  expect(heldOf({ outcome: 'declined' })).toEqual([]);
  expect(heldOf({ kind: 'told', expires_at: null })).toEqual([]);
});

it('ends one past midnight with its day', () => {
  const late = {
    start_time: '23:30',
    starts_at: '2026-11-25T23:30:00.000Z',
    ends_at: '2026-11-26T00:15:00.000Z',
  };
  expect(heldOf(late)).toMatchObject([{ start: 1410, end: 1440 }]);
});
