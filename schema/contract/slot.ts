import { z } from './zod.ts';
import { clockTimeField, idField, instantField } from './fields.ts';

/** A start and end that can be booked (decision 10). */
export const slot = z.object({
  /** A booking names its slot by this id. Clients must not read meaning into it. */
  id: z.string(),
  /** The venue this slot would be booked in. */
  venue_id: idField.nullable(),
  /** The person, where one was asked for. */
  person_id: idField.optional(),
  person_name: z.string().optional(),
  start_time: clockTimeField,
  end_time: clockTimeField,
  starts_at: instantField,
  ends_at: instantField,
  is_booked: z.boolean(),
  /** Free places of a day event with a capacity; null elsewhere. */
  places_left: z.int().nullable(),
});

export type Slot = z.infer<typeof slot>;
