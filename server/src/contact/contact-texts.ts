/** What is said when a message to support is not taken. */

export const CONTACT_FAILED =
  'There was an error sending your message. Please try again or email us directly.';
