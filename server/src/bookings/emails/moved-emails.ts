/** The emails about a booking's new time: that it has one, or that its customer can choose one. */
import { longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { ADD_TO_GOOGLE } from '@daybook/schema/words/diary';
import { untilNotice } from '@daybook/schema/words/change-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import type { Detail, EmailPart } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { attendeeGoogleUrl, businessGoogleUrl } from './calendar-entry.ts';
import { emailedText } from './changed-by-owner-emails.ts';
import {
  attendeeFooter,
  attendeeName,
  bookedThing,
  bookingRows,
  businessFooter,
  cancellationPolicy,
  cancelUrl,
  changeOfPlans,
  contactRows,
  customerRows,
  greeting,
  moveUrl,
  openDashboard,
  specialNote,
  startText,
  type Draft,
  type EmailContext,
} from './details.ts';

export function moved(facts: EmailFacts, context: EmailContext): Draft {
  const { business, isMovedByOwner } = facts;
  const sentence = isMovedByOwner
    ? `${business.name} has moved your booking to ${startText(facts)}.`
    : `Your booking with ${business.name} has moved to ${startText(facts)}.`;
  return {
    subject: `Booking moved: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${fromText(facts)}Now ${startText(facts)} with ${business.name}. Reference ${facts.reference}.`,
    heading: 'Your booking has a new time',
    parts: [
      ...greeting(facts, sentence),
      { type: 'details', rows: [...fromRow(facts), ...bookingRows(facts)] },
      ...priceStays(facts),
      ...specialNote(facts),
      ...updateCalendar(facts, context),
      ...cancellationPolicy(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

export function movedForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const { business, isMovedByOwner, isAttendeeTold, attendeeFirstName: firstName } = facts;
  const who = attendeeName(facts);
  const told = isAttendeeTold
    ? `We’re emailing ${firstName} to confirm it.`
    : `We’re not emailing ${firstName}, who has had several emails from us already.`;
  const sentence = isMovedByOwner
    ? `${who}’s booking at ${business.name} was moved from your dashboard. ${emailedText(facts)}`
    : `${who}’s booking at ${business.name} was moved with the link in the customer’s email. ${told}`;
  return {
    subject: `${isMovedByOwner ? 'You moved' : 'Booking moved'}: ${who}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${fromText(facts)}Now ${startText(facts)}.`,
    heading: isMovedByOwner ? 'You moved a booking' : 'Booking moved',
    parts: [
      { type: 'paragraph', text: sentence },
      { type: 'details', rows: [...fromRow(facts), ...bookingRows(facts)] },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(facts, context),
      {
        type: 'links',
        title: 'Your calendar',
        links: [{ label: ADD_TO_GOOGLE, href: businessGoogleUrl(facts) }],
      },
    ],
    ...businessFooter(facts),
  };
}

/** To the attendee: the business asks for another time, and the booking stays until there is one. */
export function moveOffered(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  const { takesBookings } = context;
  const asked = takesBookings ? 'Please choose another time' : `Please contact ${business.name}`;
  const choose: EmailPart = {
    type: 'button',
    link: { label: 'Choose another time', href: moveUrl(facts, context) },
  };
  return {
    subject: `${asked}: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `The plans of ${business.name} have changed, and your booking ${facts.reference} no longer fits them.`,
    heading: asked,
    parts: [
      ...greeting(
        facts,
        `The plans of ${business.name} have changed, and your booking no longer fits them. ${asked}. Your booking stays as it is until then.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      ...(takesBookings ? [choose] : []),
      {
        type: 'links',
        title: 'If you’d rather not come',
        // No notice is needed (decision 272).
        links: [{ label: `Cancel this booking (${untilNotice(0)})`, href: cancelUrl(facts, context) }],
      },
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
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

function priceStays({ servicePricePence: pence }: EmailFacts): EmailPart[] {
  return pence === null
    ? []
    : [{ type: 'paragraph', text: `The price stays ${priceText(poundsOf(pence))}.` }];
}

function updateCalendar(facts: EmailFacts, { hasInvitation }: EmailContext): EmailPart[] {
  const google: EmailPart = {
    type: 'button',
    link: { label: ADD_TO_GOOGLE, href: attendeeGoogleUrl(facts) },
  };
  const entry = 'To update the entry in any other calendar, open the attached invite.ics.';
  return hasInvitation ? [google, { type: 'paragraph', text: entry }] : [google];
}
