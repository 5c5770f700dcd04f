import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';

type Attendee = Pick<OwnerBooking, 'attendee_first_name' | 'attendee_last_name'>;

/** 'Ada Lovelace' */
export const nameOfAttendee = ({ attendee_first_name, attendee_last_name }: Attendee) =>
  `${attendee_first_name} ${attendee_last_name}`;
