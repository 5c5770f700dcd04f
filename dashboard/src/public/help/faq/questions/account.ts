import { BOOKING_RECORD_YEARS, EMAIL_LINK_DAYS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { type CategoryOf } from '../question.ts';

export const account: CategoryOf = () => ({
  heading: 'Account Management & Settings',
  questions: [
    {
      question: 'How do I change my business’s details?',
      keywords: 'edit rename update contact',
      answer: [
        'In Settings, under ‘Business Details’. You can change the name, email, phone, address, postcode and time zone. Your diary shows the new details straight away.',
      ],
    },
    {
      question: 'Can I turn off the emails about new bookings?',
      keywords: 'unsubscribe notification stop mute opt out switch',
      answer: [
        'Yes. In Settings, under ‘Notifications’, turn off ‘Email notifications on new bookings’. We still email you about changes and cancellations, and your customers still get their confirmations.',
        'To unsubscribe from our newsletter, use the link in the email with which you confirmed it.',
      ],
    },
    {
      question: 'Why should I confirm my business’s email address?',
      keywords: 'verify verification',
      answer: [
        `So that we email nobody who didn’t ask for it. If it isn’t the address you log in with, we send it a link that works for ${EMAIL_LINK_DAYS} days. Until it’s confirmed, booking emails and your customers’ replies go to the address you log in with.`,
      ],
    },
    {
      question: 'What happens to bookings when I change the time zone?',
      keywords: 'clock abroad timezone',
      answer: [
        'They stay at the moment you agreed with the customer, and we show them in the new time zone. Published events keep their hours, now in the new time zone.',
      ],
    },
    {
      question: 'Can I take my data with me?',
      keywords: 'download backup portability gdpr leave',
      answer: [
        'Yes, at any time. In Settings, under ‘Account’, ‘Export my data’ saves your account and a file of each business as one zip file. You can import such a file again. For a spreadsheet, ‘Your Bookings’ in your dashboard exports all bookings as CSV.',
      ],
    },
    {
      question: 'I’ve lost my phone. How do I log out on it?',
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
        'In Settings, under ‘Account’, select ‘Delete My Account’ and type the phrase shown. Your diaries go offline straight away. Upcoming bookings are cancelled, and we email the customers who booked here. This can’t be undone.',
        `We delete your data for good within ${PURGE_AFTER_DAYS} days. All that stays of a booking is its date, service and price, for ${BOOKING_RECORD_YEARS} years. Our records of payments stay too.`,
        'To close one business and keep your account, select ‘Close this business’ in Settings, under ‘Business Details’.',
      ],
    },
  ],
});
