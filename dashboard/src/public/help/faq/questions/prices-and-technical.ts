import type { Pricing } from '@daybook/schema/contract/payment';
import { FORMER_ADDRESSES_MAX } from '@daybook/schema/figures/bounds';
import { BUSY_CALENDAR_MINUTES, CONSUMER_CANCEL_DAYS, GRACE_DAYS } from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { REPLY_AIM } from '@daybook/schema/words/contact-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { type CategoryOf, link, type Paragraph, type Question, toQuestion } from '../question.ts';

export const technical: CategoryOf = () => ({
  heading: 'Technical & Integration',
  questions: [
    {
      question: 'Can I put my diary on my own website?',
      keywords: 'embed widget wordpress wix squarespace shopify',
      answer: [
        'Yes. Select ‘Share diary’ and open ‘On your own website’. Choose a colour and a light or dark look, then copy the two lines and paste them into your page. It works on any website where you can paste HTML with a script.',
        'If the diary can’t load, visitors see a plain link to it.',
      ],
    },
    {
      question: 'How do people find my diary without a website?',
      keywords: 'share link facebook instagram poster statistics',
      answer: [
        'Your diary is a page with its own web address. ‘Share diary’ gives you the link to send, and a QR code for a window, a counter or a card. You can save the code as an SVG file.',
        'Under ‘Page views and bookings’, your dashboard shows how often that page was opened each week.',
      ],
    },
    {
      question: 'Does it work with Google Calendar?',
      keywords: 'sync icloud iphone ical ics',
      answer: [
        'You and your customers can add a booking to Google Calendar. The emails about a new booking have an ‘Add to Google Calendar’ link, and so does the page that confirms it. For Outlook, Apple Calendar and others, the customer’s email has an invitation attached.',
        'In Settings, ‘Calendars’ gives you a private address of your bookings. Subscribe to it in Google, Apple or Outlook Calendar. Google may take hours to show a new booking.',
        `Add the address of your own calendar there too, and customers can’t book while you’re busy in it. We read it every ${BUSY_CALENDAR_MINUTES} minutes and before a booking, and keep only when you’re busy.`,
      ],
    },
    {
      question: 'What do my customers and I need?',
      keywords: 'app install iphone android computer',
      answer: [
        'A browser on a computer, a tablet or a phone. There’s nothing to install. Customers can book on your diary’s page without JavaScript; your dashboard needs it.',
      ],
    },
    {
      question: 'Does my diary’s address change when I rename my business?',
      keywords: 'url link name',
      answer: [
        `Yes, and the old address redirects to the new one. That works for your latest ${FORMER_ADDRESSES_MAX} old addresses, so printed cards, QR codes and the code on your website keep working.`,
      ],
    },
    {
      question: 'Does the diary on my website set cookies?',
      keywords: 'gdpr consent banner privacy notice tracking',
      answer: [
        'No, so it needs no entry in your cookie notice.',
        `It does load from ${PRODUCT_NAME}, and from no other company. ${PRODUCT_NAME} receives your visitors’ IP addresses, their browser’s details and the address of your website. It also receives what customers enter when they book.`,
        [
          'For your own privacy notice, you can use ',
          link('the sentence in our privacy policy', sitePages.privacy),
          '.',
        ],
      ],
    },
    {
      question: 'Is my data safe?',
      keywords: 'gdpr security protection privacy ico',
      answer: [
        'You log in with Google, so we hold no password of yours. You pay on Stripe’s page, and we never see your card number. Other owners can’t see your bookings, and the cancel link in a customer’s email opens only that booking.',
        'Your diary shows which times are taken, and how many places a day event has left. It never shows who booked.',
        ['Our ', link('Privacy Policy', sitePages.privacy), ' explains what we keep, and for how long.'],
      ],
    },
  ],
});

