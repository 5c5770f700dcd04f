/** What the page itself knows of its request: its kind, the form's field for each of its paths, and its rows. */

import type { PatternRequest } from '@daybook/schema/contract/pattern';
import type { Venue } from '@daybook/schema/contract/venue';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { DATE_FIELDS } from './dates.ts';
import {
  fieldsOfVenue,
  TYPED,
  type NewEventForm,
  type NewEventRequest,
  type ServiceFields,
  type VenueFields,
} from './new-event-form.ts';
import { openDays, worksOn } from './week.ts';

export const isWeeklyHours = (request: NewEventRequest): request is PatternRequest => 'weekdays' in request;

export const peopleOn = (form: NewEventForm, weekday: number) =>
  chosenPeople(form).filter((person) => worksOn(person, weekday));

/** Returns the rows that are not from the business's lists. */
export function newOnes<Fields extends ServiceFields | VenueFields>(rows: readonly Fields[]): Fields[] {
  return rows.filter((row) => !('place_id' in row ? row.place_id : row.service_id));
}

export const chosenPeople = ({ people }: NewEventForm) => people.filter(({ is_chosen }) => is_chosen);

/** Returns the form's field for one of the request's: ['services', 0, 'estimated_duration_minutes']. */
export function fieldOf(form: NewEventForm, path: readonly PropertyKey[]): PropertyKey[] {
  const [list, sentIndex, name] = path;
  if (list === 'event') return fieldOf(form, path.slice(1));
  if (list === 'weekdays') return fieldOfWeekday(form, path.slice(1));
  if (list === 'dates') return [DATE_FIELDS[form.date_method]];
  if (list === 'service_ids') return ['services'];
  if (list === 'place_ids' || list === 'places') return ['venues'];
  if (list === 'person_ids') return ['people'];
  const index = rowOf(form, list, sentIndex);
  // A typed length must be corrected where it was typed.
  const isTyped =
    list === 'services' &&
    name === 'estimated_duration_minutes' &&
    form.services[Number(index)]?.estimated_duration_minutes === TYPED;
  if (isTyped) return [list, index ?? 0, 'typed_minutes'];
  return index === undefined ? [...path] : [list ?? '', index, ...path.slice(2)];
}

/** The same for a field of one of the request's weekdays, such as [0, 'people', 1, 'start_time']. */
function fieldOfWeekday(form: NewEventForm, [sentIndex, field, person, ...rest]: readonly PropertyKey[]) {
  const weekday = openDays(form)[Number(sentIndex)]?.weekday;
  if (weekday === undefined) return ['week'];
  if (field !== 'people') return ['week', weekday, ...(field === undefined ? [] : [field])];
  const sent = peopleOn(form, weekday)[Number(person)];
  return sent === undefined ? ['people'] : ['people', form.people.indexOf(sent), 'days', weekday, ...rest];
}

/** Returns the form's row for one of the request's rows, of which there are fewer. */
function rowOf(form: NewEventForm, list: PropertyKey | undefined, index: PropertyKey | undefined) {
  const sent = { services: newOnes(form.services), venues: newOnes(form.venues), people: chosenPeople(form) };
  if (index === undefined || (list !== 'services' && list !== 'venues' && list !== 'people')) return index;
  const rows: readonly unknown[] = form[list];
  return rows.indexOf(sent[list][Number(index)]);
}

/** The same for the server's dotted paths: 'dates.0' becomes 'range_start', for example. */
export function fieldNameOf(path: string, form: NewEventForm): string {
  return fieldOf(form, path.split('.')).join('.');
}

/** Returns the favourite that equals the fields, apart from spaces. */
export function sameVenue(favourites: readonly Venue[], fields: VenueFields): Venue | undefined {
  const typed: Record<string, string> = { ...fields, place_id: '' };
  return favourites.find((favourite) => {
    const kept: Record<string, string> = { ...fieldsOfVenue(favourite) };
    return Object.entries(kept).every(([name, text]) => text === oneLine(typed[name] ?? ''));
  });
}
