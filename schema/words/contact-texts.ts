export const CONTACT_FAILED =
  'There was an error sending your message. Please try again or email us directly.';

/** A whole sentence except its full stop. Working days are those of the United Kingdom. */
export const REPLY_AIM = 'We aim to reply within one working day';
