import { bookingAddress } from '@daybook/schema/rules/booking-address';
import { withoutWebAddresses } from '@daybook/schema/rules/clean-text';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { placesPriceText, poundsOf } from '@daybook/schema/rules/money';
import { movePath } from '@daybook/schema/rules/move-choice';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { untilNotice } from '@daybook/schema/words/change-texts';
import { PLEASE_NOTE } from '@daybook/schema/words/diary-texts';
import { CANCELLATION_POLICY } from '@daybook/schema/words/legal-texts';
import { PLACES } from '@daybook/schema/words/places-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { NOT_ASKED } from '@daybook/schema/words/question-texts';
import { pages } from '@daybook/schema/words/routes';
import { hoursText } from '@daybook/schema/words/time-span';
import { headAndFoot } from '../../businesses/email-from-business.ts';
import type { Detail, Draft, EmailPart } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { NO_EMAIL } from '../no-email.ts';

/** Health data is in no email: it would lie in mailboxes and with the senders of emails. */
const HEALTH_ANSWERS_IN_DIARY = 'Answers about health are in your diary.';
const answersTo = (business: string) => `Your answers to ${business}’s questions:`;

export interface LinkContext {
  /** PUBLIC_URL, without a trailing slash. */
  publicUrl: string;
  cancelTokenOf(nonce: string, hash: string): string;
}

export interface EmailContext extends LinkContext {
  takesBookings: boolean;
  /** Whether others can book this cancelled booking's time. */
  isFreeAgain: boolean;
  hasInvitation: boolean;
}

export function cancelUrl(
  facts: Pick<EmailFacts, 'cancelNonce' | 'cancelTokenHash'>,
  context: LinkContext,
): string {
  return withQuery(context.publicUrl + pages.cancel, {
    token: context.cancelTokenOf(facts.cancelNonce, facts.cancelTokenHash),
  });
}

/** Returns the URL of the diary in which the customer chooses another time for the booking. */
export function moveUrl(facts: EmailFacts, context: LinkContext): string {
  const token = context.cancelTokenOf(facts.cancelNonce, facts.cancelTokenHash);
  return context.publicUrl + movePath(facts.business.slug, token);
}

export function diaryUrl(facts: EmailFacts, context: LinkContext): string {
  return context.publicUrl + buildPath(pages.diary, { slug: facts.business.slug });
}

/** Returns the service, or the event if there is none. */
export function bookedThing(facts: EmailFacts): string {
  return facts.serviceName ?? facts.eventName;
}

export function attendeeName(facts: Pick<EmailFacts, 'attendeeFirstName' | 'attendeeLastName'>): string {
  return `${facts.attendeeFirstName} ${facts.attendeeLastName}`;
}

/** 'Tuesday 24 November 2026 at 10:30' */
export function startText(facts: Pick<EmailFacts, 'eventDate' | 'startTime'>): string {
  return `${longDate(facts.eventDate)} at ${facts.startTime}`;
}

/** Returns where to go, by line; [] if unknown. */
export function placeLines(facts: EmailFacts): string[] {
  if (facts.isHomeVisit) return given([facts.customerAddress, facts.customerPostcode]);
  const venue = given([facts.venueName, facts.venueAddress, facts.venuePostcode]);
  return venue.length ? venue : given([facts.business.address, facts.business.postcode]);
}

/** Returns date, time on the business's clock with its zone, service, places, price and place. */
export function bookingRows(facts: EmailFacts): Detail[] {
  const { serviceName, servicePricePence, places } = facts;
  const place = placeLines(facts);
  return [
    {
      label: 'When',
      value: `${longDate(facts.eventDate)}\n${hoursText({ start_time: facts.startTime, end_time: facts.endTime })}, ${zoneNameAt(facts.timezone, facts.startsAt)}`,
    },
    { label: 'Event', value: facts.eventName },
    ...(serviceName ? [{ label: 'Service', value: serviceName }] : []),
    ...(facts.personName ? [{ label: 'With', value: facts.personName }] : []),
    ...(places > 1 ? [{ label: PLACES, value: String(places) }] : []),
    ...(servicePricePence === null
      ? []
      : [{ label: 'Price', value: placesPriceText(poundsOf(servicePricePence), places) }]),
    ...(place.length
      ? [{ label: facts.isHomeVisit ? 'Home visit at' : 'Where', value: place.join('\n') }]
      : []),
    { label: 'Reference', value: facts.reference },
  ];
}

