/** The letters about a booking, in words: which there are, and those that a customer brings about. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { BOOK_ANOTHER, CANCEL_NEXT_FREED, cancelNextRefund } from '@daybook/schema/words/texts';
import { letterHtml } from '../../mail/layout.tsx';
import { subjectLine, type Letter } from '../../mail/letter.ts';
import { plainText } from '../../mail/plain-text.ts';
import { attendeeGoogleUrl, businessGoogleUrl } from './calendar-entry.ts';
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
import { bookingLetterKinds, type BookingLetterKind, type LetterFacts } from '../letter-facts.ts';
import {
  change,
  changeForBusiness,
  closure,
  readdressing,
  withdrawal,
  withdrawalForBusiness,
} from './owner-made.ts';

const drafts: Record<BookingLetterKind, (facts: LetterFacts, context: LetterContext) => Draft> = {
  booking_confirmed: confirmation,
  booking_received: notification,
  booking_cancelled: cancellation,
  booking_cancelled_owner: cancellationForBusiness,
  booking_withdrawn: withdrawal,
  booking_withdrawn_owner: withdrawalForBusiness,
  booking_withdrawn_closed: closure,
  booking_changed: change,
  booking_changed_owner: changeForBusiness,
  booking_readdressed: readdressing,
  booking_reminder: reminder,
};

/** The letter in HTML and plain text, without its calendar file (letter-from-outbox.ts adds it). */
export function bookingLetter(kind: BookingLetterKind, facts: LetterFacts, context: LetterContext): Letter {
  const draft = drafts[kind](facts, context);
  const subject = subjectLine(draft.subject);
  const isForAttendee = bookingLetterKinds[kind] === 'attendee';
  return {
    // People open mail from names that they know.
    ...(isForAttendee ? { senderName: `${facts.business.name} via ${PRODUCT_NAME}` } : {}),
    subject,
    html: letterHtml(draft, subject),
    text: plainText(draft),
    // Each side's answer goes to the other, not to us.
    replyTo: isForAttendee
      ? { name: facts.business.name, email: facts.business.email }
      : { name: attendeeName(facts), email: facts.attendeeEmail },
  };
}

function confirmation(facts: LetterFacts, context: LetterContext): Draft {
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
      { type: 'button', link: { label: 'Add to Google Calendar', href: attendeeGoogleUrl(facts) } },
      { type: 'paragraph', text: 'For other calendars, open the attached file invite.ics.' },
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

function reminder(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Reminder: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} expects you on ${startText(facts)}. Reference ${facts.reference}.`,
    heading: 'Your appointment is coming up',
    parts: [
      ...greeting(facts, `This is a reminder of your booking with ${business.name}.`),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      { type: 'button', link: { label: 'Add to Google Calendar', href: attendeeGoogleUrl(facts) } },
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

function cancellation(facts: LetterFacts, context: LetterContext): Draft {
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

function notification(facts: LetterFacts, context: LetterContext): Draft {
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
        links: [{ label: 'Add to Google Calendar', href: businessGoogleUrl(facts) }],
      },
    ],
    footer: businessFooter(facts),
  };
}

function cancellationForBusiness(facts: LetterFacts, context: LetterContext): Draft {
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
