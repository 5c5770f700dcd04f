/** Texts of the first screen: the promise, the diary to try, and what its owner would see. */
import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/periods';

export const HEADLINE = {
  first: 'Your free times on one page.',
  second: 'Booked while you work.',
} as const;
export const HERO_LEDE =
  'For salons, clinics, tutors and people who come to your door. Share one link, or put it on your own website. Customers book without an account, day or night.';

export const DIARY_NAME = 'A diary, as customers see it';
export const LIVE = 'Live: try it';
export const OPEN_DIARY_EXPLAINED = 'This is a real diary for you to try. No email is sent.';
export const OPEN_DIARY = 'Open it on its own page';

export const OWNER_SEES = 'What the owner sees';
export const NOTHING_YET =
  'Book a time in the diary. Here you will see it as its owner would, at once, with the email that a customer gets.';
export const JUST_NOW = 'Just now';
export const REFERENCE = 'Reference';
export const LETTER = 'The email that a customer gets';
export const FORGOTTEN = `A demonstration: no email was sent to anybody, and this booking is forgotten after ${DEMO_BOOKING_MINUTES} minutes.`;
/** Read out, not seen. */
export const BOOKING_SHOWN = 'The owner’s side of your booking is on this page, under ‘What the owner sees’.';
