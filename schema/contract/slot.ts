import { clockTimeField, idField, instantField, idOrNone } from './fields.ts';
import { z } from './zod.ts';

/** A booking names its slot by this id. Clients must not read meaning into it. */
export const slotIdField = z.string().max(60);

/** The chosen venue, service and person, or any. */
export const slotsQuery = z.object({ venue_id: idOrNone, service_id: idOrNone, person_id: idOrNone });

/** A start and end that can be booked. */
export const slot = z.object({
  id: z.string(),
  /** The venue that a booking of this slot would get. */
  venue_id: idField.nullable(),
  /** Set if the request asked for a person. */
  person_id: idField.optional(),
  person_name: z.string().optional(),
  start_time: clockTimeField,
  end_time: clockTimeField,
  starts_at: instantField,
  ends_at: instantField,
  is_booked: z.boolean(),
  /** Free places of a class or a day event; null if a time takes one, or without a capacity. */
  places_left: z.int().nullable(),
});

export type Slot = z.infer<typeof slot>;
