/** Makes every kind of email from example data, with the makers of the real ones. */

import {
  DAY,
  DEFAULT_TRIAL_HOURS,
  EMAIL_LINK_DAYS,
  GRACE_DAYS,
  MINUTE,
  NEWSLETTER_LINK_DAYS,
} from '@daybook/schema/figures/periods';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { ACCOUNT_DELETED, exampleDeletion } from './accounts/deletion/deletion-email.ts';
import { exampleDevice, NEW_DEVICE } from './accounts/new-device/new-device-email.ts';
import { createCancelTokens } from './bookings/cancel-token.ts';
import { emailFactsOf, formerTimeOf, type EmailFacts } from './bookings/email-facts.ts';
import { bookingEmailKinds, isBookingEmailKind, type BookingEmailKind } from './bookings/emails/kinds.ts';
import {
  EMAIL_CONFIRMATION,
  type ConfirmationFacts,
} from './businesses/email-confirmation/confirmation-email.ts';
import type { ExpiryNoticeFacts, ExpiryNews } from './businesses/expiry-notices/expiry-notice-email.ts';
import { BUSY_CALENDAR_FAILING, exampleFailing } from './calendars/busy/failing-email.ts';
import { CONTACT_MESSAGE, exampleContact } from './contact/contact-email.ts';
import { customerExamples } from './customer-data/example-facts.ts';
import { venueCopyOf } from './diary/venue-shape.ts';
import { EMAIL_KINDS, makeEmail, type EmailContext } from './email-makers.ts';
import type { Email } from './emails/email.ts';
import { NEWSLETTER_CONFIRMATION, type NewsletterFacts } from './newsletter/newsletter-email.ts';
import { examplePatternStopped, PATTERN_STOPPED } from './patterns/pattern-stopped-email.ts';
import { exampleMoney } from './payments/emails/money-emails.ts';
import {
  ORDER_CONFIRMED,
  PAYMENT_GONE,
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_TO_SUPPORT,
  RETURN_FAILED,
  TRANSFER_FAILED,
} from './payments/emails/money-facts.ts';
import { exampleOrder } from './payments/emails/order-email.ts';
import { exampleTrouble } from './payments/emails/payment-trouble-email.ts';
import { SALON_ROOM } from './sample-data/demo-businesses.ts';
import { sampleBooking } from './sample-data/rows.ts';
import { createLinks } from './tokens/seal.ts';
import type { Secrets } from './tokens/secrets.ts';
import { waitingExamples } from './waiting-list/waiting-emails.ts';

/** Not our secret, so no link in an example works. */
const EXAMPLE_SECRETS: Secrets = ['the secret of example emails'];

interface ExamplePeople {
  attendeeEmail: string;
  businessEmail: string;
}

const PEOPLE: ExamplePeople = {
  attendeeEmail: 'ada@customer.example',
  businessEmail: 'hello@salon.example',
};

interface Example {
  name: string;
  facts: (now: number, people: ExamplePeople) => unknown;
}

const former = {
  attendeeFirstName: 'Ada',
  attendeeLastName: 'Byron',
  attendeeEmail: PEOPLE.attendeeEmail,
  attendeePhone: null,
};

const bookingExamples: Record<BookingEmailKind, Example['facts']> = {
  booking_confirmed: booked,
  booking_received: booked,
  booking_cancelled: cancelled,
  booking_cancelled_owner: cancelled,
  booking_reminder: booked,
  booking_withdrawn: cancelled,
  booking_withdrawn_owner: cancelled,
  booking_withdrawn_closed: cancelled,
  booking_changed: changed,
  booking_placed: booked,
  booking_reassigned: reassigned,
  booking_moved: moved,
  booking_moved_owner: moved,
  booking_move_offered: booked,
  booking_delayed: late,
  booking_on_time: booked,
  booking_changed_owner: changed,
  booking_readdressed: booked,
};

