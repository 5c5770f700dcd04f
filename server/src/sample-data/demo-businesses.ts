/** The four demo businesses: a salon, a clinic, a venue and a home-visit tutor. */

import type { BookingRow } from '../database/booking-tables.ts';
import type { NewEvent } from '../events/new-event.ts';
import { INTAKE, intakeAnswers } from './demo-intake.ts';
import type { DemoTerm } from './demo-term.ts';
import type { NewBusiness, sampleEvent, sampleService } from './rows.ts';

export interface DemoEvent {
  /** Its weekdays; Monday is 0. */
  weekdays: number[];
  /** Repeats every so many weeks, counted from this week. */
  everyWeeks: number;
  /** Set if weekly hours have published its dates from tomorrow on. */
  isWeekly?: true;
  event: Omit<Parameters<typeof sampleEvent>[0], 'date' | 'createdAt'>;
  venues: NewEvent['venues'];
  services?: Parameters<typeof sampleService>[0][];
  people?: DemoPerson[];
  /** Services that only some of the team offer. */
  offered?: DemoOffer[];
}

interface DemoPerson {
  name: string;
  /** Their own hours on that date; by default the event's. */
  startTime?: string;
  endTime?: string;
}

interface DemoOffer {
  name: string;
  pricePence: number;
  durationMinutes: number;
  /** Names of the team; by default everybody. */
  by?: string[];
}

export interface DemoBusiness {
  business: Pick<
    NewBusiness,
    | 'name'
    | 'diarySlug'
    | 'email'
    | 'phone'
    | 'address'
    | 'postcode'
    | 'bankHolidays'
    | 'about'
    | 'openingHours'
    | 'colour'
    | 'questions'
  >;
  visitsADay: number;
  team?: string[];
  term?: DemoTerm;
  /** An alert about the customer of today's last booking. */
  alert?: string;
  events: DemoEvent[];
  /** What the customer of a booking answered, by the booking's number. */
  answersOf?: (number: number) => BookingRow['answers'];
}

/** The owner of all of them, who logs in at the local identity provider with this address. */
export const DEMO_OWNER = {
  subject: 'demo-owner',
  personHash: 'demo-owner',
  email: 'ruth@willow.example',
  givenName: 'Ruth',
};

const venue = (name: string, address: string, postcode: string, maxCapacity: number | null = null) => ({
  name,
  address,
  postcode,
  maxCapacity,
});

export const SALON_ROOM = venue('Front room', '14 Bridge Street, Hebden Bridge', 'HX7 8EX');
const LUNCH = { lunchStartTime: '12:00', lunchEndTime: '13:00' };

