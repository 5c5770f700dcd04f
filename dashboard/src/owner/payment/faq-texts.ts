/** What people ask before they pay, answered for the way in which businesses pay here (`pricing`). */
import type { Pricing } from '@daybook/schema/contract/payment';
import { shortPriceText } from '@daybook/schema/rules/money';
import { fullPrice } from '@daybook/schema/rules/discount';
import { CONSUMER_CANCEL_DAYS, GRACE_DAYS } from '@daybook/schema/figures/periods';
import { MANAGE_SUBSCRIPTION } from '../subscription-texts.ts';

export const FAQ_TITLE = 'Before you pay';

export interface Question {
  question: string;
  answer: string;
}

export function questionsOf(pricing: Pricing, supportEmail: string): Question[] {
  const price = shortPriceText(fullPrice(pricing));
  return [
    {
      question: 'What happens when a free trial ends?',
      answer:
        'Customers can’t make new bookings. Existing bookings stay, and customers can still cancel them. Nothing is deleted, and your diary opens again as soon as you pay.',
    },
    ...(pricing === 'setup_fee' ? onceOnly(price) : byTheMonth(price)),
    {
      question: 'Do I pay again for a second business?',
      answer: `Yes. Each business has its own diary and costs ${price}${pricing === 'setup_fee' ? ', once' : ' a month'}.`,
    },
    {
      question: 'Can I get my money back?',
      answer: `If the law sees you as a consumer, you can cancel within ${CONSUMER_CANCEL_DAYS} days of paying and we’ll refund you in full. If you’re ever charged twice, we’ll refund the second payment. For anything else, email ${supportEmail}.`,
    },
    {
      question: 'Do you see my card?',
      answer: 'No. You pay on the website of Stripe, our payment provider. Only Stripe sees your card.',
    },
  ];
}

function onceOnly(price: string): Question[] {
  return [
    {
      question: 'Is there a monthly fee?',
      answer: `No. Setup costs ${price} once per business, with no monthly fee and no commission. Under our terms, either of us can end the agreement: you at any time, we with a month’s notice.`,
    },
  ];
}

function byTheMonth(price: string): Question[] {
  return [
    {
      question: 'How do I cancel?',
      answer: `Go to Settings, Business Details, and select ‘${MANAGE_SUBSCRIPTION}’. Your diary stays open until the end of the month you’ve paid for.`,
    },
    {
      question: 'What if a payment doesn’t go through?',
      answer: `We’ll email you, and you can change the card in Settings. The payment may also be retried automatically. Your diary stays open for ${GRACE_DAYS} days, unless the subscription ends sooner.`,
    },
    {
      question: 'What does a coupon do?',
      answer: `It makes the first month cheaper, or gives you a free trial. Every later month costs ${price}.`,
    },
  ];
}
