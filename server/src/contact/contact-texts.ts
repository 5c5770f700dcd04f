/** What becomes of a message to support. */

export const CONTACT_FAILED =
  'There was an error sending your message. Please try again or email us directly.';
