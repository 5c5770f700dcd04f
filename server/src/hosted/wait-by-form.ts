import type { Diary } from '@daybook/schema/contract/diary';
import type { DiaryPage, PlainWaiting } from '@daybook/schema/contract/diary-page';
import { waitingListRequest } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { completeChoice } from '@daybook/schema/rules/complete-choice';
import { readChoice } from '@daybook/schema/rules/diary-choice';
import { emailSuggestion } from '@daybook/schema/rules/email-typo';
import {
  daysTyped,
  newWaitingWish,
  WAITING_FIELDS,
  type WaitingFields,
} from '@daybook/schema/rules/waiting-fields';
import { CORRECT_EMAIL_FIRST } from '@daybook/schema/words/booking-form-texts';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { FORM_NOT_ACCEPTED } from '../bookings/booking-obstacles.ts';
import type { MayMake } from '../diary/diary-answers.ts';
import { Refusal, refusalOfInput, type RefusalStatus } from '../http/errors.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { joinWaitingList } from '../waiting-list/join.ts';
import type { FormAgain, PostedForm } from './answer-page.ts';
import type { FormStamps } from './form-stamp.ts';
import type { PageContext } from './page-context.ts';
import { keepOrCorrect, WAITING_FAILED } from './page-texts.ts';
import { emptyForm, pageFor, prefilledFields, TYPED_MAX, type Get } from './show-diary.ts';

/**
 * The query names what has no free time, fills in fields, and says whether the form was sent. `again` is the
 * form that was refused; null for a new one.
 */
export async function waitingPage(
  context: PageContext,
  diary: Diary,
  { get, again }: { get: Get; again: PlainWaiting | null },
  mayMake: MayMake,
): Promise<DiaryPage> {
  const { clock, stamps } = context;
  const asked = { ...readChoice(get), slotId: null };
  // The address of a service's day doesn't name the event's own service.
  const at = asked.catalogueId === null ? asked : completeChoice(diary, asked);
  const page = await pageFor(context, diary, { asked, form: emptyForm(stamps) }, mayMake);
  if (again) return { ...page, waiting: { at, isSent: false, form: again } };
  const today = todayIn(diary.business.timezone, clock());
  const form = plainWaiting({ ...prefilledFields(get), ...newWaitingWish(at, today) }, stamps);
  return { ...page, waiting: { at, isSent: get('sent') === '1', form } };
}

export async function waitByForm(
  context: PageContext,
  slug: string,
  typed: Get,
  address: string,
): Promise<Outcome<null, FormAgain<PlainWaiting>>> {
  const { stamps } = context;
  const fields = typedFields(typed);
  const refused = (
    status: RefusalStatus,
    change: Pick<PlainWaiting, 'banner'> & Partial<PlainWaiting>,
    headers: Record<string, string> = {},
  ) => no({ status, headers, form: { ...plainWaiting(fields, stamps), ...change } });
  const age = stamps.ageOf(typed('form_stamp') ?? '');
  if (age === null) return refused(400, { banner: FORM_NOT_ACCEPTED });
  const parsed = waitingListRequest.safeParse({
    ...fields,
    service_id: Number(fields.service_id) || null,
    person_id: Number(fields.person_id) || null,
    website: typed(TRAP_NAME) || typed('website'),
    form_milliseconds: age,
  });
  if (!parsed.success) {
    const { message, extras } = refusalOfInput(parsed.error);
    return refused(400, { banner: message, problems: extras.fields ?? {} });
  }
  const { attendee_email: email } = parsed.data;
  const suggestion = email === typed('kept_email') ? null : emailSuggestion(email);
  if (suggestion) {
    const problems = { attendee_email: keepOrCorrect(suggestion.domain) };
    return refused(400, { banner: CORRECT_EMAIL_FIRST, problems, keptEmail: email });
  }
  try {
    await joinWaitingList(context, slug, parsed.data, address);
    return ok(null);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 402) throw error;
    const { fields: problems = {}, headers } = error.extras;
    return refused(error.status, { banner: error.message, problems }, headers);
  }
}

const plainWaiting = (fields: WaitingFields, stamps: FormStamps): PlainWaiting => ({
  fields,
  problems: {},
  banner: null,
  keptEmail: null,
  stamp: stamps.fresh(),
});

function typedFields(typed: Get): WaitingFields {
  const text = (name: string) => (typed(name) ?? '').slice(0, TYPED_MAX);
  return {
    attendee_first_name: text('attendee_first_name'),
    attendee_last_name: text('attendee_last_name'),
    attendee_email: text('attendee_email'),
    attendee_phone: text('attendee_phone'),
    ...daysTyped(text),
    part_of_day: text('part_of_day') || 'any',
    service_id: text('service_id'),
    person_id: text('person_id'),
  };
}

export const WAITING_FORM: PostedForm = {
  failed: WAITING_FAILED,
  fields: [...WAITING_FIELDS, 'days', 'form_stamp', 'website', TRAP_NAME, 'kept_email'],
};
