/** A diary's visits beside its bookings. */
import { counted } from '../../ui/number-text.ts';

export const VISITS_AND_BOOKINGS = 'Visits and bookings';
export const IN_ALL = 'In all of these weeks';
export const BOOKINGS_MADE = 'Bookings made';

/** What is counted, and what is not: bookings are more than what came of these visits (decision 98). */
export const VISITS_NOTE =
  'Only visits to your diary’s own page by people who accept cookies are counted, none to its widget on a website. Bookings are all that were made in a week, wherever, including those cancelled since.';

export const NO_VISITS_EXPLAINED =
  'Visits to your diary’s own page by people who accept cookies appear here, beside the bookings. Share its address to bring people there.';

/** '60 visits, 12 bookings made' */
export const visitsAndBookings = (visits: number, bookings: number) =>
  `${counted(visits, 'visit')}, ${counted(bookings, 'booking')} made`;
/** What the drawing says to those who do not see it. */
export const visitsDrawn = (last: string, all: string) =>
  `Visits and bookings by week. Last full week: ${last}. In all: ${all}.`;
