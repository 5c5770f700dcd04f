import { z } from 'zod';
import { publicBusiness } from './business.ts';
import { publicEvent } from './event.ts';
import { dateField, idField } from './fields.ts';
import { slot } from './slot.ts';

/** The slots of one event, as chosen by venue and service. */
export const eventSlots = z.object({
  event_id: idField,
  venue_id: idField.nullable(),
  service_id: idField.nullable(),
  slots: z.array(slot),
});

/** Everything the diary needs to open on a bookable day without a second request. */
export const diary = z.object({
  business: publicBusiness,
  /** From today on, in order of date and start. */
  events: z.array(publicEvent),
  dates: z.array(
    z.object({
      date: dateField,
      /** Free times or places over all events of the date; null is no limit. */
      free_count: z.int().nullable(),
      is_nearly_full: z.boolean(),
    }),
  ),
  /** The first date with a free time; null when all is taken or past. */
  first_free_date: dateField.nullable(),
  /** The slots of the event that the diary opens on; null when there is no event, or a choice comes first. */
  opening: eventSlots.nullable(),
});

export type EventSlots = z.infer<typeof eventSlots>;
export type Diary = z.infer<typeof diary>;
