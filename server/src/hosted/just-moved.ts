/** Reads `moved`, by which a confirmation's address says how a booking was just moved without JavaScript. */
import type { CancelDetails, MovedAnswer } from '@daybook/schema/contract/cancel';
import type { PageMove } from '@daybook/schema/contract/diary-page';
import { bookedAnswerOf } from '../bookings/booking-responses.ts';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';

const EMAILED = 'emailed';
const NOT_EMAILED = 'yes';

export const movedAs = ({ is_confirmed_by_email }: MovedAnswer) =>
  is_confirmed_by_email ? EMAILED : NOT_EMAILED;

/** Returns what the page shows of the booking being moved. */
export function pageMoveOf(
  { booking }: BookingWithBusiness,
  token: string,
  details: CancelDetails,
): PageMove {
  return { token, booking: { ...details, person_id: booking.personId } };
}

interface Shown {
  token: string;
  publicUrl: string;
}

/** Returns what a confirmation's page adds if `moved` says that the booking was just moved, or null. */
export async function justMoved(
  found: BookingWithBusiness,
  moved: string | undefined,
  readDetails: () => Promise<CancelDetails>,
  { token, publicUrl }: Shown,
): Promise<{ move: PageMove; booked: MovedAnswer } | null> {
  if (moved !== EMAILED && moved !== NOT_EMAILED) return null;
  const move = pageMoveOf(found, token, await readDetails());
  const { changes_until, change_notice_hours } = move.booking;
  return {
    move,
    booked: {
      ...bookedAnswerOf(found, token, publicUrl, 'booking_moved'),
      changes_until,
      change_notice_hours,
      is_confirmed_by_email: moved === EMAILED,
      is_business_emailed: true,
    },
  };
}
