/** A business: what its forms and calls refuse. */

export const BUSINESS_NAME_REQUIRED = 'Business name is required';
export const BUSINESS_EMAIL_NOT_VALID = 'Valid business email is required';
export const PRIVACY_NOTICE_NOT_VALID = 'Enter a web address that starts with https://';
export const TIMEZONE_REQUIRED = 'Timezone is required';
export const BUSINESS_NOT_FOUND = 'Business not found';
export const BUSINESS_NOT_PAID = 'This business isn’t set up yet. Complete its setup to add calendar events.';
