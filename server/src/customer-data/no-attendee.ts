import { FORGOTTEN_ATTENDEE } from '@daybook/schema/words/forgotten-attendee';

/** What a booking says of its customer once they are deleted. */
export const NO_ATTENDEE = {
  attendeeFirstName: FORGOTTEN_ATTENDEE.first_name,
  attendeeLastName: FORGOTTEN_ATTENDEE.last_name,
  attendeeEmail: FORGOTTEN_ATTENDEE.email,
  normalisedEmail: FORGOTTEN_ATTENDEE.email,
  attendeePhone: null,
  customerAddress: null,
  customerPostcode: null,
  source: null,
  idempotencyKey: null,
  reminderDueAt: null,
} as const;
