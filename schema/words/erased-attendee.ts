/**
 * What stands in a booking in place of whoever came, once they are forgotten (decision 215). The address is of a domain that
 * can never be anybody's (RFC 2606).
 */
export const ERASED_ATTENDEE = {
  first_name: 'Forgotten',
  last_name: 'customer',
  email: 'forgotten@customer.invalid',
} as const;

export const isErased = (email: string): boolean => email === ERASED_ATTENDEE.email;
