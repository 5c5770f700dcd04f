/** Reads the booking form of browsers without JavaScript, shows it again where needed, and books. */

import { randomUUID } from 'node:crypto';
import type { ZodError } from 'zod';
import { bookingRequest, type BookedAnswer, type BookingRequest } from '@daybook/schema/contract/booking';
import type { Diary } from '@daybook/schema/contract/diary';
import type { PlainForm } from '@daybook/schema/contract/diary-page';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { GivenAnswer, PublicQuestion } from '@daybook/schema/contract/question';
import { ANSWER_MAX, QUESTIONS_MAX } from '@daybook/schema/figures/bounds';
import { answerName, missingAnswers } from '@daybook/schema/rules/answers';
import { ATTENDEE_FIELDS, attendeeProblems } from '@daybook/schema/rules/attendee';
import { manyLines } from '@daybook/schema/rules/clean-text';
import { latestEventId } from '@daybook/schema/rules/complete-choice';
import { NOTHING_CHOSEN, readChoice, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { emailSuggestion } from '@daybook/schema/rules/email-typo';
import { ANSWER_NAME, questionsFor, type TypedAnswers } from '@daybook/schema/rules/questions';
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
import { placesIn, prefilledFields, sourceOf, type Get } from './show-diary.ts';

/** What is wrong with a form. */
type Complaint = Pick<PlainForm, 'banner' | 'problems'> & Partial<Pick<PlainForm, 'keptEmail'>>;

export async function bookByForm(
  context: PageContext,
  diary: Diary,
  sent: Readonly<Record<string, string>>,
  address: string,
): Promise<Outcome<BookedAnswer, FormAgain<PlainForm>>> {
  const { stamps } = context;
  const get = (name: string) => sent[name];
  const refused = (status: RefusalStatus, complaint: Complaint, headers: Record<string, string> = {}) =>
    no({ status, headers, form: { ...formAgain(get, diary, stamps), ...complaint } });
  const age = stamps.ageOf(get('form_stamp') ?? '');
  if (age === null) return refused(400, { banner: FORM_NOT_ACCEPTED, problems: {} });
  const slotId = get('slot_id') ?? '';
  const eventId = latestEventId(diary, parseSlotId(slotId)?.eventId ?? null);
  const event = diary.events.find(({ id }) => id === eventId);
  if (!event) return refused(400, { banner: SELECT_SLOT_FIRST, problems: {} });
  const asked = askedBy(get, diary, event);
  const wrong = typedWrong(get, event.is_home_visit, asked, typedAnswers(get, asked));
  if (wrong) return refused(400, wrong);
  const parsed = bookingRequest.safeParse(requestOf(get, age, answersIn(sent)));
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

function formAgain(get: Get, { business }: Diary, stamps: FormStamps): PlainForm {
  return {
    fields: prefilledFields(get),
    answers: typedAnswers(get, business.questions),
    places: placesIn(get),
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

function askedBy(get: Get, { business }: Diary, { event_name, services }: PublicEvent): PublicQuestion[] {
  const service = services.find(({ id }) => id === Number(get('service_id')));
  return questionsFor(business.questions, event_name, service?.service_name);
}

const typedAnswers = (get: Get, asked: readonly PublicQuestion[]): TypedAnswers =>
  Object.fromEntries(
    asked.map(answerName).map((name) => [name, manyLines((get(name) ?? '').slice(0, ANSWER_MAX))]),
  );

/** Returns the answers with the questions that the form had, which the owner may have deleted since. */
const answersIn = (sent: Readonly<Record<string, string>>): GivenAnswer[] =>
  Object.entries(sent)
    .flatMap(([name, text]) => {
      const [, id, isQuestion] = ANSWER_NAME.exec(name) ?? [];
      return isQuestion ? [{ id: Number(id), text, answer: sent[`q${id}`] ?? '' }] : [];
    })
    .slice(0, QUESTIONS_MAX);

/** Returns what the customer must correct. A domain that looks misspelt is queried once. */
function typedWrong(
  get: Get,
  isHomeVisit: boolean,
  asked: readonly PublicQuestion[],
  typed: TypedAnswers,
): Complaint | null {
  const problems = {
    ...attendeeProblems(prefilledFields(get), isHomeVisit),
    ...missingAnswers(asked, typed),
  };
  const email = (get('attendee_email') ?? '').trim();
  const wrong = Object.keys(problems);
  if (wrong.length) {
    const isOnlyEmail = email !== '' && wrong.every((field) => field === 'attendee_email');
    return { banner: isOnlyEmail ? CORRECT_EMAIL_FIRST : FILL_REQUIRED_FIELDS, problems };
  }
  const suggestion = email === get('kept_email') ? null : emailSuggestion(email);
  if (!suggestion) return null;
  const doubt = { attendee_email: didYouMean(suggestion.domain) };
  return { banner: CORRECT_EMAIL_FIRST, problems: doubt, keptEmail: email };
}

/** Returns the fields as the form sends them, for the contract to check. */
function requestOf(
  get: Get,
  age: number,
  answers: readonly GivenAnswer[],
): Record<keyof BookingRequest, unknown> {
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
    places: placesIn(get),
    selected_start_time: get('selected_start_time'),
    selected_end_time: get('selected_end_time'),
    answers,
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
  'places',
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
