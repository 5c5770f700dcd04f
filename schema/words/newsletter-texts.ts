/** The newsletter and the contact form: what the calls answer and the pages say of the same. */

export const NEWSLETTER_EMAIL_REQUIRED = 'Email address is required';
export const NEWSLETTER_LINK_INVALID =
  'This newsletter link is not valid any more. Please sign up again for a new one.';
export const EMAIL_REQUIRED_FOR_REPLY = 'Email is required';
export const CONTACT_EMAIL_NOT_VALID = 'Please enter a valid email address';
export const MESSAGE_REQUIRED = 'Message is required';
export const CONTACT_FAILED =
  'There was an error sending your message. Please try again or email us directly.';

/** What the link in a letter leads to. */
export const NEWSLETTER_CONFIRM = 'Confirm';
/** Of what has not been confirmed, and of what was ended, once it is confirmed. */
export const NEWSLETTER_MEANS =
  'Once you confirm, our newsletter comes to this address. You can end it at any time, with one press in each issue.';
