/** What our screens may take on a slow phone's processor and a slow line: the only place of these figures. */

export interface Budget {
  /** What comes to its end: 'until its first free time is there'. */
  what: string;
  /** Milliseconds at most. */
  most: number;
}

/** The screens by the word that `npm run speed` takes, each with its times. */
export const BUDGETS = {
  widget: { shown: { what: 'until its first free time is there', most: 2_100 } },
  hosted: { shown: { what: 'until its largest part is there', most: 1_000 } },
  dashboard: { shown: { what: 'until the next bookings and events are there', most: 4_000 } },
  week: {
    shown: { what: 'opened by its address, until 500 bookings are there', most: 5_500 },
    turned: { what: 'turned, until the next 500 are there', most: 2_000 },
  },
  table: {
    shown: { what: 'opened by its address, until its first page is there', most: 4_700 },
    turned: { what: 'turned, until the next page is there', most: 1_000 },
    searched: { what: 'searched, until what is found is there', most: 1_000 },
  },
} as const satisfies Record<string, Record<string, Budget>>;

export type ScreenName = keyof typeof BUDGETS;

/** What each screen is, in the tables. */
export const SCREENS: Record<ScreenName, string> = {
  widget: 'the widget in another site, on a phone',
  hosted: 'the hosted diary, on a phone',
  dashboard: 'the dashboard’s first screen, on a phone',
  week: 'a week of 500 bookings, on a laptop',
  table: 'the table of 20,000 bookings, on a laptop',
};

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(BUDGETS, name);

/**
 * Milliseconds from any press or key to the next frame, on a machine as fast as CALCULATION says. People feel 100 as a
 * wait; a third of them is to spare, for slower phones.
 */
export const RESPONSE_MOST = 67;

/** Milliseconds that calculation.ts takes where the budgets were set. */
export const CALCULATION = 120;

/**
 * Of everything that moves without having been asked to, as browsers reckon it. A typeface that comes late moves words
 * within their line by a few pixels, which is less than this.
 */
export const SHIFT_MOST = 0.001;

/** Milliseconds until the largest part of a public page is there. */
export const PUBLIC_PAGE_MOST = 1_000;
