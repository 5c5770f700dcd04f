/** Told, after the commit, of what this process did with bookings. */
export interface CountBookings {
  /** One more was made; by whoever tries the demonstration, none. */
  countBooked(): void;
  /** So many were cancelled, by their customers or their business. */
  countCancelled(bookings: number): void;
}
