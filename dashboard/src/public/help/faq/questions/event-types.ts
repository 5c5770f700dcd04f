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
      question: 'Which kinds of event can I publish?',
      keywords: 'types class course',
      answer: [
        'Three. ‘Time slots’ are appointments of the same length through the day. ‘Individual services’ are a menu: each service has its own price and length. A ‘Day event’ has one start time, and many people can book it.',
        'Each kind can take place at a venue or at the customer’s home. You choose for each event.',
      ],
    },
    {
      question: 'Should I choose time slots or individual services?',
      keywords: 'menu treatments difference',
      answer: [
        'Choose ‘Time slots’ if every appointment takes the same time, such as a lesson or a viewing. Choose ‘Individual services’ if the length and price depend on what you do, such as a cut or a colour.',
        `With individual services, customers choose a service first. They then see the times that are long enough for it. A service can start every ${SERVICE_START_STEP_MINUTES} minutes.`,
      ],
    },
    {
      question: 'How long can a service be, and what can it cost?',
      keywords: 'duration length cost expensive',
      answer: [
        `A service lasts from ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / MINUTES_PER_HOUR} hours, in steps of ${SERVICE_MINUTES_STEP} minutes. Every service needs a price, which can be up to ${sumText(poundsOf(PRICE_MAX_PENCE))}. One event can offer ${SERVICES_MAX} services.`,
      ],
    },
    {
      question: 'What is a day event?',
      keywords: 'group class course workshop seminar',
      answer: [
        'A workshop, an open day, a market or a party: everyone starts and finishes at the same time, even if that’s after midnight. People book a place for the whole event.',
        'The capacity of its venues sets the number of places. A venue without a capacity has no limit.',
      ],
    },
    {
      question: 'Can I offer different kinds on the same day?',
      keywords: 'overlap clash several',
      answer: [
        'Yes. Publish an event of each kind on that date. If the hours of two events overlap, the form tells you before you create the second. Customers can then book both: a booking for one doesn’t block the other.',
      ],
    },
    {
      question: 'What do customers read about an event?',
      keywords: 'text instructions directions',
      answer: [
        `Before they book, they see its name, its description and your ‘Special note’ on what to know or bring. Your ‘Personal confirmation message’ is in their confirmation email. The description, the note and the message can have up to ${EVENT_TEXT_MAX} characters each.`,
      ],
    },
    {
      question: 'What can I change after I’ve created an event?',
      keywords: 'edit move reschedule',
      answer: [
        'Select ‘Edit event’ to change its name, description, special note and personal message. The date, times, slot length, services and venues stay as they are, because people may have booked them.',
        ['For another date, see: ', toQuestion('How do I copy an event to another date?')],
      ],
    },
  ],
});
