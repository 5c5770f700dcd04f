import { z } from 'zod';
import { SERVICE_MINUTES_MAX } from '../words/limits.ts';
import { idField, poundsField } from './fields.ts';

/** One of an event's individual services (specification 1, section 3). */
export const service = z.object({
  id: idField,
  service_name: z.string(),
  service_description: z.string().nullable(),
  /** Pounds. */
  service_price: poundsField,
  estimated_duration_minutes: z.int().positive().max(SERVICE_MINUTES_MAX),
});

export type Service = z.infer<typeof service>;
