import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { CategoryOf } from '../question.ts';

export const homeVisits: CategoryOf = () => ({
  heading: 'Home Visits & Service Delivery',
  questions: [
    {
      question: 'How do home visits work?',
      keywords: 'mobile travel call-out',
      answer: [
        'When you create an event, answer ‘Is it a home visit?’ with ‘Home visit’. The event then needs no venue, and customers must give an address and a postcode to book it.',
      ],
    },
    {
      question: 'Where do I see the address of a visit?',
      keywords: 'map route location',
      answer: [
        'In the email about the new booking, and with the booking in your dashboard, where selecting it opens a map. In the CSV export of your bookings, it’s the last column.',
      ],
    },
    {
      question: 'How do I leave time to travel?',
      keywords: 'buffer drive break',
      answer: [
        `Set ‘Gap after’ to the time you need to get from one customer to the next. It’s the same after every visit of the event, because ${PRODUCT_NAME} doesn’t know how far apart your customers live.`,
      ],
    },
    {
      question: 'Can one event be at a venue and a home visit?',
      keywords: 'both mix',
      answer: [
        'No, each event is one or the other. To offer both on the same day, publish one event for your hours at the venue and another for your hours on the road.',
      ],
    },
    {
      question: 'Can I limit the area I travel to?',
      keywords: 'distance radius postcode miles',
      answer: [
        'There’s no setting for it. Say which area you cover in the description or in the ‘Special note’: customers see both before they book. If someone books from too far away, cancel the booking and we’ll email them.',
      ],
    },
    {
      question: 'Can I offer appointments by video?',
      keywords: 'zoom teams skype google meet online remote call virtual',
      answer: [
        `Yes, with your own video link: ${PRODUCT_NAME} doesn’t create one yet. Put it in the event’s ‘Personal confirmation message’, which is in every confirmation email. Everyone who books that event gets the same link.`,
        'The event still needs a venue. You could call it Online and use your business address.',
      ],
    },
    {
      question: 'Who can see a customer’s address?',
      keywords: 'privacy gdpr data',
      answer: [
        'You can, in your dashboard and in the emails about the booking. The customer sees it in theirs. Your diary never shows it to other visitors.',
      ],
    },
  ],
});
