export const CONTACT_EMAIL_NOT_VALID = 'Please enter a valid email address';
export const MESSAGE_REQUIRED = 'Message is required';
export const CONTACT_FAILED =
  'There was an error sending your message. Please try again or email us directly.';

/** A whole sentence except its full stop. Working days are those of the United Kingdom. */
export const REPLY_AIM = 'We aim to reply within one working day';
