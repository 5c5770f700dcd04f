/** The letters about what a customer did, and the reminder of it. */
import { ADD_TO_GOOGLE } from '@daybook/schema/words/diary';
import { BOOK_ANOTHER, CANCEL_NEXT_FREED, cancelNextRefund } from '@daybook/schema/words/texts';
import { attendeeGoogleUrl, businessGoogleUrl } from './calendar-entry.ts';
import type { LetterFacts } from '../letter-facts.ts';
import {
  attendeeFooter,
  attendeeName,
  bookedThing,
  bookingRows,
  businessFooter,
  changeOfPlans,
  contactRows,
  customerRows,
  diaryUrl,
  greeting,
  openDashboard,
  personalMessage,
  specialNote,
  startText,
  type Draft,
  type LetterContext,
} from './details.ts';

export function confirmation(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking confirmed: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} expects you on ${startText(facts)}. Reference ${facts.reference}.`,
    heading: 'Your booking is confirmed',
    parts: [
      ...greeting(facts, `Your booking with ${business.name} is confirmed. You need to do nothing more.`),
      ...personalMessage(facts),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      { type: 'button', link: { label: ADD_TO_GOOGLE, href: attendeeGoogleUrl(facts) } },
      { type: 'paragraph', text: 'For other calendars, open the attached file invite.ics.' },
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

export function reminder(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Reminder: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} expects you on ${startText(facts)}. Reference ${facts.reference}.`,
    heading: 'Your appointment is coming up',
    parts: [
      ...greeting(facts, `This is a reminder of your booking with ${business.name}.`),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      { type: 'button', link: { label: ADD_TO_GOOGLE, href: attendeeGoogleUrl(facts) } },
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

export function cancellation(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking cancelled: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `Your booking ${facts.reference} with ${business.name} is cancelled.`,
    heading: 'Your booking is cancelled',
    parts: [
      ...greeting(facts, `Your booking with ${business.name} is cancelled. Nobody expects you at this time.`),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'paragraph', text: `${CANCEL_NEXT_FREED} ${cancelNextRefund(business.name)}` },
      { type: 'button', link: { label: BOOK_ANOTHER, href: diaryUrl(facts, context) } },
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

export function notification(facts: LetterFacts, context: LetterContext): Draft {
  return {
    subject: `New booking: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)} booked ${bookedThing(facts)} for ${startText(facts)}.`,
    heading: 'You have a new booking',
    parts: [
      {
        type: 'paragraph',
        text: `${attendeeName(facts)} has booked ${bookedThing(facts)} at ${facts.business.name}. The booking is confirmed, and ${facts.attendeeFirstName} has been emailed.`,
      },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(context),
      {
        type: 'links',
        title: 'Your own calendar',
        links: [{ label: ADD_TO_GOOGLE, href: businessGoogleUrl(facts) }],
      },
    ],
    footer: businessFooter(facts),
  };
}

export function cancellationForBusiness(facts: LetterFacts, context: LetterContext): Draft {
  return {
    subject: `Booking cancelled: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)}'s booking for ${startText(facts)} is cancelled.`,
    heading: 'A booking is cancelled',
    parts: [
      {
        type: 'paragraph',
        text: `The booking of ${attendeeName(facts)} at ${facts.business.name} is cancelled, and ${facts.attendeeFirstName} has been emailed. ${startText(facts)} is free again for others to book. If anything was paid, a refund is between you and ${facts.attendeeFirstName}.`,
      },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(context),
    ],
    footer: businessFooter(facts),
  };
}
