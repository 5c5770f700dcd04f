import { FORMER_ADDRESSES_MAX } from '@daybook/schema/figures/bounds';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { link, type CategoryOf } from '../question.ts';

export const technical: CategoryOf = () => ({
  heading: 'Technical & Integration',
  questions: [
    {
      question: 'Can I put my diary on my own website?',
      keywords: 'embed widget wordpress wix squarespace shopify',
      answer: [
        'Yes. Press ‘Share diary’ and open ‘On your own website’. Choose a colour and a light or dark look, copy the two lines, and paste them into the page where the diary should appear. Any website works that lets you paste HTML with a script.',
        'While there is no connection to us, a plain link to your diary stands in its place.',
      ],
    },
    {
      question: 'How do people find my diary without a website?',
      keywords: 'share link facebook instagram poster statistics',
      answer: [
        'Your diary is a page with an address of its own. ‘Share diary’ gives you the link to send, and a QR code for a window, a counter or a card, which you can save as an SVG file.',
        'Your dashboard shows week by week how often that page is opened, under ‘Page views and bookings’.',
      ],
    },
    {
      question: 'Does it work with Google Calendar?',
      keywords: 'sync icloud iphone ical ics',
      answer: [
        'You and your customers can add each booking with one press: the emails about a new booking have the link ‘Add to Google Calendar’, and so has the page that confirms it. For Outlook, Apple Calendar and others, the customer’s email has an invitation attached.',
        `${PRODUCT_NAME} does not read your Google Calendar: appointments that you write there do not make times in your diary unavailable. Your bookings don’t appear in another calendar automatically yet.`,
      ],
    },
    {
      question: 'What do I, and my customers, need?',
      keywords: 'app install iphone android computer',
      answer: [
        'A browser, on a computer, a tablet or a phone. There is nothing to install. The page of your diary can be booked even in a browser without JavaScript; your dashboard needs it.',
      ],
    },
    {
      question: 'Does the address of my diary change with the name of my business?',
      keywords: 'url link rename',
      answer: [
        `Yes, it follows the name, and the old address keeps leading to the new one: the latest ${FORMER_ADDRESSES_MAX} of them do. Printed cards, QR codes and the lines on your website go on working.`,
      ],
    },
    {
      question: 'Does the diary on my website set cookies?',
      keywords: 'gdpr consent banner privacy',
      answer: [
        'No. It sets no cookie and loads nothing from other companies, so it needs no entry in the cookie notice of your website. It takes the typeface of your page and leaves your styles alone.',
      ],
    },
    {
      question: 'Is my data safe?',
      keywords: 'gdpr security protection privacy ico',
      answer: [
        'You sign in with Google, so we hold no password of yours. Payments are made on the page of Stripe, and we never see your card. Other owners cannot see your bookings, and the link in a customer’s email opens that one booking only.',
        'Your diary shows visitors which times are taken, and of a day event how many places are left. It never shows by whom.',
        ['What we keep, and for how long, is in our ', link('Privacy Policy', sitePages.privacy), '.'],
      ],
    },
  ],
});
