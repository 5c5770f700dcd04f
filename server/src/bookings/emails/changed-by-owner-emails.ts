import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { cancelNextRefund } from '@daybook/schema/words/texts';
import type { EmailPart } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { NO_EMAIL } from '../no-email.ts';
import {
  afterCancelling,
  anotherTime,
  attendeeFooter,
  attendeeName,
  bookedThing,
  bookingRows,
  businessFooter,
  changeOfPlans,
  contactRows,
  customerRows,
  greeting,
  openDashboard,
  specialNote,
  startText,
  type Draft,
  type EmailContext,
} from './details.ts';

/** To the attendee: the business cancelled. */
export function withdrawal(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking cancelled: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has had to cancel your booking ${facts.reference}.`,
    heading: 'Your booking is cancelled',
    parts: [
      ...greeting(facts, `We’re sorry: ${business.name} has had to cancel your booking.`),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'paragraph', text: cancelNextRefund(business.name) },
      ...anotherTime(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

/** To the attendee: the business has closed, so there is no diary to book another time in. */
export function closure(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking cancelled: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} no longer takes bookings with ${PRODUCT_NAME}.`,
    heading: 'Your booking is cancelled',
    parts: [
      ...greeting(
        facts,
        `We’re sorry: ${business.name} no longer takes bookings with ${PRODUCT_NAME}, so your booking is cancelled.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'paragraph', text: cancelNextRefund(business.name) },
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

export function withdrawalForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  return {
    subject: `You cancelled: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)}’s booking for ${startText(facts)} was cancelled from your dashboard.`,
    heading: 'You cancelled a booking',
    parts: [
      {
        type: 'paragraph',
        text: `${attendeeName(facts)}’s booking at ${facts.business.name} was cancelled from your dashboard. ${emailedText(facts)}`,
      },
      { type: 'paragraph', text: afterCancelling(facts, context) },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(facts, context),
    ],
    ...businessFooter(facts),
  };
}

export function emailedText({
  attendeeFirstName: firstName,
  attendeeEmail,
  isAttendeeTold,
}: EmailFacts): string {
  if (attendeeEmail === NO_EMAIL)
    return `${firstName} gave no email address: please tell ${firstName} yourself.`;
  return isAttendeeTold
    ? `We’re emailing ${firstName} about it.`
    : `We’re not emailing ${firstName}, because the booking was imported: please tell ${firstName} yourself. ${IMPORTED_EMAILED}`;
}

/** To the attendee, at the address that has had the emails so far. */
export function change(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking updated: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has updated your details. The time is still ${startText(facts)}.`,
    heading: 'Your booking has been updated',
    parts: [
      ...greeting(
        facts,
        `${business.name} has updated your details. Your booking is still confirmed for the same time.`,
      ),
      ...whatChanged(facts),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

/** To the attendee: the venue is now known. */
export function placing(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return {
    subject: `Venue added: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has added a venue to your booking ${facts.reference}.`,
    heading: 'Your booking has a venue',
    parts: [
      ...greeting(
        facts,
        `${business.name} has added a venue to your booking. It’s still confirmed for the same time.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

/** To the attendee: somebody else does it, at the same time. */
export function reassigning(facts: EmailFacts, context: EmailContext): Draft {
  const { business, personName, formerPerson } = facts;
  const now = personName ?? business.name;
  const instead = formerPerson === null ? '' : ` instead of ${formerPerson}`;
  return {
    subject: `Now with ${now}: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `Your booking ${facts.reference} is now with ${now}. The time is the same.`,
    heading: `Your booking is now with ${now}`,
    parts: [
      ...greeting(
        facts,
        `Your booking at ${business.name} is now with ${now}${instead}. It’s still confirmed for the same time.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

export function changeForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  return {
    subject: `Booking updated: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)}’s details for ${startText(facts)} were changed from your dashboard.`,
    heading: 'Booking updated',
    parts: [
      {
        type: 'paragraph',
        text: `The customer’s details in a booking at ${facts.business.name} were changed from your dashboard. The time is the same. ${emailedText(facts)}`,
      },
      ...whatChanged(facts),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(facts, context),
    ],
    ...businessFooter(facts),
  };
}

/**
 * To the booking's previous address, which may be the same person's, or a stranger's that was entered by
 * mistake. So it gives the previous details, not the new address.
 */
export function readdressing(facts: EmailFacts, context: EmailContext): Draft {
  const { business, reference, otherCount } = facts;
  const isOne = otherCount === 0;
  const these = isOne ? 'this booking' : `this booking and ${otherCount} others`;
  const none = isOne ? 'The booking is not cancelled.' : 'None of them is cancelled.';
  const [about, link] = isOne ? ['it', 'cancel link'] : ['them', 'cancel links'];
  const yours = isOne ? 'this is your booking' : 'these are your bookings';
  return {
    subject: `Email address changed: booking ${reference}, ${startText(facts)}`,
    preview: `Emails about booking ${reference}${isOne ? '' : ` and ${otherCount} others`} now go to another address.`,
    heading: `The email address for ${isOne ? 'this booking' : 'your bookings'} has changed`,
    parts: [
      ...greeting(facts, `${business.name} has changed the email address for ${these}. ${none}`),
      {
        type: 'paragraph',
        text: `Emails about ${about} now go to the new address, and the ${link} in our earlier emails no longer work${isOne ? 's' : ''}. If ${yours} and you didn’t ask for the change, please contact ${business.name}.`,
      },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

/** Returns each changed value with the old one. */
function whatChanged({ former, ...facts }: EmailFacts): EmailPart[] {
  if (!former) return [];
  const values = [
    { label: 'New name', now: attendeeName(facts), was: attendeeName(former) },
    { label: 'New email', now: facts.attendeeEmail, was: former.attendeeEmail },
    { label: 'New phone', now: facts.attendeePhone ?? 'none', was: former.attendeePhone ?? 'none' },
  ];
  const rows = values
    .filter(({ now, was }) => now !== was)
    .map(({ label, now, was }) => ({ label, value: `${now} (was: ${was})` }));
  return [{ type: 'details', rows }];
}
