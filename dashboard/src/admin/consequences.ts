import { IMPORTED_EMAILED_BY_BUSINESS } from '@daybook/schema/words/imported-texts';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { counted } from '../ui/number-text.ts';

/** What goes with a business or an account, in words for whoever is about to delete it. */
interface Consequences {
  events: number;
  bookings: number;
  upcoming_bookings: number;
  has_subscription: boolean;
}

/**
 * What is deleted and who is written to, a sentence each. `also` stands before events and bookings: '2 businesses'.
 */
export function consequencesText(also: readonly string[], found: Consequences): string[] {
  const { events, bookings, upcoming_bookings, has_subscription } = found;
  const gone = [...also, counted(events, 'event'), counted(bookings, 'booking')];
  return [
    `${gone.slice(0, -1).join(', ')} and ${gone.at(-1)} go with it: out of everybody’s reach at once, and removed for good within ${PURGE_AFTER_DAYS} days. Only records of the bookings are kept, for ${BOOKING_RECORD_YEARS} years.`,
    toldText(upcoming_bookings),
    ...(has_subscription ? ['Its subscription ends, and nothing more is charged.'] : []),
    'Nobody can undo this.',
  ];
}

function toldText(upcoming: number): string {
  if (upcoming === 0) return 'No booking is still to come, so no attendee is emailed.';
  return upcoming === 1
    ? `The booking that is still to come is cancelled, and its attendee is emailed unless it was imported. ${IMPORTED_EMAILED_BY_BUSINESS}`
    : `${counted(upcoming, 'booking')} that are still to come are cancelled, and their attendees are emailed unless they were imported. ${IMPORTED_EMAILED_BY_BUSINESS}`;
}
