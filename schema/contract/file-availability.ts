/** A business's weekly hours and time off in its file. Ids are positions in the file's catalogue. */

import { FILE_DATES_SKIPPED_MAX } from '../figures/bounds.ts';
import { dateField, blameIn } from './fields.ts';
import { checkWeekdays, patternFields } from './pattern.ts';
import { checkTimeOff, timeOffFields } from './time-off.ts';
import { z } from './zod.ts';

/** Fields that a file leaves empty, because the catalogue has their items. */
const WRITTEN_OUT = { venues: [], services: [], place_ids: [], person_ids: [] };

const filePattern = z
  .object({
    kind: z.literal('weekly_hours'),
    ...patternFields,
    event: patternFields.event.omit({
      venues: true,
      services: true,
      place_ids: true,
      person_ids: true,
      service_type: true,
    }),
    is_paused: z.boolean(),
    /** Dates that were cancelled by hand. They are never published again. */
    skipped_dates: z.array(dateField).max(FILE_DATES_SKIPPED_MAX),
  })
  .superRefine(({ event, weekdays }, context) =>
    checkWeekdays({ event: { ...event, ...WRITTEN_OUT }, weekdays }, blameIn(context)),
  );

const fileTimeOff = z.object({ kind: z.literal('time_off'), ...timeOffFields }).superRefine(checkTimeOff);

export const fileAvailability = z.discriminatedUnion('kind', [filePattern, fileTimeOff]);

export type FilePattern = z.output<typeof filePattern>;
export type FileTimeOff = z.output<typeof fileTimeOff>;
export type FileAvailability = z.output<typeof fileAvailability>;

/** Returns the catalogue positions that the item refers to, by kind. A resource is a person or a place. */
export function namedInAvailability(
  item: FileAvailability,
): Record<'resource' | 'person' | 'place' | 'service', number[]> {
  if (item.kind === 'time_off')
    return {
      resource: item.resource_id === null ? [] : [item.resource_id],
      person: [],
      place: [],
      service: [],
    };
  const { event, weekdays } = item;
  const people = [...event.people, ...weekdays.flatMap((weekday) => weekday.people ?? [])];
  return {
    resource: [],
    person: [...new Set(people.map(({ id }) => id))],
    place: event.places.map(({ id }) => id),
    service: event.service_ids,
  };
}
