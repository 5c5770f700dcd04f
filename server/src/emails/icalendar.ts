/** One appointment as an iCalendar file (RFC 5545), for mail (RFC 5546 methods) and for download. */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';

/** REQUEST puts it into the attendee's calendar, CANCEL takes it out, PUBLISH is for a download. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface Person {
  name: string;
  email: string;
}

export interface Invitation {
  /** The same for every file about one appointment, unique in the world: 'WC7-K4TP-9H@daybook.example'. */
  uid: string;
  /** Raised with each change; a calendar keeps the highest. */
  sequence: number;
  /** Milliseconds since 1970; written as UTC, so that no calendar needs a zone table. */
  startsAt: number;
  endsAt: number;
  /** When this file is made. */
  stamp: number;
  summary: string;
  /** One line; '' leaves it out. */
  location: string;
  /** Plain text, lines divided by '\n'. */
  description: string;
  organizer: Person;
  attendee: Person;
}

/**
 * The whole file: CRLF line ends, folded at 75 octets, everything escaped. Throws when an instant is not a
 * valid date. Texts are cleaned first: the format neither allows control characters nor has an escape for
 * them.
 */
export function calendarInvite(invitation: Invitation, method: CalendarMethod): string {
  const { organizer, attendee } = invitation;
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME, language: LOCALE },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: oneLine(invitation.uid),
    sequence: invitation.sequence,
    start: dateOf(invitation.startsAt),
    end: dateOf(invitation.endsAt),
    stamp: dateOf(invitation.stamp),
    summary: oneLine(invitation.summary),
    location: oneLine(invitation.location) || null,
    description: manyLines(invitation.description),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: personOf(organizer),
  });
  // RFC 5546, 3.2.1: a published entry names no attendees.
  if (method !== 'PUBLISH') {
    event.createAttendee({
      ...personOf(attendee),
      role: ICalAttendeeRole.REQ,
      // Whoever booked has accepted already: the calendar need not ask, nor write back.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  // The library leaves out the last line end, which RFC 5545 asks for.
  return `${calendar.toString()}\r\n`;
}

function dateOf(instant: number): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new Error('the appointment has no valid time');
  return date;
}

/** A quoted parameter cannot hold a double quote (RFC 5545, 3.2), which the library would only mask. */
function personOf({ name, email }: Person): Person {
  const address = oneLine(email);
  return { name: oneLine(name).replaceAll('"', "'").replaceAll('\\', '/') || address, email: address };
}
