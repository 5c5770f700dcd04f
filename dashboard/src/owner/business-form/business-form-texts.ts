/** What is said under the fields of a business, where it is added and where it is changed. */

export const BUSINESS_EMAIL_HINT =
  'For letters about bookings, and customers’ replies. An address other than the one you log in with is confirmed by a link that we send there; until then yours takes its place.';
export const TIMEZONE_HINT = 'All times of the diary are on this clock.';
export const IN_SITEMAP = 'Let search engines list the diary';
export const IN_SITEMAP_HINT =
  'When this is off, search engines are asked to leave the diary out. Whoever has its address can still book.';
