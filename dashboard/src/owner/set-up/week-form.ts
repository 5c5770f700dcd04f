/** The form of weekly hours as the set-up fills it in: what owners say there, and sensible values for the rest. */

import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService, Person } from '@daybook/schema/contract/catalogue';
import type { Pattern } from '@daybook/schema/contract/pattern';
import { CLOCK_TIME, minutesOf } from '@daybook/schema/rules/clock-time';
import { inUse } from '../choices.ts';
import { fieldsOfPattern } from '../new-event/form/fields-of-pattern.ts';
import {
  EMPTY_FORM,
  EMPTY_PERSON,
  EMPTY_SERVICE,
  fieldsOfVenue,
  type NewEventForm,
} from '../new-event/form/new-event-form.ts';
import { openDays } from '../new-event/form/week.ts';
import { clockWords, weekSentence } from '../weekly-hours/weekly-hours-sentence.ts';
import { EVENT_NAME, hoursAWeek, PERSONAL_MESSAGE, weekResult } from './set-up-texts.ts';

export interface WeekLists {
  people: readonly Person[];
  services: readonly CatalogueService[];
  patterns: readonly Pattern[];
}

/**
 * `today` is a date on the business's clock. Earlier weekly hours, or what was typed of them, get the services
 * and the team of now.
 */
export function weekFormOf(
  business: Business,
  lists: WeekLists,
  today: string,
  typed: NewEventForm | null = null,
): NewEventForm {
  const [pattern] = lists.patterns;
  const services = inUse(lists.services).map(({ id }) => ({ ...EMPTY_SERVICE, service_id: String(id) }));
  const people = inUse(lists.people).map(({ id, name }) => ({ ...EMPTY_PERSON, id, name }));
  const earlier = typed ?? (pattern ? fieldsOfPattern(pattern, lists) : null);
  if (earlier) {
    const known = new Map(earlier.people.map((person) => [person.id, person]));
    return { ...earlier, services, people: people.map((person) => known.get(person.id) ?? person) };
  }
  return {
    ...EMPTY_FORM,
    idempotency_key: crypto.randomUUID(),
    event_name: EVENT_NAME,
    personal_message: PERSONAL_MESSAGE,
    date_method: 'weekly',
    from_date: today,
    kind: 'individual_services',
    buffer_minutes: '0',
    services,
    people,
    venues: [
      fieldsOfVenue({
        venue_name: business.business_name,
        venue_address: business.business_address,
        ...(business.postcode && { venue_postcode: business.postcode }),
      }),
    ],
  };
}

/** Returns whether all open days have the same hours. */
export const haveSameHours = (form: NewEventForm): boolean =>
  new Set(openDays(form).map(({ start_time, end_time }) => `${start_time} ${end_time}`)).size < 2;

/** Returns 'Tuesday to Saturday, 9am to 5:30pm; closed 1pm to 1:30pm.'; null while a time is missing. */
export function resultOf(form: NewEventForm): { week: string; hours: string } | null {
  const days = openDays(form);
  const lunch = form.has_lunch_break ? [form.lunch_start_time, form.lunch_end_time] : [];
  const times = [...days.flatMap(({ start_time, end_time }) => [start_time, end_time]), ...lunch];
  if (days.length === 0 || times.some((time) => !CLOCK_TIME.test(time))) return null;
  const [lunchStart = '', lunchEnd = ''] = lunch;
  const minutes = days.reduce((sum, { start_time, end_time }) => {
    const from = minutesOf(start_time);
    const until = minutesOf(end_time);
    const pause =
      lunch.length === 0
        ? 0
        : Math.max(0, Math.min(until, minutesOf(lunchEnd)) - Math.max(from, minutesOf(lunchStart)));
    return sum + Math.max(0, until - from - pause);
  }, 0);
  return {
    week: weekResult(
      weekSentence({ weekdays: days.map((day) => ({ ...day, day: day.weekday + 1 })), every_weeks: 1 }),
      lunch.length === 0 ? null : `${clockWords(lunchStart)} to ${clockWords(lunchEnd)}`,
    ),
    hours: hoursAWeek(minutes),
  };
}
