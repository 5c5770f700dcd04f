export const NEWSLETTER_EMAIL_REQUIRED = 'Email address is required';
export const NEWSLETTER_THANKS = 'Thank you for subscribing to our newsletter!';
/** Follows the thanks. It is true for every address, so strangers learn nothing from it. */
export const NEWSLETTER_NEXT =
  'To finish, select the link in our email. If you don’t get one, you may be subscribed already, or have had several emails from us today.';
export const NEWSLETTER_FAILED = 'Failed to subscribe. Please try again.';
export const NEWSLETTER_LINK_INVALID =
  'This newsletter link is no longer valid. Sign up again to get a new one.';

/** The button in the email and on the page that it opens. */
export const NEWSLETTER_CONFIRM = 'Confirm';
/** Shown before a signup is confirmed, for the first time or again. */
export const NEWSLETTER_MEANS =
  'Once you confirm, we’ll send our newsletter to this address. You can unsubscribe at any time with the link in each issue.';
