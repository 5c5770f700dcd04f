import { BUSINESSES_MAX } from '@daybook/schema/figures/bounds';
import { sitePages } from '@daybook/schema/words/routes';
import { link, type CategoryOf } from '../question.ts';

export const businessManagement: CategoryOf = () => ({
  heading: 'Business Management',
  questions: [
    {
      question: 'Where do I see my bookings?',
      keywords: 'find appointments list calendar',
      answer: [
        'In your dashboard, in three places. ‘Dashboard’ lists upcoming bookings, soonest first. ‘Active Calendar’ shows them by ‘Month’ or by ‘Week’. ‘Your Bookings’ is a table of all bookings, with filters and an export.',
        'To find a booking in that table, search for part of a name, email address, phone number, reference or service.',
        'While your dashboard is open, new bookings appear automatically within seconds.',
      ],
    },
    {
      question: 'Can I have more than one business?',
      keywords: 'second several multiple branches',
      answer: [
        `Yes, up to ${BUSINESSES_MAX} in one account. Each has its own diary, events and bookings, and you pay for each separately. Switch between them at the top of the dashboard.`,
      ],
    },
    {
      question: 'How do I copy an event to another date?',
      keywords: 'duplicate repeat recurring again',
      answer: [
        'Open the menu next to the event in your dashboard and select ‘Duplicate event’. The copy has the same texts, venues and bookable times on the date you choose. Bookings aren’t copied.',
      ],
    },
    {
      question: 'How do I close for a day?',
      keywords: 'holiday bank leave sick block',
      answer: [
        'Customers can only book days you’ve published, so for a holiday you publish nothing. If you’ve already published the day, select ‘Cancel event’. That deletes the event and cancels its upcoming bookings, and we email those customers.',
      ],
    },
    {
      question: 'Can I export my bookings?',
      keywords: 'download excel spreadsheet customers',
      answer: [
        'Yes. Under ‘Your Bookings’, ‘Export CSV’ saves everything that your search and filters match, as a file for any spreadsheet. It contains the reference, name, email, phone, event, venue, date, times, status, service, price and home visit address.',
      ],
    },
    {
      question: 'What do I do when a customer asks me to delete their data?',
      keywords: 'gdpr erase erasure forget forgotten privacy',
      answer: [
        'We email you, and the request appears under ‘Your Bookings’ with the day by which you must reply. If you agree, we remove their name, email, phone number and address from all their bookings. You keep what was booked, when and at what price. This can’t be undone.',
        'You can refuse if you have a reason to keep the records, and we email the customer your reason. While they have an upcoming appointment, their details can’t be deleted.',
        'Customers can see and download what you hold about them here, by a link to their own email address.',
      ],
    },
    {
      question: 'Can my staff log in as well?',
      keywords: 'employee team colleague user assistant sign in',
      answer: [
        [
          'Not with their own accounts: a business belongs to one Google account. Team accounts are planned. ',
          link('Support', sitePages.support),
          ' lists what else is.',
        ],
      ],
    },
  ],
});
