/** The contact form: what its call and its page say alike. */

export const CONTACT_FAILED =
  'There was an error sending your message. Please try again or email us directly.';
