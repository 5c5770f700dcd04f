/** Counts, after the commit, what this process did with bookings. */
export interface CountBookings {
  /** Not called for the demonstration. */
  countBooked(): void;
  /** Bookings cancelled by their customers or their business. */
  countCancelled(bookings: number): void;
}
