import { DATES_MAX, MANUAL_SLOTS_MAX } from '@daybook/schema/figures/bounds';
import { SLOT_MINUTES_MIN } from '@daybook/schema/figures/planning';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import type { CategoryOf } from '../question.ts';

export const scheduling: CategoryOf = () => ({
  heading: 'Time Slots & Scheduling',
  questions: [
    {
      question: 'How are time slots created?',
      keywords: 'availability opening hours appointments made',
      answer: [
        `You set when the day starts and ends, how long a slot is, and the gap after it. ${PRODUCT_NAME} fills the day with slots. As you type, ‘What customers will see’ shows the times.`,
        `If your times follow no pattern, choose ‘Manual’ and list them yourself. You can list up to ${MANUAL_SLOTS_MAX} times of at least ${SLOT_MINUTES_MIN} minutes each, and they can’t overlap.`,
      ],
    },
    {
      question: 'Can I keep time free between appointments?',
      keywords: 'buffer gap break clean',
      answer: [
        'Yes, with ‘Gap after’. It gives you time to tidy up, travel or take a breath. With individual services, the gap is kept free before and after every booking.',
      ],
    },
    {
      question: 'Can I have a lunch break, or an earlier last appointment?',
      keywords: 'pause closing',
      answer: [
        'Yes. Turn on ‘Lunch break’ and set when it starts and ends: no appointment runs into it. ‘Last appointment’ is the latest start time, even if you stay open longer. Day events have neither.',
      ],
    },
    {
      question: 'How do I publish the same hours on many dates?',
      keywords: 'recurring repeat weekly every series regular again',
      answer: [
        `Choose ‘Multiple’ and select each date. Or choose ‘Range’ and leave out the weekdays you don’t work. You create one event per date, up to ${DATES_MAX} at once, and you can cancel any of them without the others.`,
        'Events don’t repeat automatically yet.',
      ],
    },
    {
      question: 'Can two people book the same time?',
      keywords: 'double booking twice clash group',
      answer: [
        'Not within an event. If two people book a time at the same moment, one of them gets it. The other person sees that it’s just been booked, and what’s still free.',
        'If an event has several venues, each time can be booked once at each venue. A day event takes one booking per place. Two events at the same time don’t block each other.',
      ],
    },
    {
      question: 'How late, and how far ahead, can customers book?',
      keywords: 'notice advance last minute',
      answer: [
        'They can book a time until it starts: there’s no minimum notice. They can book as far ahead as you’ve published events.',
      ],
    },
    {
      question: 'Which time zone do the times use?',
      keywords: 'clock summer daylight saving bst gmt timezone',
      answer: [
        `Your business’s own. You can choose from ${TIMEZONES.length} time zones, including London. Customers in another time zone see both times.`,
        'When the clocks go forward, we don’t offer times that don’t exist that day. When they go back, we offer a time that occurs twice only once.',
      ],
    },
  ],
});
