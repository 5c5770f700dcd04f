/** The page with the waiting list's form, which works without JavaScript. */
import type { Diary } from '@daybook/schema/contract/diary';
import type { DiaryPage, PlainWaiting } from '@daybook/schema/contract/diary-page';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { readChoice } from '@daybook/schema/rules/diary-choice';
import { newWaitingFields, type WaitingFields } from '@daybook/schema/rules/waiting-fields';
import type { FormStamps } from './form-stamp.ts';
import { freshForm, pageFor, prefilledFields, type Get, type ShowParts } from './show-diary.ts';

/** The query says where nothing is free, what to fill in, and whether the form was sent. */
export function waitingPage(diary: Diary, get: Get, parts: ShowParts): Promise<DiaryPage> {
  const at = readChoice(get);
  const today = todayIn(diary.business.timezone, parts.clock());
  const form = plainWaiting(newWaitingFields(at, today, prefilledFields(get)), parts.stamps);
  return pageWith(diary, get, form, parts, get('sent') === '1');
}

/** The diary's page with that form in the day's place. */
async function pageWith(
  diary: Diary,
  get: Get,
  form: PlainWaiting,
  parts: ShowParts,
  isSent = false,
): Promise<DiaryPage> {
  const at = { ...readChoice(get), slotId: null };
  const page = await pageFor(
    diary,
    at,
    freshForm(() => undefined, parts.stamps),
    parts,
  );
  return { ...page, waiting: { at, isSent, form } };
}

const plainWaiting = (fields: WaitingFields, stamps: FormStamps): PlainWaiting => ({
  fields,
  problems: {},
  banner: null,
  stamp: stamps.fresh(),
});
