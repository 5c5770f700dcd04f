/** A business's bookings as an iCalendar feed (RFC 5545 and 7986), written in steps. */

import ical, { escape, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import { attendeeName } from '../../bookings/emails/details.ts';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { FoundFeed } from './feeds-store.ts';

/** Seconds after which a calendar should look again. */
const LOOK_AGAIN = 900;
const LINE_END = '\r\n';
const END = `END:VCALENDAR${LINE_END}`;

/** Returns what comes before and after the entries. */
export function feedFrame(found: FoundFeed): { head: string; end: string } {
  const text = lines(calendarOf(nameOf(found)));
  return { head: text.slice(0, -END.length), end: END };
}

/** Returns the bookings' entries; '' without any. `host` is that of the invitations' UIDs. */
export function feedEntries(rows: readonly BookingRow[], { feed }: FoundFeed, host: string): string {
  const calendar = calendarOf('');
  for (const row of rows) addEntry(calendar, row, { withNames: feed.withNames, host });
  const text = lines(calendar);
  const first = text.indexOf('BEGIN:VEVENT');
  return first === -1 ? '' : text.slice(first, -END.length);
}

/** Adds the last line end, which RFC 5545 requires and the library omits. */
const lines = (calendar: ICalCalendar) => `${calendar.toString()}${LINE_END}`;

function nameOf({ business, personName }: FoundFeed): string {
  return oneLine(personName === null ? business.name : `${personName}, ${business.name}`);
}

function calendarOf(name: string): ICalCalendar {
  return ical({
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME, language: LOCALE },
    // The library escapes every text but this one.
    name: name ? escape(name, false) : null,
    ttl: LOOK_AGAIN,
  });
}

interface Shown {
  withNames: boolean;
  host: string;
}

function addEntry(calendar: ICalCalendar, row: BookingRow, shown: Shown): void {
  calendar.createEvent({
    // As in the invitation, so that a calendar that has both shows one.
    id: `${row.reference}@${shown.host}`,
    sequence: row.sequence,
    start: new Date(row.startsAt),
    end: new Date(row.endsAt),
    // The same at each read, so that the feed changes only with its bookings.
    stamp: new Date(row.cancelledAt ?? row.createdAt),
    summary: oneLine(titleOf(row, shown)),
    location: oneLine(placeOf(row, shown)) || null,
    description: manyLines(`Reference: ${row.reference}`),
    status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** 'Ada Lovelace: Cut with Sam', or 'Cut with Sam'. */
function titleOf(row: BookingRow, { withNames }: Shown): string {
  const withPerson = thingWithPerson(row.serviceName ?? row.eventName, row.personName);
  return withNames ? `${attendeeName(row)}: ${withPerson}` : withPerson;
}

/** A home visit is at the customer's own address. */
function placeOf(row: BookingRow, { withNames }: Shown): string {
  const home = withNames ? [row.customerAddress, row.customerPostcode] : [];
  const lines = row.isHomeVisit ? home : [row.venueName, row.venueAddress, row.venuePostcode];
  return lines.filter(Boolean).join(', ');
}
