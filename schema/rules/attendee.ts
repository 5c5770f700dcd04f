/** Checks the booking form in the widget, on the page without JavaScript and on the server alike. */

import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX, POSTCODE_MAX } from '../figures/bounds.ts';
import {
  FIRST_NAME_REQUIRED,
  HOME_VISIT_NEEDS_ADDRESS,
  HOME_VISIT_NEEDS_POSTCODE,
  LAST_NAME_REQUIRED,
  tooLong,
} from '../words/booking-form-texts.ts';
import { emailProblem } from './email-address.ts';

/** What the customer enters. The names match the JSON, so that a problem can be shown next to its field. */
export interface AttendeeFields {
  attendee_first_name: string;
  attendee_last_name: string;
  attendee_email: string;
  attendee_phone: string;
  customer_address: string;
  customer_postcode: string;
}

export type AttendeeField = keyof AttendeeFields;
export type AttendeeProblems = Partial<Record<AttendeeField, string>>;

const LONGEST: Record<AttendeeField, number> = {
  attendee_first_name: NAME_MAX,
  attendee_last_name: NAME_MAX,
  attendee_email: EMAIL_MAX,
  attendee_phone: PHONE_MAX,
  customer_address: ADDRESS_MAX,
  customer_postcode: POSTCODE_MAX,
};

export const ATTENDEE_FIELDS: AttendeeField[] = [
  'attendee_first_name',
  'attendee_last_name',
  'attendee_email',
  'attendee_phone',
  'customer_address',
  'customer_postcode',
];

/** Returns problems by field; {} if the form can be sent. Only home visits need address and postcode. */
export function attendeeProblems(fields: AttendeeFields, isHomeVisit: boolean): AttendeeProblems {
  const problems: AttendeeProblems = {};
  if (!fields.attendee_first_name.trim()) problems.attendee_first_name = FIRST_NAME_REQUIRED;
  if (!fields.attendee_last_name.trim()) problems.attendee_last_name = LAST_NAME_REQUIRED;
  const email = emailProblem(fields.attendee_email);
  if (email) problems.attendee_email = email;
  if (isHomeVisit) {
    if (!fields.customer_address.trim()) problems.customer_address = HOME_VISIT_NEEDS_ADDRESS;
    if (!fields.customer_postcode.trim()) problems.customer_postcode = HOME_VISIT_NEEDS_POSTCODE;
  }
  for (const field of ATTENDEE_FIELDS) {
    if (fields[field].trim().length > LONGEST[field]) problems[field] ??= tooLong(LONGEST[field]);
  }
  return problems;
}
