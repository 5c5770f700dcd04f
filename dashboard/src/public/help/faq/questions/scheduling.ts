import { DATES_MAX, MANUAL_SLOTS_MAX } from '@daybook/schema/figures/bounds';
import { SLOT_MINUTES_MIN } from '@daybook/schema/figures/planning';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import type { CategoryOf } from '../question.ts';

export const scheduling: CategoryOf = () => ({
  heading: 'Time Slots & Scheduling',
  questions: [
    {
      question: 'How are time slots made?',
      keywords: 'availability opening hours appointments',
      answer: [
        `You say when the day starts and ends, how long a slot is and how long the gap after it, and ${PRODUCT_NAME} fills the day. While you type, ‘What customers will see’ shows the times.`,
        `Where your times follow no pattern, choose ‘Manual’ and list them one by one: up to ${MANUAL_SLOTS_MAX}, none shorter than ${SLOT_MINUTES_MIN} minutes, none overlapping.`,
      ],
    },
    {
      question: 'Can I keep time free between appointments?',
      keywords: 'buffer gap break clean',
      answer: [
        'Yes, with ‘Gap after’: to tidy up, to travel or to breathe. Time slots stand that far apart. With individual services the gap is kept free before and after every booking.',
      ],
    },
    {
      question: 'Can I have a lunch break, or an earlier last appointment?',
      keywords: 'pause closing',
      answer: [
        'Yes. Switch on ‘Lunch break’ and set when it starts and ends: no appointment runs into it. ‘Last appointment’ is the latest time at which one may start, even if you stay open longer. Both are for events that are booked by appointment; a day event has neither.',
      ],
    },
    {
      question: 'How do I publish the same day again and again?',
      keywords: 'recurring repeat weekly every series regular',
      answer: [
        `Choose ‘Multiple’ and press each date, or ‘Range’ and leave weekdays out of it. One press creates an event on each of these dates, up to ${DATES_MAX} at once. Each is an event of its own, so that you can cancel one of them without the others.`,
        'Events don’t repeat automatically yet.',
      ],
    },
    {
      question: 'Can two people book the same time?',
      keywords: 'double booking twice clash group',
      answer: [
        'No. When two people press Book at the same moment, one of them gets the time. The other is told that it has just been booked, and is shown the times that are left.',
        'If your event has several venues, each venue can be booked once for each time.',
      ],
    },
    {
      question: 'How late, and how far ahead, can customers book?',
      keywords: 'notice advance last minute',
      answer: [
        'A time can be booked until it begins: there is no minimum notice. They can book as far ahead as you have published events, since a diary has no last page.',
      ],
    },
    {
      question: 'Which clock do the times follow?',
      keywords: 'time zone summer daylight saving bst gmt',
      answer: [
        `The one of your business. You choose among ${TIMEZONES.length} timezones, and London is one of them. A customer whose own clock differs sees both times.`,
        'When the clocks change in spring, a time that does not exist that day is not offered. In autumn, a time that comes twice is offered once.',
      ],
    },
  ],
});
