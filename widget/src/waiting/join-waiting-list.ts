import type { CallAnswer } from '@daybook/schema/contract/calls';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/bookings';
import { buildPath } from '@daybook/schema/rules/path';
import { daysTyped } from '@daybook/schema/rules/waiting-fields';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { joinWaitingListPath } from '@daybook/schema/words/waiting-list-routes';
import { post } from '../booking/send-booking-once.ts';
import { holds } from '../diary/server-calls.ts';
import { textIn } from './waiting-choices.ts';

const isJoined = holds<CallAnswer<'joinWaitingList'>>('attendee_email');

/** Joins the waiting list. `openFor`: milliseconds since the diary was shown. Rejects with CallFailed. */
export function joinWaitingList(
  origin: string,
  slug: string,
  typed: FormData,
  openFor: number,
  signal: AbortSignal,
) {
  const body = JSON.stringify(requestOf(typed, openFor));
  return post(origin + buildPath(joinWaitingListPath, { slug }), body, isJoined, signal);
}

/** Returns the request: the fields have its names. A choice that the form doesn't offer means any. */
function requestOf(typed: FormData, openFor: number): Record<string, unknown> {
  const text = (name: string) => textIn(typed, name);
  return {
    ...Object.fromEntries(typed),
    ...daysTyped(text),
    service_id: Number(text('service_id')) || null,
    person_id: Number(text('person_id')) || null,
    website: text(TRAP_NAME),
    form_milliseconds: Math.ceil(Math.max(openFor, FORM_MIN_MILLISECONDS)),
  };
}
