/** Texts of the first screen: the promise, the demo diary, and what its owner sees. */
import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/periods';

export const HEADLINE = { first: 'Let customers book', second: 'while you work.' } as const;
export const HERO_LEDE =
  'Share one link, or add your diary to your own website. Customers pick a time and book in seconds, without an account. For salons, clinics, tutors, mechanics, venues and home visits.';

export const DIARY_NAME = 'What customers see';
export const LIVE = 'Live demo';
export const OPEN_DIARY_EXPLAINED = 'Try booking in a real diary. No email is sent.';
export const OPEN_DIARY = 'Open the demo diary';

export const OWNER_SEES = 'What the owner sees';
export const NOTHING_YET =
  'Book a time in the demo. Your booking appears here straight away, with the email that a customer would get.';
export const JUST_NOW = 'Just now';
export const REFERENCE = 'Reference';
export const EMAIL = 'The email that a customer would get';
export const ERASED = `This is a demo. No email was sent, and your booking is deleted after ${DEMO_BOOKING_MINUTES} minutes.`;
/** For screen readers only. */
export const BOOKING_SHOWN = 'Your booking now appears on this page under ‘What the owner sees’.';
