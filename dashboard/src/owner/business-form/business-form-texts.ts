/** What is said under the fields of a business, where it is added and where it is changed. */

export const BUSINESS_EMAIL_HINT =
  'For booking emails and customers’ replies. If it isn’t the address you log in with, we’ll email a link to confirm it. Until then we’ll use yours.';
export const TIMEZONE_HINT = 'All times in your diary are in this time zone.';
export const IN_SITEMAP = 'Let search engines list the diary';
export const IN_SITEMAP_HINT =
  'When this is off, we ask search engines to leave the diary out. Anyone with the link can still book.';
export const PRIVACY_NOTICE_HINT =
  'By law, customers must be able to read how you use their details. We show this link at the booking form, on the cancel page and in emails.';
export const CANCELLATION_POLICY_HINT =
  'Customers see it before they book, when they cancel, and in their confirmation and reminder.';
export const TRADING_DETAILS_HINT =
  'By law, customers must be able to see who they are dealing with, and at what address. We show this in your diary.';
