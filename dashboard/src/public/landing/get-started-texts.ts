import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { fullPriceText, type PriceFacts } from './landing-texts.ts';

export const GET_STARTED = 'Open in three steps';
export const GET_STARTED_LEDE = 'Nothing to install, and no website needed.';

export const stepsFor = (facts: PriceFacts) => [
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
    text: `${whatOpensIt(facts)} Send the link, print its QR code, or put it on your website.`,
  },
];

const whatOpensIt = ({ pricing, freeTrialHours }: PriceFacts) =>
  freeTrialHours === null
    ? `Your diary opens for ${fullPriceText(pricing)}.`
    : `${FREE_TRIAL_CODE} opens your diary for ${freeTrialHours} hours, without a card.`;
