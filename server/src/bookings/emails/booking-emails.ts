import { cancelNextRefund } from '@daybook/schema/words/change-texts';
import type { Draft } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { forBusinessCalendar, forCalendar } from './calendar-entry.ts';
import {
  afterCancelling,
  answersGiven,
  attendeeName,
  bookedThing,
  bookingRows,
  cancellationPolicy,
  cancelledDraft,
  changeOfPlans,
  draftToAttendee,
  draftToBusiness,
  otherBookings,
  personalMessage,
  specialNote,
  startText,
  type EmailContext,
} from './details.ts';

const OPEN_FILE = 'For any other calendar, open the attached invite.ics.';

export function confirmation(facts: EmailFacts, context: EmailContext): Draft {
  return draftToAttendee(facts, context, {
    about: 'Booking confirmed',
    preview: whenAndWhere(facts),
    heading: 'Your booking is confirmed',
    sentence: `Your booking with ${facts.business.name} is confirmed. Here are the details.`,
    parts: [
      ...personalMessage(facts),
      { type: 'details', rows: bookingRows(facts) },
      ...answersGiven(facts),
      ...specialNote(facts),
      ...forCalendar(facts, context, OPEN_FILE),
      ...cancellationPolicy(facts),
      ...changeOfPlans(facts, context),
      ...otherBookings(facts, context),
    ],
  });
}

export function reminder(facts: EmailFacts, context: EmailContext): Draft {
  return draftToAttendee(facts, context, {
    about: 'Reminder',
    preview: whenAndWhere(facts),
    heading: 'Your booking is coming up',
    sentence: `This is a reminder of your booking with ${facts.business.name}.`,
    parts: [
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...forCalendar(facts, context, OPEN_FILE),
      ...cancellationPolicy(facts),
      ...changeOfPlans(facts, context),
    ],
  });
}

function whenAndWhere(facts: EmailFacts): string {
  return `${startText(facts)} with ${facts.business.name}. Reference ${facts.reference}.`;
}

export function cancellation(facts: EmailFacts, context: EmailContext): Draft {
  const { business, reference } = facts;
  return cancelledDraft(facts, context, {
    preview: `Your booking ${reference} with ${business.name} has been cancelled.`,
    sentence: `Your booking with ${business.name} has been cancelled.`,
    refund: cancelNextRefund(business.name),
  });
}

export function notification(facts: EmailFacts, context: EmailContext): Draft {
  const who = attendeeName(facts);
  const draft = draftToBusiness(facts, context, {
    about: 'New booking',
    preview: `${who} booked ${bookedThing(facts)} for ${startText(facts)}.`,
    heading: 'New booking',
    sentences: [
      `${who} has booked ${bookedThing(facts)} at ${facts.business.name}. The booking is confirmed, and we’re emailing ${facts.attendeeFirstName} the details.`,
    ],
  });
  return { ...draft, parts: [...draft.parts, forBusinessCalendar(facts)] };
}

export function cancellationForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const who = attendeeName(facts);
  return draftToBusiness(facts, context, {
    about: 'Booking cancelled',
    preview: `${who} was booked in for ${startText(facts)}.`,
    heading: 'Booking cancelled',
    sentences: [
      `${who}’s booking at ${facts.business.name} was cancelled with the link in the customer’s email. ${confirmedText(facts)}`,
      afterCancelling(
        facts,
        context,
        `If ${facts.attendeeFirstName} has paid you, please arrange any refund between you.`,
      ),
    ],
  });
}

/** Says whether the customer, who changed the booking by the link, is emailed as well. */
export function confirmedText({ attendeeFirstName: firstName, isAttendeeTold }: EmailFacts): string {
  return isAttendeeTold
    ? `We’re emailing ${firstName} to confirm it.`
    : `We’re not emailing ${firstName}, who has had several emails from us already.`;
}
