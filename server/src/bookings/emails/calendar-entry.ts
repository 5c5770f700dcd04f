/** A booking in people's calendars: the iCalendar file and the Google Calendar link. */

import { googleCalendarUrl } from '@daybook/schema/rules/google-calendar';
import { placesPriceText, poundsOf } from '@daybook/schema/rules/money';
import { ADD_TO_GOOGLE, PLEASE_NOTE } from '@daybook/schema/words/diary-texts';
import { PLACES } from '@daybook/schema/words/places-texts';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import type { EmailPart } from '../../emails/email.ts';
import {
  calendarInvite,
  calendarOfSeveral,
  type CalendarMethod,
  type Invitation,
} from '../../emails/icalendar.ts';
import type { EmailFacts } from '../email-facts.ts';
import {
  attendeeName,
  bookedThing,
  cancelUrl,
  placeLines,
  type EmailContext,
  type LinkContext,
} from './details.ts';

/**
 * Makes the .ics file, which is attached to emails and offered for download (PUBLISH). Its UID comes from the
 * reference and the public host, so that every later file about the booking changes the same entry. `now` is
 * when the file is made. Throws if the booking's instants aren't valid.
 */
export function bookingCalendar(
  facts: EmailFacts,
  method: CalendarMethod,
  context: LinkContext,
  now: number,
): string {
  return calendarInvite(invitationOf(facts, context, now), method);
}

/** Does the same for repeat visits: one file, with an entry for each. */
export function visitsCalendar(facts: EmailFacts, context: LinkContext, now: number): string {
  const all = facts.visits.map((visit) => invitationOf({ ...facts, ...visit }, context, now));
  return calendarOfSeveral(all, facts.status === 'cancelled');
}

function invitationOf(facts: EmailFacts, context: LinkContext, now: number): Invitation {
  const { business } = facts;
  return {
    uid: `${facts.reference}@${new URL(context.publicUrl).hostname}`,
    sequence: facts.sequence,
    startsAt: facts.startsAt,
    endsAt: facts.endsAt,
    stamp: now,
    summary: attendeeTitle(facts),
    location: placeLines(facts).join(', '),
    description: [attendeeDescription(facts), ...cancelLine(facts, context)].join('\n'),
    organizer: { name: business.name, email: business.email },
    attendee: { name: attendeeName(facts), email: facts.attendeeEmail },
  };
}

/** Offers the Google link and, if there is a file, says what to do with it. */
export function forCalendar(facts: EmailFacts, { hasInvitation }: EmailContext, about: string): EmailPart[] {
  const href = attendeeGoogleUrl(facts);
  return [
    { type: 'button', link: { label: ADD_TO_GOOGLE, href } },
    ...(hasInvitation ? [{ type: 'paragraph', text: about } as const] : []),
  ];
}

export function forBusinessCalendar(facts: EmailFacts): EmailPart {
  const link = { label: ADD_TO_GOOGLE, href: businessGoogleUrl(facts) };
  return { type: 'links', title: 'Your calendar', links: [link] };
}

/** Omits the cancel link, because Google logs this URL and must not learn the token. */
export function attendeeGoogleUrl(facts: EmailFacts): string {
  return googleUrl(facts, attendeeTitle(facts), attendeeDescription(facts));
}

function businessGoogleUrl(facts: EmailFacts): string {
  const details = [`Reference: ${facts.reference}`, facts.attendeeEmail, facts.attendeePhone ?? ''];
  return googleUrl(
    facts,
    `${attendeeName(facts)}: ${thingWithPerson(bookedThing(facts), facts.personName)}`,
    details.filter(Boolean).join('\n'),
  );
}

function googleUrl(facts: EmailFacts, title: string, details: string): string {
  return googleCalendarUrl({
    title,
    startsAt: new Date(facts.startsAt).toISOString(),
    endsAt: new Date(facts.endsAt).toISOString(),
    timezone: facts.timezone,
    location: placeLines(facts).join(', '),
    details,
  });
}

function attendeeTitle(facts: EmailFacts): string {
  return `${thingWithPerson(bookedThing(facts), facts.personName)} at ${facts.business.name}`;
}

function attendeeDescription(facts: EmailFacts): string {
  const { servicePricePence, places, requirementsNote, business } = facts;
  return [
    `Reference: ${facts.reference}`,
    ...(places > 1 ? [`${PLACES}: ${places}`] : []),
    ...(servicePricePence === null ? [] : [`Price: ${placesPriceText(poundsOf(servicePricePence), places)}`]),
    ...(requirementsNote ? [`${PLEASE_NOTE}: ${requirementsNote}`] : []),
    `Contact: ${[business.phone, business.email].filter(Boolean).join(', ')}`,
  ].join('\n');
}

function cancelLine(facts: EmailFacts, context: LinkContext): string[] {
  return facts.status === 'cancelled' ? [] : [`To cancel: ${cancelUrl(facts, context)}`];
}
