/**
 * What a visitor has selected in a diary, as the hosted page's query. The links of the page without
 * JavaScript, share links and the widget's attributes all use these names.
 */

import { diaryPage } from '../words/routes.ts';
import type { AttendeeFields } from './attendee.ts';
import { isDate } from './date.ts';
import { buildPath } from './path.ts';

export interface DiaryChoice {
  /** YYYY-MM-DD */
  date: string | null;
  eventId: number | null;
  venueId: number | null;
  serviceId: number | null;
  /** Null means anyone. */
  personId: number | null;
  slotId: string | null;
  /** The month shown, YYYY-MM, if it isn't the selected date's. */
  month: string | null;
}

export const NOTHING_CHOSEN: DiaryChoice = {
  date: null,
  eventId: null,
  venueId: null,
  serviceId: null,
  personId: null,
  slotId: null,
  month: null,
};

/** Reads a query. An invalid value counts as not selected. `get` returns null or undefined if absent. */
export function readChoice(get: (name: string) => string | null | undefined): DiaryChoice {
  const date = get('date') ?? '';
  const month = get('month') ?? '';
  return {
    date: isDate(date) ? date : null,
    eventId: readId(get('event')),
    venueId: readId(get('venue')),
    serviceId: readId(get('service')),
    personId: readId(get('with')),
    slotId: get('slot') || null,
    month: isDate(`${month}-01`) ? month : null,
  };
}

function readId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Returns the choice's path on the hosted page or another: '/diary/willow?date=2026-11-24&event=3'. */
export function choicePath(slug: string, choice: Partial<DiaryChoice>, page: string = diaryPage): string {
  return buildPath(
    page,
    { slug },
    {
      month: choice.month,
      date: choice.date,
      event: choice.eventId,
      venue: choice.venueId,
      service: choice.serviceId,
      with: choice.personId,
      slot: choice.slotId,
    },
  );
}

/** Fields that a host page or a link may fill in. */
export type Prefill = Partial<AttendeeFields>;
