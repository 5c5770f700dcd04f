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
        'They open your diary, choose a date and, where there is a choice, a venue and a service. They press one of the free times, type their name and email address, and press Book. The page then shows the booking with its reference.',
      ],
    },
    {
      question: `Does ${PRODUCT_NAME} take payments from my customers?`,
      keywords: 'deposit refund card prepay invoice receipt charge no-show',
      answer: [
        'No. Customers see the price of a service before they book it and pay you yourself, when and how you agree with them. Deposits and refunds are between you and your customer too. We take no commission on bookings.',
      ],
    },
    {
      question: 'Which emails do my customers get?',
      keywords: 'sms text message whatsapp remind notification',
      answer: [
        `A confirmation at once, with a calendar invitation and a link to cancel. A reminder ${REMINDER_DAYS_BEFORE} days before; a booking that is made later than that gets none. And an email whenever a booking is cancelled, or you change its details.`,
        'We don’t send text messages yet.',
        'Their replies go to the email address of your business; until that is confirmed, to the one that you sign in with.',
      ],
    },
    {
      question: 'Can customers cancel or move a booking?',
      keywords: 'reschedule rearrange postpone rebook change',
      answer: [
        'They can cancel it with the link in their email, until the appointment starts. The time becomes free at once, and you are told by email.',
        'They cannot move it. To come at another time they book that time, and cancel the first.',
      ],
    },
    {
      question: 'Can I change or cancel a booking?',
      keywords: 'edit reschedule move correct',
      answer: [
        `Yes, under ‘Your Bookings’. You can correct the name, the email address and the phone number; you and the customer are both told by email. You can also cancel: the customer is emailed, and the time is free again. ${IMPORTED_EMAILED}`,
        'The time of a booking cannot be changed. Cancel it, and ask the customer to book another.',
      ],
    },
    {
      question: 'I have booked somewhere. What is held about me?',
      keywords: 'gdpr privacy personal data subject access',
      answer: [
        `Open the link that cancels your booking, in any email about it, and press ‘${SEND_DATA_LINK}’ under ‘${YOUR_DATA}’. You get an email with a link that ends after ${DATA_LINK_HOURS} hours. It shows all your bookings at that business, saves them as a file, and lets you ask the business to forget you.`,
      ],
    },
    {
      question: 'Can somebody fill my diary with false bookings?',
      keywords: 'spam fake bot abuse',
      answer: [
        `One email address can hold ${OPEN_BOOKINGS_PER_EMAIL} bookings to come at one business. How much can be booked from one connection in a short time is limited too, and a form that a program seems to have filled in is turned away.`,
      ],
    },
  ],
});
