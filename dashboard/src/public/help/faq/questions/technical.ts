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
        `${PRODUCT_NAME} doesn’t read your Google Calendar, so appointments there don’t block times in your diary. Your bookings don’t appear in another calendar automatically yet.`,
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
