import { describe, expect, it } from 'vitest';
import { ADDRESS_MAX, NAME_MAX } from '../figures/bounds.ts';
import {
  EMAIL_NEEDS_AT,
  EMAIL_REQUIRED,
  FIRST_NAME_REQUIRED,
  HOME_VISIT_NEEDS_ADDRESS,
  HOME_VISIT_NEEDS_POSTCODE,
  LAST_NAME_REQUIRED,
  tooLong,
} from '../words/booking-form-texts.ts';
import { ATTENDEE_FIELDS, attendeeProblems, type AttendeeFields } from './attendee.ts';

const ada: AttendeeFields = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
  attendee_phone: '',
  customer_address: '',
  customer_postcode: '',
};

describe('the booking form', () => {
  it('can be sent with names and an email address', () => {
    expect(attendeeProblems(ada, false)).toEqual({});
  });

  it('names each field that is missing; spaces do not count', () => {
    const empty = { ...ada, attendee_first_name: ' ', attendee_last_name: '\n', attendee_email: '\t' };
    expect(attendeeProblems(empty, false)).toEqual({
      attendee_first_name: FIRST_NAME_REQUIRED,
      attendee_last_name: LAST_NAME_REQUIRED,
      attendee_email: EMAIL_REQUIRED,
    });
  });

  it('asks for address and postcode at a home visit', () => {
    expect(attendeeProblems({ ...ada, customer_address: ' ', customer_postcode: '\t' }, true)).toEqual({
      customer_address: HOME_VISIT_NEEDS_ADDRESS,
      customer_postcode: HOME_VISIT_NEEDS_POSTCODE,
    });
    const visited = { ...ada, customer_address: '1 High Street', customer_postcode: 'HX7 1AA' };
    expect(attendeeProblems(visited, true)).toEqual({});
  });

  it('names every field that is too long, not counting the spaces around its text', () => {
    const atLimit = { ...ada, attendee_first_name: ` ${'a'.repeat(NAME_MAX)} ` };
    expect(attendeeProblems(atLimit, false)).toEqual({});
    for (const field of ATTENDEE_FIELDS) {
      expect(attendeeProblems({ ...ada, [field]: 'x'.repeat(1000) }, false)[field]).toBeDefined();
    }
    const long = { ...ada, customer_address: 'x'.repeat(ADDRESS_MAX + 1) };
    expect(attendeeProblems(long, false)).toEqual({ customer_address: tooLong(ADDRESS_MAX) });
  });

  it('shows the more useful problem when a field has two', () => {
    expect(attendeeProblems({ ...ada, attendee_email: 'x'.repeat(1000) }, false).attendee_email).toBe(
      EMAIL_NEEDS_AT,
    );
  });
});
