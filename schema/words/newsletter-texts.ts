/** The newsletter and the contact form: what their forms and calls refuse. */

export const NEWSLETTER_EMAIL_REQUIRED = 'Email address is required';
export const NEWSLETTER_THANKS = 'Thank you for subscribing to our newsletter!';
export const NEWSLETTER_FAILED = 'Failed to subscribe. Please try again.';
export const NEWSLETTER_LINK_INVALID =
  'This newsletter link is not valid any more. Please sign up again for a new one.';
export const CONTACT_EMAIL_NOT_VALID = 'Please enter a valid email address';
export const MESSAGE_REQUIRED = 'Message is required';

/** On the button of the letter, and of the page to which it leads. */
export const NEWSLETTER_CONFIRM = 'Confirm';
/** Of what has not been confirmed, and of what was ended, once it is confirmed. */
export const NEWSLETTER_MEANS =
  'Once you confirm, our newsletter comes to this address. You can end it at any time, with one press in each issue.';
