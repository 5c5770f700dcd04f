import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { CONSUMER_CANCEL_DAYS, GRACE_DAYS } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ourPriceText } from './pricing-texts.ts';

interface Question {
  question: string;
  answer: string;
  more?: { words: string; href: string };
}

const OUR_TERMS = { words: 'Read our terms', href: sitePages.terms } as const;

export function questionsOf({
  pricing,
  freeTrialHours,
  supportEmail,
}: Pick<SiteFacts, 'pricing' | 'freeTrialHours' | 'supportEmail'>): Question[] {
  return [
    {
      question: 'Do you charge commission?',
      answer: `No. You pay ${ourPriceText(pricing)} per business, however many bookings you take.`,
    },
    ...(pricing === 'setup_fee' ? ONCE_ONLY : BY_THE_MONTH),
    {
      question: `Do my customers pay through ${PRODUCT_NAME}?`,
      answer: `No. Your diary shows your prices, and your customers pay you directly. ${PRODUCT_NAME} never holds their money.`,
    },
    {
      question: 'What does a second business cost?',
      answer: `The same again: ${ourPriceText(pricing, 2)} for two. A second room, chair or address of the same business is a venue, and costs nothing extra.`,
    },
    ...(freeTrialHours === null ? [] : aboutTheTrial(freeTrialHours)),
    {
      question: 'Who sees my card details?',
      answer: `Stripe, our payment provider. You pay on Stripe’s own page, and ${PRODUCT_NAME} never sees your card number.`,
    },
    {
      question: 'Can I get a refund?',
      answer: `If the law treats you as a consumer, you can cancel within ${CONSUMER_CANCEL_DAYS} days of your first payment and get all your money back. If you pay twice for one business, we refund the second payment. For anything else, email ${supportEmail}.`,
      more: OUR_TERMS,
    },
  ];
}

const aboutTheTrial = (hours: number): Question[] => [
  {
    question: `What happens when the ${hours} hours are over?`,
    answer:
      'Nothing is charged. Your diary stops taking new bookings until you pay. Existing bookings stay, and customers can still cancel them.',
  },
  {
    question: 'Can I have the trial twice?',
    answer: 'No. Each account gets one trial, however many businesses it has.',
  },
];

const ONCE_ONLY: Question[] = [
  {
    question: 'Is there a monthly fee as well?',
    answer: 'No. You pay once for each business, and nothing renews.',
  },
  {
    question: 'How long does my payment last?',
    answer:
      'For as long as you use the diary: there’s no end date. We can end our agreement with a month’s notice by email, or at once if you seriously break our terms.',
    more: OUR_TERMS,
  },
];

const BY_THE_MONTH: Question[] = [
  {
    question: 'How do I cancel?',
    answer:
      'In Settings, under Business Details. Your diary stays open until the end of the month you’ve paid for.',
  },
  {
    question: 'What happens if a payment fails?',
    answer: `We email you, and your diary stays open for ${GRACE_DAYS} more days, unless the subscription ends first. You can change your card in Settings.`,
  },
];
