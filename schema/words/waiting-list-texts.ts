/** What the waiting list's forms and calls refuse, and texts that several clients share. */

export const PART_OF_DAY_NOT_VALID = 'Choose morning, afternoon or any time';
export const WAIT_IS_OVER = 'Choose dates from today on';
export const NO_WAITING_LIST = 'This business has no waiting list.';
export const tooManyEntries = (max: number) =>
  `You’re on this waiting list ${max} times already. Leave one with the link in its email, then try again.`;
export const WAITING_LIST_FULL = 'This waiting list is full at the moment. Try again later.';
export const WAITING_LIST_LINK_INVALID = 'This waiting list link is no longer valid.';
export const WAITING_LIST_ENDED = 'You’re no longer on this waiting list.';
export const TOO_MANY_HELD =
  'Too many times are held for people on the waiting list at the moment. Try again when one is taken or no longer held.';
export const ENTRY_NOT_FOUND = 'This person is no longer on the waiting list.';
export const OFFER_LINK_INVALID = 'This link is no longer valid.';
export const OFFER_TOO_LATE = 'Sorry, someone else has this time now.';
export const OFFER_OVER = 'Sorry, you can’t book this time any more.';

/**
 * Why a held time can no longer be taken, by what the owner did: booked it for someone else, said that they
 * are running late, took its person away, stopped taking bookings, or changed the times.
 */
export const OFFER_GONE_FOR = ['booked', 'late', 'person', 'closed', 'changed'] as const;
export type OfferGoneFor = (typeof OFFER_GONE_FOR)[number];

/** Says why a held time can't be taken any more. `person` is who was to take the appointment. */
export function offerGone(
  goneFor: OfferGoneFor,
  { business, person }: { business: string; person: string | null },
): string {
  switch (goneFor) {
    case 'booked':
      return 'Someone else has this time now.';
    case 'late':
      return `${business} is running late, so this time isn’t free any more.`;
    case 'person':
      return `${person ?? business} isn’t available at this time any more.`;
    case 'closed':
      return `${business} isn’t taking bookings at the moment.`;
    case 'changed':
      return `${business} has changed its times, so this one isn’t available any more.`;
  }
}
/** The name of the person for whom a time is held, if an owner wants to book it. */
export const SOMEBODY_WAITING = 'someone on the waiting list';
export const OFFERED_TIME_NOT_FREE = 'This time isn’t free. Choose another.';
export const HAS_OFFER_ALREADY = 'This person has an offer that is still open.';
export const OFFERED_BEFORE = 'This time was offered to this person before. Choose another.';
export const offersMinutesNotValid = (min: number, max: number) =>
  `Enter whole minutes, from ${min} to ${max}`;

// For people who have a booking, after they book and on the page where they cancel
export const TELL_EARLIER = 'Tell me if an earlier time is free';
export const TELL_EARLIER_MEANS = 'We’ll email you. If you take it, your appointment moves to it.';
export const TELL_EARLIER_FAILED = 'We couldn’t save this. Please try again.';

/** Tells somebody on the list what happens next. */
export const waitingMeans = (minutes: number) =>
  `When a time that suits you becomes free, we’ll email you. If it’s your turn, we hold it for you for up to ${minutes} minutes.`;
