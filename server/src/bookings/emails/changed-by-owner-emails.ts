import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { refundOwed } from '@daybook/schema/words/change-texts';
import { counted } from '@daybook/schema/words/counted';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Draft, EmailPart } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { NO_EMAIL } from '../no-email.ts';
import {
  afterCancelling,
  attendeeName,
  bookingRows,
  cancelledDraft,
  changeOfPlans,
  draftToAttendee,
  draftToBusiness,
  refundDue,
  specialNote,
  startText,
  type EmailContext,
} from './details.ts';

/** To the attendee: the business cancelled. */
export function withdrawal(facts: EmailFacts, context: EmailContext): Draft {
  const { business, reference } = facts;
  return cancelledDraft(facts, context, {
    preview: `${business.name} has had to cancel your booking ${reference}.`,
    sentence: `We’re sorry: ${business.name} has had to cancel your booking.`,
    refund: refundOwed(business.name),
  });
}

/** To the attendee: the business has closed, so there is no diary to book another time in. */
export function closure(facts: EmailFacts, context: EmailContext): Draft {
  const closed = `${facts.business.name} no longer takes bookings with ${PRODUCT_NAME}`;
  return cancelledDraft(
    facts,
    { ...context, takesBookings: false },
    {
      preview: `${closed}.`,
      sentence: `We’re sorry: ${closed}, so your booking is cancelled.`,
      refund: refundOwed(facts.business.name),
    },
  );
}

export function withdrawalForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const who = attendeeName(facts);
  return draftToBusiness(facts, context, {
    about: 'You cancelled',
    preview: `${who}’s booking for ${startText(facts)} was cancelled from your dashboard.`,
    heading: 'You cancelled a booking',
    sentences: [
      `${who}’s booking at ${facts.business.name} was cancelled from your dashboard. ${emailedText(facts)}`,
      afterCancelling(facts, context, refundDue(facts)),
    ],
  });
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
    : `We’re not emailing ${firstName}: the booking was imported, or we’ve sent this address too many emails from you today. Please tell ${firstName} yourself. ${IMPORTED_EMAILED}`;
}

/** To the attendee, at the address that has had the emails so far. */
export function change(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  return sameTimeDraft(facts, context, {
    about: 'Booking updated',
    preview: `${business.name} has updated your details. The time is still ${startText(facts)}.`,
    heading: 'Your booking has been updated',
    sentence: `${business.name} has updated your details. Your booking is still confirmed for the same time.`,
    parts: whatChanged(facts),
  });
}

/** To the attendee: the venue is now known. */
export function placing(facts: EmailFacts, context: EmailContext): Draft {
  const { business, reference } = facts;
  return sameTimeDraft(facts, context, {
    about: 'Venue added',
    preview: `${business.name} has added a venue to your booking ${reference}.`,
    heading: 'Your booking has a venue',
    sentence: `${business.name} has added a venue to your booking. It’s still confirmed for the same time.`,
    parts: [],
  });
}

/** To the attendee: somebody else does it, at the same time. */
export function reassigning(facts: EmailFacts, context: EmailContext): Draft {
  const { business, personName, formerPerson, reference } = facts;
  const now = personName ?? business.name;
  const instead = formerPerson === null ? '' : ` instead of ${formerPerson}`;
  return sameTimeDraft(facts, context, {
    about: `Now with ${now}`,
    preview: `Your booking ${reference} is now with ${now}. The time is the same.`,
    heading: `Your booking is now with ${now}`,
    sentence: `Your booking at ${business.name} is now with ${now}${instead}. It’s still confirmed for the same time.`,
    parts: [],
  });
}

function sameTimeDraft(
  facts: EmailFacts,
  context: EmailContext,
  draft: Parameters<typeof draftToAttendee>[2],
): Draft {
  return draftToAttendee(facts, context, {
    ...draft,
    parts: [
      ...draft.parts,
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...changeOfPlans(facts, context),
    ],
  });
}

export function changeForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  return draftToBusiness(facts, context, {
    about: 'Booking updated',
    preview: `You changed ${attendeeName(facts)}’s details for ${startText(facts)}.`,
    heading: 'Booking updated',
    sentences: [
      `You changed ${attendeeName(facts)}’s details in a booking at ${facts.business.name}. The time is the same. ${emailedText(facts)}`,
    ],
    before: whatChanged(facts),
  });
}

/**
 * To the booking's previous address, which may be the same person's, or a stranger's that was entered by
 * mistake. So it gives the previous details, not the new address.
 */
export function readdressing(facts: EmailFacts, context: EmailContext): Draft {
  const { business, reference, otherCount } = facts;
  const isOne = otherCount === 0;
  const andOthers = isOne ? '' : ` and ${counted(otherCount, 'other')}`;
  const none = isOne ? 'It’s still booked.' : 'They’re all still booked.';
  const [about, link] = isOne ? ['it', 'cancel link'] : ['them', 'cancel links'];
  const yours = isOne ? 'this is your booking' : 'these are your bookings';
  const draft = draftToAttendee(facts, context, {
    about: 'Email address changed',
    preview: `Emails about booking ${reference}${andOthers} now go to another address.`,
    heading: `The email address for ${isOne ? 'this booking' : 'your bookings'} has changed`,
    sentence: `${business.name} has changed the email address for this booking${andOthers}. ${none}`,
    parts: [
      {
        type: 'paragraph',
        text: `Emails about ${about} now go to the new address, and the ${link} in our earlier emails no longer work${isOne ? 's' : ''}. If ${yours} and you didn’t ask for the change, please contact ${business.name}.`,
      },
      { type: 'details', rows: bookingRows(facts) },
    ],
  });
  return { ...draft, subject: `Email address changed: booking ${reference}, ${startText(facts)}` };
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
