import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';

export const GET_STARTED = 'Open in three steps';
export const GET_STARTED_LEDE = 'Nothing to install, and no website needed.';

export const STEPS = [
  {
    name: 'Sign in and name your business',
    text: 'With your Google account: there is no password to think of. Your diary gets an address of its own.',
  },
  {
    name: 'Choose your hours',
    text: 'One date, several, or every weekday of a range. Set how long a visit takes, the gap after it, and lunch.',
  },
  {
    name: 'Share the link',
    text: `${FREE_TRIAL_CODE} opens your diary for ${FREE_TRIAL_HOURS} hours, without a card. Send the link, print its QR code, or put it on your website.`,
  },
] as const;
