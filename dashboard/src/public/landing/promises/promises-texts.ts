import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { EMBED_SCRIPT_BYTES, PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import { ADD_TO_GOOGLE } from '@daybook/schema/words/diary';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const PROMISES = 'What you can count on';

/** `figure` and `source` are one line: the fact, then where it comes from. */
export interface PromiseTexts {
  name: string;
  text: string;
  figure: string;
  source: string;
}

export const NEVER_TWICE: PromiseTexts = {
  name: 'No double bookings within an event',
  text: `If ${PRESSES_AT_ONCE} people book the same time at once, one gets it. The others see what’s still free, and nothing they typed is lost.`,
  figure: `${PRESSES_AT_ONCE} people, 1 booking.`,
  source: `Every version of ${PRODUCT_NAME} has to pass a test of this.`,
};

export const ONE_LINE: PromiseTexts = {
  name: 'Looks like your website',
  text: 'One script tag adds the diary in your font and your colour. It sets no cookies, and without JavaScript visitors see a link to your diary.',
  figure: `${EMBED_SCRIPT_BYTES / 1024} KB at most`,
  source: 'of compressed script until the free times appear. A heavier version fails its tests.',
};

export const NOBODY_ERASES: PromiseTexts = {
  name: 'Reminders without any work',
  text: `Customers get a confirmation with a calendar invitation, a reminder ${REMINDER_DAYS_BEFORE} days before, and a link to cancel, so a free time can be booked again.`,
  figure: `${REMINDER_DAYS_BEFORE} days before, at the same time of day.`,
  source: 'People who book later than that get just the confirmation.',
};

export const EXAMPLE_EMAIL = {
  title: 'Example of a confirmation email',
  from: `Willow & Co. Hair via ${PRODUCT_NAME} · to ada@example.org`,
  heading: 'Your booking is confirmed',
  rows: [
    { name: 'When', value: 'Tuesday 24 November 2026, 10:40 to 11:25' },
    { name: 'Where', value: 'Front room, 14 Bridge Street, Hebden Bridge' },
    { name: 'Reference', value: 'F58-V2A5-NV' },
  ],
  actions: [ADD_TO_GOOGLE, 'Cancel this booking'],
  attached: 'invite.ics',
} as const;
