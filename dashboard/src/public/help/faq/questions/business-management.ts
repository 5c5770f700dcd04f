import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { link, type CategoryOf } from '../question.ts';
import { sitePages } from '@daybook/schema/words/routes';

export const businessManagement: CategoryOf = () => ({
  heading: 'Business Management',
  questions: [
    {
      question: 'Where do I see my bookings?',
      answer: [
        'In your dashboard, in three ways. ‘Dashboard’ lists what is to come, the soonest first. ‘Active Calendar’ shows it by ‘Month’ or by ‘Week’. ‘Your Bookings’ is a table of all bookings, with a search, filters and an export.',
        'A new booking appears by itself, within seconds, in a dashboard that is open.',
      ],
    },
    {
      question: 'How do I find one customer’s booking?',
      answer: [
        'Under ‘Your Bookings’, type a part of a name, an email address, a phone number, a reference or a service into the search. You can also show a single event or a single month.',
      ],
    },
    {
      question: 'Can I have more than one business?',
      answer: [
        `Yes, up to ${BUSINESSES_MAX} in one account. Each has its own diary, events and bookings, and you change between them at the top of the dashboard. Each is set up, and paid for, by itself.`,
      ],
    },
    {
      question: 'How do I copy an event to another date?',
      answer: [
        'With ‘Duplicate event’, in the menu beside the event in your dashboard. The copy has the same texts, venues and bookable times on the date that you choose. Bookings are not copied.',
      ],
    },
    {
      question: 'How do I close for a day?',
      answer: [
        'Customers can only book the days that you publish, so for a holiday you publish nothing. If the day is published already, choose ‘Cancel event’: the event is deleted, bookings still to come are cancelled, and each of these customers gets an email.',
      ],
    },
    {
      question: 'Can I export my bookings?',
      answer: [
        'Yes. Under ‘Your Bookings’, ‘Export CSV’ saves what your search and filters match, all pages of it, as a file that every spreadsheet opens: reference, name, email, phone, event, venue, date, times and status.',
      ],
    },
    {
      question: 'Can my staff sign in as well?',
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
