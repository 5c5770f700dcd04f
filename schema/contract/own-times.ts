/** The times that an owner may book for somebody who phones or walks in. */
import { z } from './zod.ts';
import { explainedTime } from './explanation.ts';
import { dateField, idField, idOrNone } from './fields.ts';

export const ownTimesQuery = z.object({
  date: dateField,
  /** A service of the business; without one, times that need none. */
  service_id: idOrNone,
  /** A person and a place of the business; without one, any. */
  person_id: idOrNone,
  place_id: idOrNone,
});

const named = z.array(z.object({ id: idField, name: z.string() }));

export const ownTimes = z.object({
  /** Who can take it on that date, also those whom only the owner books. */
  people: named,
  places: named,
  /**
   * In order of start, each event's own. The business's notice and limits are for customers: they close nothing here. A
   * time that has begun is offered until it ends.
   */
  times: z.array(
    explainedTime.extend({
      /** What a booking of it names, also where it is taken. */
      slot_id: z.string(),
      event_id: idField,
      event_name: z.string(),
      /** Where it would be; null where the event has no place. */
      place_name: z.string().nullable(),
      is_home_visit: z.boolean(),
      is_day_event: z.boolean(),
    }),
  ),
});

export type OwnTimes = z.infer<typeof ownTimes>;
export type OwnTime = OwnTimes['times'][number];
