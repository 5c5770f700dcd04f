import { EVENT_TEXT_MAX, PRICE_MAX_PENCE, SERVICES_MAX } from '@daybook/schema/figures/bounds';
import {
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
  SERVICE_MINUTES_STEP,
  SERVICE_START_STEP_MINUTES,
} from '@daybook/schema/figures/planning';
import { poundsOf } from '@daybook/schema/rules/money';
import { sumText } from '@daybook/schema/rules/sum-text';
import { toQuestion, type CategoryOf } from '../question.ts';

const MINUTES_PER_HOUR = 60;

export const eventTypes: CategoryOf = () => ({
  heading: 'Event Types & Service Options',
  questions: [
    {
      question: 'Which kinds of events can I publish?',
      keywords: 'types class course',
      answer: [
        'Three. ‘Time slots’ are appointments of one length through the day. ‘Individual services’ are a menu, each service with a price and a length of its own. A ‘Day event’ has one start for many people, who register for all of it.',
        'Each of them can take place at a venue or at the customer’s home, and you choose anew for each event.',
      ],
    },
    {
      question: 'Should I choose time slots or individual services?',
      keywords: 'menu treatments difference',
      answer: [
        'Choose ‘Time slots’ where every appointment is equally long: a lesson, a consultation, a viewing. Choose ‘Individual services’ where length and price depend on what is done: a cut, a colour, a service of a car.',
        `With individual services a customer chooses the service first, and is then offered the times that are long enough for it. A service can start every ${SERVICE_START_STEP_MINUTES} minutes.`,
      ],
    },
    {
      question: 'How long and how expensive can a service be?',
      keywords: 'duration length cost',
      answer: [
        `A service lasts from ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / MINUTES_PER_HOUR} hours, in steps of ${SERVICE_MINUTES_STEP} minutes. Its price is anything above nothing, up to ${sumText(poundsOf(PRICE_MAX_PENCE))}. One event can offer ${SERVICES_MAX} services.`,
      ],
    },
    {
      question: 'What is a day event?',
      keywords: 'group class course workshop seminar',
      answer: [
        'A workshop, an open day, a market or a party: many people, one start and one end, which may lie after midnight. People register for the whole of it.',
        'The capacity of its venues says how many places there are. A venue without a capacity has no limit.',
      ],
    },
    {
      question: 'Can I offer different kinds on the same day?',
      keywords: 'overlap clash several',
      answer: [
        'Yes: publish an event of each kind on that date. Where the hours of two of your events overlap, the form tells you before you create the second. Both are then offered, and a booking of one takes no time away from the other.',
      ],
    },
    {
      question: 'What do customers read about an event?',
      keywords: 'text instructions directions',
      answer: [
        `Its name and description, and a ‘Special note’ on what to know or bring, before they book. Your ‘Personal confirmation message’ stands in the email that confirms their booking. Each of these texts has room for ${EVENT_TEXT_MAX} characters.`,
      ],
    },
    {
      question: 'What can I change after I have created an event?',
      keywords: 'edit move reschedule',
      answer: [
        'Its name, description, special note and personal message, with ‘Edit event’. The date, the times, the length of its slots, its services and its venues stay as they are, because people may have booked them.',
        ['For another date see: ', toQuestion('How do I copy an event to another date?')],
      ],
    },
  ],
});
