/** The four businesses that a newcomer finds: a salon, a clinic, a venue and a home-visit tutor. */
import type { services, venues } from '../tables.ts';

export type DemoVenue = Omit<typeof venues.$inferInsert, 'id' | 'eventId'>;
export type DemoService = Omit<typeof services.$inferInsert, 'id' | 'eventId'>;

export interface DemoEvent {
  name: string;
  description: string;
  requirementsNote: string | null;
  personalMessage: string;
  /** Weekdays on which it takes place; Monday is 0. */
  weekdays: number[];
  /** Every how many weeks, counted from this week. */
  everyWeeks: number;
  startTime: string;
  endTime: string;
  type: 'booking' | 'day_event';
  mode: 'automatic' | 'manual' | 'individual_services';
  slotMinutes: number;
  bufferMinutes: number;
  manualSlots?: { start: number; end: number }[];
  lunch?: { start: string; end: string };
  lastAppointmentTime?: string;
  isHomeVisit?: boolean;
  venues: DemoVenue[];
  services?: DemoService[];
}

export interface DemoBusiness {
  name: string;
  slug: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  /** About how often its diary is opened on a day. */
  visitsADay: number;
  events: DemoEvent[];
}

const SALON_ROOM: DemoVenue = {
  name: 'Front room',
  address: '14 Bridge Street, Hebden Bridge',
  postcode: 'HX7 8EX',
};

const salon: DemoBusiness = {
  name: 'Willow & Co. Hair',
  slug: 'willow-co-hair',
  email: 'hello@willow.example',
  phone: '01422 555 010',
  address: '14 Bridge Street, Hebden Bridge',
  postcode: 'HX7 8EX',
  visitsADay: 12,
  events: [
    {
      name: 'Cut and blow-dry with Ruth',
      description:
        'Three quarters of an hour: wash, cut and finish. Ruth has cut hair on Bridge Street for twenty years.',
      requirementsNote: 'Please arrive five minutes early.',
      personalMessage: 'Lovely to have you. The kettle is on; come in through the green door.',
      weekdays: [1, 2],
      everyWeeks: 1,
      startTime: '09:00',
      endTime: '17:00',
      type: 'booking',
      mode: 'automatic',
      slotMinutes: 45,
      bufferMinutes: 5,
      lunch: { start: '12:00', end: '13:00' },
      venues: [SALON_ROOM],
    },
    {
      name: 'Cut and colour with Ruth',
      description: 'Choose what you would like; colour takes its time, and we give it.',
      requirementsNote: 'Please arrive five minutes early. Patch test needed two days before colour.',
      personalMessage: 'Lovely to have you. Bring a picture of the colour you have in mind, if you have one.',
      weekdays: [3, 4],
      everyWeeks: 1,
      startTime: '09:00',
      endTime: '17:00',
      type: 'booking',
      mode: 'individual_services',
      slotMinutes: 0,
      bufferMinutes: 5,
      lunch: { start: '12:00', end: '13:00' },
      lastAppointmentTime: '16:00',
      venues: [SALON_ROOM],
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
        { name: 'Fringe trim', description: null, pricePence: 900, durationMinutes: 15 },
      ],
    },
    {
      name: 'Bridal trial morning',
      description: 'An hour to try what you will wear on the day. Bring your veil and a friend.',
      requirementsNote: 'Come with clean, dry hair.',
      personalMessage: 'Congratulations! We are looking forward to it.',
      weekdays: [5],
      everyWeeks: 2,
      startTime: '10:00',
      endTime: '13:00',
      type: 'booking',
      mode: 'manual',
      slotMinutes: 60,
      bufferMinutes: 0,
      manualSlots: [
        { start: 600, end: 660 },
        { start: 660, end: 720 },
        { start: 720, end: 780 },
      ],
      venues: [
        SALON_ROOM,
        { name: 'Garden room', address: '14 Bridge Street, Hebden Bridge', postcode: 'HX7 8EX' },
      ],
    },
  ],
};