const expiryNoticeExamples: Record<ExpiryNews['kind'], Example> = {
  trial_ending: {
    name: 'Trial ends soon',
    facts: (now) => expiryNotice({ kind: 'trial_ending', endsAt: now + DAY, hours: DEFAULT_TRIAL_HOURS }),
  },
  trial_ended: {
    name: 'Trial has ended',
    facts: (now) => expiryNotice({ kind: 'trial_ended', endsAt: now, hours: DEFAULT_TRIAL_HOURS }),
  },
  subscription_renewing: {
    name: 'Subscription renews soon',
    facts: (now) => expiryNotice({ kind: 'subscription_renewing', renewsAt: now + 7 * DAY }),
  },
  renewal_failed: {
    name: 'Renewal failed',
    facts: (now) =>
      expiryNotice({
        kind: 'renewal_failed',
        failedAt: now,
        openUntil: now + GRACE_DAYS * DAY,
        isLast: false,
      }),
  },
  subscription_ended: {
    name: 'Subscription has ended',
    facts: (now) => expiryNotice({ kind: 'subscription_ended', paidUntil: now, why: 'cancelled' }),
  },
};

const otherExamples: readonly [kind: string, Example][] = [
  [EMAIL_CONFIRMATION, { name: 'Confirm a business’s email address', facts: confirmation }],
  [BUSY_CALENDAR_FAILING, { name: 'Calendar can’t be read', facts: exampleFailing }],
  [PATTERN_STOPPED, { name: 'Weekly hours have stopped', facts: () => examplePatternStopped }],
  [NEW_DEVICE, { name: 'New login', facts: exampleDevice }],
  [ACCOUNT_DELETED, { name: 'Account deleted', facts: exampleDeletion }],
  [ORDER_CONFIRMED, { name: 'Order confirmation', facts: exampleOrder }],
  [PAYMENT_RETURNED, { name: 'Refund, to the payer', facts: exampleMoney }],
  [PAYMENT_RETURNED_TO_SUPPORT, { name: 'Refund, to support', facts: exampleMoney }],
  [PAYMENT_GONE, { name: 'Payment refunded or lost', facts: exampleTrouble('refunded') }],
  [TRANSFER_FAILED, { name: 'Transfer didn’t arrive', facts: exampleTrouble('not_arrived') }],
  [RETURN_FAILED, { name: 'Refund failed, to support', facts: exampleMoney }],
  [NEWSLETTER_CONFIRMATION, { name: 'Confirm the newsletter', facts: newsletter }],
  [CONTACT_MESSAGE, { name: 'Message from the contact form, to support', facts: () => exampleContact }],
];

/** By `emails.kind`, in the order in which they are listed. */
const EXAMPLES: ReadonlyMap<string, Example> = new Map([
  ...Object.entries(bookingExamples).map(([kind, facts]): [string, Example] => [
    kind,
    { name: isBookingEmailKind(kind) ? bookingEmailKinds[kind].name : kind, facts },
  ]),
  ...Object.entries(expiryNoticeExamples),
  ...otherExamples,
  ...customerExamples,
  ...waitingExamples,
]);

/** What the emails need besides secrets, for which the examples have their own. */
type ExampleContext = Omit<EmailContext, 'tokens' | 'links'>;

/** Every kind, including those without an example. */
export const EXAMPLE_EMAIL_KINDS = [...new Set([...EXAMPLES.keys(), ...EMAIL_KINDS])].map((kind) => ({
  kind,
  name: EXAMPLES.get(kind)?.name ?? kind,
}));

/** Returns the example's facts as the outbox would hold them; null for a kind without an example. */
export const examplePayload = (
  { clock }: Pick<ExampleContext, 'clock'>,
  kind: string,
  people: ExamplePeople = PEOPLE,
): string | null => JSON.stringify(EXAMPLES.get(kind)?.facts(clock(), people)) ?? null;

