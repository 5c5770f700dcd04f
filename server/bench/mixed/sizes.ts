/** How large the businesses of a platform are: a few are busy, and most are small. */
export interface BusinessSize {
  /** Bookings still to come. */
  ahead: number;
  /** Bookings that are over. */
  past: number;
  /** The days from tomorrow on that have an event. */
  days: number;
}

export interface PlatformSize {
  businesses: number;
  bookings: number;
}

/** What the busiest one has still to come, where the platform has enough bookings. */
const AHEAD_OF_BUSIEST = 1_000;
/** The busiest has so many times what the last one has. */
const SPREAD = 200;
const FEWEST_DAYS = 10;
const MOST_DAYS = 40;

/** The busiest first, the quietest last; together they have so many bookings. */
export function sizesOf({ businesses, bookings }: PlatformSize): BusinessSize[] {
  const most = Math.min(AHEAD_OF_BUSIEST, Math.floor(bookings / businesses));
  const aheadOf = Array.from({ length: businesses }, (_, rank) =>
    Math.round(most / (1 + ((SPREAD - 1) * rank) / Math.max(1, businesses - 1))),
  );
  const ahead = aheadOf.reduce((sum, each) => sum + each, 0);
  const past = bookings - ahead;
  let shared = 0;
  let given = 0;
  return aheadOf.map((each) => {
    // Rounded as sums, so that all of them are given out.
    shared += each;
    const upTo = ahead === 0 ? 0 : Math.round((past * shared) / ahead);
    const size = {
      ahead: each,
      past: upTo - given,
      days: FEWEST_DAYS + Math.round(((MOST_DAYS - FEWEST_DAYS) * each) / Math.max(1, most)),
    };
    given = upTo;
    return size;
  });
}
