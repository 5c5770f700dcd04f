import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { EMBED_SCRIPT_BYTES, PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import { ADD_TO_GOOGLE } from '@daybook/schema/words/diary';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const PROMISES = 'Small promises, kept exactly';

/** `figure` is the fact in short, `source` is where it comes from. */
export interface PromiseTexts {
  name: string;
  text: string;
  figure: string;
  source: string;
}

export const NEVER_TWICE: PromiseTexts = {
  name: 'No time is ever given twice',
  text: `Let ${PRESSES_AT_ONCE} people press Book on one time at the same moment. One of them gets it. The others are told so, keep what they have typed, and see what is still free.`,
  figure: `${PRESSES_AT_ONCE} presses, 1 booking.`,
  source: 'One of the tests that every version of Daybook must pass.',
};

export const ONE_LINE: PromiseTexts = {
  name: 'On your own website, with one script tag',
  text: 'It takes on your site’s typeface and the colour that you choose, and sets no cookie. The link under it shows where no script runs.',
  figure: `${EMBED_SCRIPT_BYTES / 1024} KB until its free times are there.`,
  source: 'Compressed, as it travels. A version that is heavier fails its tests.',
};

export const NOBODY_FORGETS: PromiseTexts = {
  name: 'Nobody forgets',
  text: `A confirmation at once, with a calendar invitation. A reminder ${REMINDER_DAYS_BEFORE} days before. A link to cancel, which frees the time for somebody else.`,
  figure: `${REMINDER_DAYS_BEFORE} days before, at the same time of day.`,
  source: 'Who books later than that has the confirmation alone.',
};

export const EXAMPLE_LETTER = {
  title: 'Example of a confirmation',
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
