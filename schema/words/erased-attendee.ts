/** Replaces the attendee whose data was deleted. Nobody can own the domain (RFC 2606). */
export const ERASED_ATTENDEE = {
  first_name: 'Forgotten',
  last_name: 'customer',
  email: 'forgotten@customer.invalid',
} as const;

export const isErased = (email: string | null): boolean => email === ERASED_ATTENDEE.email;
