import { dayTitle } from '@daybook/schema/rules/date';

export const todayIs = (day: string) => `Today, ${day}`;
export const EDIT = 'Edit';
export const SEE_EMAILS = 'See emails';
/** Leads to the booking in the table. */
export const SEE_IN_TABLE = 'See in Your Bookings';
export const BOOK_CUSTOMER = 'Book a customer';
export const BLOCK_TIME = 'Block this time';
export const WITH_WHOM = 'With whom';
export const startsAt = (date: string, time: string) => `${dayTitle(date)}, ${time}`;
export const freeUntil = (name: string | null, time: string) =>
  name === null ? `Free until ${time}` : `${name} is free until ${time}`;
export const untilTime = (time: string) => `free to ${time}`;
export const closed = (name: string | null) =>
  name === null
    ? 'Closed at this time. You can still book.'
    : `${name} doesn’t work at this time. You can still book.`;
export const busy = (name: string | null) =>
  name === null
    ? 'No one is free at this time. You can still book.'
    : `${name} isn’t free at this time. You can still book.`;
/** For a business that takes no bookings. */
export const closedFor = 'Nothing can be booked at this time.';
