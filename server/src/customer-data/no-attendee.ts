import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';

/** What a booking says of its customer once they are deleted. */
export const NO_ATTENDEE = {
  attendeeFirstName: ERASED_ATTENDEE.first_name,
  attendeeLastName: ERASED_ATTENDEE.last_name,
  attendeeEmail: ERASED_ATTENDEE.email,
  normalisedEmail: ERASED_ATTENDEE.email,
  attendeePhone: null,
  customerAddress: null,
  customerPostcode: null,
  source: null,
  idempotencyKey: null,
  reminderDueAt: null,
} as const;
