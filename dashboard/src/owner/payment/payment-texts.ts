import type { Pricing } from '@daybook/schema/contract/payment';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/bookings';
import { CONSUMER_CANCEL_DAYS, GRACE_DAYS } from '@daybook/schema/figures/periods';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { REFUND_IF_WE_END } from '@daybook/schema/words/legal-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { MANAGE_SUBSCRIPTION } from '../billing-texts.ts';
import type { Offer } from './offer.ts';

export const PAYMENT_TITLE = 'Complete Business Setup';

export const opensAt = (address: string) =>
  `is ready. Once this is done, its diary can take bookings at ${address}.`;
export const onTrialUntil = (moment: string, left: string) =>
  `is on a free trial until ${moment} (${left} left). Pay before then to keep its diary open.`;
/** For a subscription that ended before its paid month is over. `until` is 'Friday 11 June 2027 at 10:07'. */
export const subscribeAgain = (until: string | null) =>
  `no longer has a subscription.${until === null ? '' : ` Customers can book until ${until}.`} If you pay now, a new month starts today.`;
export const isClosed = 'can’t take bookings at the moment. Its diary opens again as soon as this is done.';
export const KEPT_MEANWHILE =
  'Existing bookings stay, and customers can still cancel them. Nothing has been deleted.';

export const PLAN_TITLES: Record<Pricing, string> = {
  setup_fee: 'Business setup, paid once',
  subscription: `${PRODUCT_NAME}, monthly`,
};
export const PLAN_NOTES: Record<Pricing, string> = {
  setup_fee: `No commission on bookings. No monthly fee. ${REFUND_IF_WE_END}`,
  subscription: 'No commission on bookings. Cancel at any time.',
};
export const INSTEAD_OF = 'instead of';
export const FEATURES = [
  {
    name: 'A public diary, and a widget for your own website',
    more: 'Your own services, lengths and prices',
  },
  {
    name: 'Customers book day and night, without an account',
    more: 'Customers can’t double-book your team',
  },
  {
    name: `Email confirmations with a calendar invitation, and reminders ${REMINDER_DAYS_BEFORE} days before for those who booked earlier`,
    more: 'With a link to cancel, which frees the time again',
  },
  { name: 'Multiple venues, each with its own bookings', more: 'In a custom time zone' },
  {
    name: 'Your data stays yours',
    more: 'CSV export of bookings, and each business as a file, for as long as you have an account',
  },
] as const;

export const COUPON_CODE = 'Coupon code';
export const APPLY = 'Apply';
export const APPLYING = 'Checking…';
export const REMOVE = 'Remove';
export const APPLY_OR_EMPTY = 'Select Apply to use this code, or clear the field.';
export const COUPON_CHECK_FAILED = {
  refused: 'Failed to validate coupon',
  network: 'Failed to validate coupon. Please check your connection and try again.',
};

export const FIRST_LINES: Record<Pricing, string> = { setup_fee: 'Setup', subscription: 'First month' };
export const TO_PAY_TODAY = 'To pay today, including any VAT';
/** Under the button, around a link to the terms */
export const ACCEPTING: Record<Offer['way'], [before: string, after: string]> = {
  checkout: [
    'When you pay, you accept the ',
    ` and ask us to start at once. If the law sees you as a consumer, you can cancel within ${CONSUMER_CANCEL_DAYS} days and we’ll refund you in full.`,
  ],
  trial: ['When you start the trial, you accept the ', '.'],
  'free setup': ['When you activate the business, you accept the ', '.'],
};
export const TERMS = 'Terms and Conditions';
export const LEAVING = 'One moment…';
export const CHECKOUT_FAILED = {
  refused: 'Failed to create checkout session',
  network: 'Payment failed. You haven’t been charged. Check your connection and try again.',
};
/** Where nothing is to be paid. The server may have done it, and answers so at the next press. */
export const ACTIVATION_FAILED = {
  refused: CHECKOUT_FAILED.refused,
  network: 'We couldn’t reach our server. Check your connection and try again.',
};
export const NO_CHECKOUT_URL = 'No checkout URL provided';

export const ONLY_LOOKING = 'Just looking?';
export const trialOffer = (code: string, hours: number) =>
  `Use ${code} to open your diary free for ${hours} hours. No card needed. Once per account.`;
export const applyCode = (code: string) => `Use ${code}`;

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
      answer: `No. Setup costs ${price} once per business, with no monthly fee and no commission. Under our terms, either of us can end the agreement: you at any time, we with a month’s notice. ${REFUND_IF_WE_END}`,
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
      answer: `It makes the first month cheaper or free, or gives you a free trial. Every later month costs ${price}.`,
    },
  ];
}