const salon: DemoBusiness = {
  business: {
    name: 'Willow & Co. Hair',
    diarySlug: 'willow-co-hair',
    email: 'hello@willow.example',
    phone: '01422 555 010',
    address: '14 Bridge Street, Hebden Bridge',
    postcode: 'HX7 8EX',
    bankHolidays: 'england-and-wales',
    about:
      'A small salon by the canal, with three chairs and a kettle. We have cut hair on Bridge Street since 2006.',
  },
  visitsADay: 12,
  team: ['Ruth Ellis', 'Ann Marsh', 'Bob Field'],
  alert: 'Allergic to PPD: patch test first',
  events: [
    {
      weekdays: [1, 2],
      everyWeeks: 1,
      event: {
        name: 'Cut and blow-dry with Ruth',
        description:
          'Three quarters of an hour: wash, cut and finish. Ruth has cut hair on Bridge Street for twenty years.',
        requirementsNote: 'Please arrive five minutes early.',
        personalMessage: 'Lovely to have you. The kettle is on; come in through the green door.',
        startTime: '09:00',
        endTime: '17:00',
        slotMinutes: 45,
        bufferMinutes: 5,
        ...LUNCH,
      },
      venues: [SALON_ROOM],
      people: [{ name: 'Ruth Ellis' }],
    },
    {
      weekdays: [3, 4],
      everyWeeks: 1,
      isWeekly: true,
      event: {
        name: 'Cut and colour with Ruth',
        description: 'Choose what you would like; colour takes its time, and we give it.',
        requirementsNote: 'Please arrive five minutes early. Patch test needed two days before colour.',
        personalMessage:
          'Lovely to have you. Bring a picture of the colour you have in mind, if you have one.',
        startTime: '09:00',
        endTime: '17:00',
        serviceMode: 'individual_services',
        slotMinutes: 0,
        bufferMinutes: 5,
        lastAppointmentTime: '16:00',
        ...LUNCH,
      },
      venues: [SALON_ROOM],
      people: [{ name: 'Ruth Ellis' }],
      services: [
        {
          name: 'Cut and blow-dry',
          description: 'Wash, cut and finish',
          pricePence: 3800,
          durationMinutes: 45,
        },
        {
          name: 'Full colour',
          description: 'One colour, roots to ends',
          pricePence: 7400,
          durationMinutes: 90,
        },
        {
          name: 'Half-head highlights',
          description: 'Foils, toner and finish',
          pricePence: 8600,
          durationMinutes: 120,
        },
        { name: 'Fringe trim', pricePence: 900, durationMinutes: 15 },
      ],
    },
    {
      weekdays: [0],
      everyWeeks: 1,
      event: {
        name: 'Cuts and colour with the team',
        description: 'Choose who does your hair, or anyone who is free.',
        requirementsNote: null,
        personalMessage: 'See you on Monday. The kettle is on; come in through the green door.',
        startTime: '09:00',
        endTime: '17:00',
        serviceMode: 'individual_services',
        slotMinutes: 0,
        bufferMinutes: 5,
        ...LUNCH,
      },
      venues: [SALON_ROOM],
      people: [
        { name: 'Ruth Ellis' },
        { name: 'Ann Marsh', startTime: '10:00', endTime: '15:00' },
        { name: 'Bob Field' },
      ],
      offered: [
        { name: 'Wash and cut', pricePence: 3200, durationMinutes: 40 },
        {
          name: 'Colour refresh',
          pricePence: 5800,
          durationMinutes: 75,
          by: ['Ruth Ellis', 'Ann Marsh'],
        },
        { name: 'Beard trim', pricePence: 1400, durationMinutes: 20, by: ['Bob Field'] },
      ],
    },
    {
      weekdays: [5],
      everyWeeks: 2,
      event: {
        name: 'Bridal trial morning',
        description: 'An hour to try what you will wear on the day. Bring your veil and a friend.',
        requirementsNote: 'Come with clean, dry hair.',
        personalMessage: 'Congratulations! We are looking forward to it.',
        startTime: '10:00',
        endTime: '13:00',
        creationMode: 'manual',
        slotMinutes: 60,
        bufferMinutes: 0,
        manualSlots: [
          { start: 600, end: 660 },
          { start: 660, end: 720 },
          { start: 720, end: 780 },
        ],
      },
      venues: [SALON_ROOM, venue('Garden room', '14 Bridge Street, Hebden Bridge', 'HX7 8EX')],
    },
  ],
};

const clinic: DemoBusiness = {
  business: {
    name: 'Harbour Physio',
    diarySlug: 'harbour-physio',
    email: 'desk@harbourphysio.example',
    phone: '01326 555 042',
    address: '3 Custom House Quay, Falmouth',
    postcode: 'TR11 3JT',
    about: 'Chartered physiotherapists for backs, knees and everything in between, in two clinics.',
    openingHours: 'Monday, Wednesday and Friday\n08:30 to 16:30',
    colour: '#1d7a78',
    questions: INTAKE,
  },
  answersOf: intakeAnswers,
  visitsADay: 11,
  events: [
    {
      weekdays: [0, 2, 4],
      everyWeeks: 1,
      event: {
        name: 'Physiotherapy appointment',
        description: 'Half an hour with a chartered physiotherapist, in the clinic that is nearer to you.',
        requirementsNote: 'Please wear something you can move in.',
        personalMessage: 'If you have letters or scans from your doctor, please bring them.',
        startTime: '08:30',
        endTime: '16:30',
        creationMode: 'manual',
        slotMinutes: 30,
        bufferMinutes: 0,
        manualSlots: [510, 550, 590, 630, 670, 780, 820, 860, 900, 940].map((start) => ({
          start,
          end: start + 30,
        })),
      },
      venues: [
        venue('Harbour clinic', '3 Custom House Quay, Falmouth', 'TR11 3JT'),
        venue('Penryn clinic', '41 Lower Market Street, Penryn', 'TR10 8BH'),
      ],
    },
  ],
};

