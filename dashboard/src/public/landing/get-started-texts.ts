import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { fullPriceText, type PriceFacts } from './landing-texts.ts';

export const STEPS_HEADING = 'Set up in three steps';
export const STEPS_LEDE = 'There’s nothing to install, and you don’t need a website.';

interface StepTexts {
  name: string;
  text: string;
}

/** In the order in which they have to be done: only a diary that is set up can publish times. */
export const stepsFor = (facts: PriceFacts): readonly StepTexts[] => [
  {
    name: 'Add your business',
    text: 'Log in with Google and choose a name. You get your own web address.',
  },
  secondStep(facts),
  {
    name: 'Publish your times and share the link',
    text: 'Pick one date, several, or every weekday in a range. Customers can book straight away.',
  },
];

const secondStep = ({ pricing, freeTrialHours }: PriceFacts): StepTexts =>
  freeTrialHours === null
    ? {
        name: 'Complete the setup',
        text: `Pay ${fullPriceText(pricing)} per business. There’s no commission.`,
      }
    : {
        name: 'Start your free trial',
        text: `Enter the code ${FREE_TRIAL_CODE} for ${freeTrialHours} hours of full access: no card needed.`,
      };
