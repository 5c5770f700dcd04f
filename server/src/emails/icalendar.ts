/** Makes iCalendar files of appointments (RFC 5545), for email (RFC 5546 methods) and for download. */

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';

/** REQUEST adds it to the attendee's calendar, CANCEL removes it, PUBLISH is for a download, and for several. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface Person {
  name: string;
  email: string;
}

export interface Invitation {
  /** The same in every file about one appointment, and globally unique: 'WC7-K4TP-9H@daybook.example'. */
  uid: string;
  /** Increases with each change; a calendar keeps the highest. */
  sequence: number;
  /** Milliseconds since 1970; written as UTC, so that no calendar needs a zone table. */
  startsAt: number;
  endsAt: number;
  /** When this file is made, milliseconds since 1970. */
  stamp: number;
  summary: string;
  /** One line; left out if ''. */
  location: string;
  /** Plain text with '\n' between lines. */
  description: string;
  organizer: Person;
  attendee: Person;
}

/**
 * Returns the whole file, escaped, with CRLF line breaks and lines folded at 75 octets. Throws when an
 * instant is not a valid date. Texts are cleaned first, because the format has no escape for control
 * characters and forbids them.
 */
export function calendarInvite(invitation: Invitation, method: CalendarMethod): string {
  return fileOf([invitation], method, method === 'CANCEL');
}

/** Returns a file with several appointments. RFC 5546 lets only PUBLISH have more than one UID. */
export function calendarOfSeveral(invitations: readonly Invitation[], areCancelled: boolean): string {
  return fileOf(invitations, 'PUBLISH', areCancelled);
}

function fileOf(invitations: readonly Invitation[], method: CalendarMethod, areCancelled: boolean): string {
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME, language: LOCALE },
    method: ICalCalendarMethod[method],
  });
  for (const invitation of invitations) {
    const event = calendar.createEvent({
      id: oneLine(invitation.uid),
      sequence: invitation.sequence,
      start: dateOf(invitation.startsAt),
      end: dateOf(invitation.endsAt),
      stamp: dateOf(invitation.stamp),
      summary: oneLine(invitation.summary),
      location: oneLine(invitation.location) || null,
      description: manyLines(invitation.description),
      status: areCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: personOf(invitation.organizer),
    });
    // RFC 5546, 3.2.1: a published entry names no attendees.
    if (method === 'PUBLISH') continue;
    event.createAttendee({
      ...personOf(invitation.attendee),
      role: ICalAttendeeRole.REQ,
      // The person who booked has already accepted, so their calendar need neither ask nor reply.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  // RFC 5545 asks for a last line break, which the library leaves out.
  return `${calendar.toString()}\r\n`;
}

function dateOf(instant: number): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new Error('the appointment has no valid time');
  return date;
}

/**
 * Replaces double quotes, which a quoted parameter can't contain (RFC 5545, 3.2), and encodes what has a
 * meaning in an email link (RFC 6068), which the library makes of the address.
 */
function personOf({ name, email }: Person): Person {
  const address = oneLine(email);
  return {
    name: oneLine(name).replaceAll('"', "'").replaceAll('\\', '/') || address,
    email: address.replaceAll(/[%?&=/#;]/g, encodeURIComponent),
  };
}
