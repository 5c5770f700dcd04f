/** The emails about a booking's new time: it has one, its customer can choose one, or it starts late today. */

import { MINUTE } from '@daybook/schema/figures/periods';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { longDate } from '@daybook/schema/rules/date';
import { placesPriceText, poundsOf } from '@daybook/schema/rules/money';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { untilNotice } from '@daybook/schema/words/change-texts';
import { minutesText } from '@daybook/schema/words/minutes-text';
import { hoursText } from '@daybook/schema/words/time-span';
import type { Detail, Draft, EmailPart } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { confirmedText } from './booking-emails.ts';
import { forBusinessCalendar, forCalendar } from './calendar-entry.ts';
import { emailedText } from './changed-by-owner-emails.ts';
import {
  attendeeName,
  bookingRows,
  cancellationPolicy,
  cancelUrl,
  changeOfPlans,
  draftToAttendee,
  draftToBusiness,
  moveUrl,
  specialNote,
  startText,
  type EmailContext,
} from './details.ts';

export function moved(facts: EmailFacts, context: EmailContext): Draft {
  const { business, isMovedByOwner } = facts;
  const entry = 'To update the entry in any other calendar, open the attached invite.ics.';
  return draftToAttendee(facts, context, {
    about: 'Booking moved',
    preview: `${fromText(facts)}Now ${startText(facts)} with ${business.name}. Reference ${facts.reference}.`,
    heading: 'Your booking has a new time',
    sentence: isMovedByOwner
      ? `${business.name} has moved your booking to ${startText(facts)}.`
      : `Your booking with ${business.name} has moved to ${startText(facts)}.`,
    parts: [
      { type: 'details', rows: [...fromRow(facts), ...bookingRows(facts)] },
      ...priceStays(facts),
      ...specialNote(facts),
      ...forCalendar(facts, context, entry),
      ...cancellationPolicy(facts),
      ...changeOfPlans(facts, context),
    ],
  });
}

export function movedForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const { business, isMovedByOwner } = facts;
  const whose = `${attendeeName(facts)}’s booking at ${business.name} was moved`;
  const draft = draftToBusiness(facts, context, {
    about: isMovedByOwner ? 'You moved' : 'Booking moved',
    preview: `${fromText(facts)}Now ${startText(facts)}.`,
    heading: isMovedByOwner ? 'You moved a booking' : 'Booking moved',
    sentences: [
      isMovedByOwner
        ? `${whose} from your dashboard. ${emailedText(facts)}`
        : `${whose} with the link in the customer’s email. ${confirmedText(facts)}`,
    ],
    beforeRows: fromRow(facts),
  });
  return { ...draft, parts: [...draft.parts, forBusinessCalendar(facts)] };
}

/** To the attendee: the business asks for another time, and the booking stays until there is one. */
export function moveOffered(facts: EmailFacts, context: EmailContext): Draft {
  const { business, reference } = facts;
  const { takesBookings } = context;
  const asked = takesBookings ? 'Please choose another time' : `Please contact ${business.name}`;
  const choose: EmailPart = {
    type: 'button',
    link: { label: 'Choose another time', href: moveUrl(facts, context) },
  };
  return draftToAttendee(facts, context, {
    about: asked,
    preview: `${business.name}’s plans have changed and it can’t see you at this time: booking ${reference}.`,
    heading: asked,
    sentence: `${business.name}’s plans have changed and it can’t see you at this time. ${asked}. Your booking stays as it is until then.`,
    parts: [
      { type: 'details', rows: bookingRows(facts) },
      ...(takesBookings ? [choose] : []),
      {
        type: 'links',
        title: 'If you’d rather not come',
        // No notice is needed where the business asks for another time.
        links: [{ label: `Cancel this booking (${untilNotice(0)})`, href: cancelUrl(facts, context) }],
      },
    ],
  });
}

export function delayed(facts: EmailFacts, context: EmailContext): Draft {
  const { business, startsAt, startTime, timezone } = facts;
  const expectedAt = facts.expectedAt ?? startsAt;
  const later = minutesText(Math.round((expectedAt - startsAt) / MINUTE));
  const { takesBookings } = context;
  const cancel = { label: 'Cancel this booking', href: cancelUrl(facts, context) };
  const move = { label: 'Change the time', href: moveUrl(facts, context) };
  const about = `now about ${clockTimeOf(wallClockAt(expectedAt, timezone).minutes)}`;
  return draftToAttendee(facts, context, {
    about: `About ${later} later, ${about}`,
    preview: `Your appointment starts about ${later} later: ${about}.`,
    heading: `About ${later} later: ${about}`,
    sentence: `We’re sorry: ${business.name} is running late. Your appointment at ${startTime} today starts about ${later} later: ${about}.`,
    parts: [
      {
        type: 'paragraph',
        text: `You can ${takesBookings ? 'change the time or ' : ''}cancel until midnight tonight, even if the usual deadline has passed.`,
      },
      {
        type: 'links',
        title: 'If the new time doesn’t suit you',
        links: takesBookings ? [move, cancel] : [cancel],
      },
      { type: 'details', rows: bookingRows(facts) },
    ],
  });
}

export function onTime(facts: EmailFacts, context: EmailContext): Draft {
  const { business, startTime } = facts;
  return draftToAttendee(facts, context, {
    about: `Back on time, at ${startTime}`,
    preview: `Your appointment starts at ${startTime}, as you booked it.`,
    heading: `Back on time: ${startTime}`,
    sentence: `${business.name} is back on time. Your appointment today starts at ${startTime}, as you booked it.`,
    parts: [{ type: 'details', rows: bookingRows(facts) }],
  });
}

function fromText({ formerTime }: EmailFacts): string {
  return formerTime ? `It was ${longDate(formerTime.eventDate)} at ${formerTime.startTime}. ` : '';
}

/** Returns the previous time, with the previous person and place if these changed too. */
function fromRow({ formerTime: former, personName, venueName }: EmailFacts): Detail[] {
  if (!former) return [];
  const { eventDate, startTime, endTime, timezone, startsAt } = former;
  const hours = hoursText({ start_time: startTime, end_time: endTime });
  const lines = [
    longDate(eventDate),
    `${hours}, ${zoneNameAt(timezone, startsAt)}`,
    former.personName !== null && former.personName !== personName ? `With ${former.personName}` : '',
    former.venueName !== null && former.venueName !== venueName ? former.venueName : '',
  ];
  return [{ label: 'Before', value: lines.filter(Boolean).join('\n') }];
}

function priceStays({ servicePricePence: pence, places }: EmailFacts): EmailPart[] {
  return pence === null
    ? []
    : [{ type: 'paragraph', text: `The price stays ${placesPriceText(poundsOf(pence), places)}.` }];
}
