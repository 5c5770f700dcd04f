import { BOOKING_RECORD_YEARS, EMAIL_LINK_DAYS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import type { CategoryOf } from '../question.ts';

export const account: CategoryOf = () => ({
  heading: 'Account Management & Settings',
  questions: [
    {
      question: 'How do I change the details of my business?',
      keywords: 'edit rename update contact',
      answer: [
        'In Settings, under ‘Business Details’: name, email, phone, address, postcode and timezone. Your diary shows the new details at once.',
      ],
    },
    {
      question: 'Can I turn off the emails about new bookings?',
      keywords: 'unsubscribe notification stop mute opt out',
      answer: [
        'Yes. In Settings, under ‘Notifications’, switch off ‘Email notifications on new bookings’. You are still told of changes and cancellations, and your customers still get their confirmations.',
        'To unsubscribe from our newsletter, use the link in any issue of it.',
      ],
    },
    {
      question: 'Why should I confirm the email address of my business?',
      keywords: 'verify verification',
      answer: [
        `So that nothing is sent to somebody who did not ask for it. If the address is not the one that you sign in with, we write to it with a link that works for ${EMAIL_LINK_DAYS} days. Until it is pressed, your letters and your customers’ replies go to the address of your account.`,
      ],
    },
    {
      question: 'What happens to bookings when I change the timezone?',
      keywords: 'time zone clock abroad',
      answer: [
        'They stay at the moment that was agreed, and are shown on the new clock everywhere. Events that you have published keep their hours, now read on the new clock.',
      ],
    },
    {
      question: 'Can I take my data with me?',
      keywords: 'download backup portability gdpr leave',
      answer: [
        'Yes, on any day. In Settings, under ‘Account’, ‘Export my data’ saves what we hold about you, your businesses, events and bookings as one zip archive: JSON for programs, CSV for spreadsheets.',
      ],
    },
    {
      question: 'I have lost my phone. How do I log out on it?',
      keywords: 'sign out logout stolen device session',
      answer: [
        'Log in somewhere else and open Settings, ‘Account’. ‘Where you are logged in’ lists your browsers and devices: select ‘Log out’ next to the phone, or ‘Log out everywhere else’.',
        'If you log in on a device that we don’t recognise, we email you. If that wasn’t you, log it out there.',
      ],
    },
    {
      question: 'How do I delete my account?',
      keywords: 'close remove leave erase gdpr',
      answer: [
        'In Settings, under ‘Account’, choose ‘Delete My Account’ and type the words that it asks for. Your diaries go offline at once, every booking still to come is cancelled, and customers who booked here are emailed. It cannot be undone.',
        `Your data is removed for good within ${PURGE_AFTER_DAYS} days. Records of bookings are kept for ${BOOKING_RECORD_YEARS} years, with the name of the business but no link to you.`,
        'To close one business and keep your account, choose ‘Close this business’ in Settings, under ‘Business Details’.',
      ],
    },
  ],
});
