/** What people ask about the price, answered for the model in force. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { GRACE_DAYS } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { ourPriceText } from './pricing-texts.ts';

export interface Question {
  question: string;
  answer: string;
}

export function questionsOf({
  pricing,
  freeTrialHours,
  supportEmail,
}: Pick<SiteFacts, 'pricing' | 'freeTrialHours' | 'supportEmail'>): Question[] {
  return [
    {
      question: 'Do you take a share of my bookings?',
      answer: `No. The price is ${ourPriceText(pricing)} for each business, for one booking as for a thousand.`,
    },
    ...(pricing === 'setup_fee' ? ONCE_ONLY : BY_THE_MONTH),
    {
      question: `Do my customers pay through ${PRODUCT_NAME}?`,
      answer: `No. Your diary shows what a service costs, and your customers pay you as they do now. ${PRODUCT_NAME} never holds your money.`,
    },
    {
      question: 'What does a second business cost?',
      answer: `The same again: ${ourPriceText(pricing, 2)} for two. A second room, chair or address of the same business is a venue, and costs nothing more.`,
    },
    ...(freeTrialHours === null ? [] : aboutTheTrial(freeTrialHours)),
    {
      question: 'Who sees my card?',
      answer: `Stripe, our payment provider, on whose page you pay. ${PRODUCT_NAME} does not.`,
    },
    {
      question: 'Can I have my money back?',
      answer: `Write to ${supportEmail}: a person reads it. If a business is ever paid for twice, the second payment is given back.`,
    },
  ];
}

const aboutTheTrial = (hours: number): Question[] => [
  {
    question: `What happens when the ${hours} hours are over?`,
    answer:
      'Nothing is charged. Your diary stops taking new bookings until you pay. Bookings already made stay, and their customers can still cancel.',
  },
  {
    question: 'May I have the trial twice?',
    answer: 'No. There is one trial for each account, whatever the number of its businesses.',
  },
];

const ONCE_ONLY: Question[] = [
  {
    question: 'Is there a monthly fee as well?',
    answer: 'No. What you pay for a business is paid once. Nothing renews.',
  },
];

const BY_THE_MONTH: Question[] = [
  {
    question: 'How do I cancel?',
    answer:
      'In Settings, under Business Details. Your diary stays open to the end of the month that you have paid for.',
  },
  {
    question: 'What if a payment does not go through?',
    answer: `Your diary stays open for ${GRACE_DAYS} days, unless the subscription ends before. We write to you meanwhile, and you can change the card in Settings.`,
  },
];
