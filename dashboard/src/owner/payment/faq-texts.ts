/** What people ask before they pay, answered for the way in which businesses pay here (`pricing`). */
import type { Pricing } from '@daybook/schema/contract/payment';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { fullPrice } from '@daybook/schema/rules/discount';
import { GRACE_DAYS } from '@daybook/schema/figures/periods';
import { MANAGE_SUBSCRIPTION } from '../subscription-texts.ts';

export const FAQ_TITLE = 'Before you pay';

export interface Question {
  question: string;
  answer: string;
}

export function questionsOf(pricing: Pricing, supportEmail: string): Question[] {
  const price = priceText(poundsOf(fullPrice(pricing)));
  return [
    {
      question: 'What happens when a trial ends?',
      answer:
        'Your diary stops taking new bookings. Those already made stay, their attendees can still cancel, and nothing is deleted: it all opens again as soon as you pay.',
    },
    ...(pricing === 'setup_fee' ? onceOnly(price) : byTheMonth(price)),
    {
      question: 'Do I pay again for a second business?',
      answer: `Yes. Each business has its own diary, and its own price: ${price}${pricing === 'setup_fee' ? ', once' : ' a month'}.`,
    },
    {
      question: 'Can I get my money back?',
      answer: `Please write to ${supportEmail}: a person reads it. If a business is ever paid for twice, the second payment is given back.`,
    },
    {
      question: 'Do you see my card?',
      answer: 'No. You pay on the page of Stripe, our payment provider, and only Stripe sees your card.',
    },
  ];
}

function onceOnly(price: string): Question[] {
  return [
    {
      question: 'Is there a monthly fee?',
      answer: `No. The setup costs ${price} once for each business. There is no monthly fee and no commission.`,
    },
  ];
}

function byTheMonth(price: string): Question[] {
  return [
    {
      question: 'How do I cancel?',
      answer: `In Settings, under Business Details, with ‘${MANAGE_SUBSCRIPTION}’. Your diary stays open until the end of the month that is paid for.`,
    },
    {
      question: 'What if a payment does not go through?',
      answer: `It may be tried again by itself. Your diary stays open for ${GRACE_DAYS} days, unless the subscription ends before. We write to you meanwhile, and you can change the card in Settings.`,
    },
    {
      question: 'What does a coupon take off?',
      answer: `It makes the first month cheaper, or opens a free trial. Each month after the first costs ${price}.`,
    },
  ];
}
