import type { CallAnswer, CallBody } from '@daybook/schema/contract/calls';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/bookings';
import { buildPath } from '@daybook/schema/rules/path';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { joinWaitingListPath } from '@daybook/schema/words/waiting-list-routes';
import { call, holds } from '../diary/server-calls.ts';
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
  return call(
    origin + buildPath(joinWaitingListPath, { slug }),
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(requestOf(typed, openFor)),
      signal,
    },
    isJoined,
  );
}

/** Returns the request. A choice that the form doesn't offer means any. */
function requestOf(typed: FormData, openFor: number): Record<keyof CallBody<'joinWaitingList'>, unknown> {
  const text = (name: string) => textIn(typed, name);
  const id = (name: string) => Number(text(name)) || null;
  return {
    attendee_first_name: text('attendee_first_name'),
    attendee_last_name: text('attendee_last_name'),
    attendee_email: text('attendee_email'),
    attendee_phone: text('attendee_phone'),
    from_date: text('from_date'),
    to_date: text('to_date'),
    part_of_day: text('part_of_day'),
    service_id: id('service_id'),
    person_id: id('person_id'),
    website: text(TRAP_NAME),
    form_milliseconds: Math.ceil(Math.max(openFor, FORM_MIN_MILLISECONDS)),
  };
}
