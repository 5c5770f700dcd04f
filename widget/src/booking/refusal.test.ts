import { describe, expect, it } from 'vitest';
import { BOOKING_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import { sampleSlot } from '../diary/sample-diary.ts';
import { CallFailed } from '../diary/server-calls.ts';
import { refusalOf } from './refusal.ts';

describe('refusalOf', () => {
  it('tells what the answer says; without that, that the booking failed', () => {
    expect(refusalOf(new CallFailed(500, { detail: 'The database is busy.' })).text).toBe(
      'The database is busy.',
    );
    expect(refusalOf(new CallFailed(502, null)).text).toBe(BOOKING_FAILED);
    expect(refusalOf(new Error('a mistake of ours')).text).toBe(BOOKING_FAILED);
  });

  it('brings fields and fresh slots', () => {
    const slots = [sampleSlot(1, '10:30')];
    expect(refusalOf(new CallFailed(409, { error: 'Gone', slots }))).toMatchObject({ isGone: true, slots });
    const fields = { attendee_email: 'No' };
    expect(refusalOf(new CallFailed(400, { error: 'No', fields }))).toMatchObject({ problems: fields });
  });

  it('keeps the slot when a field is refused, as with too many open bookings', () => {
    const body = { error: 'Too many', fields: { attendee_email: 'Too many' } };
    expect(refusalOf(new CallFailed(409, body)).isGone).toBe(false);
    expect(refusalOf(new CallFailed(404, { error: 'Nowhere' })).isGone).toBe(true);
  });

  it('keeps the slot when its price has changed, and brings the present price', () => {
    const body = { error: 'Now £45', fields: { service_price: 'Now £45' }, service_price: 45 };
    expect(refusalOf(new CallFailed(409, body))).toMatchObject({ isGone: false, slots: null, price: 45 });
    expect(refusalOf(new CallFailed(409, { error: 'Gone' })).price).toBeNull();
  });

  it('says that the network failed when no answer came', () => {
    expect(refusalOf(new CallFailed(null))).toMatchObject({ text: NETWORK_ERROR, isGone: false });
  });
});
