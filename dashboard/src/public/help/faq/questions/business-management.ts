import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { link, type CategoryOf } from '../question.ts';
import { sitePages } from '@daybook/schema/words/routes';

export const businessManagement: CategoryOf = () => ({
  heading: 'Business Management',
  questions: [
    {
      question: 'Where do I see my bookings?',
      keywords: 'find appointments list calendar',
      answer: [
        'In your dashboard, in three ways. ‘Dashboard’ lists what is to come, the soonest first. ‘Active Calendar’ shows it by ‘Month’ or by ‘Week’. ‘Your Bookings’ is a table of all bookings, with filters and an export.',
        'To find one customer’s booking there, type a part of a name, an email address, a phone number, a reference or a service into the search.',
        'A new booking appears by itself, within seconds, in a dashboard that is open.',
      ],
    },
    {
      question: 'Can I have more than one business?',
      keywords: 'second several multiple branches',
      answer: [
        `Yes, up to ${BUSINESSES_MAX} in one account. Each has its own diary, events and bookings, and you change between them at the top of the dashboard. Each is set up, and paid for, by itself.`,
      ],
    },
    {
      question: 'How do I copy an event to another date?',
      keywords: 'duplicate repeat recurring again',
      answer: [
        'With ‘Duplicate event’, in the menu beside the event in your dashboard. The copy has the same texts, venues and bookable times on the date that you choose. Bookings are not copied.',
      ],
    },
    {
      question: 'How do I close for a day?',
      keywords: 'holiday bank leave sick block',
      answer: [
        'Customers can only book the days that you publish, so for a holiday you publish nothing. If the day is published already, choose ‘Cancel event’: the event is deleted, bookings still to come are cancelled, and each of these customers gets an email.',
      ],
    },
    {
      question: 'Can I export my bookings?',
      keywords: 'download excel spreadsheet customers',
      answer: [
        'Yes. Under ‘Your Bookings’, ‘Export CSV’ saves what your search and filters match, all pages of it, as a file that every spreadsheet opens: reference, name, email, phone, event, venue, date, times and status, then service, price and the address of a home visit.',
      ],
    },
    {
      question: 'What do I do when a customer asks to be forgotten?',
      keywords: 'gdpr erase erasure delete privacy',
      answer: [
        'You get an email, and see the request under ‘Your Bookings’, with the day by which the law wants your answer. ‘Delete details’ takes their name, email, phone number and address out of all their bookings: what was booked, when and at what price stays as your record, and it cannot be undone. ‘Keep records’ asks you for the reason, which the customer gets by email. While an appointment is to come, nobody can be forgotten.',
        'What we hold for you about them, customers see by themselves, and save as a file: by a link that goes to their own email address.',
      ],
    },
    {
      question: 'Can my staff sign in as well?',
      keywords: 'employee team colleague user assistant',
      answer: [
        [
          'Not with accounts of their own: a business belongs to one Google account. Accounts for a team are planned; ',
          link('Support', sitePages.support),
          ' says what else is.',
        ],
      ],
    },
  ],
});