const barn: DemoBusiness = {
  business: {
    name: 'Old Mill Barn',
    diarySlug: 'old-mill-barn',
    email: 'events@oldmillbarn.example',
    phone: '01531 555 077',
    address: 'Mill Lane, Ledbury',
    postcode: 'HR8 1HG',
    about: 'A restored barn between orchards. We run workshops at weekends, with soup at noon.',
    openingHours: 'Workshops on Saturdays, open benches on Sundays, yoga on Wednesday evenings',
  },
  visitsADay: 10,
  events: [
    {
      weekdays: [5],
      everyWeeks: 2,
      event: {
        name: 'Willow weaving day',
        description:
          'Make a basket from start to finish with willow grown two fields away. Soup and bread at noon.',
        requirementsNote: 'Wear old clothes. Tell us what you cannot eat.',
        personalMessage: 'There is parking in the yard; the barn is warm, but bring a jumper.',
        startTime: '10:00',
        endTime: '16:00',
        type: 'day_event',
        slotMinutes: 0,
        bufferMinutes: 0,
      },
      venues: [venue('The barn', 'Mill Lane, Ledbury', 'HR8 1HG', 14)],
    },
    {
      weekdays: [6],
      everyWeeks: 1,
      event: {
        name: 'Open workshop',
        description: 'Drop in with something you are making. Benches, tools and good company.',
        requirementsNote: null,
        personalMessage: 'See you at the bench.',
        startTime: '11:00',
        endTime: '15:00',
        type: 'day_event',
        slotMinutes: 0,
        bufferMinutes: 0,
      },
      venues: [venue('The barn', 'Mill Lane, Ledbury', 'HR8 1HG')],
    },
    {
      weekdays: [2],
      everyWeeks: 1,
      event: {
        name: 'Yoga in the barn',
        description: 'A slow hour on a warm floor, for beginners and for those who have forgotten.',
        requirementsNote: 'Bring a mat if you have one.',
        personalMessage: 'Come in by the side door, and leave your shoes there.',
        startTime: '18:00',
        endTime: '19:00',
        slotMinutes: 60,
        bufferMinutes: 0,
        placesPerTime: 8,
        placesPerBooking: 3,
        pricePence: 1200,
      },
      venues: [venue('The barn', 'Mill Lane, Ledbury', 'HR8 1HG')],
    },
  ],
};

const tutor: DemoBusiness = {
  business: {
    name: 'Maths with Maya',
    diarySlug: 'maths-with-maya',
    email: 'maya@mathswithmaya.example',
    phone: '0161 555 0119',
    address: 'Chorlton, Manchester',
    postcode: 'M21 9AB',
    about: 'Maths at your own table, for GCSE and A level. I taught in schools for twelve years.',
    openingHours: 'Monday, Tuesday and Thursday\n15:30 to 20:00',
    colour: '#6b3fa0',
  },
  visitsADay: 4,
  term: {
    weekday: 3,
    startTime: '18:30',
    pupil: {
      attendeeFirstName: 'Mia',
      attendeeLastName: 'Chen',
      attendeeEmail: 'mia.chen@example.com',
      attendeePhone: '07700 900188',
      customerAddress: '12 Egerton Road, Chorlton',
      customerPostcode: 'M21 0YE',
    },
  },
  events: [
    {
      weekdays: [0, 1, 3],
      everyWeeks: 1,
      event: {
        name: 'GCSE maths at your kitchen table',
        description: 'An hour of one-to-one maths, at home, within five miles of Chorlton.',
        requirementsNote: 'A table, a lamp and a grown-up in the house, please.',
        personalMessage: 'Have the last homework or test ready; we will start from there.',
        startTime: '15:30',
        endTime: '20:00',
        slotMinutes: 60,
        bufferMinutes: 30,
        isHomeVisit: true,
      },
      venues: [],
    },
  ],
};

export const DEMO_BUSINESSES: readonly DemoBusiness[] = [salon, clinic, barn, tutor];
