import { ADD_TO_GOOGLE } from '@daybook/schema/words/diary';
import { cancelNextRefund } from '@daybook/schema/words/texts';
import type { EmailPart } from '../../emails/email.ts';
import { attendeeGoogleUrl, businessGoogleUrl } from './calendar-entry.ts';
import type { EmailFacts } from '../email-facts.ts';
import {
  afterCancelling,
  anotherTime,
  attendeeFooter,
  attendeeName,
  bookedThing,
  bookingRows,
  businessFooter,
  cancellationPolicy,
  changeOfPlans,
  contactRows,
  customerRows,
  greeting,
  openDashboard,
  otherBookings,
  personalMessage,
  specialNote,
  startText,
  type Draft,
  type EmailContext,
} from './details.ts';

export function confirmation(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking confirmed: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: whenAndWhere(facts),
    heading: 'Your booking is confirmed',
    parts: [
      ...greeting(facts, `Your booking with ${business.name} is confirmed. Here are the details.`),
      ...personalMessage(facts),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...addToCalendar(facts, context),
      ...cancellationPolicy(facts),
      ...changeOfPlans(facts, context),
      ...otherBookings(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

export function reminder(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Reminder: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: whenAndWhere(facts),
    heading: 'Your booking is coming up',
    parts: [
      ...greeting(facts, `This is a reminder of your booking with ${business.name}.`),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...addToCalendar(facts, context),
      ...cancellationPolicy(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

function whenAndWhere(facts: EmailFacts): string {
  return `${startText(facts)} with ${facts.business.name}. Reference ${facts.reference}.`;
}

function addToCalendar(facts: EmailFacts, { hasInvitation }: EmailContext): EmailPart[] {
  const google: EmailPart = {
    type: 'button',
    link: { label: ADD_TO_GOOGLE, href: attendeeGoogleUrl(facts) },
  };
  if (!hasInvitation) return [google];
  return [google, { type: 'paragraph', text: 'For any other calendar, open the attached invite.ics.' }];
}

export function cancellation(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking cancelled: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `Your booking ${facts.reference} with ${business.name} has been cancelled.`,
    heading: 'Your booking is cancelled',
    parts: [
      ...greeting(facts, `Your booking with ${business.name} has been cancelled.`),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'paragraph', text: cancelNextRefund(business.name) },
      ...anotherTime(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

export function notification(facts: EmailFacts, context: EmailContext): Draft {
  return {
    subject: `New booking: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)} booked ${bookedThing(facts)} for ${startText(facts)}.`,
    heading: 'New booking',
    parts: [
      {
        type: 'paragraph',
        text: `${attendeeName(facts)} has booked ${bookedThing(facts)} at ${facts.business.name}. The booking is confirmed, and we’re emailing ${facts.attendeeFirstName} the details.`,
      },
      { type: 'details', rows: bookingRows(facts) },
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

export function cancellationForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const { attendeeFirstName: firstName, business } = facts;
  const emailed = facts.isAttendeeTold
    ? `We’re emailing ${firstName} to confirm it.`
    : `We’re not emailing ${firstName}, who has had several emails from us already.`;
  return {
    subject: `Booking cancelled: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)} was booked in for ${startText(facts)}.`,
    heading: 'Booking cancelled',
    parts: [
      {
        type: 'paragraph',
        text: `${attendeeName(facts)}’s booking at ${business.name} was cancelled with the link in the customer’s email. ${emailed}`,
      },
      { type: 'paragraph', text: afterCancelling(facts, context) },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(facts, context),
    ],
    ...businessFooter(facts),
  };
}
