export const BUSINESS_NAME_REQUIRED = 'Business name is required';
export const BUSINESS_EMAIL_NOT_VALID = 'Valid business email is required';
export const PRIVACY_NOTICE_NOT_VALID = 'Enter a web address that starts with https://';
export const TIMEZONE_REQUIRED = 'Timezone is required';
export const noticeNotValid = (max: number) => `Enter whole hours, from 0 to ${max}`;
export const daysAheadNotValid = (max: number) => `Enter whole days, from 0 to ${max}, or leave it empty`;
export const dailyLimitNotValid = (max: number) =>
  `Enter a number of bookings, from 1 to ${max}, or leave it empty`;
export const BANK_HOLIDAY_NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type BankHolidayNation = (typeof BANK_HOLIDAY_NATIONS)[number];
export const BANK_HOLIDAYS_NOT_VALID = 'Choose a nation from the list';
export const BUSINESS_NOT_FOUND = 'Business not found';
export const BUSINESS_NOT_PAID = 'This business isn’t set up yet. Complete its setup to add calendar events.';

export const PICTURE_NOT_VALID = 'Choose a picture as a JPEG or PNG file.';
