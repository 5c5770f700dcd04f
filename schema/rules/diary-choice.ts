/**
 * What a visitor has selected in a diary, as the hosted page's query. The links of the page without
 * JavaScript, share links and the widget's attributes all use these names.
 */

import { diaryPage } from '../words/routes.ts';
import type { AttendeeFields } from './attendee.ts';
import { isDate } from './date.ts';
import { buildPath, type Query } from './path.ts';

/** `service=choose` in the URL: the customer is still choosing a service. */
export const CHOOSE = 'choose';

export interface DiaryChoice {
  /** YYYY-MM-DD */
  date: string | null;
  eventId: number | null;
  /**
   * The service for which the whole diary is shown, by its id in the business's list of services; null shows
   * every time.
   */
  catalogueId: number | typeof CHOOSE | null;
  venueId: number | null;
  /** The event's own id of the chosen service. */
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
  catalogueId: null,
  venueId: null,
  serviceId: null,
  personId: null,
  slotId: null,
  month: null,
};

/**
 * Reads a query. An invalid value counts as not selected. `get` returns null or undefined if absent. `service`
 * is the event's own id next to `event`, and otherwise in the business's list; then `in` names the event.
 */
export function readChoice(get: (name: string) => string | null | undefined): DiaryChoice {
  const date = get('date') ?? '';
  const month = get('month') ?? '';
  const eventId = readId(get('event'));
  const service = get('service');
  const catalogueId = eventId !== null ? null : service === CHOOSE ? CHOOSE : readId(service);
  return {
    date: isDate(date) ? date : null,
    eventId: catalogueId === null ? eventId : readId(get('in')),
    catalogueId,
    venueId: readId(get('venue')),
    serviceId: eventId === null ? null : readId(service),
    personId: readId(get('with')),
    slotId: get('slot') || null,
    month: isDate(`${month}-01`) ? month : null,
  };
}

function readId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Returns the choice of a service and person, without a date. */
export const withoutDate = ({ catalogueId, personId }: DiaryChoice): DiaryChoice => ({
  ...NOTHING_CHOSEN,
  catalogueId,
  personId: catalogueId === null ? null : personId,
});

/** Returns the choice's path on the hosted page or another: '/diary/willow?date=2026-11-24&event=3'. */
export function choicePath(slug: string, choice: Partial<DiaryChoice>, page: string = diaryPage): string {
  return buildPath(page, { slug }, choiceQuery(choice));
}

/** Returns the choice as a query. */
export function choiceQuery(choice: Partial<DiaryChoice>): Query {
  const { month, date, eventId, catalogueId, venueId: venue, personId, slotId: slot } = choice;
  return catalogueId
    ? { service: catalogueId, with: personId, month, date, in: eventId, venue, slot }
    : { month, date, event: eventId, venue, service: eventId && choice.serviceId, with: personId, slot };
}

/** Fields that a host page or a link may fill in. */
export type Prefill = Partial<AttendeeFields>;
