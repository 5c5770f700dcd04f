/** Settings: notifications. */

export const NOTIFY_BY_EMAIL = 'Email notifications on new bookings';
export const NOTIFY_BY_EMAIL_HINT =
  'Each new booking is told to the email address of its business, or to your own until that is confirmed. Off, you are still told of changes and cancellations, and your customers still get their confirmations.';
export const NOTIFICATIONS_FAILED = 'Failed to save this setting. It stays as it was: please try again.';
