import { describe, expect, it } from 'vitest';
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { exampleAppointment, exampleBookedBusiness } from '@daybook/schema/test/example-booking-details';
import { CANCEL_LINK_INVALID } from '@daybook/schema/words/change-texts';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from '#api/call-error.ts';
import { CANCEL_FAILED, CANCEL_LOAD_FAILED } from './cancel-texts.ts';
import { cancelState, type Known } from './CancelPage.tsx';

const booking: CancelDetails = {
  ...exampleAppointment,
  ...exampleBookedBusiness,
  can_cancel: true,
  can_move: true,
  changes_until: '2026-11-24T09:00:00.000Z',
  change_notice_hours: 0,
  takes_bookings: true,
  wants_earlier: false,
  privacy_notice: null,
  cancellation_policy: null,
};
const cancelledBooking: CancelAnswer = {
  ...booking,
  status: 'cancelled',
  can_cancel: false,
  is_confirmed_by_email: true,
  is_business_emailed: true,
};

const opened: Known = {
  token: 'a-token-of-the-email-link',
  booking: undefined,
  loadError: null,
  cancelled: undefined,
  isCancelling: false,
  cancelError: null,
};
const refused = (status: number | null, text: string | null) => new CallError({ status, text });

describe('before the booking has loaded', () => {
  it('calls the link invalid when the address has no token', () => {
    const invalid = { kind: 'failed', reason: CANCEL_LINK_INVALID, mayPass: false };
    expect(cancelState({ ...opened, token: null })).toEqual(invalid);
    expect(cancelState({ ...opened, token: '' })).toEqual(invalid);
  });

  it('loads', () => {
    expect(cancelState(opened)).toEqual({ kind: 'loading' });
  });

  it.each([
    ["the server's words", refused(404, 'No such booking.'), 'No such booking.', false],
    ['its own words when the server has none', refused(502, null), CANCEL_LOAD_FAILED, true],
    ['that the link is invalid when the token is malformed', refused(400, 'Bad'), CANCEL_LINK_INVALID, false],
    ['that the network failed', refused(null, NETWORK_ERROR), NETWORK_ERROR, true],
    [
      'its own words for a fault of this page',
      new TypeError('x is not a function'),
      CANCEL_LOAD_FAILED,
      false,
    ],
  ])('fails with %s', (_, loadError, reason, mayPass) => {
    expect(cancelState({ ...opened, loadError })).toEqual({ kind: 'failed', reason, mayPass });
  });
});

describe('with the booking', () => {
  it('asks for confirmation', () => {
    expect(cancelState({ ...opened, booking })).toEqual({
      kind: 'review',
      booking,
      isCancelling: false,
      problem: null,
    });
  });

  it('asks for confirmation of a pending booking too', () => {
    expect(cancelState({ ...opened, booking: { ...booking, status: 'pending' } }).kind).toBe('review');
  });

  it('doesn’t ask for confirmation once it is cancelled', () => {
    expect(cancelState({ ...opened, booking: cancelledBooking }).kind).toBe('already');
  });

  it('doesn’t ask for confirmation once it is too late', () => {
    expect(cancelState({ ...opened, booking: { ...booking, can_cancel: false } }).kind).toBe('too-late');
  });

  it('keeps what it shows when it can’t be loaded again', () => {
    const state = cancelState({ ...opened, booking, loadError: refused(500, null) });
    expect(state.kind).toBe('review');
  });
});

describe('once confirmed', () => {
  it('says that it is working', () => {
    expect(cancelState({ ...opened, booking, isCancelling: true })).toMatchObject({ isCancelling: true });
  });

  it.each([
    ["the server's message", refused(503, 'Briefly unavailable.'), 'Briefly unavailable.'],
    ['its own message when the server has none', refused(500, null), CANCEL_FAILED],
  ])('keeps the page on failure, with %s', (_, cancelError, problem) => {
    expect(cancelState({ ...opened, booking, cancelError })).toMatchObject({ kind: 'review', problem });
  });

  it('is done, and stays so when the booking reloads as cancelled', () => {
    const state = cancelState({ ...opened, booking: cancelledBooking, cancelled: cancelledBooking });
    expect(state).toEqual({ kind: 'cancelled', booking: cancelledBooking });
  });

  it('shows the present state when it was cancelled elsewhere meanwhile', () => {
    const cancelError = refused(409, 'Already cancelled');
    expect(cancelState({ ...opened, booking: cancelledBooking, cancelError }).kind).toBe('already');
  });
});
