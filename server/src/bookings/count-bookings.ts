/** Counts, after the commit, what this process did with bookings. */
export interface CountBookings {
  /** Not called for the demonstration. */
  countBooked(): void;
  countCancelled(bookings: number): void;
}
