import { FAVOURITE_VENUES_MAX, VENUES_MAX } from '@daybook/schema/figures/bounds';
import type { CategoryOf } from '../question.ts';

export const venues: CategoryOf = () => ({
  heading: 'Venues & Favorite Venues',
  questions: [
    {
      question: 'Does every event need a venue?',
      keywords: 'place location address online',
      answer: [
        'Every event but a home visit. A venue has a name, an address and a postcode, which your customers find on the diary and in their emails. It can also have a capacity.',
      ],
    },
    {
      question: 'What is a favourite venue?',
      keywords: 'favorite save',
      answer: [
        `A venue that you have kept with ‘Save as favourite’, so that you need not type it again. When you create your next event, choose it from the list and its fields are filled in. You can keep ${FAVOURITE_VENUES_MAX} of them.`,
      ],
    },
    {
      question: 'How do I change or delete a favourite venue?',
      keywords: 'favorite edit remove',
      answer: [
        'Delete it in the form of a new event, under ‘Favourite venues’. Events that already use it keep it. To change one, save it with its new details as a favourite, and delete the former.',
      ],
    },
    {
      question: 'Can one event have several venues?',
      keywords: 'room chair table several',
      answer: [
        `Yes, up to ${VENUES_MAX}. Each is booked by itself: two venues are two rooms, and each time can be booked once in each. Customers choose a venue, or ‘Any’ to see the times of all of them together.`,
      ],
    },
    {
      question: 'What is the capacity of a venue for?',
      keywords: 'group places limit size people',
      answer: [
        'For a day event it is the number of places: once they are taken, the event is full. For appointments it changes nothing, since one booking takes the whole time in its venue.',
      ],
    },
  ],
});