function customerRows(facts: EmailFacts): Detail[] {
  const address = given([facts.customerAddress, facts.customerPostcode]);
  return [
    { label: 'Name', value: attendeeName(facts) },
    ...(facts.attendeeEmail === NO_EMAIL
      ? []
      : [{ label: 'Email', value: facts.attendeeEmail, href: mailtoOf(facts.attendeeEmail) }]),
    ...phoneRow(facts.attendeePhone),
    ...(address.length ? [{ label: 'Address', value: address.join('\n') }] : []),
  ];
}

/** Anybody can enter somebody else's address, so that answers carry no links to it. */
export function answersGiven({ answers, business }: EmailFacts): EmailPart[] {
  const given = answers.filter(({ answer }) => answer !== NOT_ASKED);
  if (given.length === 0) return [];
  const rows = given.map(({ question, answer }) => ({
    label: question,
    value: withoutWebAddresses(answer),
  }));
  return [
    { type: 'paragraph', text: answersTo(business.name) },
    { type: 'details', rows },
  ];
}

function answersForBusiness({ answers, healthAnswers }: EmailFacts): EmailPart[] {
  const rows = answers.map(({ question, answer }) => ({ label: question, value: answer }));
  return [
    ...(rows.length > 0 ? [{ type: 'details' as const, rows }] : []),
    ...(healthAnswers > 0 ? [{ type: 'paragraph' as const, text: HEALTH_ANSWERS_IN_DIARY }] : []),
  ];
}

export function specialNote(facts: EmailFacts): EmailPart[] {
  if (!facts.requirementsNote) return [];
  return [{ type: 'words', title: PLEASE_NOTE, text: facts.requirementsNote }];
}

export function cancellationPolicy({ business }: EmailFacts): EmailPart[] {
  if (!business.cancellationPolicy) return [];
  return [{ type: 'words', title: CANCELLATION_POLICY, text: business.cancellationPolicy }];
}

export function personalMessage(facts: EmailFacts): EmailPart[] {
  if (!facts.personalMessage) return [];
  return [{ type: 'words', title: `A message from ${facts.business.name}`, text: facts.personalMessage }];
}

export function changeOfPlans(facts: EmailFacts, context: EmailContext): EmailPart[] {
  const notice = untilNotice(facts.changeNoticeHours);
  const cancel = { label: `Cancel this booking (${notice})`, href: cancelUrl(facts, context) };
  const move = { label: `Change the time (${notice})`, href: moveUrl(facts, context) };
  const other = { label: 'See other times', href: diaryUrl(facts, context) };
  const links = context.takesBookings
    ? [...(facts.business.customersMayMove ? [move] : []), cancel, other]
    : [cancel];
  return [{ type: 'links', title: 'If your plans change', links }];
}

/** For a new address: the customer's other bookings, about which it had no email. */
export function otherBookings(
  { others, otherCount, business }: EmailFacts,
  context: EmailContext,
): EmailPart[] {
  if (otherCount === 0) return [];
  const all = `Emails about your ${otherCount} other upcoming bookings with ${business.name} now come to this address too.`;
  const listed =
    others.length === otherCount
      ? 'Select one below to see, change or cancel it.'
      : `Select one of the next ${others.length} below to see, change or cancel it. You’ll get the links to the others with their reminders.`;
  const links = others.map((other) => ({
    label: `${startText(other)}, ${other.name}`,
    href: cancelUrl(other, context),
  }));
  return [
    { type: 'paragraph', text: `${all} ${listed}` },
    { type: 'links', title: 'Your other bookings', links },
  ];
}

interface DraftToAttendee extends Pick<Draft, 'preview' | 'heading' | 'parts'> {
  /** What comes before the booking in the subject: 'Booking confirmed'. */
  about: string;
  /** Follows the greeting. */
  sentence: string;
}