/** Resolves to null for a kind without an example. `payload` replaces the example's facts. */
export async function exampleEmail(
  context: ExampleContext,
  kind: string,
  people: ExamplePeople = PEOPLE,
  payload: string | null = examplePayload(context, kind, people),
): Promise<Email | null> {
  if (payload === null) return null;
  const email = {
    id: 0,
    kind,
    bookingId: null,
    businessId: null,
    recipient: people.attendeeEmail,
    payload,
    attempts: 1,
    refusals: 0,
    createdAt: context.clock(),
  };
  const tokens = createCancelTokens(EXAMPLE_SECRETS);
  return makeEmail(email, { ...context, tokens, links: createLinks(EXAMPLE_SECRETS) }, null);
}

/** A booking in a week, at half past ten. */
function booked(now: number, { attendeeEmail, businessEmail }: ExamplePeople): EmailFacts {
  const { address, postcode } = SALON_ROOM;
  const booking = sampleBooking({
    businessId: 1,
    reference: 'EXAM-PLE2',
    kind: 'service',
    eventName: 'Example appointments',
    eventDate: addDays(todayIn(DEFAULT_TIMEZONE, now), 7),
    ...venueCopyOf({ id: 1, ...SALON_ROOM }),
    serviceName: 'Cut and blow-dry',
    servicePricePence: 3800,
    personName: 'Ruth',
    attendeeEmail,
    attendeePhone: '07700 900123',
    answers: [
      { question: 'How long is your hair?', answer: 'To the shoulders', is_about_health: false },
      { question: 'Do you have any allergies?', answer: 'Nuts', is_about_health: true },
    ],
    cancelNonce: 'example',
    cancelTokenHash: '',
    createdAt: now,
  });
  return emailFactsOf({
    booking: { id: 1, ...booking },
    business: {
      name: 'Example Salon',
      email: businessEmail,
      confirmedEmail: businessEmail,
      phone: '01632 960123',
      address,
      postcode,
      diarySlug: 'example-salon',
      privacyNotice: 'https://salon.example/privacy',
      colour: null,
      pictureHash: null,
      cancellationPolicy: 'Please cancel at least a day before your appointment.',
      customersMayMove: true,
    },
    accountEmail: null,
    event: {
      personalMessage: 'We look forward to seeing you.',
      requirementsNote: 'Please arrive five minutes early.',
    },
  });
}

function changed(now: number, people: ExamplePeople): EmailFacts {
  return { ...booked(now, people), former };
}

function reassigned(now: number, people: ExamplePeople): EmailFacts {
  return { ...booked(now, people), personName: 'Bob', formerPerson: 'Ann' };
}

/** The booking, moved from the day before. */
function moved(now: number, people: ExamplePeople): EmailFacts {
  const facts = booked(now, people);
  const eventDate = addDays(facts.eventDate, -1);
  const formerTime = { ...formerTimeOf(facts), eventDate, startsAt: facts.startsAt - DAY };
  return { ...facts, sequence: 1, formerTime };
}

function late(now: number, people: ExamplePeople): EmailFacts {
  const facts = booked(now, people);
  return { ...facts, expectedAt: facts.startsAt + 20 * MINUTE };
}

function cancelled(now: number, people: ExamplePeople): EmailFacts {
  return { ...booked(now, people), status: 'cancelled', sequence: 1 };
}

function confirmation(now: number, { businessEmail }: ExamplePeople): ConfirmationFacts {
  return {
    businessId: 1,
    businessName: 'Example Salon',
    email: businessEmail,
    timezone: DEFAULT_TIMEZONE,
    account: 'olive@owner.example',
    recipientFolded: businessEmail,
    accountFolded: 'olive@owner.example',
    expiresAt: now + EMAIL_LINK_DAYS * DAY,
  };
}

function newsletter(now: number): NewsletterFacts {
  return { signupId: 1, email: 'rita@reader.example', expiresAt: now + NEWSLETTER_LINK_DAYS * DAY };
}

function expiryNotice(news: ExpiryNews): ExpiryNoticeFacts {
  return {
    businessId: 1,
    businessName: 'Example Salon',
    timezone: DEFAULT_TIMEZONE,
    onceKey: 'example',
    news,
  };
}
