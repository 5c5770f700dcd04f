import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bounds';
import { DATA_LINK_HOURS, REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import { IMPORTED_EMAILED } from '@daybook/schema/words/imported-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { CategoryOf } from '../question.ts';

export const customerBookings: CategoryOf = () => ({
  heading: 'Customer Bookings & Pricing',
  questions: [
    {
      question: 'How does a customer book?',
      keywords: 'appointment reserve client',
      answer: [
        'They open your diary and choose a date, then a venue and a service if you offer several. They select a free time, enter their name and email address, and book. The page then shows the booking and its reference.',
      ],
    },
    {
      question: `Does ${PRODUCT_NAME} take payments from my customers?`,
      keywords: 'deposit refund card prepay invoice receipt charge no-show',
      answer: [
        'No. Customers see the price of a service before they book, and pay you directly, when and how you agree. Deposits and refunds are between you and them too. We take no commission on bookings.',
      ],
    },
    {
      question: 'Which emails do my customers get?',
      keywords: 'sms text message whatsapp remind notification',
      answer: [
        `A confirmation straight away, with a calendar invitation and a cancel link. A reminder ${REMINDER_DAYS_BEFORE} days before, unless they booked later than that. We also email them when a booking is cancelled or you change its details.`,
        'We don’t send text messages yet.',
        'Their replies go to your business’s email address. Until you confirm that address, they go to the one you log in with.',
      ],
    },
    {
      question: 'Can customers cancel or move a booking?',
      keywords: 'reschedule rearrange postpone rebook change',
      answer: [
        'They can cancel it with the link in their email, until the appointment starts. The time is free again straight away, and we email you.',
        'They can’t move it. To change the time, they book a new one and cancel the first.',
      ],
    },
    {
      question: 'Can I change or cancel a booking?',
      keywords: 'edit reschedule move correct',
      answer: [
        'Yes, under ‘Your Bookings’. You can correct the customer’s name, email address and phone number, or cancel the booking. A cancelled time is free again.',
        `Until the appointment starts, we email you and the customer about a change, and the customer about a cancellation. ${IMPORTED_EMAILED}`,
        'You can’t change the time of a booking. Cancel it, and ask the customer to book another.',
      ],
    },
    {
      question: 'I’ve booked with a business. What does it hold about me?',
      keywords: 'gdpr privacy personal data subject access held',
      answer: [
        `Open the cancel link in any email about your booking. Under ‘${YOUR_DATA}’, select ‘${SEND_DATA_LINK}’. The link we email you works for ${DATA_LINK_HOURS} hours. It shows your bookings with that business, lets you download them, and lets you ask the business to delete your data.`,
      ],
    },
    {
      question: 'Can someone fill my diary with fake bookings?',
      keywords: 'spam false bot abuse',
      answer: [
        `One email address can have ${OPEN_BOOKINGS_PER_EMAIL} upcoming bookings with one business. We also limit how much can be booked from one internet connection in a short time, and turn away forms that a program seems to have filled in.`,
      ],
    },
  ],
});
