/** How often a diary was opened, next to its bookings. */
import { counted } from '../../ui/number-text.ts';

export const VIEWS_AND_BOOKINGS = 'Page views and bookings';
export const PAGE_VIEWS = 'Page views';
export const noViews = (weeks: number) => `No page views in the last ${weeks} weeks`;
export const IN_ALL = 'In all of these weeks';
export const BOOKINGS_MADE = 'Bookings made';

/** What is counted, and what is not: bookings are more than what came of these views (decision 98). */
export const VIEWS_NOTE =
  'We count each time your diary’s own page is opened, but not its widget on a website, and leave out programs that say they are one. Bookings are all those made in a week, wherever, including those cancelled since.';
/** Added while the chart still shows the other unit. */
export const EARLIER_VISITS_NOTE =
  'The earlier weeks show fewer: we counted visits by people who accepted cookies, not page views.';

export const NO_VIEWS_EXPLAINED =
  'You’ll see here how often your diary’s own page is opened, next to your bookings. Share its address to bring people there.';

/** '60 page views, 12 bookings made' */
export const viewsAndBookings = (views: number, bookings: number) =>
  `${counted(views, 'page view')}, ${counted(bookings, 'booking')} made`;
/** What the drawing says to those who do not see it. */
export const viewsDrawn = (last: string, all: string) =>
  `Page views and bookings by week. Last full week: ${last}. In all: ${all}.`;
