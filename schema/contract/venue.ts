import { z } from 'zod';
import { CAPACITY_MAX } from '../words/limits.ts';
import { idField } from './fields.ts';

/** Where an event takes place. A favourite venue has the same fields (specification 1, section 3). */
export const venue = z.object({
  id: idField,
  venue_name: z.string(),
  venue_address: z.string().nullable(),
  venue_postcode: z.string(),
  max_capacity: z.int().min(1).max(CAPACITY_MAX).nullable(),
});

export type Venue = z.infer<typeof venue>;