const clinic: DemoBusiness = {
  name: 'Harbour Physio',
  slug: 'harbour-physio',
  email: 'desk@harbourphysio.example',
  phone: '01326 555 042',
  address: '3 Custom House Quay, Falmouth',
  postcode: 'TR11 3JT',
  visitsADay: 11,
  events: [
    {
      name: 'Physiotherapy appointment',
      description: 'Half an hour with a chartered physiotherapist, in the clinic that is nearer to you.',
      requirementsNote: 'Please wear something you can move in.',
      personalMessage: 'If you have letters or scans from your doctor, please bring them.',
      weekdays: [0, 2, 4],
      everyWeeks: 1,
      startTime: '08:30',
      endTime: '16:30',
      type: 'booking',
      mode: 'manual',
      slotMinutes: 30,
      bufferMinutes: 0,
      manualSlots: [510, 550, 590, 630, 670, 780, 820, 860, 900, 940].map((start) => ({
        start,
        end: start + 30,
      })),
      venues: [
        { name: 'Harbour clinic', address: '3 Custom House Quay, Falmouth', postcode: 'TR11 3JT' },
        { name: 'Penryn clinic', address: '41 Lower Market Street, Penryn', postcode: 'TR10 8BH' },
      ],
    },
  ],
};

const barn: DemoBusiness = {
  name: 'Old Mill Barn',
  slug: 'old-mill-barn',
  email: 'events@oldmillbarn.example',
  phone: '01531 555 077',
  address: 'Mill Lane, Ledbury',
  postcode: 'HR8 1HG',
  visitsADay: 10,
  events: [
    {
      name: 'Willow weaving day',
      description:
        'Make a basket from start to finish with willow grown two fields away. Soup and bread at noon.',
      requirementsNote: 'Wear old clothes. Tell us what you cannot eat.',
      personalMessage: 'There is parking in the yard; the barn is warm, but bring a jumper.',
      weekdays: [5],
      everyWeeks: 2,
      startTime: '10:00',
      endTime: '16:00',
      type: 'day_event',
      mode: 'automatic',
      slotMinutes: 0,
      bufferMinutes: 0,
      venues: [{ name: 'The barn', address: 'Mill Lane, Ledbury', postcode: 'HR8 1HG', maxCapacity: 14 }],
    },
    {
      name: 'Open workshop',
      description: 'Drop in with something you are making. Benches, tools and good company.',
      requirementsNote: null,
      personalMessage: 'See you at the bench.',
      weekdays: [6],
      everyWeeks: 1,
      startTime: '11:00',
      endTime: '15:00',
      type: 'day_event',
      mode: 'automatic',
      slotMinutes: 0,
      bufferMinutes: 0,
      venues: [{ name: 'The barn', address: 'Mill Lane, Ledbury', postcode: 'HR8 1HG' }],
    },
  ],
};

const tutor: DemoBusiness = {
  name: 'Maths with Maya',
  slug: 'maths-with-maya',
  email: 'maya@mathswithmaya.example',
  phone: '0161 555 0119',
  address: 'Chorlton, Manchester',
  postcode: 'M21 9AB',
  visitsADay: 4,
  events: [
    {
      name: 'GCSE maths at your kitchen table',
      description: 'An hour of one-to-one maths, at home, within five miles of Chorlton.',
      requirementsNote: 'A table, a lamp and a grown-up in the house, please.',
      personalMessage: 'Have the last homework or test ready; we will start from there.',
      weekdays: [0, 1, 3],
      everyWeeks: 1,
      startTime: '15:30',
      endTime: '20:00',
      type: 'booking',
      mode: 'automatic',
      slotMinutes: 60,
      bufferMinutes: 30,
      isHomeVisit: true,
      venues: [],
    },
  ],
};

export const DEMO_BUSINESSES: DemoBusiness[] = [salon, clinic, barn, tutor];
