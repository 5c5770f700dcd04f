import { FAVOURITE_VENUES_MAX, VENUES_MAX } from '@daybook/schema/figures/bounds';
import type { CategoryOf } from '../question.ts';

export const venues: CategoryOf = () => ({
  heading: 'Venues & Favorite Venues',
  questions: [
    {
      question: 'Does every event need a venue?',
      keywords: 'place location address online',
      answer: [
        'Yes, except for home visits. A venue has a name, an address and a postcode, which customers see in your diary and in their emails. You can also give it a capacity.',
      ],
    },
    {
      question: 'What is a favourite venue?',
      keywords: 'favorite save',
      answer: [
        `A venue that you’ve kept with ‘Save as favourite’, so you don’t have to type it again. When you create your next event, choose it from the list to fill in its details. You can keep ${FAVOURITE_VENUES_MAX} of them.`,
      ],
    },
    {
      question: 'How do I change or delete a favourite venue?',
      keywords: 'favorite edit remove',
      answer: [
        'When you create an event, you can delete it under ‘Favourite venues’. Events that already use it keep it. To change one, save it as a favourite with its new details, then delete the old one.',
      ],
    },
    {
      question: 'Can one event have several venues?',
      keywords: 'room chair table several',
      answer: [
        `Yes, up to ${VENUES_MAX}. Each venue has its own bookings, so each time can be booked once at each of them. Customers choose a venue, or ‘Any’ to see the times at all of them.`,
      ],
    },
    {
      question: 'What is a venue’s capacity for?',
      keywords: 'group places limit size people',
      answer: [
        'For a day event, it’s the number of places: when they’re taken, the event is full. For appointments it changes nothing, because one booking takes the whole time at its venue.',
      ],
    },
  ],
});
