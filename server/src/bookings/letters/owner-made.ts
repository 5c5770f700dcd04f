/** The letters about what the owner did to a booking. */
import { IMPORTED_EMAILED } from '@daybook/schema/words/imported-texts';
import { BOOK_ANOTHER, cancelNextRefund } from '@daybook/schema/words/texts';
import type { LetterPart } from '../../mail/letter.ts';
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
  specialNote,
  startText,
  type Draft,
  type LetterContext,
} from './details.ts';

/** To the attendee: the business cancelled. */
export function withdrawal(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Cancelled by ${business.name}: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has cancelled your booking ${facts.reference}.`,
    heading: `${business.name} has cancelled your booking`,
    parts: [
      ...greeting(
        facts,
        `${business.name} is sorry: it has had to cancel your booking. Please do not come at this time.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      {
        type: 'paragraph',
        text: `You are welcome to book another time. ${cancelNextRefund(business.name)}`,
      },
      { type: 'button', link: { label: BOOK_ANOTHER, href: diaryUrl(facts, context) } },
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

/** To the attendee: the business has left, so there is no diary to book another time in. */
export function closure(facts: LetterFacts): Draft {
  const { business } = facts;
  return {
    subject: `Cancelled by ${business.name}: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has closed its diary, so your booking ${facts.reference} is cancelled.`,
    heading: `${business.name} has cancelled your booking`,
    parts: [
      ...greeting(
        facts,
        `${business.name} has closed its diary here, so your booking is cancelled. Please do not come at this time.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'paragraph', text: cancelNextRefund(business.name) },
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

export function withdrawalForBusiness(facts: LetterFacts, context: LetterContext): Draft {
  const { attendeeFirstName: firstName } = facts;
  return {
    subject: `You cancelled: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)}'s booking for ${startText(facts)} is cancelled from your dashboard.`,
    heading: 'You cancelled a booking',
    parts: [
      {
        type: 'paragraph',
        text: `The booking of ${attendeeName(facts)} at ${facts.business.name} was cancelled from your dashboard${toldText(facts)} ${startText(facts)} is free again for others to book. If anything was paid, a refund is between you and ${firstName}.`,
      },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(context),
    ],
    footer: businessFooter(facts),
  };
}

/** Ends the sentence that tells what the owner did. */
function toldText({ attendeeFirstName: firstName, isAttendeeTold }: LetterFacts): string {
  return isAttendeeTold
    ? `, and ${firstName} has been emailed.`
    : `. ${firstName} has not been emailed, since the booking was imported. ${IMPORTED_EMAILED}`;
}

/** To the attendee, at the address that has had the letters so far. */
export function change(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Booking updated: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has updated your details. The time stays ${startText(facts)}.`,
    heading: 'Your booking is updated',
    parts: [
      ...greeting(
        facts,
        `${business.name} has updated the details of your booking. It stays confirmed for the same time.`,
      ),
      ...whatChanged(facts),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

/** To the attendee: where to come is known now. */
export function placing(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `Place of your booking: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${business.name} has said where your booking ${facts.reference} takes place.`,
    heading: 'Your booking has a place',
    parts: [
      ...greeting(
        facts,
        `${business.name} has said where your booking takes place. It stays confirmed for the same time.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      ...specialNote(facts),
      ...changeOfPlans(facts, context),
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

export function changeForBusiness(facts: LetterFacts, context: LetterContext): Draft {
  return {
    subject: `Booking updated: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `${attendeeName(facts)}'s details for ${startText(facts)} were changed from your dashboard.`,
    heading: 'A booking is updated',
    parts: [
      {
        type: 'paragraph',
        text: `The details of a booking at ${facts.business.name} were changed from your dashboard${toldText(facts)} Its time stays the same.`,
      },
      ...whatChanged(facts),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: customerRows(facts) },
      openDashboard(context),
    ],
    footer: businessFooter(facts),
  };
}

/**
 * To the address that a booking had before: perhaps the same person's, perhaps a stranger's, who got it by a
 * typing mistake. So it tells the former facts, and not the new address.
 */
export function readdressing(facts: LetterFacts, context: LetterContext): Draft {
  const { business } = facts;
  return {
    subject: `No longer at this address: booking ${facts.reference}, ${startText(facts)}`,
    preview: `Letters about booking ${facts.reference} now go to another email address.`,
    heading: 'This booking has another email address now',
    parts: [
      ...greeting(
        facts,
        `${business.name} has changed the email address of this booking. The booking is not cancelled: letters about it now go to the new address, and the cancel link sent to this one no longer works. If this is your booking and you did not ask for the change, please contact ${business.name}.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      {
        type: 'links',
        title: 'To make a booking of your own',
        links: [{ label: BOOK_ANOTHER, href: diaryUrl(facts, context) }],
      },
      { type: 'details', rows: contactRows(facts) },
    ],
    footer: attendeeFooter(facts),
  };
}

/** What has changed, each new value beside the old one. */
function whatChanged({ former, ...facts }: LetterFacts): LetterPart[] {
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
