/** Reads the booking form of browsers without JavaScript, shows it again where needed, and books. */

import { randomUUID } from 'node:crypto';
import type { ZodError } from 'zod';
import { bookingRequest, type BookedAnswer, type BookingRequest } from '@daybook/schema/contract/booking';
import type { Diary } from '@daybook/schema/contract/diary';
import type { PlainForm } from '@daybook/schema/contract/diary-page';
import { ATTENDEE_FIELDS, attendeeProblems } from '@daybook/schema/rules/attendee';
import { latestEventId } from '@daybook/schema/rules/complete-choice';
import { NOTHING_CHOSEN, readChoice, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { emailSuggestion } from '@daybook/schema/rules/email-typo';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import {
  BOOKING_FAILED,
  CORRECT_EMAIL_FIRST,
  didYouMean,
  FILL_REQUIRED_FIELDS,
} from '@daybook/schema/words/booking-form-texts';
import { SELECT_SLOT_FIRST } from '@daybook/schema/words/diary-texts';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { FORM_NOT_ACCEPTED } from '../bookings/booking-obstacles.ts';
import { placeBooking } from '../bookings/place-booking.ts';
import { isIdempotencyKey } from '../http/body.ts';
import { Refusal, refusalOfInput, type RefusalStatus } from '../http/errors.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import type { FormAgain, PostedForm } from './answer-page.ts';
import type { FormStamps } from './form-stamp.ts';
import type { PageContext } from './page-context.ts';
import { prefilledFields, sourceOf, type Get } from './show-diary.ts';

/** What is wrong with a form. */
type Complaint = Pick<PlainForm, 'banner' | 'problems'> & Partial<Pick<PlainForm, 'keptEmail'>>;

export async function bookByForm(
  context: PageContext,
  diary: Diary,
  get: Get,
  address: string,
): Promise<Outcome<BookedAnswer, FormAgain<PlainForm>>> {
  const { stamps } = context;
  const refused = (status: RefusalStatus, complaint: Complaint, headers: Record<string, string> = {}) =>
    no({ status, headers, form: { ...formAgain(get, stamps), ...complaint } });
  const age = stamps.ageOf(get('form_stamp') ?? '');
  if (age === null) return refused(400, { banner: FORM_NOT_ACCEPTED, problems: {} });
  const slotId = get('slot_id') ?? '';
  const eventId = latestEventId(diary, parseSlotId(slotId)?.eventId ?? null);
  const event = diary.events.find(({ id }) => id === eventId);
  if (!event) return refused(400, { banner: SELECT_SLOT_FIRST, problems: {} });
  const wrong = typedWrong(get, event.is_home_visit);
  if (wrong) return refused(400, wrong);
  const parsed = bookingRequest.safeParse(requestOf(get, age));
  if (!parsed.success) return refused(400, refusedInput(parsed.error));
  const key = get('idempotency_key') ?? '';
  const idempotencyKey = isIdempotencyKey(key) ? key : null;
  try {
    return ok(await placeBooking(context, { slotId, request: parsed.data, idempotencyKey, address }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 402) throw error;
    const { fields: problems = {}, headers } = error.extras;
    return refused(error.status, { banner: error.message, problems }, headers);
  }
}

function formAgain(get: Get, stamps: FormStamps): PlainForm {
  return {
    fields: prefilledFields(get),
    problems: {},
    banner: null,
    stamp: stamps.fresh(),
    idempotencyKey: randomUUID(),
    keptEmail: get('kept_email') || null,
    source: sourceOf(get),
  };
}

/** Shows a field's problem next to that field, and a problem that no field can solve above the form. */
function refusedInput(error: ZodError): Complaint {
  const { message, extras } = refusalOfInput(error);
  const problems = extras.fields ?? {};
  const isMendable = ATTENDEE_FIELDS.some((field) => field in problems);
  return { banner: isMendable ? message : BOOKING_FAILED, problems };
}

/** Returns what the customer must correct. A domain that looks misspelt is queried once. */
function typedWrong(get: Get, isHomeVisit: boolean): Complaint | null {
  const problems = attendeeProblems(prefilledFields(get), isHomeVisit);
  const email = (get('attendee_email') ?? '').trim();
  const wrong = Object.keys(problems);
  if (wrong.length) {
    const isOnlyEmail = email !== '' && wrong.every((field) => field === 'attendee_email');
    return { banner: isOnlyEmail ? CORRECT_EMAIL_FIRST : FILL_REQUIRED_FIELDS, problems };
  }
  const suggestion = email === get('kept_email') ? null : emailSuggestion(email);
  if (!suggestion) return null;
  const asked = { attendee_email: didYouMean(suggestion.domain) };
  return { banner: CORRECT_EMAIL_FIRST, problems: asked, keptEmail: email };
}

/** Returns the fields as the form sends them, for the contract to check. */
function requestOf(get: Get, age: number): Record<keyof BookingRequest, unknown> {
  const number = (name: string) => (get(name) ? Number(get(name)) : null);
  const [firstName, lastName, email, phone, street, postcode] = ATTENDEE_FIELDS.map(get);
  return {
    attendee_first_name: firstName,
    attendee_last_name: lastName,
    attendee_email: email,
    attendee_phone: phone,
    customer_address: street,
    customer_postcode: postcode,
    venue_id: number('venue_id'),
    service_id: number('service_id'),
    service_price: number('service_price'),
    selected_start_time: get('selected_start_time'),
    selected_end_time: get('selected_end_time'),
    source: sourceOf(get),
    website: get(TRAP_NAME) || get('website'),
    form_milliseconds: age,
  };
}

/** Fields that nobody types into. */
const HIDDEN_FIELDS = [
  'slot_id',
  'venue_id',
  'service_id',
  'service_price',
  'service',
  'selected_start_time',
  'selected_end_time',
  'form_stamp',
  'idempotency_key',
  'kept_email',
  'source',
  'website',
  TRAP_NAME,
];

export const BOOKING_FORM: PostedForm = {
  failed: BOOKING_FAILED,
  fields: [...ATTENDEE_FIELDS, ...HIDDEN_FIELDS],
};

/** Returns the form's slot, its venue if it names one, and the service that was chosen before a date. The page ignores those that don't exist. */
export function choiceOfForm(get: Get): DiaryChoice {
  const slotId = get('slot_id') ?? '';
  const slot = parseSlotId(slotId);
  if (!slot) return NOTHING_CHOSEN;
  const { venueId } = readChoice((name) => get(`${name}_id`));
  const { eventId, serviceId, personId } = slot;
  const { catalogueId } = readChoice(get);
  return { ...NOTHING_CHOSEN, catalogueId, eventId, venueId, serviceId, personId, slotId };
}
