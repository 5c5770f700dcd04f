import {
  DATES_MAX,
  PATTERN_EVERY_WEEKS_MAX,
  PATTERN_WEEKS_AHEAD_MAX,
  EVENT_TEXT_MAX,
  FAVOURITE_VENUES_MAX,
  MANUAL_SLOTS_MAX,
  PRICE_MAX_PENCE,
  SERVICES_MAX,
  VENUES_MAX,
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
  SERVICE_MINUTES_STEP,
  SERVICE_START_STEP_MINUTES,
  SLOT_MINUTES_MIN,
} from '@daybook/schema/figures/bounds';
import { poundsOf, sumText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { type CategoryOf, toQuestion } from '../question.ts';

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
        'Yes. Publish an event of each kind on that date. If the hours of two events overlap, the form tells you before you create the second. A person who works on both takes one appointment at a time, and so does a place that’s set to one at a time in Settings. Otherwise customers can book both.',
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
        'Select ‘Edit event’ to change its name, description, special note and personal message. ‘Change people, places and services’ shows which bookings it affects before you save, and cancels none.',
        'Select ‘Change hours’ to change its times. Bookings that still fit stay as they are. You see the others before you save, and choose for each: keep it, or cancel it and email the customer. Links to the date still work. ‘Select several dates’ does the same for several dates at once, renames them or cancels them.',
        'Under ‘Services’ in Settings, you change a price, a name or a length once for all upcoming dates. Existing bookings keep theirs.',
        ['For another date, see: ', toQuestion('How do I copy an event to another date?')],
      ],
    },
    {
      question: 'How do I change my weekly hours?',
      keywords: 'pause stop resume end holiday repeat recurring',
      answer: [
        'Choose whether to change one date, that date and all later ones, or all dates. Before you save, you see the bookings that would no longer fit. For each, choose whether to keep it, or to cancel it and email the customer.',
        'You can pause weekly hours, resume them and end them in the same way. What you edited on one date stays, and a date that you cancelled isn’t published again. ‘Delete All Events’ pauses all weekly hours.',
      ],
    },
  ],
});

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
        'Yes, with ‘Gap after’. It gives you time to tidy up, travel or take a breath. The gap follows each appointment.',
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
        `Choose ‘Every week’ and set your usual hours, each weekday with its own. They repeat every 1 to ${PATTERN_EVERY_WEEKS_MAX} weeks, until a date or with no end, and are published automatically up to ${PATTERN_WEEKS_AHEAD_MAX} weeks ahead. If they can’t be, we email you.`,
        `For dates that don’t repeat, choose ‘Multiple’ and select each date. Or choose ‘Range’ and leave out the weekdays you don’t work: up to ${DATES_MAX} dates at once. Each date is an event, and you can cancel any of them without the others.`,
      ],
    },
    {
      question: 'Can two people book the same time?',
      keywords: 'double booking twice clash group',
      answer: [
        'Not with the same person in your team, and not at a place that takes one appointment at a time, whichever events they choose. If two people book a time at the same moment, one of them gets it. The other person sees that it’s just been booked, and what’s still free.',
        'If an event names several people, each time can be booked once with each of them. If it names nobody, each time can be booked once at each venue. Two such events at the same time block each other only at a place that takes one appointment at a time. A day event takes as many bookings as its venues have room for.',
        'You choose which places take one appointment at a time under ‘Places’ in Settings.',
      ],
    },
    {
      question: 'How late, and how far ahead, can customers book?',
      keywords: 'notice advance last minute',
      answer: [
        'That’s up to you. Unless you set a rule, they can book a time until it starts, and as far ahead as you’ve published events. Under ‘Booking rules’ in Settings, ‘Business Details’, you set the shortest notice in hours and how many days ahead customers can book. Each new date opens at midnight in your business’s time zone.',
        'There you can also limit how many bookings a day each person takes, and close dates from your weekly hours on bank holidays.',
      ],
    },
    {
      question: 'Why is a time not offered?',
      keywords: 'missing unavailable no times gone hidden explain',
      answer: [
        'Open the menu of an event and select ‘See what takes each time’. For each time you see whether it’s booked, in time off, too soon, too far ahead or free. You can look at each person, service and venue. Customers see which times are taken, but not why.',
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
        'In the email about the new booking, and with the booking in your dashboard, where selecting it opens a map. The CSV export of your bookings has it too.',
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
