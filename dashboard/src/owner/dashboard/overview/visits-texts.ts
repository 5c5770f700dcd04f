import { counted } from '../../../ui/number-text.ts';

export const VIEWS_AND_BOOKINGS = 'Page views and bookings';
export const PAGE_VIEWS = 'Page views';
export const noViews = (weeks: number) => `No page views in the last ${weeks} weeks`;
export const IN_ALL = 'Total';
export const BOOKINGS_MADE = 'Bookings made';

/** Says what is counted. Not all bookings come from these page views (decision 98). */
export const VIEWS_NOTE =
  'Page views count each time your diary page is opened, except by bots that identify themselves. The widget on your website isn’t counted. Bookings made include every booking made that week, even if it was cancelled later.';
/** Shown while the chart still includes weeks of the other unit. */
export const EARLIER_VISITS_NOTE =
  'Earlier weeks show fewer, because we counted visits by people who accepted cookies, not page views.';

export const NO_VIEWS_EXPLAINED =
  'You’ll see here how often your diary page is opened, next to your bookings. Share its link to bring people there.';

export const viewsAndBookings = (views: number, bookings: number) =>
  `${counted(views, 'page view')}, ${counted(bookings, 'booking')} made`;
export const viewsDrawn = (last: string, all: string) =>
  `Page views and bookings by week. Last full week: ${last}. Total: ${all}.`;