export const pricingAndSupport: CategoryOf = ({ pricing, supportEmail }) => ({
  heading: 'Pricing & Support',
  questions: [
    ...PRICES[pricing](shortPriceText(fullPrice(pricing))),
    {
      question: 'What happens when a free trial ends?',
      keywords: 'expired over expire',
      answer: [
        'Your diary stops taking new bookings. Existing bookings stay, your customers can still cancel them, and nothing is deleted. Once you’ve paid, customers can book again. We email you before the trial ends.',
      ],
    },
    {
      question: 'Can I have an invoice or a receipt?',
      keywords: 'vat tax bill',
      answer: INVOICES[pricing](supportEmail),
    },
    {
      question: 'Can I get my money back?',
      keywords: 'refund return cooling off',
      answer: [
        [
          `If the law treats you as a consumer, you can cancel within ${CONSUMER_CANCEL_DAYS} days of your first payment and get all your money back: see our `,
          link('terms', sitePages.terms),
          '. If you pay twice for one business, we refund the second payment automatically.',
        ],
        ['For anything else, email ', addressLink(supportEmail), '.'],
      ],
    },
    {
      question: 'How do I contact support?',
      keywords: 'help phone reach email',
      answer: [
        [
          'Email ',
          addressLink(supportEmail),
          ', or use the form on our ',
          link('contact page', sitePages.contact),
          `. ${REPLY_AIM}. `,
          link('Support', sitePages.support),
          ' says what to include.',
        ],
      ],
    },
  ],
});

const INVOICES: Record<Pricing, (supportEmail: string) => Paragraph[]> = {
  setup_fee: (supportEmail) => [
    [
      'Yes. When you’ve paid, we email you an order confirmation, and Stripe creates an invoice. If you don’t have it, email ',
      addressLink(supportEmail),
      ' with the name of your business.',
    ],
    NO_VAT_ON_TOP,
  ],
  subscription: () => [
    'Yes. In Settings, under ‘Business Details’, ‘Manage subscription’ opens the page of Stripe that lists your invoices.',
    NO_VAT_ON_TOP,
  ],
};

const NO_VAT_ON_TOP = 'The price you see is the full price: no VAT is added when you pay.';

const WHATS_INCLUDED: Paragraph = ['See ', link('Pricing', sitePages.pricing), ' for what’s included.'];
const ABOUT_THE_TRIAL: Paragraph = ['About the trial: ', toQuestion('Can I try it before I pay?')];

const PRICES: Record<Pricing, (price: string) => Question[]> = {
  setup_fee: (price) => [
    {
      question: `How much does ${PRODUCT_NAME} cost?`,
      keywords: 'fee charge commission vat',
      answer: [
        `${price} once per business, when you complete its setup. There’s no monthly fee, no commission, and no charge per booking, event or service.`,
        WHATS_INCLUDED,
      ],
    },
    {
      question: 'Is there a monthly fee?',
      keywords: 'subscription recurring charge',
      answer: [
        [
          `No. You pay ${price} once per business, and nothing renews. Your payment has no end date, but we can end our agreement with a month’s notice: see our `,
          link('terms', sitePages.terms),
          '.',
        ],
      ],
    },
    {
      question: 'How do I use a coupon code?',
      keywords: 'discount voucher promotion promo',
      answer: [
        'Enter it on the payment page and select ‘Apply’. You see the new price before you pay. A coupon reduces the price, makes the setup free, or starts a free trial.',
        ABOUT_THE_TRIAL,
      ],
    },
  ],
  subscription: (price) => [
    {
      question: `How much does ${PRODUCT_NAME} cost?`,
      keywords: 'fee charge commission vat',
      answer: [
        `${price} a month per business. You can cancel at any time. There’s no commission, and no charge per booking, event or service.`,
        WHATS_INCLUDED,
      ],
    },
    {
      question: 'How do I cancel my subscription?',
      keywords: 'stop end unsubscribe leave',
      answer: [
        'In Settings, under ‘Business Details’, select ‘Manage subscription’. Your diary stays open until the end of the month you’ve paid for. After that it takes no new bookings, but nothing is deleted.',
      ],
    },
    {
      question: 'What if a payment doesn’t go through?',
      keywords: 'declined expired card bank fails',
      answer: [
        `We email you, and your diary stays open for ${GRACE_DAYS} days, unless the subscription ends first. You can change your card with ‘Manage subscription’.`,
      ],
    },
    {
      question: 'How do I use a coupon code?',
      keywords: 'discount voucher promotion promo',
      answer: [
        'Enter it on the payment page and select ‘Apply’. You see the new price before you pay. A coupon makes the first month cheaper or free, or starts a free trial.',
        ABOUT_THE_TRIAL,
      ],
    },
  ],
};

/** Returns a link to the address, or plain text when it isn't an email address. */
function addressLink(address: string) {
  const href = mailtoOf(address);
  return href === null ? address : link(address, href);
}