export function draftToAttendee(
  facts: EmailFacts,
  { publicUrl }: LinkContext,
  { about, sentence, parts, ...draft }: DraftToAttendee,
): Draft {
  const { business } = facts;
  return {
    subject: `${about}: ${bookedThing(facts)}, ${startText(facts)}`,
    ...draft,
    parts: [
      { type: 'paragraph', text: `Hello ${facts.attendeeFirstName},` },
      { type: 'paragraph', text: sentence },
      ...parts,
    ],
    ...headAndFoot(business, `this email address was given for booking ${facts.reference}`, publicUrl),
  };
}

/** Returns the email about a booking that the customer or the business cancelled. */
export function cancelledDraft(
  facts: EmailFacts,
  context: EmailContext,
  { preview, sentence, refund }: Pick<DraftToAttendee, 'preview' | 'sentence'> & { refund: string },
): Draft {
  const again: EmailPart[] = [
    { type: 'paragraph', text: 'If you’d like another time, you can book one online.' },
    { type: 'button', link: { label: 'See what’s free', href: diaryUrl(facts, context) } },
  ];
  return draftToAttendee(facts, context, {
    about: 'Booking cancelled',
    preview,
    heading: 'Your booking is cancelled',
    sentence,
    parts: [
      { type: 'details', rows: bookingRows(facts) },
      ...othersCancelled(facts),
      { type: 'paragraph', text: refund },
      ...(context.takesBookings ? again : []),
    ],
  });
}

/** Many bookings of one customer that are cancelled together share one email. */
function othersCancelled({ others, otherCount, business }: EmailFacts): EmailPart[] {
  if (otherCount === 0) return [];
  const first = others.length < otherCount ? ` These are the first ${others.length}:` : '';
  const text = `Your ${otherCount} other bookings with ${business.name} are cancelled too. Please delete them from your calendar.${first}`;
  const rows = others.map((other) => ({ label: startText(other), value: other.name }));
  return [
    { type: 'paragraph', text },
    { type: 'details', rows },
  ];
}

interface DraftToBusiness extends Pick<Draft, 'preview' | 'heading'> {
  /** What comes before the customer and the booking in the subject: 'New booking'. */
  about: string;
  sentences: string[];
  /** The values before the change. */
  before?: EmailPart[];
  /** The time before the change. */
  beforeRows?: Detail[];
}

export function draftToBusiness(
  facts: EmailFacts,
  { publicUrl }: LinkContext,
  { about, sentences, before = [], beforeRows = [], ...draft }: DraftToBusiness,
): Draft {
  const { businessId, business, reference, attendeeEmail } = facts;
  const address = businessId === null ? pages.dashboard : bookingAddress(businessId, reference);
  return {
    subject: `${about}: ${attendeeName(facts)}, ${bookedThing(facts)}, ${startText(facts)}`,
    ...draft,
    parts: [
      ...sentences.map((text): EmailPart => ({ type: 'paragraph', text })),
      ...before,
      { type: 'details', rows: [...beforeRows, ...bookingRows(facts)] },
      { type: 'details', rows: customerRows(facts) },
      ...answersForBusiness(facts),
      { type: 'button', link: { label: 'Open your dashboard', href: publicUrl + address } },
    ],
    footer: [
      `${PRODUCT_NAME} sent this because ${business.name} gets its booking emails at this address.`,
      ...(attendeeEmail === NO_EMAIL ? [] : [`Reply to this email to contact ${attendeeName(facts)}.`]),
    ],
  };
}

/** Returns the sentences to the business after a cancellation; `refund` is what becomes of money. */
export function afterCancelling(facts: EmailFacts, { isFreeAgain }: EmailContext, refund: string): string {
  return isFreeAgain ? `${startText(facts)} is available again. ${refund}` : refund;
}

/** Says what a business that cancelled owes. */
export const refundDue = (facts: EmailFacts): string =>
  `If ${facts.attendeeFirstName} has paid you, please give a refund.`;

function phoneRow(phone: string | null): Detail[] {
  if (!phone) return [];
  return [{ label: 'Phone', value: phone, href: telOf(phone) }];
}

function given(texts: (string | null)[]): string[] {
  return texts.filter((text) => text !== null && text.trim() !== '').map(String);
}
