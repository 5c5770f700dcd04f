import type { Pricing } from '@daybook/schema/contract/payment';
import { GRACE_DAYS, SUPPORT_REPLY_HOURS } from '@daybook/schema/figures/periods';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { link, toQuestion, type CategoryOf, type Paragraph, type Question } from '../question.ts';

export const pricingAndSupport: CategoryOf = ({ pricing, supportEmail }) => ({
  heading: 'Pricing & Support',
  questions: [
    ...PRICES[pricing](shortPriceText(fullPrice(pricing))),
    {
      question: 'What happens when a free trial ends?',
      keywords: 'expired over expire',
      answer: [
        'Your diary stops taking new bookings. Those already made stay, your customers can still cancel them, and nothing is deleted: everything opens again as soon as you pay. We write to you before the trial ends.',
      ],
    },
    {
      question: 'Can I have an invoice or a receipt?',
      keywords: 'vat tax bill',
      answer: INVOICES[pricing](supportEmail),
    },
    {
      question: 'Can I get my money back?',
      keywords: 'refund return',
      answer: [
        ['Please write to ', writtenTo(supportEmail), ': a person reads it and answers.'],
        'If a business is ever paid for twice, the second payment is given back by itself.',
      ],
    },
    {
      question: 'How do I reach support?',
      keywords: 'help phone contact email',
      answer: [
        [
          'Write to ',
          writtenTo(supportEmail),
          ', or use the form on ',
          link('Contact', sitePages.contact),
          `. A person answers within ${SUPPORT_REPLY_HOURS} hours. `,
          link('Support', sitePages.support),
          ' says what helps us to help you.',
        ],
      ],
    },
  ],
});

/** Where the document for a payment comes from, in the model in force. */
const INVOICES: Record<Pricing, (supportEmail: string) => Paragraph[]> = {
  setup_fee: (supportEmail) => [
    ['Not automatically yet. Ask at ', writtenTo(supportEmail), ' and name your business.'],
    NO_VAT_ON_TOP,
  ],
  subscription: () => [
    'Yes. In Settings, under ‘Business Details’, ‘Manage subscription’ opens the page of Stripe that lists your invoices.',
    NO_VAT_ON_TOP,
  ],
};

const NO_VAT_ON_TOP = 'The price that you see is the whole price: no VAT is added when you pay.';

const WHAT_IS_IN_IT: Paragraph = ['What is in the price stands on ', link('Pricing', sitePages.pricing), '.'];

/** What people ask about the price, for the model in force. */
const PRICES: Record<Pricing, (price: string) => Question[]> = {
  setup_fee: (price) => [
    {
      question: `How much does ${PRODUCT_NAME} cost?`,
      keywords: 'fee charge commission vat',
      answer: [
        `${price} once for each business, when you complete its setup. There is no monthly fee and no commission, and bookings, events and services are not counted.`,
        WHAT_IS_IN_IT,
      ],
    },
    {
      question: 'Is there a monthly fee?',
      keywords: 'subscription recurring charge',
      answer: [`No. The setup is paid once: ${price} for each business, and nothing after that.`],
    },
    {
      question: 'How do I use a coupon code?',
      keywords: 'discount voucher promotion promo',
      answer: [
        'Type it on the page where you complete the setup, and press ‘Apply’. You see the new price before you pay. A coupon takes something off the setup, makes it free, or opens a free trial.',
        ['About the trial: ', toQuestion('Can I try it before I pay?')],
      ],
    },
  ],
  subscription: (price) => [
    {
      question: `How much does ${PRODUCT_NAME} cost?`,
      keywords: 'fee charge commission vat',
      answer: [
        `${price} a month for each business. There is no commission, bookings, events and services are not counted, and you can cancel at any time.`,
        WHAT_IS_IN_IT,
      ],
    },
    {
      question: 'How do I cancel my subscription?',
      keywords: 'stop end unsubscribe leave',
      answer: [
        'In Settings, under ‘Business Details’, with ‘Manage subscription’. Your diary stays open until the end of the month that is paid for. After that it takes no new bookings, and nothing is deleted.',
      ],
    },
    {
      question: 'What if a payment does not go through?',
      keywords: 'declined expired card bank',
      answer: [
        `Your diary stays open for ${GRACE_DAYS} days, unless the subscription ends before. We write to you meanwhile, and you can change the card with ‘Manage subscription’.`,
      ],
    },
    {
      question: 'How do I use a coupon code?',
      keywords: 'discount voucher promotion promo',
      answer: [
        'Type it on the page where you complete the setup, and press ‘Apply’. You see the new price before you pay. A coupon makes the first month cheaper or free, or opens a free trial.',
        ['About the trial: ', toQuestion('Can I try it before I pay?')],
      ],
    },
  ],
};

/** The address as a link, and as words alone where it is none. */
function writtenTo(address: string) {
  const href = mailtoOf(address);
  return href === null ? address : link(address, href);
}
