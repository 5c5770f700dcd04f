import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { CategoryOf } from '../question.ts';

export const homeVisits: CategoryOf = () => ({
  heading: 'Home Visits & Service Delivery',
  questions: [
    {
      question: 'How do home visits work?',
      keywords: 'mobile travel call-out',
      answer: [
        'When you create an event, answer ‘Is it a home visit?’ with ‘Home visit’. The event then needs no venue. Everybody who books it is asked for an address and a postcode, and cannot book without them.',
      ],
    },
    {
      question: 'Where do I see the address of a visit?',
      keywords: 'map route location',
      answer: [
        'In the email about the new booking, and beside the booking in your dashboard, where a press on it opens a map. In the CSV file of your bookings it has a column of its own, the last.',
      ],
    },
    {
      question: 'How do I leave time to travel?',
      keywords: 'buffer drive break',
      answer: [
        `Set ‘Gap after’ to the time that you need from one customer to the next. It is the same after every visit of the event: ${PRODUCT_NAME} does not know how far apart your customers live.`,
      ],
    },
    {
      question: 'Can one event be at a venue and a home visit?',
      keywords: 'both mix',
      answer: [
        'No, each event is one or the other. To offer both on one day, publish an event for the hours at your venue and another for the hours on the road.',
      ],
    },
    {
      question: 'Can I limit the area that I travel to?',
      keywords: 'distance radius postcode miles',
      answer: [
        'Not by a setting. Say in the description or in the ‘Special note’ which area you visit: customers read both before they book. If somebody books from too far away, cancel the booking, and they are told by email.',
      ],
    },
    {
      question: 'Can I offer appointments by video?',
      keywords: 'zoom teams skype google meet online remote call virtual',
      answer: [
        `Yes, with a link of your own: ${PRODUCT_NAME} doesn’t make video links yet. Put the link into the ‘Personal confirmation message’ of the event, and every customer gets it in the email that confirms the booking. All bookings of that event then share one link.`,
        'The event still needs a venue: name it Online, for example, and use the address of your business.',
      ],
    },
    {
      question: 'Who can see a customer’s address?',
      keywords: 'privacy gdpr data',
      answer: [
        'You, in your dashboard and in the emails about the booking, and the customer in theirs. Your diary never shows it to other visitors.',
      ],
    },
  ],
});
